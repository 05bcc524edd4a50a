import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf, hintOf, isWellFormed, mintKey } from '../../../src/service/local/local-api-keys.ts';

describe('an API key', () => {
  it('is well formed when it is made, and never made twice', () => {
    const keys = Array.from({ length: 200 }, mintKey);
    expect(keys.every(isWellFormed)).toBe(true);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys[0]).toMatch(/^qd_live_[0-9A-Za-z]{36}$/);
  });

  it('is not well formed when one character was mistyped', () => {
    const key = mintKey();
    fc.assert(
      fc.property(fc.integer({ min: 8, max: key.length - 1 }), fc.constantFrom(...'0aZ9x'), (at, letter) => {
        fc.pre(key[at] !== letter);
        expect(isWellFormed(key.slice(0, at) + letter + key.slice(at + 1))).toBe(false);
      }),
    );
  });

  it('is shown by a hint that tells nothing of its secret, and kept by its hash', () => {
    const key = mintKey();
    expect(hintOf(key)).toBe(`qd_live_…${key.slice(-4)}`);
    expect(hashOf(key)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOf(key)).not.toContain(key.slice(8, 20));
  });
});
