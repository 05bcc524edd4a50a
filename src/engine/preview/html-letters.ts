/** Letters of a web page: text in fonts that are inside the page; outlines, with text upon them that is not seen, where a font is not ours to pass on. */
import { readFileSync } from 'node:fs';
import type { TextMark } from '../../model/drawing.ts';
import { xmlText } from '../opc/write-xml.ts';
import type { FaceFile } from './face-files.ts';
import type { GlyphRun } from './glyphs.ts';
import { coordinate } from './paint.ts';

export class HtmlLetters {
  readonly #families = new Map<FaceFile, string>();

  /** As `Letters` of an SVG. */
  readonly write = (run: GlyphRun, mark: TextMark, outlines: () => string): string => {
    const { file, text, scale, x, y } = run;
    const { size, color, rtl = false, tracking = 0 } = mark;
    const family = this.#family(file);
    const stretch = (scale.x * file.unitsPerEm) / size;
    const w = file.shape(text, rtl).advance * scale.x + Array.from(text).length * tracking * stretch;
    const place = `x="${coordinate(x)}" y="${coordinate(y)}" font-size="${coordinate(size)}" textLength="${coordinate(w)}" lengthAdjust="spacingAndGlyphs"`;
    const direction = rtl ? ' direction="rtl" text-anchor="end"' : '';
    const spaced = tracking > 0 ? ` letter-spacing="${coordinate(tracking)}"` : '';
    const look = family === null ? 'fill="none"' : `font-family="${family}" fill="${color}"`;
    return `${family === null ? outlines() : ''}<text ${place}${direction}${spaced} ${look}>${xmlText(text)}</text>`;
  };

  /** Only fonts that travel with the program have a licence that is known. */
  #family(file: FaceFile): string | null {
    if (!isOurs(file)) return null;
    const known = this.#families.get(file) ?? `f${this.#families.size}`;
    this.#families.set(file, known);
    return known;
  }

  /** The faces that were used, in CSS. */
  css(): string {
    return [...this.#families]
      .map(([file, family]) => {
        const data = readFileSync(file.key.replace(/\.woff$/, '.woff2')).toString('base64');
        return `@font-face { font-family: ${family}; src: url(data:font/woff2;base64,${data}) format('woff2'); }\n`;
      })
      .join('');
  }
}

function isOurs({ key }: FaceFile): boolean {
  return /[\\/]@fontsource[\\/].+\.woff$/.test(key);
}
