/** One example of every slide kind, in the order of a deck. */
import type { Outline } from '../../src/engine/outline/outline.ts';
import { example as actionTable } from './action-table.ts';
import { example as agenda } from './agenda.ts';
import { example as appendix } from './appendix.ts';
import { example as bigNumber } from './big-number.ts';
import { example as bridge } from './bridge.ts';
import { example as bullets } from './bullets.ts';
import { example as closing } from './closing.ts';
import { example as comparison } from './comparison.ts';
import { example as cover } from './cover.ts';
import { example as executiveSummary } from './executive-summary.ts';
import { facts } from './facts.ts';
import { example as process } from './process.ts';
import { example as quote } from './quote.ts';
import { example as ranking } from './ranking.ts';
import { example as risks } from './risks.ts';
import { example as scorecard } from './scorecard.ts';
import { example as section } from './section.ts';
import { example as share } from './share.ts';
import { example as statement } from './statement.ts';
import { example as table } from './table.ts';
import { example as timeline } from './timeline.ts';
import { example as trend } from './trend.ts';
import { example as twoColumns } from './two-columns.ts';

export const examples = [
  cover,
  agenda,
  section,
  executiveSummary,
  scorecard,
  bigNumber,
  trend,
  comparison,
  ranking,
  share,
  bridge,
  table,
  twoColumns,
  process,
  timeline,
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
