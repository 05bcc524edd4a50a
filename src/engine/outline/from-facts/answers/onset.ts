/** Since when a share, mean or quotient that is asked about is another one, and where. */
import type { MetricNote, OnsetBlock, OnsetNote, OnsetPart } from '../../../../model/fact.ts';
import { factId, onsetBlockId, onsetId } from '../../../../model/fact.ts';
import { type Direction, directionOf } from '../../../../model/finding.ts';
import { toldPer } from '../../../../model/recurring-revenue.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import type { Cells } from '../../../insight/finders/cells.ts';
import { pOfZ } from '../../../insight/statistics.ts';
import { monthName, spanName } from '../../../language/span-name.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { cellInWords } from '../pages/cells.ts';
import { topicsOf } from '../topics.ts';
import { mixFound } from './mix-found.ts';
import { monthsTogether } from './months-together.ts';

/**
 * Chance over everything that was looked at, from which it is claimed, and of one place, from which it is told as what to look into; of what else changed
 * there, from which the month is no chance find among all months.
 */
const chance = { all: 0.05, one: 0.01, backed: 1e-6 } as const;
/** Months next to each other part the same rows nearly alike: of so many, one counts. */
const alikeMonths = 2;
/** A smaller change is nothing to act on; of a quotient of sums, such as a margin or a rate of scrap, also a smaller part of what it was; of a mean a
 * part of what it was. */
const least = { points: 0.05, ofRare: 0.01, ofSums: 0.02, part: 0.3, ofMean: 0.1 } as const;

export interface Onset {
  note: OnsetNote;
  after: Known;
  before: Known;
  claimed: boolean;
  text: Text;
  /** Outcomes that there would have been at the rate before, and what they come to at the average of a deal; null of what is no rate. */
  missed: Known | null;
  worth: Known | null;
  /** Of a quotient of sums, what it is a share of at the place since then. */
  whole: Known | null;
  /** Of a mean, what its change comes to over all rows since; null where that is no sum of money or working time. */
  amount: Known | null;
  othersAfter: Known;
  othersBefore: Known;
  said: Readonly<Record<'cell' | 'label' | 'start' | 'value' | 'before', Text>>;
  /** What was lost there: those who would have stayed at the rate before, their recurring revenue, all of it and that of a month. */
  lost: { count: Known; all: Known; excess: Known; money: Known; monthly: Known; share: Known | 'all' | null } | null;
  /** The reason given there more often than elsewhere. */
  reason: Text | null;
}

/** Null where nothing parted, or only what went the other way than the whole. */
export function onsetTold(context: Context, { id }: MetricNote): Onset | null {
  return context.evidence.once(`onset ${id}`, () => findOnset(context, id));
}

