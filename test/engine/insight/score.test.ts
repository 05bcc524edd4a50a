/** Who listens and what they heard last time: scores follow, figures do not. */
import { describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { findInsights } from '../../../src/engine/insight/find-insights.ts';
import { type Heard, type Listener, scored } from '../../../src/engine/insight/score.ts';
import type { Finding } from '../../../src/model/finding.ts';
import { factTable, planted } from './fixtures.ts';

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

const fallOfBeta = factTable(planted(9, (deal, random) => (deal.month > -3 && deal.product === 'Beta' && random() < 0.8 ? null : deal)));
const lateWins = factTable(planted(7, (deal, random) => (deal.month % 3 === 0 && random() < 0.7 ? { ...deal, won: true } : deal)));
const found = (table: typeof fallOfBeta, listener: Listener | null = null, heard: Heard = {}) =>
  findInsights(new Evidence(table), { listener, heard }).findings;
const score = (findings: readonly Finding[], id: string) => findings.find((finding) => finding.id === id)!.score;
const beta = 'driver:won_value:product=Beta';

describe('scores for those who listen', () => {
  it('are the plain ones where nobody is named and nothing was heard', () => {
    expect(found(fallOfBeta)).toEqual(findInsights(new Evidence(fallOfBeta)).findings);
  });

  it('weigh a pattern inside the quarter more for sales and less for a board', () => {
    const id = found(lateWins).find(({ kind }) => kind === 'pattern')!.id;
    const plain = score(found(lateWins), id);
    expect(score(found(lateWins, 'sales'), id)).toBeGreaterThan(plain);
    expect(score(found(lateWins, 'board'), id)).toBeCloseTo(plain * 0.6, 5);
  });

  it('weigh who sold it little for customers', () => {
    const ofOwners = (listener: Listener | null) =>
      found(fallOfBeta, listener)
        .filter(({ dimension }) => dimension === 'owner')
        .reduce((sum, each) => sum + each.score, 0);
    expect(ofOwners('customer')).toBeLessThan(ofOwners(null) / 2);
  });

  it('change no finding but its score', () => {
    const bare = (findings: readonly Finding[]) => findings.map(({ score: _, ...rest }) => rest).sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(bare(found(fallOfBeta, 'board', { [beta]: 'down' }))).toEqual(bare(found(fallOfBeta)));
  });
});

describe('what was heard last time', () => {
  it('counts less when it is the same', () => {
    expect(score(found(fallOfBeta, null, { [beta]: 'down' }), beta)).toBeCloseTo(score(found(fallOfBeta), beta) * 0.8, 5);
  });

  it('counts more when it turned', () => {
    expect(score(found(fallOfBeta, null, { [beta]: 'up' }), beta)).toBeCloseTo(score(found(fallOfBeta), beta) * 1.2, 5);
  });

  it('is known as a measure that held, too', () => {
    const steady = found(fallOfBeta).find(({ kind }) => kind === 'steady');
    const id = steady!.id;
    expect(score(found(fallOfBeta, null, { [id.replace('steady:', 'delta:')]: 'flat' }), id)).toBeLessThan(score(found(fallOfBeta), id));
  });

  it('never puts a member that moved less before the one that moved most', () => {
    const order = (heard: Heard) =>
      found(fallOfBeta, null, heard)
        .filter(({ kind, metric, dimension }) => kind === 'driver' && metric === 'won_value' && dimension === 'product')
        .map(({ id }) => id);
    expect(order({ [beta]: 'down' })).toEqual(order({}));
  });
});
