import { describe, expect, it } from 'vitest';
import { faceOf, fontChoice } from '../../../src/engine/fonts/face.ts';
import { type GlyphRun, glyphsOf } from '../../../src/engine/preview/glyphs.ts';
import type { TextMark } from '../../../src/model/drawing.ts';

const mark = (text: string, more: Partial<TextMark> = {}): TextMark => {
  const { font, factor } = fontChoice(more.family ?? 'Calibri');
  const w = faceOf(font, more.bold ?? false).width(text) * factor * 20;
  return {
    type: 'text',
    element: 'e',
    role: 'text',
    text,
    x: 100,
    y: 50,
    w,
    size: 20,
    family: 'Calibri',
    bold: false,
    italic: false,
    color: '#000000',
    ...more,
  };
};
/** Right end of the last glyph's origin, points. */
const originOf = ({ x, scale, glyphs }: GlyphRun, at: number) => x + glyphs.at(at)!.x * scale.x;

describe('the glyphs of a text', () => {
  it('come from the file it is measured with, at their own width', () => {
    const { runs, missing } = glyphsOf(mark('Won value'), 'en');
    expect(missing).toEqual([]);
    expect(runs).toHaveLength(1);
    expect(runs[0]!.file.key).toMatch(/carlito-latin-400-normal\.woff$/);
    expect(runs[0]!.glyphs).toHaveLength(9);
    expect(runs[0]!.scale.x / runs[0]!.scale.y).toBeCloseTo(1, 2);
  });

  it('are bold or slanted as it is', () => {
    expect(glyphsOf(mark('a', { bold: true }), 'en').runs[0]!.file.key).toMatch(/carlito-latin-700-normal/);
    expect(glyphsOf(mark('a', { italic: true }), 'en').runs[0]!.file.key).toMatch(/carlito-latin-400-italic/);
    expect(glyphsOf(mark('a', { family: 'Arial' }), 'en').runs[0]!.file.key).toMatch(/arimo-latin-400-normal/);
  });

  it('are stretched to the width of a family that has no file', () => {
    const [run] = glyphsOf(mark('Won value', { family: 'Verdana' }), 'en').runs;
    expect(run!.scale.x / run!.scale.y).toBeCloseTo(1.28, 2);
  });

  it('are closer together where letters are kerned', () => {
    const apart = (text: string) => originOf(glyphsOf(mark(text), 'en').runs[0]!, 1) - 100;
    expect(apart('AV')).toBeLessThan(apart('AH'));
  });

  it('are spaced apart by tracking', () => {
    const { w } = mark('ABC');
    const [run] = glyphsOf(mark('ABC', { tracking: 3, w: w + 9 }), 'en').runs;
    expect(originOf(run!, 2) - originOf(glyphsOf(mark('ABC'), 'en').runs[0]!, 2)).toBeCloseTo(6, 1);
  });

  it('come from several files where scripts are mixed', () => {
    const { runs } = glyphsOf(mark('Umsatz Ωmega Łódź Привет'), 'en');
    const files = runs.map(({ file }) => /carlito-(.*)-400/.exec(file.key)![1]);
    expect(new Set(files)).toEqual(new Set(['latin', 'greek', 'latin-ext', 'cyrillic']));
    expect(runs.map(({ text }) => text).join('')).toBe('Umsatz Ωmega Łódź Привет');
    const last = runs.at(-1)!;
    expect(last.x).toBeGreaterThan(runs[0]!.x);
  });

  it('end where the text is laid out to end, though its parts are stretched', () => {
    const text = mark('Umsatz Ωmega Łódź Привет', { family: 'Verdana' });
    const last = glyphsOf(text, 'en').runs.at(-1)!;
    const { advance } = last.file.shape(last.text, false);
    expect(last.x + advance * last.scale.x).toBeCloseTo(100 + text.w, 3);
  });

  it('are an empty box for what no font has', () => {
    const { runs, missing } = glyphsOf(mark('a\u{10F123}b'), 'en');
    expect(missing.map(({ character }) => character)).toEqual(['\u{10F123}']);
    expect(runs.map(({ text }) => text)).toEqual(['a', 'b']);
    expect(missing[0]!.x).toBeGreaterThan(100);
    expect(missing[0]!.x + missing[0]!.w).toBeLessThanOrEqual(runs[1]!.x + 0.001);
  });

  it('leave out what is never seen', () => {
    expect(glyphsOf(mark('\u2066\u2069'), 'en')).toEqual({ runs: [], missing: [] });
  });

  it('keep figures in order inside text from right to left', () => {
    const { runs } = glyphsOf(mark('(2017) Q4', { rtl: true }), 'ar');
    expect(runs.map(({ text }) => text)).toContain('2017');
    const at = (text: string) => runs.find((run) => run.text.includes(text))!.x;
    expect(at('Q4')).toBeLessThan(at('2017'));
  });
});
