// From a guest to an account and back: making one, signing in elsewhere, name, password, sessions, leaving.
import { useSignal } from "@preact/signals";
import { Ic } from "../art/icons";
import { hall } from "../core/halls";
import { mineThere } from "../core/mine";
import { go } from "../core/route";
import { myName } from "../core/settings";
import { ago, day } from "../core/times";
import { Modal } from "../home/Settings";
import { saveText } from "../table/save";
import { t } from "../words";
import { Bad, Card, Field, Quiet, tell, useAsked } from "./kit";
import { refusal, say } from "./say";

/** A form that is sent once at a time, and says why it was refused. */
const useForm = (send: () => Promise<void>, about = "") => {
  const busy = useSignal(false),
    bad = useSignal("");
  const submit = async (e?: Event) => {
    e?.preventDefault();
    if (busy.value) return;
    busy.value = true;
    bad.value = "";
    try {
      await send();
    } catch (x) {
      bad.value = refusal(x, about);
    } finally {
      busy.value = false;
    }
  };
  return { busy: busy.value, bad: bad.value, submit };
};

export const MakeAccount = ({ onHave }: { onHave: () => void }) => {
  const me = hall.value?.me.value,
    name = useSignal(myName.value || me?.name || ""),
    password = useSignal("");
  const n = mineThere.value?.length ?? 0;
  const form = useForm(async () => {
    await hall.value!.become({ t: "register", name: name.value.trim(), password: password.value });
    go("#/set/welcome");
  }, "new");
  return (
    <Card icon="key" title={say("account.make")}>
      <p class="soft small">{n ? say("account.keeps", { n }) : say("account.keepsNone")}</p>
      <form class="stack sec-s" onSubmit={(e) => void form.submit(e)} data-register>
        <div class="g2">
          <Field
            id="acc-name"
            label={say("account.name")}
            value={name.value}
            maxLength={32}
            autocomplete="username"
            required
            on={(x) => {
              name.value = x;
            }}
          />
          <Field
            id="acc-password"
            label={say("account.password")}
            type="password"
            value={password.value}
            minLength={8}
            maxLength={256}
            autocomplete="new-password"
            required
            on={(x) => {
              password.value = x;
            }}
          />
        </div>
        <Bad text={form.bad} />
        <div class="row">
          <button class="btn primary" type="submit" disabled={form.busy}>
            {say("account.go")}
          </button>
          <button class="btn quiet" type="button" onClick={onHave} data-have>
            {say("account.have")}
          </button>
        </div>
        <p class="tiny muted">{say("account.mailLater")}</p>
      </form>
    </Card>
  );
};

export const SignIn = ({ onMake }: { onMake: () => void }) => {
  const name = useSignal(""),
    password = useSignal(""),
    lost = useSignal(false);
  const guests = mineThere.value?.filter((k) => k.status !== "over").length ?? 0;
  const form = useForm(async () => {
    await hall.value!.become({ t: "login", name: name.value.trim(), password: password.value });
    go("#/");
  });
  const reset = useForm(async () => {
    await tell({ t: "reset", name: name.value.trim() });
    lost.value = true;
  });
  return (
    <Card icon="key" title={t("nav.signIn")}>
      {guests > 0 && <p class="unc small">{say("account.leaves", { n: guests })}</p>}
      <form class="stack" onSubmit={(e) => void form.submit(e)} data-login>
        <div class="g2">
          <Field
            id="in-name"
            label={say("account.name")}
            value={name.value}
            maxLength={32}
            autocomplete="username"
            required
            on={(x) => {
              name.value = x;
            }}
          />
          <Field
            id="in-password"
            label={say("account.passwordIs")}
            type="password"
            value={password.value}
            maxLength={256}
            autocomplete="current-password"
            on={(x) => {
              password.value = x;
            }}
          />
        </div>
        <Bad text={form.bad || reset.bad} />
        {lost.value && (
          <p class="unc" role="status">
            {say("account.letter")}
          </p>
        )}
        <div class="row">
          <button class="btn primary" type="submit" disabled={form.busy}>
            {t("nav.signIn")}
          </button>
          <button class="btn quiet" type="button" onClick={onMake}>
            {say("account.make")}
          </button>
          <button
            class="btn quiet push"
            type="button"
            disabled={reset.busy || !name.value.trim()}
            onClick={() => void reset.submit()}
          >
            {say("account.forgot")}
          </button>
        </div>
      </form>
    </Card>
  );
};

