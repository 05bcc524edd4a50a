/**
 * What a decision is held against: the place where a measure has changed since some month, and what that costs a year, which is the most that can be
 * won back: outcomes beyond the rate before at what one is worth, or the money that the change itself comes to.
 */
import { type Fact, onsetId } from '../../../../model/fact.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { minRows, pOfZ, proportionOf, twoProportionZ } from '../../../insight/statistics.ts';
import { casePrice, priceFact, statedPrice } from '../answers/given.ts';
import { type LostCases, lostCases } from '../answers/lost-cases.ts';
import { type Onset, onsetTold } from '../answers/onset.ts';
import { type Context, safe } from '../context.ts';
import { leadsOf, placeOf } from './lead.ts';
import { ofAllRows } from './sample.ts';
import { monthsIn, monthsOf } from './years.ts';

const year = 12;

interface Gain {
  /** A year. */
  all: Known;
  /** Outcomes a year, what one is worth, and the margin of that; null where the change is money by itself. */
  outcomes: Known | null;
  unit: Known | null;
  margin: Known | null;
  isProfit: boolean;
  /** A column says what one is worth, as the brief told. */
  isByColumn?: true;
  /** What the outcomes are, where they are not those of the measure: rows that were called off. */
  lost?: LostCases;
}

export interface Cause {
  /** Null where no month is known since when it is so, and the period is held against the one compared with. */
  onset: Onset | null;
  metric: string;
  place: Text;
  scope: Fact['scope'];
  after: Known;
  /** Of a quotient of sums, what it is a share of. */
  whole: Known | null;
  said: Readonly<Record<'label' | 'start' | 'value' | 'before', Text>>;
  months: number;
  gain: Gain;
}

/** As much as this may be chance. */
const chance = 0.01;

/** Null where nothing changed for the worse, or nothing says what that is worth. */
export function causeOf(context: Context): Cause | null {
  return context.evidence.once('cause of decisions', () => {
    const found = (context.table.onsets ?? []).flatMap((note): Cause[] => {
      const measure = context.evidence.metric(note.metric);
      const onset = note.of === undefined && measure ? onsetTold(context, measure) : null;
      if (!measure || !onset || onset.note !== note || !isWorse(onset, measure.polarity)) return [];
      const months = monthsIn({ start: note.start.start, end: note.end.end });
      const gain = gainOf(context, onset, months);
      if (!gain) return [];
      const { after, whole, said } = onset;
      return [{ onset, metric: note.metric, place: said.cell, scope: note.scope, after, whole, said, months, gain }];
    });
    return found.find(({ onset }) => onset?.claimed) ?? found[0] ?? inPeriod(context);
  });
}

/** Of a share whose cases have a price, where it is worse than in the period compared with, beyond chance: at the place that stands out, or of all. */
function inPeriod(context: Context): Cause | null {
  const { evidence, table, insights } = context;
  const period = evidence.yearBefore ?? table.prior;
  if (!period) return null;
  const stated = statedPrice(context)?.metric;
  const leads = leadsOf(context);
  const metrics = [...(stated === undefined ? [] : [stated]), ...(insights.headline === null ? [] : [insights.headline])];
  for (const metric of new Set(metrics)) {
    const note = evidence.metric(metric);
    const price = note && note.polarity !== 'neutral' && note.measured?.how !== 'quotient' ? casePrice(context, metric) : null;
    if (!note || !price) continue;
    const places = [...leads.filter((lead) => lead.metric === metric).map(({ scope }) => scope), {}];
    for (const scope of places) {
      const [now, before] = [evidence.get(metric, 0, scope), evidence.get(metric, period.offset, scope)];
      const [own, earlier] = [now && proportionOf(now), before && proportionOf(before)];
      const months = now && monthsOf(context, now);
      if (!now || !before || !own || !earlier || months === null || own.n < minRows || earlier.n < minRows) continue;
      const apart = (note.polarity === 'down' ? 1 : -1) * (now.value - before.value);
      if (apart <= 0 || pOfZ(twoProportionZ(own, earlier)) > chance) continue;
      const more = evidence.workedOut(now, '.more', Math.round(apart * now.n), [now, before], {
        label: `${now.label}, outcomes at the rate before`,
        formula: 'rows of the period times the gap to the rate before',
        unit: 'count',
      });
      const outcomes = aYear(context, more, months, 'number');
      const place = placeOf(context, scope) ?? context.catalogue.say('held-all');
      return {
        onset: null,
        metric,
        place,
        scope,
        after: now,
        whole: null,
        said: { label: context.label(metric), start: safe(table.reporting.label), value: ref(now.id), before: ref(before.id) },
        months,
        gain: { outcomes, unit: price, margin: null, isProfit: true, all: times(context, outcomes, price, null, scope) },
      };
    }
  }
  return null;
}

