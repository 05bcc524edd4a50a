/** The figure that a sentence is about, shown large beside it. */
import type { LanguageCode } from '../../../../model/language.ts';
import type { GivenFacts } from '../read/given-facts.ts';
import { isDependent } from './page-language.ts';

const arrival = /^(?:\s(?:in|im|en|em|nel|a)\s[^.;:,]{3,18}?)?[^.;:,]{0,12}?(?<!\p{L})(?:to|auf|à|a|para|al|até|hasta)\s$/u;
/** Where a change arrives at a small figure that stays in words: `from {{…}} to 8 days`. */
const arrivesInWords = /^[^.;:,]{0,12}?(?<!\p{L})(?:to|auf|à|a|para|al|até|hasta)\s\d/u;
/** Before a figure that another is held against. */
const measure =
  /(?<!\p{L})(?:target|goal|plan|budget|limit|cap|floor|ziel|soll|zielwert|plan(?:wert)?|objectif|cible|objetivo|meta|presupuesto|orçamento|obiettivo|compared with|against|up from|down from|instead of|gegenüber|statt|contre|au lieu de|frente a|em vez de|rispetto a)(?!\p{L})[^.;]{0,24}$|目標[^。]{0,6}$|目标[^。]{0,6}$|الهدف[^.]{0,12}$/iu;

/** Where a change arrives, or what is held against another, or else the first amount or rate, or the first; undefined if the change arrives in words, or if all is only supposed. */
export function tellingFigure(said: string, language: LanguageCode, facts: GivenFacts): string | undefined {
  if (isDependent(said, language)) return undefined;
  const found = [...said.matchAll(/\{\{([^{}|]*)[^{}]*\}\}/g)];
  // What stands before the first, between two, and after the last.
  const gaps = found.map(({ index }, at) => said.slice(at === 0 ? 0 : found[at - 1]!.index + found[at - 1]![0].length, index));
  gaps.push(said.slice((found.at(-1)?.index ?? 0) + (found.at(-1)?.[0].length ?? 0)));
  if (gaps.slice(1).some((gap) => arrivesInWords.test(gap.slice(0, longestGap)))) return undefined;
  const arrived = found.find((_, at) => at > 0 && arrival.test(gaps[at]!));
  if (arrived !== undefined) return arrived[0];
  const own = found.filter((_, at) => !measure.test(gaps[at]!.slice(-longestGap)));
  return (own.find(([, id]) => facts.get(id!)?.unit !== 'number') ?? own[0])?.[0];
}

/** Characters before a figure that tell what it is. */
const longestGap = 40;
