/** Scorecard: the period's measures, each with its change, its target and its earlier complete periods. */
import { first } from '../../../../languages/catalogue.ts';
import type { MetricNote } from '../../../../model/fact.ts';
import { directionOf, type Finding } from '../../../../model/finding.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { ScorecardContent } from '../../../kinds/scorecard.ts';
import { countWords } from '../../../language/count-words.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { isForBoard } from '../stories/listener.ts';
import { isAboutLosses } from '../summary-title.ts';
import { fitTitle } from '../titles.ts';
import { saidOf } from '../told.ts';
import { topicsOf, wordsOf } from '../topics.ts';
import { hasPlanPage } from './plan-variance.ts';
import { planTable } from './scorecard-table.ts';
import { isToldByPlace } from './service-place.ts';
import { sincePrior } from './trend.ts';

const most = 8;
/** A smaller relative change is shown as 0.0%. */
const leastPercent = 0.0005;
/** A smaller change has no direction. */
const visible = 0.005;
/** Maximum number of figures for a board. */
const mostForBoard = 7;

export type Tile = ScorecardContent['tiles'][number];

/** `order`: the headline first, then the brief's focus. */
export function scorecard(context: Context, order: readonly MetricNote[]): Draft | null {
  const { catalogue, evidence, source, now } = context;
  const shown = tilesOf(context, order);
  const tiles = shown.map((note) => tileOf(context, note));
  if (tiles.length < 2) return null;
  const named = (direction: string) => tiles.filter(({ change }) => change?.direction === direction).map(({ label }) => label);
  const moved = { rose: named('up'), fell: named('down'), held: named('flat') };
  const told = statementTitle(context, shown);
  // If another page compares every line with plan, use tiles.
  const plans = hasPlanPage(context) ? null : planTable(context, shown);
  const slide = {
    id: 'scorecard',
    title: plans?.title ?? fitTitle([...(told ? [told] : []), ...titlesOf(context, moved, tiles[0]!.change?.direction === 'up')]),
    lead: catalogue.say('lead-scorecard', { now, prior: basisOf(context) }),
    section: catalogue.say('sections-results'),
    ...(source ? { source } : {}),
    notes: context.notes(
      [],
      shown.map(({ id }) => evidence.get(id, 0)),
    ),
  };
  return {
    part: 'scorecard',
    topics: topicsOf(null, null, 'scorecard kpi kpis'),
    worth: 1,
    proves: [],
    slide: plans
      ? { ...slide, kind: 'table', content: plans.content }
      : { ...slide, kind: 'scorecard', content: { tiles, periods: periodsOf(context).map(({ label }) => safe(label)) } },
  };
}

/** Tiles that stand in one row over the headline's course; of more, the first `kept`. */
const strip = { fewest: 3, most: 6, kept: 5 } as const;
/** Words of a page with figures over a chart, so that it is not split. */
const mostWords = 72;
const mostReading = 3;

/**
 * One page instead of two that say the same: the tiles in a row, below them the headline's course with its reading. Null if they are too few, or
 * if the brief asks for the trend.
 */
export function withCourse(context: Context, page: Draft | null, course: Draft | undefined): Draft | null {
  if (page?.slide.kind !== 'scorecard' || course?.slide.kind !== 'trend') return null;
  const { tiles } = page.slide.content;
  if (tiles.length < strip.fewest) return null;
  if (context.brief.focus.flatMap(wordsOf).some((word) => word === 'trend')) return null;
  const { reading, soWhat: _, ...drawn } = course.slide.content;
  const { title, lead = '' } = page.slide;
  const caption = course.slide.lead;
  const shown = inStrip(tiles).map(({ trend: _, ...tile }) => tile);
  const said = [title, lead, caption ?? '', ...shown.flatMap(({ label, change, target }) => [label, change?.text ?? '', target ?? ''])];
  return {
    ...page,
    topics: [...page.topics, ...course.topics],
    ...(course.metric !== undefined && { metric: course.metric }),
    proves: [...page.proves, ...course.proves],
    slide: {
      ...page.slide,
      notes: [...new Set([...(course.slide.notes ?? []), ...(page.slide.notes ?? [])])],
      content: {
        ...page.slide.content,
        tiles: shown,
        course: { ...(caption !== undefined && { caption }), ...drawn },
        reading: fitting(onBasis(context, course.metric, reading), said),
      },
    },
  };
}

