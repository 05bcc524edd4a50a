/** Options as one table: a row for each, a column for what most of them state, and below it what holds for several together. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { Draft } from '../draft.ts';
import { titled } from '../place.ts';
import type { Finding, Sentence } from '../said.ts';
import { type FactKind, factKinds, type OptionFacts } from './option-facts.ts';
import type { Marked, MarkedOption } from './options-marked.ts';
import type { Context } from './options-page.ts';
import { proposalIn } from './proposal.ts';
import { countWord, fits, plainly, small, smallAll } from './wording.ts';

const labels = { cost: 'people-plan-cost', yearly: 'people-option-yearly', time: 'people-option-time' } as const satisfies Record<
  FactKind,
  string
>;

/** What most of them state, as columns. What costs something each year stands under the costs where only that is known of some. */
export function columnsOf(options: readonly OptionFacts[]): { kind: FactKind; cells: readonly (readonly string[])[] }[] {
  const isShared = (cells: readonly (readonly string[])[]) => {
    const count = cells.filter((cell) => cell.length > 0).length;
    return count >= 2 && count * 2 >= options.length;
  };
  const own = (kind: FactKind) => options.map(({ by }) => by[kind]);
  const costs = options.map(({ by }) => (by.cost.length > 0 ? by.cost : by.yearly.filter((said) => !gaining.test(said))));
  const yearly = isShared(own('yearly'));
  return factKinds.map((kind) => ({ kind, cells: kind === 'cost' && !yearly ? costs : own(kind) })).filter(({ cells }) => isShared(cells));
}

/** It is no cost. */
const gaining =
  /(?<!\p{L})(?:sav|gain|spar|erspar|mehr|économ|gagn|ahorr|gan[ao]|poup|econom|risparm|guadagn|revenue|extra income)|改善|増|省|赚|节/iu;

export function optionsTable({ options, together }: Marked, intro: Sentence | null, { brief, sentences }: Context): Finding {
  const { language } = brief;
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
  const cell = (said: readonly string[]) =>
    said.length === 0 ? '–' : said.map((each, at) => (at === 0 ? each : small(each, brief))).join(mark);
  const told = new Set([...options.flatMap(({ at }) => at), ...together.map(({ at }) => at), ...(intro === null ? [] : [intro.at])]);
  const chosen = new Set(proposal?.places ?? []);
  const [favoured] = chosen;
  return {
    tells: [...told].toSorted((a, b) => a - b),
    collected: true,
    page: {
      kind: 'table',
      title: titleFor(options, chosen.size === 1 ? options[favoured!]! : null, intro, {
        brief,
        facts: [...columns.flatMap(({ cells }) => cells[favoured ?? 0]!.slice(0, 1)), ...(others[favoured ?? 0] ?? []).slice(0, 1)],
      }),
      section: catalogue.say('role-options'),
      weight: 9,
      notes: [...(intro === null ? [] : [intro]), ...sentences.filter(({ at }) => told.has(at) && at !== intro?.at)].map(
        ({ text }) => text,
      ),
      content: {
        columns: [
          catalogue.say('role-options'),
          ...columns.map(({ kind }) => catalogue.say(labels[kind])),
          ...(hasOthers ? [catalogue.say('people-risk-meaning')] : []),
        ].map((label) => ({ label, align: 'left' as const })),
        rows: options.map((option, at) => ({
          role: chosen.has(at) ? ('highlight' as const) : ('body' as const),
          cells: [
            `**${rowName(option, language)}**${chosen.has(at) ? ` (${small(wordsOf(language).recommended, brief).toLowerCase()})` : ''}`,
            ...columns.map(({ cells }) => cell(cells[at]!)),
            ...(hasOthers ? [cell(others[at]!)] : []),
          ],
        })),
        reading: together.map(({ text }) => plainly(text)).slice(0, 4),
      },
    } as Draft,
    ...(proposal === null ? {} : { point: priced(proposal.claim, chosen.size === 1 ? options[favoured!]! : null), leads: true }),
  };
}

function rowName({ name, mark }: MarkedOption, language: string): string {
  if (mark === null) return name;
  return `${mark.length === 1 ? mark.toUpperCase() : mark}${language === 'ja' || language === 'zh' ? '：' : ': '}${name}`;
}

/** With what it costs, where a title holds both and does not say it already. */
function priced(claim: string, option: MarkedOption | null): string {
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
  const opening = intro === null || !fits(plainly(intro.text)) ? null : plainly(intro.text);
  return [...claims, counted].find(fits) ?? opening ?? catalogue.say('people-options-first', { count });
}
