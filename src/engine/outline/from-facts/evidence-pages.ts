/** All evidence pages the facts support; those the brief asks for are worth most. */
import type { Dimension, MetricNote } from '../../../model/fact.ts';
import { isLeftOver } from '../../data/records/statement-lines.ts';
import { servicePlace } from '../../insight/finders/service-place.ts';
import { proportionOf } from '../../insight/statistics.ts';
import { isAskedAbout } from './answers/in-question.ts';
import type { Context } from './context.ts';
import type { Draft } from './draft.ts';
import { accountCohorts } from './pages/account-cohorts.ts';
import { bridge } from './pages/bridge.ts';
import { cash } from './pages/cash.ts';
import { comparison } from './pages/comparison.ts';
import { contributionBridge, contributionDiscounts, contributionReturns, contributionStatement } from './pages/contribution.ts';
import { courseOf } from './pages/course.ts';
import { crossed } from './pages/crossed.ts';
import { decisionAges } from './pages/decision-age.ts';
import { discounts } from './pages/discounts.ts';
import { distribution } from './pages/distribution.ts';
import { effort } from './pages/effort.ts';
import { factors } from './pages/factors.ts';
import { funnel } from './pages/funnel.ts';
import { liveDeals } from './pages/live-deals.ts';
import { lossByAgePage, lossStakePage } from './pages/loss-by-age.ts';
import { lossCausesPage } from './pages/loss-causes.ts';
import { lossReasonsPage } from './pages/loss-reasons.ts';
import { lossSignalsPage } from './pages/loss-signals.ts';
import { lossWherePage } from './pages/loss-where.ts';
import { losses } from './pages/losses.ts';
import { meanDriver } from './pages/mean-driver.ts';
import { measuresTogether } from './pages/measures-together.ts';
import { mix } from './pages/mix.ts';
import { pairPage } from './pages/pair.ts';
import { panels } from './pages/panels.ts';
import { pattern } from './pages/pattern.ts';
import { isOpen } from './pages/pipeline.ts';
import { planMovesPage } from './pages/plan-moves.ts';
import { planBridge, planVariance } from './pages/plan-variance.ts';
import { priceVolume } from './pages/price-volume.ts';
import { ranking } from './pages/ranking.ts';
import { rateChange } from './pages/rate-change.ts';
import { receivablesPage } from './pages/receivables.ts';
import { recurringBridge } from './pages/recurring-bridge.ts';
import { recurringGrowthPage } from './pages/recurring-growth.ts';
import { renewalReasonsPage } from './pages/renewal-reasons.ts';
import { renewalsAtRiskPage } from './pages/renewals-at-risk.ts';
import { renewalMeasures, renewalsLostPage } from './pages/renewals-lost.ts';
import { renewalsOverviewPage } from './pages/renewals-overview.ts';
import { retention } from './pages/retention.ts';
import { service } from './pages/service.ts';
import { isToldByPlace, serviceCostPage, servicePlacePage } from './pages/service-place.ts';
import { share } from './pages/share.ts';
import { simpson } from './pages/simpson.ts';
import { table } from './pages/table.ts';
import { trend } from './pages/trend.ts';
import { unitEconomics } from './pages/unit-economics.ts';
import { weakSpots } from './pages/weak-spots.ts';
import { withCounts } from './pages/win-loss.ts';
import { yearOnYear } from './pages/year-on-year.ts';
import { withSoWhat } from './so-what.ts';
import { asksFor, speaksOf, topicsOf, wishesOf, wordsOf } from './topics.ts';
import { worth } from './worth.ts';

/** Headline first, then what is asked about, then the brief's focus, then table order. */
export function orderOfMetrics(context: Context, asked: readonly string[] = []): MetricNote[] {
  const { computed, insights, brief } = context;
  const rank = (note: MetricNote) =>
    note.id === insights.headline
      ? 0
      : (placeRank(context, note.id) ??
        (asked.includes(note.id)
          ? 0.5
          : brief.focus.some((phrase) => speaksOf(phrase, topicsOf(note, null)))
            ? 1
            : isProfit(note)
              ? 2
              : 3));
  return computed
    .map((note, index) => ({ note, index }))
    .sort((a, b) => rank(a.note) - rank(b.note) || a.index - b.index)
    .map(({ note }) => note);
}

