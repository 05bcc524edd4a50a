import { describe, expect, it } from 'vitest';
import { type HeatTableContent, heatTable } from '../../../src/engine/kinds/heat-table.ts';
import type { TableElement, TextElement } from '../../../src/model/layout.ts';
import { pagesOf, testPage } from './test-page.ts';

const rate = (at: number) => `win_rate@${at}`;
const content = (values: (string | null)[][], more: Partial<HeatTableContent> = {}): HeatTableContent => ({
  head: 'Cohort',
  columns: values[0]!.map((_, at) => `M${at}`),
  rows: values.map((row, at) => ({ label: `Row ${at}`, values: row })),
  reading: [],
  ...more,
});
const tableOf = (given: HeatTableContent) => pagesOf('heat-table', given)[0]![0] as TableElement;
const cellsOf = (given: HeatTableContent) =>
  tableOf(given)
    .rows.slice(1)
    .map(({ cells }) => cells.slice(1));

describe('a heat table', () => {
  it('has the lightest tint under the smallest figure and the darkest under the largest', () => {
    const [cells] = cellsOf(content([[rate(-7), rate(-3), rate(-2)]]));
    expect(cells!.map(({ fill }) => fill)).toEqual(['accent-12', 'accent-60', 'accent']);
  });

  it('has the rows behind a figure small beside it', () => {
    const given = content([[rate(-7), rate(-3)]]);
    const [cells] = cellsOf({ ...given, rows: [{ ...given.rows[0]!, counts: [rate(-2), null] }] });
    const [figure, behind] = cells![0]!.runs;
    expect(behind!.text.trim()).toMatch(/^[\d.]+%$/);
    expect(behind!.size).toBeLessThan(testPage().sizes.label);
    expect(figure!.size ?? testPage().sizes.label).toBe(testPage().sizes.label);
    expect(cells![1]!.runs).toHaveLength(1);
  });

  it('leaves blank what has not begun', () => {
    const [cells] = cellsOf(content([[null, null, rate(-3), null, rate(-2)]]));
    expect(cells!.map(({ runs }) => runs[0]!.text === '')).toEqual([true, true, false, false, false]);
  });

  it('leaves blank what a cohort has not lived yet, and marks what is missing before', () => {
    const [first, second] = cellsOf(
      content([
        [rate(-7), null, rate(-2)],
        [rate(-4), null, null],
      ]),
    );
    expect(first![1]).toMatchObject({ runs: [{ text: '–' }] });
    expect(first![1]!.fill).toBeUndefined();
    expect(second!.slice(1).map(({ runs }) => runs[0]!.text)).toEqual(['', '']);
  });

  it('names no row on a page that has no figure of it', () => {
    const lived = Array.from({ length: 20 }, (_, row) => Array.from({ length: 20 }, (_, at) => (row + at < 20 ? rate(-(at % 8)) : null)));
    const pages = pagesOf('heat-table', content(lived)).map(([drawn]) => (drawn as TableElement).rows.slice(1));
    expect(pages.length).toBeGreaterThan(1);
    for (const row of pages.flat()) expect(row.cells.slice(1).some(({ fill }) => fill !== undefined)).toBe(true);
  });

  it('tells good from bad on both sides of a middle, and marks what is far from it', () => {
    const middle = { value: rate(-3), label: 'All', good: 'above' as const };
    const values = [[rate(-7), rate(-3), rate(-1)]];
    const [above] = cellsOf(content(values, { middle }));
    expect(above!.map(({ fill, runs }) => `${fill} ${runs[0]!.text}`)).toEqual(['bad-30 ▼ 58.0%', 'ink-5 62.0%', 'good-30 ▲ 65.0%']);
    const [below] = cellsOf(content(values, { middle: { ...middle, good: 'below' } }));
    expect(below![0]!.fill).toBe('good-30');
  });

  it('shades nothing closer to the middle of its own row than the least that counts, and strongly what is half as far again', () => {
    const middle = { value: rate(-3), label: 'Own rate', good: 'above' as const, least: 0.04 };
    const given = content([[rate(-7), rate(-3), rate(-1)]], { middle });
    const cells = (own: string) => cellsOf({ ...given, rows: given.rows.map((row) => ({ ...row, middle: own })) })[0]!;
    expect(cells(rate(-3)).map(({ fill }) => fill)).toEqual(['bad-12', 'ink-5', 'ink-5']);
    expect(cells(rate(-7)).map(({ fill }) => fill)).toEqual(['ink-5', 'good-12', 'good-30']);
  });

  it('stands left of a table and its reading', () => {
    const aside = {
      columns: [
        { label: 'Place', align: 'left' as const },
        { label: 'Cost', align: 'right' as const, bars: true },
      ],
      rows: [{ cells: ['Here', `{{${rate(-7)}}}`], role: 'highlight' as const }],
    };
    const drawn = pagesOf('heat-table', content([[rate(-7), rate(-2)]], { aside, reading: ['What it comes to.'] }))[0]!;
    const [heat, table] = drawn.filter((element): element is TableElement => element.type === 'table');
    const reading = drawn.find((element) => element.type === 'text' && element.name === 'Reading 1')!;
    expect(heat!.x + heat!.w).toBeLessThan(table!.x);
    expect(reading.x).toBeGreaterThanOrEqual(table!.x);
    expect(reading.x + reading.w).toBeLessThanOrEqual(table!.x + table!.w);
    expect(reading.y).toBeGreaterThan(table!.y + table!.h);
  });

  it('puts a reading that has no room under the table beside it under both', () => {
    const aside = {
      columns: [
        { label: 'Place', align: 'left' as const },
        { label: 'Cost', align: 'right' as const },
      ],
      rows: Array.from({ length: 7 }, (_, at) => ({
        cells: [`A place with a long name, number ${at}, on two lines`, '1'],
        role: 'body' as const,
      })),
    };
    const reading = ['What it comes to in many words, twice over.', 'What else there is to say of it.'];
    const drawn = pagesOf('heat-table', content([[rate(-7), rate(-2)]], { aside, reading, soWhat: 'What follows from all of it.' }))[0]!;
    const bottom = Math.max(...drawn.filter(({ type }) => type === 'table').map(({ y, h }) => y + h));
    const panels = drawn.filter(({ name }) => name.endsWith('panel') || name.endsWith('edge'));
    expect(panels.length).toBeGreaterThan(0);
    for (const { y, h } of panels) {
      expect(y).toBeGreaterThan(bottom);
      expect(h).toBeGreaterThan(0);
    }
  });

  it('keeps its tints where it goes on to a second page', () => {
    const rows = Array.from({ length: 16 }, (_, at) => [rate(-(at % 8))]);
    const pages = heatTable.split(content(rows), testPage());
    expect(pages.length).toBeGreaterThan(1);
    expect(new Set(pages.map(({ ends }) => ends?.join())).size).toBe(1);
  });

  it('says in words which end is which', () => {
    const page = pagesOf('heat-table', content([[rate(-7), rate(-2)]]))[0]!;
    const texts = page.filter((element): element is TextElement => element.type === 'text').flatMap(({ paragraphs }) => paragraphs);
    const said = texts.map(({ runs }) => runs.map(({ text }) => text).join(''));
    expect(said.join(' ')).toMatch(/Lowest 58.* Highest 66/);
  });
});
