/** The review of a statement held against its plan, for a board: how far off, by what, since when, what it means and what to do. */
import type { Brief } from '../../../../../model/brief.ts';
import { behindFacts, type FactTable } from '../../../../../model/fact.ts';
import { Evidence } from '../../../../insight/evidence.ts';
import { plannedOf } from '../../../planned.ts';
import { otherForms, varied } from '../../../variety.ts';
import { Context, safe } from '../../context.ts';
import { type Draft, usedFacts } from '../../draft.ts';
import { inLanguage, inOwnWords } from '../../in-language.ts';
import { withMeasureNotes } from '../../measure-notes.ts';
import { appliedLines, notApplied, notAppliedLines, notTakenLines } from '../../not-applied.ts';
import { dataQuality } from '../../pages/appendix.ts';
import { cover, withFigures } from '../../pages/cover.ts';
import type { Plan } from '../../plan-from-facts.ts';
import { isExcluded } from '../../story.ts';
import { fitTitle, saidOnce, uniqueTitles } from '../../titles.ts';
import { actions } from './actions.ts';
import { bridge } from './bridge.ts';
import { byDimension } from './by-dimension.ts';
import { cellOf } from './cell.ts';
import { cellCourse, cellSplit, cellTable, costBridge } from './cell-pages.ts';
import { course, lineCourse } from './course-pages.ts';
import { detailOf, detailPage } from './detail.ts';
import { heat } from './heat.ts';
import { type HeldStatement, heldStatement, type Line } from './held.ts';
import { varianceTable } from './lines.ts';
import { margins } from './margins.ts';
import { isOffset, offsetPage } from './offset.ts';
import { oneOffsOf } from './one-offs.ts';
import { ahead } from './rest-of-year.ts';
import { scorecard } from './scorecard.ts';
import { summary } from './summary.ts';
import { volume } from './volume.ts';

const mostDimensions = 2;
/** Pages if nobody asked for a number. */
const usual = 15;

/** Null for data that are no statement. `only`: IDs of the pages to write, instead of choosing by length. */
export function planForStatement(brief: Brief, facts: FactTable, only?: ReadonlySet<string>): Plan | null {
  if (!facts.statement) return null;
  // A year in progress is held against the plan of the same months, so nothing is partial.
  const whole = facts.periods.map((period) => ({ ...period, partial: false }));
  const evidence = new Evidence(inOwnWords(inLanguage({ ...facts, periods: whole }, brief.language), brief.words));
  const context = new Context(brief, evidence, { headline: 'statement_result', findings: [], top: [] });
  const held = heldStatement(context);
  if (!held) return null;
  const all = pagesOf(held);
  const undone = notApplied(
    facts,
    [facts, context.table],
    all.map(({ topics }) => topics),
  );
  // What the brief corrected or took out is read there.
  const heard = (facts.dictated?.applied.length ?? 0) + (facts.leftOut?.length ?? 0) > 0;
  const told = [...all, { ...dataQuality(context, undone), worth: heard ? 0.965 : 0.6 }].filter((page) => !isExcluded(brief, page));
  const most = brief.slides.asked ? brief.slides.max : usual;
  const kept = new Set(
    [...told.entries()]
      .sort(([a, { worth: first }], [b, { worth: second }]) => second - first || a - b)
      .slice(0, Math.max(0, most - 1))
      .map(([at]) => at),
  );
  const body = told.filter((page, at) => (only ? only.has(page.slide.id) : kept.has(at)));
  const head = summary(held, body);
  const pages = [
    ...body.filter(({ part }) => part === 'cover'),
    ...(!only || only.has(head.slide.id) ? [head] : []),
    ...body.filter(({ part }) => part !== 'cover'),
  ];
  const slides = varied(saidOnce(uniqueTitles(pages.map((page) => withMeasureNotes(context, page)))), (slide) =>
    otherForms(slide, brief.language),
  );
  const used = usedFacts(slides, (id) => evidence.byId(id));
  const title = coverOf(held).slide.title;
  return {
    outline: {
      version: 1,
      title,
      language: brief.language,
      asOf: facts.asOf,
      ...(brief.company ? { company: brief.company } : {}),
      ...(brief.audience ? { audience: brief.audience } : {}),
      slides,
      facts: used,
      behind: behindFacts(used, (id) => evidence.byId(id)),
      planned: plannedOf(brief, facts, (iso) => context.catalogue.date(iso), title, slides),
    },
    notes: {
      open: [...notTakenLines(brief, facts), ...notAppliedLines(undone)],
      changes: [
        ...(brief.slides.asked && slides.length < brief.slides.min
          ? [`The data carry ${slides.length} slides of the ${brief.slides.min} asked for`]
          : []),
      ],
      assumptions: [
        `The reporting period is ${facts.reporting.label}`,
        `Actual figures are compared with the ${facts.statement.basis}`,
        `Costs: ${kindsOf(facts, 'cost')}`,
        ...(kindsOf(facts, 'revenue') === '' ? [] : [`Revenue: ${kindsOf(facts, 'revenue')}`]),
        ...appliedLines(facts),
      ],
    },
  };
}

