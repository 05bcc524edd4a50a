/** What a change of supplier or system saves: a year, over the contract, and when it has paid back its one-time cost. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import type { FactId } from '../../../../model/fact.ts';
import { clean } from '../read/figures.ts';
import type { GivenFacts } from '../read/given-facts.ts';
import type { Finding, Reader } from '../said.ts';
import { unitsOf } from '../units.ts';
import { type Costs, costsIn, type Recurring } from './costs.ts';
import { asLine, ownTitle } from './own-words.ts';
import { ToldFigures } from './told-figures.ts';

const ref = (id: FactId) => `{{${id}}}`;

export const readCosts: Reader = (sentences, { brief, facts }) =>
  unitsOf(sentences).flatMap((unit) => {
    const costs = costsIn(unit, brief.language);
    const pair = costs === null ? null : pairOf(costs.recurring);
    return costs === null || pair === null ? [] : [findingOf(costs, pair, { brief, facts })];
  });

function findingOf({ once, years }: Costs, pair: [Recurring, Recurring], context: { brief: Brief; facts: GivenFacts }): Finding {
  const { brief, facts } = context;
  const told = new ToldFigures(facts, brief.language);
  const [before, after] = pair;
  const say = catalogueOf(brief.language);
  const [old, now] = [yearly(before, told), yearly(after, told)];
  const less = facts.value(old) - facts.value(now);
  const saving = told.distance(old, now, say.say('figures-saving'), before.amount);
  const names = { old: before.name, name: after.name };
  const share = facts.derive(
    clean(Math.abs(less) / facts.value(old)),
    'ratio',
    say.say('figures-saving'),
    `${told.said(saving)} divided by ${told.said(old)}`,
    [saving, old],
  );
  const cost = once && told.give(once.amount, say.say('figures-once'));
  const months = cost === null || less < 0 ? null : payback(cost, saving, told);
  const total = years === null ? null : contract(old, now, cost, years, pair, told);
  const own = ownTitle(after.sentence.text, context, [old, now, ...(cost === null ? [] : [cost])]);
  const title = own?.title ?? say.say(less > 0 ? 'figures-saves' : 'figures-costsMore', { ...names, saving: ref(saving) });
  const derived = [
    say.say(less > 0 ? 'figures-lessAYear' : 'figures-moreAYear', { saving: ref(saving), share: ref(share), now: ref(now), old: ref(old) }),
    ...(months === null ? [] : [say.say('figures-paidBack', { months: ref(months), once: ref(cost!), saving: ref(saving) })]),
    ...(total === null
      ? []
      : [
          say.say(total.less ? 'figures-totalLess' : 'figures-totalMore', {
            difference: ref(total.difference),
            years: ref(total.years),
            now: ref(total.now),
            old: ref(total.old),
          }),
        ]),
  ];
  const used = new Set([before.sentence, after.sentence, ...(once === null ? [] : [once.sentence])]);
  const others = [...used].filter((sentence) => own === null || own.rest !== null || sentence !== after.sentence);
  const shown = others.slice(0, 4 - derived.length);
  return {
    tells: [...used].filter((sentence) => !others.includes(sentence) || shown.includes(sentence)).map(({ at }) => at),
    page: {
      kind: 'comparison',
      title,
      lead: total === null ? say.say('figures-yearly') : say.say('figures-overYears', { years: ref(total.years) }),
      ...(before.sentence.heading === null ? {} : { section: before.sentence.heading }),
      weight: 8,
      content: {
        categories: [before.name, after.name],
        series: [
          {
            name: total === null ? say.say('figures-yearly') : wordsOf(brief.language).total,
            values: total === null ? [old, now] : [total.old, total.now],
          },
        ],
        highlight: 1,
        bars: false,
        reading: [...derived, ...shown.map(({ text }) => asLine(text, context))],
      },
    },
    point: title,
  };
}

/** What is paid today and what is offered, by different names and in one currency. */
function pairOf(recurring: readonly Recurring[]): [Recurring, Recurring] | null {
  const [today, offer] = ['old', 'new'].map((when) => recurring.find((each) => each.when === when));
  if (!today || !offer || recurring.length > 2 || today.name === offer.name) return null;
  const differs = today.amount.value * (today.per === 'year' ? 1 : 12) !== offer.amount.value * (offer.per === 'year' ? 1 : 12);
  return today.amount.currency === offer.amount.currency && differs ? [today, offer] : null;
}

function yearly({ amount, per, name }: Recurring, told: ToldFigures): FactId {
  const id = told.give(amount, name);
  return per === 'year' ? id : told.amount(amount.value * 12, amount, name, `12 times ${amount.text}`, [id]);
}

/** Whole months from ten on. */
function payback(cost: FactId, saving: FactId, told: ToldFigures): FactId {
  const months = (told.facts.value(cost) / told.facts.value(saving)) * 12;
  return told.months(months, `${told.said(cost)} divided by ${told.said(saving)}, times 12`, [cost, saving]);
}

function contract(
  old: FactId,
  now: FactId,
  cost: FactId | null,
  count: number,
  [before, after]: [Recurring, Recurring],
  told: ToldFigures,
) {
  const { facts } = told;
  const say = catalogueOf(told.language);
  const years = facts.derive(count, 'number', say.say('figures-term'), 'term given in the brief', []);
  const was = told.amount(count * facts.value(old), before.amount, before.name, `${count} times ${told.said(old)}`, [old]);
  const will = told.amount(
    count * facts.value(now) + (cost === null ? 0 : facts.value(cost)),
    after.amount,
    after.name,
    `${count} times ${told.said(now)}${cost === null ? '' : ` plus ${told.said(cost)}`}`,
    [now, ...(cost === null ? [] : [cost])],
  );
  return {
    years,
    old: was,
    now: will,
    less: facts.value(will) < facts.value(was),
    difference: told.distance(was, will, say.say('figures-saving'), before.amount),
  };
}
