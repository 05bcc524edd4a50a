/** The same rows are the same facts, however they come; and the facts follow the rows as arithmetic says. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FactTable } from '../../../src/model/fact.ts';
import { runCli } from '../../helpers/run-cli.ts';
import { csvOf, exportRows } from '../../stories/exports.ts';
import { factsOf } from '../../stories/judge.ts';
import { type Deal, drawDeals, drawLaw } from '../../stories/market.ts';
import { today } from '../../stories/sales-story.ts';
import { seeded } from '../../stories/seeded.ts';

const seed = 77;
const law = drawLaw(seeded(seed), { perQuarter: 120, quarters: 8 });
const deals = drawDeals(law, seed, today);
const rows = exportRows(deals, 'salesforce');
const [header, ...body] = rows as [string[], ...string[][]];
const shuffled = seeded(1).shuffle(body);

const read = (...texts: string[]) =>
  factsOf({
    files: texts.map((text, at) => ({ name: texts.length === 1 ? 'deals.csv' : `deals-${at + 1}.csv`, text })),
    options: { today },
  });

/** The facts, without the names of the files they come from and what is said of those. */
function withoutFiles({ sources: _, quality, metrics, ...table }: FactTable) {
  return {
    ...table,
    metrics: metrics.map(({ source: _file, ...note }) => note),
    quality: quality.filter(({ code }) => code !== 'files-stacked').map(({ table: _file, ...note }) => note),
  };
}

let plain: FactTable;
beforeAll(async () => {
  plain = await read(csvOf(rows));
});

describe('the same rows', () => {
  it.each([
    ['in another order', [csvOf([header, ...shuffled])]],
    ['in lines that end as on Windows', [csvOf(rows, '\r\n')]],
    ['in two files', [csvOf([header, ...body.slice(0, 400)]), csvOf([header, ...body.slice(400)])]],
    ['in two files, shuffled', [csvOf([header, ...shuffled.slice(0, 300)]), csvOf([header, ...shuffled.slice(300)])]],
  ])('%s are the same facts', async (_, texts) => {
    expect(withoutFiles(await read(...texts))).toEqual(withoutFiles(plain));
  });

  it('with their columns in another order are the same facts', async () => {
    const order = seeded(2).shuffle(header.map((_, at) => at));
    const other = await read(csvOf(rows.map((row) => order.map((at) => row[at]!))));
    // A label of two members names them in the order of their columns.
    const figures = ({ facts, periods, metrics }: FactTable) => ({
      periods,
      metrics,
      facts: Object.fromEntries(Object.entries(facts).map(([id, { value, n, unit }]) => [id, { value, n, unit }])),
    });
    expect(figures(other)).toEqual(figures(plain));
  });

  it('in another time zone are the same facts', async () => {
    const zone = process.env.TZ;
    try {
      for (const other of ['Asia/Kolkata', 'Pacific/Kiritimati', 'UTC']) {
        process.env.TZ = other;
        expect(await read(csvOf(rows))).toEqual(plain);
      }
    } finally {
      process.env.TZ = zone;
    }
  });

  it('are the same outline in another language and zone of the machine', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-locale-'));
    afterAll(() => rmSync(folder, { recursive: true }));
    writeFileSync(path.join(folder, 'deals.csv'), csvOf(rows));
    const args = ['generate', 'Quarterly review', '--data', 'deals.csv', '--as-of', today, '--outline-only', '-q'];
    const [here, there] = await Promise.all([
      runCli(args, { cwd: folder, env: { TZ: 'America/New_York', LANG: 'C' } }),
      runCli(args, { cwd: folder, env: { TZ: 'Asia/Kolkata', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' } }),
    ]);
    expect(here.stderr).toBe('');
    expect(there.stdout).toBe(here.stdout);
  });
});

describe('other rows', () => {
  const numbers = ({ facts }: FactTable) => Object.values(facts).filter(({ value }) => value !== null);

  it('ten times as large are ten times the money, and the same rates', async () => {
    const larger = await read(
      csvOf(
        exportRows(
          deals.map((deal): Deal => ({ ...deal, cents: deal.cents * 10 })),
          'salesforce',
        ),
      ),
    );
    const wrong = numbers(plain).flatMap(({ id, value, unit }) => {
      const expected = value! * (unit === 'money' ? 10 : 1);
      const found = larger.facts[id]?.value ?? Number.NaN;
      return Math.abs(found - expected) <= 1e-9 * Math.abs(expected) + 1e-9 ? [] : [`${id}: ${found}, not ${expected}`];
    });
    expect(wrong).toEqual([]);
  });

  it('that are open move no win rate and no won value', async () => {
    const open = Array.from({ length: 25 }, (_, at): Deal => ({ ...deals.find(({ outcome }) => outcome === 'open')!, id: `N${at}` }));
    const more = await read(csvOf(exportRows([...deals, ...open], 'salesforce')));
    const closed = ({ metric }: { metric: string }) => /^(win_rate|won_|lost_|average_deal|sales_cycle)/.test(metric);
    expect(numbers(more).filter(closed)).toEqual(numbers(plain).filter(closed));
    expect(more.facts['open_count@all']!.value).toBe(plain.facts['open_count@all']!.value! + 25);
  });

  it('that are a file given twice are reported, and counted once', async () => {
    const twice = await read(csvOf(rows), csvOf(rows));
    expect(twice.quality.map(({ message }) => message).join('\n')).toMatch(/deals-2\.csv is listed twice/);
    expect(twice.facts['won_value@0']!.value).toBe(plain.facts['won_value@0']!.value);
  });

  it('that repeat others to the letter are reported, and counted once', async () => {
    const twice = await read(csvOf([...rows, ...body.slice(0, 50)]));
    expect(twice.quality.map(({ code }) => code)).toContain('duplicate-rows');
    expect(twice.facts['won_value@0']!.value).toBe(plain.facts['won_value@0']!.value);
  });
});
