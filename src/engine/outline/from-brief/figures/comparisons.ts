/** Comparisons in sentences: `ARR went from $7.9M to $9.6M against a plan of $10.2M` → a measure with its figures before, now and planned. A sentence that is not understood as a whole gives none. */
import type { LanguageCode } from '../../../../model/language.ts';
import type { Sentence } from '../said.ts';
import { densePhrases } from './dense-phrases.ts';
import { isEarlier } from './periods.ts';
import type { Phrases, Read, Turn } from './phrases.ts';
import { alike, type Quantity, quantitiesIn } from './quantities.ts';
import { spacedPhrases } from './spaced-phrases.ts';

export interface Comparison {
  sentence: Sentence;
  label: string;
  now: Quantity;
  prior?: Quantity;
  plan?: Quantity;
  /** A change stated without the figure before, with its sign. */
  change?: Quantity;
  /** The author's words for the plan: target, budget, Ziel. */
  planName?: string;
  /** The periods of the figures before and now, where they are named. */
  periods: { prior: string | null; now: string | null };
  /** The words around the figures: alike where two measures are one, each of another member. */
  words: string;
  /** A name that does or makes what is measured, as `North` of `North sold`; it names no measure by itself. */
  isMaker: boolean;
  /** The sentence says nothing beside these figures and their periods. */
  bare: boolean;
  /** It says nothing beside these figures. */
  whole: boolean;
}

/** Every comparison of a sentence, if each of its figures has a part in one; `year`: that of the deck. */
export function comparisonsIn(sentence: Sentence, language: LanguageCode, year: number | null): Comparison[] {
  const { text } = sentence;
  if (/[?？؟]/u.test(text)) return [];
  const quantities = quantitiesIn(text, language);
  if (quantities.length < 2 || quantities.length > 12) return [];
  const phrases = language === 'ja' || language === 'zh' ? densePhrases(language) : spacedPhrases(language);
  const gaps = quantities.map(({ at }, index) => text.slice(quantities[index - 1]?.end ?? 0, at));
  gaps.push(text.slice(quantities.at(-1)!.end));
  const found: Open[] = [];
  // Under `Revenue:` a sentence may begin with the figure.
  let head = phrases.head(gaps[0]!.trim() === '' && sentence.heading !== null ? `${sentence.heading}:` : gaps[0]!);
  let at = 0;
  while (head !== null) {
    const read = clauseAt(at, head, gaps, phrases, year);
    if (read === null) return [];
    found.push(read.open);
    if (read.next === null) {
      const whole = found.every(({ bare }) => bare);
      const made = found.map((open) => comparisonOf(open, quantities, sentence, whole));
      return made.every((each) => each !== null) ? made : [];
    }
    [at, head] = [read.next.at, read.next.head];
  }
  return [];
}

interface Open {
  head: Read;
  roles: Map<'prior' | 'now' | 'plan' | 'change', number>;
  planName?: string;
  periods: { prior: string | null; now: string | null };
  words: string;
  /** Nothing follows its last figure. */
  bare: boolean;
}

type Next = { at: number; head: Read } | null;

/** A clause from its first figure on: the role of each, until another clause begins or the sentence ends. */
function clauseAt(
  start: number,
  head: Read,
  gaps: readonly string[],
  phrases: Phrases,
  year: number | null,
): { open: Open; next: Next } | null {
  const open: Open = {
    head,
    roles: new Map([[head.role, start]]),
    periods: { prior: null, now: head.period },
    words: head.words,
    bare: !head.more,
  };
  const ends = (tail: string): boolean => {
    const read = phrases.tail(tail, head);
    if (read === null) return false;
    open.bare &&= read.bare;
    return moves(open, read.direction) && settled(open, read.period, year);
  };
  for (let at = start; ; at += 1) {
    const gap = gaps[at + 1]!;
    if (at + 2 > gaps.length - 1) return ends(gap) ? { open, next: null } : null;
    const turn = phrases.turn(at === start && head.counted ? phrases.afterCounted(gap) : gap, gaps[at + 2]!);
    if (turn !== null) {
      if (!takes(open, turn, at)) return null;
      continue;
    }
    const next = phrases.next(gap, (tail) => phrases.tail(tail, head) !== null);
    if (next === null || !ends(next.tail)) return null;
    return { open, next: { at: at + 1, head: next.head } };
  }
}

/** Whether the figure after a turn has a part in the clause; a difference that is told in words only is passed over. */
function takes(open: Open, turn: Turn, at: number): boolean {
  const { roles, periods } = open;
  open.words += ` ${turn.words}`;
  const last = [...roles].at(-1)?.[0];
  if (turn.period !== null && (last === 'prior' || last === 'now')) periods[last] ??= turn.period;
  if (turn.role === 'beyond') {
    open.bare = false;
    return roles.has('now');
  }
  const role = turn.role === 'to' ? 'now' : turn.role;
  if (!moves(open, turn.direction)) return false;
  if (turn.role === 'to' && last === 'now' && open.head.verbLast && roles.size === 1) {
    // `86%から91%に`: the first figure turns out to be the earlier one.
    roles.clear();
    roles.set('prior', at);
  } else if (roles.has(role) || (turn.role === 'to' && last !== 'prior' && last !== 'change')) return false;
  if ((role === 'prior' || role === 'plan') && !roles.has('now')) return false;
  if (role === 'prior') {
    if (turn.of !== null) periods.prior = turn.of;
    // `against 41` may be anyone's figure, until its period is named.
    open.head = { ...open.head, open: !turn.sure };
  }
  if (role === 'plan' && turn.name !== null) open.planName = turn.name;
  roles.set(role, at + 1);
  return true;
}

