/** Template text: words with references to facts, and `**bold**` for the claim. The only way a number gets onto a slide. */
import type { FactId } from './fact.ts';

/**
 * A string such as `Closed-won revenue fell {{won_value.pct@0|abs}} to {{won_value@0}}`, with `**bold**` runs.
 * Figures from the brief may be written literally, because they are traced to it; computed ones never.
 */
export type Text = string;

/**
 * How a reference is formatted. Default: three significant digits in the slide's unit.
 * `abs` drops the sign, `signed` always adds one, `label` does too, with the short unit of charts and tables, `full` writes every digit.
 */
export type FactStyle = 'plain' | 'abs' | 'signed' | 'label' | 'full';

/** `{{won_value@0|abs}}` for a fact ID and a style. */
export function ref(id: FactId, style: FactStyle = 'plain'): Text {
  return style === 'plain' ? `{{${id}}}` : `{{${id}|${style}}}`;
}

/** IDs of the facts a text refers to, in order. */
export function referencesIn(text: Text): FactId[] {
  return Array.from(text.matchAll(/\{\{([^{}|]+)(?:\|[^{}]*)?\}\}/g), (match) => match[1]!.trim());
}
