/** Defects in decks of another maker, with text boxes, tables and charts as most people draw them. */
import { describe, expect, it } from 'vitest';
import { readBrandKit } from '../../../src/engine/brand/read-brand-kit.ts';
import type { RuleId } from '../../../src/engine/review/finding.ts';
import { reviewDeck } from '../../../src/engine/review/review-deck.ts';
import { type ForeignSlide, foreignDeck, plain } from './foreign-deck.ts';

const title = 'Revenue rose 21% to $2.64M';
const place = { x: 0.6, y: 1.8, w: 8, h: 4.6 };
const months = ['Jan 2025', 'Feb 2025', 'Mar 2025', 'Apr 2025'];
const pixel = (w: number, h: number) => {
  const header = Buffer.alloc(33);
  header.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  header.writeUInt32BE(13, 8);
  header.write('IHDR', 12, 'latin1');
  header.writeUInt32BE(w, 16);
  header.writeUInt32BE(h, 20);
  return `image/png;base64,${header.toString('base64')}`;
};
const cell = (text: string, align: 'left' | 'right' = 'right') => ({ text, options: { align, fontSize: 12 } });
const table = (slide: ForeignSlide, rows: readonly (readonly string[])[], align: 'left' | 'right' = 'right') =>
  slide.addTable(
    rows.map((row) => row.map((text, at) => cell(text, at === 0 ? 'left' : align))),
    { ...place, colW: row0(rows).map(() => 2), rowH: 0.4, fontFace: 'Arial' },
  );
const row0 = (rows: readonly (readonly string[])[]) => rows[0]!;
const chart = (slide: ForeignSlide, kind: 'bar' | 'line' | 'pie', series: { name: string; values: number[] }[], options: object = {}) =>
  slide.addChart(
    kind as never,
    series.map((each) => ({ ...each, labels: each.values.map((_, at) => months[at] ?? `Part ${at}`) })),
    { ...place, altText: 'A chart', showLegend: false, ...options },
  );
const text = (slide: ForeignSlide, words: string, more: object = {}) =>
  slide.addText(words, { ...plain, x: 0.6, y: 2, w: 9, h: 1, ...more });

const defects: readonly (readonly [RuleId, string, (slide: ForeignSlide) => unknown, string?])[] = [
  ['pie-parts', 'a pie of nine parts', (slide) => chart(slide, 'pie', [{ name: 'Share', values: [9, 8, 7, 6, 5, 4, 3, 2, 1] }])],
  ['parts-not-whole', 'a pie of 96%', (slide) => chart(slide, 'pie', [{ name: 'Share', values: [40, 30, 26] }])],
  [
    'many-series',
    'a chart of eight series',
    (slide) =>
      chart(
        slide,
        'line',
        Array.from({ length: 8 }, (_, at) => ({ name: `S${at}`, values: [1, 2, 3, at] })),
      ),
  ],
  [
    'dense-labels',
    'a label at each of forty bars',
    (slide) => chart(slide, 'bar', [{ name: 'Won', values: Array.from({ length: 40 }, (_, at) => 100_000 + at) }], { showValue: true }),
  ],
  [
    'bars-not-from-zero',
    'bars from 50',
    (slide) => chart(slide, 'bar', [{ name: 'Won', values: [60, 70, 80, 90] }], { valAxisMinVal: 50 }),
  ],
  [
    'one-series-legend',
    'a legend for one series',
    (slide) => chart(slide, 'bar', [{ name: 'Won', values: [60, 70, 80, 90] }], { showLegend: true }),
  ],
  ['title-against-chart', 'a title that says the reverse', (slide) => chart(slide, 'line', [{ name: 'Revenue', values: [9, 8, 6, 4] }])],
  [
    'many-gridlines',
    'ten gridlines',
    (slide) =>
      chart(slide, 'bar', [{ name: 'Won', values: [60, 70, 80, 90] }], { valAxisMinVal: 0, valAxisMaxVal: 100, valAxisMajorUnit: 10 }),
  ],
  [
    'total-differs',
    'a total that is not the sum',
    (slide) =>
      table(slide, [
        ['Region', 'Won'],
        ['North', '120'],
        ['South', '80'],
        ['Total', '210'],
      ]),
  ],
  [
    'parts-not-whole',
    'shares of 97%',
    (slide) =>
      table(slide, [
        ['Region', 'Share'],
        ['North', '60%'],
        ['South', '30%'],
        ['West', '7%'],
      ]),
  ],
  [
    'mixed-decimals',
    'one figure with other decimals',
    (slide) =>
      table(slide, [
        ['Region', 'Rate'],
        ['North', '12.5%'],
        ['South', '14.1%'],
        ['East', '13.25%'],
        ['West', '11.9%'],
      ]),
  ],
  [
    'numbers-unaligned',
    'figures aligned to the left',
    (slide) =>
      table(
        slide,
        [
          ['Region', 'Won'],
          ['North', '120'],
          ['South', '80'],
          ['West', '4'],
        ],
        'left',
      ),
  ],
  [
    'table-header',
    'a table without a header row',
    (slide) =>
      table(slide, [
        ['Region', 'Won'],
        ['North', '120'],
        ['South', '80'],
      ]),
  ],
  [
    'alt-missing',
    'a picture without a description',
    (slide) => slide.addImage({ data: pixel(800, 600), x: 1, y: 2, w: 4, h: 3, altText: '' }),
  ],
  [
    'alt-missing',
    'a picture with a file name for one',
    (slide) => slide.addImage({ data: pixel(800, 600), x: 1, y: 2, w: 4, h: 3, altText: 'image1.png' }),
  ],
  [
    'page-as-picture',
    'a page that is a picture',
    (slide) => slide.addImage({ data: pixel(1600, 900), x: 0, y: 1, w: 11.5, h: 6.4, altText: 'All figures' }),
  ],
  [
    'coarse-picture',
    'a picture of few pixels',
    (slide) => slide.addImage({ data: pixel(120, 90), x: 1, y: 2, w: 4, h: 3, altText: 'Plant' }),
  ],
  [
    'stretched-picture',
    'a picture squeezed',
    (slide) => slide.addImage({ data: pixel(800, 600), x: 1, y: 2, w: 4, h: 2, altText: 'Plant' }),
  ],
  [
    'overlap',
    'two texts on each other',
    (slide) => [text(slide, 'The first of two texts'), text(slide, 'The second of two texts', { y: 2.1 })],
  ],
  [
    'overlap',
    'a text over a chart',
    (slide) => [
      chart(slide, 'bar', [{ name: 'Won', values: [60, 70, 80, 90] }]),
      text(slide, 'A whole sentence that stands right over the bars of the chart', { x: 2, y: 3, w: 4 }),
    ],
  ],
  [
    'covered',
    'a text behind a form',
    (slide) => [
      text(slide, 'Nobody sees this text'),
      slide.addShape('rect' as never, { x: 0.5, y: 1.9, w: 6, h: 2, fill: { color: 'DDDDDD' } }),
    ],
  ],
  [
    'text-overflows',
    'a sentence in a small box',
    (slide) => text(slide, 'A sentence that needs more than one line in so small a box', { w: 2, h: 0.35, line: { color: '000000' } }),
  ],
  ['small-text', 'text of 7 pt', (slide) => text(slide, 'The small print', { fontSize: 7 })],
  ['contrast', 'white on white', (slide) => text(slide, 'Hidden words', { color: 'FFFFFF' })],
  ['contrast', 'yellow on its own pale fill', (slide) => text(slide, 'Hidden words', { color: 'FFD966', fill: { color: 'FFF2CC' } })],
  ['filler', 'a figure to come', (slide) => text(slide, 'Revenue of $XX million')],
  ['filler', 'a prompt in French', (slide) => text(slide, 'Cliquez pour ajouter du texte')],
  ['filler', 'a name to insert', (slide) => text(slide, 'Prepared for [Company name]')],
  ['impossible-date', 'a day that is none', (slide) => text(slide, 'Due on 31.02.2025')],
  ['title-placeholder', 'a title in a text box', (slide) => text(slide, 'Costs fell 3%', { y: 0.4, h: 0.8, fontSize: 28 }), ''],
  ['off-brand-font', 'another font than the brand has', (slide) => text(slide, 'In another voice', { fontFace: 'Courier New' })],
  ['off-brand-color', 'a colour the brand does not have', (slide) => text(slide, 'In pink', { color: 'B0006D' })],
  ['forbidden-color', 'a colour the brand forbids', (slide) => text(slide, 'In red', { color: 'C00000' })],
  ['minimum-size', 'smaller than the brand allows', (slide) => text(slide, 'Small', { fontSize: 11 })],
];

