import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandKitIdPattern, brandKitReferencePattern, readBrandKitReference } from '../../../src/service/schema/brand-kit-reference.ts';

const ids = fc.stringMatching(/^[\w.-]{1,64}$/);

describe('a reference to a brand kit', () => {
  it('is an id for the latest version, or an id and a version', () => {
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 999_999_999 }), (id, version) => {
        expect(readBrandKitReference(id)).toEqual({ id });
        expect(readBrandKitReference(`${id}@${version}`)).toEqual({ id, version });
      }),
    );
  });

  it('is never anything else: what cannot be read is the id of nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          ids.map((id) => `${id}@0`),
          ids.map((id) => `${id}@1@2`),
        ),
        (written) => {
          const { id, version } = readBrandKitReference(written);
          expect(version === undefined ? id : `${id}@${version}`).toBe(written);
          expect(brandKitIdPattern.test(id)).toBe(brandKitReferencePattern.test(written));
        },
      ),
    );
  });
});
