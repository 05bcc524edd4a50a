/** What the figures of a brief's sentences say, as titles with their figures in place. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../../src/engine/brief/read-brief.ts';
import { claimOf } from '../../../../../src/engine/outline/from-brief/figures/claims.ts';
import { comparisonsIn } from '../../../../../src/engine/outline/from-brief/figures/comparisons.ts';
import { readFigures } from '../../../../../src/engine/outline/from-brief/figures/readers.ts';
import { ToldFigures } from '../../../../../src/engine/outline/from-brief/figures/told-figures.ts';
import { GivenFacts } from '../../../../../src/engine/outline/from-brief/read/given-facts.ts';
import type { Finding } from '../../../../../src/engine/outline/from-brief/said.ts';
import type { LanguageCode } from '../../../../../src/model/language.ts';

interface Read {
  findings: Finding[];
  titles: string[];
  /** The page's texts with figures in place. */
  shown: (finding: Finding | undefined) => string;
}

/** `list`: the texts are items of one list; `apart`: each is a paragraph of its own. */
async function read(
  texts: string[],
  { language = 'en' as LanguageCode, heading = null as string | null, list = false, apart = false } = {},
): Promise<Read> {
  const brief = { ...(await readBrief({ prompt: 'Report' })), language };
  const facts = new GivenFacts();
  const sentences = texts.map((text, at) => ({ at, text, heading, unit: apart ? at : 0, list: list ? 1 : null }));
  const findings = readFigures(sentences, { brief, facts });
  const told = new ToldFigures(facts, language);
  return {
    findings,
    titles: findings.flatMap(({ page, also = [] }) => [page, ...also]).map(({ title }) => told.shown(title).replaceAll('\u00a0', ' ')),
    shown: (finding) => told.shown(JSON.stringify(finding?.page ?? null)).replaceAll('\u00a0', ' '),
  };
}

describe('a change', () => {
  const planned = 'ARR went from $7.9M to $9.6M this year against a plan of $10.2M.';

  it('beside its plan is a page under the author’s own sentence', async () => {
    expect((await read([planned])).titles).toEqual([planned.slice(0, -1)]);
  });

  it('shows its columns before, now and planned', async () => {
    const { findings } = await read([planned]);
    expect(findings[0]?.page).toMatchObject({ kind: 'comparison', content: { categories: ['Before', 'This year', 'Plan'], highlight: 1 } });
  });

  it('alone is a chart under its own clause', async () => {
    const { findings, titles } = await read(['ARR rose from $7.9M to $9.6M, mainly because two large deals closed early.']);
    expect(titles).toEqual(['ARR rose from $7.9M to $9.6M, mainly because two large deals closed early']);
    expect(findings[0]?.page).toMatchObject({ kind: 'comparison', content: { categories: ['Before', 'Now'] } });
  });

  it('beside another is a tile with the figure before and the change', async () => {
    const { findings, titles, shown } = await read(['CSAT rose from 86% to 91%.', 'Net retention slipped from 112% to 108%.']);
    expect(titles).toEqual(['CSAT rose from 86% to 91%']);
    expect(shown(findings[0])).toContain('+5 pts from 86%');
    expect(shown(findings[0])).toContain('−4 pts from 112%');
  });

  it('shares no page with one that its author wrote elsewhere', async () => {
    const { findings } = await read(['CSAT rose from 86% to 91%.', 'Net retention slipped from 112% to 108%.'], { apart: true });
    expect(findings.map(({ tells }) => tells)).toEqual([[0], [1]]);
  });

  it('keeps beside it what else its unit says', async () => {
    const texts = ['CSAT rose from 86% to 91%.', 'Refunds fell from 140 to 90 after the new packaging.', 'Two people run the desk.'];
    const { findings, shown } = await read(texts);
    expect(findings[0]?.tells).toEqual([0, 1, 2]);
    expect(shown(findings[0])).toContain('Refunds fell from 140 to 90 after the new packaging.');
    expect(shown(findings[0])).toContain('Two people run the desk.');
  });

  it.each([
    ['of a rate is in points', 'Net retention slipped from 112% to 108%.', 'Net retention', '−4 pts from 112%'],
    [
      'takes the unit that is written once',
      'First response time fell from 47 to 29 minutes.',
      'First response time',
      '−38% from 47 minutes',
    ],
    ['of few things is told in their number', 'Incidents fell from 9 to 4.', 'Incidents', '−5 from 9'],
    ['of a score is in its own steps', 'NPS rose from 41 to 47.', 'NPS', '+6 from 41'],
    [
      'names what was changed, not who did',
      'The team cut response time from 6.2 hours to 2.8 hours.',
      'Response time',
      '−55% from 6.2 hours',
    ],
    ['names what is counted after the figure', 'We grew from 120 to 148 customers.', 'Customers', '+23% from 120'],
    ['is read from a bracket', 'Q3 revenue: $22.4M (Q2: $20.9M)', 'Revenue', '+7.2% from $20.9M'],
  ])('%s', async (_, text, label, change) => {
    const { findings, shown } = await read(['Absence fell from 5.1% to 4.2%.', text]);
    expect(shown(findings[0])).toContain(`"label":"${label}"`);
    expect(shown(findings[0])).toContain(change);
  });

  it('is good or bad by what is measured, and neither where that is not sure', async () => {
    const { findings } = await read([
      'First response time fell from 47 to 29 minutes.',
      'Orders fell from 470 to 290.',
      'Changeover rose from 20 to 40 minutes.',
    ]);
    const page = findings[0]?.page;
    expect(page?.kind === 'scorecard' && page.content.tiles.map(({ change }) => change?.tone)).toEqual(['good', 'bad', 'neutral']);
  });
});

