/** How long something may take for a share to count it: `within 24 hours`, `inside one day`, `länger als zwei Wochen`, `3日以内`. */
import { all } from '../../languages/all.ts';
import type { Bounds } from '../../languages/signs.ts';
import type { Within } from '../../model/brief.ts';
import type { LanguageCode } from '../../model/language.ts';
import { numberWords } from './corrections/number-words.ts';

const codes = Object.keys(all) as LanguageCode[];
const wordsOf = (which: Bounds, spaced: boolean) =>
  codes
    .filter((code) => all[code].grammar.spaced === spaced)
    .map((code) => all[code].signs.bounds[which])
    .join('|');

const units = { second: 'seconds', minute: 'minutes', hour: 'hours', day: 'days', week: 'weeks', month: 'days' } as const;
const daysOfMonth = 30;
type Unit = keyof typeof units;
const unitNames = Object.keys(units) as Unit[];

/** Of a language with a dual, the unit itself says two; without a number, one. */
const dual = /ين$/u;
const mayStandAlone = /^\p{Script=Arabic}/u;

function made() {
  const cardinals = codes.flatMap((code) =>
    (all[code].signs.cardinals ?? []).flatMap((word, at) => word.split('|').map((each) => [each.replace(/\(.*$/u, ''), at + 2] as const)),
  );
  const numbers = new Map([...cardinals, ...numberWords]);
  const of = (spaced: boolean) => unitNames.map((unit) => `(?<${unit}>${wordsOf(unit, spaced)})`).join('|');
  const digits = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
  const said = [...numbers.keys()].toSorted((a, b) => b.length - a.length).join('|');
  return {
    numbers,
    spaced: new RegExp(
      `(?<!\\p{L})(?:(?<beyond>${wordsOf('beyond', true)})|(?<inside>${wordsOf('inside', true)}))(?<=[' ]|(?!\\p{L})) ?(?:(?<number>${digits}|(?:${said}|${wordsOf('one', true)})(?:(?<=')|(?!\\p{L})))[ \\u00a0-]?)?(?:(?<working>${wordsOf('working', true)})|${of(true)})(?!\\p{L})`,
      'iu',
    ),
    unspaced: new RegExp(
      `(?<before>${wordsOf('beyond', false)})?(?<number>${digits}|[一二两三四五六七八九十]|${wordsOf('one', false)})\\s?(?:(?<working>${wordsOf('working', false)})|${of(false)})(?:(?<inside>${wordsOf('inside', false)})|(?<beyond>${wordsOf('beyond', false)}))?`,
      'u',
    ),
  };
}

let compiled: ReturnType<typeof made> | null = null;
const han = '一二三四五六七八九十';

/** The limit with the words that set it; null where they set none. */
export function limitIn(text: string): { within: Within; words: string } | null {
  compiled ??= made();
  const isUnspaced = /[\u3040-\u30ff\u3400-\u9fff]/u.test(text);
  const match = (isUnspaced ? compiled.unspaced : compiled.spaced).exec(text);
  const groups = match?.groups;
  if (!match || !groups) return null;
  const over = (groups.beyond ?? groups.before) !== undefined;
  if (!over && groups.inside === undefined) return null;
  const unit = groups.working === undefined ? unitNames.find((each) => groups[each] !== undefined)! : workingUnit(groups.working);
  const said = groups.working ?? groups[unit]!;
  const count = countOf(groups.number, said, compiled.numbers);
  if (count === null || !(count > 0)) return null;
  const within = {
    count:
      unit === 'month'
        ? Math.round((count + (/^ and a half/iu.test(text.slice(match.index + match[0].length)) ? 0.5 : 0)) * daysOfMonth)
        : count,
    unit: units[unit],
    ...(groups.working !== undefined && { working: true as const }),
    ...(over && { over: true as const }),
  };
  return { within, words: match[0] };
}

function countOf(number: string | undefined, unit: string, numbers: ReadonlyMap<string, number>): number | null {
  if (number === undefined) return mayStandAlone.test(unit) ? (dual.test(unit) ? 2 : 1) : null;
  if (/^\d/.test(number)) return Number(number.replace(',', '.'));
  if (number === '两') return 2;
  const at = han.indexOf(number);
  return at >= 0 ? at + 1 : (numbers.get(number.toLowerCase()) ?? 1);
}

/** `working hours` count by the hour, all others by the day. */
function workingUnit(said: string): Unit {
  return new RegExp(`(?:${[wordsOf('hour', true), wordsOf('hour', false)].join('|')})`, 'iu').test(said.replace(/\bh(?!\p{L})/giu, ''))
    ? 'hour'
    : 'day';
}
