/** The figure that a sentence is about, shown large beside it. */
import type { LanguageCode } from '../../../../model/language.ts';
import { isDependent } from './page-language.ts';

const arrival = /^[^.;:,]{0,12}?(?<!\p{L})(?:to|auf|à|a|para|al|até|hasta)\s$/u;
/** Where a change arrives at a small figure that stays in words: `from {{…}} to 8 days`. */
const arrivesInWords = /^[^.;:,]{0,12}?(?<!\p{L})(?:to|auf|à|a|para|al|até|hasta)\s\d/u;
/** Before a figure that another is held against. */
const measure =
  /(?<!\p{L})(?:target|goal|plan|budget|limit|cap|floor|ziel|soll|zielwert|plan(?:wert)?|objectif|cible|objetivo|meta|presupuesto|orçamento|obiettivo|compared with|against|up from|down from|instead of|gegenüber|statt|contre|au lieu de|frente a|em vez de|rispetto a)(?!\p{L})[^.;]{0,24}$|目標[^。]{0,6}$|目标[^。]{0,6}$|الهدف[^.]{0,12}$/iu;

/** The first, or where a change arrives, or what is held against the first; undefined if the change arrives in words, or if all is only supposed. */
export function tellingFigure(said: string, language: LanguageCode): string | undefined {
  if (isDependent(said, language)) return undefined;
  const found = [...said.matchAll(/\{\{[^{}]*\}\}/g)];
  // What stands before the first, between two, and after the last.
  const gaps = found.map(({ index }, at) => said.slice(at === 0 ? 0 : found[at - 1]!.index + found[at - 1]![0].length, index));
  gaps.push(said.slice((found.at(-1)?.index ?? 0) + (found.at(-1)?.[0].length ?? 0)));
  for (const [at, [figure]] of found.entries()) {
    const [before, after] = [gaps[at]!.slice(-longestGap), gaps[at + 1]!.slice(0, longestGap)];
    if (arrivesInWords.test(after)) return undefined;
    const isPassed = measure.test(before) || (at + 1 < found.length && arrival.test(after));
    if (!isPassed) return figure;
  }
  return undefined;
}

/** Characters on either side of a figure that tell what it is. */
const longestGap = 40;