/** The link of a letter: a new password for whoever has lost the old one. */
export const ResetForm = ({ name, code }: { name: string; code: string }) => {
  const password = useSignal("");
  const form = useForm(async () => {
    await hall.value!.become({ t: "reset_password", name, code, new: password.value });
    go("#/set/welcome");
  }, "mail");
  return (
    <Card icon="key" title={say("account.reset", { name })}>
      <form class="stack" onSubmit={(e) => void form.submit(e)}>
        <Field
          id="reset-password"
          label={say("account.password")}
          type="password"
          value={password.value}
          minLength={8}
          maxLength={256}
          autocomplete="new-password"
          required
          on={(x) => {
            password.value = x;
          }}
        />
        <Bad text={form.bad} />
        <div class="row">
          <button class="btn primary" type="submit" disabled={form.busy}>
            {say("account.setNew")}
          </button>
        </div>
      </form>
    </Card>
  );
};

const ChangeName = ({ name: now, onDone }: { name: string; onDone: () => void }) => {
  const name = useSignal(now),
    password = useSignal("");
  const form = useForm(async () => {
    await hall.value!.become({ t: "name", name: name.value.trim(), password: password.value });
    onDone();
  }, "rename");
  return (
    <form class="stack" onSubmit={(e) => void form.submit(e)}>
      <div class="g2">
        <Field
          id="new-name"
          label={say("account.name")}
          value={name.value}
          maxLength={32}
          required
          on={(x) => {
            name.value = x;
          }}
        />
        <Field
          id="name-password"
          label={say("account.passwordIs")}
          type="password"
          value={password.value}
          autocomplete="current-password"
          required
          on={(x) => {
            password.value = x;
          }}
        />
      </div>
      <Bad text={form.bad} />
      <div class="row">
        <button class="btn primary sm" type="submit" disabled={form.busy}>
          {say("do.save")}
        </button>
        <button class="btn sm quiet" type="button" onClick={onDone}>
          {say("do.cancel")}
        </button>
      </div>
    </form>
  );
};

const ChangePassword = ({ onDone }: { onDone: () => void }) => {
  const old = useSignal(""),
    fresh = useSignal("");
  const form = useForm(async () => {
    await hall.value!.become({ t: "password", old: old.value, new: fresh.value });
    onDone();
  }, "own");
  return (
    <form class="stack" onSubmit={(e) => void form.submit(e)}>
      <div class="g2">
        <Field
          id="old-password"
          label={say("account.passwordIs")}
          type="password"
          value={old.value}
          autocomplete="current-password"
          required
          on={(x) => {
            old.value = x;
          }}
        />
        <Field
          id="new-password"
          label={say("account.passwordNew")}
          type="password"
          value={fresh.value}
          minLength={8}
          autocomplete="new-password"
          required
          on={(x) => {
            fresh.value = x;
          }}
        />
      </div>
      <Bad text={form.bad} />
      <div class="row">
        <button class="btn primary sm" type="submit" disabled={form.busy}>
          {say("do.save")}
        </button>
        <button class="btn sm quiet" type="button" onClick={onDone}>
          {say("do.cancel")}
        </button>
      </div>
    </form>
  );
};

export const AccountCard = () => {
  const me = hall.value!.me.value!,
    open = useSignal<"" | "name" | "password">("");
  const close = () => {
    open.value = "";
  };
  return (
    <Card icon="person" title={say("set.account")} id="account">
      <div class="set">
        <div>
          <div>
            <b>{me.name}</b>
            <p>{say("set.nameText")}</p>
          </div>
          <button
            class="btn sm"
            type="button"
            data-rename
            onClick={() => {
              open.value = open.value === "name" ? "" : "name";
            }}
          >
            {say("do.change")}
          </button>
        </div>
        {open.value === "name" && <ChangeName name={me.name} onDone={close} />}
        <div>
          <div>
            <b>{say("account.passwordWord")}</b>
            <p>{say("set.passwordText")}</p>
          </div>
          <button
            class="btn sm"
            type="button"
            onClick={() => {
              open.value = open.value === "password" ? "" : "password";
            }}
          >
            {say("do.change")}
          </button>
        </div>
        {open.value === "password" && <ChangePassword onDone={close} />}
      </div>
      <Sessions />
    </Card>
  );
};

interface Session {
  id: string;
  since: number;
  used: number;
  me: boolean;
}

