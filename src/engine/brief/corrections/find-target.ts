/** Finds what a correction corrects: values that it names, or the one value of which it says the same. */

import { above, below, headingOf, isHeading, isQuestion, isRow, type Line, type Place } from './lines.ts';
import { type Change, type Correction, without } from './read-correction.ts';
import { expects, spelling } from './signs.ts';
import { clausesWith, type Spot, spotsIn } from './spots.ts';
import { digitsIn, inPlaceOf, isSame, partsOf, type Value, valuesIn } from './values.ts';
import { covers, shared, wordsIn } from './words.ts';

export interface Edit {
  place: Place;
  at: number;
  length: number;
  text: string;
}

export interface Found {
  edits: Edit[];
  /** The sentence that a correction denies, where it is certain which one but not what of it. */
  denied: string | null;
}

/** How far above a value that says nothing of what it is may correct another. */
const nearby = 4;

/** What to change for the first reading of which every change has its place. */
export function findTarget(correction: Correction, lines: readonly Line[], line: number, index: number): Found {
  const places = [...above(lines, line, index), ...below(lines, line, index)].filter(
    ({ sentence }) => !isQuestion(sentence) && (correction.sure || !expects.test(sentence)),
  );
  let denied: string | null = null;
  for (const reading of correction.readings) {
    const found = reading.map((change) => editsOf(change, correction, places, lines));
    if (found.every(({ edits }) => edits.length > 0)) {
      const edits = found.flatMap((each) => each.edits);
      return { edits: edits.filter((edit, at) => edits.findIndex((other) => isOver(other, edit)) === at), denied: null };
    }
    denied ??= found.map((each) => each.denied).find((each) => each !== null) ?? null;
  }
  return { edits: [], denied };
}

const isOver = (a: Edit, b: Edit) =>
  a.place.line === b.place.line && a.place.index === b.place.index && a.at < b.at + b.length && b.at < a.at + a.length;

function editsOf(change: Change, correction: Correction, places: readonly Place[], lines: readonly Line[]): Found {
  if (change.names !== null) return { edits: renamed(change, change.names, correction, places, lines), denied: null };
  if (change.old.length > 0) return replaced(change, correction, places, lines);
  return restated(change, correction, places, lines);
}

/** The old value is named: only where it stands may the new one. */
function replaced(change: Change, correction: Correction, places: readonly Place[], lines: readonly Line[]): Found {
  const { now, old, about } = change;
  const spots = places.flatMap((place) =>
    spotsIn(place, lines, old[0]!.kind, old.length).filter(({ values }) =>
      values.every((value, at) => (isSame(value, old[at]!) || isCell(place, value, old[at]!)) && putFor(place, value, now[at]!) !== null),
    ),
  );
  const target = chosen(spots, about, correction, old);
  return { edits: target === null ? [] : again(target, spots, now, about), denied: null };
}

function chosen(spots: readonly Spot[], about: ReadonlySet<string>, { sure, alone }: Correction, old: readonly Value[]): Spot | null {
  const near = spots.filter(({ place }) => place.away < nearby);
  const last = near.filter(({ place }) => place.away === near[0]?.place.away);
  if (about.size === 0) return last.length === 1 ? last[0]! : spots.length === 1 && sure ? spots[0]! : null;
  const best = bestOf(spots, ({ own, all }) => [shared(about, all), shared(about, own)]);
  const fits = best.filter(({ all }) => shared(about, all) > 0 && (sure || covers(all, about)));
  if (fits.length > 0)
    return fits.length === 1 || fits.every(({ own, all }) => covers(all, about) && shared(about, own) > 0) ? fits[0]! : null;
  if (!sure) return null;
  // Nothing in common but the value: it has to be one that means little else, or that was just said.
  const telling =
    old.length > 1 ||
    old.every((value) => value.unit !== '' || partsOf(value).length > 1 || digitsIn(value.text).replace(/\D/g, '').length > 2);
  return spots.length === 1 && (telling || (alone && last.length === 1)) ? spots[0]! : null;
}

/** The best by the first measure, and of these by the second. */
function bestOf<T>(spots: readonly T[], measure: (spot: T) => readonly [number, number]): T[] {
  const measured = spots.map((spot) => ({ spot, by: measure(spot) }));
  const most = Math.max(0, ...measured.map(({ by }) => by[0]));
  const first = measured.filter(({ by }) => by[0] === most);
  const more = Math.max(0, ...first.map(({ by }) => by[1]));
  return first.filter(({ by }) => by[1] === more).map(({ spot }) => spot);
}

