/** The content schema of every kind by its id; schemas only, so that reading an outline loads no layout. */
import type { z } from 'zod';
import { actionTableContent } from '../../kinds/action-table.ts';
import { agendaContent } from '../../kinds/agenda.ts';
import { appendixContent } from '../../kinds/appendix.ts';
import { bigNumberContent } from '../../kinds/big-number.ts';
import { bridgeContent } from '../../kinds/bridge.ts';
import { bulletsContent } from '../../kinds/bullets.ts';
import { closingContent } from '../../kinds/closing.ts';
import { comparisonContent } from '../../kinds/comparison.ts';
import type { KindId } from '../../kinds/content.ts';
import { coverContent } from '../../kinds/cover.ts';
import { executiveSummaryContent } from '../../kinds/executive-summary.ts';
import { processContent } from '../../kinds/process.ts';
import { quoteContent } from '../../kinds/quote.ts';
import { rankingContent } from '../../kinds/ranking.ts';
import { risksContent } from '../../kinds/risks.ts';
import { scorecardContent } from '../../kinds/scorecard.ts';
import { sectionContent } from '../../kinds/section.ts';
import { shareContent } from '../../kinds/share.ts';
import { statementContent } from '../../kinds/statement.ts';
import { tableContent } from '../../kinds/table.ts';
import { timelineContent } from '../../kinds/timeline.ts';
import { trendContent } from '../../kinds/trend.ts';
import { twoColumnsContent } from '../../kinds/two-columns.ts';

export const kindContents: Readonly<Record<KindId, z.ZodType>> = {
  cover: coverContent,
  agenda: agendaContent,
  section: sectionContent,
  'executive-summary': executiveSummaryContent,
  scorecard: scorecardContent,
  'big-number': bigNumberContent,
  trend: trendContent,
  comparison: comparisonContent,
  ranking: rankingContent,
  share: shareContent,
  bridge: bridgeContent,
  table: tableContent,
  'two-columns': twoColumnsContent,
  process: processContent,
  timeline: timelineContent,
  quote: quoteContent,
  statement: statementContent,
  bullets: bulletsContent,
  risks: risksContent,
  'action-table': actionTableContent,
  appendix: appendixContent,
  closing: closingContent,
};

export const kindIds = Object.keys(kindContents) as KindId[];
