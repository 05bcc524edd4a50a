/**
 * Corrections inside a brief: `Actually the bridge reopens in September, not June` puts the figure, day, date or name it states in place
 * of the one it corrects, wherever that stands: above it, in the other mails of a thread, in a list or a table. A correction of which it is
 * not certain what it corrects stays as a plain sentence.
 */
import { doubtfulIn, followed } from './derived.ts';
import { type Edit, findTarget } from './find-target.ts';
import { byMeasure, inPart, type Part, untangled } from './in-part.ts';
import { type Line, linesOf, put, textOf } from './lines.ts';
import { othersReplaced } from './others.ts';
import { added, type Correction, correctionIn, corrects, ended } from './read-correction.ts';
import {
  addedBySomebody,
  addendum,
  announced,
  announcement,
  othersHold,
  perhaps,
  slipped,
  struck,
  superseded,
  unspacedHead,
} from './signs.ts';
import { heldIn, saidAndStruck, settle, strikeAbout, strikeBefore, struckIn } from './take-back.ts';
import { valuesIn } from './values.ts';
import { mended, withoutArrow, withoutBrackets, withoutFootnote } from './within.ts';
import { wordsIn } from './words.ts';

export interface Corrected {
  text: string;
  /** Corrections of which it is not certain what they correct, as they stand in the text. */
  left: Left[];
  /** Sentences with a total or a difference that no longer fits. */
  doubtful: string[];
}

interface Left {
  correction: string;
  /** The sentence that it denies, where that is certain. */
  denied: string | null;
  /** It takes a sentence back, and says no other. */
  takesBack?: true;
  /** The denied sentence is not shown, as nothing takes its place. */
  isGone?: true;
}

/** Who speaks, before a correction in a transcript. */
const spoken =
  /^(?:[-*+•]\s+)?(?:\[?\d{1,2}[:：]\d{2}(?::\d{2})?\]?\s)?(?:\p{Lu}[\p{L}.'-]{0,24}(?: (?:\p{Lu}[\p{L}.'-]{0,24}|\d{1,2})){0,2}|\p{Lo}{1,8})\s?[:：]\s*(?=\P{Z})/u;
const isHead = (sentence: string) => [announced, perhaps, unspacedHead].some((head) => head.test(sentence));
const speakerOf = (sentence: string) => (isHead(sentence) ? '' : (spoken.exec(sentence)?.[0] ?? ''));

/** The text with every correction carried out. */
export function corrected(text: string): Corrected {
  const left: Left[] = [];
  const bare = text.split('\n').map((line) => {
    const { line: rest, left: unsure } = withoutBrackets(withoutFootnote(withoutArrow(line)));
    left.push(...unsure.map((correction) => ({ correction, denied: null })));
    return rest;
  });
  const lines = linesOf(bare.join('\n'));
  const edits: (Edit & { was: string })[] = [];
  for (const [at, own] of lines.entries())
    for (let index = 0; index < own.said.length; index += 1) {
      const found = carryOut(lines, at, index);
      if (found.left) left.push(found.left);
      edits.push(...found.edits);
      changed(followed(found.edits, lines), lines);
    }
  return { text: textOf(lines), left, doubtful: edits.length === 0 ? [] : doubtfulIn(edits, lines) };
}

/** What the report says of corrections: those that were not carried out, and what others leave in doubt. */
export function reportOf({ left, doubtful }: Corrected): string[] {
  const short = (sentence: string) => sentence.slice(0, 120);
  return [
    ...left.map(({ correction, denied, takesBack, isGone }) =>
      isGone
        ? `Correction: "${short(denied!)}" is not shown, as "${short(correction)}" denies it and says nothing in its place`
        : takesBack
          ? `Correction: "${short(correction)}" was not carried out, as it is not certain what it takes back`
          : `Correction: "${short(correction)}" was kept as it stands, as it is not certain what it corrects${denied === null ? '' : `; it denies "${short(denied)}"`}`,
    ),
    ...doubtful.map(
      (sentence) => `Correction: "${short(sentence)}" may have to be worked out again, as a figure it rests on was corrected`,
    ),
  ];
}