/** All that one row holds; of more, the first that moved, in their order. */
function inStrip(tiles: readonly Tile[]): readonly Tile[] {
  if (tiles.length <= strip.most) return tiles;
  const kept = [...tiles.filter(({ change }) => change), ...tiles.filter(({ change }) => !change)].slice(0, strip.kept);
  return tiles.filter((tile) => kept.includes(tile));
}

/** What is said of the headline, against what the figures are compared with. */
function onBasis(context: Context, metric: string | undefined, reading: readonly Text[]): Text[] {
  const year = metric === undefined || boardYear(context) === null ? null : context.find('yoy', metric);
  if (!year || metric === undefined) return [...reading];
  const against = context.catalogue.say('trend-change', saidOf(context.told(year)));
  const before = sincePrior(context, metric);
  return [against, ...reading.filter((text) => text !== against && !before.includes(text))];
}

/** The first statements that the page has room for beside its other words. */
function fitting(reading: readonly Text[], said: readonly Text[]): Text[] {
  const words = (texts: readonly Text[]) => texts.reduce((sum, text) => sum + countWords(text.replace(/\{\{[^{}]*\}\}/g, ' ')), 0);
  const kept: Text[] = [];
  for (const text of reading)
    if (kept.length < mostReading && (kept.length === 0 || words([...said, ...kept, text]) <= mostWords)) kept.push(text);
  return kept;
}

/** What the figures are compared with, as named in the lead: for a board, the prior year. */
export function basisOf(context: Context): string | null {
  return boardYear(context) ?? context.prior;
}

function boardYear(context: Context): string | null {
  const { brief, evidence } = context;
  const year = evidence.yearBefore;
  // Where all is compared with it anyway, it is no basis of its own.
  return year && year.offset !== evidence.table.prior?.offset && isForBoard(brief) && !isAboutLosses(context) ? year.label : null;
}

/** Seasonal moves are compared with the prior year; a board sees everything against the prior year, and nothing against another period. */
function shownChange(context: Context, metric: string): Finding | null {
  const year = context.find('yoy', metric);
  if (boardYear(context) !== null) return year;
  return (context.find('seasonal', metric) ? year : null) ?? context.moveOf(metric);
}

/** The change of a figure on a board's page without a finding: a companion figure, or the prior year. */
function sinceYear(context: Context, metric: string): Tile['change'] | null {
  const year = boardYear(context);
  const change = year === null ? null : (context.evidence.get(`${metric}.yoy`, 0) ?? context.evidence.get(`${metric}.yoy_delta`, 0));
  if (!change || year === null) return null;
  const text = context.catalogue.say('year-against', { change: ref(change.id, 'label'), year: safe(year) });
  return { text, direction: Math.abs(change.value) < visible ? 'flat' : directionOf(change.value), tone: 'neutral' };
}

interface Moved {
  rose: string[];
  fell: string[];
  held: string[];
}

/** Measures of which all got better or worse, from which a title says so. */
const fewestForAll = 4;

/** What the figures say together: all got better or worse, the headline against another, or the headline with another; null where the headline held. */
function statementTitle(context: Context, shown: readonly MetricNote[]): Text | null {
  const { catalogue } = context;
  const moves = shown.map(({ id }) => shownChange(context, id));
  const compared = moves.filter((move) => move !== null);
  const head = moves[0];
  if (!head || !isSeen(context, head)) return null;
  const alike = compared.filter((move) => (move.kind === 'yoy') === (head.kind === 'yoy') && changeOf(move));
  // Where quality fell in one place, that a volume rose beside it is no counterweight.
  const counts = (move: Finding) => !isToldByPlace(context, head.metric) || isToldByPlace(context, move.metric);
  const others = alike.filter((move) => move !== head && isSeen(context, move) && counts(move));
  const said = { label: context.label(head.metric), rose: head.direction === 'up', change: changeOf(head) };
  if (!said.change || !alike.includes(head)) return null;
  const all = others.length + 1 === compared.length && compared.length >= fewestForAll;
  if (all && head.tone !== 'neutral' && others.every(({ tone }) => tone === head.tone))
    return catalogue.say('scorecard-all', { ...said, better: head.tone === 'good', prior: context.told(head).prior });
  const opposed = others.filter(({ tone }) => tone !== 'neutral' && head.tone !== 'neutral' && tone !== head.tone);
  const other = opposed.find(({ withinNoise }) => !withinNoise) ?? opposed[0];
  const beside = (move: Finding) => ({
    other: context.label(move.metric),
    otherRose: move.direction === 'up',
    otherChange: changeOf(move),
  });
  if (other) return catalogue.say('scorecard-but', { ...said, ...beside(other) });
  const same = others.find(({ direction }) => direction === head.direction);
  return same ? catalogue.say('scorecard-and', { ...said, ...beside(same) }) : null;
}

