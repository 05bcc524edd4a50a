/** Names with one figure each, as what they are: parts of a whole, a course over periods, a ranking, or figures side by side. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { FactId } from '../../../../model/fact.ts';
import type { Draft } from '../draft.ts';
import { clean } from '../read/figures.ts';
import { capital } from '../read/topics.ts';
import type { Finding, Reader } from '../said.ts';
import { longestTitle } from './claims.ts';
import { courseClaim } from './course-claim.ts';
import { goodDirection } from './nature.ts';
import { isRest, type Pair, type PairGroup, pairsIn } from './pairs.ts';
import { ToldFigures } from './told-figures.ts';

const ref = (id: FactId) => `{{${id}}}`;
const mostParts = 8;
const offer =
  /(?<!\p{L})(?:quot(?:e|es|ations?)|offers?|bids?|angebote?|devis|offres?|ofertas?|propostas?|preventivi|offerte)(?!\p{L})|見積|报价|عروض/iu;
/** One measure for each member: `orders by region`, `Umsatz je Kanal`. */
const divided = /\s(?:by|per|nach|je|pro|par|por|per)\s|別|按/iu;
const composed =
  /(?<!\p{L})(?:share|mix|split|breakdown|composition|anteile?|verteilung|aufteilung|répartition|parts?|reparto|distribución|cuota|distribuição|composição|ripartizione|quote?)(?!\p{L})|構成|内訳|割合|占比|构成|توزيع|حصة/iu;
/** Names of figures of any kind. */
const general =
  /(?<!\p{L})(?:key|figures?|numbers?|metrics?|kpis?|results?|overview|highlights?|facts?|status|summary|glance|kennzahlen|zahlen|ergebnisse|überblick|chiffres|résultats|aperçu|cifras|resultados|resumen|números|indicadores|cifre|risultati|numeri)(?!\p{L})|指標|数字|概要|指标|数据|أرقام|مؤشرات/iu;
/** Costs that come once and costs that come back have no order. */
const once =
  /(?<!\p{L})(?:one[- ]?(?:time|off)|once|up[- ]?front|set-?up|einmalig\p{L}*|ponctuel\p{L}*|únic[oa]|una tantum)(?!\p{L})|一時|一次性|初期/iu;

export const readPairs: Reader = (sentences, { brief, facts }) => {
  const told = new ToldFigures(facts, brief.language);
  const taken = new Set<number>();
  return pairsIn(sentences, brief.language).flatMap((found): Finding[] => {
    // What a brief begins with may have become its subject: `Bids for the roof: …`.
    const opens = found.pairs[0]!.sentence.at === 0 && found.pairs[0]!.sentence.list === null;
    const group = { ...found, subject: found.subject ?? (opens ? brief.subject : null) };
    if (group.pairs.some(({ sentence }) => taken.has(sentence.at))) return [];
    const page = pageOf(group, told);
    if (page === null) return [];
    const tells = [...new Set(group.pairs.map(({ sentence }) => sentence.at))];
    for (const at of tells) taken.add(at);
    const { heading } = group.pairs[0]!.sentence;
    return [{ tells, page: { ...page, ...(heading === null ? {} : { section: heading }) } as Draft, point: page.title }];
  });
};

function pageOf(group: PairGroup, told: ToldFigures): Draft | null {
  const { pairs, subject } = group;
  const [first] = pairs;
  const unit = ({ quantity: { unit, currency, word } }: Pair) => `${unit} ${currency ?? ''} ${word.toLowerCase()}`;
  const one = pairs.every((pair) => unit(pair) === unit(first!));
  const values = pairs.map(({ quantity }) => quantity.value);
  const about = subject === null || general.test(subject) ? null : subject;
  if (pairs.some(({ dated }) => dated)) {
    const isCourse = one && about !== null && pairs.length >= 3 && pairs.every(({ dated }) => dated) && inOrder(pairs);
    return isCourse ? course({ ...group, subject: about }, told) : null;
  }
  const sum = values.reduce((all, value) => all + value, 0);
  const parts = about !== null && (divided.test(about) || composed.test(about));
  if (one && parts && first!.quantity.unit === 'ratio' && Math.abs(sum - 1) < 0.011 && pairs.length <= mostParts)
    return shares(group, told);
  const alike = Math.max(...values) <= 100 * Math.min(...values) && values.every((value) => value > 0);
  const ofOneMeasure =
    about !== null &&
    (parts || offer.test(about)) &&
    pairs.every(({ label, counted }) => counted === null && goodDirection(label, told.language) === null && !once.test(label));
  if (one && pairs.length >= 3 && alike && ofOneMeasure && !holdsTotal(group)) return ranked(group, told);
  return pairs.length >= 3 && pairs.length <= mostParts ? tiles(group, told) : null;
}