/** Sentences that a correction denies without saying what of them it replaces. */
export const deniedIn = ({ left }: Corrected) => left.flatMap(({ denied }) => denied ?? []);

interface Outcome {
  edits: (Edit & { was: string })[];
  left?: Left;
}

const nothing: Outcome = { edits: [] };

function carryOut(lines: readonly Line[], at: number, index: number): Outcome {
  const { said } = lines[at]!;
  const sentence = said[index]!;
  if (sentence === '') return nothing;
  const speaker = speakerOf(sentence);
  const bare = sentence.slice(speaker.length);
  const next = said[index + 1];
  if (struck.test(bare)) {
    if (strikeBefore(lines, at, index, speakerOf)) put(lines, at, index, '');
    return nothing;
  }
  if (next !== undefined && announcement.test(bare)) {
    put(lines, at, index, '');
    put(lines, at, index + 1, `${speaker}${bare.replace(/[.!:：。！]*$/u, /\p{Script=Han}/u.test(bare) ? '：' : ': ')}${next}`);
    return nothing;
  }
  const itself = saidAndStruck(bare);
  if (itself !== null) {
    strikeAbout(itself, lines, at, index);
    put(lines, at, index, '');
    return nothing;
  }
  const about = struckIn(bare);
  if (about !== null) {
    const isDone = strikeAbout(about, lines, at, index);
    put(lines, at, index, '');
    return isDone ? nothing : { edits: [], left: { correction: bare, denied: null, takesBack: true } };
  }
  const held = heldIn(bare);
  if (held !== null && settle(held.value, lines, at, index, speakerOf)) {
    put(lines, at, index, '');
    return nothing;
  }
  if (othersHold.test(bare) && index > 0 && lines[at]!.changed) {
    put(lines, at, index, '');
    return nothing;
  }
  const first = untangled(lines, at, index, bare);
  if (first !== null) return made(first, lines, at, speaker);
  const correction =
    correctionIn(bare) ??
    (held !== null && wordsIn(held.of).size > 0 ? corrects(held.value.text, wordsIn(held.of), bare) : null) ??
    (index > 0 && isMade(lines, at, index - 1) ? further(bare) : null);
  const before = said[index]!;
  const outcome = correction === null ? nothing : correct(correction, lines, at, index, speaker);
  if (outcome.edits.length > 0 || (said[index] !== before && outcome.left === undefined)) return outcome;
  const part = inPart(lines, at, index, bare) ?? afterSlip(lines, at, index, bare);
  if (part !== null) {
    put(lines, at, index, before);
    return made(part, lines, at, speaker);
  }
  return correction === null ? other(lines, at, index, bare, speaker) : outcome;
}

/** `Sorry, mistake, 2025 was 448`; or the slip is a sentence, and what is right is the next. */
function afterSlip(lines: readonly Line[], at: number, index: number, bare: string): Part | null {
  const head = slipped.exec(bare)?.[0];
  if (head === undefined) return null;
  if (head.length < bare.length) return byMeasure(lines, at, index, bare.slice(head.length));
  const next = lines[at]!.said[index + 1];
  const part = next === undefined ? null : byMeasure(lines, at, index + 1, next);
  return part && { ...part, kept: new Map([...part.kept, [index, '']]) };
}

/** Carries out what a part of the text corrects. */
function made({ edits, kept, gone = [] }: Part, lines: readonly Line[], at: number, speaker: string): Outcome {
  const bare = [...kept.keys()].map((index) => lines[at]!.said[index]!).join(' ');
  const were = changed(edits, lines);
  for (const { line, index } of gone) put(lines, line, index, '');
  for (const [index, text] of kept) {
    const own = lines[at]!.said[index]!.startsWith(speaker) ? speaker : '';
    put(lines, at, index, text === '' ? '' : `${own}${text}`);
  }
  const [denied] = gone;
  return denied === undefined ? { edits: were } : { edits: were, left: { correction: bare, denied: denied.sentence, isGone: true } };
}

