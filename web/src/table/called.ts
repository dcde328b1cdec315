// What bots without a name of their own are called: by a name that nobody else at the table has.

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Names of a list that are not among these. */
export const freeNames = (names: readonly string[], taken: readonly string[]): string[] =>
  names.filter((n) => !taken.some((x) => same(x, n)));

/** A seat's name of the list; where somebody is called so, the first one left over that nobody has. */
export const calledAt = (
  players: readonly { name: string | null; bot: string | null }[],
  seat: number,
  names: readonly string[],
): string => {
  const own = players.flatMap((p) => (p.name && p.name !== p.bot ? [p.name] : [])),
    spare = freeNames(names.slice(players.length), own);
  const called = players.map((p, i) => {
    const usual = names[i]!;
    if (!p.bot || (p.name && p.name !== p.bot) || !own.some((x) => same(x, usual))) return usual;
    return spare.shift() ?? usual;
  });
  return called[seat]!;
};
