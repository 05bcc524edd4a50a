/** The options of a decision are held side by side against what the data show as lost, and nothing is said of what they will bring. */
import { expect, it } from 'vitest';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import { inOwnSign } from '../../../../src/engine/outline/from-facts/own-sign.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { addDays } from '../../../../src/model/period.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';
import { brief, shown } from '../plan-texts.ts';

/** Eight parcels a day; in Hull two of its four are late, in Leeds none: 184 in the quarter, 736 a year. */
function parcels(): Parameters<typeof csv>[0] {
  const rows = [];
  for (let day = '2025-07-01', at = 0; day <= '2026-09-30'; day = addDays(day, 1))
    for (let each = 0; each < 8; each++, at++)
      rows.push({ parcel: `P${at}`, shipped: day, site: each % 2 === 0 ? 'Hull' : 'Leeds', late: Number(each === 0 || each === 2) });
  return rows;
}

async function told(prompt: string, rows = parcels()) {
  const { questions, given, sunk, material } = await readBrief({ prompt });
  const facts = await readFacts(await csvFiles({ 'parcels.csv': csv(rows) }), { today: '2026-10-01', period: '2026-Q3' });
  const { outline, notes } = planFromFacts(brief({ questions, material, ...(given && { given }), ...(sunk && { sunk }) }), facts);
  const slide = (id: string) => outline.slides.find((each) => each.id === id);
  const page = slide('decision-1') as OutlineSlide<'table'> | undefined;
  const summary = slide('executive-summary') as OutlineSlide<'executive-summary'>;
  const plain = (text: string) => shown(text, outline.facts);
  return {
    title: page && plain(page.title),
    reading: page?.content.reading.map(plain).join(' ') ?? '',
    rows: page?.content.rows.map(({ cells }) => cells.map(plain)) ?? [],
    ask: plain(summary.content.ask ?? ''),
    points: summary.content.points.map(({ text }) => plain(text)).join('\n'),
    actions: ((slide('actions') as OutlineSlide<'action-table'> | undefined)?.content.actions ?? []).map(({ what }) => plain(what)),
    open: notes.open,
    order: outline.slides.map(({ id }) => id),
  };
}

const price = 'Each late parcel costs us €120.';

it('the one that has least to win back is recommended, and asked for', async () => {
  // 736 at 120 are 88,320 a year; half as many again as at the level of all are 368 at 120, 44,160, in Hull.
  const { title, rows, ask, points, order } = await told(
    `${price} We have to choose between a second sorter for Hull at €22,080 a year and a new tool for €66,240 a year.`,
  );
  expect(title).toMatch(/^Choose “Second sorter for Hull”/);
  expect(points).toContain(
    'hoose “Second sorter for Hull”: pays for itself if 50.0% of the loss at Hull comes back, vs. 75.0% for the other',
  );
  expect(rows[0]).toEqual([
    'Second sorter for Hull',
    '$22K',
    expect.stringContaining('Hull'),
    '$44K',
    '184 fewer cases a year',
    'Pays for itself if 50.0% of the loss at Hull comes back',
  ]);
  expect(rows[1]).toEqual([
    'New tool',
    '$66K',
    expect.any(String),
    '$88K',
    '552 fewer cases a year',
    'Pays for itself if 75.0% of the loss comes back',
  ]);
  expect(ask).toContain('hoose “Second sorter for Hull”');
  expect(order.indexOf('decision-1')).toBeLessThan(order.indexOf('actions'));
});

it('what was paid already is said to count for none, and is no price of any', async () => {
  const { reading, rows } = await told(
    `${price} We have to choose between a second sorter for Hull at €22,080 a year, or tearing out the old belt for €66,240, though we already paid €90,000 for it last winter.`,
  );
  expect(reading).toContain('$90K is spent either way and counts for none.');
  expect(rows.flat().join(' ')).not.toContain('$90K');
});

it('a wish to know what customers would do is told to be in no data', async () => {
  const { points, open } = await told(
    `${price} Why are parcels late? Ruth would like to know how many customers would come back if we asked.`,
  );
  expect(points).toContain('how many customers would come back if we asked');
  expect(points).toContain('The data hold what was done, not what people would do');
  expect(open.join(' ')).toContain('how many customers would come back');
});

it('a place that does no worse than all has nothing to win back', async () => {
  const { rows, title } = await told(
    `${price} We have to choose between a sorter for Leeds at €10k a year and a new tool for €40k a year.`,
  );
  expect(rows[0]!.at(-1)).toMatch(/^Nothing to win back: .* at Leeds is 0\.0%, vs\. 25\.0% overall$/);
  expect(title).toMatch(/^Choose “New tool”: it pays for itself if 45\.3% of the loss comes back/);
});

it('that gives up what costs saves that, and has nothing to win back', async () => {
  const { rows, points } = await told(
    `${price} Either we close Hull (30k a year) or we buy a new tool (€40k a year) - I'd like the numbers for both.`,
  );
  expect(rows[0]!.slice(1, 2)).toEqual(['Saves $30K']);
  expect(rows[0]!.at(-1)).toBe('Saves that, if no more than that is lost with it');
  expect(points).toContain('hoose “Close Hull”: saves $30K a year');
});

it('that doing nothing is one of is not weighed twice', async () => {
  const { rows } = await told(
    `${price} We have to decide whether to buy a new tool for €40k a year, or put a sorter into Hull at €22k a year, or do nothing before spring.`,
  );
  expect(rows.map(([what]) => what)).toEqual(['Buy a new tool', 'Put a sorter into Hull', 'Do nothing']);
});

