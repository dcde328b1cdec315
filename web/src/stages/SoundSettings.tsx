// The part of the settings about sound and other people's fights; comes when the settings are opened.
import { SetChoice, SetRow, SetSwitch } from "../home/rows";
import { GROUPS, OTHERS, others, sound, soundAsked, volumes } from "./settings";
import { begin, play } from "./sound";
import { say } from "./words";

const SAMPLE = { table: "set", event: "strike", turn: "horn" } as const;

export const SoundRows = () => (
  <>
    <SetSwitch
      label={say("set.sound")}
      text={say("set.soundText")}
      on={sound.value}
      press={(on) => {
        sound.value = on;
        soundAsked.value = true;
        begin();
        play("set");
      }}
    />
    {sound.value &&
      GROUPS.map((g) => (
        <SetRow key={g} label={say(`set.${g}`)}>
          <input
            id={`volume-${g}`}
            aria-label={say(`set.${g}`)}
            type="range"
            min={0}
            max={1}
            step={0.1}
            value={volumes.value[g]}
            onChange={(e) => {
              volumes.value = { ...volumes.value, [g]: Number(e.currentTarget.value) };
              play(SAMPLE[g]);
            }}
          />
        </SetRow>
      ))}
  </>
);

export const OthersRow = () => (
  <SetChoice
    label={say("set.others")}
    text={say("set.othersText")}
    value={others.value}
    all={OTHERS}
    name={(x) => say(`set.${x}`)}
    on={(x) => {
      others.value = x;
    }}
  />
);
