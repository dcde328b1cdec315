// Runs before the page's own scripts: remembers what goes wrong, also over a reload. Plain, for it is served as it stands.
(() => {
  const KEY = "e2e.wrong";
  let leaving = false; // what is on its way when the page is left comes to nothing, and that is no error
  addEventListener("beforeunload", () => {
    leaving = true;
  });
  const keep = (what) => {
    if (leaving) return;
    const all = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    sessionStorage.setItem(KEY, JSON.stringify([...all, what].slice(0, 50)));
  };
  addEventListener(
    "error",
    (e) => {
      const { target } = e;
      if (target instanceof Element) keep(`not loaded: ${target.outerHTML.slice(0, 200)}`);
      else keep(`error: ${e.message} at ${e.filename}:${e.lineno}`);
    },
    true,
  );
  addEventListener("unhandledrejection", (e) => keep(`unhandled: ${e.reason?.stack ?? e.reason}`));
  document.addEventListener("securitypolicyviolation", (e) =>
    keep(
      `policy: ${e.effectiveDirective} stops ${e.blockedURI} ${e.sample} at ${e.sourceFile}:${e.lineNumber}`,
    ),
  );
  for (const level of ["error", "warn"]) {
    const write = console[level];
    console[level] = (...words) => {
      keep(`console.${level}: ${words.map((w) => w?.stack ?? String(w)).join(" ")}`);
      write.apply(console, words);
    };
  }
  const Plain = Worker;
  globalThis.Worker = class extends Plain {
    constructor(...how) {
      super(...how);
      this.addEventListener("error", (e) =>
        keep(`worker: ${e.message ?? `${how[0]} did not start`} at ${e.filename}:${e.lineno}`),
      );
    }
  };
})();
