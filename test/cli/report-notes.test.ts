import { describe, expect, it } from 'vitest';
import { notesOf } from '../../src/cli/output.ts';
import type { BrandCompliance, Finding, Report } from '../../src/engine/check/report.ts';
import { gates } from '../../src/model/gate.ts';

const report = (findings: Finding[], brand?: BrandCompliance): Report => ({
  understood: [],
  assumptions: [],
  open: [],
  changes: [],
  quality: [],
  gates: gates.map((gate) => ({ gate, passed: gate !== 'on-brand' })),
  findings,
  ...(brand && { brand }),
});
const told = (of: Report) => Object.fromEntries(notesOf(of).flatMap(({ heading, lines }) => (lines.length > 0 ? [[heading, lines]] : [])));

describe('the notes of a report', () => {
  const strict: Finding = {
    gate: 'on-brand',
    rule: 'forbidden-color',
    slide: 2,
    message: 'The slide shows #FF0000, which the brand forbids.',
  };
  const warned: Finding = {
    gate: 'on-brand',
    rule: 'minimum-size',
    slide: 3,
    message: '"Note" has text of 9 pt; 12 is the least the brand allows.',
    warning: true,
  };

  it('tell rules that only warn apart from those that failed a gate', () => {
    expect(told(report([strict, warned]))).toEqual({
      'Brand rules not kept': ['slide 3: "Note" has text of 9 pt; 12 is the least the brand allows.'],
      'Failed gates': ['on-brand: slide 2: The slide shows #FF0000, which the brand forbids.'],
    });
  });

  it('tell how far the brand is kept where it is not whole, with what is short of it', () => {
    const whole = { check: 'fonts', score: 1, of: 90, reasons: [] } as const;
    const short = {
      check: 'layouts',
      score: 0.906,
      of: 43,
      reasons: ['Slide 3 is on "Cover": the template has no layout for such pages.'],
    } as const;
    const checks = [whole, short].map((check) => ({ ...check, reasons: [...check.reasons] }));
    expect(told(report([strict], { score: 0.953, checks })).Brand).toEqual(['Kept by 95.3%: layouts 90.6%', short.reasons[0]]);
    expect(told(report([strict], { score: 1, checks: checks.slice(0, 1) })).Brand).toBeUndefined();
  });
});