function findOnset(context: Context, metric: string): Onset | null {
  const { catalogue, evidence, table } = context;
  const note = table.onsets?.find((each) => each.metric === metric || each.of === metric);
  // Whoever has more than before of what counts for more looks as if he had changed.
  if (!note || mixFound(context, metric)?.isAlone) return null;
  const [after, before, othersAfter, othersBefore] = sidesOf(context, note).map((side) => evidence.byId(onsetId(note, side)));
  const sides = Object.entries(note.scope).flatMap(([id, member]) => {
    const dimension = evidence.dimension(id);
    return dimension ? [{ dimension, member }] : [];
  });
  if (!after || !before || !othersAfter || !othersBefore || sides.length < Object.keys(note.scope).length) return null;
  const moved = after.value - before.value;
  const way = note.of === undefined ? wayOfWhole(context, note) : undefined;
  const p = pOfZ(note.z);
  const whole = evidence.byId(factId({ metric: `${metric}.onset_whole`, scope: note.scope, at: 0 }));
  const spent = evidence.byId(factId({ metric: `${metric}.onset_spent`, scope: note.scope, at: 0 }));
  const isQuotient = evidence.metric(metric)?.measured?.how === 'quotient';
  const isOfRows = after.unit === 'ratio' && !isQuotient;
  const ofSums = after.unit === 'ratio' && (whole !== null || isQuotient);
  const far = ofSums
    ? Math.min(least.ofSums, least.part * Math.abs(before.value))
    : isOfRows
      ? Math.min(least.points, Math.max(least.ofRare, before.value / 2))
      : least.ofMean * Math.abs(before.value);
  // Of what is rare, such as leaving in a month, half as many again is much.
  const isSlight = Math.abs(moved) < far;
  if (isSlight || p >= chance.one || (way !== undefined && way !== 'flat' && way !== directionOf(moved))) return null;
  const claimed = p * note.looked * (isBacked(note) ? 1 : Math.max(1, note.months / alikeMonths)) < chance.all;
  const said = {
    cell: cellInWords(context, sides),
    label: context.label(note.metric),
    start: note.start.label,
    value: ref(after.id),
    before: ref(before.id),
  };
  const rows = { rows: ref(evidence.rowsBehind(after).id), subject: context.subjectOf(note.metric, after.n) };
  const count = () =>
    ref(evidence.count(`${metric}_places`, 'Places looked at', note.looked, {}, 'members and their crossings with rows enough').id);
  const text = claimed
    ? catalogue.say(note.of === undefined ? 'onset-point' : 'onset-joined', {
        ...said,
        ...rows,
        others: ref(othersAfter.id),
        othersBefore: ref(othersBefore.id),
      })
    : catalogue.say('onset-maybe', { ...said, ...rows, count: count() });
  const missed = whole
    ? evidence.workedOut(whole, '.missed', Math.abs(moved) * whole.value, [after, before, whole], {
        label: `${after.label}, beyond the rate before`,
        formula: `${whole.label} times the gap to the rate before`,
      })
    : isOfRows
      ? evidence.workedOut(after, '.missed', Math.round(Math.abs(moved) * after.n), [after, before], {
          label: `${after.label}, outcomes at the rate before`,
          formula: 'rows since then times the gap to the rate before',
          unit: 'count',
        })
      : null;
  const amount =
    !whole && !isQuotient && ['money', 'hours', 'minutes'].includes(after.unit)
      ? evidence.workedOut(after, '.amount', Math.abs(moved) * after.n, [after, before], {
          label: `${after.label}, what the change comes to`,
          formula: 'rows since then times the gap to before',
        })
      : null;
  const average = metric === 'win_rate' && moved < 0 ? sizeOfDeal(context, note) : null;
  const worth =
    average && missed
      ? evidence.workedOut(average, '.onset_missed', missed.value * average.value, [missed, average], {
          label: 'What they come to at the average deal size',
          formula: 'deals that would have been won at the rate before times the average deal size',
          scope: note.scope,
        })
      : whole?.unit === 'money'
        ? missed
        : spent && after.value > 0
          ? evidence.workedOut(spent, '.beyond', (spent.value * Math.abs(moved)) / after.value, [spent, after, before], {
              label: `${spent.label}, beyond the rate before`,
              formula: `${spent.label} times the part of the rate beyond the rate before`,
            })
          : null;
  const sided = { note, after, before, othersAfter, othersBefore };
  const lost = moved > 0 ? lostAt(context, sided) : null;
  return { ...sided, claimed, text, missed, worth, whole, amount, said, lost, reason: claimed ? reasonAt(context, note) : null };
}

/** What began with the period that is told is held against the one that the deck compares it with, not against all months before. */
function sidesOf({ table: { reporting, prior } }: Context, { apart, start, end }: OnsetNote): readonly OnsetPart[] {
  const isWhole = apart === 'periods' && prior !== null && start.start === reporting.start && end.end === reporting.end;
  return isWhole ? ['after', 'place_then', 'others_after', 'rest_then'] : ['after', 'before', 'others_after', 'others_before'];
}

/** Whether something else that was not looked for changed in the same place with the same month. */
const isBacked = ({ along = [] }: OnsetNote) => along.some(({ z, load }) => !load && pOfZ(z) * along.length < chance.backed);

/** Days of a quarter: in a longer period, a month is but a part. */
const quarter = 93;

/** Whether the change from the prior period says nothing of what began then: it began before it, or within a short one just before this one. */
function isInPrior({ table: { prior } }: Context, { start: { start } }: OnsetNote): boolean {
  if (prior === null) return true;
  const isShort = (Date.parse(prior.end) - Date.parse(prior.start)) / 86_400_000 <= quarter;
  return start < (prior.offset === -1 && isShort ? prior.end : prior.start) || start === prior.start;
}

/** What a deal comes to that is won at the place, else on average. */
function sizeOfDeal({ evidence }: Context, note: OnsetNote): Known | null {
  return evidence.byId(onsetId(note, 'size')) ?? evidence.get('average_deal', 0);
}

