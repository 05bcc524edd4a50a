/** A measure against its target, where the facts hold one: `won_value.target@0` beside `won_value@0`. */

import type { MetricNote } from '../../../model/fact.ts';
import { directionOf, type Finding, toneOf } from '../../../model/finding.ts';
import { isLeftOver } from '../../data/records/statement-lines.ts';
import { multipleOf } from '../derived-fact.ts';
import type { Evidence } from '../evidence.ts';

export function findThresholds(evidence: Evidence): Finding[] {
  return evidence.table.metrics.flatMap((note): Finding[] => {
    const value = evidence.get(note.id, 0);
    const target = evidence.get(`${note.id}.target`, 0);
    if (!value || !target || target.value <= 0) return [];
    const direction = directionOf(value.value - target.value);
    const attainment = evidence.keep({ ...multipleOf(value, target, '.attainment'), unit: 'ratio' });
    return [
      {
        id: `threshold:${note.id}`,
        kind: 'threshold',
        metric: note.id,
        facts: { value: value.id, target: target.id, ...(attainment ? { attainment: attainment.id } : {}) },
        direction,
        tone: toneOf(direction, note.polarity),
        claim: false,
        scale: 1,
        impact: 1,
        // Whether what is left in the end met its plan is asked first, however near it came.
        significance: isProfit(note) ? 1 : Math.min(1, Math.abs(value.value / target.value - 1) * 10),
        score: 0,
      },
    ];
  });
}

const isProfit = ({ measured }: MetricNote) => measured?.how === 'sum' && isLeftOver(measured.label);
