import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepParts, openTemplate } from '../../../../src/engine/brand/template/open-template.ts';
import { readZip, writeZip } from '../../../../src/engine/opc/zip.ts';
import { QuarterdeckError } from '../../../../src/model/errors.ts';
import { tries } from '../../../helpers/rotating.ts';
import { related } from '../../../helpers/templates/hostile/good-template.ts';
import { hostileTemplates } from '../../../helpers/templates/hostile/hostile.ts';
import { templateNames, templates } from '../../../helpers/templates/templates.ts';

function refusal(bytes: Uint8Array): QuarterdeckError {
  try {
    openTemplate(bytes);
  } catch (error) {
    if (error instanceof QuarterdeckError) return error;
    throw error;
  }
  throw new Error('It was opened');
}

const oneOfEachCause = hostileTemplates.filter(([, cause], at) => hostileTemplates.findIndex(([, other]) => other === cause) === at);

describe('a hostile template', () => {
  // One cause after the other; test/full has every file of each.
  it.each(oneOfEachCause)('with %s is refused as %s', (_, code, bytes) => {
    const file = bytes();
    const start = performance.now();
    const error = refusal(file);
    expect(performance.now() - start).toBeLessThan(2000);
    expect([error.code, error.errors.map((detail) => detail.code)]).toEqual(['brand_template_refused', [code]]);
    expect(error.message).toMatch(/^[A-Z[\w].*\.$/);
    expect(error.next).toMatch(/\.$/);
  });

  it('is refused for its own cause', () => {
    expect(hostileTemplates.length).toBeGreaterThanOrEqual(40);
    expect(new Set(hostileTemplates.map(([name]) => name)).size).toBe(hostileTemplates.length);
  });
});

describe('a template', () => {
  it('whose parts point at one another in a ring is opened', () => {
    const ring = related('slideLayout', '../slideLayouts/slideLayout1.xml', false);
    expect(openTemplate(ring).pkg.parts.size).toBeGreaterThan(10);
  });

  const flips = fc.array(fc.tuple(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.integer({ min: 1, max: 255 })), {
    maxLength: 6,
  });
  const which = fc.integer({ min: 0, max: templateNames.length - 1 });
  const files = templateNames.map((name) => templates[name]());

  function damaged(bytes: Uint8Array, spots: readonly [number, number][]): Buffer {
    const copy = Buffer.from(bytes);
    for (const [at, mask] of spots) if (copy.length > 0) copy[Math.floor(at * copy.length)]! ^= mask;
    return copy;
  }

  function openedOrRefused(bytes: Uint8Array): void {
    try {
      keepParts(openTemplate(bytes));
    } catch (error) {
      expect((error as Error).name, (error as Error).stack).toBe('QuarterdeckError');
      expect((error as QuarterdeckError).code).toBe('brand_template_refused');
    }
  }

  it('damaged or cut off anywhere is opened or refused, and nothing else happens', () => {
    const length = fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true }));
    fc.assert(
      fc.property(which, flips, length, (file, spots, keep) => {
        const bytes = damaged(files[file]!, spots);
        openedOrRefused(bytes.subarray(0, Math.ceil(keep * bytes.length)));
      }),
      { numRuns: tries(200) },
    );
  });

  it('with a damaged or missing part in a sound zip is opened or refused, and nothing else happens', () => {
    const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(which, share, flips, fc.boolean(), (file, at, spots, whole) => {
        const parts = readZip(files[file]!);
        const name = [...parts.keys()][Math.floor(at * parts.size)]!;
        if (whole) parts.set(name, damaged(parts.get(name)!, spots));
        else parts.delete(name);
        openedOrRefused(writeZip(parts));
      }),
      { numRuns: tries(200) },
    );
  });
});
