import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fontChoice } from '../../../src/engine/fonts/face.ts';
import { bulletIndent, measureParagraphs } from '../../../src/engine/fonts/measure.ts';
import type { Paragraph } from '../../../src/model/layout.ts';

const calibri = { family: 'Calibri' };
const words = (text: string): Paragraph[] => [{ runs: [{ text }] }];
const sentence = 'Won value fell 6.0% to $2.80M; GTXPro alone lost $138K';

describe('measured text', () => {
  it('is as high as its lines at 1.2 times the size', () => {
    const { height, lines } = measureParagraphs(words(sentence), 3, 14, calibri);
    expect(height).toBeCloseTo((lines * 14 * 1.2) / 72, 6);
  });

  it('has the widths LibreOffice sets Carlito with', () => {
    const { widest } = measureParagraphs(words('Hello AVA'), 10, 72, calibri);
    expect(widest).toBeGreaterThan(3.967);
    expect(widest).toBeLessThan(3.967 * 1.005);
  });

  it('takes one line for no text', () => {
    expect(measureParagraphs([{ runs: [] }], 3, 14, calibri)).toEqual({ height: (14 * 1.2) / 72, lines: 1, widest: 0 });
  });

  it('scales with the line spacing', () => {
    const single = measureParagraphs(words(sentence), 3, 14, calibri).height;
    expect(measureParagraphs(words(sentence), 3, 14, { ...calibri, lineSpacing: 1.1 }).height).toBeCloseTo(single * 1.1, 6);
  });

  it('is wider when bold', () => {
    const regular = measureParagraphs(words(sentence), 20, 14, calibri).widest;
    expect(measureParagraphs([{ runs: [{ text: sentence, bold: true }] }], 20, 14, calibri).widest).toBeGreaterThan(regular);
  });

  it('breaks where a line break stands', () => {
    expect(measureParagraphs(words('one\ntwo\nthree'), 5, 14, calibri).lines).toBe(3);
  });

  it('is not broken between a number and its unit held by a no-break space', () => {
    const { widest } = measureParagraphs(words('51.8\u00A0days'), 0.4, 14, calibri);
    expect(widest).toBeGreaterThan(0.4);
  });

  it('breaks a word longer than the line and says how wide it is', () => {
    const { lines, widest } = measureParagraphs(words('Donaudampfschifffahrtsgesellschaft'), 1, 14, calibri);
    expect([lines, widest > 1]).toEqual([3, true]);
  });

  it('lets the largest run decide the height of its line', () => {
    const { height } = measureParagraphs([{ runs: [{ text: 'small ' }, { text: 'large', size: 36 }] }], 10, 14, calibri);
    expect(height).toBeCloseTo((36 * 1.2) / 72, 6);
  });

  it('hangs the text of a bullet in, further at each level', () => {
    const plain = measureParagraphs(words('a point'), 10, 14, calibri).widest;
    const under = measureParagraphs([{ runs: [{ text: 'a point' }], bullet: 'dot', level: 1 }], 10, 14, calibri).widest;
    expect(under - plain).toBeCloseTo(2 * bulletIndent(14), 6);
  });

  it('counts the space after paragraphs but the last', () => {
    const one = measureParagraphs([{ runs: [{ text: 'a' }], after: 6 }], 5, 14, calibri).height;
    const two = measureParagraphs([...[1, 2].map(() => ({ runs: [{ text: 'a' }], after: 6 }))], 5, 14, calibri).height;
    expect(two - 2 * one).toBeCloseTo(6 / 72, 6);
  });

  it('reserves a line where a paragraph is longer than six', () => {
    const { lines, height } = measureParagraphs(words(Array(80).fill('word').join(' ')), 3, 14, calibri);
    expect([lines > 6, Math.round((height * 72) / (14 * 1.2))]).toEqual([true, lines + 1]);
  });

  it('gives each Chinese character a full square', () => {
    expect(measureParagraphs(words('季度业务回顾'), 10, 72, calibri).widest).toBeCloseTo(6, 1);
  });

  it('sets Chinese and Latin letters apart where they meet', () => {
    const [chinese, latin, both] = ['季度', 'CRM', '季度CRM季度'].map((text) => measureParagraphs(words(text), 10, 72, calibri).widest);
    expect(both! - latin! - 2 * chinese!).toBeCloseTo(0.5, 3);
  });

  it('gives quotation marks and ellipses the width of the Chinese before them', () => {
    const [plain, marked] = ['季度', '季度……'].map((text) => measureParagraphs(words(text), 10, 72, calibri).widest);
    expect(marked! / plain!).toBeCloseTo(2, 6);
  });

  it('joins Arabic letters: a word is narrower than its letters alone', () => {
    const widthOf = (text: string) => measureParagraphs(words(text), 20, 72, calibri).widest;
    const word = 'التجديدات';
    const alone = Array.from(word, widthOf).reduce((sum, width) => sum + width, 0);
    expect(widthOf(word)).toBeLessThan(alone * 0.9);
    // As DejaVu Sans shapes it.
    expect(widthOf(word)).toBeCloseTo(4.08, 1);
    expect(measureParagraphs([{ runs: [{ text: word, bold: true }] }], 20, 72, calibri).widest).toBeGreaterThan(4.7);
  });

  it('takes no width for the marks upon Arabic letters', () => {
    const [plain, marked] = ['يسجل', 'يُسجَّل'].map((text) => measureParagraphs(words(text), 20, 72, calibri).widest);
    expect(marked).toBe(plain);
  });

  it('keeps both sides of a slash together', () => {
    expect(measureParagraphs(words('one/two'), 0.55, 14, calibri).widest).toBeGreaterThan(0.55);
  });

  it('breaks Chinese between characters', () => {
    expect(measureParagraphs(words('季度业务回顾季度业务回顾'), 1, 14, calibri).lines).toBe(3);
  });

  it('sets Greek, Cyrillic and Central European letters in the same font', () => {
    for (const text of ['Ελληνικά', 'Отчёт', 'Příliš žluťoučký']) {
      const { widest } = measureParagraphs(words(text), 10, 72, calibri);
      expect(widest / text.length).toBeGreaterThan(0.35);
      expect(widest / text.length).toBeLessThan(0.62);
    }
  });

  it('takes an unknown family for Calibri and a little more', () => {
    const known = measureParagraphs(words(sentence), 20, 14, calibri).widest;
    const unknown = measureParagraphs(words(sentence), 20, 14, { family: 'Gotham' }).widest;
    expect([fontChoice('Gotham').substituted, Math.round((unknown / known) * 100)]).toEqual([true, 108]);
  });
});

