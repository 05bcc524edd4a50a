import { describe, expect, it } from 'vitest';
import { slug } from '../../src/service/file-names.ts';

describe('the file name of a title', () => {
  it.each([
    ['Q4 2025 business review', 'q4-2025-business-review'],
    ["Müller & Söhne: what's next?", 'muller-sohne-whats-next'],
    ['四半期レビュー', '四半期レビュー'],
    ['../../etc/passwd', 'etc-passwd'],
    ['???', 'deck'],
  ])('makes of %j %j', (title, name) => {
    expect(slug(title)).toBe(name);
  });

  it('has at most 60 characters', () => {
    expect([...slug('word '.repeat(50))].length).toBeLessThanOrEqual(60);
  });
});
