import { describe, expect, it } from 'vitest';
import { SignedLinks } from '../../../src/service/http/links.ts';

const target = { tenantId: 'acme', deckId: 'deck_1', format: 'pptx', keyId: 'key_1' };
const links = new SignedLinks('secret');
const signature = (link: string) => new URL(link, 'http://x').searchParams.get('sig')!;

describe('a signed link', () => {
  const sig = signature(links.make(target, 1000));

  it('holds until it expires', () => {
    expect(links.isValid(target, 1000, sig, 999)).toBe(true);
    expect(links.isValid(target, 1000, sig, 1000)).toBe(false);
  });

  it.each([
    ['tenant', { ...target, tenantId: 'other' }],
    ['deck', { ...target, deckId: 'deck_2' }],
    ['file', { ...target, format: 'layout' }],
    ['key', { ...target, keyId: 'key_2' }],
  ])('is of no use for another %s', (_, other) => {
    expect(links.isValid(other, 1000, sig, 0)).toBe(false);
  });

  it('cannot be given more time', () => {
    expect(links.isValid(target, 2000, sig, 0)).toBe(false);
  });

  it('is void under another secret, cut short or made up', () => {
    expect(new SignedLinks('other').isValid(target, 1000, sig, 0)).toBe(false);
    for (const wrong of ['', sig.slice(1), `${sig}A`, 'é'.repeat(sig.length)]) expect(links.isValid(target, 1000, wrong, 0)).toBe(false);
  });
});
