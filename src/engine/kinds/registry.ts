/** Every slide kind by its id: the one list the layout, the planner and the docs read. */
import { actionTable } from './action-table.ts';
import { agenda } from './agenda.ts';
import { appendix } from './appendix.ts';
import { bigNumber } from './big-number.ts';
import { bridge } from './bridge.ts';
import { bullets } from './bullets.ts';
import { closing } from './closing.ts';
import { comparison } from './comparison.ts';
import type { ContentOf, KindId } from './content.ts';
import { cover } from './cover.ts';
import { executiveSummary } from './executive-summary.ts';
import { process } from './process.ts';
import { quote } from './quote.ts';
import { ranking } from './ranking.ts';
import { risks } from './risks.ts';
import { scorecard } from './scorecard.ts';
import { section } from './section.ts';
import { share } from './share.ts';
import type { SlideKind } from './slide-kind.ts';
import { statement } from './statement.ts';
import { table } from './table.ts';
import { timeline } from './timeline.ts';
import { trend } from './trend.ts';
import { twoColumns } from './two-columns.ts';

export const slideKinds: { [K in KindId]: SlideKind<ContentOf<K>> } = {
  cover,
  agenda,
  section,
  'executive-summary': executiveSummary,
  scorecard,
  'big-number': bigNumber,
  trend,
  comparison,
  ranking,
  share,
  bridge,
  table,
  'two-columns': twoColumns,
  process,
  timeline,
  quote,
  statement,
  bullets,
  risks,
  'action-table': actionTable,
  appendix,
  closing,
};