/** Which way the measure has moved as a whole: from the prior period or, where that says nothing, in all months since against all before. */
function wayOfWhole(context: Context, note: OnsetNote): Direction | undefined {
  if (!isInPrior(context, note)) return context.moveOf(note.metric)?.direction;
  const { prior } = context.table;
  const sides = prior && note.start.start > prior.start ? aroundOnset(context, context.note(note.metric), note) : null;
  return sides ? directionOf(sides.after.fact.value - sides.before.fact.value) : undefined;
}

/** Fewer periods on either side have no usual figure. */
const leastPeriods = 2;

/** What is known of whole periods alone, on average since an onset and before; null where it began within one, or of too few. */
function periodsAround({ evidence, table }: Context, measure: MetricNote, { start }: OnsetNote) {
  const whole = table.periods
    .filter(({ partial }) => !partial)
    .flatMap((period) => {
      const fact = evidence.get(measure.id, period.offset);
      return fact ? [{ period, fact }] : [];
    });
  const begins = whole.find(({ period }) => period.start === start.start);
  const isOfPeriods = measure.unit === 'ratio' && !table.months.some(({ offset }) => evidence.get(measure.id, `m${offset}`));
  if (!begins || !isOfPeriods) return null;
  const mean = (suffix: string, parts: readonly Known[]) =>
    parts.length < leastPeriods
      ? null
      : {
          fact: evidence.workedOut(parts[0]!, suffix, parts.reduce((sum, { value }) => sum + value, 0) / parts.length, [...parts], {
            label: `${measure.label}, ${suffix.slice(1).replaceAll('_', ' ')}`,
            formula: 'average of the periods',
          }),
        };
  const isSince = ({ period }: (typeof whole)[number]) => period.start >= start.start;
  const after = mean(
    `.from_${start.id}`,
    whole.filter(isSince).map(({ fact }) => fact),
  );
  const before = mean(
    `.before_${start.id}`,
    whole.filter((each) => !isSince(each)).map(({ fact }) => fact),
  );
  return after && before ? { after, before } : null;
}

/** The measure in all months since an onset and in all before; null where one of them is not known. */
function aroundOnset(context: Context, measure: MetricNote, { start }: OnsetNote) {
  const after = monthsTogether(context, measure, `.from_${start.id}`, (month) => month.start >= start.start);
  const before = monthsTogether(context, measure, `.before_${start.id}`, (month) => month.start < start.start);
  return after && before ? { after, before } : null;
}

/** What the higher rate took there; null where its rows have no money. */
function lostAt(
  { evidence, table }: Context,
  { note, after, before, othersAfter, othersBefore }: Pick<Onset, 'note' | 'after' | 'before' | 'othersAfter' | 'othersBefore'>,
): Onset['lost'] {
  const [count, all, paid] = (['lost', 'lost_all', 'money'] as const).map((part) => evidence.byId(onsetId(note, part)));
  if (!count || !all || !paid || after.value <= 0) return null;
  const scope = note.scope;
  const part = 1 - before.value / after.value;
  const per = toldPer(table);
  const label = `${after.label}, beyond the rate before`;
  const excess = evidence.workedOut(after, '.excess', Math.round(part * count.value), [count, after, before], {
    label,
    formula: 'those lost since then times the part of the rate that is more than the rate before',
    unit: 'count',
  });
  const months = table.months.filter(({ start }) => start >= note.start.start && start < note.end.end).length;
  const money = (suffix: string, share: number, formula: string) =>
    evidence.workedOut(paid, suffix, share * paid.value * (per === 'arr' ? 12 : 1), [paid, after, before], { label, formula, scope });
  const yearly = per === 'arr' ? ', times 12' : '';
  const sum = money(
    '.excess',
    part,
    `what those lost since then paid times the part of the rate that is more than the rate before${yearly}`,
  );
  const monthly = money('.monthly', part / months, `the same divided by the ${months} months since then`);
  // Part of the rise of all that would not be without the place.
  const whole = (one: Known, others: Known) => (one.value * one.n + others.value * others.n) / (one.n + others.n);
  const rise = whole(after, othersAfter) - whole(before, othersBefore);
  const explained = rise > 0 ? 1 - (othersAfter.value - othersBefore.value) / rise : null;
  // Where all others fell, it is more than the rise.
  if (rise > 0 && othersAfter.value <= othersBefore.value) return { count, all, excess, money: sum, monthly, share: 'all' };
  const share =
    explained === null || explained <= 0
      ? null
      : evidence.workedOut(after, '.of_rise', explained, [after, before, othersAfter, othersBefore], {
          label: `${after.label}, part of the rise of all`,
          formula: 'one less the change of the rate of all others divided by that of all',
          unit: 'ratio',
        });
  return { count, all, excess, money: sum, monthly, share };
}

