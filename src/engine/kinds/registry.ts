/** Every slide kind, in deck order. */
import type { ContentOf, KindId } from '../../model/outline.ts';
import { actionTable } from './action-table.ts';
import { agenda } from './agenda.ts';
import { appendix } from './appendix.ts';
import { bigNumber } from './big-number.ts';
import { bridge } from './bridge.ts';
import { bullets } from './bullets.ts';
import { closing } from './closing.ts';
import { comparison } from './comparison.ts';
import { cover } from './cover.ts';
import { cycle } from './cycle.ts';
import { decisionCards } from './decision-cards.ts';
import type { SlideKind } from './define-kind.ts';
import { distribution } from './distribution.ts';
import { executiveSummary } from './executive-summary.ts';
import { funnel } from './funnel.ts';
import { heatTable } from './heat-table.ts';
import { iconGrid } from './icon-grid.ts';
import { matrix } from './matrix.ts';
import { orgTree } from './org-tree.ts';
import { pictureText } from './picture-text.ts';
import { points } from './points.ts';
import { pricing } from './pricing.ts';
import { process } from './process.ts';
import { prosCons } from './pros-cons.ts';
import { pyramid } from './pyramid.ts';
import { quote } from './quote.ts';
import { ranking } from './ranking.ts';
import { risks } from './risks.ts';
import { roadmap } from './roadmap.ts';
import { scatter } from './scatter.ts';
import { scorecard } from './scorecard.ts';
import { section } from './section.ts';
import { share } from './share.ts';
import { smallMultiples } from './small-multiples.ts';
import { statement } from './statement.ts';
import { swot } from './swot.ts';
import { table } from './table.ts';
import { timeline } from './timeline.ts';
import { trend } from './trend.ts';
import { twoColumns } from './two-columns.ts';
import { venn } from './venn.ts';
import { winLoss } from './win-loss.ts';

const kinds = {
  cover,
  agenda,
  section,
  'executive-summary': executiveSummary,
  scorecard,
  'big-number': bigNumber,
  trend,
  'small-multiples': smallMultiples,
  comparison,
  'win-loss': winLoss,
  ranking,
  share,
  distribution,
  scatter,
  bridge,
  funnel,
  table,
  'heat-table': heatTable,
  'two-columns': twoColumns,
  'pros-cons': prosCons,
  swot,
  matrix,
  pricing,
  process,
  cycle,
  points,
  'icon-grid': iconGrid,
  'picture-text': pictureText,
  timeline,
  roadmap,
  'org-tree': orgTree,
  pyramid,
  venn,
  quote,
  statement,
  bullets,
  risks,
  'decision-cards': decisionCards,
  'action-table': actionTable,
  appendix,
  closing,
};

type Contents = { [K in keyof typeof kinds]: (typeof kinds)[K] extends SlideKind<infer C> ? C : never };

declare module '../../model/outline.ts' {
  interface KindContents extends Contents {}
}

export const slideKinds: { [K in KindId]: SlideKind<ContentOf<K>> } = kinds;