it('that are held against nothing in the data stay open', async () => {
  const late = parcels().map((row, at) => ({ ...row, late: Number(at % 51 === 0) }));
  const { rows, open } = await told('Either we cancel the night run (saves €96k a year) or we buy a crane for €38k.', late);
  expect(rows).toEqual([]);
  expect(open.join(' ')).toContain('cancel the night run');
});

it('without a price it may cost what is lost, and the answer turns to it where it has as little to win back', async () => {
  // 40 of 88,320 are 45.3%; that of the 44,160 at Hull is what a sorter there may cost.
  const { rows, points } = await told(`${price} We have to choose between a sorter for Hull and a new tool at €40k a year.`);
  expect(rows[0]!.at(-1)).toBe('Pays only if it costs less than what is lost there; its price in all is not known');
  expect(points).toContain('hoose “New tool”');
  expect(points).toContain('The answer turns to “A sorter for Hull” if that costs less than $20K a year');
});

it('all that is paid and no longer paid is brought to one year, and its sum is shown', async () => {
  const { rows, points, reading } = await told(
    `${price} Either we close Hull at €6,000 a month and hire two people at €30k each, or we buy a new tool for €40k a year plus €10k for set-up.`,
  );
  expect(rows[0]!.slice(0, 2)).toEqual(['Close Hull and hire two people', 'Saves $12K']);
  expect(rows[1]!.slice(0, 2)).toEqual(['Buy a new tool plus set-up', '$50K in the first year']);
  expect(reading).toContain('$60K a year, less $72K a year no longer paid');
  expect(reading).toContain('$40K a year and $10K once');
  expect(points).toContain('hoose “Close Hull and hire two people”: saves $12K a year');
});

it('what is kept today is what the others are held against', async () => {
  const { rows, points } = await told(
    `${price} Do we keep the Acme platform at €5,000 a month or bring it in-house with one engineer at €48k a year?`,
  );
  expect(rows.map(([, cost]) => cost)).toEqual(['$60K', 'Saves $12K', expect.any(String)]);
  expect(points).toContain('hoose “Bring it in-house with one…”: saves $12K a year');
});

it('doing nothing costs what the cause costs', async () => {
  const { rows } = await told(`${price} Either we put a sorter into Hull at €22k a year or we do nothing - I'd like the numbers for both.`);
  expect(rows.at(-1)!.slice(0, 2)).toEqual(['Do nothing', '$44K']);
});

it('without any price it is said what they may cost at most', async () => {
  const { points, actions } = await told(`${price} Options: a sorter for Hull; a new scanner for Hull; do nothing.`);
  expect(points).toContain(
    '“A sorter for Hull” may cost at most $44K a year, which is what is lost at Hull. Its price in all is not known.',
  );
  expect(actions.join('\n')).toContain('Get the price of “A sorter for Hull” and take it below $44K a year');
});

it('no table is made of options that have neither a price nor a measure', async () => {
  const late = parcels().map((row, at) => ({ ...row, late: Number(at % 51 === 0) }));
  const { rows, open } = await told('Options: cancel the software; introduce a floor price; bring it in-house.', late);
  expect(rows).toEqual([]);
  expect(open.join(' ')).toContain('cancel the software');
});

it('where none earns its cost, none is taken', async () => {
  const { title, ask, points } = await told(
    `${price} We have to choose between two sorters at €90k a year each and a new tool for €100k a year.`,
  );
  expect(title).toBe('Neither option earns its cost on these figures');
  expect(points).toContain('None of the options at its price');
  expect(ask).toContain('ake none of the options at its price');
});

it.each([
  ['$', 'AUD', true],
  ['$', 'CAD', true],
  ['US$', 'AUD', false],
  ['$', 'EUR', false],
])('a price with %s, where the data are in %s, is in their currency: %s', (sign, currency, isOwn) => {
  const prompt = `Decide: a sorter for ${sign}40k up front, or a clerk.`;
  const stake = { what: 'a sorter', price: { amount: 40_000, currency: 'USD', per: null } };
  const told = brief({ prompt, questions: [{ kind: 'decide', text: 'a sorter', about: '', options: [{ text: 'a sorter', stake }] }] });
  const [question] = inOwnSign(told, currency).questions;
  expect(question!.options![0]!.stake.price!.currency).toBe(isOwn ? currency : 'USD');
});

it('a price in another currency says so in its row', async () => {
  const { rows } = await told(`${price} We have to choose between a sorter for Hull at $22k a year and a new tool for €40k a year.`);
  expect(rows[0]!.at(-1)).toContain('another currency');
});

it('what is weighed is not listed as not answered', async () => {
  const { open, points } = await told(
    `${price} The decision for the board: a second sorter for Hull at €22k a year or a new tool for €40k a year.`,
  );
  expect(`${open.join('\n')}\n${points}`).not.toContain('Not answered');
  expect(points).toContain('of the loss at Hull comes back');
});

it('the options of a list are no next steps', async () => {
  const { actions, rows } = await told(
    `${price}\n\n## Decision\n- A sorter for Hull at €22k a year\n- A new tool for €40k a year\n- Do nothing`,
  );
  expect(rows[0]![0]).toBe('Sorter for Hull');
  expect(actions.join('\n')).toContain('Choose “');
  expect(actions.join('\n')).not.toMatch(/nothing|at €22k/i);
});