describe('a plan', () => {
  it('of one measure of several members is columns beside theirs', async () => {
    const text = 'North sold $4.2M against a plan of $4.0M; South sold $2.1M against a plan of $2.6M.';
    const { findings } = await read([text]);
    expect(findings[0]?.page).toMatchObject({
      kind: 'comparison',
      content: { categories: ['North', 'South'], series: [{ name: 'Plan' }, { name: 'Now' }] },
    });
  });

  it('is the target of a tile', async () => {
    const { findings, shown } = await read([
      'Revenue was $6.3M against a target of $6.0M.',
      'On-time delivery was 96.4% against a goal of 98%.',
    ]);
    expect(findings[0]?.page.kind === 'scorecard' && findings[0].page.content.tiles.every(({ target }) => target !== undefined)).toBe(true);
    expect(shown(findings[0])).toContain('"target":"98%"');
  });

  it('that is a budget keeps its name', async () => {
    const { findings, shown } = await read(['Support costs were $1.4M against a budget of $1.2M.', 'CSAT rose from 86% to 91%.']);
    expect(shown(findings[0])).toContain('Support costs (budget $1.2M)');
  });
});

describe('figures that measure nothing', () => {
  it.each([
    'Nimbus 2.0 launches on March 3rd 2027 at 09:12.',
    'Series B closes in Q3 2026 under ISO 27001.',
    'We ask for a 2-week extension.',
  ])('make no page: %s', async (text) => {
    expect((await read([text])).titles).toEqual([]);
  });
});

describe('workstreams with their states', () => {
  const items = [
    'Core ledger: amber, 58% complete, due 12 Feb, two interfaces untested',
    'Payroll - red, 30% complete, due 29 Jan, bank certificates missing',
    'Training: green, 75% complete, due 1 Mar',
    'Reporting: green, 88% complete',
  ];

  it('stand worst first under a claim about the worst', async () => {
    const { findings, titles } = await read(items, { list: true });
    expect(titles).toEqual(['2 of 4 workstreams are green; Payroll is red at 30%, bank certificates missing']);
    expect(findings[0]?.page.kind === 'table' && findings[0].page.content.rows.map(({ cells }) => cells[0])).toEqual([
      'Payroll',
      'Core ledger',
      'Training',
      'Reporting',
    ]);
  });

  it('have the colour that they say', async () => {
    const { findings } = await read(items, { list: true });
    const page = findings[0]!.page;
    const at = page.kind === 'table' ? page.content.columns.findIndex(({ pills }) => pills) : -1;
    expect(page.kind === 'table' && page.content.rows.map(({ tones }) => tones![at])).toEqual(['bad', 'warn', 'good', 'good']);
  });

  it('stand in one sentence as well', async () => {
    expect((await read([`Workstreams: ${items.join('; ')}.`])).titles[0]).toContain('Payroll is red at 30%');
  });

  it.each(['Payroll: not on track', 'Payroll: 30% complete', 'Payroll: nearly done'])(
    'are none where one is not sure: %s',
    async (text) => {
      expect((await read(['Core ledger: green', text], { list: true })).titles).toEqual([]);
    },
  );
});

