// Settings: what belongs to this device, to my account, to the way I am called, and my data.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Ic } from "../art/icons";
import { hall } from "../core/halls";
import { type Route, route } from "../core/route";
import { moment } from "../core/times";
import { type About, LookSettings, TableSettings } from "../home/Device";
import { t } from "../words";
import { AccountCard, DataCard, MakeAccount, ResetForm, SignIn } from "./Account";
import { CallsCard } from "./Calls";
import { MannersCard } from "./Manners";
import { Card, Head, Needs, Shell } from "./kit";
import { say } from "./say";

const Nav = ({ at, account }: { at: string; account: boolean }) => {
  const all: [string, string, string][] = [
    ["account", account ? "person" : "key", say(account ? "set.account" : "account.make")],
    ["look", "text", say("set.look")],
    ["table", "seat", say("set.atTable")],
    ["notices", "bell", say("call.title")],
    ...(account ? ([["manners", "mute", say("manners.title")]] as [string, string, string][]) : []),
    ["data", "download", say("set.data")],
  ];
  return (
    <nav class="snav" aria-label={t("set.title")}>
      {all.map(([id, icon, name]) => (
        <a key={id} href={`#/set/${id}`} {...(id === at ? { "aria-current": "page" as const } : {})}>
          <Ic name={icon} />
          {name}
        </a>
      ))}
    </nav>
  );
};

const GuestPart = ({ signin }: { signin: boolean }) => {
  const have = useSignal(signin);
  return have.value ? (
    <SignIn
      onMake={() => {
        have.value = false;
      }}
    />
  ) : (
    <MakeAccount
      onHave={() => {
        have.value = true;
      }}
    />
  );
};

const Welcome = () => {
  const me = hall.value?.me.value;
  if (route.value.id !== "welcome" || !me || me.guest) return null;
  return (
    <p class="unc" role="status" data-welcome>
      <Ic name="check" />
      <span>
        <b>{say("account.made", { name: me.name })}</b> {say("account.older")}
      </span>
    </p>
  );
};

const about: About = (what) => say(`set.${what}Text`);

export const SetPage = ({ at }: { at: Route }) => {
  const client = hall.value,
    me = client?.me.value,
    account = me?.guest === false,
    part =
      at.id === "mail" ? "notices" : at.id === "signin" || at.id === "welcome" || !at.id ? "account" : at.id;
  useEffect(() => {
    if (at.id && part !== "account") document.getElementById(part)?.scrollIntoView?.({ block: "start" });
  }, [part, me?.id]);
  return (
    <Shell at="you">
      <Head title={t("set.title")} lead={say("set.lead")} />
      <div class="cols l">
        <Nav at={part} account={account} />
        <div class="stack wide-s">
          <Welcome />
          {me?.leaves ? <p class="unc">{say("account.leaving", { when: moment(me.leaves) })}</p> : null}
          {!client ? (
            <Needs what="hall" />
          ) : at.where === "reset" ? (
            <ResetForm name={at.id} code={at.rest} />
          ) : account ? (
            <AccountCard />
          ) : (
            me && <GuestPart key={at.id} signin={at.id === "signin"} />
          )}
          <Card icon="text" title={say("set.look")} right={say("set.device")} id="look">
            <div class="set-rows" data-device>
              <LookSettings about={about} />
            </div>
          </Card>
          <Card icon="seat" title={say("set.atTable")} right={say("set.device")} id="table">
            <div class="set-rows">
              <TableSettings about={about} />
            </div>
          </Card>
          <CallsCard code={at.id === "mail" ? at.rest : ""} />
          {account && <MannersCard />}
          {client && <DataCard />}
        </div>
      </div>
    </Shell>
  );
};
