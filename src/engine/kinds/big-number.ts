/** Big number: one figure that carries the page. */
import { z } from 'zod';
import type { Element, Paragraph } from '../../model/layout.ts';
import { defineKind } from './define-kind.ts';
import type { StatementContent } from './statement.ts';

const bigNumberContent = z.strictObject({ value: z.string(), label: z.string(), text: z.string().optional() });

/** May be larger than any other text in the deck. */
const figureSizes = [60, 44, 36];

export const bigNumber = defineKind({
  summary: 'One figure that carries the slide; used when anything else would distract from it.',
  content: bigNumberContent,
  oneThing: true,
  place: ({ value, label, text }, page) => {
    const { look } = page;
    const { x, w } = page.columns(0, 8);
    // Leave room for scripts whose font on the reader's machine may be wider than ours.
    const figure: Paragraph[] = [{ runs: page.runs(value, look.headings === 'bold' ? { bold: true } : {}) }];
    const size = page.fitSize(
      figure,
      { w: w * 0.8, h: 1.1 * look.display },
      figureSizes.map((points) => Math.round(points * look.display)),
      { font: 'heading', lineSpacing: 1 },
    );
    const parts = [
      { name: 'Figure', paragraphs: figure, style: { size, font: 'heading' as const, color: 'accent' as const, lineSpacing: 1 } },
      { name: 'Label', paragraphs: [{ runs: page.runs(label) }], style: { size: page.sizes.lead } },
      ...(text
        ? [{ name: 'Text', paragraphs: [{ runs: page.runs(text) }], style: { size: page.sizes.body, color: 'ink-65' as const } }]
        : []),
    ].map((part) => ({ ...part, h: page.measure(part.paragraphs, w, part.style.size, part.style).height }));
    const height = parts.reduce((sum, { h }) => sum + h, 0) + page.gaps.within * (parts.length - 1);
    // The optical centre is slightly above the geometric one.
    let y = page.body.y + Math.max(0, (page.body.h - height) * 0.42);
    return parts.map(({ name, paragraphs, style, h }): Element => {
      const element = page.text(name, { x, y, w, h }, paragraphs, style);
      y += h + page.gaps.within;
      return element;
    });
  },
  otherForms: ({ value, label, text }) => [
    {
      kind: 'statement',
      content: { text: `${value} ${label}`, ...(text === undefined ? {} : { support: text }) } satisfies StatementContent,
    },
  ],
  /** One figure with its label and a sentence. */
  example: {
    title: 'The pipeline covers the next target',
    source: 'Source: CRM export of 31 December 2017',
    content: {
      value: '{{open_pipeline@0}}',
      label: 'open pipeline at the end of Q4 2017, {{open_pipeline.pct@0|signed}} on the quarter before',
      text: 'Set against the target of {{target_value@0}} it covers {{coverage@0}}; {{stalled_value@0}} of it has not moved for more than a quarter.',
    },
  },
});
