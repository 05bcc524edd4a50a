/** The figure that a sentence is about, shown large beside it. */
import type { LanguageCode } from '../../../../model/language.ts';
import { isDependent } from './page-language.ts';

const arrival = /(?<!\p{L})(?:to|auf|à|a|para|al|até|hasta)\s$/u;
/** Before the figure that another is held against. */
const measure =
  /(?<!\p{L})(?:target|goal|plan|budget|limit|cap|ziel|soll|zielwert|plan(?:wert)?|objectif|cible|objetivo|meta|presupuesto|orçamento|obiettivo|compared with|up from|down from|gegenüber|contre|frente a|rispetto a)(?!\p{L})[^.;]{0,24}$|目標[^。]{0,6}$|目标[^。]{0,6}$|الهدف[^.]{0,12}$/iu;

/** The only one, or where a change arrives, or what is held against a target; undefined if another could be meant as well, or if all is only supposed. */
export function tellingFigure(said: string, language: LanguageCode): string | undefined {
  if (isDependent(said, language)) return undefined;
  const found = [...said.matchAll(/\{\{[^{}]*\}\}/g)];
  // `from {{…}} to 8 days`: a small figure stays in words, and may be the one that is meant.
  if (found.length === 1) return /\d/.test(said.replace(/\{\{[^{}]*\}\}|(?<!\d)(?:19|20)\d\d(?!\d)/g, '')) ? undefined : found[0]![0];
  if (found.length !== 2) return undefined;
  const [first, second] = found as [RegExpExecArray, RegExpExecArray];
  const between = said.slice(first.index + first[0].length, second.index);
  if (arrival.test(between) && between.length <= longestStep) return second[0];
  return measure.test(between) ? first[0] : undefined;
}

/** `from A to B`: what stands between the two. */
const longestStep = 16;
