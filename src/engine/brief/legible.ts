/** An instruction in the form that patterns read: lines, words, numbers and gaps no longer than people write them. */

/** What is longer is cut here: a line, a word, a number. Patterns that look ahead from each letter look no further. */
const longest = { line: 1000, word: 200, number: 40, gap: 8 } as const;
const gap = new RegExp(`\\s{${longest.gap + 1},}`, 'g');
const number = new RegExp(`\\d{${longest.number}}(?=\\d)`, 'g');
const word = new RegExp(`\\S{${longest.word}}(?=\\S)`, 'gu');

/** Characters that are read of an instruction; nobody asks for a deck in more. */
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

/** A text in parts of at most so many characters, cut between words where it can be. */
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