describe('a budget', () => {
  it('alone is shown as spent and left', async () => {
    const { findings, titles, shown } = await read(['Budget 1,8 Mio. €, davon 1,1 ausgegeben.'], { language: 'de' });
    expect(findings.map(({ page }) => page.kind)).toEqual(['share']);
    expect(titles[0]).toBe('Budget 1,8 Mio. €, davon 1,1 ausgegeben');
    expect(shown(findings[0])).toContain('39');
  });
});

describe('options with scores', () => {
  const scores = [
    'Compare Hetzner vs OVH vs Scaleway, scores 1-5.',
    'price: 5, 3, 3; support: 3, 3, 4; regions: 3, 4, 2; experience: 4, 2, 3',
  ];

  it('have a leader, a trade and a test of the weights', async () => {
    expect((await read(scores)).titles).toEqual([
      'Hetzner comes first with 15 of 20 points, 3 ahead of OVH',
      'Hetzner leads on price and experience; OVH leads on regions',
      'Hetzner gains 3 points on the best alternative and gives up 2 on support and regions',
      'The result holds: Scaleway draws level only if support counts for 57%',
    ]);
  });

  it('have none where low is best', async () => {
    expect((await read([...scores, 'Lower is better.'])).findings.filter(({ also }) => also !== undefined)).toEqual([]);
  });

  it('may name each option beside its score', async () => {
    const { titles } = await read([
      'We scored both from 1-5.',
      'price: Anna 5, Berta 3',
      'support: Anna 4, Berta 4',
      'reach: Anna 2, Berta 3',
    ]);
    expect(titles[0]).toBe('Anna comes first with 11 of 15 points, 1 ahead of Berta');
  });

  it.each(['Price counts double, by weight.', 'Weights: price 60%, support 40%.'])(
    'have no totals where they weigh differently: %s',
    async (text) => {
      expect((await read([...scores, text])).titles.join()).not.toMatch(/points/);
    },
  );

  it('can tie', async () => {
    const { titles } = await read(['Anna vs Berta, scores 1-5', 'price: 5, 3; support: 3, 5']);
    expect(titles[0]).toBe('Anna and Berta tie at 8 points');
  });
});

describe('a change of supplier', () => {
  const costs = [
    'We pay $186,000 a year for Sage.',
    'Personio quoted $149,000 a year for three years, plus a one-time migration of $38,000.',
  ];

  it('is told in the author’s words, with what it saves and when it has paid back beside them', async () => {
    const { findings, titles, shown } = await read(costs);
    expect(titles).toEqual(['Personio quoted $149,000 a year for three years, plus a one-time migration of $38,000']);
    expect(shown(findings[0])).toContain('$37,000 less a year');
    expect(shown(findings[0])).toContain('Paid back in 12 months');
  });

  it('is compared over the contract, its one-time cost included', async () => {
    const { findings, shown } = await read(costs);
    expect(shown(findings[0])).toContain('$73,000 saved over 3 years.** $485,000 in total against $558,000.');
  });

  it('is not made of two prices of one supplier', async () => {
    expect((await read(['We pay $186,000 a year for Sage.', 'Sage will raise this to $199,000 a year.'])).titles).not.toContain('Sage');
  });
});

describe('cash and burn', () => {
  it('give the runway and what a round adds', async () => {
    const { findings, titles, shown } = await read(['We hold $4.2M in cash and burn $300K a month.', 'We plan to raise $3M.']);
    expect(titles).toEqual(['We hold $4.2M in cash and burn $300K a month']);
    expect(shown(findings[0])).toContain('14 months of runway');
    expect(shown(findings[0])).toContain('$3M buys 10 months');
  });

  it('say nothing without a burn', async () => {
    expect((await read(['We hold $4.2M in cash.'])).titles).toEqual([]);
  });
});

