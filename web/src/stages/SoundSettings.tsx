// The part of the settings about sound and other people's fights; comes when the settings are opened.
import { Segments } from "../home/Settings";
import { GROUPS, OTHERS, others, sound, soundAsked, volumes } from "./settings";
import { begin, play } from "./sound";
import { say } from "./words";

const SAMPLE = { table: "set", event: "strike", turn: "horn" } as const;

export const SoundSettings = () => (
  <>
    <Segments
      label={say("set.sound")}
      value={sound.value ? "on" : "off"}
      all={["on", "off"] as const}
      name={(x) => say(x === "on" ? "set.on" : "set.off")}
      on={(x) => {
        sound.value = x === "on";
        soundAsked.value = true;
        begin();
        play("set");
      }}
    />
    {sound.value &&
      GROUPS.map((g) => (
        <label class="field volume" key={g} for={`volume-${g}`}>
          <span>{say(`set.${g}`)}</span>
          <input
            id={`volume-${g}`}
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
        </label>
      ))}
    <Segments
      label={say("set.others")}
      value={others.value}
      all={OTHERS}
      name={(x) => say(`set.${x}`)}
      on={(x) => {
        others.value = x;
      }}
    />
  </>
);
