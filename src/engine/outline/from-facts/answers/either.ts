/** Which of two suspects a change lies with: members by what they made of it, prices, discounts and other factors by their effect. */
import { inner, first as upper } from '../../../../languages/catalogue.ts';
import type { Question } from '../../../../model/brief.ts';
import type { MetricNote } from '../../../../model/fact.ts';
import { directionOf } from '../../../../model/finding.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { zOfChange } from '../../../insight/change.ts';
import type { Known } from '../../../insight/evidence.ts';
import { discountsOf } from '../../../insight/finders/discounts.ts';
import { factorsOf } from '../../../insight/finders/factors.ts';
import { type PriceFactor, priceVolumeOf } from '../../../insight/finders/price-volume.ts';
import { pOfZ, proportionOf, twoProportionZ } from '../../../insight/statistics.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { withoutBold } from '../titles.ts';
import { topicsOf } from '../topics.ts';
import type { Answer } from './answer.ts';
import { measuresAsked } from './asked-of.ts';
import { openQuestion } from './open.ts';
import { treatedIn } from './suspected.ts';

/** Chance that the change is none; the least part of it that explains it, and by how much one has to explain more. */
const least = { chance: 0.05, part: 0.25, lead: 0.1 } as const;

interface Suspect {
  name: string;
  effect: Known;
  /** The dimension that it is a member of; null of a factor. */
  dimension: string | null;
}

export function eitherAnswer(context: Context, question: Question): Answer | null {
  const { catalogue, evidence, insights, table } = context;
  const [asked] = question.about === '' ? [] : measuresAsked(context, question.about);
  const note = asked ?? (insights.headline === null ? null : evidence.metric(insights.headline));
  if (!note || !question.suspects) return null;
  const delta = evidence.change(note.id);
  const [now, before] = [evidence.get(note.id, 0), table.prior && evidence.get(note.id, table.prior.offset)];
  const known = question.suspects.map((words) => suspectOf(context, note, words));
  // Words that the data know nothing of may ask for something else.
  if (!known[0] && !known[1]) return null;
  if (!delta || !now || !before) return openQuestion(context, question, 'prior');
  const [one, other] = known[0] ? [known[0], known[1] ?? null] : [known[1]!, null];
  const unknown = safe(question.suspects[known[0] ? 1 : 0], 40);
  const said = {
    label: context.label(note.id),
    delta: ref(delta.id),
    direction: directionOf(delta.value),
    one: one.name,
    first: ref(one.effect.id),
    other: other?.name ?? unknown,
    second: other && ref(other.effect.id),
    verdict: verdictOf(context, now, before, delta, one, other),
    now: context.now,
  };
  const sentences = [catalogue.say('either-point', said), withoutBold(catalogue.say('either-verdict', said))];
  return {
    question,
    figure: ref(one.effect.id),
    sentences,
    titles: catalogue.forms('either-titles', said),
    tells: [],
    measure: note,
    page: pageOf(context, note, [one, ...(other ? [other] : [])], delta, {
      title: catalogue.say('either-page-title', said),
      reading: [
        sentences[0]!,
        catalogue.say('either-verdict', said),
        ...(other && other.dimension !== one.dimension ? [catalogue.say('either-overlap')] : []),
      ],
    }),
  };
}

function verdictOf({ evidence }: Context, now: Known, before: Known, delta: Known, one: Suspect, other: Suspect | null): string {
  const [a, b] = [proportionOf(now), proportionOf(before)];
  const z = a && b ? twoProportionZ(a, b) : zOfChange(evidence, now, before);
  if (z !== null && pOfZ(z) >= least.chance) return 'chance';
  const part = (suspect: Suspect | null) => (suspect && delta.value !== 0 ? suspect.effect.value / delta.value : 0);
  const [first, second] = [part(one), part(other)];
  if (Math.max(first, second) < least.part) return 'neither';
  return other && Math.abs(first - second) < least.lead ? 'both' : first > second ? 'first' : 'second';
}

const factors: readonly (readonly [PriceFactor, RegExp])[] = [
  ['discount', /discount|rebate|rabatt|nachl[aä]ss|remise|r[eé]duction|descuento|descont|scont|割引|値引|折扣|خصم|خصوم/iu],
  ['price', /pric|preis|prix|tarif|precio|preç|prezz|価格|値上|値下|价格|سعر|أسعار/iu],
  ['volume', /volum|quantit|units|meng|absatz|数量|销量|كمي/iu],
  ['mix', /(?<!\p{L})mix(?!\p{L})|sortiment|assortiment|ミックス|结构|مزيج/iu],
];

function suspectOf(context: Context, note: MetricNote, words: string): Suspect | null {
  return effectOfMembers(context, note, words) ?? effectOfFactor(context, note, words);
}

