/** What a claim is about, where it does not call a column by its name: `parcels have become heavier` is about a weight. */
import { all } from '../../../../languages/all.ts';
import { type Thing, things } from '../../../../languages/suspicions.ts';
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
export function thingOf(text: string): { thing: Thing; way: Way | null } | null {
  const said = saying().flatMap(({ thing, way, signs }) => saidIn(signs, text).map(({ at, end }) => ({ thing, way, at, end })));
  const [first] = said.toSorted((a, b) => a.at - b.at || b.end - a.end);
  return first ? { thing: first.thing, way: first.thing === 'parts' ? null : first.way } : null;
}

const codes = Object.keys(all) as LanguageCode[];
const columns = new Map<Thing, readonly Sign[]>();

/** What a step of the rows leads to: `they have become slower to say yes`, `they send it late`. */
const steps: ReadonlySet<Thing> = new Set<Thing>(['approval', 'arrival']);

/** Whether a claim is of the step that leads to what is called so: that something takes longer is said of the one that leads to what is named. */
export const isOfStep = (thing: Thing, to: string, isNamed: boolean): boolean =>
  steps.has(thing) ? isCalled(thing, to) : thing === 'duration' && isNamed;

/** Whether a column is called so in any language; of what only a step leads to, none is. */
export const isColumnOf = (thing: Thing, label: string): boolean => !steps.has(thing) && isCalled(thing, label);

function isCalled(thing: Thing, label: string): boolean {
  let signs = columns.get(thing);
  if (!signs) {
    const of = (spaced: boolean) =>
      codes.flatMap((code) => (all[code].grammar.spaced === spaced ? [all[code].suspicions.things[thing].column] : [])).join('|');
    signs = [sign(of(true), String.raw`(?!\p{L})`), sign(of(false), '', unspaced)];
    columns.set(thing, signs);
  }
  const called = words(label);
  return signs.some((each) => each.test(called));
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
