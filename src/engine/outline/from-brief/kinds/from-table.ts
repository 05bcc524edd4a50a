/** A table as pages, each with a claim computed from it: a change, who is below plan, who is first and last, or the table itself. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { Block } from '../../../../model/brief.ts';
import type { FactId, Unit } from '../../../../model/fact.ts';
import type { Draft } from '../draft.ts';
import { longestTitle } from '../figures/claims.ts';
import { scoreDrafts } from '../figures/score-pages.ts';
import { scoredTable } from '../figures/scores.ts';
import { statusDraft } from '../figures/status-pages.ts';
import { statusTable } from '../figures/statuses.ts';
import { ToldFigures } from '../figures/told-figures.ts';
import { weightedDraft } from '../figures/weighted-scores.ts';
import { type Place, titled } from '../place.ts';
import { sizeOf } from '../prose/page-language.ts';
import { type Columns, isPeriod, type Measure, readColumns } from '../read/columns.ts';
import { clean } from '../read/figures.ts';
import { changeFact } from './change-fact.ts';
import { changesByRow, groupTitle } from './changes-by-row.ts';
import { courseDraft } from './course-table.ts';
import { dateCourses } from './from-dates.ts';
import { seriesDrafts } from './from-series.ts';
import { optionTable } from './option-table.ts';
import { movedRowTitle, planDraft, planTitle } from './plan-table.ts';
import { isCeiling } from './table-heads.ts';
import { type Given, isNumber, type Shape, shapeOf, totalOf } from './table-shape.ts';
import { targetDraft } from './target-table.ts';
import { varianceDraft } from './variance-table.ts';

const ref = (id: FactId) => `{{${id}}}`;

export function tableDrafts(block: Block & { type: 'table' }, place: Place): Draft[] {
  const course = courseDraft(block, place);
  if (course !== null) return [course];
  const weighted = weightedDraft(block, place);
  if (weighted !== null) return [weighted];
  const options = optionTable(block, place);
  if (options !== null) return [options];
  const scores = scoredTable(block, place);
  if (scores !== null) return scoreDrafts(scores, place);
  const statuses = statusTable(block, place.brief.language);
  if (statuses !== null) return [statusDraft(statuses, place)];
  const plan = planDraft(block, place) ?? targetDraft(block, place);
  if (plan !== null) return [plan];
  const columns = readColumns(block, place.brief.language);
  if (columns.dated && columns.measures.length > 0) return seriesDrafts(columns, place);
  const { measures } = columns;
  const turned = measuresAsRows(block, columns, place);
  if (turned !== null) return seriesDrafts(turned, place);
  if (measures.length === 0 || mixed(measures))
    return [plainTable(block, columns, place, planTitle(block, place.brief)), ...dateCourses(columns, place)];
  const table = new Table(block, columns, place);
  const variance = table.variance();
  if (variance !== null) return [variance, ...spare(table.drafts().filter(({ kind }) => kind === 'comparison'))];
  // If text columns prevail, show the whole table first, then what its figures and dates show.
  if (columns.words.length > measures.length)
    return [{ ...table.whole(), ...planned(block, place) }, ...spare(table.rankings()), ...dateCourses(columns, place)];
  return table.drafts();
}

/** A table as few pages: the course of its measures over periods, or the measure that differs most with the others beside it. */
export function recordsDrafts(block: Block & { type: 'table' }, place: Place): Draft[] {
  const columns = readColumns(block, place.brief.language);
  if (columns.measures.length < 2 || columns.words.length > 0 || columns.total !== null || mixed(columns.measures)) return [];
  const pages = columns.dated ? seriesDrafts(columns, place) : [new Table(block, columns, place).apart()];
  const sorted = pages.filter((page) => page !== null).toSorted((a, b) => b.weight - a.weight);
  // Tiles show each of the measures.
  return sorted[0]?.kind === 'scorecard' ? sorted.slice(0, 1) : sorted;
}