function changed(edits: readonly Edit[], lines: readonly Line[]): Outcome['edits'] {
  const were = edits.map((edit) => ({ ...edit, was: edit.place.sentence.slice(edit.at, edit.at + edit.length) }));
  for (const { place, at: from, length, text } of edits.toSorted((a, b) => b.at - a.at)) {
    const now = lines[place.line]!.said[place.index]!;
    put(lines, place.line, place.index, `${now.slice(0, from)}${text}${now.slice(from + length)}`);
  }
  return were;
}

function correct(correction: Correction, lines: readonly Line[], at: number, index: number, speaker: string): Outcome {
  const { said } = lines[at]!;
  const bare = said[index]!.slice(speaker.length);
  const { edits, denied } = findTarget(correction, lines, at, index);
  if (edits.length > 0) {
    const were = changed(edits, lines);
    put(lines, at, index, correction.kept === '' ? '' : `${speaker}${correction.kept}`);
    return { edits: were };
  }
  const divided = index === 0 ? null : othersReplaced(said[index - 1]!, bare);
  if (divided !== null) {
    put(lines, at, index - 1, divided);
    put(lines, at, index, '');
    return nothing;
  }
  if (scrapped.test(bare) && strikeBefore(lines, at, index, speakerOf)) {
    put(lines, at, index, `${speaker}${ended(bare.replace(scrapped, '').replace(/(?<![.!。])[.!。]+$/u, ''))}`);
    return nothing;
  }
  if (superseded.test(bare) && isSaidElsewhere(lines, at, index)) {
    put(lines, at, index, '');
    return nothing;
  }
  if (correction.sure) {
    put(lines, at, index, `${speaker}${correction.plain}`);
    return { edits: [], left: { correction: correction.plain, denied } };
  }
  if (denied !== null) return { edits: [], left: { correction: bare, denied } };
  const now = mended(said[index]!);
  if (now !== said[index]!) put(lines, at, index, now);
  return nothing;
}

/** Whether a sentence was a correction that is carried out. */
const isMade = (lines: readonly Line[], at: number, index: number) => lines[at]!.changed && lines[at]!.said[index] === '';

/** `And the wait is 16 days.`, after a correction. */
function further(sentence: string): Correction | null {
  const head = goesOn.exec(sentence)?.[0];
  const correction = head === undefined ? null : correctionIn(`Correction: ${sentence.slice(head.length)}`);
  return correction && { ...correction, sure: false };
}

const goesOn = /^(?:(?:and|also|und|auch|ebenso|et|aussi|y|también|e|também|anche)[,\s]+)+/iu;

/** `Scrap that, the ferry stays.` */
const scrapped = /^(?:(?:oh|no|and|but)[,\s]+)?(?:scratch|scrap|strike) that[,:.;–—\s-]+(?=\p{L})/iu;

/** A sentence that corrects nothing outside itself. */
function other(lines: readonly Line[], at: number, index: number, bare: string, speaker: string): Outcome {
  const sentence = `${speaker}${bare}`;
  if (superseded.test(bare) && isSaidElsewhere(lines, at, index)) put(lines, at, index, '');
  else if (scrapped.test(bare) && strikeBefore(lines, at, index, speakerOf))
    put(lines, at, index, `${speaker}${ended(bare.replace(scrapped, '').replace(/(?<![.!。])[.!。]+$/u, ''))}`);
  else if (addendum.test(bare) && added(bare) === null && addedBySomebody.test(bare))
    put(lines, at, index, ended(bare.slice(addendum.exec(bare)![0].length).replace(/(?<![.!。])[.!。]+$/u, '')));
  else if (mended(sentence) !== sentence) put(lines, at, index, mended(sentence));
  return nothing;
}

/** Whether a value of the sentence stands in another one too. */
function isSaidElsewhere(lines: readonly Line[], at: number, index: number): boolean {
  const own = valuesIn(lines[at]!.said[index]!).map(({ text }) => text.replace(/\s/g, ''));
  return lines.some(({ said }, row) =>
    said.some(
      (sentence, place) => (row !== at || place !== index) && valuesIn(sentence).some(({ text }) => own.includes(text.replace(/\s/g, ''))),
    ),
  );
}
