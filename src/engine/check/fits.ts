/** Gate "fits": nothing leaves the slide, overlaps or overflows, measured in the deck's own fonts. */
import { type BrandKit, fontOf } from '../../model/brand-kit.ts';
import { cellInset, cellWidths } from '../../model/geometry.ts';
import { languages } from '../../model/language.ts';
import type { Box, Element, Layout, LayoutSlide, TableElement, TextElement } from '../../model/layout.ts';
import { measureParagraphs } from '../fonts/measure.ts';
import type { Finding } from './report.ts';
import { paragraphsText, runsText } from './truth/slide-texts.ts';

export function checkFits({ size, slides, brandKit, language }: Layout): Finding[] {
  const start = languages[language].direction === 'rtl' ? 'right' : 'left';
  return slides.flatMap((slide, i) => {
    const find = (rule: string, message: string): Finding => ({ gate: 'fits', rule, slide: i + 1, message });
    const outside = slide.elements
      .filter((element) => !encloses({ x: 0, y: 0, ...size }, element))
      .map(({ name }) => find('off-slide', `"${name}" leaves the slide.`));
    const texts = slide.elements.flatMap((element) =>
      element.type === 'text'
        ? textOverflows(element, brandKit, find)
        : element.type === 'table'
          ? tableOverflows(element, brandKit, find)
          : [],
    );
    return [...outside, ...texts, ...overlaps(slide, brandKit, start, find)];
  });
}

/** The side on which lines start. */
type Start = 'left' | 'right';

type Find = (rule: string, message: string) => Finding;

function textOverflows(element: TextElement, kit: BrandKit, find: Find): Finding[] {
  if (paragraphsText(element.paragraphs) === '') return [];
  const { height } = measured(element, kit);
  const over = height - (element.h - 2 * element.inset);
  return over > tolerance ? [find('text-overflows', `The text of "${element.name}" is ${over.toFixed(2)} in higher than its box.`)] : [];
}

function measured(element: TextElement, kit: BrandKit) {
  return measureParagraphs(element.paragraphs, element.w - 2 * element.inset, element.size, {
    ...fontOf(kit, element.font),
    lineSpacing: element.lineSpacing,
  });
}

function tableOverflows(table: TableElement, kit: BrandKit, find: Find): Finding[] {
  const findings: Finding[] = [];
  const across = table.columns.reduce((sum, width) => sum + width, 0);
  if (Math.abs(across - table.w) > tolerance)
    findings.push(find('table-width', `The columns of "${table.name}" do not add up to its width.`));
  const down = table.rows.reduce((sum, { height }) => sum + height, 0);
  if (down > table.h + tolerance) findings.push(find('table-height', `The rows of "${table.name}" are higher than it is.`));
  table.rows.forEach(({ cells, height, role }, row) => {
    const setting = { ...fontOf(kit, 'body'), bold: role === 'header' || role === 'total' };
    const widths = cellWidths({ cells }, table.columns);
    const tooHigh = cells.find(({ runs }, at) => {
      if (runsText(runs) === '') return false;
      const width = widths[at]! - 2 * cellInset.x;
      return measureParagraphs([{ runs }], width, table.size, setting).height + 2 * cellInset.y > height + tolerance;
    });
    if (tooHigh) findings.push(find('cell-overflows', `Row ${row + 1} of "${table.name}" is too low for "${runsText(tooHigh.runs)}".`));
  });
  return findings;
}

/** Shapes without text may overlap others of their group; anything else only if entirely inside the other, clear of its text. */
function overlaps({ elements }: LayoutSlide, kit: BrandKit, start: Start, find: Find): Finding[] {
  const findings: Finding[] = [];
  const boxes = elements.filter(({ type }) => type !== 'connector').sort((a, b) => a.x - b.x);
  const ink = new Map<Element, Box | null>();
  const inkOf = (element: Element) => {
    if (!ink.has(element)) ink.set(element, element.type === 'text' ? inkBox(element, kit, start) : element);
    return ink.get(element)!;
  };
  boxes.forEach((a, i) => {
    for (let j = i + 1; j < boxes.length; j++) {
      const b = boxes[j]!;
      // Sorted from the left: no later one can touch a.
      if (b.x >= a.x + a.w) break;
      if (!intersection(a, b)) continue;
      if (a.group !== undefined && a.group === b.group && !(inkOf(a) && inkOf(b))) continue;
      const [outer, inner] = a.w * a.h >= b.w * b.h ? [a, b] : [b, a];
      const clear =
        encloses(outer, inner) && outer.type === 'text' && !(inkOf(outer) && intersection(inkOf(outer)!, inkOf(inner) ?? inner));
      if (!clear) findings.push(find('overlap', `"${a.name}" and "${b.name}" overlap.`));
    }
  });
  return findings;
}

/** The area that the text of an element really occupies; null without text. */
function inkBox(element: TextElement, kit: BrandKit, start: Start): Box | null {
  if (paragraphsText(element.paragraphs).trim() === '') return null;
  const { height, widest } = measured(element, kit);
  const free = element.h - 2 * element.inset - height;
  const align = element.paragraphs[0]?.align ?? start;
  const side = element.w - 2 * element.inset - widest;
  return {
    x: element.x + element.inset + (align === 'left' ? 0 : align === 'center' ? side / 2 : side),
    y: element.y + element.inset + (element.anchor === 'top' ? 0 : element.anchor === 'middle' ? free / 2 : free),
    w: widest,
    h: height,
  };
}

/** Inches; invisible at any zoom that shows the slide. */
const tolerance = 0.01;

/** The common part of two boxes; null if thinner than the tolerance in either direction. */
export function intersection(a: Box, b: Box): Box | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const w = Math.min(a.x + a.w, b.x + b.w) - x;
  const h = Math.min(a.y + a.h, b.y + b.h) - y;
  return w > tolerance && h > tolerance ? { x, y, w, h } : null;
}

export function encloses(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x - tolerance &&
    inner.y >= outer.y - tolerance &&
    inner.x + inner.w <= outer.x + outer.w + tolerance &&
    inner.y + inner.h <= outer.y + outer.h + tolerance
  );
}
