/** An instruction in a form that patterns can read in linear time: lines, words, numbers and gaps of bounded length. */

/** Maximum lengths; longer ones are cut. Patterns that look ahead from each letter look no further. */
const longest = { line: 1000, word: 200, number: 40, gap: 8 } as const;
const gap = new RegExp(`\\s{${longest.gap + 1},}`, 'g');
const number = new RegExp(`\\d{${longest.number}}(?=\\d)`, 'g');
const word = new RegExp(`\\S{${longest.word}}(?=\\S)`, 'gu');

/** Maximum characters of an instruction; nobody needs more to ask for a deck. */
export const longestInstruction = 10_000;

export function legible(instruction: string): string {
  return instruction
    .slice(0, longestInstruction)
    .replace(gap, (space) => (space.includes('\n') ? '\n\n' : ' '))
    .replace(number, '$&\n')
    .replace(word, '$&\n')
    .split('\n')
    .flatMap((line) => cutLong(line, longest.line))
    .join('\n');
}

/** Splits a text into parts of at most this length, between words if possible. */
export function cutLong(text: string, most: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const space = rest.lastIndexOf(' ', most);
    const at = space > 0 ? space : /[\ud800-\udbff]/.test(rest[most - 1]!) ? most - 1 : most;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}