describe('any text', () => {
  const anyWords = fc.array(fc.oneof(fc.lorem({ maxCount: 1 }), fc.string({ unit: 'grapheme', maxLength: 12 })), { maxLength: 30 });
  const width = fc.double({ min: 0.2, max: 12, noNaN: true });
  const size = fc.constantFrom(9, 12, 14, 18, 26, 44);

  it('has a size, never a negative one', () => {
    fc.assert(
      fc.property(anyWords, width, size, (list, w, pt) => {
        const { height, lines, widest } = measureParagraphs(words(list.join(' ')), w, pt, calibri);
        expect(lines).toBeGreaterThanOrEqual(1);
        expect(height).toBeGreaterThan(0);
        expect(widest).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('never takes fewer lines with one more word', () => {
    fc.assert(
      fc.property(fc.array(fc.lorem({ maxCount: 1 }), { minLength: 1, maxLength: 40 }), width, size, (list, w, pt) => {
        const before = measureParagraphs(words(list.slice(0, -1).join(' ')), w, pt, calibri).lines;
        expect(measureParagraphs(words(list.join(' ')), w, pt, calibri).lines).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('never takes more lines in a wider box', () => {
    fc.assert(
      fc.property(fc.array(fc.lorem({ maxCount: 1 }), { minLength: 1, maxLength: 40 }), width, size, (list, w, pt) => {
        const narrow = measureParagraphs(words(list.join(' ')), w, pt, calibri).lines;
        expect(measureParagraphs(words(list.join(' ')), w * 1.5, pt, calibri).lines).toBeLessThanOrEqual(narrow);
      }),
    );
  });
});
