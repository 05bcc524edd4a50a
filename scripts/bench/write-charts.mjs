/** The engine writing the same slides: layout in, compressed package out. */
import { defaultBrandKit, writeDeck } from '../../dist/index.js';
import { chartSlides } from './chart-slides.mjs';

const slides = [...chartSlides(Number(process.argv[2]))].map(({ title, categories, values }, i) => ({
  id: `chart-${i + 1}`,
  kind: 'comparison',
  layout: 'title-only',
  title,
  notes: [],
  elements: [
    {
      type: 'text',
      name: 'Title',
      placeholder: 'title',
      x: 0.6,
      y: 0.45,
      w: 12.13,
      h: 0.95,
      paragraphs: [{ runs: [{ text: title }] }],
      size: 26,
      color: 'ink',
      font: 'heading',
      anchor: 'top',
      inset: 0,
      lineSpacing: 1,
    },
    {
      type: 'chart',
      name: 'Chart',
      alt: title,
      x: 0.6,
      y: 1.75,
      w: 8,
      h: 5,
      chart: 'column',
      categories,
      series: [{ name: 'Won value', values, color: 'accent', labels: true }],
      format: '#,##0',
      size: 12,
      gap: 55,
      axis: { categories: true, values: false, gridlines: false },
      legend: false,
    },
  ],
}));
const layout = {
  version: 1,
  title: 'Charts',
  language: 'en',
  asOf: '2025-12-31',
  size: { w: 13.333, h: 7.5 },
  brandKit: defaultBrandKit,
  slides,
};
await writeDeck(layout);
