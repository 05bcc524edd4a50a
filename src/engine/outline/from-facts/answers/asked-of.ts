/** What the words of a question mean in the data: measures, a dimension, members. */
import type { Question } from '../../../../model/brief.ts';
import type { Dimension, MetricNote } from '../../../../model/fact.ts';
import { monthlyChurn } from '../../../../model/recurring-revenue.ts';
import { paymentMeasureIn } from '../../../brief/payments.ts';
import { isNamed } from '../../../insight/evidence.ts';
import type { Context } from '../context.ts';
import { fold } from '../in-english.ts';
import { namesByOther, namesDimension, topicsOf, wordsOf } from '../topics.ts';

const aboutCost = /\b(?:costs?|spend|spent|spending|expens\w*|cheap\w*|price[sd]?|fees?)\b/;
const aboutRevenue = /\b(?:revenues?|sales?|sells?|selling|sold|turnover|bookings?|incomes?)\b/;
const aboutLeaving =
  /\b(?:los(?:e|ing) (?:our |more |so many )?(?:(?:customer|client|account|subscriber|member|employee|worker)s?|people|staff)|churn\w*|attrition|leave|leaves|leaving|leavers?|left|quit\w*|turnover|retention|resign\w*|replac\w*|rehir\w*|backfill\w*)\b/;
/** Nobody came. Targets and deadlines are missed too. */
const aboutAbsence =
  /\b(?:no[ -]?shows?|dna|non[ -]?attend\w*|miss(?:ed|ing)(?! (?:\w+ )?(?:slas?|targets?|deadlines?|plans?|budgets?|goals?|quotas?|data|values?)))\b/;
/** Ways to say one thing, in questions and in names of measures. */
const concepts: readonly RegExp[] = [
  aboutCost,
  aboutRevenue,
  /(?<!on[ -])\btimes?\b|\b(?:durations?|hours?|minutes?|days?|slow\w*|fast\w*|quick\w*|speed|cycle|longer|longest|wait\w*)\b/,
  /\b(?:conver\w+|win(?:s|ning)?|won)\b/,
  /\b(?:win rate|winning|los(?:e|es|t|ing))\b/,
  /\b(?:late|delays?|delayed|overdue|on[ -]time|punctual\w*|due)\b/,
  // Work that was not done at once is done again.
  /\b(?:(?:driv\w*|go|goes|going|went|com(?:e|es|ing)|came|sen[dt]\w*) (?:\w+ ){0,2}back|(?:return|second|follow[ -]?up) visits?|re-?visits?|repeats?|repeat(?:ed|ing)?|call-?backs?|re-?work\w*|first[ -](?:time|visit|pass)|re-?open\w*|wieder (?:ge)?offnet\w*|wieder geoffnet\w*|wiederer?offn\w*|r[eé]?ouver\w*|reab(?:ier|er)t\w*|reapert\w*|riapert\w*)\b/,
  aboutLeaving,
  aboutAbsence,
  /\b(?:scrap\w*|ausschuss\w*|verschnitt|rebuts?|rebutee?s?|merma\w*|desech\w*|desperdici\w*|refug\w*|sucata|scart[io]\w*)\b|廃棄|报废|خردة/,
  /\b(?:defect\w*|reject(?:s|ed|ion)?|faulty|fehlerquote|fehlerhaft\w*|defaut\w*|defeitu?o\w*|difett\w*)\b|不良/,
  /\b(?:damag\w*|breakages?|broken|schaden\w*|beschad\w*|casse\w*|endommag\w*|danos?|danad\w*|danificad\w*|avari\w*|dann[oi]|danneggi\w*)\b|破損|破损|损坏|تلف|تالف/,
  /\b(?:margins?|profit\w*)\b/,
  /\b(?:satisf\w+|csat|nps|happy|happier|unhappy|ratings?)\b/,
];

/** Words of labels that name no subject. */
export const formal = new Set(
  'average mean total share rate value number of per the and in by to from for with than net gross count amount overall'.split(' '),
);

/** Below it, a measure shares no more than a word with the question. */
const leastFit = 1.5;

