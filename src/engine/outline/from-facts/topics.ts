/** The words in a brief that mean a metric or dimension: `reps` means owners, `mix` means shares. */
import type { Dimension, DimensionRole, MetricNote } from '../../../model/fact.ts';
import { fold, inEnglish } from './in-english.ts';

const byRole: Record<DimensionRole, string> = {
  product: 'product mix portfolio line',
  region: 'region regional office territory geography country market',
  team: 'team manager squad group',
  owner: 'owner rep agent seller salesperson salespeople individual leaderboard people name person employee',
  segment: 'segment sector industry vertical',
  account: 'account customer client company',
  other: '',
};

const byMetric: readonly [RegExp, string][] = [
  [/won_value|bookings|revenue|sales/, 'won value bookings revenue sales turnover'],
  [/win_rate/, 'win rate conversion close closing'],
  [/pipeline|open|coverage/, 'pipeline open coverage forecast outlook'],
  [/cycle|days/, 'cycle speed velocity duration time'],
  [/churn/, 'churn retention renewal'],
  [/attrition|leavers/, 'attrition turnover leaver resignation staff'],
  [/deal|amount|size/, 'deal size economics'],
];

/** Words too common to select a page on their own. */
const weak = new Set(
  tokens(
    'and the a an of on in by for to with our all rate value values mix health performance analysis data overview details detail review numbers figures trend trends quarter sales slide slides section information any no not',
  ),
);

export function topicsOf(metric: MetricNote | null, dimension: Dimension | null, more = ''): string[] {
  return tokens(
    [
      metric ? `${metric.id} ${metric.label}` : '',
      ...byMetric.filter(([pattern]) => metric && pattern.test(metric.id)).map(([, words]) => words),
      dimension ? `${dimension.id} ${dimension.label} ${dimension.role} ${byRole[dimension.role]}` : '',
      // A column such as `Region` or `Produkt` is also matched by its English word.
      ...(dimension ? inEnglish(dimension.label, english) : []),
      more,
    ].join(' '),
  );
}

/** English words that another language's lexicon must not claim. */
const english = new Set(tokens([...Object.values(byRole), ...byMetric.map(([, words]) => words), ...weak].join(' ')));

/** Whether a phrase, in any language, is about these topics: half of its words match, one of them telling. */
export function speaksOf(phrase: string, topics: readonly string[]): boolean {
  const words = tokens(inEnglish(phrase, english).join(' '));
  const telling = words.filter((word) => !weak.has(word));
  const known = new Set(topics);
  const hit = (word: string) => known.has(word);
  if (telling.length === 0) return words.length > 0 && words.every(hit);
  return telling.some(hit) && telling.filter(hit).length * 2 >= telling.length;
}

/** Whether a prompt names a dimension: `by genre and country`, `which customers`. */
export function namesDimension(prompt: string, { id, label }: Dimension): boolean {
  const said = (text: string) =>
    ` ${allTokens(text)
      .join(' ')
      .replace(/ie(?= |$)/g, 'y')} `;
  return [label, id.replaceAll('_', ' ')].some((called) => called !== '' && said(prompt).includes(said(called)));
}

/** The words of a phrase as written and, of another language's known ones, in English. */
export function wordsOf(phrase: string): string[] {
  return [...new Set([...tokens(phrase), ...tokens(inEnglish(phrase, english).join(' '))])];
}

/** Lower case words without their plural s, so that `reps` meets `rep`. */
function tokens(text: string): string[] {
  return [...new Set(allTokens(text))];
}

function allTokens(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (/[^s]s$/u.test(word) && word.length > 3 ? word.slice(0, -1) : word));
}
