// A few lines that come before the page does: the engine and its worker are on their way while it is read.
import { startEngine } from "./core/transport";
import "./art/tokens.css";
import "./art/table.css";
import "./art/page.css";

/** Friends who follow a link to a table on a server, and who reads the rules, may never need it. */
const ELSEWHERE = /^#\/(?:[tw]\/hall|rules)\b/;

if (!ELSEWHERE.test(location.hash)) startEngine();
void import("./words"); // asks for the language, while the page is read
// these lines do not wait for the styles, and may run before there is something to draw into
const draw = () => void import("./page");
if (document.getElementById("app")) draw();
else addEventListener("DOMContentLoaded", draw);
