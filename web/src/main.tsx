import { render } from "preact";
import { App } from "./app";
import { hangDrawings } from "./art/icons";
import "./art/tokens.css";
import "./art/table.css";
import "./art/page.css";

hangDrawings();
render(<App />, document.getElementById("app")!);

if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => {
    void navigator.serviceWorker.register("./sw.js").catch(() => {});
  });
