import { render } from "preact";
import { App } from "./app";
import { hangDrawings } from "./art/icons";
import { hangLetters } from "./core/fonts";
import { keepPage } from "./core/keep";
import { lang } from "./core/settings";
import { loadPageWords } from "./words";

hangDrawings();
const draw = () => {
  render(<App />, document.getElementById("app")!);
  hangLetters();
};
void loadPageWords(lang.value).then(draw, draw);

if (import.meta.env.PROD) keepPage();
