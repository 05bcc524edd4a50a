/** Baseline: plain pptxgenjs writing slides with a title and a chart each, compressed. */
import pptxgen from 'pptxgenjs';
import { chartSlides } from './chart-slides.mjs';

const Pptx = pptxgen.default ?? pptxgen;
const deck = new Pptx();
deck.layout = 'LAYOUT_WIDE';
for (const { title, categories, values } of chartSlides(Number(process.argv[2]))) {
  const slide = deck.addSlide();
  slide.addText(title, { x: 0.6, y: 0.45, w: 12.13, h: 0.95, fontSize: 26, bold: true });
  slide.addChart(deck.ChartType.bar, [{ name: 'Won value', labels: categories, values }], {
    x: 0.6,
    y: 1.75,
    w: 8,
    h: 5,
    showValue: true,
    altText: title,
  });
}
await deck.stream({ compression: true });
