/** Every slide kind by its id, with the content it takes. */
import type { ActionTableContent } from './action-table.ts';
import type { AgendaContent } from './agenda.ts';
import type { AppendixContent } from './appendix.ts';
import type { BigNumberContent } from './big-number.ts';
import type { BridgeContent } from './bridge.ts';
import type { BulletsContent } from './bullets.ts';
import type { ClosingContent } from './closing.ts';
import type { ComparisonContent } from './comparison.ts';
import type { CoverContent } from './cover.ts';
import type { ExecutiveSummaryContent } from './executive-summary.ts';
import type { ProcessContent } from './process.ts';
import type { QuoteContent } from './quote.ts';
import type { RankingContent } from './ranking.ts';
import type { RisksContent } from './risks.ts';
import type { ScorecardContent } from './scorecard.ts';
import type { SectionContent } from './section.ts';
import type { ShareContent } from './share.ts';
import type { StatementContent } from './statement.ts';
import type { TableContent } from './table.ts';
import type { TimelineContent } from './timeline.ts';
import type { TrendContent } from './trend.ts';
import type { TwoColumnsContent } from './two-columns.ts';

interface KindContents {
  cover: CoverContent;
  agenda: AgendaContent;
  section: SectionContent;
  'executive-summary': ExecutiveSummaryContent;
  scorecard: ScorecardContent;
  'big-number': BigNumberContent;
  trend: TrendContent;
  comparison: ComparisonContent;
  ranking: RankingContent;
  share: ShareContent;
  bridge: BridgeContent;
  table: TableContent;
  'two-columns': TwoColumnsContent;
  process: ProcessContent;
  timeline: TimelineContent;
  quote: QuoteContent;
  statement: StatementContent;
  bullets: BulletsContent;
  risks: RisksContent;
  'action-table': ActionTableContent;
  appendix: AppendixContent;
  closing: ClosingContent;
}

export type KindId = keyof KindContents;
export type ContentOf<K extends KindId> = KindContents[K];
