// Tells before the tests which browsers are not tried, and what is missing of them.
import { missing, NAMES } from "./browsers";
import { isBuilt } from "./stage";

export default () => {
  if (!isBuilt()) throw new Error("there is no page and no server to try: ./hall build --page makes them");
  for (const name of NAMES) {
    const lacks = missing(name);
    if (lacks) console.log(`${name} is skipped: no ${lacks} here`);
  }
};
