/** What a claim is about, where it does not call a column by its name: `parcels have become heavier` is about a weight. */
import { all } from '../../../../languages/all.ts';
import { type Reason, reasons, type Thing, things } from '../../../../languages/suspicions.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { type Sign, sign, unspaced } from '../../../brief/sign.ts';
import { saidIn, suspicionsOf } from '../../../brief/signs-of.ts';
import { words } from '../../../data/lexicon.ts';

export type Way = 'more' | 'less';

let compiled: { thing: Thing; way: Way; signs: readonly Sign[] }[] | null = null;
const saying = () =>
  (compiled ??= things.flatMap((thing) =>
    (['more', 'less'] as const).map((way) => ({ thing, way, signs: suspicionsOf((suspicions) => suspicions.things[thing][way]) })),
  ));

/** What is said first; of two that begin together the longer. That it has to do with parts says nothing of more of them. */
export const thingOf = (text: string): { thing: Thing; way: Way | null } | null => thingsOf(text)[0] ?? null;

export function thingsOf(text: string): { thing: Thing; way: Way | null }[] {
  const said = saying().flatMap(({ thing, way, signs }) => saidIn(signs, text).map(({ at, end }) => ({ thing, way, at, end })));
  return said.toSorted((a, b) => a.at - b.at || b.end - a.end).map(({ thing, way }) => ({ thing, way: thing === 'parts' ? null : way }));
}

/** What is said of how long it takes until something is done. */
export const takesTime: ReadonlySet<Thing> = new Set<Thing>(['approval', 'arrival', 'reply', 'duration', 'work']);

const seasons = suspicionsOf((suspicions) => suspicions.season);

/** `The cold winter`, and not what began in one. */
export const isSeason = (text: string): boolean => saidIn(seasons, text).length > 0;

const saidReasons = reasons.map((reason) => [reason, suspicionsOf((suspicions) => suspicions.reasons[reason].said)] as const);
const named = new Map<Reason, readonly Sign[]>();

/** Whether a value tells the reason that a claim tells in other words: `they are never in`, `No access`. */
export function isReasonSaid(text: string, value: string): boolean {
  const called = words(value);
  return saidReasons.some(([reason, signs]) => {
    if (saidIn(signs, text).length === 0) return false;
    const found = named.get(reason) ?? signsCalled((code) => all[code].suspicions.reasons[reason].value);
    named.set(reason, found);
    return found.some((each) => each.test(called));
  });
}

const codes = Object.keys(all) as LanguageCode[];
const columns = new Map<Thing, readonly Sign[]>();

/** What a step of the rows leads to: `they have become slower to say yes`, `they send it late`. */
const steps: ReadonlySet<Thing> = new Set<Thing>(['approval', 'arrival']);

/** Whether what a step leads to is called after what a claim says of it. */
export const isOfStep = (thing: Thing, to: string): boolean => takesTime.has(thing) && isCalled(thing, to);

/** Whether a column is called so in any language; of what only a step leads to, none is. */
export const isColumnOf = (thing: Thing, label: string): boolean => !steps.has(thing) && isCalled(thing, label);

function isCalled(thing: Thing, label: string): boolean {
  const signs = columns.get(thing) ?? signsCalled((code) => all[code].suspicions.things[thing].column);
  columns.set(thing, signs);
  const called = words(label);
  return signs.some((each) => each.test(called));
}

function signsCalled(pick: (code: LanguageCode) => string): readonly Sign[] {
  const of = (spaced: boolean) => codes.flatMap((code) => (all[code].grammar.spaced === spaced ? [pick(code)] : [])).join('|');
  return [sign(of(true), String.raw`(?!\p{L})`), sign(of(false), '', unspaced)];
}

const ways = (['more', 'less'] as const).map((way) => [way, suspicionsOf((suspicions) => suspicions[way])] as const);

/** Letters between a word for more or less and what there is more of. */
const near = 24;

/** Whether there is said to be more or less of what stands at a place in the text. */
export function wayOf(text: string, at: number, end: number): Way | null {
  const found = ways.flatMap(([way, signs]) =>
    saidIn(signs, text).flatMap((said) => {
      const gap = said.end <= at ? at - said.end : said.at >= end ? said.at - end : 0;
      const between = said.end <= at ? text.slice(said.end, at) : text.slice(end, said.at);
      return gap <= near && !/[,;:，、]/u.test(between) ? [{ way, gap }] : [];
    }),
  );
  return found.toSorted((a, b) => a.gap - b.gap)[0]?.way ?? null;
}
