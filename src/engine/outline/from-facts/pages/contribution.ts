/** Why less was left of sales: the bridge, what is left line by line, and where discounts and returns took more. */
import type { MetricNote } from '../../../../model/fact.ts';
import type { Finding } from '../../../../model/finding.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { type ContributionFall, type ContributionPlace, contributionFall } from '../../../insight/finders/contribution.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

const bridgeId = 'contribution-bridge';
const placeIds = { discount: 'contribution-discount', returns: 'contribution-returns' } as const;
const most = { months: 18, members: 8, heldInSummary: 1 } as const;

/** The finding, where the deck is about what is left of sales. */
export function contributionFinding({ insights }: Context): Finding | null {
  const told = insights.findings.find(({ kind }) => kind === 'contribution') ?? null;
  return told?.metric === insights.headline ? told : null;
}

/** Whether what a deck says of a measure is said with contribution: itself, the lines it is made of, and sales. */
export function isToldByContribution(context: Context, metric: string | undefined): boolean {
  const found = contributionFinding(context);
  if (!found || metric === undefined) return false;
  const ofSales = ['revenue', 'gross_profit', 'gross_margin', 'discount_rate', 'refunds', 'refund_rate'];
  return metric === found.metric || ofSales.includes(metric) || context.evidence.metric(metric)?.beside === found.metric;
}

/** `LINEN25 ($6,338) and SLEEP25 ($3,524)`, or the codes alone; null where no code stands behind the discounts. */
export function codesIn(context: Context, { codes }: NonNullable<ContributionFall['discount']>, valued: boolean): Text | null {
  const said = codes.map(({ code, value }) =>
    valued ? context.catalogue.say('contrib-code', { code: context.member(code), value: ref(value.id) }) : context.member(code),
  );
  return said.length > 0 ? context.catalogue.list(said) : null;
}

export function reasonIn({ reason }: NonNullable<ContributionFall['returns']>): Text | null {
  return reason && safe(reason.label);
}

function saidOfPlace(context: Context, place: ContributionPlace) {
  return {
    member: context.memberOf(place.dimension, place.member),
    rate: ref(place.rate.id),
    before: ref(place.before.id),
    month: place.since?.label ?? null,
    excess: ref(place.excess.id),
    prior: context.prior,
  };
}

export function contributionTitles(context: Context): Text[] {
  const fall = contributionFall(context.evidence);
  if (!fall) return [];
  const causes = [fall.discount, fall.returns].flatMap((place) =>
    place ? [context.catalogue.say('contrib-cause', { part: place.part, member: context.memberOf(place.dimension, place.member) })] : [],
  );
  return context.catalogue.forms('contrib-titles', {
    label: context.label(fall.note.id),
    pct: ref(fall.pct.id),
    value: ref(fall.now.id),
    growth: ref(fall.sales.growth.id),
    rose: fall.sales.growth.value > 0,
    causes: causes.length > 0 ? context.catalogue.list(causes) : null,
  });
}

/** The argument of a summary: what was left, what took more and where, what is not the cause. */
export function contributionPoints(context: Context): { figure: Text; text: Text; page: string }[] {
  const { catalogue, evidence } = context;
  const fall = contributionFall(evidence);
  if (!fall) return [];
  const places = [fall.discount, fall.returns].flatMap((place) => place ?? []).toSorted((a, b) => b.excess.value - a.excess.value);
  const held = heldText(context, fall, most.heldInSummary);
  const change = catalogue.say('contrib-change', {
    label: context.label(fall.note.id),
    pct: ref(fall.pct.id),
    value: ref(fall.now.id),
    before: ref(fall.before.id),
    prior: context.prior,
    rose: fall.sales.growth.value > 0,
    growth: ref(fall.sales.growth.id),
    sales: ref(fall.sales.now.id),
  });
  return [
    { figure: ref(fall.now.id), text: change, page: bridgeId },
    ...places.map((place) => ({ figure: ref(place.excess.id), text: placeText(context, place), page: placeIds[place.part] })),
    ...(held ? [{ figure: held.figure, text: held.text, page: bridgeId }] : []),
  ];
}

function placeText(context: Context, place: NonNullable<ContributionFall['discount'] | ContributionFall['returns']>): Text {
  const { catalogue } = context;
  const said = saidOfPlace(context, place);
  if ('codes' in place) return catalogue.say('contrib-discount', { ...said, codes: codesIn(context, place, true) });
  const { returned, sold, reason } = place;
  return catalogue.say('contrib-returns', {
    ...said,
    returned: ref(returned.id),
    sold: ref(sold.id),
    count: reason && ref(reason.id),
    reason: reasonIn(place),
  });
}

/** A share that moved less than this, in points, did not take anything. */
const leastMove = 0.01;