/** Oldest first, as far as the names of periods tell. */
function inOrder(pairs: readonly Pair[]): boolean {
  const order = pairs.map(({ label }) => placeOf(label));
  return order.every((place, at) => at === 0 || place === null || order[at - 1] === null || place > order[at - 1]!);
}

const month = [
  /^jan|^ene|^gen|^يناير/iu,
  /^f[eé]b|^fev|^fév/iu,
  /^mar|^mär/iu,
  /^apr|^avr|^abr/iu,
  /^may|^mai|^mag/iu,
  /^jun|^juin|^giu/iu,
  /^jul|^juil|^lug/iu,
  /^aug|^aoû|^ago/iu,
  /^sep|^set/iu,
  /^oct|^okt|^out|^ott/iu,
  /^nov/iu,
  /^dec|^déc|^dez|^dic/iu,
];

function placeOf(label: string): number | null {
  const year = Number(/20\d\d/.exec(label)?.[0] ?? 0);
  const part =
    Number(/^[QHT]([1-4])/iu.exec(label)?.[1] ?? /(\d{1,2})月/u.exec(label)?.[1] ?? 0) || month.findIndex((each) => each.test(label)) + 1;
  return year === 0 && part === 0 ? null : year * 100 + part;
}

/** One of them is the sum of the others, and no part beside them. */
function holdsTotal({ pairs }: PairGroup): boolean {
  const values = pairs.map(({ quantity }) => quantity.value);
  const sum = values.reduce((all, value) => all + value, 0);
  return values.some((value) => Math.abs(sum - 2 * value) <= 0.005 * value);
}

/** Over periods: from the first to the last, with the best and the sum. */
function course({ subject, pairs }: PairGroup, told: ToldFigures): Draft {
  const name = capital(subject ?? pairs[0]!.sentence.heading ?? wordsOf(told.language).total);
  const ids = pairs.map(({ quantity, label }) => told.give(quantity, `${name}, ${label}`));
  const { title, reading } = courseClaim({ name, ids, periods: pairs.map(({ label }) => label) }, told);
  return {
    kind: 'trend',
    title,
    weight: 7,
    content: {
      chart: pairs[0]!.quantity.unit === 'ratio' ? 'line' : 'column',
      periods: pairs.map(({ label }) => label),
      series: [{ name, values: ids }],
      partial: [],
      reading,
    },
  };
}

function sorted(pairs: readonly Pair[], told: ToldFigures): { label: string; value: FactId }[] {
  return pairs
    .map(({ label, quantity }) => ({ label, value: told.give(quantity, label) }))
    .sort((a, b) => told.facts.value(b.value) - told.facts.value(a.value));
}

/** `Sales by channel` divides sales. */
function wholeOf(subject: string | null, told: ToldFigures): string | null {
  if (subject === null || told.language === 'ja' || told.language === 'zh') return null;
  const [whole = ''] = subject.split(/\s(?:by|per|nach|je|par|por)\s/iu);
  if (whole.split(/\s+/).length > 3) return null;
  return told.language === 'de' || /^\p{Lu}[\p{Lu}\d]/u.test(whole) ? whole : whole.charAt(0).toLowerCase() + whole.slice(1);
}

/** What the figures are, unless it stands over the page already. */
function leadOf(subject: string | null, pairs: readonly Pair[]): { lead?: string } {
  return subject === null || subject === pairs[0]!.sentence.heading ? {} : { lead: capital(subject) };
}

