// Every language is there before a test asks for a word: the page waits for the one that is read.
import { LANGS } from "../src/core/words";
import { loadPageWords } from "../src/words";

await Promise.all(LANGS.map(loadPageWords));
