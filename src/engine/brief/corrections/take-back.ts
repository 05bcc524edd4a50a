/** Sentences that their author takes back: `Scrap that`, `Strike the line about the ferry`, `So 17 is right`. */
import { above, below, isHeading, isRow, type Line, type Place, put } from './lines.ts';
import { struck } from './signs.ts';
import { likened, type Value, valuesIn } from './values.ts';
import { holds, strikes } from './wordings.ts';
import { covers, shared, wordsIn } from './words.ts';

/** Whoever speaks, with the colon. */
export type Speaker = (sentence: string) => string;

/** Takes back the sentence before; false where none is to be found. */
export function strikeBefore(lines: readonly Line[], line: number, index: number, speaker: Speaker): boolean {
  const last = above(lines, line, index)[0];
  if (last === undefined || isHeading(last.sentence) || isRow(last.sentence) || line - last.line > 1) return false;
  takeBack(last, lines, speaker, line === last.line ? index : -1);
  return true;
}

/** Without the sentence; who speaks stays where the turn goes on, apart from what takes it back. */
function takeBack({ line, index, sentence }: Place, lines: readonly Line[], speaker: Speaker, by: number): void {
  const goesOn = lines[line]!.said.some((each, at) => at > index && at !== by && each !== '');
  put(lines, line, index, index === 0 && goesOn ? speaker(sentence).trim() : '');
}

/** What a sentence takes back by its subject; null if it takes back nothing. */
export function struckIn(sentence: string): string | null {
  for (const sign of strikes) {
    const { about, that } = sign.exec(sentence)?.groups ?? {};
    if (about !== undefined || that !== undefined) return about ?? that!;
  }
  return null;
}

/** `The trips to Capri, forget that`: says what it takes back, and may itself be all that was said of it. */
export function saidAndStruck(sentence: string): string | null {
  const at = sentence.lastIndexOf(', ');
  return at > 3 && at < 80 && struck.test(sentence.slice(at + 2)) ? sentence.slice(0, at) : null;
}

/** Takes back the one sentence or list item that has all the words of the subject. */
export function strikeAbout(about: string, lines: readonly Line[], line: number, index: number): boolean {
  const words = wordsIn(about);
  if (words.size === 0 && valuesIn(about).length === 0) return false;
  const said = [...above(lines, line, index), ...below(lines, line, index)].filter(
    ({ sentence }) => !isHeading(sentence) && !isRow(sentence),
  );
  const fits = said.filter(
    ({ sentence }) => covers(wordsIn(sentence), words) && (words.size > 0 || valuesIn(about).every(({ text }) => sentence.includes(text))),
  );
  if (fits.length !== 1) return false;
  const [only] = fits as [Place];
  put(lines, only.line, only.index, '');
  return true;
}

/** The value of which a sentence says that it is the right one, and what it is of where that stands before it. */
export function heldIn(sentence: string): { value: Value; of: string } | null {
  for (const sign of holds) {
    const found = sign.exec(sentence);
    const said = found?.groups?.put;
    const values = valuesIn(said ?? '');
    if (found && said !== undefined && values.length === 1 && wordsIn(said).size <= 2)
      return { value: values[0]!, of: sentence.slice(0, found.index) };
  }
  return null;
}

/** Of two figures for the same, takes back the other one: the speaker's own, or the one said just before. */
export function settle(held: Value, lines: readonly Line[], line: number, index: number, speaker: Speaker): boolean {
  const said = above(lines, line, index);
  const kinds = (sentence: string) =>
    valuesIn(sentence).filter((value) => value.kind === held.kind && !(value.kind === 'date' && value.day === undefined));
  const isHeld = (value: Value) => {
    const like = likened(held, value);
    return (
      like.kind === value.kind &&
      like.amount === value.amount &&
      like.day === value.day &&
      (like.month ?? value.month) === value.month &&
      like.unit === value.unit
    );
  };
  const right = said.filter(({ sentence }) => kinds(sentence).some(isHeld));
  if (right.length === 0) return false;
  const who = speaker(lines[line]!.said[0] ?? '');
  const units = new Set(
    right.flatMap(({ sentence }) =>
      kinds(sentence)
        .filter(isHeld)
        .map(({ unit }) => unit),
    ),
  );
  const other = said.filter(
    ({ sentence, line: at, away }) =>
      kinds(sentence).length === 1 &&
      !isHeld(kinds(sentence)[0]!) &&
      units.has(kinds(sentence)[0]!.unit) &&
      (at === line || (who === '' ? away < 4 : speaker(lines[at]!.said[0] ?? '') === who)) &&
      (own.test(sentence) || right.some((place) => shared(wordsIn(place.sentence), wordsIn(sentence)) > 0)),
  );
  if (other.length !== 1) return false;
  const [wrong] = other as [Place];
  // What was said between the two was about the wrong one.
  for (const place of said)
    if (place.line === line && wrong.line === line && place.index > wrong.index && valuesIn(place.sentence).length === 0)
      put(lines, place.line, place.index, '');
  takeBack(wrong, lines, speaker, line === wrong.line ? index : -1);
  return true;
}

const own =
  /(?<!\p{L})(?:i|we|mine|my|ich|wir|mein\p{L}*|je|j'|nous|mon|ma|mi|tengo|tenía|yo|tenho|tinha|eu|avevo|ho|mio|mia)(?!\p{L})|私|僕|こちら|我|عندي|لدي|كان لدي/iu;