/** What a price, a discount or a factor of the measure did to it. */
function effectOfFactor({ evidence, table, catalogue, brief }: Context, note: MetricNote, words: string): Suspect | null {
  const named = factors.find(([, pattern]) => pattern.test(words))?.[0];
  // A noun of German begins in upper case wherever it stands.
  const called = (name: string) => (brief.language === 'de' ? name : inner(name));
  const of = (factor: PriceFactor, effect: Known) => ({
    name: called(catalogue.say('price-factor-name', { factor })),
    effect,
    dimension: null,
  });
  const split = priceVolumeOf(evidence, note.id)?.effects.find(({ factor }) => factor === named);
  if (split) return of(split.factor, split.effect);
  const discounts = named === 'discount' ? discountsOf(evidence) : null;
  const sold = evidence.get(note.id, 0);
  if (discounts?.metric === note.id && discounts.before && table.prior && sold) {
    const { rate, cost, before } = discounts;
    const effect = evidence.workedOut(
      sold,
      '.by_discount',
      -(rate.value - before.value) * (sold.value + cost.value),
      [rate, before, sold, cost],
      {
        label: `${sold.label}, effect of discounts`,
        formula: 'prices before discounts times the change of the discount rate, taken off',
      },
    );
    return of('discount', effect);
  }
  const lower = words.toLowerCase();
  const factor = factorsOf(evidence, note.id)?.factors.find(({ metric }) => lower.includes(evidence.metric(metric)!.label.toLowerCase()));
  return factor ? { name: called(safe(evidence.metric(factor.metric)!.label)), effect: factor.effect, dimension: null } : null;
}

/** What the rows of members made of the change: of a sum their own, of a rate or mean what they weigh times how far they lie from where all were. */
function effectOfMembers(context: Context, note: MetricNote, words: string): Suspect | null {
  const { evidence, table, catalogue } = context;
  const found = treatedIn(context, { text: words, about: '' }, note.id, undefined);
  const dimension = found && evidence.dimension(found.dimension);
  const [now, before] = [evidence.get(note.id, 0), table.prior && evidence.get(note.id, table.prior.offset)];
  if (!found || !dimension || !now || !before) return null;
  const adds = evidence.adds(note.id, dimension, 0, 0.5);
  const weight = (fact: Known) => fact.weight ?? fact.n;
  const pairs = found.members.flatMap((member) => {
    if (adds) return evidence.pairOfMember(note.id, dimension, member) ?? [];
    const scope = { [dimension.id]: member };
    const [is, was] = [evidence.get(note.id, 0, scope), evidence.get(note.id, before ? table.prior!.offset : 0, scope)];
    return is && was ? [{ now: is, before: was }] : [];
  });
  const [first] = pairs;
  if (!first || weight(now) <= 0 || weight(before) <= 0) return null;
  const value = pairs.reduce(
    (sum, pair) =>
      sum +
      (adds
        ? pair.now.value - pair.before.value
        : (weight(pair.now) * (pair.now.value - before.value)) / weight(now) -
          (weight(pair.before) * (pair.before.value - before.value)) / weight(before)),
    0,
  );
  const name = catalogue.list(found.members.map((member) => context.memberOf(dimension, member)));
  const effect = evidence.workedOut(first.now, '.of_change', value, pairs.flatMap((pair) => [pair.now, pair.before]).concat(now, before), {
    label: `${note.label}, what ${found.members.join(' and ')} made of its change`,
    formula: adds
      ? 'figure of the members now less before'
      : 'what the members weigh times their distance from all before, now less before',
    unit: note.unit === 'ratio' ? 'points' : note.unit,
  });
  return { name, effect, dimension: dimension.id };
}

function pageOf(
  context: Context,
  note: MetricNote,
  suspects: readonly Suspect[],
  delta: Known,
  { title, reading }: { title: Text; reading: Text[] },
): Draft {
  const { catalogue, now, prior } = context;
  return evidencePage(context, {
    topics: topicsOf(note, null, 'cause why change driver'),
    worth: 1,
    metric: note.id,
    id: `either-${note.id}`,
    kind: 'comparison',
    titles: [title],
    lead: catalogue.say('lead-scorecard', { now, prior }),
    notes: context.notes(reading, [delta, ...suspects.map(({ effect }) => effect)]),
    content: {
      categories: [...suspects.map(({ name }) => upper(name)), catalogue.say('either-all')],
      series: [{ name: context.label(note.id), values: [...suspects.map(({ effect }) => effect.id), delta.id] }],
      variance: note.polarity === 'down' ? 'down' : 'up',
      reading,
    },
  });
}