/** Parts that might be suspected and held their share. */
function heldText(context: Context, fall: ContributionFall, count = Number.POSITIVE_INFINITY): { figure: Text; text: Text } | null {
  const { catalogue, evidence, prior, table } = context;
  const offset = table.prior!.offset;
  const shareOf = (metric: string, at: number): Known | null => {
    const [part, whole] = [evidence.get(metric, at), evidence.get('gross_sales', at)];
    return part && whole && whole.value > 0
      ? evidence.workedOut(part, '.of_gross', part.value / whole.value, [part, whole], {
          label: `${part.label}, share of gross sales`,
          formula: `${part.label} divided by ${whole.label}`,
          unit: 'ratio',
        })
      : null;
  };
  const pairs = [
    { part: 'marketing' as const, now: evidence.get('marketing_rate', 0), before: evidence.get('marketing_rate', offset) },
    { part: 'cost' as const, now: shareOf('cost_of_goods', 0), before: shareOf('cost_of_goods', offset) },
    { part: 'returns' as const, now: fall.returns?.rest?.now ?? null, before: fall.returns?.rest?.before ?? null },
  ];
  const held = pairs.flatMap(({ part, now, before }) =>
    now && before && now.value - before.value < leastMove ? [{ part, now, before }] : [],
  );
  const [first] = held;
  if (!first) return null;
  const parts = held
    .slice(0, count)
    .map(({ part, now, before }) => catalogue.say('contrib-held-part', { part, value: ref(now.id), before: ref(before.id), prior }));
  return { figure: ref(first.now.id), text: catalogue.say('contrib-held', { parts: catalogue.list(parts) }) };
}

const topics = 'contribution profit margin money why cause change discount discounts returns refunds marketing cost';

/** What moved contribution from then to now. */
export function contributionBridge(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, now, prior } = context;
  const found = context.insights.findings.find(({ kind }) => kind === 'contribution');
  const fall = contributionFall(evidence);
  const delta = fall && evidence.changeBetween(fall.now, fall.before);
  if (!found || !fall || !delta || prior === null || fall.parts.length === 0) return null;
  const loss = ({ part, effect }: (typeof fall.parts)[number]) => catalogue.say('contrib-loss', { part, value: ref(effect.id) });
  const worst = fall.parts.filter(({ effect }) => effect.value < 0).toSorted((a, b) => a.effect.value - b.effect.value);
  const volume = fall.parts.find(({ part }) => part === 'volume');
  const held = heldText(context, fall);
  const reading = [...(held ? [held.text] : []), catalogue.say('contrib-bridge-note', { prior })];
  return evidencePage(context, {
    topics: [...topicsOf(fall.note, null, topics)],
    worth,
    metric: fall.note.id,
    proves: [found.id],
    id: bridgeId,
    kind: 'bridge',
    titles: catalogue.forms('contrib-bridge-titles', {
      losses: catalogue.list(worst.slice(0, 2).map(loss)),
      volume: volume && volume.effect.value > 0 ? ref(volume.effect.id) : null,
    }),
    lead: context.leadSpan([fall.note.id], prior, now),
    notes: context.notes(reading, [fall.now, delta, ...fall.parts.map(({ effect }) => effect)]),
    content: {
      start: { label: safe(prior), value: fall.before.id },
      steps: fall.parts.map(({ part, effect }) => ({ label: catalogue.say('contrib-part', { part }), value: effect.id })),
      end: { label: safe(now), value: fall.now.id },
      net: delta.id,
      reading,
    },
  });
}

const lines = ['gross_sales', 'discounts', 'refunds', 'cost_of_goods', 'return_costs', 'marketing_spend'] as const;

/** Gross sales, what went off them, and what is left, now and before. */
export function contributionStatement(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, now, prior, table } = context;
  const fall = contributionFall(evidence);
  const found = context.insights.findings.find(({ kind }) => kind === 'contribution');
  if (!found || !fall || prior === null) return null;
  const rows = [...lines, fall.note.id].flatMap((metric) => {
    const note = evidence.metric(metric);
    const [is, was] = [evidence.get(metric, 0), evidence.get(metric, table.prior!.offset)];
    const gross = evidence.get('gross_sales', 0);
    if (!note || !is || !was || !gross) return [];
    const [change, share] = [evidence.changeBetween(is, was), ofGross(context, note, is, gross)];
    return [{ metric, cells: [context.label(metric), ref(was.id), ref(is.id), change ? ref(change.id, 'signed') : '–', ref(share.id)] }];
  });
  const [gross, grossBefore] = [evidence.get('gross_sales', 0), evidence.get('gross_sales', table.prior!.offset)];
  if (rows.length < 4 || !gross || !grossBefore) return null;
  const [share, before] = [ofGross(context, fall.note, fall.now, gross), ofGross(context, fall.note, fall.before, grossBefore)];
  return evidencePage(context, {
    topics: [...topicsOf(fall.note, null, `${topics} statement`)],
    worth,
    metric: fall.note.id,
    id: 'contribution-statement',
    kind: 'table',
    titles: [catalogue.say('contrib-left', { label: context.label(fall.note.id), share: ref(share.id), before: ref(before.id) })],
    lead: catalogue.say('contrib-statement', { now, prior }),
    notes: context.notes([], [fall.now, fall.before]),
    content: {
      columns: [
        { label: '', align: 'left' },
        { label: safe(prior), align: 'right' },
        { label: safe(now), align: 'right' },
        { label: '±', align: 'right' },
        { label: catalogue.say('contrib-share'), align: 'right' },
      ],
      rows: rows.map(({ metric, cells }) => ({ cells, role: metric === fall.note.id ? ('highlight' as const) : ('body' as const) })),
      reading: [contributionPoints(context)[0]!.text],
    },
  });
}

