import { describe, expect, it } from 'vitest';
import { Sign, sign } from '../../../src/engine/brief/sign.ts';

describe('a sign', () => {
  it('finds one of its words with what follows, in either case', () => {
    expect(sign('fokus|schwerpunkte?', String.raw`\s+auf\s+(.+)`).exec('QBR, SCHWERPUNKT auf Übergaben')?.[1]).toBe('Übergaben');
  });

  it('finds no word inside another', () => {
    expect(sign('sin', String.raw`\s+(.+)`).test('Business, please')).toBe(false);
  });

  it('finds all matches, as often as it is asked', () => {
    const without = sign('ohne|sans', String.raw`\s+(\p{L}+)`, { flags: 'giu' });
    const names = () => without.matchAll('Ohne Umsatz, sans marge').map((match) => match[1]);
    expect([names(), names()]).toEqual([
      ['Umsatz', 'marge'],
      ['Umsatz', 'marge'],
    ]);
  });

  it('is not compiled for a text that holds none of its words', () => {
    expect(new Sign('focus', '(', 'iu').exec('Board deck')).toBeNull();
  });
});
