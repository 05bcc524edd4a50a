/** Whether members lead, trail, stand alone or all move as a sentence says, decided by the figures that are known of them. */
import { all } from '../../../languages/all.ts';
import type { Claim } from '../../../languages/signs.ts';
import { type Fact, metricOf } from '../../../model/fact.ts';
import type { LanguageCode } from '../../../model/language.ts';
import type { AnyOutlineSlide } from '../../../model/outline.ts';
import { directionPatterns } from '../../language/directions.ts';
import { normalForm } from '../../language/normal-form.ts';
import { references, replaceReferences, type SlideScope } from './slide-texts.ts';

/** One measure of several members. */
export interface Group {
  /** What it is called, for a sentence that names it. */
  label: string;
  metric: string;
  /** What its members are of; empty for what a page lists. */
  dimension: string;
  /** The values are changes. */
  isChange: boolean;
  values: ReadonlyMap<string, number>;
}

/** Where a claim is of members that no figures are known of, it is not decided. */
type Decision = 'holds' | 'wrong' | 'unknown';

interface Claimed {
  decision: Decision;
  /** The word that claims it. */
  word: string;
  /** The sentence, or the part of it. */
  text: string;
  names: readonly string[];
}

const patterns = new Map<LanguageCode, Record<Claim, RegExp>>();

/** Case does not count, and in scripts that write no spaces a word may stand anywhere. */
export function claimPatterns(language: LanguageCode): Record<Claim, RegExp> {
  let known = patterns.get(language);
  if (!known) {
    const bare = language === 'ja' || language === 'zh';
    const of = (source: string) => new RegExp(bare ? source : `(?<![\\p{L}-])(?:${source})(?![\\p{L}])`, 'iu');
    const { claims } = all[language].signs;
    known = Object.fromEntries(Object.entries(claims).map(([claim, source]) => [claim, of(source)])) as Record<Claim, RegExp>;
    patterns.set(language, known);
  }
  return known;
}

/** What stands between an amount and its plan, and what a factor did: the largest may be short of it or beyond. */
const gapMetric = /\.(?:variance|by_\w+)$/;
const changeMetric = /\.(?:delta|pct|shift|yoy|yoy_delta)$/;
/** Of shares some rise where others fall, whatever their members do. */
const shareMetric = /\.share(?:\.|$)/;
const sentenceEnd =
  /[.!?;:。；！？]\s?|\s[–—]\s|\s(?:but|while|whereas|although|though|aber|während|obwohl|mais|tandis|pero|mientras|enquanto|mentre)\s/giu;
const partEnd = /[,()、，]\s?/gu;

const adverb = /^(?:most|am\s\p{L}+|le plus|el que más|o que mais|di più)$/iu;

/** Most words between "no" or "every" and what they all did: `every one of the five regions fell`. */
const mostBetween = 6;

/** Every claim of a text about the members of the groups; `page` comes before all other groups. */
export function claimsOf(template: string, page: readonly Group[], others: readonly Group[], language: LanguageCode): Claimed[] {
  const { highest, lowest, only, all: every, none } = claimPatterns(language);
  const { not } = directionPatterns(language);
  const found: Claimed[] = [];
  for (const sentence of pieces(template, sentenceEnd)) {
    const text = shownText(sentence);
    const sole = only.exec(text);
    const direction = directionOf(text, language);
    if (sole && direction && !/^\s*[\d\ufffc$€£¥]/u.test(text.slice(sole.index + sole[0].length))) {
      const names = namesIn(text, page, others);
      if (names.length > 0)
        found.push({ word: sole[0], text, names, decision: soleDecision(names, direction.up, changesOf(text, names, page, others)) });
      continue;
    }
    const whole = none.exec(text) ?? every.exec(text);
    if (whole && direction && (none.test(text) || !not.test(text)) && isNear(text, whole, direction, language)) {
      const isNone = none.test(text);
      const names = namesIn(text, page, others);
      found.push({
        word: whole[0],
        text,
        names,
        decision: wholeDecision(names, isNone, direction.up, movesOf(text, page, others)),
      });
      continue;
    }
    for (const part of pieces(sentence, partEnd)) {
      const said = shownText(part);
      const [most, least] = [highest.exec(said), lowest.exec(said)];
      const word = most ?? least;
      if (!word || not.test(said)) continue;
      const names = namesIn(said, page, others);
      if (names.length === 0) continue;
      // "The most value at the lowest rate" says two things of which either may be of the measure it names.
      const groups = most && least ? membersIn(names, page) : groupsFor(clauseAround(said, word), part, names, page, others);
      // "Moved most" may be of either.
      const meant = adverb.test(word[0]) && directionOf(said, language) === null ? groups.filter(({ isChange }) => isChange) : [];
      const isSo = (highest: boolean) =>
        extremeDecision(names, highest, null, meant) === 'holds'
          ? 'holds'
          : extremeDecision(names, highest, directionOf(said, language), groups);
      const decision = most && least && isSo(false) === 'holds' ? 'holds' : isSo(most !== null);
      found.push({ word: word[0], text: said, names, decision });
    }
  }
  return found;
}

