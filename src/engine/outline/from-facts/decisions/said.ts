/** A decision in words: the verdict, the reckoning behind it, and what would have to be true. */
import { ref, type Text } from '../../../../model/text.ts';
import { type Context, safe } from '../context.ts';
import { priceGiven } from './cost.ts';
import type { Lead } from './lead.ts';
import type { Weighed } from './weigh.ts';
import { isOfYear } from './years.ts';

/** What all sentences about a decision may name. */
function saidOf(context: Context, { what, lead, cost, once, unit, needed, lost, place, share, all }: Weighed) {
  return {
    what,
    once,
    cost: cost && ref(cost.id),
    place,
    worth: lead?.worth ? ref(lead.worth.id, 'abs') : null,
    kind: unit?.of ?? 'deal',
    unit: unit && ref(unit.value.id),
    needed: needed && ref(needed.id),
    lost: lost && ref(lost.id),
    share: share && ref(share.id),
    all: all && ref(all.id),
    subject: unit && needed ? context.subjectOf(unit.count, needed.value) : '',
  };
}

function loadSaid(context: Context, { load }: Weighed) {
  const owners = context.table.dimensions.find(({ role }) => role === 'owner');
  return {
    one: owners ? safe(owners.label) : '',
    load: load && ref(load.now.id),
    loadBefore: load && ref(load.before.id),
    loaded: load ? context.subjectOf(load.metric) : '',
    earlier: load ? safe(load.period.label) : '',
    now: context.now,
  };
}

/** The verdict. */
export function verdictText(context: Context, weighed: Weighed): Text {
  const { catalogue } = context;
  const { rate, verdict, load, named } = weighed;
  if (rate) return rateText(context, weighed);
  const said = saidOf(context, weighed);
  const loaded = loadSaid(context, weighed);
  return catalogue.say('decision-verdict', {
    ...said,
    ...loaded,
    named,
    verdict: verdict === 'elsewhere' ? (load ? 'load' : 'place') : verdict,
    subject: verdict === 'elsewhere' ? loaded.loaded : said.subject,
  });
}

function rateText(context: Context, { what, rate }: Weighed): Text {
  const { of, brings, extra, even, now, base, note, member } = rate!;
  const label = context.label(note.id);
  return context.catalogue.say('decision-rate', {
    of,
    what,
    brings: String(brings),
    extra: ref(extra.id),
    even: even && ref(even.id),
    now: now && ref(now.id),
    base: ref(base.id),
    label: member === null ? label : `${label} (${context.member(member)})`,
  });
}

/** How the break-even comes about; null where the verdict says it. */
export function mathText(context: Context, weighed: Weighed): Text | null {
  const { unit, needed, cost } = weighed;
  return unit && needed && cost ? context.catalogue.say('decision-math', saidOf(context, weighed)) : null;
}

/** What stays as it is if nothing is done; null where nothing went wrong in a place. */
export function stays(context: Context, lead: Lead | null): Text | null {
  if (!lead?.place || !lead.rate) return null;
  return context.catalogue.say('decision-stays', { label: context.label(lead.metric), place: lead.place, rate: ref(lead.rate.id) });
}

export function worthText(context: Context, { lead, verdict }: Weighed): Text | null {
  if (!lead?.worth || !lead.place || verdict === 'beyond' || verdict === 'part') return null;
  return context.catalogue.say('decision-worth', { place: lead.place, worth: ref(lead.worth.id, 'abs') });
}

/** Which time the figures by the year are of; null where there are none. */
export function paceText({ catalogue }: Context, { rate, lead, lost, all }: Weighed): Text | null {
  const figures = rate ? [rate.extra] : [lead?.worth, lost, all].flatMap((each) => each ?? []);
  return figures.length > 0 ? catalogue.say('decision-pace', { year: figures.every(isOfYear) }) : null;
}

/** What was paid already comes back with no option, and speaks for none. */
export function sunkTexts(context: Context): Text[] {
  const { brief, catalogue } = context;
  return (brief.sunk ?? []).map((price, at) =>
    catalogue.say('decision-sunk', { cost: ref(priceGiven(context, price, `paid already, ${at + 1}`).id) }),
  );
}

/** What the reckoning rests on. */
export function basisTexts(context: Context, weighed: Weighed): Text[] {
  const { catalogue } = context;
  const { unit, rate, load, verdict } = weighed;
  return [
    ...(load?.rose ? [catalogue.say('decision-rose', { ...loadSaid(context, weighed), subject: context.subjectOf(load.metric) })] : []),
    ...((rate ? !rate.isProfit && rate.of !== 'commission' : unit !== null && !unit.isProfit) ? [catalogue.say('decision-revenue')] : []),
    ...(verdict === 'rate' ? [] : [catalogue.say('decision-unsaid')]),
    ...sunkTexts(context),
  ];
}

export function decisionTitles(context: Context, weighed: Weighed): Text[] {
  const { catalogue } = context;
  const { rate, verdict, what } = weighed;
  if (rate) return catalogue.forms('decision-rate-titles', { what, extra: ref(rate.extra.id) });
  return catalogue.forms('decision-titles', { ...saidOf(context, weighed), verdict });
}

/** What heads its own page, as the summary may be headed with the verdict. */
export function pageTitles(context: Context, weighed: Weighed): Text[] {
  return context.catalogue.forms('decision-page-titles', { what: weighed.what, even: evenText(context, weighed) });
}

/** Where it breaks even, in its unit. */
export function evenText(context: Context, weighed: Weighed): Text | null {
  const { catalogue } = context;
  const { rate, unit, needed, share } = weighed;
  if (rate) return rate.even && catalogue.say('decision-even-rate', { even: ref(rate.even.id), brings: String(rate.brings) });
  if (unit && needed) return catalogue.say('decision-even', { kind: unit.of, needed: ref(needed.id) });
  return share && ref(share.id);
}

/** What would have to be true for it to pay. */
export function ifText(context: Context, weighed: Weighed): Text {
  const { catalogue } = context;
  const { rate, verdict } = weighed;
  if (rate) return catalogue.say('decision-goes', { brings: rate.brings });
  const said = saidOf(context, weighed);
  const { lost, needed } = weighed;
  if (lost && needed && needed.value > lost.value) return catalogue.say('decision-too-many', { lost: ref(lost.id) });
  if (weighed.lost) return catalogue.say('decision-of-lost', said);
  return verdict === 'more' ? catalogue.say('decision-of-all', said) : said.share ? catalogue.say('decision-of-worth', said) : '–';
}
