/** Which business review is told: that of sales, or the one for a board and for finance. */
import type { Brief } from '../../../brief/brief.ts';
import type { Dimension, FactTable } from '../../../metrics/fact.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { movement } from './movement.ts';

export interface Story {
  /** Pages of a deck nobody gave a number for. */
  usual: { min: number; max: number };
  /** What is not spoken of at all. */
  facts: (table: FactTable) => FactTable;
  /** The pages of evidence, as they count here. */
  evidence: (context: Context, drafts: readonly Draft[]) => Draft[];
  /** Whether what is open is told of. */
  outlook: (table: FactTable) => boolean;
}

const sales: Story = { usual: { min: 10, max: 14 }, facts: (table) => table, evidence: (_, drafts) => [...drafts], outlook: () => true };

/** People and their teams are no matter of a board; nor are patterns inside a quarter and long tables. */
const people: ReadonlySet<Dimension['role']> = new Set(['owner', 'team']);
const small: readonly string[] = ['table', 'comparison', 'ranking'];

const board: Story = {
  usual: { min: 8, max: 12 },
  facts: (table) => ({ ...table, dimensions: table.dimensions.filter(({ role }) => !people.has(role)) }),
  evidence: (context, drafts) => {
    const year = movement(context, 0.99);
    return [...drafts.filter(({ slide: { id } }) => year === null || id !== 'bridge-recurring'), ...(year ? [year] : [])].flatMap(
      (draft) => {
        const { id, kind } = draft.slide;
        if (id.startsWith('pattern-') || id.startsWith('distribution-')) return [];
        const weight = id.startsWith('year-on-year-') ? 1.3 : small.includes(kind) ? 0.6 : 1;
        return [{ ...draft, worth: draft.worth * weight }];
      },
    );
  },
  // An amount of what is open says nothing without what it has to cover.
  outlook: ({ metrics }) => metrics.some(({ id, status }) => /coverage/.test(id) && status === 'computed'),
};

const listeners =
  /(?<!\p{L})(?:board|investors?|shareholders?|finance|cfo|audit committee|supervisory|aufsichtsrat|vorstand|gesellschafter|investoren|anteilseigner|finanz\p{L}*|conseil d[’']administration|investisseurs|actionnaires|direction financière|consejo(?: de administración)?|inversores|accionistas|finanzas|conselho(?: de administração)?|investidores|acionistas|finanças|consiglio(?: di amministrazione)?|investitori|azionisti|finanza)(?!\p{L})|取締役|投資家|株主|財務|经理?财务|财务|董事|投资人|投资者|股东|مجلس الإدارة|المستثمر|المساهم|المالية/iu;

export function isForBoard({ deckType, audience }: Pick<Brief, 'deckType' | 'audience'>): boolean {
  return deckType === 'board' || (audience !== null && listeners.test(audience));
}

export function storyOf(brief: Pick<Brief, 'deckType' | 'audience'>): Story {
  return isForBoard(brief) ? board : sales;
}
