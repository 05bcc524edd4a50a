/** The review of a SaaS company from five related tables: what comes out is true there, and nothing that is not. */

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { thinPages } from '../../../src/engine/check/report.ts';
import { readZip } from '../../../src/engine/opc/zip.ts';
import { schemaErrors, sdkErrors } from '../../helpers/ooxml.ts';
import { runInProcess } from '../../helpers/run-in-process.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const data = path.resolve(root, process.env.QUARTERDECK_TEST_DATA ?? '../shared', 'data/ravenstack-saas');
const present = existsSync(data);
if (!present)
  console.warn(`NOT RUN: the SaaS tables are absent (${data}); set QUARTERDECK_TEST_DATA to the folder that holds data/ravenstack-saas`);

describe.skipIf(!present)('the quarterly review of a SaaS company', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-saas-'));
  let record: { slides: { kind: string; title: string }[]; report: { findings: { gate: string; rule: string }[]; quality: string[] } };
  let parts: Map<string, Buffer>;
  /** Text of every slide, notes included, tags taken off. */
  let text: string;

  beforeAll(async () => {
    const asked = ['generate', 'Q4 2024 business review for the board', '--data', data, '--as-of', '2024-12-31'];
    const made = await runInProcess([...asked, '-o', 'saas.pptx', '--json'], { cwd: folder });
    expect(made.code, made.stderr).toBe(0);
    record = JSON.parse(made.stdout);
    parts = readZip(readFileSync(path.join(folder, 'saas.pptx')));
    text = [...parts]
      .filter(([name]) => /^ppt\/(slides\/slide|notesSlides\/notesSlide)\d+\.xml$/.test(name))
      .map(([, xml]) =>
        xml
          .toString('utf8')
          .replace(/<\/a:p>/g, '\n')
          .replace(/<[^>]+>/g, '')
          .replaceAll('&amp;', '&'),
      )
      .join('\n');
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('passes every gate', () => {
    expect(record.report.findings.filter(({ gate, rule }) => gate !== 'unfilled' && !thinPages.has(rule))).toEqual([]);
  });

  it('is clean to the Open XML SDK and the ISO schemas', async () => {
    const bytes = readFileSync(path.join(folder, 'saas.pptx'));
    expect(await sdkErrors(bytes)).toEqual([]);
    expect(await schemaErrors(bytes)).toEqual([]);
  });

  it('opens with recurring revenue and shows its course, its movement, retention and support', () => {
    const titles = record.slides.map(({ title }) => title).join('\n');
    expect(record.slides[1]!.title).toMatch(/^ARR jumped 68(\.\d)?% to \$122M, but lost ARR is 5\.9\stimes the Q3 2024 figure/);
    expect(record.slides.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['scorecard', 'trend', 'bridge']));
    expect(titles).toMatch(/from expansion/);
    expect(titles).toMatch(/Net retention of 140\.3% leaves out the \$6\.77M sold and lost within Q4 2024/);
    expect(titles).toMatch(/Satisfaction fell to 3\.89 from 4\.14 while tickets rose 8\.9%/);
    expect(titles).toMatch(/Lost ARR rose from \$1\.76M to \$10\.5M: growth explains 17%, higher loss rates 83%/);
    expect(titles).toMatch(/loses \$8\.18M next, at Q3 2024 rates \$2\.85M/);
  });

  it.each([
    ['recurring revenue at the end of the quarter and its growth', /ARR jumped 68(\.\d)?% to \$122M/],
    ['MRR beside it', /MRR: \$10\.2M/],
    ['net retention', /140(\.3)?%/],
    ['gross retention', /97\.4%/],
    ['the jump in ended subscriptions', /274[^\n]*(64|4\.3\stimes|24\.9\stimes)/],
    ['what subscriptions brought and took', /\$60\.0M started and \$10\.5M ended/],
    ['ARR as twelve times MRR', /\$122M/],
  ])('finds %s', (_, pattern) => {
    expect(text).toMatch(pattern);
  });

  it('names a source with every count of accounts that left', () => {
    for (const line of text.split('\n').filter((each) => /\b(110|352|312)\b/.test(each)))
      expect(line).toMatch(/ravenstack_\w+\.csv|paying/i);
    expect(text).not.toMatch(/churned accounts/i);
  });

  it('says satisfaction only with the share that answered', () => {
    // A mean beside the growth of tickets is no share.
    const lines = text.split('\n').filter((line) => /satisf|CSAT/i.test(line) && /\d%/.test(line) && !/^Satisfaction fell to/.test(line));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/61(\.\d)?%|share of/i);
  });

  it.each([
    ['ARR of all rows, the ended ones included', /\$13\dM/],
    ['trials among the accounts', /MRR per account[^\n]*\$1\d\.\dK/],
    ['deals, where there are none', /\bdeals?\b/i],
  ])('does not say %s', (_, pattern) => {
    expect(text).not.toMatch(pattern);
  });
});