function kindsOf({ statement }: FactTable, kind: 'revenue' | 'cost'): string {
  return Object.entries(statement!.kinds)
    .flatMap(([line, of]) => (of === kind ? [line] : []))
    .join(', ');
}

function coverOf({ context, head, now }: HeldStatement): Draft {
  const page = cover(context);
  const { brief, catalogue } = context;
  if (brief.title) return page;
  const title = catalogue.say('statement-cover', { company: brief.company && safe(brief.company), head, now });
  return { ...page, slide: { ...page.slide, title: fitTitle([title]) } };
}

function pagesOf(held: HeldStatement): Draft[] {
  const { context, lines, total } = held;
  // What a cost consists of says more of it than its course.
  const isDetailed = (line: Line) => detailOf(held)?.line === line;
  const worse = lines.filter((line) => line.variance.value < 0 && !isDetailed(line));
  const better = lines.filter((line) => line.variance.value > 0 && !isOffset(held, line)).reverse();
  // A line is told by itself where it moves the result.
  const tells = ({ variance }: { variance: { value: number } }) => Math.abs(variance.value) * 20 >= Math.abs(total.variance.value);
  const figures = scorecard(held);
  const cell = cellOf(held);
  const isTold = (page: Draft | null) => page !== null && ['cell-course', 'cell-split'].includes(page.slide.id);
  const ofCell = cell ? [cellTable(held, cell), cellCourse(held, cell), cellSplit(held, cell)] : [];
  // Where one place makes most of it, the lines by themselves say less.
  const behind = <T extends Draft | null>(page: T, by: number): T =>
    page && ofCell.some(isTold) ? { ...page, worth: Math.max(0.5, page.worth - by) } : page;
  const usual = [...worse.slice(0, 2), ...better.slice(0, 1)].filter(tells);
  const own = [...new Set([...oneOffsOf(held).map(({ line }) => line), ...usual])].slice(0, 4);
  return [
    figures.slide.kind === 'scorecard' ? withFigures(context, coverOf(held), figures.slide.content, null) : coverOf(held),
    behind(figures, 0.1),
    behind(varianceTable(held), 0.06),
    bridge(held) ?? costBridge(held, cell),
    ...ofCell,
    offsetPage(held),
    detailPage(held),
    behind(course(held), 0.1),
    ...own.filter((line) => !(cell && line === cell.line)).map((line, at) => behind(lineCourse(held, line, 0.9 - at / 20), 0.1)),
    behind(heat(held), 0.1),
    margins(held),
    volume(held),
    ...context.table.dimensions
      .filter(({ id }) => id !== 'statement_line' && context.evidence.get('statement_result', 0) !== null)
      .map((dimension, at) => byDimension(held, dimension, 0.88 - at / 20))
      .filter((page) => page !== null)
      .slice(0, mostDimensions),
    ahead(held),
    actions(held),
  ].filter((page) => page !== null);
}
