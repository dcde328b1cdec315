// The exact chance to win a fight of Midgard without favor and runes, with the best choice of losses: for the
// tables of the rulebook. The engine's own odds (src/games/midgard/odds.c) know a position; a book has none.

/** How often hits and shields come when these dice are thrown: [chance, hits, shields]. */
const throwOf = (faces, band) => {
  let all = new Map([["0 0", 1]]);
  for (const [die, n] of Object.entries(band)) {
    const sides = Object.entries(faces).filter(([id]) => id.startsWith(`${die}-`));
    if (!sides.length) throw new Error(`there is no die '${die}'`);
    for (let k = 0; k < n; k++) {
      const next = new Map();
      for (const [key, p] of all)
        for (const [, side] of sides) {
          const [h, s] = key.split(" ").map(Number),
            to = `${h + side.hits} ${s + side.shields}`;
          next.set(to, (next.get(to) ?? 0) + p / sides.length);
        }
      all = next;
    }
  }
  return [...all].map(([key, p]) => [p, ...key.split(" ").map(Number)]);
};

/** Every way to lose so many of a band. */
const lossesOf = (band, lost) => {
  const dice = Object.keys(band),
    out = [];
  const go = (i, left, rest) => {
    if (i === dice.length) {
      if (left === 0) out.push(rest);
      return;
    }
    for (let k = 0; k <= Math.min(left, band[dice[i]]); k++)
      go(i + 1, left - k, { ...rest, [dice[i]]: band[dice[i]] - k });
  };
  go(0, lost, {});
  return out;
};

/** Positions that were worked out already, by the dice they were thrown with: books ask for the same
 * fights again. */
const worked = new WeakMap();
const knownFor = (faces, foe) => {
  if (!worked.has(faces)) worked.set(faces, new Map());
  const of = worked.get(faces),
    key = `${foe.attack} ${foe.defence}`;
  if (!of.has(key)) of.set(key, new Map());
  return of.get(key);
};

export const winChance = (faces, start, foe) => {
  const known = knownFor(faces, foe);
  const size = (band) => Object.values(band).reduce((a, b) => a + b, 0);
  const chance = (band, damage) => {
    if (damage >= foe.defence) return 1;
    if (size(band) === 0) return 0;
    const key = `${JSON.stringify(band)} ${damage}`;
    if (known.has(key)) return known.get(key);
    let won = 0,
      again = 0; // neither a hit nor a loss: the same position once more
    for (const [p, hits, shields] of throwOf(faces, band)) {
      const lost = Math.min(size(band), Math.max(0, foe.attack - shields));
      if (damage + hits >= foe.defence) won += p;
      else if (hits === 0 && lost === 0) again += p;
      else won += p * Math.max(...lossesOf(band, lost).map((rest) => chance(rest, damage + hits)));
    }
    const result = won / (1 - again);
    known.set(key, result);
    return result;
  };
  return chance(start, 0);
};