/** Claims of a page that its own figures refute. */
export function checkClaims(
  scope: SlideScope,
  { language, words }: { language: LanguageCode; words: string },
  find: (rule: string, message: string) => void,
): void {
  // Each step speaks of another measure, so that the figures of one do not decide what is said of the next.
  const groups = scope.slide.kind === 'action-table' ? [] : groupsOfPage(scope);
  if (groups.length === 0) return;
  // What the author wrote is the author's to answer for.
  for (const template of scope.texts)
    for (const { decision, word, text } of claimsOf(template, groups, [], language))
      if (decision === 'wrong' && !words.includes(text.toLowerCase())) find('claim', claimFault(word, text));
}

export function claimFault(word: string, text: string): string {
  return `The figures do not bear out "${word}" in "${text.replaceAll('\ufffc', '…')}"; say what they show, with the figure.`;
}

function pieces(text: string, end: RegExp): string[] {
  // References contain full stops and commas.
  const kept: string[] = [];
  const bare = text.replaceAll('**', '').replace(/\{\{[^{}]*\}\}/g, (reference) => `\ue000${kept.push(reference) - 1}\ue001`);
  return bare
    .split(end)
    .map((piece) => piece.replace(/\ue000(\d+)\ue001/g, (_, at: string) => kept[Number(at)]!).trim())
    .filter((piece) => piece !== '');
}

const shownText = (template: string) => replaceReferences(template, () => '\ufffc');

function directionOf(text: string, language: LanguageCode): { up: boolean; at: number } | null {
  const match = [...text.matchAll(directionPatterns(language).word)].at(-1);
  return match ? { up: match.groups!.up !== undefined, at: match.index } : null;
}

function isNear(text: string, word: RegExpExecArray, { at }: { at: number }, language: LanguageCode): boolean {
  const between = text.slice(word.index + word[0].length, at);
  // "No rise beyond the usual" is of a rise, not of members.
  if (at < word.index || between.trim() === '') return false;
  return language === 'ja' || language === 'zh' ? between.length <= mostBetween * 4 : between.trim().split(/\s+/).length <= mostBetween;
}

