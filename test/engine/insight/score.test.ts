import { describe, expect, it } from 'vitest';
import { scored } from '../../../src/engine/insight/score.ts';
import type { Finding } from '../../../src/model/finding.ts';

const scoreOf = (finding: Partial<Finding>) => scored({ kind: 'delta', impact: 0.5, significance: 0.5, ...finding } as Finding).score;

describe('the score of a finding', () => {
  it('weighs its impact before its significance', () => {
    expect(scoreOf({ impact: 1, significance: 0.5 })).toBeCloseTo(0.8);
    expect(scoreOf({ impact: 0.5, significance: 1 })).toBeCloseTo(0.7);
  });

  it('is a tenth higher for bad news, and for nothing else', () => {
    expect(scoreOf({ tone: 'bad' })).toBeCloseTo(0.55);
    expect([scoreOf({ tone: 'good' }), scoreOf({ tone: 'neutral' })]).toEqual([0.5, 0.5]);
  });

  it('is half where the finding is unsure', () => {
    expect(scoreOf({ significance: 0.3 })).toBeCloseTo(0.42);
    expect(scoreOf({ significance: 0.29 })).toBeCloseTo(0.416 / 2);
  });

  it('is three tenths of what the season explains', () => {
    expect(scoreOf({ demoted: 'seasonal' })).toBeCloseTo(0.15);
  });
});
