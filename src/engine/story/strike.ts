/** Strikes from a slide what does not hold, so that one invented name or figure does not cost the whole page. */

import type { AnyOutlineSlide } from '../../model/outline.ts';
import type { WrittenSlide } from './answers.ts';
import type { SlideChecker } from './check-slide.ts';

export interface Struck {
  slide: AnyOutlineSlide;
  /** The texts that went. */
  gone: string[];
}

/** Most parts that a page may lose before it is no longer what was meant. */
const mostStruck = 4;

/** null if the slide does not hold without a few of its parts. */
export function struck(written: WrittenSlide, checker: SlideChecker): Struck | null {
  let rest: WrittenSlide = written;
  let faults = checker.check(rest, 'any').faults;
  const gone: string[] = [];
  while (faults !== null) {
    if (gone.length >= mostStruck) return null;
    let better: { slide: WrittenSlide; faults: string[] | null; part: string } | null = null;
    const named = faults.flatMap(textAtFault);
    // A title cannot be struck, and what it counts must not be made to fit it.
    if (named.some((text) => shown(rest.title).includes(text))) return null;
    for (const { slide, part, whole } of withoutOne(rest)) {
      // Taking out something else may only hide a fault: a list of three bears out "three".
      if (named.length > 0 && !named.some((text) => whole.includes(text))) continue;
      const left = checker.check(slide, 'any').faults;
      if ((left?.length ?? 0) < (better ? (better.faults?.length ?? 0) : faults.length)) better = { slide, faults: left, part };
      if (left === null) break;
    }
    if (!better) return null;
    gone.push(better.part);
    rest = better.slide;
    faults = better.faults;
  }
  const { slide } = checker.check(rest, 'any');
  return slide && { slide, gone };
}

interface Without {
  slide: WrittenSlide;
  /** What to call it in the report, and all its text. */
  part: string;
  whole: string;
}

/** The slide without each of its smallest parts in turn: a field first, then an element of a list. Titles stay. */
function withoutOne(slide: WrittenSlide): Without[] {
  const { notes, lead, content } = slide;
  const own: Without[] = [
    ...(lead ? [{ slide: { ...slide, lead: null }, part: lead, whole: shown(lead) }] : []),
    ...(notes ?? []).map((note, at) => ({
      slide: { ...slide, notes: notes!.filter((_, other) => other !== at) },
      part: note,
      whole: shown(note),
    })),
  ];
  const inContent = content
    ? removals(content).map(({ value, part, whole }) => ({ slide: { ...slide, content: value as WrittenSlide['content'] }, part, whole }))
    : [];
  return [...own, ...inContent];
}

/** Lists whose elements say something by themselves; in any other, such as columns or values, the rest would change its meaning. */
const standAlone: ReadonlySet<string> = new Set(
  'points items actions decisions events steps reading tiles rows cells lines children levels pros cons strengths weaknesses opportunities threats'.split(
    ' ',
  ),
);
const positions: ReadonlySet<string> = new Set(['highlight', 'cumulative', 'named', 'recommended', 'partial']);

/** The cells of a table's row belong to its columns. */
const isOfCells = (part: unknown, key: string) => key === 'cells' && Array.isArray(part) && part.some((cell) => typeof cell === 'string');

/** Every value that comes of `value` by taking out one field or element with text in it, the deepest first. */
function removals(value: unknown, removable = false): { value: unknown; part: string; whole: string }[] {
  if (Array.isArray(value)) {
    const deeper = value.flatMap((each, at) => removals(each).map((found) => ({ ...found, value: value.with(at, found.value) })));
    if (!removable) return deeper;
    return [
      ...deeper,
      ...value.map((each, at) => ({
        value: value.filter((_, other) => other !== at),
        part: textOf(each),
        whole: textsOf(each).join('\n'),
      })),
    ];
  }
  if (typeof value !== 'object' || value === null) return [];
  // Positions would then mean other elements.
  const counted = Object.keys(value).some((key) => positions.has(key));
  return Object.entries(value).flatMap(([key, part]) => [
    ...removals(part, standAlone.has(key) && !counted && !isOfCells(part, key)).map((found) => ({
      ...found,
      value: { ...value, [key]: found.value },
    })),
    ...(typeof part === 'string'
      ? [{ value: Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)), part, whole: shown(part) }]
      : []),
  ]);
}

/** The text that a fault is about, as faults quote it: the sentence it stands in, or the word itself. */
function textAtFault(fault: string): string[] {
  const [, word, sentence] = /"([^"]+)"(?: in "([^"]+)")?/.exec(fault) ?? [];
  const text = (sentence ?? word)?.replace(/…$/, '').trim();
  return text === undefined || text === '' ? [] : [text];
}

/** References as faults quote them. */
const shown = (text: string) => text.replace(/\{\{[^{}]*\}\}/g, '…').replace(/\s+/g, ' ');

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [shown(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return (
    Object.values(value)
      .map(textOf)
      .find((text) => text !== '') ?? ''
  );
}
