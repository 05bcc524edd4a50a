/** What recurring revenue grew by, as a bridge of its factors: accounts, subscriptions an account, money a subscription. */
import { ref, type Text } from '../../../../model/text.ts';
import { type Growth, type GrowthFactor, recurringGrowth } from '../../../insight/finders/recurring-growth.ts';
import { type Repeats, repeatsOf } from '../../../insight/finders/repeats.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

export function recurringGrowthPage(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, table, now } = context;
  const growth = recurringGrowth(evidence);
  const finding = growth && context.find('recurring-growth', growth.now.metric);
  if (!growth || !finding || !table.prior) return null;
  const prior = safe(table.prior.label);
  const { per, factors, before, delta } = growth;
  const repeats = context.find('repeats', per) && repeatsOf(evidence);
  const told = factors.map((factor) =>
    catalogue.say('recurring-growth-factor', {
      factor: nameOf(context, growth, factor),
      value: ref(factor.now.id),
      before: ref(factor.before.id),
      prior,
    }),
  );
  // What is to be audited comes before what the chart shows.
  const reading: Text[] = repeats ? repeatTexts(context, repeats) : told;
  const steps = factors.filter(({ effect }) => effect.value !== 0);
  return evidencePage(context, {
    topics: topicsOf(context.note(per), null, 'growth bridge driver recurring accounts subscriptions size'),
    worth,
    metric: 'paying_accounts',
    proves: [finding.id, ...(repeats ? [`repeats:${per}`] : [])],
    id: 'recurring-growth',
    kind: 'bridge',
    titles: [
      ...(repeats ? catalogue.forms('repeats-titles', { ...saidOfGrowth(context, growth), ...saidOfRepeats(context, repeats) }) : []),
      ...catalogue.forms('recurring-growth-title', saidOfGrowth(context, growth)),
    ],
    lead: context.leadSpan([per], prior, safe(now)),
    notes: context.notes(
      reading,
      factors.map(({ effect }) => effect),
    ),
    content: {
      start: { label: prior, value: before.id },
      steps: steps.map((factor) => ({ label: nameOf(context, growth, factor), value: factor.effect.id })),
      end: { label: safe(now), value: growth.now.id },
      net: delta.id,
      reading,
    },
  });
}

function nameOf(context: Context, { per }: Growth, { name }: GrowthFactor): string {
  return context.catalogue.say(`recurring-growth-${name}`, { unit: context.label(per) });
}

/** Shares are told where the two largest both went the way of the change. */
function saidOfGrowth(context: Context, growth: Growth) {
  const { factors, delta, per } = growth;
  const [first, second] = factors as [GrowthFactor, GrowthFactor];
  const together = [first, second].every(({ effect }) => effect.value * delta.value > 0) && first.share.value <= 1;
  return {
    unit: context.label(per),
    rose: delta.value > 0,
    delta: ref(delta.id),
    first: nameOf(context, growth, first),
    second: nameOf(context, growth, second),
    firstEffect: ref(first.effect.id),
    secondEffect: ref(second.effect.id),
    share: together ? ref(first.share.id) : null,
    secondShare: together ? ref(second.share.id) : null,
  };
}

/** As a sentence of the summary. */
export function recurringGrowthPoint(context: Context): Text | null {
  const growth = recurringGrowth(context.evidence);
  return growth && context.catalogue.say('recurring-growth-point', saidOfGrowth(context, growth));
}

function saidOfRepeats(context: Context, { per, money, share, accounts, subscriptions }: Repeats) {
  return {
    unit: context.label(per),
    repeats: ref(money.id),
    part: ref(share.id),
    accounts: ref(accounts.id),
    subscriptions: ref(subscriptions.id),
  };
}

/** How much repeats, at whom most, and the growth without it. */
function repeatTexts(context: Context, repeats: Repeats): Text[] {
  const { catalogue } = context;
  const { example, without } = repeats;
  return [
    catalogue.say('repeats-held', saidOfRepeats(context, repeats)),
    ...(without
      ? [
          catalogue.say('repeats-without', {
            unit: context.label(repeats.per),
            rose: without.growth.value > 0,
            growth: ref(without.growth.id, 'abs'),
            before: ref(without.before.id),
            value: ref(without.now.id),
          }),
        ]
      : []),
    ...(example
      ? [catalogue.say('repeats-example', { account: safe(example.account), plan: safe(example.plan), count: ref(example.count.id) })]
      : []),
    catalogue.say('repeats-audit', { unit: context.label(repeats.per) }),
  ];
}

/** As a sentence of the summary. */
export function repeatsPoint(context: Context): Text | null {
  const repeats = repeatsOf(context.evidence);
  return repeats && context.catalogue.say('repeats-point', saidOfRepeats(context, repeats));
}