/** Chance over all reasons, up to which one is said to be given more often. */
const chanceOfReason = 0.01;

function reasonAt({ catalogue, evidence }: Context, note: OnsetNote): Text | null {
  const { reason } = note;
  if (!reason || pOfZ(reason.z) * reason.looked >= chanceOfReason) return null;
  const [count, all, others] = (['for_reason', 'with_reason', 'others_for_reason'] as const).map((part) =>
    evidence.byId(onsetId(note, part)),
  );
  if (!count || !all || !others) return null;
  return catalogue.say('onset-reason', { count: ref(count.id), lost: ref(all.id), why: safe(reason.why, 60), others: ref(others.id) });
}

/**
 * Whether a place told by its level is where the measure has changed since some month, only part of that, in it (a part that had changed more
 * would be it), or the same seen from another side.
 */
export function isWithinOnset(context: Context, { note, leading }: Cells): boolean {
  const onset = leading ? onsetTold(context, note) : null;
  if (!onset?.claimed) return false;
  const { scope } = onset.note;
  const [sides, parted] = [leading!.sides.length, Object.keys(scope).length];
  const shared = leading!.sides.filter(({ dimension, member }) => scope[dimension.id] === member).length;
  // Of two pairs that share a member, each is low because of the other.
  return sides < parted || shared === sides || shared === parted || (shared > 0 && sides === parted);
}

/** What the change has cost since it began; null where that is no figure. */
export function onsetCost(context: Context, { note, missed, worth, whole, amount, after, said, lost }: Onset): Text | null {
  if (lost) return lostText(context, said, lost);
  const rows = { rows: ref(context.evidence.rowsBehind(after).id), subject: context.subjectOf(note.metric, after.n) };
  if (!missed) return amount && context.catalogue.say('onset-amount', { ...said, ...rows, amount: ref(amount.id) });
  if (whole)
    return context.catalogue.say('onset-beyond', {
      ...said,
      of: whole.unit === 'money' ? 'money' : worth ? 'priced' : 'units',
      count: ref(missed.id),
      whole: ref(whole.id),
      worth: worth && ref(worth.id),
    });
  return context.catalogue.say('onset-cost', {
    ...said,
    ...rows,
    count: ref(missed.id),
    worth: worth && ref(worth.id),
    average: worth && ref(sizeOfDeal(context, note)!.id),
  });
}

function lostText(context: Context, { start }: Onset['said'], lost: NonNullable<Onset['lost']>): Text {
  const { catalogue, table, space } = context;
  const { count, all, excess, money, share } = lost;
  const said = {
    lost: ref(count.id),
    all: ref(all.id),
    start,
    excess: ref(excess.id),
    money: ref(money.id),
    unit: context.label(toldPer(table)),
  };
  const part =
    share === null
      ? null
      : catalogue.say('onset-share', share === 'all' ? { part: 'all', share: null } : { part: 'some', share: ref(share.id) });
  return [catalogue.say('onset-lost', said), ...(part === null ? [] : [part])].join(space);
}

interface Since {
  text: Text;
  /** What it has been since then. */
  value: Text;
  /** Of a measure that the place of another one explains. */
  titles: readonly Text[];
}

/** What a measure has been since an onset that the prior period is part of, and before; null where its own change tells it. */
export function sinceOnset(context: Context, note: MetricNote, onset: Onset): Since | null {
  if (context.table.prior === null || !isInPrior(context, onset.note)) return null;
  const sides = aroundOnset(context, note, onset.note) ?? periodsAround(context, note, onset.note);
  if (!sides) return null;
  const { cell, start } = onset.said;
  const said = { label: context.label(note.id), value: ref(sides.after.fact.id), before: ref(sides.before.fact.id), start };
  return {
    text: context.catalogue.say('onset-since', said),
    value: said.value,
    titles:
      note.id === onset.note.metric || onset.note.of !== undefined
        ? []
        : context.catalogue.forms('onset-measure-titles', { ...said, cell }),
  };
}

