import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines } from '../../../src/engine/fonts/break-lines.ts';
import { measureParagraphs } from '../../../src/engine/fonts/measure.ts';
import { tries } from '../../helpers/rotating.ts';

const calibri = { family: 'Calibri' };
const linesOf = (text: string, width: number, size = 14) =>
  breakLines([{ text }], width, size, calibri).lines.map(({ start, end }) => text.slice(start, end));

describe('a paragraph', () => {
  it('is broken between words, without the spaces at the ends of lines', () => {
    expect(linesOf('Closed-won revenue fell 6.0% to $2.80M although more deals were won', 2.2)).toEqual([
      'Closed-won revenue fell',
      '6.0% to $2.80M although',
      'more deals were won',
    ]);
  });

  it('has an empty line for each break that is written', () => {
    expect(linesOf('One\n\nTwo', 4)).toEqual(['One', '', 'Two']);
  });

  it('breaks a word that is longer than its line between two characters', () => {
    const lines = linesOf('see https://example.com/a/very/long/address/that/goes/on', 1);
    expect(lines[0]).toBe('see');
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.slice(1).join('')).toBe('https://example.com/a/very/long/address/that/goes/on');
  });

  it('cuts neither a character of two units nor an accent off its letter', () => {
    const parts = linesOf('😀\u2060'.repeat(20) + 'e\u0301'.repeat(40), 0.5);
    expect(parts.length).toBeGreaterThan(5);
    expect(parts.filter((part) => /^[\u0301\uDC00-\uDFFF]|[\uD800-\uDBFF]$/.test(part))).toEqual([]);
  });

  it('keeps every line within the width, unless it is one character', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'W', ' ', '-', 'é', '漢', '\n', 'i'), maxLength: 120 });
    fc.assert(
      fc.property(text, fc.double({ min: 0.3, max: 4, noNaN: true }), (text, width) => {
        const { lines } = breakLines([{ text }], width, 12, calibri);
        expect(lines.filter(({ start, end, width: w }) => w > width + 0.0011 && end - start > 1)).toEqual([]);
        expect(
          lines
            .map(({ start, end }) => text.slice(start, end))
            .join('')
            .replace(/\s/g, ''),
        ).toBe(text.replace(/\s/g, ''));
      }),
      { numRuns: tries(300) },
    );
  });

  it('has as many lines as its height is measured with', () => {
    const text = 'The price corridor protects more than a discount, and the old price list stays in force elsewhere.';
    for (const width of [0.4, 1, 2.5, 5, 20])
      expect(measureParagraphs([{ runs: [{ text }] }], width, 18, calibri).lines).toBe(linesOf(text, width, 18).length);
  });

  it('ends with all of its words, even a single letter and a hyphen', () => {
    expect(linesOf('a-', 4)).toEqual(['a-']);
  });

  it('of one endless word takes time in proportion to its length', () => {
    const start = process.cpuUsage();
    expect(linesOf('x'.repeat(200_000), 2).length).toBeGreaterThan(5_000);
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5);
  });
});