/** Whether two words have one stem: `convert` and `converted`, `Kanal` and `Kanäle`. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const ending = Math.max(one.length, other.length) - same;
  return same >= 4 && ending <= (same >= 6 ? 3 : 2);
}

const has = (words: readonly string[], word: string) => words.some((each) => isAlike(each, word));

/** How well a measure fits the words of a question; 0 if nothing of it does. */
function fitOf(words: readonly string[], note: MetricNote): number {
  const { called, label, topics } = namesOf(note);
  const own = new Set(label.filter((word) => has(words, word)));
  const said = words.join(' ');
  const meant = concepts.filter((concept) => concept.test(said) && concept.test(called)).length;
  const near = topics.filter((word) => words.includes(word)).length;
  const hits = 2 * own.size + 1.5 * meant + near;
  return hits === 0 ? 0 : hits + own.size / Math.max(1, label.length);
}

/** The measure that words name best, without what else a deck tells; null if none is near. */
export function measureNamed(notes: readonly MetricNote[], words: string): MetricNote | null {
  const asked = wordsOf(words).filter((word) => !formal.has(word));
  const fits = notes
    .map((note) => ({ note, fit: fitOf(asked, note) + leaning(note, null) }))
    .filter(({ note }) => fitOf(asked, note) >= leastFit);
  return fits.sort((a, b) => b.fit - a.fit)[0]?.note ?? null;
}

/** Whether words speak of what a measure counts. */
export function wordsFit(words: string, note: MetricNote): boolean {
  return (
    fitOf(
      wordsOf(words).filter((word) => !formal.has(word)),
      note,
    ) >= leastFit
  );
}

/**
 * The measures that a question names, the best fitting first; each of its words means one measure. Empty where it names one that the data
 * lack, even if it goes on to name others.
 */
export function measuresAsked(
  context: Context,
  about: string,
  { besides = [], inMoney = false }: { besides?: readonly string[]; inMoney?: boolean } = {},
): MetricNote[] {
  const { insights, evidence, table } = context;
  // What is called by its whole name is meant, whatever its words are.
  const called = about === '' ? undefined : table.metrics.find(({ label, status }) => label === about && status === 'computed');
  if (called && !inMoney) return [called];
  const asked = wordsOf(about).filter((word) => !formal.has(word) && !has(besides, word));
  const isKnown = ({ id }: MetricNote) => (evidence.get(id, 0) ?? evidence.get(id, 'all')) !== null;
  const notes = table.metrics.filter((note) => (note.status !== 'computed' || isKnown(note)) && (!inMoney || note.unit === 'money'));
  const payment = paymentAsked(notes, about);
  if (payment) return [payment];
  const spoken = notes.find((note) => note.spoken !== undefined && fold(about).includes(fold(note.spoken)));
  if (spoken) return [spoken];
  const found: MetricNote[] = [];
  // `Why do deals take longer?`, `why do we drive back to customers?` name what the rows are or whose, and ask for something else of them.
  const whose = table.dimensions.flatMap(({ role, label }) => (role === 'account' ? [label] : []));
  const rows = wordsOf([table.subject?.one ?? '', table.subject?.many ?? '', ...whose].join(' '));
  const apart = asked.filter((word) => !has(rows, word));
  const isOfRows = concepts.some((concept) => concept.test(apart.join(' '))) || notes.some((note) => fitOf(apart, note) >= leastFit);
  let words = isOfRows ? apart : asked;
  for (let round = 0; round < 2; round++) {
    const fits = notes.flatMap((note) => {
      const fit = found.includes(note) ? 0 : fitOf(words, note);
      return fit < leastFit ? [] : [{ note, fit: fit + leaning(note, insights.headline) }];
    });
    const [best] = fits.sort((a, b) => b.fit - a.fit);
    if (best?.note.status !== 'computed') break;
    // Of what churned, the lost recurring revenue is what the findings explain.
    const isRate = (monthlyChurn as readonly string[]).includes(best.note.id);
    const explained = !isRate && aboutLeaving.test(calledOf(best.note)) && insights.findings.find(({ kind }) => kind === 'loss-causes');
    // A mere `churn` is that of customers, where a brief speaks of it by the month.
    const byMonth = /^(?:churned|ended)_/.test(best.note.id)
      ? notes.find(({ id, status }) => id === 'customer_churn' && status === 'computed')
      : undefined;
    found.push(byMonth ?? ((explained && evidence.metric(explained.metric)) || best.note));
    words = words.filter((word) => !isOf(best.note, word));
  }
  const unknown = concepts.filter((concept) => !notes.some((note) => concept.test(calledOf(note)) && note.status === 'computed'));
  const lacking = asked.findIndex((word) =>
    unknown.some((concept) => concept !== aboutRevenue && concept !== aboutAbsence && concept.test(word)),
  );
  const [first] = found;
  if (lacking >= 0 && (!first || asked.findIndex((word) => isOf(first, word)) > lacking)) return [];
  if (found.length > 0 || !aboutRevenue.test(asked.join(' '))) return found;
  // Sales are what the headline counts, whatever the data call it.
  return notes.filter(({ id, unit, polarity }) => id === insights.headline && unit === 'money' && polarity !== 'down');
}

