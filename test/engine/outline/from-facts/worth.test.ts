/** Every number in the table of worths decides something: changed, the pages of some data are worth other amounts or stand in another order. */
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleData } from '../../../../src/demo/sample-data.ts';
import { Evidence } from '../../../../src/engine/insight/evidence.ts';
import { findInsights } from '../../../../src/engine/insight/find-insights.ts';
import { Context } from '../../../../src/engine/outline/from-facts/context.ts';
import { byWorth, evidencePages } from '../../../../src/engine/outline/from-facts/evidence-pages.ts';
import { worth } from '../../../../src/engine/outline/from-facts/worth.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { few } from '../../../helpers/rotating.ts';
import { churnCluster } from '../../../stories/churn-cluster.ts';
import { factsOf } from '../../../stories/judge.ts';
import { simpsonPair } from '../../../stories/simpson-pair.ts';
import { twoCurrencies } from '../../../stories/two-currencies.ts';
import { csv } from '../../data/csv-files.ts';
import { causedFacts } from '../../insight/caused-deals.ts';
import { factTable, planted, randomFrom } from '../../insight/fixtures.ts';
import { fallenFacts, localFall } from '../../insight/local-fall.ts';
import { calm, energyLost, lostBook } from '../../insight/lost-book.ts';
import { dealsGone, goneFacts } from '../../insight/pair-falls.ts';
import { pricedFacts, pricedLines } from '../../insight/priced-lines.ts';
import { reasonedBook } from '../../insight/reasoned-book.ts';
import { reasonedDealFacts, reasonedDeals } from '../../insight/reasoned-deals.ts';
import { signalledBook } from '../../insight/signalled-book.ts';
import { slowTopic } from '../../insight/slow-topic.ts';
import { invoices, readInvoices, single } from '../../metrics/late-invoices.ts';
import { factsOfBills } from '../../metrics/recurring/billed-plans.ts';
import { customers, read as readSuccess, shapes } from '../../metrics/recurring/success-export.ts';
import { brief } from '../plan-texts.ts';
import { files as accountFiles } from '../stories/account-data.ts';
import { shop, shopFacts } from './costly-shop.ts';
import { deskFacts, handedOver } from './poor-desk.ts';
import { passed, retailLines, shiftedMix } from './told-data.ts';

const months = Array.from({ length: 24 }, (_, at) => `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`);

/** A statement beside its plan, and subscriptions beside what they cost. */
function statement(): Promise<FactTable> {
  const rows = months.flatMap((month, at) =>
    ['Actual', 'Budget'].flatMap((scenario) => {
      const [revenue, sales, payroll] = scenario === 'Budget' ? [1000 + at * 10, 300, 400] : [1100 + at * 10, 290, 440];
      const lines = { Revenue: revenue, 'Cost of sales': sales, 'Payroll costs': payroll, EBITDA: revenue! - sales! - payroll! };
      return Object.entries(lines).map(([line, amount]) => ({ month, line, scenario, 'amount (USD)': amount! }));
    }),
  );
  return factsOf({ files: [{ name: 'pl.csv', text: csv(rows) }], options: { today: '2026-01-05' } });
}

function subscriptions(): Promise<FactTable> {
  const rows = Array.from({ length: 40 }, (_, at) => ({
    account: `A${at}`,
    start_date: at < 20 ? '2024-01-01' : `2025-${String(1 + (at % 12)).padStart(2, '0')}-15`,
    end_date: at === 0 ? '2025-11-01' : at === 1 ? '2025-12-30' : null,
    mrr_usd: 100 + at * 10,
  }));
  const finances = months.map((month, at) => ({ month, revenue: 4000, cogs: 800, 'Sales & Marketing': 1500, cash: 90_000 - at * 2000 }));
  const files = [
    { name: 'subscriptions.csv', text: csv(rows) },
    { name: 'finance.csv', text: csv(finances) },
  ];
  return factsOf({ files, options: { today: '2026-01-05' } });
}

