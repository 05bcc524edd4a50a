/** Options compared by their scores: who leads in total, where, against the best alternative, and whether the weights matter. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import type { FactId } from '../../../../model/fact.ts';
import type { Draft } from '../draft.ts';
import { clean } from '../read/figures.ts';
import type { GivenFacts } from '../read/given-facts.ts';
import type { Reader } from '../said.ts';
import { longestTitle } from './claims.ts';
import { type Scores, scoresIn } from './scores.ts';
import { ToldFigures } from './told-figures.ts';

const ref = (id: FactId) => `{{${id}}}`;

interface Scored extends Scores {
  /** By criterion, then by option. */
  cells: FactId[][];
  totals: FactId[];
  /** Options by their total, the highest first. */
  order: number[];
}

const recommending = /recommend|empf[ie]hl|recommand|recom[ie]+nd|raccomand|推奨|推薦|建议|推荐|نوص|توصي/iu;

export const readScores: Reader = (sentences, { brief, facts }) => {
  const found = scoresIn(sentences, brief);
  if (found === null) return [];
  const [first, ...others] = scoreDrafts(found, { brief, facts });
  return [{ tells: found.tells, page: first!, point: first!.title, also: others }];
};

/** The verdict first. */
export function scoreDrafts(found: Scores, { brief, facts }: { brief: Brief; facts: GivenFacts }): Draft[] {
  const told = new ToldFigures(facts, brief.language);
  const scored = totalled(found, facts, wordsOf(brief.language).total);
  const [best, second] = scored.order as [number, number];
  const tie = facts.value(scored.totals[best]!) === facts.value(scored.totals[second]!);
  const first = verdict(scored, told, tie, recommending.test(brief.instruction));
  const others = [fields(scored, told), ...(tie ? [] : [trade(scored, told), weights(scored, told)])].flatMap((page) => page ?? []);
  return [first, ...others];
}

function totalled(found: Scores, facts: GivenFacts, total: string): Scored {
  const cells = found.criteria.map(({ name, values }) => values.map((value, at) => facts.give(value, `${name}, ${found.options[at]}`)));
  const totals = found.options.map((option, at) => {
    const column = cells.map((row) => row[at]!);
    const value = clean(column.reduce((sum, id) => sum + facts.value(id), 0));
    return facts.derive(
      value,
      'number',
      `${total}, ${option}`,
      `sum of the ${column.length} scores of ${option} given in the brief`,
      column,
    );
  });
  const order = found.options.map((_, at) => at).sort((a, b) => facts.value(totals[b]!) - facts.value(totals[a]!) || a - b);
  return { ...found, cells, totals, order };
}

const section = ({ heading }: Scores) => (heading === null ? {} : { section: heading });

/** The totals, and how far the first is ahead. */
function verdict(scored: Scored, told: ToldFigures, tie: boolean, recommends: boolean): Draft {
  const { options, totals, order, criteria, highest } = scored;
  const say = catalogueOf(told.language);
  const words = wordsOf(told.language);
  const { facts } = told;
  const [best, second] = order as [number, number];
  const won = leads(scored, facts)[best]!;
  const most =
    highest === null
      ? null
      : facts.derive(highest * criteria.length, 'number', words.total, `${criteria.length} criteria of ${highest} points`, []);
  const lead = tie
    ? null
    : facts.derive(
        clean(facts.value(totals[best]!) - facts.value(totals[second]!)),
        'number',
        words.total,
        `total of ${options[best]} less that of ${options[second]}`,
        [totals[best]!, totals[second]!],
      );
  const said = { name: options[best]!, points: ref(totals[best]!), other: options[second]! };
  const ahead = (id: FactId) =>
    most === null
      ? say.say('figures-scoreLead', { ...said, lead: ref(id) })
      : say.say(recommends ? 'figures-scoreRecommend' : 'figures-scoreLeadOf', { ...said, lead: ref(id), of: ref(most) });
  const title = lead === null ? say.say('figures-scoreTie', said) : ahead(lead);
  return {
    kind: 'ranking',
    title,
    ...section(scored),
    weight: 8,
    content: {
      items: order.map((at) => ({ label: options[at]!, value: totals[at]! })),
      highlight: 0,
      reading: [
        ...(won.length > 0
          ? [
              say.say('figures-scoreWon', {
                name: options[best]!,
                won: ref(told.count(won.length, 'criteria')),
                all: ref(told.count(criteria.length, 'criteria')),
                criteria: won,
              }),
            ]
          : []),
        ...order.slice(1).flatMap((at) => {
          const own = leads(scored, facts)[at]!;
          return own.length === 0 ? [] : [say.say('figures-scoreOther', { name: options[at]!, criteria: own })];
        }),
        say.say('figures-scoreEqual'),
      ].slice(0, 4),
    },
  };
}