/** Of invoices, what words say of their payment; null of other data. */
function paymentAsked(notes: readonly MetricNote[], about: string): MetricNote | null {
  const isOfInvoices = notes.some(({ id }) => id === 'days_late');
  const asked = isOfInvoices ? paymentMeasureIn(about) : null;
  return notes.find(({ id, status }) => id === asked && status === 'computed') ?? null;
}

/** The measure that the first question why asks about, where it is money, or that of payment. */
export function askedFirst(context: Context): string | null {
  // Beside how invoices are paid, what was invoiced is no subject of its own.
  const [payment] = context.brief.questions.flatMap(({ text }) => paymentAsked(context.table.metrics, text) ?? []);
  if (payment && context.evidence.get(payment.id, 0)) return payment.id;
  const first = context.brief.questions.find(({ kind }) => kind === 'why');
  const [note] = first ? measuresAsked(context, first.about) : [];
  if (note && note.stated === undefined) return note.unit === 'money' && context.evidence.get(note.id, 0) ? note.id : null;
  // What the brief defines is what the deck is about.
  const stated = note ?? context.computed.find((each) => each.stated !== undefined);
  return stated && context.evidence.get(stated.id, 0) ? stated.id : null;
}

/** Of two measures that fit alike: the headline, a rate before a count or a time, what does not go with another, and what the data have. */
function leaning({ id, beside, status, unit }: MetricNote, headline: string | null): number {
  return (
    (id === headline ? 0.2 : 0) +
    (unit === 'ratio' ? 0.15 : 0) -
    (unit === 'days' || unit === 'hours' ? 0.1 : 0) -
    (beside === undefined ? 0 : 0.3) -
    (status === 'computed' ? 0 : 1)
  );
}

/** The measure in money of what a question names, not of a part of it: average deal size is nothing of lost deals. */
export function moneyAsked(context: Context, about: string): MetricNote | null {
  const [best] = measuresAsked(context, about);
  const [money] = measuresAsked(context, about, { inMoney: true });
  const isOfAll = money && wordsOf(about).every((word) => !best || formal.has(word) || !isOf(best, word) || isOf(money, word));
  return isOfAll ? money : null;
}

/** Whether the words of a question speak of what no measure of the data does, such as conversion. */
export function asksOfConcept(about: string, besides: readonly string[]): boolean {
  return wordsOf(about).some((word) => !has(besides, word) && concepts.some((concept) => concept.test(word)));
}

/** Whether a measure is a cost, of which more is neither better nor worse without what it buys. */
export function isCost(note: MetricNote): boolean {
  return note.unit === 'money' && aboutCost.test(calledOf(note));
}

/** Whether a measure is of those who leave, or of what ended. */
export function isOfLeaving(note: MetricNote): boolean {
  return (
    aboutLeaving.test(calledOf(note)) ||
    /^(?:(?:ended|loss)_|[ng]rr(?:_year)?$|(?:customer|logo|mrr|revenue|subscription)_churn$|account_retention$)/.test(note.id)
  );
}