/** Takes the direction that further words give; false if it is another than the verb's. */
function moves(open: Open, direction: 'up' | 'down' | null): boolean {
  const { head } = open;
  if (direction === null || direction === head.direction) return true;
  if (head.direction !== null) return false;
  open.head = { ...head, direction };
  return true;
}

/** Whether the figure before belongs to an earlier period beyond doubt; `last`: the period after the last figure. */
function settled(open: Open, last: string | null, year: number | null): boolean {
  const { roles, periods, head } = open;
  const final = [...roles].toSorted((a, b) => a[1] - b[1]).at(-1)![0];
  if (last !== null && (final === 'prior' || final === 'now')) periods[final] ??= last;
  if (!roles.has('prior') && !roles.has('plan') && !roles.has('change')) return false;
  if (!roles.has('now')) return false;
  if (periods.prior !== null && periods.now !== null && periods.prior === periods.now) return false;
  return head.open !== true || (periods.prior !== null && isEarlier(periods.prior, periods.now, year));
}

function comparisonOf(
  { head, roles, planName, periods, words, bare }: Open,
  quantities: readonly Quantity[],
  sentence: Sentence,
  whole: boolean,
): Comparison | null {
  const figure = (role: 'prior' | 'now' | 'plan' | 'change') => {
    const at = roles.get(role);
    return at === undefined ? undefined : counted(quantities[at]!, sentence.text);
  };
  const now = figure('now')!;
  const [prior, plan] = [likeNow(figure('prior'), now), likeNow(figure('plan'), now)];
  if (![prior, plan].every((other) => other === undefined || isLike(other, now))) return null;
  if (prior !== undefined && (prior.value === 0 || !agrees(head.direction, now.value - prior.value))) return null;
  const change = figure('change');
  const stated = change === undefined ? undefined : changeOf(change, now, head.direction);
  if (change !== undefined && (stated === null || stated === undefined)) return null;
  if (stated && prior && !isSameChange(stated, prior, now)) return null;
  const label = head.label === '' ? (head.counted?.(sentence.text.slice(now.end)) ?? '') : head.label;
  if (label === '') return null;
  return {
    sentence,
    label,
    now,
    periods,
    words,
    isMaker: head.isMaker,
    bare: whole && bare,
    whole: whole && bare && periods.prior === null && periods.now === null,
    ...(prior === undefined ? {} : { prior }),
    ...(plan === undefined ? {} : { plan }),
    ...(planName === undefined ? {} : { planName }),
    ...(stated && !prior ? { change: stated } : {}),
  };
}

/** `3,240人`: what is counted in Japanese and Chinese stands right after the figure. */
function counted(quantity: Quantity, text: string): Quantity {
  const word = quantity.bare ? /^[人件名個个社台店枚家次回户辆单]/u.exec(text.slice(quantity.end))?.[0] : undefined;
  return word === undefined ? quantity : { ...quantity, text: `${quantity.text}${word}` };
}

const agrees = (direction: 'up' | 'down' | null, by: number) => direction === null || (direction === 'up' ? by > 0 : by < 0);

const stem = ({ word }: Quantity) => word.toLowerCase().slice(0, 3);

function isLike(other: Quantity, now: Quantity): boolean {
  return other.unit === now.unit && other.currency === now.currency && stem(other) === stem(now) && other.value > 0 === now.value > 0;
}

/** `$9.6M against a plan of 10.2M`, `41.2 million, up from 38.7`: currency and size are said once. */
function likeNow(other: Quantity | undefined, now: Quantity): Quantity | undefined {
  if (other === undefined) return undefined;
  const bare = now.unit === 'money' && other.unit === 'number' && other.word === '' && !other.bare;
  if (bare && now.currency !== undefined) return { ...other, unit: 'money', currency: now.currency };
  return alike(other, now) ?? other;
}

/** A change by points of a rate, or by percent of anything else; a rate that changed by percent is not clear. */
function changeOf(change: Quantity, now: Quantity, direction: 'up' | 'down' | null): Quantity | null {
  if (direction === null) return null;
  const sign = direction === 'up' ? 1 : -1;
  const points = change.unit === 'points' || /^(?:points?|pts|punkte|puntos)$/iu.test(change.word);
  if (points && now.unit === 'ratio') {
    const value = change.unit === 'points' ? change.value : change.value / 100;
    return { ...change, unit: 'points', value: sign * Math.abs(value) };
  }
  return change.unit === 'ratio' && now.unit !== 'ratio' ? { ...change, value: sign * Math.abs(change.value) } : null;
}

function isSameChange(change: Quantity, prior: Quantity, now: Quantity): boolean {
  const real = change.unit === 'points' ? now.value - prior.value : now.value / prior.value - 1;
  return Math.abs(real - change.value) <= 0.02;
}
