/** The review a board gets, on a public SaaS export: few pages, the bridge of the year, net beside gross, nobody by name, the asks last. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInProcess } from '../helpers/run-in-process.ts';

const root = path.resolve(import.meta.dirname, '../..');
const shared = path.resolve(root, process.env.QUARTERDECK_TEST_DATA ?? '../shared', 'data');
const [saas, crm] = ['ravenstack-saas', 'crm-opportunities'].map((set) => path.join(shared, set)) as [string, string];
const present = existsSync(saas) && existsSync(crm);
if (!present) console.warn(`NOT RUN: the data sets are absent (${shared}); set QUARTERDECK_TEST_DATA to the folder that holds data/`);

interface Slide {
  id: string;
  kind: string;
  title: string;
  content: { tiles?: unknown[]; steps?: { value: string }[]; start?: { value: string }; end?: { value: string }; actions?: unknown[] };
}
interface Outline {
  slides: Slide[];
  facts: Record<string, { value: number }>;
}

describe.skipIf(!present)('the review for a board', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-board-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (...args: string[]) => runInProcess(['generate', ...args], { cwd: folder });
  const prompt = 'Board deck for Q4 2024\n\n## Asks\n- Dana: approve the hiring plan by 31 Jan\n- Renew the credit line';
  let outline: Outline;

  beforeAll(async () => {
    const made = await run(prompt, '--data', saas, '--as-of', '2024-12-31', '--outline-only');
    expect(made.code, made.stderr).toBe(0);
    outline = JSON.parse(made.stdout);
  }, 120_000);

  const page = (id: string) => outline.slides.find((slide) => slide.id === id);

  it('has eight to fourteen pages', () => {
    expect(outline.slides.length).toBeGreaterThanOrEqual(8);
    expect(outline.slides.length).toBeLessThanOrEqual(14);
  });

  it('sums up the quarter in five to seven figures', () => {
    const { tiles } = page('scorecard')!.content;
    expect(tiles!.length).toBeGreaterThanOrEqual(5);
    expect(tiles!.length).toBeLessThanOrEqual(7);
  });

  it('carries ARR from a year ago to now, to the cent', () => {
    const { start, steps, end } = page('bridge-recurring-year')!.content;
    const value = (id: string) => outline.facts[id]!.value;
    expect(start!.value).toBe('arr@-4');
    expect(end!.value).toBe('arr@0');
    expect(steps!.reduce((sum, step) => sum + value(step.value), value(start!.value))).toBeCloseTo(value(end!.value), 2);
    expect(value('new_arr.quarters@0')).toBe(12 * 3_366_958);
    expect(value('expansion_arr.quarters@0')).toBe(12 * 5_773_149);
  });

  it('tells net retention and gross retention on one page, never one alone', () => {
    expect(page('retention')).toBeDefined();
    expect(outline.slides.some(({ id }) => id === 'trend-nrr' || id === 'trend-grr')).toBe(false);
  });

  it('asks for what the brief asks for, with owner and date, and nothing beside', () => {
    expect(page('actions')!.content.actions).toEqual([
      { what: 'Approve the hiring plan', who: 'Dana', when: '31 Jan' },
      { what: 'Renew the credit line' },
    ]);
    const order = outline.slides.map(({ id }) => id);
    expect(order.slice(order.indexOf('actions') + 1)).toEqual(['data-quality']);
  });
});
