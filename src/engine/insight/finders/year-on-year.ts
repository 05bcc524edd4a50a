/** Change of a measure against the same period a year before. */

import type { Finding } from '../../../model/finding.ts';
import { changeOf, growthOf } from '../derived-fact.ts';
import type { Evidence } from '../evidence.ts';
import { changeFinding } from './delta.ts';

export function findYearOnYear(evidence: Evidence, headline: string | null): Finding[] {
  const before = evidence.yearBefore;
  if (!before) return [];
  return evidence.table.metrics.flatMap((note) => {
    const [now, then] = [evidence.get(note.id, 0), evidence.get(note.id, before.offset)];
    if (note.status !== 'computed' || !now || !then) return [];
    const delta = evidence.keep(changeOf(now, then, '.yoy_delta'));
    const growth = note.unit !== 'ratio' && then.value > 0 ? evidence.keep(growthOf(now, then, '.yoy')) : null;
    if (!delta) return [];
    const finding = changeFinding(
      evidence,
      note,
      { kind: 'yoy', value: now, before: then, delta, growth, multiple: '.yoy_multiple' },
      note.id === headline,
    );
    return finding?.kind === 'yoy' ? [finding] : [];
  });
}