const kit = () =>
  readBrandKit(
    {
      name: 'Acme',
      colors: { primary: '#1F4E79', text: '#222222', background: '#FFFFFF' },
      fonts: { heading: 'Arial', body: 'Arial' },
      rules: { forbiddenColors: { colors: ['#C00000'], enforce: 'strict' }, minimumSizes: { body: 12, data: 12, enforce: 'strict' } },
    },
    () => Promise.reject(new Error('no file')),
  );

describe('in a foreign deck', () => {
  it.each(defects.map(([rule, what, draw, own = title]) => ({ rule, what, draw, own })))(
    '$rule is found: $what',
    async ({ rule, draw, own }) => {
      const bytes = await foreignDeck([{ title: own, draw }]);
      const { findings } = reviewDeck(bytes, { kit: await kit() });
      expect(findings.filter(({ slide }) => slide === 1).map((finding) => finding.rule)).toContain(rule);
    },
  );

  it('is nothing wrong with sound pages', async () => {
    const bytes = await foreignDeck([
      { title, draw: (slide) => chart(slide, 'line', [{ name: 'Revenue', values: [2, 3, 4, 5] }], { w: 12 }) },
      {
        title: 'Costs fell 3% to $1.20M',
        draw: (slide) =>
          text(slide, 'Energy fell by a tenth, wages rose by 2%, and rents stayed as they were all year.', { fontSize: 24, w: 11, h: 3 }),
      },
      {
        title: 'The plan holds for 2026',
        draw: (slide) => slide.addText('Three things to watch over the year', { ...plain, fontSize: 32, x: 0.6, y: 3, w: 11, h: 1 }),
      },
    ]);
    expect(
      reviewDeck(bytes, { kit: await kit() })
        .findings.filter(({ gate }) => gate !== 'opens')
        .map(({ rule, message }) => `${rule}: ${message}`),
    ).toEqual([]);
  });

  it('are slides built alike, full of bullets and named by topics', async () => {
    const draw = (slide: ForeignSlide) =>
      slide.addText(
        ['First point', 'Second point', 'Third point'].map((words) => ({ text: words, options: { bullet: true, breakLine: true } })),
        { ...plain, x: 0.6, y: 1.8, w: 12, h: 4.5 },
      );
    const bytes = await foreignDeck(
      ['Overview', 'Background', 'Our market', 'Our team', 'Strategy', 'Outlook'].map((own) => ({ title: own, draw })),
    );
    const rules = reviewDeck(bytes).findings.map(({ rule, slide }) => `${rule} ${slide}`);
    expect(rules).toEqual(expect.arrayContaining(['bullet-deck null', 'topic-titles null', 'topic-title 3', 'same-skeleton 3']));
  });
});
