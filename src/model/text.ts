/** Template text: words with references to facts, `**bold**` for the claim. The only way a number gets onto a slide. */
import type { FactId } from './fact.ts';

/**
 * A string such as `Closed-won revenue fell {{won_value.pct@0|abs}} to {{won_value@0}}`, with `**bold**` runs.
 * Figures of the brief may stand literally, as they are traced to the brief; computed ones never do.
 */
export type Text = string;

/**
 * How a reference is shown. Default: three significant digits in the slide's one unit.
 * `abs` drops the sign, `signed` always writes one, `label` too and with the short unit of a chart, tile or cell, `full` writes every digit.
 */
export type FactStyle = 'plain' | 'abs' | 'signed' | 'label' | 'full';

/** `{{won_value@0|abs}}` for a fact id and a style. */
export function ref(id: FactId, style: FactStyle = 'plain'): Text {
  return style === 'plain' ? `{{${id}}}` : `{{${id}|${style}}}`;
}

/** Ids of the facts a text refers to, in order. */
export function referencesIn(text: Text): FactId[] {
  return Array.from(text.matchAll(/\{\{([^{}|]+)(?:\|[^{}]*)?\}\}/g), (match) => match[1]!.trim());
}
