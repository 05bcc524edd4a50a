/** What the brief takes as given, applied: targets beside their measures, and what something costs at the price stated. */
import type { Brief, Given } from '../../../../model/brief.ts';
import { type Fact, type FactTable, factId, type MetricNote } from '../../../../model/fact.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { limitSaid } from '../../../brief/given.ts';
import type { Known } from '../../../insight/evidence.ts';
import { proportionOf } from '../../../insight/statistics.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { figureOf, pointOf } from '../summary-point.ts';
import { topicsOf } from '../topics.ts';
import type { Answer } from './answer.ts';
import { measureNamed, measuresAsked, wordsFit } from './asked-of.ts';
import { isOfLost, memberUndone, rateUndone } from './lost-cases.ts';

type Kind<K extends Given['kind']> = Extract<Given, { kind: K }>;

const isOf =
  <K extends Given['kind']>(...kinds: readonly K[]) =>
  (given: Given): given is Kind<K> =>
    (kinds as readonly string[]).includes(given.kind);

/** The measure that a target is for; null where the data have none of its kind. */
function measureOf(table: FactTable, { what, percent }: Kind<'target'>): MetricNote | null {
  const note = table.metrics.find(({ id }) => id === what) ?? measureNamed(table.metrics, what);
  if (note?.status !== 'computed') return null;
  return percent && note.unit !== 'ratio' ? null : note;
}

const byBrief = 'target that the brief gives';

/** Whether a measure is held against the target: one that the data hold themselves stands instead. */
function isHeld(table: FactTable, given: Kind<'target'>): boolean {
  const note = measureOf(table, given);
  return note !== null && Object.values(table.facts).some(({ metric, formula }) => metric === note.id && formula === byBrief);
}

/** Of how many a limit is to hold is a target of its measure. */
function shareOf(limit: Kind<'limit'>): Kind<'target'>[] {
  const { text, share: value } = limit;
  return value === undefined ? [] : [{ kind: 'target', text, what: heldBy(limit), value, percent: true }];
}

/** The facts with the targets of the brief beside the figures of each period; a target that the data hold stands. */
export function withTargets(brief: Brief, table: FactTable): FactTable {
  const targets = (brief.given ?? []).flatMap((given) => (given.kind === 'limit' ? shareOf(given) : isOf('target')(given) ? given : []));
  if (targets.length === 0) return table;
  const facts: Record<string, Fact> = { ...table.facts };
  for (const given of targets) {
    const note = measureOf(table, given);
    if (!note) continue;
    const value = note.unit === 'ratio' && !given.percent && given.value > 1 ? given.value / 100 : given.value;
    for (const { offset, id: period } of table.periods) {
      const id = factId({ metric: `${note.id}.target`, at: offset });
      const of = facts[factId({ metric: note.id, at: offset })];
      if (!of || facts[id]) continue;
      const { unit, currency } = of;
      const label = `${note.label}, target`;
      facts[id] = {
        id,
        metric: note.id,
        label,
        value,
        unit,
        ...(currency && { currency }),
        period,
        scope: {},
        n: 0,
        formula: byBrief,
        sql: '',
      };
    }
  }
  return { ...table, facts };
}

/** What is counted or added up at a price. */
interface Base {
  note: MetricNote;
  at: (offset: number) => Known | null;
}

const pay =
  /salar|wage|pay|lohn|löhne|gehalt|gehälter|rémunération|sueldo|salário|stipend|retribuzion|年収|年俸|給与|年薪|薪|工资|راتب|أجر/iu;

/** Of a rate, the rows it counts, or those it leaves out where more of it is better; of a count, the count. */
function baseOf(context: Context, given: Kind<'price' | 'share'>): Base | null {
  const { evidence } = context;
  if (given.kind === 'share') {
    const note = pay.test(given.of) ? evidence.metric('leaver_pay') : measuresAsked(context, given.of, { inMoney: true })[0];
    return note?.status === 'computed' && note.unit === 'money' ? { note, at: (offset) => evidence.get(note.id, offset) } : null;
  }
  const fitting = context.computed.filter((note) => wordsFit(given.what, note));
  // `Each reopened ticket` are those of the rate, not all tickets.
  const [best] = measuresAsked(context, given.what);
  const counts =
    best?.unit === 'ratio' && fitting.includes(best) ? undefined : fitting.find(({ unit, state }) => unit === 'count' && !state);
  // `Each order we lose` are those that were called off, and never all of them.
  const isLost = counts !== undefined && given.kind === 'price' && counts.polarity !== 'down' && isOfLost(given);
  const undone = isLost ? memberUndone(context) : null;
  if (undone) return { note: counts!, at: (offset) => evidence.get(counts!.id, offset, { [undone.dimension.id]: undone.member }) };
  if (counts && !isLost) return { note: counts, at: (offset) => evidence.get(counts.id, offset) };
  const note = isLost ? rateUndone(context) : best?.unit === 'ratio' ? best : fitting.find(({ unit }) => unit === 'ratio');
  if (!note) return null;
  return {
    note,
    at: (offset) => {
      const rate = evidence.get(note.id, offset);
      const proportion = rate && proportionOf(rate);
      if (!rate || !proportion) return null;
      const rows = note.polarity === 'up' ? rate.n - proportion.hits : proportion.hits;
      return evidence.workedOut(rate, '.priced_rows', Math.round(rows), [rate], {
        label: `${given.what}, number`,
        formula: note.polarity === 'up' ? `rows less those of ${rate.label}` : `${rate.label} times its rows`,
        unit: 'count',
      });
    },
  };
}

