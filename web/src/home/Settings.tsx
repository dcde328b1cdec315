// What all dialogs are made of, and the door to the settings, which come when they are opened (`Device.tsx`).
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Ic } from "../art/icons";
import { t } from "../words";

export const settingsOpen = signal(false);
export const openSettings = () => {
  settingsOpen.value = true;
};

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
