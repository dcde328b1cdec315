// How the hall may call me: by the browser, by letters, by a web-hook of my own. Nothing rings until it is
// asked for.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Ic } from "../art/icons";
import { allowCalls, browserCalls, canCall } from "../core/calls";
import { hall } from "../core/halls";
import { lang } from "../core/settings";
import { Bad, Card, Field, Switch, tell, useAsked } from "./kit";
import { refusal, say } from "./say";

const KINDS = ["turn", "invite", "result", "cup"] as const;
type Kind = (typeof KINDS)[number];

interface Mail {
  can: boolean;
  address: string | null;
  waiting: string | null;
  lang: string;
  kinds: Kind[];
  /** Why the hall sends none any more. */
  off: string | null;
  hook: { url: string; kinds: Kind[]; off: string | null } | null;
}

const BrowserCalls = () => {
  const denied = useSignal(false);
  const press = async (on: boolean) => {
    denied.value = false;
    if (on) denied.value = !(await allowCalls());
    else browserCalls.value = false;
  };
  return (
    <div>
      <div>
        <b>{say("call.browser")}</b>
        <p>{say(denied.value || !canCall() ? "call.denied" : "call.browserText")}</p>
      </div>
      <Switch label={say("call.browser")} on={browserCalls.value} press={(on) => void press(on)} />
    </div>
  );
};

const Kinds = ({ name, on, press }: { name: string; on: Kind[]; press: (kinds: Kind[]) => void }) => (
  <fieldset class="kinds">
    <legend>{name}</legend>
    {KINDS.map((k) => (
      <label class="check" key={k}>
        <input
          type="checkbox"
          checked={on.includes(k)}
          onChange={(e) => press(e.currentTarget.checked ? [...on, k] : on.filter((x) => x !== k))}
        />
        {say(`call.${k}`)}
      </label>
    ))}
  </fieldset>
);

const Address = ({ mail, put }: { mail: Mail; put: (m: Mail) => void }) => {
  const address = useSignal(""),
    password = useSignal(""),
    code = useSignal(""),
    bad = useSignal("");
  const send = async (message: Record<string, unknown>, about: string) => {
    bad.value = "";
    try {
      put(await tell<Mail>(message));
      password.value = "";
      code.value = "";
    } catch (e) {
      bad.value = refusal(e, about);
    }
  };
  if (!mail.can) return <p class="small muted">{say("call.noMail")}</p>;
  return (
    <div class="stack">
      {mail.address && (
        <p class="row">
          <Ic name="mail" /> <b>{mail.address}</b>
        </p>
      )}
      {mail.off && <p class="unc">{say("call.mailOff")}</p>}
      {mail.waiting && (
        <form
          class="linkf"
          onSubmit={(e) => {
            e.preventDefault();
            void send({ t: "mail_confirm", code: code.value.trim() }, "mail");
          }}
        >
          <Field
            id="mail-code"
            label={say("call.code", { address: mail.waiting })}
            value={code.value}
            autocomplete="one-time-code"
            on={(x) => {
              code.value = x;
            }}
          />
          <button class="btn" type="submit">
            {say("call.confirm")}
          </button>
        </form>
      )}
      <form
        class="stack"
        onSubmit={(e) => {
          e.preventDefault();
          void send(
            {
              t: "mail_address",
              address: address.value.trim() || null,
              password: password.value,
              lang: lang.value,
            },
            "own",
          );
        }}
      >
        <div class="g2">
          <Field
            id="mail-address"
            label={say("call.address")}
            type="email"
            value={address.value}
            placeholder={say("call.addressEmpty")}
            autocomplete="email"
            on={(x) => {
              address.value = x;
            }}
          />
          <Field
            id="mail-password"
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
        <Bad text={bad.value} />
        <div class="row">
          <button class="btn sm" type="submit">
            {say(address.value.trim() || !mail.address ? "call.send" : "call.forget")}
          </button>
        </div>
      </form>
    </div>
  );
};

const Hook = ({ mail, put }: { mail: Mail; put: (m: Mail) => void }) => {
  const url = useSignal(mail.hook?.url ?? ""),
    bad = useSignal(""),
    tried = useSignal(false);
  const send = async (message: Record<string, unknown>) => {
    bad.value = "";
    try {
      put(await tell<Mail>(message));
      tried.value = message.t === "hook_try";
    } catch (e) {
      bad.value = refusal(e, "hook");
    }
  };
  return (
    <div class="stack sec-s">
      <form
        class="linkf"
        onSubmit={(e) => {
          e.preventDefault();
          void send({
            t: "hook",
            url: url.value.trim() || null,
            kinds: mail.hook?.kinds ?? ["turn", "invite"],
          });
        }}
      >
        <Field
          id="hook-url"
          label={say("call.hook")}
          type="url"
          value={url.value}
          placeholder="https://"
          on={(x) => {
            url.value = x;
          }}
        />
        <button class="btn" type="submit">
          {say("do.save")}
        </button>
      </form>
      <p class="tiny muted">{say("call.hookText")}</p>
      {mail.hook?.off && <p class="unc">{say("call.hookOff")}</p>}
      {mail.hook && (
        <>
          <Kinds
            name={say("call.hookWhen")}
            on={mail.hook.kinds}
            press={(kinds) => void send({ t: "hook", url: mail.hook!.url, kinds })}
          />
          <div class="row">
            <button class="btn sm" type="button" onClick={() => void send({ t: "hook_try" })}>
              {say("call.hookTry")}
            </button>
            {tried.value && (
              <span class="small up" role="status">
                {say("call.hookTried")}
              </span>
            )}
          </div>
        </>
      )}
      <Bad text={bad.value} />
    </div>
  );
};

/** `code`: from the link of a letter that confirms an address. */
export const CallsCard = ({ code }: { code: string }) => {
  const account = hall.value?.me.value?.guest === false;
  const { got, bad, put } = useAsked(account ? () => tell<Mail>({ t: "mail" }, true) : null, [account]);
  const confirmed = useSignal("");
  useEffect(() => {
    if (!code || !got) return;
    tell<Mail>({ t: "mail_confirm", code }).then(
      (m) => {
        put(m);
        confirmed.value = say("call.confirmed");
      },
      (e: unknown) => {
        confirmed.value = refusal(e, "mail");
      },
    );
  }, [code, got === null]);
  const kinds = async (list: Kind[]) =>
    put(await tell<Mail>({ t: "mail_kinds", kinds: list, lang: lang.value }));
  return (
    <Card icon="bell" title={say("call.title")} right={say("call.quiet")} id="notices">
      <div class="set">
        <BrowserCalls />
      </div>
      {account && (
        <>
          <h3 class="sec-s">
            <Ic name="mail" />
            {say("call.mail")}
          </h3>
          {confirmed.value && (
            <p class="unc" role="status">
              {confirmed.value}
            </p>
          )}
          <Bad text={bad} />
          {got && <Address mail={got} put={put} />}
          {got?.address && <Kinds name={say("call.mailWhen")} on={got.kinds} press={(k) => void kinds(k)} />}
          <h3 class="sec-s">
            <Ic name="link" />
            {say("call.hookTitle")}
          </h3>
          {got && <Hook mail={got} put={put} />}
        </>
      )}
    </Card>
  );
};
