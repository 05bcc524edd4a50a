/** The main job on a public CRM export: the deck that comes out says what is true there, and nothing that is not. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readZip } from '../../src/engine/opc/zip.ts';

const root = path.resolve(import.meta.dirname, '../..');
const data = path.resolve(root, process.env.QUARTERDECK_TEST_DATA ?? '../shared', 'data/crm-opportunities');
const present = existsSync(data);
if (!present)
  console.warn(`NOT RUN: the CRM export is absent (${data}); set QUARTERDECK_TEST_DATA to the folder that holds data/crm-opportunities`);

describe.skipIf(!present)('the quarterly review of a public CRM export', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-crm-'));
  const deck = path.join(folder, 'q4.pptx');
  const prompt = 'Q4 2017 sales QBR for the exec team, focus on product mix and win rate, end with next steps';
  let record: {
    slide_count: number;
    slides: { kind: string; title: string }[];
    report: { findings: { gate: string }[]; quality: string[] };
  };
  let parts: Map<string, Buffer>;
  /** Text of every slide, notes included, tags taken off. */
  let text: string;

  const asked = ['generate', prompt, '--data', data, '--as-of', '2017-12-31'];
  const run = (args: string[], env: Record<string, string> = {}) =>
    spawnSync(process.execPath, [path.join(root, 'bin/quarterdeck.js'), ...asked, ...args], {
      encoding: 'utf8',
      cwd: folder,
      env: { ...process.env, ...env },
    });

  beforeAll(() => {
    writeFileSync(
      path.join(folder, 'acme.json'),
      JSON.stringify({ name: 'Acme', colors: { primary: '#B4451F', dark: '#23201E' }, fonts: { heading: 'Arial', body: 'Arial' } }),
    );
    const made = run(['--brand-kit', 'acme.json', '--json', '-o', deck]);
    expect(made.stderr === '' || made.status === 0, made.stderr).toBe(true);
    record = JSON.parse(made.stdout);
    parts = readZip(readFileSync(deck));
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

  it('has eight to sixteen slides of at least nine kinds', () => {
    expect(record.slide_count).toBeGreaterThanOrEqual(8);
    expect(record.slide_count).toBeLessThanOrEqual(16);
    expect(new Set(record.slides.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(9);
  });

  it('draws at least three kinds of native chart', () => {
    const kinds = [...parts]
      .filter(([name]) => /^ppt\/charts\/chart\d+\.xml$/.test(name))
      .map(([, xml]) => {
        const chart = xml.toString('utf8');
        return `${/<c:(bar|line|area|pie|doughnut|scatter)Chart>/.exec(chart)?.[1]}-${/<c:barDir val="(\w+)"/.exec(chart)?.[1] ?? ''}-${/<c:grouping val="(\w+)"/.exec(chart)?.[1] ?? ''}`;
      });
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(3);
  });

  it('passes every gate', () => {
    expect(record.report.findings.filter(({ gate }) => gate !== 'unfilled')).toEqual([]);
  });

  it.each([
    ['the fall of won value', /6\.0%/],
    ['won value', /\$2\.80M/],
    ['the steady win rate', /60\.3%/],
    ['the win rate of the first month of a quarter', /49\.\d%|49%/],
    ['the win rate of the last month of a quarter', /80\.\d%|80%|78\.5%/],
    ['the product behind the fall', /GTXPro/],
    ['the leading owner', /Darcel Schlecht/],
  ])('finds %s', (_, pattern) => {
    expect(text).toMatch(pattern);
  });

  it.each([
    ['growth over the partial first quarter', /172/],
    ['the win rate of the partial first quarter as a level', /from 82/],
    ['a win rate by value', /100(\.0)?%\s*win rate|win rate[^.\n]*100(\.0)?%/i],
    ['an empty pipeline', /\$0(?![.\d])/],
    ['owners without deals as losers', /(Carl Lin|Carol Thompson|Elizabeth Anderson|Mei-Mei Johns|Natalya Ivanova)[^\n]*\b0(\.0)?%/],
    ['growth over a year that is not there', /year[- ]over[- ]year|YoY/i],
  ])('does not say %s', (_, pattern) => {
    expect(text).not.toMatch(pattern);
  });

  it('reports the spelling that keeps a product from its price', () => {
    expect(record.report.quality.join('\n')).toMatch(/GTXPro.*GTX Pro|GTX Pro.*GTXPro/s);
  });

  it('ends with the next steps, as the prompt asked', () => {
    expect(record.slides.filter(({ kind }) => kind !== 'appendix').at(-1)?.kind).toBe('action-table');
  });
});
