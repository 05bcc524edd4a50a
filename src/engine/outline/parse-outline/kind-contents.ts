/** The content schema of every kind by its id; schemas only, so that reading an outline loads no layout. */
import type { z } from 'zod';
import type { KindId } from '../../../model/outline.ts';
import { actionTableContent } from '../../kinds/action-table.ts';
import { agendaContent } from '../../kinds/agenda.ts';
import { appendixContent } from '../../kinds/appendix.ts';
import { bigNumberContent } from '../../kinds/big-number.ts';
import { bridgeContent } from '../../kinds/bridge.ts';
import { bulletsContent } from '../../kinds/bullets.ts';
import { closingContent } from '../../kinds/closing.ts';
import { comparisonContent } from '../../kinds/comparison.ts';
import { coverContent } from '../../kinds/cover.ts';
import { cycleContent } from '../../kinds/cycle.ts';
import { distributionContent } from '../../kinds/distribution.ts';
import { executiveSummaryContent } from '../../kinds/executive-summary.ts';
import { funnelContent } from '../../kinds/funnel.ts';
import { heatTableContent } from '../../kinds/heat-table.ts';
import { iconGridContent } from '../../kinds/icon-grid.ts';
import { matrixContent } from '../../kinds/matrix.ts';
import { orgTreeContent } from '../../kinds/org-tree.ts';
import { pictureTextContent } from '../../kinds/picture-text.ts';
import { pricingContent } from '../../kinds/pricing.ts';
import { processContent } from '../../kinds/process.ts';
import { prosConsContent } from '../../kinds/pros-cons.ts';
import { pyramidContent } from '../../kinds/pyramid.ts';
import { quoteContent } from '../../kinds/quote.ts';
import { rankingContent } from '../../kinds/ranking.ts';
import { risksContent } from '../../kinds/risks.ts';
import { roadmapContent } from '../../kinds/roadmap.ts';
import { scatterContent } from '../../kinds/scatter.ts';
import { scorecardContent } from '../../kinds/scorecard.ts';
import { sectionContent } from '../../kinds/section.ts';
import { shareContent } from '../../kinds/share.ts';
import { smallMultiplesContent } from '../../kinds/small-multiples.ts';
import { statementContent } from '../../kinds/statement.ts';
import { swotContent } from '../../kinds/swot.ts';
import { tableContent } from '../../kinds/table.ts';
import { timelineContent } from '../../kinds/timeline.ts';
import { trendContent } from '../../kinds/trend.ts';
import { twoColumnsContent } from '../../kinds/two-columns.ts';
import { vennContent } from '../../kinds/venn.ts';
import { winLossContent } from '../../kinds/win-loss.ts';

export const kindContents: Readonly<Record<KindId, z.ZodType>> = {
  cover: coverContent,
  agenda: agendaContent,
  section: sectionContent,
  'executive-summary': executiveSummaryContent,
  scorecard: scorecardContent,
  'big-number': bigNumberContent,
  trend: trendContent,
  'small-multiples': smallMultiplesContent,
  comparison: comparisonContent,
  'win-loss': winLossContent,
  ranking: rankingContent,
  share: shareContent,
  scatter: scatterContent,
  distribution: distributionContent,
  bridge: bridgeContent,
  funnel: funnelContent,
  table: tableContent,
  'heat-table': heatTableContent,
  pricing: pricingContent,
  'two-columns': twoColumnsContent,
  'pros-cons': prosConsContent,
  swot: swotContent,
  matrix: matrixContent,
  process: processContent,
  cycle: cycleContent,
  'icon-grid': iconGridContent,
  'picture-text': pictureTextContent,
  timeline: timelineContent,
  roadmap: roadmapContent,
  'org-tree': orgTreeContent,
  pyramid: pyramidContent,
  venn: vennContent,
  quote: quoteContent,
  statement: statementContent,
  bullets: bulletsContent,
  risks: risksContent,
  'action-table': actionTableContent,
  appendix: appendixContent,
  closing: closingContent,
};

export const kindIds = Object.keys(kindContents) as KindId[];
