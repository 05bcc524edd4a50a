/** Steps against what a member lost: each names what is to be done there, how far, and by when. */
import { describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { factsOf } from '../../../stories/judge.ts';
import { csv } from '../../data/csv-files.ts';
import { brief, exactly, shown } from '../plan-texts.ts';

interface Shape {
  /** Deals a day of a product in the last quarter, of three in all others. */
  daily?: Record<string, number>;
  size?: Record<string, number>;
  /** Part won in the last quarter, of six tenths in all others. */
  won?: (product: string, manager: string) => number;
}

const products = ['Alpha', 'Beta', 'Gamma'];
const managers = ['Nora Stern', 'Sam Okoye', 'Ana Cruz'];

/** Deals over three quarters, the last of which differs as told; nothing is left to chance. */
function dealsOf({ daily = {}, size = {}, won = () => 0.6 }: Shape) {
  const rows = [];
  for (let day = 0; day < 276; day++) {
    const isLast = day >= 184;
    const date = new Date(Date.UTC(2025, 3, 1) + day * 86_400_000).toISOString().slice(0, 10);
    for (const product of products) {
      const count = isLast ? (daily[product] ?? 3) : 3;
      for (let at = 0; at < count; at++) {
        const manager = managers[(day + at) % 3]!;
        const part = isLast ? won(product, manager) : 0.6;
        const turn = (day * 7 + at * 3) % 10;
        rows.push({
          id: `D${rows.length}`,
          stage: turn < part * 10 ? 'Won' : 'Lost',
          amount: (isLast ? (size[product] ?? 100) : 100) * 10,
          created: date,
          closed: date,
          product,
          manager,
        });
      }
    }
  }
  return factsOf({ files: [{ name: 'deals.csv', text: csv(rows) }], options: { today: '2026-01-05', asOf: '2025-12-31' } });
}

async function planned(shape: Shape, prompt = 'Q4 2025 sales review') {
  const { outline } = planFromFacts(brief({ slides: exactly(30), prompt, focus: ['win rate'] }), await dealsOf(shape));
  const said = (text: string | undefined) => (text === undefined ? '' : shown(text, outline.facts));
  const { content } = outline.slides.find(({ id }) => id === 'actions') as OutlineSlide<'action-table'>;
  const summary = outline.slides.find(({ kind }) => kind === 'executive-summary') as OutlineSlide<'executive-summary'>;
  return {
    steps: content.actions.map(({ what, who, measure }) => ({ what: said(what), who: said(who), measure: said(measure) })),
    decisions: (content.decisions ?? []).map(said),
    ask: said(summary.content.ask),
  };
}

describe('a step against what a product lost', () => {
  it('wins back its volume where fewer deals were closed', async () => {
    const { steps } = await planned({ daily: { Alpha: 1 } });
    expect(steps.map(({ what }) => what)).toContain('Win back volume at Alpha: deals closed from 94 to 276 again');
  });

  it('reverses what made its deals smaller', async () => {
    const { steps } = await planned({ size: { Alpha: 40 } });
    expect(steps[0]!.what).toMatch(/^Find what made average deal size at Alpha smaller, \$4\d\d[\d.]* from \$1K, and reverse it$/);
  });

  it('begins with the manager at whom most of the fall of its win rate happened, who owns it', async () => {
    const { steps } = await planned({ won: (product, manager) => (product === 'Alpha' && manager === 'Sam Okoye' ? 0.3 : 0.6) });
    const step = steps.find(({ what }) => /first at/.test(what))!;
    expect(step.what).toMatch(/^Find what changed at (?:Alpha, first at Sam Okoye|Sam Okoye, first at Alpha): win rate 30.4%, from 59.8%$/);
    expect(step.who).toBe('Sam Okoye');
    expect(steps.filter(({ what }) => what.includes(step.what.includes('at Alpha, first') ? 'at Alpha' : 'at Sam Okoye'))).toEqual([step]);
  });
});

describe('the decisions asked', () => {
  it('have a day each on the summary, and are the same on the last page', async () => {
    const { ask, decisions } = await planned({ daily: { Alpha: 1 } });
    expect(decisions.length).toBeGreaterThan(0);
    for (const decision of decisions) expect(ask.toLowerCase()).toContain(`${decision.toLowerCase()} by `);
    expect(ask).toMatch(/ by \d{1,2} \p{L}+ 2026/u);
  });
});