/** What one case costs, where the brief gives it a price, and the rate or count that it is a case of; of `metric`, or of whatever has one. */
export function statedPrice(context: Context, metric?: string): { price: Known; metric: string } | null {
  for (const given of (context.brief.given ?? []).filter(isOf('price'))) {
    const id = baseOf(context, given)?.note.id;
    if (id !== undefined && (metric === undefined || metric === id)) return { price: priceFact(context, given, id), metric: id };
  }
  return null;
}

/**
 * What one outcome that goes wrong costs, of a measure that a decision is held against: its price or, as briefs seldom call cases as the data call their
 * measure (`each bad rating` of a satisfaction rate), one that is that of no other rate.
 */
export function casePrice(context: Context, metric: string): Known | null {
  const isTime = timed.has(context.evidence.metric(metric)?.unit ?? 'number');
  const stated = statedPrice(context, metric);
  if (stated) return stated.price;
  const free = (context.brief.given ?? []).filter(isOf('price')).find((given) => {
    const base = baseOf(context, given);
    // A day that something takes longer costs what a day costs, and not what a row does.
    if (isTime) return base === null && !isOfLost(given);
    return base === null || base.note.unit === 'count';
  });
  return free ? priceFact(context, free, metric) : null;
}

const timed: ReadonlySet<string> = new Set(['days', 'hours', 'minutes']);

export function priceFact({ evidence }: Context, given: Kind<'price' | 'share'>, metric: string): Known {
  return evidence.given(given.what, {
    metric,
    label: given.text,
    value: given.kind === 'price' ? given.amount : given.share,
    ...(given.kind === 'price' ? { unit: 'money' as const, currency: given.currency } : { unit: 'ratio' as const }),
  });
}

/** What something cost at the price that the brief gives: now, before, and in each period. */
function pricedOf(context: Context, question: Answer['question'], given: Kind<'price' | 'share'>): Answer | null {
  const { catalogue, evidence, table, prior } = context;
  const base = baseOf(context, given);
  const [now, before] = [base?.at(0), base && table.prior ? base.at(table.prior.offset) : null];
  if (!base || !now) return null;
  const rate = priceFact(context, given, base.note.id);
  const currency = given.kind === 'price' ? given.currency : now.currency;
  const costOf = (of: Known): Known =>
    evidence.keep({
      ...of,
      id: `${of.id.replace(/^[^[@]+/, `${base.note.id}.at_price`)}`,
      label: `Cost of ${given.what}`,
      value: Number((of.value * rate.value).toPrecision(15)),
      unit: 'money',
      ...(currency && { currency }),
      formula: `${of.label} times ${given.text}`,
      sql: '',
      from: [of.id, rate.id],
    })!;
  const [cost, earlier] = [costOf(now), before && costOf(before)];
  const what = safe(given.what);
  const when = { what, cost: ref(cost.id), now: context.now, before: earlier && ref(earlier.id), prior: earlier && prior };
  const said =
    given.kind === 'price'
      ? catalogue.say('given-cost', { ...when, count: ref(now.id), price: ref(rate.id) })
      : catalogue.say('given-share', { ...when, share: ref(rate.id), base: ref(now.id), label: context.label(base.note.id) });
  const titles = catalogue.forms('given-cost-titles', when);
  const points = evidence.complete.flatMap((period) => {
    const of = base.at(period.offset);
    return of ? [{ period, fact: costOf(of) }] : [];
  });
  const page = points.length < 2 ? null : pageOf(context, base.note, titles, said, points.slice(-12), cost, what);
  return { question, figure: ref(cost.id), sentences: [said], titles, tells: [], ...(page && { page }) };
}

/** What a sentence begins with. */
const boldOf = (text: Text) => /^\*\*(.*?)\*\*/s.exec(text)?.[1] ?? text;

