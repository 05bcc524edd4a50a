/** Figures and lists of names as notes write them. */

import { counted } from '../../language/counted.ts';

/** `8,800`: notes are written in English, whatever the machine's language. */
export function figure(value: number): string {
  return value.toLocaleString('en-US');
}

/** `1 deal carries`, `2 deals carry`: the words that follow a count. */
export function counting(value: number, one: string, many: string): string {
  return `${figure(value)} ${counted('en', value, { one, many })}`;
}

/** `1 of 8,800 deals names`: the words behind a part of a whole agree with the part. */
export function agreeing(value: number, one: string, many: string): string {
  return counted('en', value, { one, many });
}

/** `Ann Lee, Bob Ray and 3 more`. */
export function some(names: readonly string[], shown = 5): string {
  return names.length <= shown + 1 ? names.join(', ') : `${names.slice(0, shown).join(', ')} and ${figure(names.length - shown)} more`;
}

/** The same without words, for other languages: `Ann Lee, Bob Ray, …`. */
export function first(names: readonly string[], shown = 5): string {
  return names.length <= shown + 1 ? names.join(', ') : `${names.slice(0, shown).join(', ')}, …`;
}
