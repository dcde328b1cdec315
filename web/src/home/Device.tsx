// What belongs to this device: language, theme, sound, speed of what others do, and whether irrevocable
// answers are asked for twice.
import { Ic } from "../art/icons";
import { hall } from "../core/halls";
import { askTwice, chooseTheme, lang, myName, speed, SPEEDS, theme, withDevice } from "../core/settings";
import { LANGS, languageOf } from "../core/words";
import { OthersRow, SoundRows } from "../stages/SoundSettings";
import { t } from "../words";
import { SetChoice, SetSwitch } from "./rows";
import { Modal, settingsOpen } from "./Settings";

/** Words about a setting, where there is room for them. */
export type About = (what: "theme" | "lang" | "speed" | "twice") => string;

/** How the page looks and sounds on this device. */
export const LookSettings = ({ about }: { about?: About }) => (
  <>
    <SetChoice
      label={t("set.lang")}
      text={about?.("lang")}
      value={lang.value}
      all={LANGS}
      name={(l) => languageOf(l).name}
      on={(l) => {
        lang.value = l;
      }}
    />
    <SetChoice
      label={t("set.theme")}
      text={about?.("theme")}
      value={withDevice.value ? "device" : theme.value}
      all={["device", "dark", "light"] as const}
      name={(x) => t(x === "device" ? "set.asDevice" : `set.${x}`)}
      on={chooseTheme}
    />
    <SoundRows />
  </>
);

/** How a table behaves on this device. */
export const TableSettings = ({ about }: { about?: About }) => (
  <>
    <SetChoice
      label={t("set.speed")}
      text={about?.("speed")}
      value={speed.value}
      all={SPEEDS}
      name={(x) =>
        t(x === "slow" ? "set.slow" : x === "normal" ? "set.normal" : x === "fast" ? "set.fast" : "set.off")
      }
      on={(x) => {
        speed.value = x;
      }}
    />
    <OthersRow />
    <SetSwitch
      label={t("set.twice")}
      text={about?.("twice")}
      on={askTwice.value}
      press={(on) => {
        askTwice.value = on;
      }}
    />
  </>
);

export const SettingsDialog = () => {
  const close = () => {
    settingsOpen.value = false;
    void hall.value?.callMe(myName.value).catch(() => {}); // a name that cannot be is said where it is needed
  };
  const guest = hall.value?.me.value?.guest !== false;
  return (
    <Modal title={t("set.title")} onClose={close}>
      {guest && (
        <label class="field" for="my-name">
          <span>{t("set.name")}</span>
          <input
            id="my-name"
            maxLength={32}
            value={myName.value}
            onInput={(e) => {
              myName.value = e.currentTarget.value;
            }}
          />
        </label>
      )}
      <div class="set-rows">
        <LookSettings />
        <TableSettings />
      </div>
      {hall.value && (
        <a class="btn wide" href="#/set" onClick={close}>
          <Ic name="person" />
          {t("set.more")}
        </a>
      )}
    </Modal>
  );
};
