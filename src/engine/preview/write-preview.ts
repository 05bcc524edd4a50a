/** A layout as files to look at. */
import { QuarterdeckError } from '../../model/errors.ts';
import type { Layout, LayoutSlide } from '../../model/layout.ts';
import { draw } from './draw.ts';

export type PreviewFormat = 'pdf' | 'html' | 'png' | 'svg';

export interface PreviewRequest {
  format: PreviewFormat;
  /** Number of the only slide wanted. */
  slide?: number;
  /** All slides in one picture: png, svg. */
  sheet?: boolean;
  /** Slides above their notes: pdf. */
  notes?: boolean;
  /** Pixels: png, svg. */
  width?: number;
  /** The page loads itself again when the program that serves it says so: html. */
  live?: boolean;
}

/** Pixels of a picture of a slide. */
const usualWidth = 1600;

/**
 * One file, or one for each slide where the format is a picture.
 * @throws QuarterdeckError slide_not_found
 */
export async function writePreview(layout: Layout, request: PreviewRequest): Promise<Uint8Array[]> {
  const { format, sheet = false, notes = false, live = false, width = usualWidth } = request;
  const drawing = await draw(layout, chosen(layout, request.slide));
  switch (format) {
    case 'pdf': {
      const { writePdf } = await import('./pdf.ts');
      return [await writePdf(drawing, { asOf: layout.asOf, notes })];
    }
    case 'html': {
      const { writeHtml } = await import('./html.ts');
      return [utf8(writeHtml(drawing, { live }))];
    }
    case 'svg':
    case 'png': {
      const [{ svgPage }, { svgSheet }] = await Promise.all([import('./svg.ts'), import('./sheet.ts')]);
      const drawn = sheet ? [svgSheet(drawing)] : drawing.pages.map((page) => svgPage(page, drawing));
      if (format === 'svg') return drawn.map(({ svg }) => utf8(svg));
      const { pngOf } = await import('./png.ts');
      const pictures: Uint8Array[] = [];
      for (const { svg } of drawn) pictures.push(await pngOf(svg, width));
      return pictures;
    }
  }
}

function chosen({ slides }: Layout, slide: number | undefined): readonly LayoutSlide[] {
  if (slide === undefined) return slides;
  const one = slides[slide - 1];
  if (one) return [one];
  const count = slides.length;
  throw new QuarterdeckError('slide_not_found', `There is no slide ${slide}: the deck has ${count}.`, {
    next: `ask for one from 1 to ${count}`,
  });
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
