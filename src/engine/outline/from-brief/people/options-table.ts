/** Options as one table: a row for each, a column for what most of them state, and below it what holds for several together. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import type { Draft } from '../draft.ts';
import { titled } from '../place.ts';
import { longestTitle, sizeOf } from '../prose/page-language.ts';
import type { Finding, Sentence } from '../said.ts';
import { isAsk } from './decisions.ts';
import { type FactKind, factKinds, type OptionFacts } from './option-facts.ts';
import { named } from './option-names.ts';
import { calledIn, perYear, type Sums, sumsOf, withCharges } from './option-sums.ts';
import { gaining } from './option-terms.ts';
import type { Marked, MarkedOption } from './options-marked.ts';
import type { Context } from './options-page.ts';
import { proposalIn } from './proposal.ts';
import { capital, countWord, fits, plainly, small, smallAll, wordCount } from './wording.ts';

const labels = {
  cost: 'people-plan-cost',
  yearly: 'people-option-yearly',
  gain: 'people-option-saves',
  charge: 'people-plan-cost',
  time: 'people-option-time',
} as const satisfies Record<FactKind, string>;

/** What most of them state, as columns. What costs something each year stands under the costs where only that is known of some. */
export function columnsOf(options: readonly OptionFacts[]): Column[] {
  const isShared = (cells: readonly (readonly string[])[]) => {
    const count = cells.filter((cell) => cell.length > 0).length;
    return count >= 2 && count * 2 >= options.length;
  };
  const own = (kind: FactKind) => options.map(({ by }) => by[kind]);
  const costs = options.map(({ by }) => (by.cost.length > 0 ? by.cost : by.yearly));
  const yearly = isShared(own('yearly'));
  return factKinds
    .map((kind) => ({ kind, cells: kind === 'cost' && !yearly ? costs : own(kind) }))
    .filter(({ kind, cells }) => isShared(cells) || (kind === 'gain' && cells.some((cell) => cell.length > 0)));
}

interface Column {
  kind: FactKind;
  cells: readonly (readonly string[])[];
}

/** What a column of amounts is called: by the author's word for them, where it is one. */
function labelOf(kind: FactKind, options: readonly OptionFacts[], language: LanguageCode): string {
  const names = options.flatMap(({ terms }) => terms.flatMap((term) => (term.kind === kind && term.name !== undefined ? [term.name] : [])));
  const [name] = names;
  const isNoun = name !== undefined && wordCount(name) <= 3 && !gaining.test(`${name} `.split(' ', 1)[0]!);
  const isOne = kind === 'charge' || (kind === 'gain' && names.length > 1 && isNoun && names.every((each) => startsAlike(each, name)));
  return name !== undefined && isOne ? capital(name) : catalogueOf(language).say(labels[kind]);
}

const startsAlike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** More words of advice say why, too. */
const fewWords = 7;

export function optionsTable({ options: read, together }: Marked, intro: Sentence | null, context: Context): Finding {
  const { brief, sentences } = context;
  const { language } = brief;
  const options = named(withCharges(read, context), language);
  const sums = sumsOf(options, context);
  const catalogue = catalogueOf(language);
  const spaceless = language === 'ja' || language === 'zh';
  const proposal = proposalIn(options, sentences, brief);
  const columns = columnsOf(options);
  const others = options.map(({ by, other }, at) => {
    const shown = new Set(columns.flatMap(({ cells }) => cells[at]!));
    return [...factKinds.flatMap((kind) => by[kind]).filter((said) => !shown.has(said)), ...other];
  });
  const hasOthers = others.some((said) => said.length > 0);
  const mark = spaceless ? '；' : language === 'ar' ? '؛ ' : '; ';
  const isYearly = options.some(({ terms }) => terms.some(({ period }) => period === 'year'));
  // Beside amounts a year, one a month is told in both.
  const priced = (option: MarkedOption, said: readonly string[]) =>
    said.map((text) => {
      const term = option.terms.find((each) => each.text === text && each.kind === 'cost');
      const year = isYearly && term !== undefined ? perYear(term, option.name, context) : null;
      return year === null ? text : spaceless ? `${text}（${year}）` : `${text} (${year})`;
    });
  const cell = (said: readonly string[]) =>
    said.length === 0 ? '–' : said.map((each, at) => (at === 0 ? each : small(each, brief))).join(mark);
  const told = new Set([...options.flatMap(({ at }) => at), ...together.map(({ at }) => at), ...(intro === null ? [] : [intro.at])]);
  const chosen = new Set(proposal?.places ?? []);
  // In so few words it says no more than which of them it is.
  if (proposal !== null && !isAsk(proposal.sentence) && wordCount(proposal.sentence.text) <= fewWords) told.add(proposal.sentence.at);
  const [favoured] = chosen;
  const one = chosen.size === 1 ? options[favoured!]! : null;
  const claims = one === null || sums === null ? [] : claimsOf(one, favoured!, sums, options, context);
  const [claim] = claims;
  // The summary has the claim; its page says how the others compare, or the same in fewer words.
  const title = (sums === null ? null : comparedTitle(sums, options, language)) ?? claims[1] ?? claim;
  return {
    tells: [...told].toSorted((a, b) => a - b),
    collected: true,
    page: {
      kind: 'table',
      title:
        title ??
        titleFor(options, one, intro, {
          brief,
          facts: [...columns.flatMap(({ cells }) => cells[favoured ?? 0]!.slice(0, 1)), ...(others[favoured ?? 0] ?? []).slice(0, 1)],
        }),
      section: catalogue.say('role-options'),
      weight: 9,
      notes: [
        ...[...(intro === null ? [] : [intro]), ...sentences.filter(({ at }) => told.has(at) && at !== intro?.at)].map(({ text }) => text),
        ...(sums?.working ?? []),
      ],
      content: {
        columns: [
          catalogue.say('role-options'),
          ...columns.map(({ kind }) => labelOf(kind, options, language)),
          ...(sums?.column ? [sums.column.label] : []),
          ...(hasOthers ? [catalogue.say('people-risk-meaning')] : []),
        ].map((label) => ({ label, align: 'left' as const })),
        rows: options.map((option, at) => ({
          role: chosen.has(at) ? ('highlight' as const) : ('body' as const),
          cells: [
            `**${rowName(option, language)}**${chosen.has(at) ? ` (${small(wordsOf(language).recommended, brief).toLowerCase()})` : ''}`,
            ...columns.map(({ kind, cells }) => cell(kind === 'cost' ? priced(option, cells[at]!) : cells[at]!)),
            ...(sums?.column ? [`**${sums.column.cells[at]!}**`] : []),
            ...(hasOthers ? [cell(others[at]!)] : []),
          ],
        })),
        reading: together.map(({ text }) => plainly(text)).slice(0, 4),
      },
    } as Draft,
    ...(proposal === null
      ? {}
      : { point: claim ?? withCost(proposal.claim, one), leads: true, besides: titleFor(options, null, intro, { brief, facts: [] }) }),
    ...(one === null ? {} : { verdict: verdictOf(one, language) }),
  };
}

