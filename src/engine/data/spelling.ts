/** Finds spellings that probably mean the same, differing in case, spaces, punctuation or one letter; and sorts by code unit. */

export function bareSpelling(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') || text;
}

/** The only spelling close to the value; null if there is none or several. */
export function nearest(value: string, spellings: readonly string[]): string | null {
  const bare = bareSpelling(value);
  const same = spellings.filter((spelling) => bareSpelling(spelling) === bare);
  if (same.length > 0) return same.length === 1 ? same[0]! : null;
  // Short words and numbers can be one letter apart by chance.
  if (bare.length < 5 || /^\d+$/.test(bare)) return null;
  const near = spellings.filter((spelling) => oneEditApart(bare, bareSpelling(spelling)));
  return near.length === 1 ? near[0]! : null;
}

function oneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.length === long.length ? short.slice(at + 1) === long.slice(at + 1) : short.slice(at) === long.slice(at + 1);
}

/** Code unit order: the same on every machine, whatever its language. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