/** Measures as rows and periods as columns, turned round; null where rows are members of one measure. */
function measuresAsRows(block: Block & { type: 'table' }, columns: Columns, place: Place): Columns | null {
  const { measures, members, total, words } = columns;
  const periods = measures.every(({ label }) => isPeriod(label));
  if (measures.length < 2 || words.length > 0 || total !== null || !periods) return null;
  const units = new Set(members.map((_, row) => measures.map(({ figures }) => figures[row]).find((figure) => figure !== null)?.unit));
  const named = new Set(members.map((member) => /\(([^()]{1,12})\)\s*$/u.exec(member)?.[1] ?? ''));
  if (units.size < 2 && named.size < 2) return null;
  const header = [block.header[0] ?? '', ...columns.rows.map(([name]) => name ?? '')];
  const rows = measures.map(({ at }) => [block.header[at]!, ...columns.rows.map((row) => row[at] ?? '')]);
  const turned = readColumns({ type: 'table', header, rows }, place.brief.language);
  return turned.dated && turned.words.length === 0 ? turned : null;
}

/** The title of steps with dates that have further columns. */
function planned(block: Block & { type: 'table' }, { brief }: Place): { title?: string } {
  const title = planTitle(block, brief);
  return title === null ? {} : { title };
}

/** Other views of what the table shows, unless they answer a question. */
function spare(drafts: readonly Draft[]): Draft[] {
  return drafts.map((draft) => (draft.weight >= answering ? draft : { ...draft, weight: 5 }));
}

const answering = 8;
/** Of a table beside a chart. */
const mostBeside = { columns: 3, rows: 7, cell: 24 } as const;

/** Rates and amounts in one column, or sizes too different for one axis. */
function mixed(measures: readonly Measure[]): boolean {
  return measures.some(({ figures }) => {
    const present = figures.filter((figure) => figure !== null);
    const sizes = present.map(({ value }) => Math.abs(value)).filter((value) => value > 0);
    return (
      new Set(present.map(({ unit, currency }) => `${unit} ${currency ?? ''}`)).size > 1 || Math.max(...sizes) > 500 * Math.min(...sizes)
    );
  });
}

