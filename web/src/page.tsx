import { render } from "preact";
import { App } from "./app";
import { hangDrawings } from "./art/icons";
import { hangLetters } from "./core/fonts";
import { keepPage } from "./core/keep";

hangDrawings();
render(<App />, document.getElementById("app")!);
hangLetters();

if (import.meta.env.PROD) keepPage();