/** Order lines with discounts. */
function wholesale() {
  const random = randomFrom(6);
  const rows = Array.from({ length: 184 * 3 }, (_, at) => ({
    order_id: `O${Math.floor(at / 2)}`,
    order_date: new Date(Date.UTC(2025, 6, 1 + Math.floor(at / 3))).toISOString().slice(0, 10),
    category: ['Lamps', 'Paint', 'Tools'][at % 3]!,
    unit_price: 10 + Math.floor(random() * 40),
    quantity: 1 + Math.floor(random() * 9),
    discount: at % 2 === 0 ? 0.15 : 0,
  }));
  return { files: [{ name: 'order_lines.csv', text: csv(rows) }], options: { today: '2026-01-05', asOf: '2025-12-31' } };
}

/** Prices of four shares, which add up to nothing. */
function prices(): Promise<FactTable> {
  const rows = months.flatMap((date, at) =>
    ['AAA', 'BBB', 'CCC', 'DDD'].map((symbol, of) => ({ symbol, date, price: 50 + of * 20 + at * (of - 1.4) })),
  );
  return factsOf({ files: [{ name: 'prices.csv', text: csv(rows) }], options: { today: '2026-01-05' } });
}

/** Two sums of the same shops, and customers that are served below cost. */
function shops(): Promise<FactTable> {
  const rows = months.flatMap((date, at) =>
    Array.from({ length: 9 }, (_, of) => ({
      date,
      city: `City ${of}`,
      customer: ['Aster', 'Borealis', 'Cetus', 'Draco'][(at + of) % 4]!,
      visits: 100 + of * 37 + at,
      profit: (at + of) % 4 === 2 ? -40 - of : 90 + ((of * 29) % 60),
    })),
  );
  return factsOf({ files: [{ name: 'shops.csv', text: csv(rows) }], options: { today: '2026-01-05' } });
}

/** People without dates: two means of the same groups, one of them with a long tail. */
function people(): Promise<FactTable> {
  const random = randomFrom(3);
  const rows = Array.from({ length: 400 }, (_, at) => ({
    person: `P${at}`,
    income: 20_000 + Math.floor(random() * random() * 90_000) + (at % 7) * 900,
    age: 25 + Math.floor(random() * 30) + ((at * 3) % 7),
    segment: `Group ${'ABCDEFG'[at % 7]}`,
  }));
  return factsOf({ files: [{ name: 'people.csv', text: csv(rows) }], options: { today: '2026-01-05' } });
}

/** The sales of two half-years, compared with each other. */
const halves = () => factsOf({ files: sampleData(), options: { today: '2025-12-31', period: '2025-H2' } });

/** Most deals are won in the last month of a quarter. */
const late = () =>
  factTable(
    planted(5, (deal, random) => ({ ...deal, won: random() < (deal.month % 3 === 0 ? 0.85 : 0.45) })),
    { metrics: ['won_value', 'won_count', 'win_rate'] },
  );

