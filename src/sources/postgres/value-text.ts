/** A value of PostgreSQL as text: dates and decimals as the server writes them, never through a number or a clock of this machine. */
import { numberText, textOf } from '../../engine/data/raw-table.ts';

/** Object ids of the types that are written otherwise than read. */
const boolean = 16;
const floats = new Set([700, 701]);
const numeric = 1700;
const money = 790;
const dates = new Set([1082, 1114, 1184]);
/** bytea, json, jsonb, xml, and other values that hold more than one. */
const compound = new Set([17, 114, 3802, 142]);

export interface Field {
  name: string;
  type: number;
}

/** Lists, documents and bytes are no values of a table. */
export function isPlain({ type }: Field, arrays: ReadonlySet<number>): boolean {
  return !compound.has(type) && !arrays.has(type);
}

export function valueText(value: string | null, { type }: Field): string | null {
  if (value === null) return null;
  if (type === boolean) return value === 't' ? 'true' : 'false';
  if (floats.has(type)) return numberText(Number(value));
  if (type === money) return unmistakable(value.replace(/[^\d.-]/g, ''));
  if (type === numeric) return /^-?\d/.test(value) ? unmistakable(value) : null;
  // `infinity` is no day; the session's time zone is UTC, so `+00` says nothing.
  if (dates.has(type)) return /^\d{4}-/.test(value) && !value.endsWith('BC') ? value.replace(/\+00$/, '').replace(/\.\d+$/, '') : null;
  return textOf(value);
}

/** Three decimals get a zero more: `1.125` alone could be read as a thousand. */
function unmistakable(text: string): string {
  return text.replace(/(\.\d{3})$/, '$10');
}
