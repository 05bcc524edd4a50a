/** What is to be said of stages: none that means won or lost, or one that only the mapping file knows. */

import type { QualityNote } from '../../../model/quality-note.ts';
import type { Database } from '../../data/database.ts';
import type { UnclearStages } from '../../data/families/deals.ts';
import { outcomeOf } from '../../data/lexicon.ts';
import type { Mapping } from '../../data/mapping.ts';
import { first, some } from './note-text.ts';

export function noOutcomeNote({ file, column, stages }: UnclearStages): QualityNote {
  const lost = stages.some((stage) => outcomeOf(stage, column) === 'lost');
  return {
    code: 'no-outcome',
    message: `No ${column} of ${file} says ${lost ? 'won' : 'won or lost'} (${some(stages)}); a mapping file can say which ones mean it.`,
    column,
    sentence: 'no-outcome',
    figures: { column, file, stages: first(stages) },
  };
}

/** Stages that the mapping names and no deal has: a typo, or a quarter without any. */
export async function mappingNotes(database: Database, { won, lost }: Mapping): Promise<QualityNote[]> {
  if (won.length + lost.length === 0) return [];
  const rows = await database.query('SELECT DISTINCT stage AS "stage" FROM deals');
  const stages = new Set(rows.map((row) => String(row.stage)));
  return [...won, ...lost]
    .filter((stage) => !stages.has(stage))
    .map((stage) => ({
      code: 'unused-mapping',
      message: `The mapping file names the stage ${stage}; no deal has it.`,
      sentence: 'unused-stage',
      figures: { stage },
    }));
}
