/** The margin that a prompt states: `Our gross margin is 78%`, `at a 78% gross margin`. */
import { saidIn, signsOf } from './signs-of.ts';

const margins = signsOf(({ weighs: { margin } }) => margin);
const share =
  /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:[%％٪]|(?:percent|per cent|prozent|pour cent|por ciento|por cento|per cento)(?!\p{L}))/giu;
const aims = /(?<!\p{L})(?:targets?|goals?|ziel|soll|objectif|objetivo|meta|obiettivo)(?!\p{L})|目標|目标|هدف/iu;
/** Nothing but this stands between a margin and its share where it is stated: what it fell to is a finding. */
const stated =
  /^\s?(?:(?:is|are|of|at|runs at|stands at|=|:|：|about|around|roughly|beträgt|liegt bei|ist|von|rund|etwa|bei|est|de|à|es|del?|ronda|è|del|di|circa|é|da|はおよそ|は|が|約|为|是|约|هو|هي|يبلغ|تبلغ|حوالي)\s?){0,3}$/iu;

/** `28 percent as contribution margin`, `28 % de marge`. */
const as =
  /^,?\s?(?:of (?:it|that|this) )?(?:as|als|an|von|in|comme|de|en|como|di|come|da)\s(?:(?:our|a|the|unsere?n?|eine?n?|notre|une|la|el|nuestr[oa]|un|nostr[oa]|uma|margem) )?$/iu;
/** `Of an order we keep 28 percent`: what is left of it, where that is called a margin soon after. */
const left =
  /(?<!\p{L})(?:keep|keeps|kept|left|remain|remains|bleib(?:t|en)|behalten|verbleiben|reste(?:nt)?|gardons|conservons|queda[n]?|quedamos|fica[m]?|rimane|rimangono|resta(?:no)?)(?!\p{L})[^.;:%]{0,40}$/iu;
/** Characters between such a share and the word for a margin. */
const near = 40;

/** As a share; null where none is stated. */
export function marginIn(sentence: string): number | null {
  if (aims.test(sentence)) return null;
  for (const match of sentence.matchAll(share)) {
    const [before, after] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)];
    const isNamed =
      saidIn(margins, before).some(({ end }) => stated.test(before.slice(end))) ||
      saidIn(margins, after).some(({ at }) => at <= 1 || as.test(after.slice(0, at))) ||
      (left.test(before) && saidIn(margins, after).some(({ at }) => at <= near));
    const value = Number(match[1]!.replace(',', '.')) / 100;
    if (isNamed && value > 0) return value;
  }
  return null;
}
