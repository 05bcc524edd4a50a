/** Quality notes are sentences with their own figures; each becomes a fact, so that it is traced like every other. */

import type { QualityNote } from '../../../model/quality-note.ts';
import { ref, type Text } from '../../../model/text.ts';
import type { Evidence } from '../../insight/evidence.ts';
import { safe } from './context.ts';

/** Whole numbers that stand alone: no part of a name, a date or a decimal. */
const figure =
  /(?<![\p{L}\p{N}_.,/:–-])\d{1,3}(?:,\d{3})+(?![\p{L}\p{N}_/:-]|[.,]\d)|(?<![\p{L}\p{N}_.,/:–-])\d+(?![\p{L}\p{N}_/:-]|[.,]\d)/gu;

export function tracedMessage(evidence: Evidence, { code, message }: QualityNote, index: number): Text {
  let part = 0;
  return safe(message, 400).replace(figure, (text) => {
    const value = Number(text.replaceAll(',', ''));
    // A year names a period; it counts nothing.
    if (!text.includes(',') && value >= 1900 && value <= 2100) return text;
    part++;
    return ref(evidence.count('quality', code, value, { note: `${index + 1}`, figure: `${part}` }, safe(message, 400)).id, 'full');
  });
}
