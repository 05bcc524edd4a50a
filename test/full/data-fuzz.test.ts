import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { findDataFiles } from '../../src/engine/data/data-file.ts';
import { readFacts } from '../../src/engine/metrics/read-facts.ts';
import { QuarterdeckError } from '../../src/model/errors.ts';
import { rotating } from '../helpers/rotating.ts';
import { randomFile } from './random-csv.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lots = 6;
const inLot = 60;
const files = fc.sample(randomFile, { seed: 4_711, numRuns: lots * inLot });

describe('a file of anything', () => {
  it.each(
    rotating(
      Array.from({ length: lots }, (_, lot) => lot),
      3,
    ),
  )('is read, or refused as a mistake of its giver, lot %d', async (lot) => {
    const wrong: string[] = [];
    let read = 0;
    for (const [at, { bytes, said }] of files.slice(lot * inLot, (lot + 1) * inLot).entries()) {
      const place = path.join(folder, `deals-${lot}-${at}.csv`);
      writeFileSync(place, bytes);
      try {
        const { facts } = await readFacts(await findDataFiles(place), { today: '2026-01-15' });
        const broken = Object.values(facts).filter(({ value }) => value !== null && !Number.isFinite(value));
        if (broken.length > 0) wrong.push(`${broken[0]!.id} is ${broken[0]!.value}: ${said}`);
        read++;
      } catch (error) {
        if (!(error instanceof QuarterdeckError) || error.kind !== 'usage' || !error.next)
          wrong.push(`${error instanceof Error ? error.stack : String(error)}: ${said}`);
      }
    }
    expect(wrong).toEqual([]);
    // Refusing everything would be easy.
    expect(read).toBeGreaterThan(0);
    expect(['/tmp/quarterdeck-injected.db', '/tmp/quarterdeck-injected.csv'].filter(existsSync)).toEqual([]);
  });
});

describe('names that are SQL', () => {
  it('are names', async () => {
    const robert = "Robert'); DROP TABLE deals; --";
    const header = `"deal"";--","stage","amount","close_date","owner","select * from ""x"" where '1'='1"`;
    const rows = Array.from({ length: 40 }, (_, at) => {
      const owner = at % 4 < 2 ? robert : 'Ann';
      return `${at},${at % 2 ? 'Won' : 'Lost'},100,2025-${at < 20 ? '08' : '11'}-10,"${owner}","' OR 1=1 --"`;
    });
    const place = path.join(folder, `x'; DROP TABLE deals; --.csv`);
    writeFileSync(place, [header, ...rows].join('\n'));
    const { facts, dimensions } = await readFacts(await findDataFiles(place), { today: '2026-01-15' });
    expect(facts['won_value@0']!.value).toBe(1000);
    expect(dimensions.find(({ role }) => role === 'owner')?.members).toEqual(['Ann', robert]);
  });
});