/** @param moved how the measure has moved, where a title has room for it */
export function onsetTitles({ catalogue }: Context, { note, said }: Onset, moved: Text | null): readonly Text[] {
  return note.of === undefined
    ? catalogue.forms('onset-titles', { ...said, moved })
    : catalogue.forms('onset-joined-titles', { ...said, moved });
}

/** The months before are all that the data hold, or the period that the deck compares with. */
function leadOf(context: Context, { note, said }: Onset): Text {
  const { catalogue, table } = context;
  const [first, last] = note.before.map(({ label }) => safe(label)) as [string, string];
  const isPrior = sidesOf(context, note).includes('place_then');
  const span = isPrior ? safe(table.prior!.label) : catalogue.say('cells-span', { first, last });
  return catalogue.say('onset-lead', { label: said.label, start: said.start, span });
}

/** What deals that were not won came to says more than the rate, which heads the summary. */
function pageTitles(context: Context, onset: Onset): Text[] {
  const { catalogue } = context;
  const { note, said, worth, lost, whole } = onset;
  if (note.of !== undefined) return [catalogue.say('onset-joined-page', said)];
  return [
    ...(worth && !lost && !whole && note.metric === 'win_rate' ? [catalogue.say('onset-page', { ...said, worth: ref(worth.id) })] : []),
    catalogue.say('onset-beside-title', { cell: said.cell, start: said.start, value: said.value, others: ref(onset.othersAfter.id) }),
    ...onsetTitles(context, onset, null).toReversed(),
  ];
}

/** The place beside all others, by month or before and since. */
export function onsetPage(context: Context, note: MetricNote, onset: Onset): Draft {
  const { catalogue } = context;
  const { after, before, othersAfter, othersBefore, said, text, missed, worth, amount, reason } = onset;
  const names = catalogue.parts('onset-series', said);
  const cost = onsetCost(context, onset);
  const reading = [text, ...(cost ? [cost] : []), ...(reason ? [reason] : [])];
  const page = {
    topics: topicsOf(note, null, 'cause why change where since'),
    worth: 1,
    metric: note.id,
    id: `onset-${note.id}`,
    titles: pageTitles(context, onset),
    notes: context.notes(reading, [after, before, othersAfter, othersBefore, missed, worth, amount]),
  };
  const sides = [
    [said.cell, before, after],
    [catalogue.say('pair-others'), othersBefore, othersAfter],
  ] as const;
  const course = onset.note.course ?? [];
  if (course.length === 0)
    return evidencePage(context, {
      ...page,
      kind: 'comparison',
      lead: leadOf(context, onset),
      content: {
        categories: sides.map(([who]) => who),
        series: [
          { name: names.before!, values: sides.map(([, { id }]) => id) },
          { name: names.since!, values: sides.map(([, , { id }]) => id) },
        ],
        highlight: 1,
        reading,
      },
    });
  const line = (side: 'own' | 'others') => course.map((block) => onsetBlockId(onset.note, block, side));
  return evidencePage(context, {
    ...page,
    kind: 'trend',
    lead: catalogue.say('onset-course-lead', {
      label: said.label,
      span: spanOf(context, { first: course[0]!.first, last: course.at(-1)!.last }),
    }),
    content: {
      chart: 'line',
      periods: course.map((block) => spanOf(context, block)),
      series: [
        { name: sides[0][0], values: line('own') },
        { name: sides[1][0], values: line('others') },
      ],
      highlight: course.findIndex(({ first }) => first.start === onset.note.start.start),
      partial: [],
      reading,
    },
  });
}

/** All months that it is told of, those since, and those before. */
export function spansOfOnset(context: Context, { note: { before, start, end } }: Onset): Record<'all' | 'since' | 'before', string> {
  const [first, last] = before;
  return {
    all: spanOf(context, { first, last: end }),
    since: spanOf(context, { first: start, last: end }),
    before: spanOf(context, { first, last }),
  };
}

/** A month as an axis names it, or the months of a block. */
export function spanOf({ brief, catalogue }: Context, { first, last }: OnsetBlock): string {
  const isMonth = /^\d{4}-\d\d$/.test(first.id) && /^\d{4}-\d\d$/.test(last.id);
  if (first.id === last.id) return isMonth ? monthName(first.start, brief.language) : safe(first.label);
  return (
    (isMonth && spanName(`${first.id}..${last.id}`, brief.language)) ||
    catalogue.say('cells-span', { first: safe(first.label), last: safe(last.label) })
  );
}