/** How far the offers are apart. */
function dearest(order: readonly { label: string; value: FactId }[], like: Pair['quantity'], told: ToldFigures): string {
  const [first, last] = [order[0]!, order.at(-1)!];
  const gap = told.distance(last.value, first.value, last.label, like);
  const share = told.change(first.value, last.value, last.label, like);
  return catalogueOf(told.language).say('figures-dearest', {
    name: last.label,
    gap: ref(gap),
    share: `{{${share}|abs}}`,
    first: first.label,
  });
}

function shares({ subject, pairs }: PairGroup, told: ToldFigures): Draft {
  const say = catalogueOf(told.language);
  const items = sorted(pairs, told);
  const [first, second] = items as [(typeof items)[0], (typeof items)[0]];
  const both = told.facts.derive(
    clean(told.facts.value(first.value) + told.facts.value(second.value)),
    'ratio',
    `${first.label}, ${second.label}`,
    `${told.said(first.value)} plus ${told.said(second.value)}`,
    [first.value, second.value],
  );
  const whole = subject ?? pairs[0]!.sentence.heading;
  const of = wholeOf(whole, told);
  const alone = told.facts.value(first.value) >= 0.5 || items.length < 3;
  const title = alone
    ? say.forms('figures-shareMost', { name: first.label, share: ref(first.value), whole: of })[0]!
    : say.forms('figures-shareTwo', { names: [first.label, second.label], share: ref(both), whole: of })[0]!;
  return {
    kind: 'share',
    title,
    ...leadOf(whole, pairs),
    weight: 7,
    content: {
      parts: items.map(({ label }) => label),
      columns: [{ label: capital(whole ?? wordsOf(told.language).total), values: items.map(({ value }) => value) }],
      highlight: 0,
      reading: alone && items.length > 2 ? [say.say('figures-together', { names: [first.label, second.label], share: ref(both) })] : [],
    },
  };
}

function ranked({ subject, pairs }: PairGroup, told: ToldFigures): Draft {
  const say = catalogueOf(told.language);
  const items = sorted(pairs, told);
  const like = pairs[0]!.quantity;
  const isOffer = like.unit === 'money' && offer.test(subject ?? '');
  const order = isOffer ? items.toReversed() : items;
  const [first, next, last] = [order[0]!, order[1]!, order.at(-1)!];
  const title = isOffer
    ? say.say('figures-cheapest', {
        name: first.label,
        value: ref(first.value),
        gap: ref(told.distance(first.value, next.value, first.label, like)),
        other: next.label,
      })
    : say.say('figures-rankFirst', { name: first.label, value: ref(first.value), last: last.label, least: ref(last.value) });
  const claim = told.length(title) <= longestTitle ? title : say.say('given-leads', { label: first.label, value: ref(first.value) });
  return {
    kind: 'ranking',
    title: items.some(({ label }) => isRest(label)) ? capital(subject!) : claim,
    ...leadOf(subject, pairs),
    weight: 7,
    content: { items: order, highlight: 0, reading: isOffer ? [dearest(order, like, told)] : [] },
  };
}

/** Figures of several kinds; the title says the first of them. */
function tiles({ subject, pairs }: PairGroup, told: ToldFigures): Draft {
  const say = catalogueOf(told.language);
  const ids = pairs.map(({ quantity, label }) => told.give(quantity, label));
  const told_ = pairs.map(({ label, counted }, at) => {
    const name = told.language === 'de' ? label : label.charAt(0).toLowerCase() + label.slice(1);
    return counted !== null
      ? `${ref(ids[at]!)} ${counted}`
      : say.say('figures-ofMeasure', { label: /^\p{Lu}[\p{Lu}\d]/u.test(label) ? label : name, value: ref(ids[at]!) });
  });
  const whole = [3, 2].map((count) => say.list(told_.slice(0, count))).find((text) => told.length(text) <= longestTitle) ?? told_[0]!;
  return {
    kind: 'scorecard',
    title: capital(whole),
    ...leadOf(subject, pairs),
    weight: 6,
    content: { tiles: pairs.map(({ label }, at) => ({ label, value: ref(ids[at]!) })), periods: [] },
  };
}