/** What the brief asks of a table, by the words of its questions. */
const asks = {
  least:
    /(?<!\p{L})(?:lowest|smallest|least|fewest|worst|cheapest|niedrigste\p{L}*|kleinste\p{L}*|wenigsten|geringste\p{L}*|le moins|plus (?:bas|faible|petit)\p{L}*|menor|menos|más baj[oa]|mais baix[oa]|minore|più bass[oa])(?!\p{L})|最小|最低|最も少な|最少|الأدنى|الأقل/iu,
  total:
    /(?<!\p{L})(?:total|in all|altogether|sum|how much|how many|insgesamt|gesamt\p{L}*|summe|wie ?viele?|au total|combien|en total|cuánt[oa]s?|no total|quant[oiae]s?|in totale)(?!\p{L})|合計|総額|いくら|总共|合计|多少|إجمالي|كم/iu,
  plan: /(?<!\p{L})(?:(?:below|under|over|above|missed|missing|behind|ahead of|reached|hit|met) (?:the |their |its )?(?:target|plan|budget|goal|quota)s?|unter (?:dem )?(?:plan|ziel|soll|budget)|über (?:dem )?(?:plan|ziel|soll|budget)|sous (?:l['’])?objectif|por debajo d|abaixo d|sotto)|未達|目標|低于目标|未达|دون الهدف/iu,
} as const;

class Table {
  readonly #block: Block & { type: 'table' };
  readonly #columns: Columns;
  readonly #place: Place;
  readonly #shape: Shape;
  readonly #say;
  readonly #question: string;

  constructor(block: Block & { type: 'table' }, columns: Columns, place: Place) {
    this.#block = block;
    this.#columns = columns;
    this.#place = place;
    this.#shape = shapeOf(columns, place);
    this.#say = catalogueOf(place.brief.language);
    this.#question = place.brief.prompt
      .split(/(?<=[?？؟\n])/u)
      .filter((line) => /[?？؟]/u.test(line))
      .join(' ');
  }

  variance(): Draft | null {
    return varianceDraft(this.#block, this.#columns, this.#shape.given, this.#place);
  }

  drafts(): Draft[] {
    const { periods, plan } = this.#shape;
    const told = new Set([...periods.map(({ given }) => given), ...(plan === null ? [] : [plan.given, plan.actual])]);
    const found = [
      ...(plan === null ? [] : [this.#planned(plan)]),
      ...(periods.length > 1 ? [this.#overPeriods()] : []),
      ...this.rankings((given) => !told.has(given) || (given !== plan?.given && this.#asked([given.measure.label]) > 0)),
    ];
    const [main] = found;
    if (main === undefined) return [this.whole()];
    // Many columns are shown together; each in order, where more pages are wanted or it was asked about.
    const isRanked = plan === null && periods.length < 2 && this.#columns.measures.length > 1;
    const isWide = isRanked || this.#columns.measures.length > 3 || this.#columns.words.length > 0;
    const changes = plan === null && periods.length === 2 ? changesByRow(this.#columns, this.#shape, this.#place, main.title) : null;
    // A page for each of the columns says nothing: what they have to say stands together.
    if (changes !== null)
      return [changes, ...(isWide ? [this.#marked()] : []), ...found.slice(1).filter(({ weight }) => weight >= answering)];
    return isWide ? [this.#beside(main) ?? { ...this.whole(), title: main.title }, ...spare(found)] : found;
  }

  /** The whole table under its name, the rows marked that fell. */
  #marked(): Draft {
    const { facts, heading } = this.#place;
    const [first, last] = this.#shape.periods.map(({ given }) => given) as [Given, Given];
    const whole = this.whole() as Extract<Draft, { kind: 'table' }>;
    const fell = new Set(
      this.#columns.rows.filter((_, row) => first.ids[row] && last.ids[row] && facts.value(last.ids[row]!) < facts.value(first.ids[row]!)),
    );
    const rows = whole.content.rows.map((row, at) => (fell.has(this.#block.rows[at]!) ? { ...row, role: 'highlight' as const } : row));
    return {
      ...whole,
      title: groupTitle(this.#columns, this.#shape, this.#place) ?? heading ?? whole.title,
      weight: 5,
      content: { ...whole.content, rows },
    };
  }

  /** The measure that differs most between its members, drawn with the others beside it. */
  apart(): Draft | null {
    const { facts } = this.#place;
    const spreads = this.#shape.given.map((given) => {
      const values = given.ids.map((id) => (id === null ? 0 : facts.value(id)));
      return { given, spread: Math.min(...values) > 0 ? Math.max(...values) / Math.min(...values) : 0 };
    });
    const { given } = spreads.reduce((best, each) => (each.spread > best.spread ? each : best));
    const [main] = this.rankings((each) => each === given);
    return main === undefined ? null : this.#beside(main);
  }

  /** A chart with the columns that it does not draw as a table beside it; null where these are too many. */
  #beside(main: Draft): Draft | null {
    if (main.kind !== 'comparison' && main.kind !== 'ranking') return null;
    const { members, measures, words, name } = this.#columns;
    const drawn = JSON.stringify(main.content);
    const others = [
      ...this.#shape.given
        .filter(({ ids }) => !ids.some((id) => id !== null && drawn.includes(`"${id}"`)))
        .map(({ measure, ids }) => ({
          at: measure.at,
          label: measure.label,
          align: 'right' as const,
          cell: (row: number) => (ids[row] ? `{{${ids[row]}|full}}` : '–'),
        })),
      ...words.map(({ at, label, cells }) => ({ at, label, align: 'left' as const, cell: (row: number) => cells[row] || '–' })),
    ].sort((a, b) => a.at - b.at);
    const isShort = words.every(({ cells }) => cells.every((cell) => cell.length <= mostBeside.cell));
    if (others.length === 0 || others.length > mostBeside.columns || members.length > mostBeside.rows || !isShort) return null;
    const ranked = main.kind === 'ranking' ? main.content.items.map(({ label }) => members.indexOf(label)) : [...members.keys()];
    if (ranked.length < members.length) return null;
    const content =
      main.kind === 'comparison'
        ? main.content
        : {
            categories: main.content.items.map(({ label }) => label),
            series: [
              {
                name: measures.find(({ label }) => label === main.section)?.label ?? '',
                values: main.content.items.map(({ value }) => value),
              },
            ],
            highlight: main.content.highlight ?? 0,
            bars: true,
            reading: main.content.reading,
          };
    return {
      ...main,
      kind: 'comparison',
      content: {
        ...content,
        aside: {
          columns: [{ label: name, align: 'left' }, ...others.map(({ label, align }) => ({ label, align }))],
          rows: ranked.map((row) => ({ role: 'body' as const, cells: [members[row]!, ...others.map(({ cell }) => cell(row))] })),
        },
      },
    } as Draft;
  }

  /** Two periods side by side, or the course over more; the title is the change of the total, or the largest one. */
  #overPeriods(): Draft {
    const { facts, brief, heading } = this.#place;
    const { periods, subject } = this.#shape;
    const [first, last] = [periods[0]!.given, periods.at(-1)!.given];
    const { members } = this.#columns;
    const moved = members.flatMap((member, at) => {
      const [old, now] = [first.ids[at], last.ids[at]];
      if (!old || !now || facts.value(old) <= 0 || facts.value(now) === facts.value(old)) return [];
      return [{ member, now, old, id: changeFact(this.#place, old, now, member), by: facts.value(now) - facts.value(old) }];
    });
    const largest = moved.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
    const claims = largest.map((each) => this.#moved(each.member, each.id, each.now));
    // Rows of a statement are no parts of a whole: the author says that they are by a total, or by one measure above all.
    const areParts = (this.#columns.total !== null || subject !== null) && this.#addsUp([first, last]);
    const [before, after] = areParts ? [first, last].map((each) => totalOf(each, this.#columns, this.#place)) : [];
    const name = subject ?? wordsOf(brief.language).total;
    const total =
      before && after && members.length > 1 && facts.value(before) > 0
        ? this.#moved(name, changeFact(this.#place, before, after, name), after, [periods[0]!.name, periods.at(-1)!.name])
        : null;
    const pair = claims.length > 1 ? this.#say.say('figures-beside', { one: claims[0]!, other: claims[1]! }) : undefined;
    const lone = [pair, claims[0]].find(
      (said) => said !== undefined && new ToldFigures(facts, brief.language).length(said) <= longestTitle + 4,
    );
    const told = new ToldFigures(facts, brief.language);
    // First what moved as the total did.
    const up = after && before ? facts.value(after) >= facts.value(before) : true;
    const along = largest.find(({ by }) => by > 0 === up);
    const leading = along === undefined ? largest : [along, ...largest.filter((each) => each !== along)];
    const drivers =
      total === null
        ? []
        : [2, 1].map((count) =>
            this.#say.say('figures-drivers', { claim: total, names: leading.slice(0, count).map((each) => this.#by(each, told)) }),
          );
    const driven = drivers.find((said) => told.length(said) <= longestTitle + 4);
    const title =
      total === null ? (lone ?? this.#titled(heading, periods.map(({ name: period }) => period).join(', '))) : (driven ?? total);
    const reading = [
      ...(total !== null ? claims.slice(0, 2) : lone === pair ? claims.slice(2, 4) : claims.slice(1, 3)),
      ...this.#missing(periods.map(({ given }) => given)),
    ];
    const base = { title, weight: 6 + this.#asked([last.measure.label]) };
    if (periods.length > 2 && members.length <= 4)
      return {
        ...base,
        kind: 'trend',
        content: {
          chart: 'line',
          periods: periods.map(({ name: period }) => period),
          series: members.map((member, at) => ({ name: member, values: periods.map(({ given }) => given.ids[at] ?? null) })),
          partial: [],
          reading,
        },
      };
    if (periods.length > 2) return { ...(this.whole() as Extract<Draft, { kind: 'table' }>), ...base };
    return {
      ...base,
      kind: 'comparison',
      content: { categories: members, series: periods.map(({ name: period, given }) => ({ name: period, values: given.ids })), reading },
    };
  }

  /** Who is below the plan, by how much where it is one. */
  #planned({ name, given, actual }: NonNullable<Shape['plan']>): Draft {
    const { facts, brief, heading } = this.#place;
    const { members } = this.#columns;
    const both = members.flatMap((member, at) => {
      const [goal, now] = [given.ids[at], actual.ids[at]];
      return goal && now ? [{ member, goal, now, by: clean(facts.value(now) - facts.value(goal)) }] : [];
    });
    const [wholeGoal, wholeNow] =
      this.#columns.total === null ? [] : [given, actual].map((each) => totalOf(each, this.#columns, this.#place));
    const total =
      wholeGoal && wholeNow ? { goal: wholeGoal, now: wholeNow, by: clean(facts.value(wholeNow) - facts.value(wholeGoal)) } : null;
    // Of costs and losses, those above their plan are what matters.
    const isLimit = isCeiling([heading ?? '', actual.measure.label, name], brief.language);
    const beyond = both.filter(({ by }) => (isLimit ? by > 0 : by < 0)).toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
    const plan = brief.language === 'en' && /^\p{Lu}\p{Ll}/u.test(name) ? name.toLowerCase() : name;
    const named = ({ member, by, now, goal }: { member: string; by: number; now: FactId; goal: FactId }) => {
      const { unit, currency } = facts.get(now);
      const told = new ToldFigures(facts, brief.language);
      const like = {
        unit: unit as Unit,
        text: facts.get(now).display ?? '',
        value: facts.value(now),
        at: 0,
        end: 0,
        word: '',
        bare: false,
      };
      const written = facts.get(told.distance(now, goal, member, { ...like, ...(currency === undefined ? {} : { currency }) })).display;
      const sign = by > 0 ? '+' : '−';
      const formula = `${told.said(now)} less ${told.said(goal)}`;
      const gap = facts.derive(
        by,
        unit === 'ratio' ? 'points' : unit,
        member,
        formula,
        [now, goal],
        written === undefined ? undefined : `${sign}${written}`,
      );
      return `${member} (${written === undefined ? `{{${gap}|label}}` : ref(gap)})`;
    };
    const names = beyond.map(named);
    const whole =
      total !== null && beyond.length > 0 && (isLimit ? total.by > 0 : total.by < 0)
        ? [named({ ...total, member: wordsOf(brief.language).total })]
        : [];
    const short = [...(names.length <= 4 ? names : [...names.slice(0, 4), '…']), ...whole];
    const all = facts.derive(both.length, 'count', name, 'number of rows with both figures in the table in the brief', []);
    const said = { plan, names: short, all: ref(all) };
    const claim =
      beyond.length === 0
        ? this.#say.say(isLimit ? 'figures-notAbovePlan' : 'figures-notBelowPlan', said)
        : this.#say.say(isLimit ? 'figures-abovePlan' : 'figures-belowPlan', said);
    const series = [given, actual].map(({ measure, ids }) => ({ name: measure.label, values: ids }));
    return {
      kind: 'comparison',
      title: this.#titled(heading, claim),
      weight: 6.5 + (asks.plan.test(this.#question) ? 2 : 0),
      content: { categories: members, series, reading: this.#missing([given, actual]) },
    };
  }

  /** The members of each measure in order, at most three. */
  rankings(some: (given: Given) => boolean = () => true): Draft[] {
    const { facts, brief, heading } = this.#place;
    const chosen = this.#shape.given.filter(some).slice(0, 3);
    return chosen.flatMap((given, index): Draft[] => {
      const { measure, ids } = given;
      const items = this.#columns.members
        .flatMap((label, at) => (ids[at] ? [{ label, value: ids[at] }] : []))
        .sort((a, b) => facts.value(b.value) - facts.value(a.value) || (a.label < b.label ? -1 : 1));
      const [best, worst] = [items[0], items.at(-1)];
      if (!best || !worst || items.length < 2 || facts.value(best.value) === facts.value(worst.value)) return [];
      const members = brief.language === 'en' ? this.#columns.name.toLowerCase() : this.#columns.name;
      const name = members === '' ? measure.label : this.#say.say('given-by', { label: measure.label, other: members });
      const total = totalOf(given, this.#columns, this.#place);
      const sum = total === null ? null : this.#say.say('given-total', { label: measure.label, value: ref(total) });
      const asked = this.#asked([measure.label]);
      const isLeast = asked > 0 && asks.least.test(this.#question);
      // `12 matcher nodes` are called so, and not `12`.
      const called = (label: string) => (isNumber(label) ? `${this.#columns.name} ${label}` : label);
      const ranked = this.#say.say('figures-rankFirst', {
        name: called(best.label),
        value: ref(best.value),
        last: called(worst.label),
        least: ref(worst.value),
      });
      const claim = this.#largest(given, items, total) ?? ranked;
      const isTotal = asked > 0 && sum !== null && !isLeast && asks.total.test(this.#question);
      const reading = [isTotal ? ranked : claim === ranked ? sum : null, ...this.#missing([given])].filter((line) => line !== null);
      return [
        {
          kind: 'ranking',
          section: measure.label,
          title: isTotal ? this.#titled(heading, sum) : claim === ranked ? this.#titled(heading ?? name, ranked) : claim,
          ...(this.#columns.name === '' ? {} : { lead: name }),
          weight: (index === 0 ? 6.2 : 6) + asked,
          content: { items, highlight: isLeast ? items.length - 1 : 0, reading },
        },
      ];
    });
  }

  /** Of parts whose total the author gives, the largest with its share; of rates and shares, the first before the second. */
  #largest(given: Given, items: readonly { label: string; value: FactId }[], total: FactId | null): string | null {
    const { facts, brief } = this.#place;
    const told = new ToldFigures(facts, brief.language);
    const [best, second] = items as [(typeof items)[number], (typeof items)[number]];
    const isRate = items.every(({ value }) => facts.get(value).unit === 'ratio');
    if (isRate) {
      const ahead = { name: best.label, value: ref(best.value), other: second.label, next: ref(second.value) };
      const said = this.#say.say('figures-mostOf', ahead);
      return facts.value(best.value) > facts.value(second.value) && told.length(said) <= longestTitle + 4 ? said : null;
    }
    const isWhole = total !== null && this.#columns.total !== null && this.#addsUp([given]) && facts.value(items.at(-1)!.value) >= 0;
    if (!isWhole) return null;
    const said = this.#say.say('figures-totalOf', {
      total: ref(total),
      name: best.label,
      value: ref(best.value),
      share: ref(told.share(best.value, total, best.label)),
    });
    return told.length(said) <= longestTitle + 4 ? said : null;
  }

  /** All of it, with a claim on its first measure. */
  whole(): Draft {
    const [first] = this.rankings();
    return plainTable(this.#block, this.#columns, this.#place, first === undefined ? null : first.title);
  }

  /** `Houseplants +58,000`, in the figures' own writing. */
  #by({ member, old, now, by }: { member: string; old: FactId; now: FactId; by: number }, told: ToldFigures): string {
    const { facts } = this.#place;
    const { unit } = facts.get(now);
    const formula = `${told.said(now)} less ${told.said(old)}`;
    const like = { unit: unit as Unit, text: facts.get(now).display ?? '', value: facts.value(now), at: 0, end: 0, word: '', bare: false };
    const { currency } = facts.get(now);
    const written = facts.get(told.distance(now, old, member, { ...like, ...(currency === undefined ? {} : { currency }) })).display;
    const shown = written === undefined ? undefined : `${by > 0 ? '+' : '−'}${written}`;
    const id = facts.derive(clean(by), unit === 'ratio' ? 'points' : unit, member, formula, [now, old], shown);
    return `${member} ${shown === undefined ? `{{${id}|signed}}` : ref(id)}`;
  }

  /** Whether a row of totals is the sum of the others: rows of a statement, such as revenue and net, are not. */
  #addsUp(given: readonly Given[]): boolean {
    const { facts } = this.#place;
    return given.every((each) => {
      const total = totalOf(each, this.#columns, this.#place);
      const sum = each.ids.reduce((all, id) => all + (id === null ? 0 : facts.value(id)), 0);
      return total !== null && Math.abs(facts.value(total) - sum) <= Math.max(1e-9, Math.abs(sum) * 0.001);
    });
  }

  #moved(label: string, change: FactId, now: FactId, span?: [string, string]): string {
    const by = this.#place.facts.value(change);
    if (by === 0) return this.#say.say('given-unchanged', { label, value: ref(now) });
    const said = { label, change: `{{${change}|abs}}`, to: ref(now) };
    if (span) return this.#say.say(by > 0 ? 'figures-courseUp' : 'figures-courseDown', { ...said, start: span[0], end: span[1] });
    return this.#say.say(by > 0 ? 'given-rose' : 'given-fell', { label, change: `{{${change}|abs}}`, value: ref(now) });
  }

  /** A question that names a measure is about it. */
  #asked(labels: readonly string[]): number {
    const said = this.#question.toLowerCase();
    return said !== '' && labels.some((label) => label.length > 1 && said.includes(label.toLowerCase())) ? 2 : 0;
  }

  #missing(given: readonly Given[]): string[] {
    const names = given.flatMap(({ measure, ids }) =>
      this.#columns.members.flatMap((member, at) => (ids[at] === null ? [`${member} (${measure.label})`] : [])),
    );
    return names.length === 0 || names.length > 4 ? [] : [this.#say.say('figures-noFigure', { names })];
  }

  /** The claim alone where the heading leaves it no room. */
  #titled(heading: string | null, claim: string): string {
    const both = titled(heading, claim, this.#place.brief.language);
    return both === heading && sizeOf(claim) <= longestTitle + 12 ? claim : both;
  }
}

/** The author's table as it is. */
function plainTable({ header, rows }: Block & { type: 'table' }, columns: Columns, place: Place, claim: string | null): Draft {
  const { brief, heading } = place;
  const right = new Set(columns.measures.map(({ at }) => at));
  const ids = new Map(mixed(columns.measures) ? [] : shapeOf(columns, place).given.map(({ measure, ids: own }) => [measure.at, own]));
  const cell = (text: string, row: number, at: number) => (ids.get(at)?.[row] ? `{{${ids.get(at)![row]}|full}}` : text);
  const named = (head: string, at: number) =>
    [...columns.measures, ...columns.words].find((column) => column.at === at)?.label ?? (at === 0 ? columns.name : head);
  const sum = (text: string, at: number) => {
    const measure = columns.measures.find((each) => each.at === at);
    const total = measure === undefined ? null : totalOf({ measure, ids: ids.get(at) ?? [] }, columns, place);
    return total === null ? text : `{{${total}|full}}`;
  };
  return {
    kind: 'table',
    title: claim ?? movedRowTitle({ header, rows }, brief) ?? heading ?? columns.name,
    weight: 6,
    content: {
      columns: header.slice(0, 9).map((label, at) => ({
        label: ids.has(at) || /_|^\p{Ll}/u.test(label) ? named(label, at) : label,
        align: right.has(at) ? 'right' : 'left',
      })),
      // In the author's order: below a total may stand what is taken from it.
      rows: rows.map((row) => {
        const at = columns.rows.indexOf(row);
        return at < 0
          ? { cells: row.slice(0, 9).map((text, column) => (row === columns.total ? sum(text, column) : text)), role: 'total' as const }
          : { cells: row.slice(0, 9).map((text, column) => cell(text, at, column)), role: 'body' as const };
      }),
      reading: [],
    },
  };
}
