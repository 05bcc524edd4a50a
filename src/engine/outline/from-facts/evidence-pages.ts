/** Every evidence page the facts could carry, the ones the brief asks for worth most. */

import type { Dimension, MetricNote } from '../../../model/fact.ts';
import { isLeftOver } from '../../data/records/statement-lines.ts';
import type { Context } from './context.ts';
import type { Draft } from './draft.ts';
import { accountCohorts } from './pages/account-cohorts.ts';
import { bridge } from './pages/bridge.ts';
import { cash } from './pages/cash.ts';
import { comparison } from './pages/comparison.ts';
import { crossed } from './pages/crossed.ts';
import { distribution } from './pages/distribution.ts';
import { funnel } from './pages/funnel.ts';
import { losses } from './pages/losses.ts';
import { measuresTogether } from './pages/measures-together.ts';
import { mix } from './pages/mix.ts';
import { panels } from './pages/panels.ts';
import { pattern } from './pages/pattern.ts';
import { isOpen } from './pages/pipeline.ts';
import { planBridge, planVariance } from './pages/plan-variance.ts';
import { ranking } from './pages/ranking.ts';
import { recurringBridge } from './pages/recurring-bridge.ts';
import { retention } from './pages/retention.ts';
import { service } from './pages/service.ts';
import { share } from './pages/share.ts';
import { simpson } from './pages/simpson.ts';
import { table } from './pages/table.ts';
import { trend } from './pages/trend.ts';
import { unitEconomics } from './pages/unit-economics.ts';
import { withCounts } from './pages/win-loss.ts';
import { yearOnYear } from './pages/year-on-year.ts';
import { speaksOf, topicsOf } from './topics.ts';

/** What a page the brief asks for is worth beside one it does not. */
const asked = 1.6;
/** A second page of the same kind, or of the same metric and dimension, adds less. */
const sameKind = 0.75;
const sameSubject = 0.8;

/** Headline first, then what the brief focuses on, then the table's own order. */
export function orderOfMetrics({ computed, insights, brief }: Context): MetricNote[] {
  const rank = (note: MetricNote) =>
    note.id === insights.headline ? 0 : brief.focus.some((phrase) => speaksOf(phrase, topicsOf(note, null))) ? 1 : isProfit(note) ? 2 : 3;
  return computed
    .map((note, index) => ({ note, index }))
    .sort((a, b) => rank(a.note) - rank(b.note) || a.index - b.index)
    .map(({ note }) => note);
}

/** What is left in the end says more than what went before. */
const isProfit = ({ measured }: MetricNote) => measured?.how === 'sum' && isLeftOver(measured.label);

export function evidencePages(context: Context, words: { other: string; total: string }): Draft[] {
  const { insights, table: facts } = context;
  const metrics = orderOfMetrics(context).filter((note) => !isOpen(note) && note.beside === undefined && context.evidence.get(note.id, 0));
  const leading = facts.metrics.find(({ family }) => family !== undefined)?.family;
  const pages = metrics.flatMap((note, index) => {
    const own = note.id === insights.headline ? 1 : note.unit === 'ratio' ? 0.85 : index < 4 ? 0.5 : 0.4;
    // What a second family tells stands behind the first.
    const weight = note.family === leading ? own : own * 0.5;
    return [
      trend(context, note.id, 1 * weight),
      yearOnYear(context, note.id, context.find('seasonal', note.id) ? 0.95 : 0.75),
      pattern(context, note.id, 0.95),
      distribution(context, note.id, 0.4 * weight),
      crossed(context, note, words.total, 0.9 * weight),
      ...facts.dimensions.flatMap((dimension) => byDimension(context, note, dimension, metrics, weight, words)),
    ];
  });
  pages.push(...facts.dimensions.map((dimension) => measuresTogether(context, dimension, metrics, 0.6)));
  pages.push(recurringBridge(context, 0.99), retention(context, 0.95), accountCohorts(context, 0.6));
  pages.push(service(context, 0.9), funnel(context, 0.8));
  pages.push(planVariance(context, 0.97), planBridge(context, 0.9), unitEconomics(context, 0.9), cash(context, 0.88));
  return fewCourses(
    context,
    tableOnce(
      toldOnce(
        context,
        pages.filter((page) => page !== null),
      ),
    ),
  ).map((page) => withCounts(context, { ...page, worth: page.worth * (isAsked(context, page) ? asked : 1) }));
}

/** Tables of one dimension with the same columns in another order are one table. */
function tableOnce(pages: readonly Draft[]): Draft[] {
  const seen = new Set<string>();
  return pages.filter(({ slide, dimension }) => {
    if (slide.kind !== 'table' || !slide.id.startsWith('table-')) return true;
    const own = slide.content.rows
      .at(-1)!
      .cells.slice(1)
      .filter((cell) => cell.includes('{{') && !cell.includes('.pct'));
    const columns = `${dimension} ${own.toSorted().join(' ')}`;
    return seen.has(columns) ? false : seen.add(columns);
  });
}

