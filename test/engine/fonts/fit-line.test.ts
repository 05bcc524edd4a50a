import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitLine } from '../../../src/engine/fonts/fit-line.ts';

const atMost = (length: number) => (text: string) => text.length <= length;

describe('a line that is too long', () => {
  it('is left alone when it fits', () => {
    expect(fitLine('short', atMost(10))).toEqual({ kept: 'short', rest: null });
  });

  it('ends with a clause, and the rest begins like a sentence', () => {
    expect(fitLine('Won value fell to $2.80M; the pipeline held, by count', atMost(45))).toEqual({
      kept: 'Won value fell to $2.80M; the pipeline held',
      rest: 'By count',
    });
  });

  it('is not cut at the comma of a number', () => {
    expect(fitLine('We closed 1,234 of 5,678 deals in the quarter', atMost(30)).kept).toBe('We closed 1,234 of 5,678…');
  });

  it('keeps whole words before an ellipsis, and the rest is all of it', () => {
    expect(fitLine('one two three four', atMost(12))).toEqual({ kept: 'one two…', rest: 'one two three four' });
  });

  it('fits afterwards, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 3, max: 40 }), (text, length) => {
        expect(fitLine(text, atMost(length)).kept.length).toBeLessThanOrEqual(length);
      }),
    );
  });
});
