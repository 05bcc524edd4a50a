/** Words as they stand inside a sentence and at its beginning. */

/** `Won value` inside a sentence: `won value`; abbreviations such as `NPS` keep their capitals. */
export function inner(label: string): string {
  return /^\p{Lu}[\p{Ll} ’']/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** `le taux de succès` at the beginning of a sentence: `Le taux de succès`. */
export function first(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