function ofGross({ evidence }: Context, { label }: MetricNote, part: Known, gross: Known): Known {
  return evidence.workedOut(part, '.of_gross', part.value / gross.value, [part, gross], {
    label: `${label}, share of gross sales`,
    formula: `${label} divided by ${gross.label}`,
    unit: 'ratio',
  });
}

/** The discount rate of the goods by month, with the codes behind it. */
export function contributionDiscounts(context: Context, worth: number): Draft | null {
  const { catalogue, evidence } = context;
  const fall = contributionFall(evidence);
  const place = fall?.discount;
  const found = context.insights.findings.find(({ kind }) => kind === 'contribution');
  if (!found || !place) return null;
  const course = monthsOf(context, 'discount_rate', place);
  const reading = [placeText(context, place), catalogue.say('contrib-caution', { part: 'discount', now: context.now })];
  return evidencePage(context, {
    ...shared(context, place, worth),
    metric: fall.note.id,
    kind: 'trend',
    lead: context.leadSpan(['discount_rate'], course[0]?.label ?? context.now, course.at(-1)?.label ?? context.now),
    notes: context.notes(reading, [place.rate, place.excess]),
    content: {
      chart: 'line',
      periods: course.map(({ label }) => safe(label)),
      series: [{ name: context.memberOf(place.dimension, place.member), values: course.map(({ fact }) => fact.id) }],
      highlight: course.length - 1,
      partial: [],
      reading,
    },
  });
}

/** The return rate of the goods beside the others of their kind, now and before. */
export function contributionReturns(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, prior, now, table } = context;
  const place = contributionFall(evidence)?.returns;
  const found = context.insights.findings.find(({ kind }) => kind === 'contribution');
  if (!found || !place || prior === null) return null;
  const { dimension } = place;
  const rows = evidence
    .members('return_rate', dimension, 0)
    .flatMap(({ member, fact }) => {
      const before = evidence.get('return_rate', table.prior!.offset, { [dimension.id]: member });
      return before ? [{ member, fact, before }] : [];
    })
    .toSorted((a, b) => Number(b.member === place.member) - Number(a.member === place.member) || b.fact.n - a.fact.n)
    .slice(0, most.members);
  const reading = [placeText(context, place), catalogue.say('contrib-caution', { part: 'returns', now })];
  return evidencePage(context, {
    ...shared(context, place, worth),
    metric: found.metric,
    kind: 'comparison',
    lead: context.leadBy('return_rate', dimension, prior),
    notes: context.notes(reading, [place.rate, place.returned, place.excess]),
    content: {
      categories: rows.map(({ member }) => context.memberOf(dimension, member)),
      series: [
        { name: prior, values: rows.map(({ before }) => before.id) },
        { name: now, values: rows.map(({ fact }) => fact.id) },
      ],
      highlight: 1,
      reading,
    },
  });
}

function shared(context: Context, place: ContributionPlace, worth: number) {
  const { part, dimension } = place;
  const metric = part === 'discount' ? 'discount_rate' : 'return_rate';
  return {
    topics: topicsOf(context.note(metric), dimension, topics),
    worth,
    id: placeIds[part],
    titles: context.catalogue.forms('contrib-rate-titles', {
      part,
      member: context.memberOf(dimension, place.member),
      rate: ref(place.rate.id),
      before: ref(place.before.id),
    }),
  };
}

function monthsOf({ evidence, table }: Context, metric: string, place: ContributionPlace): { label: string; fact: Known }[] {
  return table.months
    .flatMap((month) => {
      const fact = evidence.get(metric, `m${month.offset}`, place.excess.scope);
      return fact ? [{ label: month.label, fact }] : [];
    })
    .slice(-most.months);
}