/** Whether a change has a digit that is not 0 where it is shown: nothing falls by 0.0%. */
function isSeen({ evidence }: Context, { direction, facts: { pct, delta } }: Finding): boolean {
  const changed = pct ?? delta;
  return direction !== 'flat' && (pct === undefined || Math.abs(evidence.byId(changed!)?.value ?? 0) >= leastPercent);
}

function changeOf({ facts: { pct, delta } }: Finding): Text | null {
  const changed = pct ?? delta;
  return changed === undefined ? null : ref(changed);
}

/** `Closed-won revenue and win rate rose; sales cycle fell`: the headline's direction first, as many as fit; steady ones only if nothing moved. */
function titlesOf({ catalogue, now }: Context, { rose, fell, held }: Moved, risen: boolean): Text[] {
  const moved = rose.length + fell.length > 0;
  if (!moved && held.length === 0) return [catalogue.say('scorecard-plain', { now })];
  return [3, 2, 1].map((count) => {
    const said = { rose: rose.slice(0, count), fell: fell.slice(0, count), held: moved ? [] : held.slice(0, count) };
    const ways = (risen ? (['rose', 'fell', 'held'] as const) : (['fell', 'rose', 'held'] as const)).filter((way) => said[way].length > 0);
    return first(ways.map((way) => catalogue.say(`scorecard-${way}`, { members: said[way] })).join(catalogue.say('scorecard-between')));
  });
}

/** Most tiles belong to the headline's family, the last three to another; companion metrics appear only next to their own. */
function tilesOf({ evidence, table, brief }: Context, order: readonly MetricNote[]): MetricNote[] {
  const room = isForBoard(brief) ? mostForBoard : most;
  // If the newest records are missing, a tile would show a false fall.
  const thinning = table.quality.flatMap(({ code, metrics }) => ((code === 'thinning' || code === 'unresolved') && metrics) || []);
  const able = order.filter(
    ({ id, polarity }) => evidence.get(id, 0) && !/_median$/.test(id) && polarity !== 'neutral' && !thinning.includes(id),
  );
  const told = able.filter(({ beside, unit }) => beside === undefined || (unit === 'money' && able.some(({ id }) => id === beside)));
  const leading = table.metrics.find(({ family }) => family !== undefined)?.family;
  const others = told.filter(({ family }) => family !== leading).slice(0, leading === undefined ? 0 : isForBoard(brief) ? 1 : 3);
  return leading === undefined
    ? told.slice(0, room)
    : [...told.filter((note) => note.family === leading).slice(0, room - others.length), ...others];
}

/** Complete periods only: part of one would look like a fall. */
export const periodsOf = ({ evidence }: Context) => evidence.complete.slice(-8);

export function tileOf(context: Context, { id }: Pick<MetricNote, 'id'>): Tile {
  const { evidence, catalogue } = context;
  const value = evidence.get(id, 0)!;
  const target = evidence.get(`${id}.target`, 0);
  const trend = periodsOf(context).map((period) => evidence.get(id, period.offset)?.id ?? null);
  const finding = shownChange(context, id);
  const prior = finding && context.told(finding).prior;
  const changed = finding && (finding.facts.pct ?? finding.facts.delta);
  const move = finding && isSeen(context, finding) ? finding.direction : 'flat';
  const untold = finding ? null : sinceYear(context, id);
  return {
    label: context.label(id),
    value: ref(value.id),
    ...(finding && changed && prior
      ? {
          change: {
            text:
              finding.kind === 'yoy'
                ? context.catalogue.say('year-against', { change: ref(changed, 'label'), year: prior })
                : catalogue.say('against', { change: ref(changed, 'label'), prior }),
            direction: move,
            // Only changes beyond the normal range are coloured.
            tone: finding.withinNoise ? 'neutral' : finding.tone,
          },
        }
      : {}),
    ...(untold ? { change: untold } : {}),
    ...(target ? { target: ref(target.id) } : {}),
    ...(trend.filter((point) => point !== null).length >= 3 ? { trend } : {}),
  };
}