function pageOf(
  context: Context,
  note: MetricNote,
  titles: readonly Text[],
  said: Text,
  points: readonly { period: { label: string; offset: number }; fact: Known }[],
  cost: Known,
  what: string,
): Draft {
  const label = context.catalogue.say('given-cost-of', { what });
  const [first, last] = [points[0]!, points.at(-1)!].map(({ period }) => safe(period.label)) as [string, string];
  return evidencePage(context, {
    topics: topicsOf(note, null, 'cost trend'),
    worth: 1,
    metric: note.id,
    id: `given-cost-${note.id}`,
    kind: 'trend',
    // The summary may be headed with the others.
    titles: [boldOf(said), ...titles.slice(1)],
    lead: context.catalogue.say('lead-span', { label, unit: cost.currency ?? null, first, last }),
    notes: context.notes([said], [cost]),
    content: {
      chart: 'column',
      periods: points.map(({ period }) => safe(period.label)),
      series: [{ name: label, values: points.map(({ fact }) => fact.id) }],
      highlight: Math.max(
        0,
        points.findIndex(({ period }) => period.offset === 0),
      ),
      partial: [],
      reading: [said],
    },
  });
}

/** The answers at given prices, with the questions they answer: one that asks for the cost, or the statement itself. */
export function pricedAnswers(context: Context): Map<Answer['question'], Answer> {
  const found = new Map<Answer['question'], Answer>();
  const { questions } = context.brief;
  for (const given of (context.brief.given ?? []).filter(isOf('price', 'share'))) {
    const free = questions.filter((question) => question.kind === 'cost' && !found.has(question));
    const asked = free.find(({ about }) => asksOf(context, about, given)) ?? (free.length === 1 ? free[0] : undefined);
    const question = asked ?? { kind: 'cost' as const, text: given.text, about: given.what };
    const answer = pricedOf(context, question, given);
    if (answer) found.set(question, answer);
  }
  return found;
}

/** Where each measure stands against the target that the brief gives, unless a question tells of it. */
export function targetAnswers(context: Context): Answer[] {
  return (context.brief.given ?? []).filter(isOf('target')).flatMap((given): Answer[] => {
    const note = measureOf(context.table, given);
    const reached = note && context.find('threshold', note.id);
    const said = reached && pointOf(context, reached);
    if (!reached || !said) return [];
    const figure = figureOf(reached);
    const question = { kind: 'amount' as const, text: given.text, about: given.what };
    return [{ question, ...(figure && { figure }), sentences: [said], titles: [], tells: [reached.id] }];
  });
}

function asksOf(context: Context, about: string, given: Kind<'price' | 'share'>): boolean {
  const note = baseOf(context, given)?.note;
  return note !== undefined && wordsFit(about, note);
}

/** How each statement of the brief was used, for its author. */
export function usedGiven(context: Context): { applied: string[]; left: string[] } {
  const { brief, table, evidence } = context;
  const [applied, left]: [string[], string[]] = [[], []];
  for (const given of brief.given ?? []) {
    if (given.kind === 'measure') {
      // Of a rate such as deals won, the parts are no columns, and the data have it anyway.
      if (table.metrics.some(({ stated }) => stated === given.text)) applied.push(given.text);
      continue;
    }
    const isApplied =
      given.kind === 'target'
        ? isHeld(table, given)
        : given.kind === 'limit'
          ? evidence.metric(heldBy(given)) !== null
          : given.kind === 'cap'
            ? evidence.metric('discount_rate') !== null
            : given.kind === 'retention'
              ? table.metrics.some(({ stated }) => stated === given.text)
              : given.kind === 'currency'
                ? table.currency === given.currency
                : given.kind === 'margin' || given.kind === 'sample'
                  ? isMarginUsed(context)
                  : given.kind === 'worth'
                    ? isWorthUsed(context)
                    : (baseOf(context, given)?.at(0) ?? null) !== null || isHeldAgainst(context, given);
    (isApplied ? applied : left).push(given.text);
  }
  return { applied, left };
}

/** What a column says of a case, where it was read. */
const isWorthUsed = ({ table }: Context) => Object.keys(table.facts).some((id) => /\.onset_(?:price|worth)[[@]/.test(id));

/** What one case is worth, where a decision was held against it. */
const isHeldAgainst = ({ evidence }: Context, given: Given) =>
  given.kind === 'price' && evidence.byId(factId({ metric: 'given', scope: { what: given.what }, at: 'all' })) !== null;

/** A margin is of what an option of a decision may bring. */
const isMarginUsed = ({ brief }: Context) => brief.questions.some(({ kind, options }) => kind === 'decide' && options !== undefined);

/** What a limit is measured by. */
const heldBy = ({ times }: Kind<'limit'>) => (times === 'resolution' ? 'resolved_within' : 'answered_within');

/** The limits that a measure holds rows to, for the foot of its pages. */
export function limitsSaid({ brief, catalogue }: Context, metrics: readonly string[]): Text[] {
  return (brief.given ?? []).filter(isOf('limit')).flatMap((limit) => {
    if (!metrics.includes(heldBy(limit))) return [];
    return [catalogue.say(limit.share === undefined ? 'given-limits' : 'given-target', { limits: safe(limitSaid(limit.text), 80) })];
  });
}
