/** The name of a measure in the words before its figures, as its author says it. */
import { all } from '../../../../../languages/all.ts';
import { none } from '../../../../../languages/figures.ts';
import type { LanguageCode } from '../../../../../model/language.ts';
import { capital } from '../../read/topics.ts';
import { isDense } from '../dense-phrases.ts';
import { goodDirection } from '../nature.ts';
import { periodAtStart } from '../periods.ts';

export interface SeriesName {
  label: string;
  /** `in tonnes`, `%`: what the figures are counted in. */
  unit: string | null;
  /** The periods are those of another series. */
  same: boolean;
  /** The words before the figures say no more than this. */
  whole: boolean;
  /** A colon or a known verb parts it from the figures. */
  closed: boolean;
}

const inverted = /^(?:ist|sind|war|waren|lag|lagen|liegt|liegen|betrug|betrugen|stieg|sank)\s(?=(?:der|die|das|unser\p{L}*)\s)/iu;
const longest = { words: 10, characters: 60 } as const;
/** Without a verb or colon after it, a longer one may hold a verb that is not known here. */
const longestBeside = 5;

interface Patterns {
  same: RegExp;
  ends: RegExp;
  article: RegExp;
  joining: RegExp;
  /** Begins with what the measure did. */
  moving: RegExp;
  unsure: RegExp;
  about: RegExp;
}

const compiled = new Map<LanguageCode, Patterns>();
function patternsOf(language: LanguageCode): Patterns {
  const known = compiled.get(language);
  if (known) return known;
  const { up, down, went, is, about, from, to, by, auxiliary, adverb, article, joining, unsure } = all[language].figures;
  const { verbs, same, beside } = all[language].figures.series;
  const dense = isDense(language);
  const words = (dense ? [verbs, about, `${up}`, `${down}`] : [about, from, to, by, up, down, went, is, auxiliary, adverb, verbs, beside])
    .filter((each) => each !== none)
    .join('|');
  const made = {
    same: new RegExp(dense ? `(?:${same})` : `(?<!\\p{L})(?:${same})(?!\\p{L})`, 'iu'),
    ends: new RegExp(dense ? `(?:${words})$` : `(?:^|\\s)(?:${words})$`, 'iu'),
    article: new RegExp(`^(?:${article})\\s*(?<=[\\s’'])`, 'iu'),
    joining: new RegExp(dense ? '^(?:而|但|同时|并且|また|一方|なお)[、，,]?' : `^(?:${joining}|so)\\s+`, 'iu'),
    moving: dense ? /(?!)/u : new RegExp(`^(?:${[up, down, went].filter((each) => each !== none).join('|')})(?!\\p{L})`, 'iu'),
    about: new RegExp(dense ? `(?:${about})` : `(?<![\\p{L}’'-])(?:${about})(?![\\p{L}-])`, 'giu'),
    unsure: new RegExp(dense ? unsure : `(?<![\\p{L}’'-])(?:${unsure})(?![\\p{L}-])`, 'iu'),
  };
  compiled.set(language, made);
  return made;
}

/** `words`: what stands between the clause before and the figures; null where that is no name. */
export function seriesName(words: string, counted: string | null, language: LanguageCode): SeriesName | null {
  const { same: isSame, ends, about, article, joining, moving, unsure } = patternsOf(language);
  const dense = isDense(language);
  const said = words.replace(/\s+/gu, ' ').trim();
  const same = isSame.test(said);
  let text = said
    .replace(isSame, ' ')
    .replace(/[(（][^()（）]*[)）]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const isLabelled = /[:：=]\s*$/u.test(said) || (same && /[:：=]/u.test(said.slice(-2)));
  text = text.replace(/(?<![\s:：=,，、;–—-])[\s:：=,，、;–—-]+$/u, '');
  let unit: string | null = null;
  let closed = isLabelled;
  for (let count = 0; count < 5; count += 1) {
    const [, body, sign] = /^(.+?)\s*(?:(?:in|en|em|为|單位|单位)\s?)?([%％])$/u.exec(text) ?? [];
    if (sign !== undefined) [text, unit] = [body!, '%'];
    const stripped = text.replace(ends, '').replace(/(?<![\s,，、])[\s,，、]+$/u, '');
    if (stripped === text) break;
    text = stripped;
    closed = true;
  }
  // `Linen a day, in tonnes`.
  const [, measured, of] = /^(.+?)(?:,?\s+(?:in|en|em)|,)\s+(\p{L}{1,12}|\p{Lu}\p{L}*€|[$€£]m?)$/u.exec(text) ?? [];
  if (isLabelled && of !== undefined && /,|\s(?:in|en|em)\s/u.test(text.slice(measured!.length))) [text, unit] = [measured!, of];
  const parts = text.split(/[,，、]\s*/u);
  const whole = parts.length === 1;
  const last = (parts.at(-1) ?? '').replace(joining, '').trim();
  // `The average of all sites, weighted by meals, fell in every month`
  text = parts.length > 1 && moving.test(last) ? parts[0]!.trim() : last;
  const opened = periodAtStart(text);
  if (opened.period !== null && opened.rest.trim() !== '') text = opened.rest.replace(/^\s*,?\s*/u, '');
  // `Im selben Zeitraum ist der Anteil …`: the verb may come before its name.
  text = text.replace(inverted, '');
  if (text.split(' ').length <= 5) text = text.replace(article, '');
  const size = dense ? text.length / 2 : text.split(' ').length;
  const isName = text.length <= longest.characters && size <= longest.words && /\p{L}/u.test(text) && !/[.。!?？]/u.test(text);
  if (unsure.test(said.replace(about, ' '))) return null;
  const isKnown = closed || dense || goodDirection(text, language) !== null || size <= (counted === null ? longestBeside : 1);
  if (isName && text !== '' && isKnown) return { label: capital(text), unit, same, whole, closed: closed || dense };
  return counted === null || counted.length < 2 || dense || text === ''
    ? null
    : { label: capital(counted), unit, same, whole: false, closed: false };
}