/** A word of a measure's name, or another way to say what it measures. */
function isOf(note: MetricNote, word: string): boolean {
  const called = calledOf(note);
  return has(wordsOf(called), word) || concepts.some((concept) => concept.test(called) && concept.test(word));
}

const calledOf = (note: MetricNote) => namesOf(note).called;

interface Names {
  /** All that a measure is called, in one line. */
  called: string;
  /** The telling words of its label and ID. */
  label: readonly string[];
  /** Other words for what it measures. */
  topics: readonly string[];
}

/** Every question is held against every measure. */
const known = new WeakMap<MetricNote, Names>();

function namesOf(note: MetricNote): Names {
  const found = known.get(note);
  if (found) return found;
  const id = note.id.replaceAll('_', ' ');
  const label = wordsOf(`${note.label} ${id}`).filter((word) => !formal.has(word));
  const names = {
    called: `${wordsOf(note.label).join(' ')} ${note.label.toLowerCase()} ${id}`,
    label,
    topics: topicsOf(note, null).filter((word) => !has(label, word) && !formal.has(word)),
  };
  known.set(note, names);
  return names;
}

/** What a question of cost asks the cost of: without the words for cost itself, where others are left. */
export function withoutCost(about: string): string {
  return asksOnlyCost(about) ? about : besidesCost(about).join(' ');
}

/** Whether words name nothing that costs: `what does it cost us`. */
export function asksOnlyCost(about: string): boolean {
  return !besidesCost(about).some((word) => !formal.has(word) && word.length > 2);
}

function besidesCost(about: string): string[] {
  return wordsOf(about).filter((word) => !aboutCost.test(word) && !/^(?:us|much|does|what|lose|losing)$/.test(word));
}

/** The dimension whose members a question tells apart: the one it names, or whose role it names. */
export function dimensionAsked({ evidence }: Context, { text, about }: Question): Dimension | null {
  const { dimensions } = evidence.table;
  const split = dimensions.filter(({ members }) => members.length > 1);
  const named = split.filter((dimension) => namesDimension(about, dimension)).sort((a, b) => b.label.length - a.label.length);
  if (named[0]) return named[0];
  const words = wordsOf(about);
  const alike = split.find((dimension) => wordsOf(dimension.label).some((word) => word.length > 3 && has(words, word)));
  if (alike) return alike;
  const byOther = split.find((dimension) => namesByOther(about, dimension));
  if (byOther) return byOther;
  const byRole = split.find((dimension) => dimension.role !== 'other' && topicsOf(null, dimension).some((word) => words.includes(word)));
  if (byRole) return byRole;
  const whom = /^(?:who|wer|qui|quién|quem|chi|誰|谁|من)(?!\p{L})/iu.test(text);
  return (whom && split.find(({ role }) => role === 'owner' || role === 'team')) || null;
}

/** Part of a dimension's members that another one has, so that it is the same by another name. */
const mostlyShared = 0.6;

/** The dimension by which a measure is known: the one asked for, or another with its members, such as the source of a deal for the channel of a lead. */
export function dimensionOf({ evidence }: Context, { id }: MetricNote, asked: Dimension): Dimension {
  const isKnown = (dimension: Dimension) => [0, 'all' as const].some((at) => evidence.members(id, dimension, at).length > 1);
  if (isKnown(asked)) return asked;
  const names = new Set(asked.members.map((member) => fold(member)));
  const shared = ({ members }: Dimension) => members.filter((member) => names.has(fold(member))).length / Math.max(1, names.size);
  return evidence.table.dimensions.find((other) => other !== asked && shared(other) >= mostlyShared && isKnown(other)) ?? asked;
}

/** The members that a question names, of the first dimension that has any. */
export function membersAsked({ evidence }: Context, text: string): { dimension: Dimension; members: string[] } | null {
  const said = ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  for (const dimension of evidence.table.dimensions) {
    const members = dimension.members.filter((member) => {
      const called = fold(member)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      return called.length > 2 && isNamed(member, dimension) && said.includes(` ${called} `);
    });
    if (members.length > 0) return { dimension, members };
  }
  return null;
}
