/** One example of every slide kind, in the order of a deck. */
import type { Outline } from '../../src/model/outline.ts';
import { example as actionTable } from './action-table.ts';
import { example as agenda } from './agenda.ts';
import { example as appendix } from './appendix.ts';
import { example as bigNumber } from './big-number.ts';
import { example as bridge } from './bridge.ts';
import { example as bullets } from './bullets.ts';
import { example as closing } from './closing.ts';
import { example as comparison } from './comparison.ts';
import { example as cover } from './cover.ts';
import { example as cycle } from './cycle.ts';
import { example as distribution } from './distribution.ts';
import { example as executiveSummary } from './executive-summary.ts';
import { facts } from './facts.ts';
import { example as funnel } from './funnel.ts';
import { example as heatTable } from './heat-table.ts';
import { example as iconGrid } from './icon-grid.ts';
import { example as matrix } from './matrix.ts';
import { example as orgTree } from './org-tree.ts';
import { example as pictureText } from './picture-text.ts';
import { example as pricing } from './pricing.ts';
import { example as process } from './process.ts';
import { example as prosCons } from './pros-cons.ts';
import { example as pyramid } from './pyramid.ts';
import { example as quote } from './quote.ts';
import { example as ranking } from './ranking.ts';
import { example as risks } from './risks.ts';
import { example as roadmap } from './roadmap.ts';
import { example as scatter } from './scatter.ts';
import { example as scorecard } from './scorecard.ts';
import { example as section } from './section.ts';
import { example as share } from './share.ts';
import { example as smallMultiples } from './small-multiples.ts';
import { example as statement } from './statement.ts';
import { example as swot } from './swot.ts';
import { example as table } from './table.ts';
import { example as timeline } from './timeline.ts';
import { example as trend } from './trend.ts';
import { example as twoColumns } from './two-columns.ts';
import { example as venn } from './venn.ts';
import { example as winLoss } from './win-loss.ts';

export const examples = [
  cover,
  agenda,
  section,
  executiveSummary,
  scorecard,
  bigNumber,
  trend,
  smallMultiples,
  comparison,
  winLoss,
  ranking,
  share,
  distribution,
  scatter,
  bridge,
  funnel,
  table,
  heatTable,
  twoColumns,
  prosCons,
  swot,
  matrix,
  pricing,
  process,
  cycle,
  iconGrid,
  pictureText,
  timeline,
  roadmap,
  orgTree,
  pyramid,
  venn,
  quote,
  statement,
  bullets,
  risks,
  actionTable,
  appendix,
  closing,
];

export const gallery: Outline = {
  version: 1,
  title: 'Quarterly business review',
  language: 'en',
  asOf: '2017-12-31',
  company: 'Meridian Hardware',
  audience: 'board',
  slides: examples,
  facts: { ...facts },
};
