/** A quality note in the deck's language: its sentence with its own figures as facts; without one, its English message. */
import { type FactTable, factId } from '../../../model/fact.ts';
import { periodInWords } from '../../../model/period.ts';
import type { QualityNote } from '../../../model/quality-note.ts';
import { ref, type Text } from '../../../model/text.ts';
import type { Evidence } from '../../insight/evidence.ts';
import { type Context, safe } from './context.ts';
import { dimensionName, periodName } from './in-language.ts';

/** Whole numbers on their own, not part of a name, a date or a decimal. */
const figure =
  /(?<![\p{L}\p{N}_.,/:–-])\d{1,3}(?:,\d{3})+(?![\p{L}\p{N}_/:-]|[.,]\d)|(?<![\p{L}\p{N}_.,/:–-])\d+(?![\p{L}\p{N}_/:-]|[.,]\d)/gu;

function tracedMessage(evidence: Evidence, { code, message }: QualityNote, index: number): Text {
  let part = 0;
  return safe(message, 400).replace(figure, (text) => {
    const value = Number(text.replaceAll(',', ''));
    // A year names a period and is not a count.
    if (!text.includes(',') && value >= 1900 && value <= 2100) return text;
    part++;
    return ref(evidence.count('quality', code, value, { note: `${index + 1}`, figure: `${part}` }, safe(message, 400)).id, 'full');
  });
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/;
const periodId = /^(?:\d{4}|FY\d{2,4})-[QHP]?\d{1,2}(?:\.\.(?:\d{4}|FY\d{2,4})-P?\d\d)?$/;

/** The notes a deck shows: incomplete periods and missing metrics appear elsewhere, and command hints are for the author only. */
export function spokenNotes({ quality }: FactTable): QualityNote[] {
  return quality.filter(({ code, message }) => code !== 'partial-period' && code !== 'not-computable' && !message.includes('--data'));
}

/** Notes that must appear wherever one of these metrics is shown. */
export function caveatsOf(context: Context, metrics: readonly string[]): Text[] {
  return spokenNotes(context.table).flatMap((note, index) =>
    note.metrics?.some((metric) => metrics.includes(metric)) ? [qualityText(context, note, index)] : [],
  );
}

/** Which rows count for nothing, and which were counted once, for the notes of a deck without the page that says so. */
export function leftOutNotes(context: Context): Text[] {
  return spokenNotes(context.table).flatMap((note, index) =>
    note.code === 'left-out' || note.code === 'duplicate-rows' ? [qualityText(context, note, index)] : [],
  );
}

const isOneOf = <K extends string>(record: Readonly<Record<K, unknown>>, key: string): key is K => Object.hasOwn(record, key);

/** The rows that lack each value, as its note counts them. */
const wholes = { 'no-amount': 'won', 'no-creation-date': 'all', 'no-close-date': 'closed', 'no-score': 'all' } as const;

/** Footer text for a page with these measures: how many rows their figures leave out, if material. */
export function missingOf(context: Context, metrics: readonly string[]): Text[] {
  const { evidence } = context;
  return spokenNotes(context.table).flatMap(({ code, sentence, figures, message, metrics: limited }, index) => {
    const lacking = sentence && isOneOf(wholes, sentence) ? sentence : null;
    const whole = lacking && figures?.[wholes[lacking]];
    if (lacking === null || typeof whole !== 'number' || whole === 0 || !limited?.some((metric) => metrics.includes(metric))) return [];
    // A page with the response rate already says it.
    if (sentence === 'no-score' && metrics.includes('csat_response')) return [];
    const scope = { note: `${index + 1}`, figure: 'share' };
    const rows = evidence.count('quality', code, Number(figures?.rows), { ...scope, figure: 'rows' }, safe(message, 400));
    const share = {
      ...rows,
      id: factId({ metric: 'quality', scope, at: 'all' }),
      scope,
      unit: 'ratio' as const,
      value: rows.value / whole,
      n: whole,
    };
    return context.catalogue.say(`missing-${lacking}`, { share: ref(evidence.keep(share)!.id) });
  });
}

export function qualityText(context: Context, note: QualityNote, index: number): Text {
  const { evidence, catalogue } = context;
  const { code, sentence, figures } = note;
  if (!sentence || !figures) return tracedMessage(evidence, note, index);
  const shown = (name: string, value: string | number): Text => {
    if (typeof value === 'number')
      return ref(evidence.count('quality', code, value, { note: `${index + 1}`, figure: name }, safe(note.message, 400)).id, 'full');
    if (isoDate.test(value)) return catalogue.date(value);
    if (periodId.test(value)) return periodName({ id: value, label: periodInWords(value) }, catalogue);
    return safe(name === 'dimension' ? (dimensionName(value, context.brief.language) ?? value) : value, 200);
  };
  const said = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, shown(name, value)]));
  // German uses the digit, because its word for zero reads like an empty field.
  const known = { zero: shown('zero', 0), unnamed: catalogue.say('unnamed'), ...said };
  return context.catalogue.find(`quality-${sentence}`, known) ?? tracedMessage(evidence, note, index);
}