const isWorse = ({ after, before }: Onset, polarity: string) =>
  polarity === 'neutral' || (polarity === 'down') === after.value > before.value;

function gainOf(context: Context, onset: Onset, months: number): Gain | null {
  const { missed, worth, whole, amount, note } = onset;
  const plain = { outcomes: null, unit: null, margin: null, isProfit: true };
  // What was called off because of it has its own price.
  const lost = onset.after.unit === 'money' ? null : lostCases(context, onset);
  if (lost) {
    const outcomes = aYear(context, lost.count, months, 'number');
    const unit = priceFact(context, lost.price, note.metric);
    return { ...plain, outcomes, lost, unit, all: times(context, outcomes, unit, null, note.scope) };
  }
  // A column that says what a case costs is read before a number that may be of others.
  const listed = context.evidence.byId(onsetId(note, 'price'));
  const price = listed ?? casePrice(context, note.metric);
  // Of a mean, such as days of delay, all that was more.
  const more = missed ?? (whole || onset.after.unit === 'money' || onset.after.unit === 'ratio' ? null : beyond(context, onset));
  const cases = more && more.unit !== 'money' ? aYear(context, more, months, more.unit === 'days' ? 'days' : 'number') : null;
  const told = context.evidence.byId(onsetId(note, 'worth'));
  if (told && more && more.value > 0) {
    const unit = context.evidence.workedOut(told, '.of_each', told.value / more.value, [told, more], {
      label: `${told.label}, each`,
      formula: `${told.label} divided by ${more.label}`,
    });
    return { ...plain, outcomes: cases, unit, all: aYear(context, told, months, 'money'), isByColumn: true };
  }
  if (cases && price)
    return {
      ...plain,
      outcomes: cases,
      unit: price,
      all: times(context, cases, price, null, note.scope),
      ...(listed && { isByColumn: true as const }),
    };
  const money = whole?.unit === 'money' || !missed ? (missed ?? amount) : null;
  if (money?.unit === 'money') return { ...plain, all: aYear(context, money, months, 'money') };
  if (!worth || !missed || missed.value === 0) return null;
  const margin = marginGiven(context);
  const unit = context.evidence.workedOut(worth, '.of_each', worth.value / missed.value, [worth, missed], {
    label: `${worth.label}, each`,
    formula: `${worth.label} divided by ${missed.label}`,
  });
  return { outcomes: cases, unit, margin, isProfit: margin !== null, all: times(context, cases!, unit, margin, note.scope) };
}

/** What came together since a change began, by the year. */
function aYear(context: Context, fact: Known, months: number, unit: 'number' | 'days' | 'money'): Known {
  const inData = context.evidence.workedOut(fact, '.a_year', (year * Math.abs(fact.value)) / months, [fact], {
    label: `${fact.label}, a year`,
    formula:
      months === year
        ? `${fact.label} in the twelve months since then`
        : `12 times ${fact.label}, divided by the ${months} months since then`,
    unit,
  });
  return ofAllRows(context, inData);
}

function beyond({ evidence }: Context, { after, before }: Onset): Known {
  return evidence.workedOut(after, '.more', Math.abs(after.value - before.value) * after.n, [after, before], {
    label: `${after.label}, beyond before`,
    formula: 'rows since then times the gap to before',
    unit: after.unit === 'days' ? 'days' : 'number',
  });
}

function times({ evidence }: Context, outcomes: Known, unit: Known, margin: Known | null, scope: Fact['scope']): Known {
  return evidence.workedOut(
    unit,
    '.won_back',
    outcomes.value * unit.value * (margin?.value ?? 1),
    margin ? [outcomes, unit, margin] : [outcomes, unit],
    {
      label: 'Gain at most, a year',
      formula: `${outcomes.label} times ${unit.label}${margin ? ' times the margin' : ''}`,
      scope,
    },
  );
}

/** The margin that the brief gives. */
export function marginGiven({ brief, evidence }: Context): Known | null {
  const given = (brief.given ?? []).find((each) => each.kind === 'margin');
  if (given?.kind !== 'margin') return null;
  return evidence.given('margin', {
    label: safe(given.text),
    value: given.share,
    unit: 'ratio',
  });
}
