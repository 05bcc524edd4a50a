/** The words of one part of a diagram: what it is called, and what is to be said of it. */
import type { ColorToken, Paragraph } from '../../../model/layout.ts';
import type { Text } from '../../../model/text.ts';
import type { Page } from '../define-kind.ts';
import type { Scale } from './scales.ts';

export interface Label {
  head: Text;
  text?: Text | undefined;
}

/** Head and details a paragraph each; details are muted where `quiet` names a colour. */
export function labelParagraphs(
  { head, text }: Label,
  scale: Scale,
  page: Page,
  { quiet, align }: { quiet?: ColorToken; align?: NonNullable<Paragraph['align']> } = {},
): Paragraph[] {
  const aligned = align && { align };
  return [
    { runs: page.runs(head, { bold: true, size: scale.head }), ...(text && { after: 4 }), ...aligned },
    ...(text ? [{ runs: page.runs(text, { size: scale.text, ...(quiet && { color: quiet }) }), ...aligned }] : []),
  ];
}

/** Whether words stand in a space; `mayBreak` where it can be no wider, so that a longer word must be broken. */
export function standsIn(
  paragraphs: readonly Paragraph[],
  box: { w: number; h: number },
  size: number,
  page: Page,
  mayBreak = false,
): boolean {
  const { height, widest } = page.measure(paragraphs, box.w, size);
  return height <= box.h + 1e-6 && (mayBreak || widest <= box.w + 1e-6);
}