/** Nothing old is named: the words have to be of one value alone. */
function restated(change: Change, correction: Correction, places: readonly Place[], lines: readonly Line[]): Found {
  const { about } = change;
  const spots = places
    .filter(
      ({ sentence, line }) => about.size === 0 || isRow(sentence) || shared(about, wordsIn(sentence)) > 0 || isUnder(about, lines, line),
    )
    .flatMap((place) => restatedIn(place, change.now, lines));
  if (about.size === 0) return correction.alone ? justSaid(spots) : { edits: [], denied: null };
  const needed = Math.min(correction.sure ? 1 : 2, about.size);
  const fits = spots.filter(({ all, own }) => covers(all, about) && shared(about, own) > 0 && shared(about, all) >= needed);
  const earlier = fits.filter(({ place }) => place.away < Number.POSITIVE_INFINITY);
  const best = bestOf(earlier.length > 0 ? earlier : fits, ({ own, all }) => [shared(about, own), shared(about, all)]);
  const [first] = best;
  if (first === undefined) return { edits: [], denied: null };
  const isOne = best.every(({ values: [value] }) => isSame(value!, first.values[0]!));
  if (isOne && (correction.sure || about.size > 1 || first.place.away < nearby))
    return { edits: again(first, spots, first.now, about), denied: null };
  return { edits: [], denied: best.every(({ place }) => place.sentence === first.place.sentence) ? first.place.sentence : null };
}

type Restated = Spot & { now: readonly Value[] };

/** The values of a sentence that the one new value may stand for; what the clause has already is no change. */
function restatedIn(place: Place, now: readonly Value[], lines: readonly Line[]): Restated[] {
  const isSpan =
    now.length === 2 && now[0]!.kind === now[1]!.kind && now[0]!.kind !== 'amount' && !now.some((value) => has(place.sentence, value));
  // Both ends of a span: `from the 13th to the 15th`.
  if (isSpan)
    return spotsIn(place, lines, now[0]!.kind, 2)
      .filter(({ beside, values }) => beside.length === 2 && values.every((value, at) => inPlaceOf(value, now[at]!) !== null))
      .map((spot) => ({ ...spot, now }));
  return now.flatMap((own) => {
    const kept = now.filter((value) => value !== own);
    const said = kept.every((value) => has(place.sentence, value)) ? spotsIn(place, lines, own.kind, 1) : [];
    const counted = own.of !== undefined && said.some(({ values: [value] }) => value!.of === own.of);
    return said
      .filter(
        ({ values: [value], beside, text }) =>
          !beside.some((other) => isSame(other, own) && other.unit === own.unit) &&
          !isWhole(place.sentence, beside, value!) &&
          !kept.some((other) => isSame(value!, other)) &&
          kept.every((other) => has(text, other) || likesOf(place.sentence, other).length === 1) &&
          (!counted || value!.of === own.of) &&
          canBe(value!, own, place.sentence),
      )
      .map((spot) => ({ ...spot, now: [own] }));
  });
}

/** The whole of which a part was said: `£3.1M of £7.4M`. */
function isWhole(sentence: string, beside: readonly Value[], value: Value): boolean {
  const before = beside[beside.indexOf(value) - 1];
  return before !== undefined && /^\s(?:out of|of|von|sur|de|di)\s$/iu.test(sentence.slice(before.at + before.text.length, value.at));
}

/** The values of a sentence that say as much as another one, as each of two years does. */
const likesOf = (sentence: string, value: Value) =>
  valuesIn(sentence).filter(
    (other) => other.kind === value.kind && other.unit === value.unit && partsOf(other).join() === partsOf(value).join(),
  );

/** A value that says nothing of what it is corrects the only one that was just said. */
function justSaid(spots: readonly Restated[]): Found {
  const [near] = spots.filter(({ place }) => place.away < nearby);
  const beside = spots.filter(({ place }) => place === near?.place);
  if (near === undefined || beside.length > 1) return { edits: [], denied: near?.place.away === 0 ? near.place.sentence : null };
  return { edits: again(near, spots, near.now, new Set()), denied: null };
}

const isUnder = (about: ReadonlySet<string>, lines: readonly Line[], line: number) => shared(about, wordsIn(headingOf(lines, line))) > 0;

const has = (sentence: string, value: Value) => valuesIn(sentence).some((other) => isSame(other, value) && other.unit === value.unit);