/** Beside the headline, the measures that got worse with it and what that costs. */
function placeRank(context: Context, metric: string): number | null {
  const place = isToldByPlace(context, metric) ? servicePlace(context.evidence) : null;
  const [first, ...others] = place?.measures ?? [];
  const at = place
    ? [...(first ? [first] : []), ...others.slice(0, 2), ...place.costs, ...others.slice(2)].findIndex(({ note }) => note.id === metric)
    : -1;
  return at < 0 ? null : 0.1 + at / 100;
}

/** A profit says more than the lines before it. */
const isProfit = ({ measured }: MetricNote) => measured?.how === 'sum' && isLeftOver(measured.label);

/** @param asked IDs of the measures that the brief asks about */
export function evidencePages(context: Context, words: { other: string; total: string }, asked: readonly string[] = []): Draft[] {
  const { page, always } = worth;
  const { insights, table: facts } = context;
  // Of a measure that its newest rows do not know yet no page can say anything.
  const unknown = facts.quality.flatMap(({ code, metrics: limited = [] }) => (code === 'unresolved' ? limited : []));
  const metrics = orderOfMetrics(context, asked).filter(
    (note) => !isOpen(note) && note.beside === undefined && !unknown.includes(note.id) && context.evidence.get(note.id, 0),
  );
  const leading = facts.metrics.find(({ family }) => family !== undefined)?.family;
  const pages = metrics.flatMap((note, index) => {
    const { headline, rate, early, late, lost, secondFamily } = worth.measure;
    const own = note.id === insights.headline ? headline : isTested(context, note) ? rate : index < 4 ? early : late;
    const weight = note.family === leading ? own : own * secondFamily;
    return [
      trend(context, note.id, page.trend * weight),
      yearOnYear(context, note.id, context.find('seasonal', note.id) ? always.seasonal : always.yearOnYear),
      pattern(context, note.id, always.pattern),
      factors(context, note.id, always.factors),
      priceVolume(context, note.id, always.priceVolume),
      pairPage(context, note.id, page.pair * (note.id === 'lost_count' ? lost : weight)),
      distribution(context, note.id, page.distribution * weight),
      crossed(context, note, words.total, page.crossed * weight),
      ...facts.dimensions.flatMap((dimension) => byDimension(context, note, dimension, metrics, weight, words)),
    ];
  });
  pages.push(...facts.dimensions.map((dimension) => measuresTogether(context, dimension, metrics, always.measuresTogether)));
  pages.push(
    recurringBridge(context, always.recurringBridge),
    retention(context, always.retention),
    accountCohorts(context, always.accountCohorts),
    planMovesPage(context, always.planMoves),
    lossCausesPage(context, always.lossCauses),
    lossByAgePage(context, always.lossByAge),
    lossStakePage(context, always.lossStake),
    lossWherePage(context, words.total, always.lossWhere),
    lossSignalsPage(context, always.lossSignals, worth.lossSignalsNone),
    lossReasonsPage(context, always.lossReasons),
    recurringGrowthPage(context, always.recurringGrowth),
    renewalsOverviewPage(context, always.renewals),
    renewalsLostPage(context, always.renewals),
    renewalReasonsPage(context, always.renewals),
    renewalsAtRiskPage(context, always.renewals),
  );
  pages.push(
    liveDeals(context, always.liveDeals),
    decisionAges(context, always.decisionAges),
    weakSpots(context, words.total, always.weakSpots),
    effort(context, always.effort),
    discounts(context, always.discounts),
  );
  pages.push(
    contributionBridge(context, always.contribution),
    contributionStatement(context, always.contributionStatement),
    contributionDiscounts(context, always.contributionPlace),
    contributionReturns(context, always.contributionPlace),
  );
  pages.push(servicePlacePage(context, always.servicePlace), serviceCostPage(context, always.serviceCost));
  pages.push(service(context, always.service), funnel(context, always.funnel));
  pages.push(
    planVariance(context, always.planVariance),
    planBridge(context, always.planBridge),
    unitEconomics(context, always.unitEconomics),
    cash(context, always.cash),
    receivablesPage(context, always.receivables),
  );
  const told = fewCourses(
    context,
    tableOnce(
      toldOnce(
        context,
        pages.filter((draft) => draft !== null),
      ),
    ),
  );
  return told.map((draft) => {
    const own =
      draft.worth * (isAsked(context, draft, asked) ? worth.asked : 1) * besideAsked(context, draft, asked) * besideCell(context, draft);
    const shown = tellsNothing(context, draft, told, asked) ? Math.min(own, worth.courseOfNothing) : own;
    return withSoWhat(context, withCounts(context, { ...draft, worth: shown }));
  });
}