/** The members that a text names, the longest names first, so that `GTX Plus Pro` is not `GTX`. */
function namesIn(text: string, page: readonly Group[], others: readonly Group[]): string[] {
  const known = new Set([...page, ...others].flatMap(({ values }) => [...values.keys()]));
  let rest = plain(text);
  const found: string[] = [];
  for (const name of [...known].sort((a, b) => b.length - a.length)) {
    const said = plain(name);
    const at = said.length < 2 ? -1 : rest.search(new RegExp(`(?<![\\p{Script=Latin}\\p{N}])${literal(said)}(?![\\p{N}])`, 'u'));
    if (at < 0) continue;
    found.push(name);
    rest = `${rest.slice(0, at)} ${rest.slice(at + said.length)}`;
  }
  return found;
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const plain = (text: string) => normalForm(text, 'NFKC').toLowerCase();

/** The groups by which a claim of these members is decided: of the figures in the sentence, of the measure it names, of the page, of all. */
function groupsFor(text: string, template: string, names: readonly string[], page: readonly Group[], others: readonly Group[]): Group[] {
  const [near, far] = [membersIn(names, page), membersIn(names, others)];
  const cited = new Set(references(template).map((id) => metricOf(id)));
  const bySize = [
    near.filter(({ metric }) => cited.has(metric)),
    [...near, ...far].filter(({ label }) => label !== '' && plain(text).includes(plain(label))),
    near,
    far,
  ];
  return bySize.find((groups) => groups.length > 0) ?? [];
}

function membersIn(names: readonly string[], groups: readonly Group[]): Group[] {
  return groups.filter(({ values }) => values.size > 1 && names.some((name) => values.has(name)));
}

const conjunction = /\s(?:and|und|et|y|e)\s/giu;

/** The words between conjunctions in which the claim stands, which name its measure. */
function clauseAround(text: string, word: RegExpExecArray): string {
  let start = 0;
  for (const match of text.matchAll(conjunction)) {
    if (match.index > word.index) return text.slice(start, match.index);
    start = match.index + match[0].length;
  }
  return text.slice(start);
}

function changesOf(text: string, names: readonly string[], page: readonly Group[], others: readonly Group[]): Group[] {
  return groupsFor(
    text,
    '',
    names,
    page.filter(({ isChange, metric }) => isChange && !shareMetric.test(metric)),
    others.filter(({ isChange, metric }) => isChange && !shareMetric.test(metric)),
  );
}

function extremeDecision(names: readonly string[], isMost: boolean, direction: { up: boolean } | null, groups: readonly Group[]): Decision {
  // What moved is told of changes, what is large of amounts; where the other is all that is known, it decides.
  const meant = groups.filter(({ isChange }) => isChange === (direction !== null));
  const deciding = meant.length > 0 ? meant : groups;
  if (deciding.length === 0) return 'unknown';
  return deciding.some((group) => isExtreme(names, isMost, direction, group)) ? 'holds' : 'wrong';
}

/** The largest fall is the lowest of the changes; without a direction, the largest change may be either. */
function isExtreme(
  names: readonly string[],
  isMost: boolean,
  direction: { up: boolean } | null,
  { isChange, metric, values }: Group,
): boolean {
  const all = [...values.values()];
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const ends =
    isChange && direction
      ? [isMost === direction.up ? highest : lowest]
      : isMost && (isChange || gapMetric.test(metric))
        ? [lowest, highest]
        : [isMost ? highest : lowest];
  return names.some((name) => ends.some((end) => values.has(name) && near(end, values.get(name)!)));
}

function soleDecision(names: readonly string[], up: boolean, groups: readonly Group[]): Decision {
  if (groups.length === 0) return 'unknown';
  const holds = ({ values }: Group) => {
    const movers = [...values].filter(([, value]) => (up ? value > 0 : value < 0)).map(([name]) => name);
    return movers.length > 0 && movers.every((name) => names.includes(name));
  };
  return groups.some(holds) ? 'holds' : 'wrong';
}

/** Changes of all members of the page, or else of the dimension that the text names: "every region". */
function movesOf(text: string, page: readonly Group[], others: readonly Group[]): Group[] {
  const moves = (groups: readonly Group[]) =>
    groups.filter(({ isChange, metric, values }) => isChange && values.size > 1 && !shareMetric.test(metric));
  const near = moves(page);
  return near.length > 0 ? near : moves(others).filter(({ dimension }) => dimension !== '' && plain(text).includes(plain(dimension)));
}

/** `no other region` leaves out those that are named. */
function wholeDecision(names: readonly string[], isNone: boolean, up: boolean, groups: readonly Group[]): Decision {
  if (groups.length === 0) return 'unknown';
  const holds = ({ values }: Group) =>
    [...values].every(
      ([name, value]) => (isNone && names.includes(name)) || (isNone ? (up ? value <= 0 : value >= 0) : up ? value > 0 : value < 0),
    );
  return groups.some(holds) ? 'holds' : 'wrong';
}

const near = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));

