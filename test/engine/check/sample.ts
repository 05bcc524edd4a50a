/** A small sound layout and outline that tests break one way at a time. */
import type { BrandKit } from '../../../src/model/brand-kit.ts';
import type { Fact } from '../../../src/model/fact.ts';
import type { ChartElement, Element, Layout, LayoutSlide, TableElement, TextElement } from '../../../src/model/layout.ts';
import type { Outline } from '../../../src/model/outline.ts';

export const brandKit: BrandKit = {
  id: 'sample',
  name: 'Sample',
  colors: {
    primary: '#1F4E79',
    secondary: '#B45F06',
    text: '#1A1A1A',
    background: '#FFFFFF',
    dark: '#14304A',
    light: '#F2F2F2',
    positive: '#2E7D32',
    negative: '#B3261E',
    palette: ['#5B8DB8', '#8A6D3B'],
    link: '#1F4E79',
  },
  fonts: { heading: 'Carlito', body: 'Carlito' },
  logo: null,
  footer: null,
};

export function text(name: string, content: string, more: Partial<TextElement> = {}): TextElement {
  return {
    type: 'text',
    name,
    x: 0.6,
    y: 2,
    w: 6,
    h: 1,
    paragraphs: [{ runs: [{ text: content }] }],
    size: 14,
    color: 'ink',
    font: 'body',
    anchor: 'top',
    inset: 0,
    lineSpacing: 1.1,
    ...more,
  };
}

export function title(content: string, more: Partial<TextElement> = {}): TextElement {
  return text('Title', content, { placeholder: 'title', y: 0.45, w: 12.13, h: 0.95, size: 26, font: 'heading', lineSpacing: 1, ...more });
}

export function chart(more: Partial<ChartElement> = {}): ChartElement {
  return {
    type: 'chart',
    name: 'Chart',
    alt: 'Won value by quarter',
    x: 0.6,
    y: 1.75,
    w: 8,
    h: 4.8,
    chart: 'column',
    categories: ['Q3 2017', 'Q4 2017'],
    series: [{ name: 'Won value', values: [2982255, 2802496], color: 'accent', labels: true }],
    format: '$#,##0.00,,"M"',
    size: 12,
    gap: 55,
    axis: { categories: true, values: false, gridlines: false },
    legend: false,
    ...more,
  };
}

export function table(more: Partial<TableElement> = {}): TableElement {
  const cell = (content: string) => ({ runs: [{ text: content }], align: 'left' as const });
  return {
    type: 'table',
    name: 'Table',
    alt: 'Won value by product',
    x: 0.6,
    y: 1.75,
    w: 6,
    h: 0.8,
    columns: [3, 3],
    rows: [
      { height: 0.4, role: 'header', cells: [cell('Product'), cell('Won value')] },
      { height: 0.4, role: 'body', cells: [cell('GTXPro'), cell('$719K')] },
    ],
    size: 12,
    ...more,
  };
}

export function slide(elements: Element[], more: Partial<LayoutSlide> = {}): LayoutSlide {
  return { id: 'trend', kind: 'trend', layout: 'title-only', title: 'Won value fell 6.0%', elements, notes: [], ...more };
}

export function layoutOf(...slides: LayoutSlide[]): Layout {
  return { version: 1, title: 'Q4 2017 review', language: 'en', asOf: '2017-12-31', size: { w: 13.333, h: 7.5 }, brandKit, slides };
}

export function fact(id: string, value: number | null, more: Partial<Fact> = {}): Fact {
  const metric = id.replace(/[[@].*$/, '');
  return {
    id,
    metric,
    label: metric,
    value,
    unit: 'money',
    currency: 'USD',
    period: '2017-Q4',
    scope: {},
    n: 10,
    formula: '',
    sql: '',
    ...more,
  };
}

export function outlineOf(slides: Outline['slides'], facts: Fact[]): Outline {
  return {
    version: 1,
    title: 'Q4 2017 review',
    language: 'en',
    asOf: '2017-12-31',
    slides,
    facts: Object.fromEntries(facts.map((f) => [f.id, f])),
  };
}
