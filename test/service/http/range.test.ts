import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeOf } from '../../../src/service/http/links.ts';

describe('a byte range', () => {
  it.each([
    ['bytes=0-9', { from: 0, to: 9 }],
    ['bytes=90-', { from: 90, to: 99 }],
    ['bytes=90-1000', { from: 90, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=-1000', { from: 0, to: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-3', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['lines=0-9', null],
    [undefined, null],
  ])('%s of a hundred bytes is %j', (header, range) => {
    expect(rangeOf(header, 100)).toEqual(range);
  });

  it('never leaves the file, whatever is asked', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^bytes=\d{0,16}-\d{0,16}$/)), fc.nat(1000), (header, size) => {
        const range = rangeOf(header, size);
        if (range === null || range === 'unsatisfiable') return;
        expect(range.from).toBeGreaterThanOrEqual(0);
        expect(range.from).toBeLessThanOrEqual(range.to);
        expect(range.to).toBeLessThan(size);
      }),
    );
  });
});