/** Data and the numbers they decide by; any review is told by most of those of pages. */
const sets: readonly { make: () => FactTable | Promise<FactTable>; decides: readonly string[]; asked?: readonly string[] }[] = [
  {
    make: () => factsOf({ files: sampleData(), options: { today: '2025-12-31' } }),
    decides: [
      ...['headline', 'rate', 'early', 'late'].map((place) => `measure.${place}`),
      ...['trend', 'comparisonOfRates', 'bridge', 'shareOfProducts', 'share', 'rankingOfOwners', 'rankingOfMany', 'ranking'].map(page),
      ...['comparisonOfRegions', 'comparison', 'tableOfManyOrFew', 'tableOfProducts', 'table'].map(page),
      ...['unknownField', 'shareBesideHeadline', 'always.yearOnYear', 'asked', 'sameKind', 'sameSubject'],
    ],
  },
  {
    make: () => factsOf({ files: sampleData(), options: { today: '2025-12-31' } }),
    asked: ['win_rate'],
    decides: ['headlineUnasked', 'unasked', 'explainsNothing', 'explainsNothingAsked'],
  },
  { make: subscriptions, decides: ['recurringBridge', 'retention', 'unitEconomics', 'cash'].map(always) },
  { make: statement, decides: ['planVariance', 'planBridge'].map(always) },
  { make: retailLines, decides: ['seasonal', 'losses', 'lossesOfUnknownField'].map(always) },
  { make: shiftedMix, decides: ['page.mix', 'afterMix'] },
  { make: passed, decides: ['always.funnel'] },
  { make: prices, decides: ['page.panels'] },
  { make: halves, decides: ['courseOfNothing'] },
  { make: shops, decides: ['always.lossesOfAccounts'] },
  { make: late, decides: ['always.pattern'] },
  { make: people, decides: ['page.distribution', 'always.measuresTogether'] },
  {
    make: () => factsOf({ files: Object.entries(accountFiles).map(([name, text]) => ({ name, text })), options: { today: '2025-12-31' } }),
    decides: ['measure.secondFamily', 'always.service'],
  },
  { make: () => factsOf(simpsonPair(3)), decides: ['always.simpson'] },
  { make: () => factsOf(twoCurrencies(3)), decides: ['page.crossed'] },
  { make: () => factsOf(churnCluster(3)), decides: ['always.accountCohorts'] },
  { make: () => reasonedBook(), decides: ['always.lossReasons'] },
  { make: () => signalledBook(3, 3), decides: ['always.lossSignals'] },
  { make: () => signalledBook(4, 1), decides: ['lossSignalsNone'] },
  { make: () => factsOf(wholesale()), decides: ['always.discounts'] },
  { make: slowTopic, decides: ['page.meanDriver'] },
  { make: () => goneFacts(dealsGone(7)), decides: ['page.pair'] },
  { make: () => pricedFacts(pricedLines({ price: 0.1, discount: 0.15, cost: 0.2, orders: 6 })), decides: ['always.priceVolume'] },
  { make: () => fallenFacts(localFall(7)), decides: ['page.rateChange'] },
  { make: () => readSuccess(customers(), Object.values(shapes)[0]!), decides: ['always.renewals', 'besideCell'] },
  { make: causedFacts, decides: ['factors', 'liveDeals', 'decisionAges', 'weakSpots', 'effort'].map(always) },
  { make: () => reasonedDealFacts(reasonedDeals(true)), decides: ['measure.lost'] },
  { make: () => deskFacts(handedOver()), decides: ['servicePlace', 'serviceCost'].map(always) },
  { make: () => factsOfBills(), decides: [always('planMoves')] },
  { make: () => shopFacts(shop().files), decides: ['contribution', 'contributionPlace', 'contributionStatement'].map(always) },
  {
    make: () => lostBook(calm, { sold: 400, lostOpening: 80, lostSold: 90 }),
    decides: ['lossCauses', 'lossByAge', 'lossStake', 'recurringGrowth'].map(always),
  },
  { make: energyLost, decides: [always('lossWhere')] },
  { make: () => readInvoices({ 'invoices.csv': single(invoices) }), decides: [always('receivables')] },
];
function page(name: string): string {
  return `page.${name}`;
}
function always(name: string): string {
  return `always.${name}`;
}

const told = (context: Context, asked: readonly string[]) => {
  const pages = evidencePages(context, { other: 'Other', total: 'Total' }, asked);
  return [...pages.map((page) => `${page.slide.id} ${page.worth.toFixed(6)}`), ...byWorth(pages).map(({ slide }) => slide.id)].join('\n');
};

type Row = readonly [name: string, holder: Record<string, number>, key: string];
const rowsOf = (holder: object, path: readonly string[] = []): Row[] =>
  Object.entries(holder).flatMap(([key, value]) =>
    typeof value === 'number'
      ? [[[...path, key].join('.'), holder as Record<string, number>, key] as const]
      : rowsOf(value as object, [...path, key]),
  );
const rows = rowsOf(worth);

describe('what pages are worth', () => {
  it('has no number without data that are told by it', () => {
    expect(sets.flatMap(({ decides }) => decides).sort()).toEqual(rows.map(([name]) => name).sort());
  });

  describe.each(few(sets, 3))('by $decides', ({ make, decides, asked = [] }) => {
    let context: Context;
    let usually: string;
    beforeAll(async () => {
      const evidence = new Evidence(await make());
      context = new Context(brief({ focus: ['regions', 'pipeline'] }), evidence, findInsights(evidence));
      usually = told(context, asked);
    });

    it.each(rows.filter(([name]) => decides.includes(name)))('%s decides something', (_name, holder, key) => {
      const usual = holder[key]!;
      holder[key] = usual * 0.4;
      try {
        expect(told(context, asked)).not.toBe(usually);
      } finally {
        holder[key] = usual;
      }
    });
  });
});