/** Whether a value may have been said for another: of one unit, counting the same. */
export function canBe(value: Value, now: Value, sentence: string): boolean {
  if (inPlaceOf(value, now) === null || isSame(value, now)) return false;
  if (value.kind === 'date')
    return partsOf(value).length >= partsOf(now).length || !partsOf(value).includes('day') === !partsOf(now).includes('day');
  if (value.kind !== 'amount') return true;
  if (now.unit !== '' || value.unit === '%')
    return now.unit === value.unit || (now.unit === '' && now.of === undefined && isNear(value, now));
  if (value.unit !== '') return now.of === undefined && now.scale === 1 && isNear({ ...value, amount: value.amount / value.scale }, now);
  if (now.of !== undefined && value.of !== undefined && now.of !== value.of && !sentence.toLowerCase().includes(now.of)) return false;
  return (now.of !== undefined && now.of === value.of) || isNear(value, now);
}

const isNear = (value: Value, now: Value) => value.amount > 0 && now.amount / value.amount <= 4 && value.amount / now.amount <= 4;

/** A cell has the digits alone, its unit stands in the header: `应为280万元，不是260万元`. */
const isCell = (place: Place, value: Value, old: Value) =>
  isRow(place.sentence) &&
  value.kind === 'amount' &&
  old.kind === 'amount' &&
  value.unit === '' &&
  digitsIn(value.text) === digitsIn(old.text);

export function putFor(place: Place, value: Value, now: Value): string | null {
  if (value.kind === 'date' && now.kind === 'date' && value.day !== undefined && value.month !== undefined && now.day === undefined)
    return null;
  return isRow(place.sentence) && value.kind === 'amount' && value.unit === '' && value.scale === 1 && digitsIn(value.text) === value.text
    ? digitsIn(now.text) || now.text
    : inPlaceOf(value, now);
}

/** The target, and the same value wherever all that the correction names is said of it, or nothing but what is said of the target. */
function again(target: Spot, spots: readonly Spot[], now: readonly Value[], about: ReadonlySet<string>): Edit[] {
  const isAgain = (spot: Spot) =>
    spot.values.every((value, at) => isSame(value, target.values[at]!) && value.unit === target.values[at]!.unit) &&
    ((about.size > 0 && covers(spot.all, about) && shared(target.own, spot.own) > 0) ||
      (spot.own.size > 0 && covers(target.own, spot.own)));
  return spots
    .filter((spot) => spot === target || isAgain(spot))
    .flatMap(({ place, values }) =>
      values.flatMap((value, at) => {
        const text = putFor(place, value, now[at]!);
        return text === null ? [] : [{ place, at: value.at, length: value.text.length, text }];
      }),
    );
}

/** A name in place of another, where the same is said of it; one that was misspelled, everywhere. */
function renamed(
  { about }: Change,
  { now, was }: NonNullable<Change['names']>,
  { plain, sure }: Correction,
  places: readonly Place[],
  lines: readonly Line[],
): Edit[] {
  const whole = new RegExp(
    `(?<![\\p{Script=Latin}\\p{Script=Arabic}\\d])${was.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{Script=Latin}\\p{Script=Arabic}\\d])`,
    'gu',
  );
  const found = places.flatMap((place) => {
    const lower = place.sentence.toLowerCase();
    const [fresh, ...others] = now.filter((name) => name !== was && !lower.includes(name.toLowerCase()));
    const positions = [...place.sentence.matchAll(whole)].map(({ index }) => index);
    if (fresh === undefined || others.length > 0 || positions.length === 0 || isHeading(place.sentence)) return [];
    const rest = without(about, fresh);
    return clausesWith(place, positions, lines).flatMap(({ clause, own, all }) =>
      positions
        .filter((at) => at >= clause.from && at < clause.to)
        .map((at) => ({ place, at, length: was.length, text: fresh, about: rest, own, all })),
    );
  });
  if (sure && spelling.test(plain)) return found;
  const [first] = found;
  if (first === undefined) return [];
  if (first.about.size === 0) {
    const near = found.filter(({ place }) => place.away === first.place.away);
    return near.length === 1 && (first.place.away < nearby || (sure && found.length === 1)) ? near : [];
  }
  const best = bestOf(found, (each) => [shared(each.about, each.all), shared(each.about, each.own)]).filter(
    (each) => shared(each.about, each.all) > 0,
  );
  const isTrue = best.every((each) => covers(each.all, each.about));
  return (best.length === 1 && sure) || isTrue ? best : [];
}
