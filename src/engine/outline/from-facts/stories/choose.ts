/** Which business review is told: that of sales, or the one for a board and for finance. */
import type { Brief } from '../../../../model/brief.ts';
import type { Dimension, FactTable, MetricNote } from '../../../../model/fact.ts';
import { toldByMonth, toldByYear } from '../../../../model/recurring-revenue.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { isForBoard } from './listener.ts';
import { movement } from './movement.ts';

export interface Story {
  /** Pages of a deck nobody gave a number for. */
  usual: { min: number; max: number };
  /** What is not spoken of at all. */
  facts: (table: FactTable) => FactTable;
  /** The pages of evidence, as they count here. */
  evidence: (context: Context, drafts: readonly Draft[]) => Draft[];
  /** The measures of the scorecard, the first ones foremost. */
  figures: (notes: readonly MetricNote[]) => MetricNote[];
  /** Whether every figure's definition has a page, unasked. */
  definitions: boolean;
  /** Whether what is open is told of. */
  outlook: (table: FactTable) => boolean;
}

const sales: Story = {
  usual: { min: 10, max: 16 },
  facts: (table) => ({ ...table, metrics: toldByMonth(table.metrics) }),
  evidence: (_, drafts) => [...drafts],
  figures: (notes) => [...notes],
  definitions: true,
  outlook: () => true,
};

/** People and their teams are no matter of a board; nor are patterns inside a quarter and long tables. */
const people: ReadonlySet<Dimension['role']> = new Set(['owner', 'team']);
const small: readonly string[] = ['comparison', 'win-loss', 'ranking'];

/** Pages on the money itself, which a board asks for first. */
const money: ReadonlySet<string> = new Set(['plan-variance', 'unit-economics', 'cash']);

/** Measures that say the same another way, or that only those who manage the work need. */
const detail = /^(?:lost_|ended_|started_|active_subscriptions|stale_|overdue_)|median|by_value/;

const board: Story = {
  usual: { min: 8, max: 12 },
  facts: (table) => {
    const names = table.dimensions.filter(({ role }) => people.has(role)).flatMap(({ members }) => members);
    return {
      ...table,
      dimensions: table.dimensions.filter(({ role }) => !people.has(role)),
      // What the data cannot tell is for those who keep them; recurring revenue is told by the year.
      metrics: toldByYear(table.metrics).filter(({ status }) => status === 'computed'),
      quality: table.quality.filter(
        ({ code, message }) => code !== 'members-without-deals' && !names.some((name) => name.length > 3 && message.includes(name)),
      ),
    };
  },
  evidence: (context, drafts) => {
    const year = movement(context, 1.4);
    return [...drafts.filter(({ slide: { id } }) => year === null || id !== 'bridge-recurring'), ...(year ? [year] : [])].flatMap(
      (draft) => {
        const { id, kind } = draft.slide;
        // Net retention is not told without gross, nor churn beside either, which have a page together.
        if (
          id.startsWith('pattern-') ||
          id.startsWith('distribution-') ||
          (kind === 'table' && id !== 'plan-variance') ||
          /^trend-(?:[ng]rr|logo_churn|revenue_churn)$/.test(id)
        )
          return [];
        if (draft.metric !== undefined && detail.test(draft.metric) && !id.startsWith('loss-')) return [];
        const weight = money.has(id)
          ? 1.4
          : id.startsWith('year-on-year-')
            ? 1.3
            : small.includes(kind) && !id.startsWith('loss-')
              ? 0.6
              : 1;
        return [{ ...draft, worth: draft.worth * weight }];
      },
    );
  },
  figures: (notes) => notes.filter(({ id }) => !detail.test(id)),
  definitions: false,
  // An amount of what is open says nothing without what it has to cover.
  outlook: ({ metrics }) => metrics.some(({ id, status }) => /coverage/.test(id) && status === 'computed'),
};

export function storyOf(brief: Pick<Brief, 'deckType' | 'audience'>): Story {
  return isForBoard(brief) ? board : sales;
}
