/** Chooses the business review: sales, or board and finance. */
import type { Brief } from '../../../../model/brief.ts';
import type { Dimension, FactTable, MetricNote } from '../../../../model/fact.ts';
import { toldByMonth, toldByYear } from '../../../../model/recurring-revenue.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { perAsked, ratesAsked } from '../rates-asked.ts';
import { namesByOther, namesDimension } from '../topics.ts';
import { isForBoard } from './listener.ts';
import { movement } from './movement.ts';

export interface Story {
  /** Number of slides if nobody asked for one. */
  usual: { min: number; max: number };
  /** Removes what is not mentioned at all. */
  facts: (table: FactTable, brief: Pick<Brief, 'prompt' | 'questions' | 'focus' | 'blamed'>) => FactTable;
  /** The evidence pages, weighted for this story. */
  evidence: (context: Context, drafts: readonly Draft[]) => Draft[];
  /** The measures of the scorecard, most important first. */
  figures: (notes: readonly MetricNote[]) => MetricNote[];
  /** Whether to add a page of definitions unasked. */
  definitions: boolean;
  /** Whether to show open pipeline. */
  outlook: (table: FactTable) => boolean;
}

const sales: Story = {
  usual: { min: 8, max: 16 },
  facts: (table, brief) => ({
    ...table,
    metrics: ratesAsked((perAsked(brief) === 'arr' ? toldByYear : toldByMonth)(table.metrics), brief),
  }),
  evidence: (_, drafts) => [...drafts],
  figures: (notes) => [...notes],
  definitions: true,
  outlook: () => true,
};

/** A board does not discuss people and teams unless it asks, patterns inside a quarter, or long tables. */
const people: ReadonlySet<Dimension['role']> = new Set(['owner', 'team']);
/** Whether a brief asks who: `which salesperson`, `focus on teams`. */
function isAskedOf({ questions, focus, blamed = [] }: Pick<Brief, 'questions' | 'focus' | 'blamed'>, dimension: Dimension): boolean {
  const isBlamed = (member: string) =>
    member.split(' ').some((word) => word.length > 3 && blamed.some(({ text }) => text.split(/[^\p{L}\p{N}]+/u).includes(word)));
  if (dimension.members.some(isBlamed)) return true;
  return [...questions.map(({ about }) => about), ...focus].some(
    (said) => namesDimension(said, dimension) || namesByOther(said, dimension),
  );
}

const small: readonly string[] = ['comparison', 'win-loss', 'ranking'];

/** To a board the prior year is what its figures are compared with. */
const yearForBoard = 3.9;

/** Pages about money, which a board wants first. */
const money: ReadonlySet<string> = new Set(['plan-variance', 'unit-economics', 'cash']);

/** Tables that say why something moved, or what is to be decided. */
const causal = /^(?:along-|claims-|apart-|mix-|decision-\d|plan-variance$|plan-moves$|bridge-|signals-|reasons-|service$)/;

/** Measures that repeat others, or that only line managers need. */
const detail = /^(?:lost_|ended_|started_|active_subscriptions|stale_|overdue_)|median|by_value/;

const board: Story = {
  usual: { min: 8, max: 12 },
  facts: (table, brief) => {
    // Where a rate that is asked about went wrong, it is no matter of people.
    const isPlace = ({ id }: Dimension) => table.onsets?.some(({ scope }) => id in scope) === true;
    const left = table.dimensions.filter((dimension) => people.has(dimension.role) && !isAskedOf(brief, dimension) && !isPlace(dimension));
    const names = left.flatMap(({ members }) => members);
    return {
      ...table,
      dimensions: table.dimensions.filter((dimension) => !left.includes(dimension)),
      // What the data cannot tell is for those who keep them; recurring revenue is told by the year, unless the brief speaks of months.
      metrics: ratesAsked((perAsked(brief) === 'mrr' ? toldByMonth : toldByYear)(table.metrics), brief).filter(
        ({ status }) => status === 'computed',
      ),
      quality: table.quality.filter(
        ({ code, message }) => code !== 'members-without-deals' && !names.some((name) => name.length > 3 && message.includes(name)),
      ),
    };
  },
  evidence: (context, drafts) => {
    // What customers did in the period is lost in the bridge of a year.
    const year = context.insights.findings.some(({ kind }) => kind === 'plan-moves') ? null : movement(context, 1.4);
    return [...drafts.filter(({ slide: { id } }) => year === null || id !== 'bridge-recurring'), ...(year ? [year] : [])].flatMap(
      (draft) => {
        const { id, kind } = draft.slide;
        // Net retention is not shown without gross, nor churn without both; they share a page.
        if (
          id.startsWith('pattern-') ||
          id.startsWith('distribution-') ||
          (kind === 'table' && !causal.test(id)) ||
          /^trend-(?:[ng]rr(?:_year)?|logo_churn|revenue_churn)$/.test(id)
        )
          return [];
        // Where they were lost, and for what reason, is no detail.
        const isCause = id.startsWith('loss-') || id.startsWith('pair-');
        if (draft.metric !== undefined && detail.test(draft.metric) && !isCause) return [];
        const weight = money.has(id) ? 1.4 : id.startsWith('year-on-year-') ? yearForBoard : small.includes(kind) && !isCause ? 0.6 : 1;
        return [{ ...draft, worth: draft.worth * weight }];
      },
    );
  },
  figures: (notes) => notes.filter(({ id }) => !detail.test(id)),
  definitions: false,
  // An open amount says nothing without what it has to cover.
  outlook: ({ metrics }) => metrics.some(({ id, status }) => /coverage/.test(id) && status === 'computed'),
};

export function storyOf(brief: Pick<Brief, 'deckType' | 'audience'>): Story {
  return isForBoard(brief) ? board : sales;
}