const Sessions = () => {
  const { got, bad, put } = useAsked(() => hall.value!.ask<{ sessions: Session[] }>({ t: "sessions" }), []);
  const leave = async (session: Session | null) => {
    if (session?.me) {
      await hall.value!.goOut({ t: "session_end", session: session.id }).catch(() => {});
      go("#/");
    } else put(await tell<{ sessions: Session[] }>({ t: "session_end", session: session?.id ?? null }));
  };
  const all = got?.sessions ?? [];
  return (
    <>
      <h3 class="sec-s">
        <Ic name="device" />
        {say("set.sessions")}
      </h3>
      <Bad text={bad} />
      <div class="set" data-sessions={all.length}>
        {all.map((s) => (
          <div key={s.id}>
            <div>
              <b>{say(s.me ? "set.thisDevice" : "set.otherDevice")}</b>
              <p>{say("set.seen", { when: s.me ? say("set.now") : ago(s.used), since: day(s.since) })}</p>
            </div>
            <button class="btn sm" type="button" onClick={() => void leave(s)}>
              {say("set.out")}
            </button>
          </div>
        ))}
        {all.length > 1 && (
          <div>
            <div>
              <b>{say("set.outAll")}</b>
              <p>{say("set.outAllText")}</p>
            </div>
            <button class="btn sm" type="button" onClick={() => void leave(null)}>
              {say("set.out")}
            </button>
          </div>
        )}
      </div>
    </>
  );
};

/** All that the hall keeps about me, table by table, as lines of JSON in one file. */
const takeAlong = async (): Promise<void> => {
  const { t: _, req: __, ...kept } = await tell<Record<string, unknown>>({ t: "export" });
  const lines = [JSON.stringify(kept)];
  for (const table of (kept.tables as string[] | undefined) ?? [])
    lines.push(JSON.stringify((await tell<Record<string, unknown>>({ t: "export", table })).table));
  saveText("meadhall-me.jsonl", `${lines.join("\n")}\n`);
};

const Goodbye = ({ onClose }: { onClose: () => void }) => {
  const me = hall.value!.me.value!,
    typed = useSignal(""),
    password = useSignal("");
  const form = useForm(async () => {
    await hall.value!.goOut({ t: "delete", ...(me.guest ? {} : { password: password.value }) });
    myName.value = "";
    onClose();
    go("#/");
  }, "own");
  return (
    <Modal title={say("set.delete")} onClose={onClose}>
      <p>{say(me.guest ? "set.deleteGuest" : "set.deleteText")}</p>
      <form class="stack" onSubmit={(e) => void form.submit(e)} data-delete>
        <Field
          id="bye-name"
          label={say("set.deleteType", { name: me.name })}
          value={typed.value}
          autocomplete="off"
          on={(x) => {
            typed.value = x;
          }}
        />
        {!me.guest && (
          <Field
            id="bye-password"
            label={say("account.passwordIs")}
            type="password"
            value={password.value}
            autocomplete="current-password"
            required
            on={(x) => {
              password.value = x;
            }}
          />
        )}
        <Bad text={form.bad} />
        <div class="row">
          <button class="btn danger" type="submit" disabled={form.busy || typed.value.trim() !== me.name}>
            <Ic name="trash" />
            {say("set.delete")}
          </button>
          <button class="btn" type="button" onClick={onClose}>
            {say("set.deleteStop")}
          </button>
        </div>
      </form>
    </Modal>
  );
};

export const DataCard = () => {
  const leaving = useSignal(false),
    form = useForm(takeAlong);
  if (!hall.value?.me.value) return <Quiet>{say("needs.hall")}</Quiet>;
  return (
    <Card icon="download" title={say("set.data")} id="data">
      <div class="set">
        <div>
          <div>
            <b>{say("set.export")}</b>
            <p>{say("set.exportText")}</p>
          </div>
          <button
            class="btn sm"
            type="button"
            disabled={form.busy}
            onClick={() => void form.submit()}
            data-export
          >
            <Ic name="download" />
            {say("set.exportGo")}
          </button>
        </div>
        <div>
          <div>
            <b>{say("set.delete")}</b>
            <p>{say(hall.value.me.value.guest ? "set.deleteGuest" : "set.deleteText")}</p>
          </div>
          <button
            class="btn sm danger"
            type="button"
            data-leave
            onClick={() => {
              leaving.value = true;
            }}
          >
            <Ic name="trash" />
            {say("set.deleteGo")}
          </button>
        </div>
      </div>
      <Bad text={form.bad} />
      {leaving.value && (
        <Goodbye
          onClose={() => {
            leaving.value = false;
          }}
        />
      )}
    </Card>
  );
};
