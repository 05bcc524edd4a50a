/** What an author wrote together about measures: prose, or lines that stand by themselves, each with what is understood of it. */
import type { LanguageCode } from '../../../../model/language.ts';
import type { Sentence } from '../said.ts';
import { type Comparison, comparisonsIn } from './comparisons.ts';
import { isLabelled, type Line, linesOf, type Measure, measureIn } from './measure-lines.ts';
import { type Ratio, ratioIn } from './wholes.ts';

export interface Passage {
  sentences: Sentence[];
  /** In the order of the text. */
  measures: Measure[];
  ratios: { sentence: Sentence; ratio: Ratio }[];
  /** The sentences that are lines of a listing, where a line is its measure's name and figures and nothing else. */
  lines: Set<Sentence>;
}

interface Run extends Passage {
  /** Lines alone, all of them understood; they join with their like across units. */
  isListing: boolean;
}

/** `year`: that of the deck. */
export function passagesIn(sentences: readonly Sentence[], language: LanguageCode, year: number | null): Passage[] {
  const found: Run[] = [];
  for (const block of blocksOf(sentences)) {
    const run = runOf(block, language, year);
    const last = found.at(-1);
    if (last !== undefined && belongs(run, last)) {
      last.sentences.push(...run.sentences);
      last.measures.push(...run.measures);
      last.ratios.push(...run.ratios);
      for (const line of run.lines) last.lines.add(line);
      last.isListing &&= run.isListing;
    } else found.push(run);
  }
  return found;
}

/** Sentences of one unit, heading and list. */
function blocksOf(sentences: readonly Sentence[]): Sentence[][] {
  const found: Sentence[][] = [];
  for (const sentence of sentences) {
    const last = found.at(-1)?.[0];
    if (last?.unit === sentence.unit && last.heading === sentence.heading && last.list === sentence.list) found.at(-1)!.push(sentence);
    else found.push([sentence]);
  }
  return found;
}

function belongs(run: Run, last: Run): boolean {
  const [before, after] = [last.sentences.at(-1)!, run.sentences[0]!];
  if (after.at !== before.at + 1) return false;
  if (run.isListing && last.isListing && run.sentences.length + last.sentences.length <= mostLines) return true;
  // What follows labelled lines in their paragraph stands under none of their labels.
  return (
    after.unit === before.unit && (after.heading === before.heading || (last.isListing && last.lines.size > 1 && after.heading === null))
  );
}

const mostLines = 24;

function runOf(sentences: Sentence[], language: LanguageCode, year: number | null): Run {
  const lines = linesOf(sentences, language);
  const read = lines?.map((line) => ({ line, measure: measureIn(line, language, year) })) ?? [];
  const known = read.flatMap(({ line, measure }) => (measure === null ? [] : [{ line, measure }]));
  const counted = read.filter(({ measure }) => measure === null).map(({ line }) => ({ line, ratios: ratiosOf(line, language) }));
  const counting = counted.filter(({ ratios }) => ratios.length > 0);
  if (known.length + counting.length > 0 && (known.length > 0 || counting.every(({ line: { text } }) => isLabelled(text))))
    return {
      sentences: [...sentences],
      measures: known.map(({ measure }) => measure),
      ratios: counting.flatMap(({ ratios }) => ratios),
      lines: new Set([...known, ...counting].flatMap(({ line }) => line.sentences)),
      isListing: known.length + counting.length === read.length,
    };
  return {
    sentences: [...sentences],
    measures: sentences.flatMap((sentence) => inProse(sentence, language, year)),
    ratios: sentences.flatMap((sentence) => ratiosOf({ text: sentence.text, sentences: [sentence] }, language)),
    lines: new Set(),
    isListing: false,
  };
}

function ratiosOf({ text, sentences: [sentence] }: Line, language: LanguageCode): Passage['ratios'] {
  const ratio = ratioIn(text, language);
  return ratio === null ? [] : [{ sentence: sentence!, ratio }];
}

/** In prose a figure alone is no comparison; with its parts it is. */
function inProse(sentence: Sentence, language: LanguageCode, year: number | null): Measure[] {
  const found: Comparison[] = comparisonsIn(sentence, language, year);
  if (found.length > 0) return found;
  const whole = measureIn({ text: sentence.text, sentences: [sentence] }, language, year);
  return whole?.parts === undefined ? [] : [whole];
}
