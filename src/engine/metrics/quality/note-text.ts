/** Figures and lists of names as notes write them. */

/** `8,800`: notes are written in English, whatever the machine's language. */
export function figure(value: number): string {
  return value.toLocaleString('en-US');
}

/** `Ann Lee, Bob Ray and 3 more`. */
export function some(names: readonly string[], shown = 5): string {
  return names.length <= shown + 1 ? names.join(', ') : `${names.slice(0, shown).join(', ')} and ${figure(names.length - shown)} more`;
}

/** The same without words, for other languages: `Ann Lee, Bob Ray, …`. */
export function first(names: readonly string[], shown = 5): string {
  return names.length <= shown + 1 ? names.join(', ') : `${names.slice(0, shown).join(', ')}, …`;
}