/** Where renewals are lost in one cell, pages by the dimensions are its shadows. */
function besideCell(context: Context, { metric, dimension }: Draft): number {
  const told = dimension !== undefined && metric !== undefined && renewalMeasures.has(metric);
  return told && context.find('renewal-cell', 'lost_renewals') ? worth.besideCell : 1;
}

/**
 * What a page is worth less in a deck that is asked about a measure: that of another, and one by a dimension that explains nothing and that nobody
 * names.
 */
function besideAsked(context: Context, { metric, dimension, proves }: Draft, asked: readonly string[]): number {
  if (asked.length === 0) return 1;
  const { insights, brief, evidence } = context;
  const { role } = (dimension === undefined ? null : evidence.dimension(dimension)) ?? {};
  // Why deals were lost belongs to whatever is asked about winning them.
  const isOfIt = metric !== undefined && (role === 'reason' || isAskedAbout(context, asked, metric));
  const other = isOfIt ? 1 : metric === insights.headline ? worth.headlineUnasked : worth.unasked;
  const by = dimension === undefined || dimension === null ? null : evidence.dimension(dimension);
  const explains = by === null || (isOfIt && asksFor(brief, by)) || insights.findings.some(({ id, claim }) => claim && proves.includes(id));
  return other * (explains ? 1 : isOfIt ? worth.explainsNothingAsked : worth.explainsNothing);
}

/** A trend over too few periods, or one whose last change may be chance and that has no direction, beside pages that say more of its measure. */
function tellsNothing(context: Context, page: Draft, pages: readonly Draft[], measures: readonly string[]): boolean {
  const { slide, metric } = page;
  if (!slide.id.startsWith('trend-') || metric === undefined || metric === context.insights.headline) return false;
  // Who asks about a measure sees its course, if it has one.
  const asked =
    isAsked(context, page, measures) &&
    (context.evidence.complete.length > leastOfCourse || context.brief.focus.flatMap(wordsOf).includes('trend'));
  if (asked) return false;
  if (context.evidence.complete.length < leastOfCourse) return true;
  const move = context.moveOf(metric);
  if (move && !move.withinNoise && move.direction !== 'flat') return false;
  return courseOf(context, metric) === null && pages.some((other) => other !== page && other.metric === metric);
}

/** A rate of which a test can say that it moved, or one counted over everything; a rate weighted by value is neither. */
function isTested({ evidence }: Context, { id, unit, untested }: MetricNote): boolean {
  const fact = evidence.get(id, 0);
  return unit === 'ratio' && (untested === true || (fact !== null && (fact.weight !== undefined || proportionOf(fact) !== null)));
}

/** Tables of one dimension with the same columns in another order count as one. */
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

/** Fewer periods are no course: the figures before and now are told with what moved them. */
const leastOfCourse = 3;

/** Maximum number of trends next to a plan-variance page. */
const mostCourses = 2;

/** The plan page shows every statement line, so keep only the trends of the headline, of a margin or else the profit, and requested ones. */
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