describe('names with one figure each', () => {
  it('that add to a hundred percent are parts of a whole', async () => {
    const { findings, titles } = await read(['Sales by channel: shops 52%, wholesale 31%, online 17%.']);
    expect([findings[0]?.page.kind, titles[0]]).toEqual(['share', 'Shops made up 52% of sales']);
  });

  it('that are periods are a course', async () => {
    const { findings, titles } = await read(['Monthly revenue: Jan $120K, Feb $140K, Mar $133K, Apr $151K.']);
    expect([findings[0]?.page.kind, titles[0]]).toEqual(['trend', 'Monthly revenue rose 26% from Jan to Apr, to $151K']);
  });

  it('that are people with a month in their name are no course', async () => {
    const { findings } = await read(['Hours by nurse: Marten 120, Maya 140, Augusta 133.']);
    expect(findings[0]?.page.kind).toBe('ranking');
  });

  it('that are prices start from the cheapest', async () => {
    const { titles } = await read(['Quotes for the oven: Wiesheu €48,000, Miwe €52,500, Debag €61,000.']);
    expect(titles).toEqual(['Wiesheu is cheapest at €48,000, €4,500 below Miwe']);
  });

  it('of different kinds are tiles whose title says them', async () => {
    const { findings, titles } = await read(['412 stores', '1,870 employees', '96% of deliveries on time'], { list: true });
    expect([findings[0]?.page.kind, titles[0]]).toEqual(['scorecard', '412 stores, 1,870 employees and 96% of deliveries on time']);
  });
});

describe('every figure', () => {
  it('is told by one page', async () => {
    const { findings } = await read([
      'Core ledger: amber, 58% complete',
      'Payroll: red, 30% complete',
      '$420K of the $600K budget is spent.',
      'Revenue was $6.3M against a target of $6.0M.',
      'CSAT rose from 86% to 91%.',
    ]);
    const told = findings.flatMap(({ tells }) => tells);
    expect(told.toSorted()).toEqual([...new Set(told)].toSorted());
  });

  it('on a page is a reference to a fact', async () => {
    const { findings } = await read(['ARR went from $7.9M to $9.6M against a plan of $10.2M.', 'CSAT rose from 86% to 91%.']);
    expect(findings.map(({ page }) => page.title.replace(/\{\{[^{}]*\}\}/g, '')).join(' ')).not.toMatch(/\d/);
  });
});

describe('changes in other languages', () => {
  it.each([
    ['de', 'Die Reklamationen sanken von 412 auf 287.', 'Reklamationen', '412', '287', 'good'],
    ['de', 'Der Krankenstand ist von 4,1 % auf 5,8 % gestiegen.', 'Krankenstand', '4,1 %', '5,8 %', 'bad'],
    ['fr', 'Le taux de départ est passé de 18 % à 14 %.', 'Taux de départ', '18 %', '14 %', 'good'],
    ['es', 'La satisfacción subió del 78 % al 84 %.', 'Satisfacción', '78 %', '84 %', 'good'],
    ['pt', 'A receita passou de R$ 4,1 milhões para R$ 5,0 milhões.', 'Receita', 'R$ 4,1 milhões', 'R$ 5,0 milhões', 'good'],
    ['it', 'I reclami sono scesi da 120 a 85.', 'Reclami', '120', '85', 'good'],
    ['ja', '顧客満足度は86%から91%に上昇した。', '顧客満足度', '86%', '91%', 'good'],
    ['ja', '来場者数は3,240人（前年2,980人）でした。', '来場者数', '2,980人', '3,240人', 'neutral'],
    ['zh', '收入从7.9亿元增长到9.6亿元。', '收入', '7.9亿元', '9.6亿元', 'good'],
    ['ar', 'ارتفعت الإيرادات من 12 مليون إلى 15 مليون.', 'الإيرادات', '12 مليون', '15 مليون', 'good'],
  ] as const)('are read in %s: %s', async (language, text, label, prior, now, tone) => {
    const [found] = comparisonsIn({ at: 0, text, heading: null, unit: 0, list: null }, language, 2026);
    expect([found?.label, found?.prior?.text, found?.now.text]).toEqual([label, prior, now]);
    expect(claimOf(found!, new ToldFigures(new GivenFacts(), language)).tone).toBe(tone);
  });
});