/** Criteria that each option wins alone. */
function leads({ options, criteria, cells }: Scored, facts: GivenFacts): string[][] {
  return options.map((_, at) =>
    criteria.flatMap(({ name }, row) =>
      cells[row]!.every((id, other) => other === at || facts.value(id) < facts.value(cells[row]![at]!)) ? [name] : [],
    ),
  );
}

/** Every score, shaded; the title says who leads where. */
function fields(scored: Scored, told: ToldFigures): Draft {
  const { options, criteria, cells, order, totals } = scored;
  const say = catalogueOf(told.language);
  const words = wordsOf(told.language);
  const won = leads(scored, told.facts);
  const inside = (names: readonly string[]) => names.map((name) => (told.language === 'en' ? lowered(name) : name));
  const claims = order
    .filter((at) => won[at]!.length > 0)
    .map((at) => say.say('figures-scoreLeads', { name: options[at]!, criteria: inside(won[at]!) }));
  const both = claims.slice(0, 2).join(told.language === 'ja' || told.language === 'zh' ? '；' : '; ');
  const title =
    claims.length === 0
      ? say.say('figures-scoreNone', { names: options })
      : told.length(both) <= longestTitle
        ? both
        : claims[0]!.length <= longestTitle
          ? claims[0]!
          : say.say('figures-scoreCount', {
              name: options[order[0]!]!,
              won: ref(told.count(won[order[0]!]!.length, 'criteria')),
              all: ref(told.count(criteria.length, 'criteria')),
            });
  return {
    kind: 'heat-table',
    title,
    ...section(scored),
    weight: 7,
    content: {
      head: words.item,
      columns: [...criteria.map(({ name }) => name)],
      rows: order.map((at) => ({ label: options[at]!, values: cells.map((row) => row[at]!) })),
      aside: {
        columns: [
          { label: words.item, align: 'left' },
          { label: words.total, align: 'right', bars: true },
        ],
        rows: order.map((at, place) => ({
          cells: [options[at]!, ref(totals[at]!)],
          role: place === 0 ? ('highlight' as const) : ('body' as const),
        })),
      },
      reading: [],
    },
  };
}

const lowered = (name: string) => (/^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name);

/** Against the best of the others in each criterion. */
function trade(scored: Scored, told: ToldFigures): Draft | null {
  const { options, criteria, cells, order } = scored;
  const say = catalogueOf(told.language);
  const words = wordsOf(told.language);
  const { facts } = told;
  const best = order[0]!;
  const rows = criteria.map(({ name }, row) => {
    const others = cells[row]!.filter((_, at) => at !== best);
    const rival = others.toSorted((a, b) => facts.value(b) - facts.value(a))[0]!;
    const own = cells[row]![best]!;
    const value = clean(facts.value(own) - facts.value(rival));
    return {
      name,
      value,
      id: facts.derive(
        value,
        'number',
        name,
        `${name}: ${options[best]} ${told.said(own)} less the best of the others, ${told.said(rival)}`,
        [own, rival],
      ),
    };
  });
  const gains = rows.filter(({ value }) => value > 0);
  const losses = rows.filter(({ value }) => value < 0);
  if (rows.length < 3 || gains.length === 0) return null;
  const sum = (of: typeof rows) =>
    facts.derive(
      clean(Math.abs(of.reduce((all, { value }) => all + value, 0))),
      'number',
      words.total,
      `sum of ${of.map(({ name }) => name).join(', ')}`,
      of.map(({ id }) => id),
    );
  const gained = { name: options[best]!, gain: ref(sum(gains)), on: ref(told.count(gains.length, 'criteria')) };
  const title =
    losses.length === 0
      ? say.say('figures-tradeAll', gained)
      : say.say('figures-trade', {
          ...gained,
          loss: ref(sum(losses)),
          where: losses.map(({ name }) => (told.language === 'en' ? lowered(name) : name)),
        });
  const sorted = rows.toSorted((a, b) => b.value - a.value);
  return {
    kind: 'comparison',
    title: told.length(title) <= longestTitle ? title : say.say('figures-tradeAll', gained),
    lead: say.say('figures-tradeLead', { name: options[best]! }),
    ...section(scored),
    weight: 6,
    content: {
      categories: sorted.map(({ name }) => name),
      series: [{ name: options[best]!, values: sorted.map(({ id }) => id) }],
      variance: 'up',
      bars: true,
      reading: losses.length === 0 ? [] : [say.say('figures-tradePrice', { names: losses.map(({ name }) => name) })],
    },
  };
}