/** Its one price stands large; what it costs each year, under that name. */
function verdictOf({ name, terms }: MarkedOption, language: LanguageCode): NonNullable<Finding['verdict']> {
  const prices = terms.filter(({ kind, figure }) => (kind === 'cost' || kind === 'yearly') && figure.value !== 0);
  const [price, ...others] = prices;
  if (price === undefined || others.length > 0 || price.period === 'month' || price.period === 'week') return { text: name };
  const text = price.period === 'once' ? name : titled(catalogueOf(language).say('people-option-yearly'), name, language);
  return { text, figure: price.figure.text };
}

/** `Replace the line for £1.09m: it pays for itself in 2.6 years`, and shorter; none that two lines do not hold. */
function claimsOf(one: MarkedOption, at: number, sums: Sums, options: readonly MarkedOption[], context: Context): string[] {
  const { brief } = context;
  const catalogue = catalogueOf(brief.language);
  const [cost, ...others] = one.terms.flatMap(({ kind, period, figure }) => (kind === 'cost' && period === 'once' ? [figure.text] : []));
  const name = rowName(one, brief.language);
  const whole = cost === undefined || cost === '0' || others.length > 0 ? [] : [catalogue.say('people-option-for', { name, cost })];
  const short = name.replace(/\s*[(（][^()（）]*[)）]/gu, '');
  const called = (other: number) => calledIn(options[other]!, context);
  const mark = one.mark?.length === 1 ? catalogue.say('people-option-called', { mark: one.mark.toUpperCase() }) : one.mark;
  const titles = [...whole, name, short, ...(mark === null ? [] : [mark])].map((what) => sums.claim(at, what, called));
  return [...new Set(titles.filter((title) => title !== null))].filter((title) => sizeOf(title) <= longestTitle);
}

/** `In all: A £168,000, B £220,800, C £114,000`; null where a title does not hold all. */
function comparedTitle({ column }: Sums, options: readonly MarkedOption[], language: LanguageCode): string | null {
  if (column === null) return null;
  const spaceless = language === 'ja' || language === 'zh';
  const known = options.flatMap(({ mark, name }, at) =>
    column.cells[at]!.includes('{{') ? [`${mark?.length === 1 ? mark.toUpperCase() : name}${spaceless ? '' : ' '}${column.cells[at]}`] : [],
  );
  const title = titled(column.label, known.join(spaceless ? '、' : language === 'ar' ? '، ' : ', '), language);
  return known.length > 1 && title !== column.label && sizeOf(title) <= longestTitle ? title : null;
}

function rowName({ name, mark }: MarkedOption, language: string): string {
  if (mark === null) return name;
  const colon = language === 'ja' || language === 'zh' ? '：' : language === 'fr' ? ' : ' : ': ';
  return `${mark.length === 1 ? mark.toUpperCase() : mark}${colon}${name}`;
}

/** With what it costs, where a title holds both and does not say it already. */
function withCost(claim: string, option: MarkedOption | null): string {
  const [cost] = option?.by.cost ?? [];
  const isWhole = !/[,，、:：;；]|(?<!\p{L})(?:and|und|et|y|e)(?!\p{L})/iu.test(claim);
  const title = `${claim}: ${cost}`;
  return cost !== undefined && isWhole && fits(title) ? title : claim;
}

/** What the recommended one is and states, or else all by their names. */
function titleFor(
  options: readonly MarkedOption[],
  favoured: MarkedOption | null,
  intro: Sentence | null,
  { brief, facts }: Pick<Context, 'brief'> & { facts: readonly string[] },
): string {
  const { language } = brief;
  const catalogue = catalogueOf(language);
  const comma = language === 'ja' || language === 'zh' ? '、' : language === 'ar' ? '، ' : ', ';
  const name = favoured === null ? '' : rowName(favoured, language);
  const said = facts.map((fact) => small(fact, brief));
  const claims = said
    .map((_, at) => titled(name, said.slice(0, said.length - at).join(comma), language))
    .filter((title) => favoured !== null && title.length > name.length);
  const count = countWord(options.length, language);
  const names = options.map((option) => option.name);
  const counted = catalogue.say('people-options', { count, items: smallAll(names, brief) });
  const opening = intro === null || wordCount(intro.text) <= 2 || !fits(plainly(intro.text)) ? null : plainly(intro.text);
  return [...claims, counted].find(fits) ?? opening ?? catalogue.say('people-options-first', { count });
}