/** The courses that a statement beside its plan shows. */
const mostCourses = 2;

/** The plan tells every line of a statement: beside it stand the course of the headline and of a margin, else of the profit, and those asked for. */
function fewCourses(context: Context, pages: readonly Draft[]): Draft[] {
  const plan = pages.find(({ slide }) => slide.id === 'plan-variance');
  if (!plan) return [...pages];
  const noteOf = ({ metric }: Draft) => context.note(metric!);
  const rank = (note: MetricNote) => (note.id === context.insights.headline ? 0 : note.unit === 'ratio' ? 1 : isProfit(note) ? 2 : 3);
  const courses = pages
    .filter((page) => page.slide.id.startsWith('trend-') && noteOf(page).family === noteOf(plan).family)
    .toSorted((a, b) => rank(noteOf(a)) - rank(noteOf(b)));
  return pages.filter((page) => !courses.includes(page) || courses.indexOf(page) < mostCourses || isAsked(context, page));
}

/** The same rows may stand apart under two columns, such as those without a service: one page tells it. */
function toldOnce({ insights, evidence }: Context, pages: readonly Draft[]): Draft[] {
  const seen = new Set<string>();
  return pages.filter(({ slide, proves }) => {
    const differs = slide.kind === 'comparison' && insights.findings.find(({ id, kind }) => kind === 'rate-difference' && id === proves[0]);
    const fact = differs ? evidence.byId(differs.facts.value!) : null;
    if (!differs || !fact) return true;
    const rows = `${differs.metric} ${differs.member} ${fact.value} ${fact.n}`;
    return seen.has(rows) ? false : seen.add(rows);
  });
}

function byDimension(
  context: Context,
  note: MetricNote,
  dimension: Dimension,
  metrics: readonly MetricNote[],
  metricWeight: number,
  words: { other: string; total: string },
): (Draft | null)[] {
  const many = dimension.members.length;
  const isHeadline = note.id === context.insights.headline;
  // A field of the source that plays no known part says less of the business.
  const weight = dimension.role === 'other' ? metricWeight / 2 : metricWeight;
  // What explains a change, or turns it round, is worth a page whatever the measure.
  const why = [mix(context, note.id, dimension, words.total, 0.8 * weight), simpson(context, note.id, dimension, words.total, 0.95)];
  // Where such a page shows the members' figures, another of the same says little more.
  const again = why.some((page) => page !== null) ? 0.4 : 1;
  if (note.unit === 'ratio') return [...why, comparison(context, note.id, dimension, 0.55 * weight * again)];
  return [
    ...why,
    losses(context, note.id, dimension, dimension.role === 'other' ? 0.75 : dimension.role === 'account' ? 0.5 : 0.9),
    bridge(context, note.id, dimension, words.other, 0.95 * weight),
    many <= 40
      ? share(context, note.id, dimension, words.other, (dimension.role === 'product' ? 0.7 : 0.45) * weight * (isHeadline ? 1 : 0.6))
      : null,
    ranking(context, note.id, dimension, words.other, (dimension.role === 'owner' ? 0.85 : many > 8 ? 0.6 : 0.3) * weight),
    panels(context, note.id, dimension, 0.8 * weight),
    comparison(context, note.id, dimension, (dimension.role === 'region' ? 0.7 : 0.55) * weight),
    table(
      context,
      dimension,
      [note, ...metrics.filter((other) => other !== note)],
      words.total,
      // Many members, such as accounts, have too few deals each for rates to say something; a few rows leave a page empty.
      (many > 12 || many < 5 ? 0.45 : dimension.role === 'product' ? 0.75 : 0.7) * weight,
    ),
  ];
}

function isAsked({ brief }: Context, { topics }: Draft): boolean {
  return brief.focus.some((phrase) => speaksOf(phrase, topics));
}

/** The pages in the order a deck would take them: the worthiest first, repeats weighed down, ties by id. */
export function byWorth(pages: readonly Draft[]): Draft[] {
  const left = [...pages].sort((a, b) => (a.slide.id < b.slide.id ? -1 : 1)).map((page) => ({ page, worth: page.worth }));
  const taken: Draft[] = [];
  while (left.length > 0) {
    const best = left.reduce((top, next) => (next.worth > top.worth ? next : top));
    left.splice(left.indexOf(best), 1);
    taken.push(best.page);
    for (const next of left) {
      if (next.page.slide.kind === best.page.slide.kind) next.worth *= sameKind;
      if (next.page.metric === best.page.metric && next.page.dimension === best.page.dimension) next.worth *= sameSubject;
    }
  }
  return taken;
}