/** Totals without each criterion: does the first stay first? */
function weights(scored: Scored, told: ToldFigures): Draft | null {
  const { options, criteria, cells, order, totals } = scored;
  const say = catalogueOf(told.language);
  const { facts } = told;
  const shown = order.slice(0, 4);
  const best = order[0]!;
  if (criteria.length < 3) return null;
  const without = criteria.map(({ name }, row) =>
    order.map((at) => {
      const value = clean(facts.value(totals[at]!) - facts.value(cells[row]![at]!));
      return facts.derive(value, 'number', options[at]!, `total of ${options[at]} without ${name}`, [totals[at]!, cells[row]![at]!]);
    }),
  );
  const lost = without.findIndex((ids) => ids.slice(1).some((id) => facts.value(id) >= facts.value(ids[0]!)));
  const tie = tipping(scored, facts);
  const inside = (name: string) => (told.language === 'en' ? lowered(name) : name);
  const title =
    lost >= 0
      ? say.say('figures-weightLost', { name: options[best]!, criterion: inside(criteria[lost]!.name) })
      : tie === null
        ? say.say('figures-weightHolds', { name: options[best]! })
        : say.say('figures-weightTips', { other: tie.other, criterion: inside(tie.criterion), share: ref(tie.share) });
  return {
    kind: 'table',
    title,
    ...section(scored),
    weight: 6,
    content: {
      columns: [
        { label: say.say('figures-criterion'), align: 'left' },
        ...shown.map((at, place) => ({ label: options[at]!, align: 'right' as const, ...(place === 0 ? { highlight: true } : {}) })),
      ],
      rows: criteria.map(({ name }, row) => ({
        cells: [name, ...shown.map((_, place) => ref(without[row]![place]!))],
        role: 'body' as const,
      })),
      reading: lost < 0 ? [say.say('figures-weightTests', { name: options[best]! })] : [],
    },
  };
}

/** The smallest weight of one criterion at which another option draws level; the other criteria share the rest evenly. */
function tipping(
  { options, criteria, cells, order }: Scored,
  facts: GivenFacts,
): { other: string; criterion: string; share: FactId } | null {
  const best = order[0]!;
  const mean = (at: number, without: number) => {
    const others = cells.flatMap((row, index) => (index === without ? [] : [facts.value(row[at]!)]));
    return others.reduce((sum, value) => sum + value, 0) / others.length;
  };
  const found = criteria.flatMap(({ name }, row) =>
    order.slice(1).flatMap((at) => {
      const ahead = mean(best, row) - mean(at, row);
      const behind = facts.value(cells[row]![at]!) - facts.value(cells[row]![best]!);
      return behind > 0 && ahead > 0 ? [{ at, name, row, weight: ahead / (ahead + behind) }] : [];
    }),
  );
  const [closest] = found.toSorted((a, b) => a.weight - b.weight);
  if (!closest) return null;
  const formula = `weight of ${closest.name} at which ${options[closest.at]} draws level with ${options[best]}, the other criteria weighing the same`;
  const from = cells.flatMap((row) => [row[best]!, row[closest.at]!]);
  return {
    other: options[closest.at]!,
    criterion: closest.name,
    share: facts.derive(clean(closest.weight), 'ratio', closest.name, formula, from),
  };
}
