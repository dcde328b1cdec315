// Settings: language, theme, speed of what others do, name, and whether irrevocable answers are asked for
// twice.
import { signal, useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Ic } from "../art/icons";
import { hall } from "../core/halls";
import { askTwice, lang, myName, speed, SPEEDS, theme } from "../core/settings";
import { type Lang, LANGS } from "../core/words";
import { t } from "../words";

const open = signal(false);
export const openSettings = () => {
  open.value = true;
};

export const LANG_NAMES: Record<Lang, string> = { en: "English", ru: "Русский", de: "Deutsch" };

export const Modal = ({
  title,
  onClose,
  children,
  cls = "",
}: {
  title: string;
  onClose: () => void;
  children: preact.ComponentChildren;
  cls?: string;
}) => {
  const box = useRef<HTMLDialogElement>(null),
    gone = useRef(false);
  useEffect(() => {
    const b = box.current,
      from = document.activeElement as HTMLElement | null;
    if (b && !b.open) b.showModal();
    return () => {
      gone.current = true;
      b?.close();
      // Where the browser gives the focus to nobody, whoever opened it has it again.
      setTimeout(() => {
        if (document.activeElement === document.body && from?.isConnected)
          from.focus({ preventScroll: true });
      });
    };
  }, []);
  return (
    <dialog
      ref={box}
      class={`modal ${cls}`}
      aria-label={title}
      onCancel={onClose}
      // The word that it is closed comes late: by then another one may be open.
      onClose={() => {
        if (!gone.current) onClose();
      }}
      onClick={(e) => {
        if (e.target === box.current) onClose();
      }}
    >
      <div class="modal-in">
        <header>
          <h2>{title}</h2>
          <button class="tool" type="button" aria-label={t("do.close")} onClick={onClose}>
            <Ic name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
};

export const Segments = <T extends string | number>({
  label,
  value,
  all,
  name,
  on,
}: {
  label: string;
  value: T;
  all: readonly T[];
  name: (x: T) => string;
  on: (x: T) => void;
}) => (
  <fieldset class="seg">
    <legend>{label}</legend>
    {all.map((x) => (
      <button
        key={x}
        type="button"
        class={x === value ? "on" : ""}
        aria-pressed={x === value}
        onClick={() => on(x)}
      >
        {name(x)}
      </button>
    ))}
  </fieldset>
);

/** Sound and stages come when they are asked for. */
const SoundPart = () => {
  const part = useSignal<ComponentType | null>(null);
  useEffect(() => {
    import("../stages/SoundSettings").then(
      (m) => {
        part.value = m.SoundSettings;
      },
      () => {},
    );
  }, []);
  return part.value ? <part.value /> : null;
};

/** What belongs to this device. */
export const DeviceSettings = () => (
  <>
    <Segments
      label={t("set.lang")}
      value={lang.value}
      all={LANGS}
      name={(l) => LANG_NAMES[l]}
      on={(l) => {
        lang.value = l;
      }}
    />
    <Segments
      label={t("set.theme")}
      value={theme.value}
      all={["dark", "light"] as const}
      name={(x) => t(x === "dark" ? "set.dark" : "set.light")}
      on={(x) => {
        theme.value = x;
      }}
    />
    <Segments
      label={t("set.speed")}
      value={speed.value}
      all={SPEEDS}
      name={(x) =>
        t(x === "slow" ? "set.slow" : x === "normal" ? "set.normal" : x === "fast" ? "set.fast" : "set.off")
      }
      on={(x) => {
        speed.value = x;
      }}
    />
    <label class="check">
      <input
        type="checkbox"
        checked={askTwice.value}
        onChange={(e) => {
          askTwice.value = e.currentTarget.checked;
        }}
      />
      {t("set.twice")}
    </label>
    <SoundPart />
  </>
);

export const SettingsDialog = () => {
  if (!open.value) return null;
  const close = () => {
    open.value = false;
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
      <DeviceSettings />
      {hall.value && (
        <a class="btn wide" href="#/set" onClick={close}>
          <Ic name="person" />
          {t("set.more")}
        </a>
      )}
    </Modal>
  );
};
