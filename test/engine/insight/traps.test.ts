/** The traps of statistics that make automatic decks wrong, one test each. */
import { describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { findInsights } from '../../../src/engine/insight/find-insights.ts';
import { deduplicate } from '../../../src/engine/insight/score.ts';
import { adjust } from '../../../src/engine/insight/statistics.ts';
import type { Finding } from '../../../src/model/finding.ts';
import { admissions, countNote, factTable, type Given, meanNote, moneyNote, nullDeals, rateNote, tableOf } from './fixtures.ts';

type Figures = Record<string, readonly [number, number]>;
const find = (given: Given) => findInsights(new Evidence(tableOf(given))).findings;

/** Won value of each member before and now, of `n` deals of one size, and their sum. */
function members(figures: Readonly<Record<string, readonly [before: number, now: number]>>, n = 100, dimension = 'product'): Figures {
  const facts: Record<string, readonly [number, number]> = {};
  const put = (id: string, value: number, rows: number, error: number) => {
    facts[`won_value${id}`] = [value, rows];
    facts[`won_value.se${id}`] = [error, rows];
  };
  for (const [index, at] of ['-1', '0'].entries()) {
    const values = Object.values(figures).map((pair) => pair[index]!);
    for (const [member, pair] of Object.entries(figures))
      put(`[${dimension}=${encodeURIComponent(member)}]@${at}`, pair[index]!, n, pair[index]! / Math.sqrt(n));
    put(
      `@${at}`,
      values.reduce((sum, value) => sum + value, 0),
      n * values.length,
      Math.hypot(...values) / Math.sqrt(n),
    );
  }
  return facts;
}

const table = (facts: Figures, names: readonly string[]): Given => ({
  metrics: [moneyNote],
  quarters: 2,
  dimensions: { product: names },
  facts,
});

describe('findings', () => {
  it('trap 31: name no leader of fewer than five deals', () => {
    const names = ['Big', 'Small'];
    const figures = { Big: [400, 900], Small: [300, 310] } as const;
    const leads = (n: number) => find(table(members(figures, n), names)).filter(({ kind }) => kind === 'rank');
    expect(leads(4)).toEqual([]);
    expect(leads(40)).toMatchObject([{ member: 'Big' }]);
  });

  it('trap 32: let one p of 0.03 among twenty families pass for chance', () => {
    const finding = (at: number, p: number) => ({ id: `f${at}`, kind: 'delta', metric: `m${at}`, p }) as Finding;
    const many = Array.from({ length: 20 }, (_, at) => finding(at, at === 0 ? 0.03 : 0.5));
    expect(adjust(many).some(({ significant }) => significant)).toBe(false);
    expect(adjust([finding(0, 0.03)])[0]).toMatchObject({ significant: true });
  });

  it('trap 33: say what a sum is without the one deal that makes a fifth of it', () => {
    const facts: Figures = {
      ...members({ A: [1000, 1000], B: [1000, 1400] }, 20),
      'won_value.largest@0': [900, 1],
      'won_value.without_largest@0': [1500, 39],
    };
    expect(find(table(facts, ['A', 'B'])).find(({ kind }) => kind === 'outlier')?.facts.without).toBe('won_value.without_largest@0');
  });

  it('trap 33: say what the mean is without that deal', () => {
    const facts: Figures = {
      ...members({ A: [1000, 1000], B: [1000, 1400] }, 20),
      'won_value.largest@0': [900, 1],
      'won_value.without_largest@0': [1500, 39],
      'average_deal@0': [60, 40],
      'average_deal.without_largest@0': [1500 / 39, 39],
    };
    const given = { ...table(facts, ['A', 'B']), metrics: [moneyNote, meanNote] };
    expect(find(given).find(({ kind }) => kind === 'outlier')?.facts).toMatchObject({
      mean: 'average_deal@0',
      meanWithout: 'average_deal.without_largest@0',
    });
  });

  it('trap 34: tell that a difference turns round inside the members, and do not headline it', () => {
    const rate = ({ hits, n }: { hits: number; n: number }) => [hits / n, n] as const;
    const sum = (parts: readonly { hits: number; n: number }[]) => ({
      hits: parts.reduce((total, { hits }) => total + hits, 0),
      n: parts.reduce((total, { n }) => total + n, 0),
    });
    const facts: Record<string, readonly [number, number]> = {
      'win_rate@0': rate(sum(admissions.flatMap(({ men, women }) => [men, women]))),
      'win_rate[owner=men]@0': rate(sum(admissions.map(({ men }) => men))),
      'win_rate[owner=women]@0': rate(sum(admissions.map(({ women }) => women))),
    };
    for (const { department, men, women } of admissions) {
      facts[`win_rate[segment=${department}]@0`] = rate(sum([men, women]));
      facts[`win_rate[owner=men&segment=${department}]@0`] = rate(men);
      facts[`win_rate[owner=women&segment=${department}]@0`] = rate(women);
    }
    const dimensions = { owner: ['men', 'women'], segment: admissions.map(({ department }) => department) };
    const findings = find({ metrics: [rateNote], quarters: 1, dimensions, facts });
    const women = (kind: Finding['kind']) => findings.find((each) => each.kind === kind && each.member === 'women');
    expect(women('simpson')).toMatchObject({ direction: 'up', inside: 'segment', members: ['A', 'B', 'D', 'F'], claim: true });
    expect(women('rate-difference')).toMatchObject({ direction: 'down', claim: false, demoted: 'simpson' });
    expect(women('rate-difference')!.score).toBeLessThan(women('simpson')!.score);
  });

  it('trap 35: call a rise that comes every year the season, not growth', () => {
    const values = [10, 11, 10, 20, 10, 11, 10, 21, 10, 11, 10, 22];
    const facts: Figures = Object.fromEntries(
      values.flatMap((value, index): [string, readonly [number, number]][] => {
        const at = index - values.length + 1;
        return [
          [`won_value@${at}`, [value * 1e5, 200]],
          [`won_value.se@${at}`, [(value * 1e5) / Math.sqrt(200), 200]],
        ];
      }),
    );
    const findings = find({ metrics: [moneyNote], quarters: 12, facts });
    expect(findings.find(({ kind }) => kind === 'delta')).toMatchObject({ claim: false, demoted: 'seasonal' });
    expect(findings.find(({ kind }) => kind === 'seasonal')?.facts.yoy).toBe('won_value.yoy@0');
    expect(findings.find(({ kind }) => kind === 'yoy')!.score).toBeGreaterThan(findings.find(({ kind }) => kind === 'delta')!.score);
  });

  it('trap 36: know no kind that makes a cause of what moves together', () => {
    const kinds = new Set(find(table(members({ A: [1000, 2000], B: [1000, 1900] }), ['A', 'B'])).map(({ kind }) => kind as string));
    expect([...kinds].filter((kind) => /correlat|cause/.test(kind))).toEqual([]);
  });

  it('trap 37: compare with no period that is still running', () => {
    const deals = nullDeals(3, 1800);
    const evidence = new Evidence({ ...factTable(deals, { partial: -1 }) });
    const kinds = findInsights(evidence).findings.map(({ kind }) => kind);
    expect(kinds.filter((kind) => ['delta', 'steady', 'driver', 'share-shift', 'mix'].includes(kind))).toEqual([]);
  });

  it.each(['Other', 'Others', 'Sonstige', 'Autres', 'Otros', 'Outros', 'Altri', 'その他', '其他', 'أخرى', '(none)'])(
    'trap 38: never let %s lead',
    (rest) => {
      const findings = find(table(members({ [rest]: [9000, 20_000], A: [1000, 1400], B: [1000, 1000] }), [rest, 'A', 'B']));
      expect(findings.filter(({ member }) => member === rest)).toEqual([]);
      expect(findings.find(({ kind }) => kind === 'rank')?.member).toBe('A');
    },
  );

  it('trap 39: find the one that lost most among twenty, however small it is now', () => {
    const names = Array.from({ length: 20 }, (_, at) => `P${String(at).padStart(2, '0')}`);
    const figures = Object.fromEntries(names.map((name, at) => [name, at === 19 ? ([5000, 100] as const) : ([5000, 5000] as const)]));
    const driver = find(table(members(figures, 400), names)).find(({ kind }) => kind === 'driver');
    expect(driver).toMatchObject({ member: 'P19', direction: 'down', claim: true });
  });

  it('trap 40: keep at hand that a share rose while the value fell', () => {
    const evidence = new Evidence(tableOf(table(members({ A: [5000, 4800], B: [5000, 1000] }, 400), ['A', 'B'])));
    const shift = findInsights(evidence).findings.find(({ kind, member }) => kind === 'share-shift' && member === 'A');
    expect(shift?.direction).toBe('up');
    expect(evidence.byId(shift!.facts.delta!)?.value).toBe(-200);
  });

  it('trap 41: find no notable difference among members that are all alike', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F'];
    const figures = Object.fromEntries(names.map((name, at) => [name, [1000 + at, 1000 - at] as const]));
    const findings = find(table(members(figures), names));
    expect(findings.filter(({ claim }) => claim)).toEqual([]);
    expect(findings.filter(({ kind }) => kind === 'concentration')).toEqual([]);
    expect(findings.filter(({ kind, withinNoise }) => kind === 'rank' && !withinNoise)).toEqual([]);
  });

  it.each([
    [5, ['A', 'B']],
    [6, ['A', 'B', 'C']],
    [12, ['A', 'B', 'C']],
  ])('of %d members name at most a third and one, and never more than three, of those that hold most', (count, first) => {
    const names = [...'ABCDEFGHIJKL'].slice(0, count);
    const figures = Object.fromEntries(names.map((name, at) => [name, [100, at < 3 ? 5000 - at : 10] as const]));
    const found = find(table(members(figures), names)).find(({ kind }) => kind === 'concentration');
    expect(found?.members).toEqual(first);
  });

  it('let rows without a member lead no change: the first that has a name does', () => {
    const names = ['(none)', 'A', 'B'];
    const findings = find(table(members({ '(none)': [5000, 1000], A: [5000, 4000], B: [5000, 5000] }, 400), names));
    expect(findings.filter(({ leads }) => leads).map(({ member }) => member)).toEqual(['A']);
  });

  it('say last that one member holds nearly all', () => {
    const score = (home: number) => {
      const findings = find(table(members({ Home: [home, home], A: [500, 500], B: [400, 400] }, 400), ['Home', 'A', 'B']));
      return findings.find(({ kind }) => kind === 'rank')!.score;
    };
    expect(score(9000)).toBeLessThan(score(1500) / 2);
  });

  it('hold a part against the usual part: what rises with the whole drives nothing', () => {
    const facts: Figures = {};
    const put = (id: string, value: number) => {
      facts[`won_count${id}`] = [value, value];
    };
    // The whole doubles every year; B falls back from its half.
    for (const [index, whole] of [200, 220, 240, 260, 280, 400].entries()) {
      const at = index - 5;
      put(`[product=A]@${at}`, at === 0 ? 335 : whole / 2);
      put(`[product=B]@${at}`, at === 0 ? 65 : whole / 2);
      put(`@${at}`, whole);
    }
    const findings = find({ metrics: [countNote], quarters: 6, dimensions: { product: ['A', 'B'] }, facts });
    expect(
      findings.filter(({ kind, claim }) => kind === 'driver' && claim).map(({ member, direction }) => `${member} ${direction}`),
    ).toEqual(['A up', 'B down']);
    const even = find({
      metrics: [countNote],
      quarters: 6,
      dimensions: { product: ['A', 'B'] },
      facts: { ...facts, 'won_count[product=A]@0': [202, 202], 'won_count[product=B]@0': [198, 198] },
    });
    expect(even.filter(({ kind, claim }) => kind === 'driver' && claim)).toEqual([]);
  });

  it("drop what another implies: a region that is one manager's whole team", () => {
    const facts = {
      ...members({ East: [5000, 1000], West: [5000, 5000] }, 400, 'region'),
      ...members({ Ann: [5000, 1000], Bob: [5000, 5000] }, 400, 'team'),
    };
    const evidence = new Evidence(
      tableOf({ metrics: [moneyNote], quarters: 2, dimensions: { region: ['East', 'West'], team: ['Ann', 'Bob'] }, facts }),
    );
    const { findings } = findInsights(evidence);
    const drivers = (some: readonly Finding[]) => some.filter(({ kind, direction }) => kind === 'driver' && direction === 'down');
    expect(drivers(findings)).toHaveLength(2);
    expect(drivers(deduplicate(findings, evidence))).toHaveLength(1);
  });

  it('call nobody the most improved who only comes back from an unusual quarter', () => {
    const quarters = [1000, 1020, 990, 1010, 300, 1000];
    const facts: Record<string, readonly [number, number]> = {};
    for (const [index, value] of quarters.entries()) {
      const at = index - quarters.length + 1;
      for (const [id, sum, rows] of [
        [`[product=A]@${at}`, value, 400],
        [`[product=B]@${at}`, 1000, 400],
        [`@${at}`, value + 1000, 800],
      ] as const) {
        facts[`won_value${id}`] = [sum, rows];
        facts[`won_value.se${id}`] = [sum / Math.sqrt(rows), rows];
      }
    }
    const findings = find({ metrics: [moneyNote], quarters: quarters.length, dimensions: { product: ['A', 'B'] }, facts });
    expect(findings.filter(({ kind, claim }) => kind === 'driver' && claim)).toEqual([]);
  });
});
