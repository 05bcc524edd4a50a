import { describe, expect, it } from 'vitest';
import { inTime } from '../../src/engine/time-limit.ts';

const limit = { seconds: 0.2, what: 'The brief was not read', next: 'Shorten the prompt.' };

describe('a stage with a limit of time', () => {
  it.each([
    ['a loop', () => { for (;;); }], // biome-ignore format: one case a line
    ['a pattern', () => /(a+)+b/.test('a'.repeat(40))],
  ])('is interrupted inside %s, with what to do next', (_, compute) => {
    expect(() => inTime('brief', compute, limit)).toThrow(
      expect.objectContaining({
        code: 'render_timeout',
        message: 'The brief was not read within 0.2 seconds of computing.',
        next: 'Shorten the prompt.',
      }),
    );
  });

  it('gives what it computes, one inside the other too', () => {
    expect(inTime('outline', () => inTime('layout', () => 2) + 1)).toBe(3);
  });

  it('lets its own errors through', () => {
    const own = new TypeError('own');
    expect(() => inTime('check', () => { throw own; })).toThrow(own); // biome-ignore format: one line
  });
});