/** Groups of the facts that differ in one member only, and the changes between their periods. */
export function groupsOfFacts(facts: Iterable<Fact>): Group[] {
  const found = new Map<
    string,
    { label: string; metric: string; dimension: string; at: string; key: string; values: Map<string, number> }
  >();
  for (const { id, label, scope, value } of facts) {
    const dimensions = Object.keys(scope);
    if (value === null || dimensions.length === 0) continue;
    const metric = metricOf(id);
    const at = id.slice(id.lastIndexOf('@'));
    for (const dimension of dimensions) {
      const member = scope[dimension]!;
      if (member.startsWith('(')) continue;
      const rest = dimensions.filter((other) => other !== dimension).map((other) => `${other}=${scope[other]}`);
      const key = [metric, dimension, ...rest].join('&');
      const known = found.get(key + at) ?? { label: label.split(',')[0]!, metric, dimension, at, key, values: new Map<string, number>() };
      known.values.set(member, value);
      found.set(key + at, known);
    }
  }
  const groups = [...found.values()].map(({ label, metric, dimension, values }) => ({
    label,
    metric,
    dimension,
    values,
    isChange: changeMetric.test(metric),
  }));
  const changes = [...found.values()].flatMap(({ key, at, label, metric, dimension, values }) => {
    // Held against the period before, or where the page does not have it, against the newest that it has, such as a year before.
    const before = at === '@0' && !changeMetric.test(metric) ? (found.get(`${key}@-1`) ?? newestBefore(found, key)) : undefined;
    return before ? changed({ label, metric, dimension }, values, before.values) : [];
  });
  return [...groups, ...changes];
}

function newestBefore<T>(found: ReadonlyMap<string, T>, key: string): T | undefined {
  const offsets = [...found.keys()].flatMap((each) => (each.startsWith(`${key}@-`) ? [Number(each.slice(key.length + 1))] : []));
  return offsets.length === 0 ? undefined : found.get(`${key}@${Math.max(...offsets)}`);
}

function changed(
  of: Pick<Group, 'label' | 'metric' | 'dimension'>,
  now: ReadonlyMap<string, number>,
  before: ReadonlyMap<string, number>,
): Group[] {
  const values = new Map([...now].flatMap(([name, value]) => (before.has(name) ? [[name, value - before.get(name)!] as const] : [])));
  return values.size > 1 ? [{ ...of, isChange: true, values }] : [];
}

/** What a page shows of its members: charts and tables with their labels, and the facts that it cites. */
export function groupsOfPage({ slide, facts }: SlideScope): Group[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const valueIn = (cell: unknown): number | null => {
    if (typeof cell !== 'string') return null;
    const id = byId.has(cell) ? cell : references(cell)[0];
    return id === undefined ? null : (byId.get(id)?.value ?? null);
  };
  const measures = new Map(
    facts.flatMap((fact) =>
      Object.keys(fact.scope).length === 0 && changeMetric.test(metricOf(fact.id)) && fact.value !== null
        ? [[metricOf(fact.id), fact.value] as const]
        : [],
    ),
  );
  const whole: Group[] = measures.size > 2 ? [{ label: '', metric: '', dimension: '', isChange: true, values: measures }] : [];
  return [...shownGroups(slide, valueIn), ...groupsOfFacts(facts), ...whole].filter(({ values }) => values.size > 1);
}

type ValueIn = (cell: unknown) => number | null;

function shownGroups(slide: AnyOutlineSlide, valueIn: ValueIn): Group[] {
  const group = (label: string, names: readonly string[], cells: readonly unknown[]): Group => ({
    label,
    metric: '',
    dimension: '',
    isChange: false,
    values: new Map(names.flatMap((name, at) => (valueIn(cells[at]) === null ? [] : [[name, valueIn(cells[at])!] as const]))),
  });
  switch (slide.kind) {
    case 'ranking':
      return [
        group(
          '',
          slide.content.items.map(({ label }) => label),
          slide.content.items.map(({ value }) => value),
        ),
      ];
    case 'comparison': {
      const groups = slide.content.series.map(({ name, values }) => group(name, slide.content.categories, values));
      return groups.length === 2
        ? [...groups, ...changed({ label: '', metric: '', dimension: '' }, groups[1]!.values, groups[0]!.values)]
        : groups;
    }
    case 'share':
      return slide.content.columns.map(({ label, values }) => group(label, slide.content.parts, values));
    case 'table': {
      const { columns, rows } = slide.content;
      const body = rows.filter(({ role }) => role !== 'total');
      return columns.slice(1).map(({ label }, at) =>
        group(
          label,
          body.map(({ cells }) => cells[0] ?? ''),
          body.map(({ cells }) => cells[at + 1]),
        ),
      );
    }
    default:
      return [];
  }
}
