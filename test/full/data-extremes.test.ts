/** Data at the edges: nothing, one of a thing, very many, in any order and on any machine. */
import { existsSync, mkdirSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/engine/data/database.ts';
import { loadTables } from '../../src/engine/data/load-tables.ts';
import { noMapping } from '../../src/engine/data/mapping.ts';
import { readFacts, understandTables } from '../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../src/model/fact.ts';
import { csv, csvFiles, csvFolder } from '../engine/data/csv-files.ts';
import { type Deal, sampleDeals, sampleOptions } from '../engine/metrics/sample-deals.ts';

async function factsOf(text: string): Promise<FactTable> {
  return readFacts(await csvFiles({ 'deals.csv': text }), sampleOptions);
}

const code = (text: string) =>
  factsOf(text).then(
    () => 'facts',
    (error: { code: string }) => error.code,
  );

describe('trap 54: data at the edges', () => {
  it.each([
    ['an empty file', '', 'data_empty'],
    ['a header alone', 'id,stage,amount\n', 'data_empty'],
    ['rows without a value', 'id,stage,amount\n,,\n,,\n', 'data_empty'],
    ['one row', csv(sampleDeals().slice(0, 1)), 'facts'],
    ['one column of words', 'name\nAda\nBob\n', 'data_insufficient'],
    ['one quarter', csv(sampleDeals().slice(0, 40)), 'facts'],
    ['a column without values', csv(sampleDeals().map((deal) => ({ ...deal, region: null }))), 'facts'],
    ['columns that never change', csv(sampleDeals().map((deal) => ({ ...deal, owner: 'Ann', product: 'Pro', amount: 100 }))), 'facts'],
    [
      '300 columns',
      csv(sampleDeals().map((deal) => ({ ...deal, ...Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`c${at}`, at])) }))),
      'facts',
    ],
  ])('trap 54: %s', { timeout: 60_000 }, async (_, text, expected) => {
    expect(await code(text)).toBe(expected);
  });

  it('trap 54: amounts that are all empty are no 0', async () => {
    const table = await factsOf(csv(sampleDeals().map((deal) => ({ ...deal, amount: null }))));
    expect(table.metrics.find(({ id }) => id === 'won_value')).toMatchObject({ status: 'not-computable' });
    expect(table.facts['won_value@0']).toBeUndefined();
  });
});

/** Many enough for long sums, with cents, in an order of their own. */
function manyDeals(shuffled: boolean): Deal[] {
  const deals = Array.from({ length: 30 }, (_, copy) =>
    sampleDeals().map((deal, at) => ({
      ...deal,
      id: `${copy}-${deal.id}`,
      amount: `${(copy * 977 + at * 131) % 5000}.${10 + ((at * 7) % 90)}`,
    })),
  ).flat();
  if (!shuffled) return deals;
  return deals
    .map((deal, at) => [(at * 7919) % deals.length, deal] as const)
    .sort(([a], [b]) => a - b)
    .map(([, deal]) => deal);
}

const said = ({ sources: _, ...table }: FactTable) => JSON.stringify(table);

describe('trap 56: the same facts', () => {
  const { TZ, LANG } = process.env;
  let here: string;
  beforeAll(async () => {
    here = said(await factsOf(csv(manyDeals(false))));
  });
  afterEach(() => {
    process.env.TZ = TZ;
    process.env.LANG = LANG;
    if (TZ === undefined) delete process.env.TZ;
    if (LANG === undefined) delete process.env.LANG;
  });

  it('trap 56: whatever the order of the rows', async () => {
    expect(said(await factsOf(csv(manyDeals(true))))).toBe(here);
  });

  it.each(['Asia/Kolkata', 'Pacific/Honolulu'])('trap 56: in the time zone %s and another language', async (zone) => {
    process.env.TZ = zone;
    process.env.LANG = 'tr_TR.UTF-8';
    expect(said(await factsOf(csv(manyDeals(false))))).toBe(here);
  });
});

describe('trap 56: on two threads as on one', () => {
  const rows = 300_000;
  const of = <T>(list: readonly T[], at: number) => list[at % list.length]!;
  const day = (at: number) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10);
  const lines = (header: string, line: (at: number) => string) =>
    `${header}\n${Array.from({ length: rows }, (_, at) => line(at)).join('\n')}\n`;
  const deals = () =>
    lines('id,owner,region,stage,amount,created,closed', (at) => {
      const mixed = (at * 7919) % 100_003;
      const created = mixed % 540;
      const stage = of(['Won', 'Lost', 'Won', 'Discovery'], mixed);
      const closed = stage === 'Discovery' ? '' : day(created + 1 + (mixed % 97));
      return `D${at},Agent ${mixed % 40},${of(['North', 'South', ''], mixed)},${stage},${(mixed * 31) % 90_000}.${10 + (mixed % 90)},${day(created)},${closed}`;
    });
  const visits = () =>
    lines('date,site,conversion rate %,sessions,duration hours', (at) => {
      const mixed = (at * 7919) % 100_003;
      return `${day(mixed % 700)},Site ${mixed % 9},${mixed % 100}.${mixed % 10},${mixed % 5000},${(mixed % 700) / 7}`;
    });

  it.each([
    ['deals', deals],
    ['measures', visits],
  ])('trap 56: %s have the same facts', { timeout: 120_000 }, async (_, text) => {
    const [file] = await csvFiles({ 'large.csv': text() });
    const told = async (threads: 1 | 2) => {
      const database = await openDatabase([file!.path], threads);
      try {
        const loaded = await loadTables(database, [file!], { mapping: noMapping });
        return (await understandTables(database, loaded, noMapping, sampleOptions)).facts;
      } finally {
        database.close();
      }
    };
    const one = await told(1);
    expect(Object.keys(one.facts).length).toBeGreaterThan(100);
    expect(said(await told(2))).toBe(said(one));
  });
});

describe('large data', () => {
  const large = () => {
    const file = path.join(csvFolder({ 'large.csv': '' }), 'large.csv');
    // Sparse: it takes no room.
    truncateSync(file, 300 * 1024 ** 2);
    return file;
  };
  const mine = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`quarterdeck-work-${process.pid}-`));

  it('are computed in a folder that only its owner can read, and that is gone afterwards', async () => {
    const database = await openDatabase([large()]);
    const [folder] = mine();
    expect(statSync(path.join(tmpdir(), folder!)).mode & 0o777).toBe(0o700);
    await database.run('CREATE TABLE t AS SELECT range AS n FROM range(100000)');
    expect(await database.query('SELECT sum(n) AS "n" FROM t')).toEqual([{ n: '4999950000' }]);
    database.close();
    expect(mine()).toEqual([]);
  });

  it('leave no folder of a program that was killed', async () => {
    // No process has this number.
    const left = path.join(tmpdir(), 'quarterdeck-work-99999999-abcdef');
    mkdirSync(left, { recursive: true });
    writeFileSync(path.join(left, 'data.duckdb'), 'left');
    (await openDatabase([large()])).close();
    expect(existsSync(left)).toBe(false);
  });
});