/** Two columns can single out the same rows, such as those without a service: one page is enough. */
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
  const { page, always } = worth;
  const { role } = dimension;
  const isUnknown = role === 'other' && !asksFor(context.brief, dimension);
  const weight = isUnknown ? metricWeight * worth.unknownField : metricWeight;
  // What explains or reverses a change is worth a page for any measure.
  const why = [
    mix(
      context,
      note.id,
      dimension,
      words.total,
      // What is more than chance explains the change, whatever the field is called.
      page.mix * (context.find('mix', note.id, dimension.id)?.claim ? metricWeight : weight),
    ),
    meanDriver(context, note.id, dimension, page.meanDriver * metricWeight),
    rateChange(context, note.id, dimension, page.rateChange * metricWeight),
    simpson(context, note.id, dimension, words.total, always.simpson),
  ];
  const again = why.some((draft) => draft !== null) ? worth.afterMix : 1;
  if (note.unit === 'ratio') return [...why, comparison(context, note.id, dimension, page.comparisonOfRates * weight * again)];
  return [
    ...why,
    losses(
      context,
      note.id,
      dimension,
      role === 'other' ? always.lossesOfUnknownField : role === 'account' ? always.lossesOfAccounts : always.losses,
    ),
    bridge(context, note.id, dimension, words.other, page.bridge * weight),
    many <= 40
      ? share(
          context,
          note.id,
          dimension,
          words.other,
          (role === 'product' ? page.shareOfProducts : page.share) * weight * (isHeadline ? 1 : worth.shareBesideHeadline),
        )
      : null,
    ranking(
      context,
      note.id,
      dimension,
      words.other,
      (role === 'owner' ? page.rankingOfOwners : many > 8 ? page.rankingOfMany : page.ranking) * weight,
    ),
    panels(context, note.id, dimension, page.panels * weight),
    comparison(context, note.id, dimension, (role === 'region' ? page.comparisonOfRegions : page.comparison) * weight),
    table(
      context,
      dimension,
      [note, ...metrics.filter((other) => other !== note)],
      words.total,
      (many > 12 || many < 5 ? page.tableOfManyOrFew : role === 'product' ? page.tableOfProducts : page.table) * weight,
    ),
  ];
}

function isAsked({ brief, insights, evidence }: Context, { topics, metric, dimension }: Draft, asked: readonly string[] = []): boolean {
  if (wishesOf(brief).some((phrase) => speaksOf(phrase, topics)) || asked.includes(metric ?? '')) return true;
  const named =
    asked.length === 0 && metric === insights.headline && dimension !== undefined && dimension !== null
      ? evidence.dimension(dimension)
      : null;
  return named !== null && asksFor(brief, named);
}

/** What a page is made to tell, whatever it is drawn as: its id without its measure and dimension, `bridge` of `bridge-arr-product`. */
const makeOf = ({ slide, metric, dimension }: Draft) =>
  [metric, dimension].reduce<string>((id, part) => (part === undefined ? id : `${id}-`.replace(`-${part}-`, '-').slice(0, -1)), slide.id);

/** The pages in the order a deck would take them: the worthiest first, repeats weighed down in their worth, ties by id. */
export function byWorth(pages: readonly Draft[]): Draft[] {
  const left = [...pages]
    .sort((a, b) => (a.slide.id < b.slide.id ? -1 : 1))
    .map((page) => ({ page, make: makeOf(page), worth: page.worth }));
  const taken: Draft[] = [];
  while (left.length > 0) {
    const best = left.reduce((top, next) => (next.worth > top.worth ? next : top));
    left.splice(left.indexOf(best), 1);
    taken.push({ ...best.page, worth: best.worth });
    for (const next of left) {
      if (next.make === best.make) next.worth *= worth.sameKind;
      const { metric, dimension } = next.page;
      if (dimension && metric === best.page.metric && dimension === best.page.dimension) next.worth *= worth.sameSubject;
    }
  }
  return taken;
}
