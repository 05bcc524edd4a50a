/** Where the clause of a figure begins and ends, what it is about, and what its sentence says besides. */
import { all } from '../../../../../languages/all.ts';
import type { LanguageCode } from '../../../../../model/language.ts';
import { capital } from '../../read/topics.ts';
import { densePhrases, isDense } from '../dense-phrases.ts';
import { spacedPhrases } from '../spaced-phrases.ts';

export interface Clause {
  text: string;
  start: number;
  end: number;
}

/** The words around two figures: from the last mark before them to the first after them. */
export function clauseOf(text: string, first: number, last: number, language: LanguageCode): Clause {
  const { joining } = all[language].figures;
  const opening = isDense(language)
    ? /[、，；。：:]/gu
    : new RegExp(`[;:]\\s+|\\s[–—]\\s|,\\s+(?:${joining})\\s+|^(?:${joining})\\s+|^[-•*]\\s+`, 'giu');
  const begins = [...text.slice(0, first).matchAll(opening)].at(-1);
  // A name before a colon is what the figures are of.
  const isLabel =
    begins !== undefined && /^[:：]/.test(begins[0]) && begins.index < longestLabel && text.slice(begins.index + 1, first).trim() === '';
  const start = begins === undefined || isLabel ? 0 : begins.index + begins[0].length;
  const from = afterListed(text, start, first, language);
  const ends = isDense(language) ? /[、，；。]/u : /[;]|[,،]\s|\s\(|\s[–—]\s|[.:](?:\s|$)/u;
  const endAfter = (at: number) => at + (ends.exec(text.slice(at))?.index ?? text.length - at);
  let end = endAfter(last);
  // A reason belongs to what it explains.
  if (!isDense(language) && new RegExp(`^,\\s+(?:${all[language].figures.because})\\s`, 'iu').test(text.slice(end)))
    end = endAfter(end + 2);
  return { text: text.slice(from, end).trim(), start: from, end };
}

/** `640 of 800 seats used, support response down from 9h`: behind what is listed before it. */
function afterListed(text: string, start: number, first: number, language: LanguageCode): number {
  if (isDense(language)) return start;
  const comma = text.slice(start, first).lastIndexOf(', ');
  if (comma < 0 || !/\d/.test(text.slice(start, start + comma))) return start;
  const at = start + comma + 2;
  return subjectOf(text.slice(at, first), language) === null ? start : at;
}

const longestLabel = 48;
const leastWords = 3;

/** What stands before and behind the clause, where it says something by itself. */
export function restOf(text: string, { start, end }: Clause, language: LanguageCode): string[] {
  const { joining } = all[language].figures;
  const link = isDense(language) ? /^[、，；。：:\s]+/u : new RegExp(`^[\\s,;:.–—-]+(?:(?:${joining})\\s+)?`, 'iu');
  const before = text
    .slice(0, start)
    .replace(isDense(language) ? /(?<![、，；。：:\s])[、，；。：:\s]+$/u : new RegExp(`[\\s,;:–—]+(?:${joining})?\\s*$`, 'iu'), '');
  const after = text
    .slice(end)
    .replace(link, '')
    .replace(/[.。]\s*$/u, '');
  const parts = [...listed(before), ...after.split(/[;；]\s*/u)].map((part) => part.replace(relative, ''));
  return parts.filter((part) => wordsOf(part) >= (isDense(language) ? 1 : leastWords)).map((part) => capital(part.trim()));
}

/** `2 years at £48k a year, 310 of 400 licences used`: each with its figure says something by itself. */
function listed(text: string): string[] {
  const parts = text.split(/,\s+/u);
  return parts.every((part) => /\d/.test(part)) ? parts : [text];
}

/** `which saves £9k a month` says it of the change. */
const relative = /^(?:which|ce qui|lo que|lo cual|o que|il che)\s+(?=\p{Ll})/iu;

const wordsOf = (part: string) => part.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;

/** Adverbs of time and average between a verb and its figure. */
const between =
  /\s(?:now|currently|on average|jetzt|inzwischen|aktuell|derzeit|im schnitt|im durchschnitt|im mittel|en moyenne|désormais|actuellement|de media|en promedio|actualmente|em média|atualmente|in media|attualmente)$/iu;
const present =
  'takes|lasts|dauert|dauern|dure|durent|tarda|tardan|demora|dura|durano|go|goes|rise|rises|fall|falls|grow|grows|drop|drops|has gone|have gone|has dropped|have dropped|has climbed|has increased|has decreased|geht|gehen|est passée?|sont passée?s|a chuté|ha bajado|ha subido|ha pasado|caiu|subiu|passou|è passat[oa]|è sces[oa]|è salit[oa]';
const germanMiddle = /\s(?:ist|sind|hat sich|haben sich)\s(?:seit|im|in|durch|nach|zwischen|über)\s.{1,80}$/u;
/** What narrows a name by a number: `waste at our 23 bakeries`. */
const narrowed = /\s(?:at|in|of|across|on|for|among|bei|an|auf|in|für|dans|sur|de|des|en|em|nos|nas|nei|nelle|su)\s[^,]{0,30}\d.{0,40}$/iu;

/** What changed, by the words before its first figure; null where they are not understood. `standsAlone`: they are a name by themselves, as before an arrow. */
export function subjectOf(before: string, language: LanguageCode, standsAlone = false): string | null {
  if (isDense(language)) return densePhrases(language).head(before)?.label ?? null;
  const phrases = spacedPhrases(language);
  const known = phrases.head(before)?.label;
  if (known) return known;
  const { from, about, adverb, up, down, went, is, auxiliary } = all[language].figures;
  let text = before.replace(/(?<![\s:：=])[\s:：=]+$/u, '').trim();
  const isNamed = text.length < before.trim().length;
  for (const words of [about, from, about]) text = without(text, words);
  text = text.replace(between, '').replace(between, '');
  const verbs = [up, down, went, is, present].join('|');
  let name = without(text, adverb);
  name = without(name, verbs);
  const isMoved = name !== text || (language === 'de' && germanMiddle.test(name));
  for (const words of [auxiliary, adverb, auxiliary]) name = without(name, words);
  // `Die Quote ist seit der neuen Route von 3 % auf 5 % gestiegen`: the verb stands at the end.
  if (language === 'de') name = name.replace(germanMiddle, '');
  const short = name.replace(narrowed, '');
  return isMoved || isNamed || standsAlone ? (phrases.label(name) ?? phrases.label(short)) : null;
}

function without(text: string, words: string): string {
  return text.replace(new RegExp(`(?:^|\\s)(?:${words})$`, 'iu'), '').trimEnd();
}

const finite =
  /\s(?:were|are|is|was|had|have|has|said|did|do|got|found|finished|passed|stayed|kept|left|went|came|waren|sind|ist|war|haben|hatten|étaient|sont|ont|avaient|son|eran|están|estaban|tienen|são|eram|estavam|têm|sono|erano|hanno|avevano)(?!\p{L}).*$/iu;
const longestGroup = 34;

/** `71% of those mentored were in work, compared with 52% of those still waiting`: whose figure the first is, and whose the second. */
export function groupsOf(gap: string, after: string, language: LanguageCode): { now: string; prior: string } | null {
  const { against, about, group } = all[language].figures;
  if (group === undefined) return null;
  const said = new RegExp(`^\\s(?:${group})\\s(.{3,120}?),?\\s(?:${against})\\s?(?:(?:${about})\\s)?(?:only\\s)?$`, 'iu').exec(gap)?.[1];
  const other = new RegExp(`^\\s(?:${group})\\s([^,.;:()]{3,60})`, 'iu').exec(after)?.[1];
  if (said === undefined || other === undefined) return null;
  const [now, prior] = [said, other].map((text) =>
    text
      .replace(/(?<!\p{L})(?:who|that) (?:were|are)\s/iu, '')
      .replace(finite, '')
      .replace(/,.*$/u, '')
      .trim(),
  );
  if (!now || !prior || now.length > longestGroup || prior.length > longestGroup || /\d/.test(now + prior)) return null;
  return { now: capital(now), prior: capital(prior) };
}
