/** A page that holds one sentence and what stands under it; its title is small, so that the sentence speaks. */
import type { Element, Paragraph } from '../../../model/layout.ts';
import type { Text } from '../../../model/text.ts';
import type { Page } from '../define-kind.ts';
import { quietTitle } from './own-title.ts';

/** `bar` is the width of a bar in accent beside the sentence, inches; none by default. */
export function placeOneThing(text: Text, under: Text | undefined, page: Page, bar = 0): Element[] {
  const span = page.columns(0, 9);
  const indent = bar > 0 ? bar + page.gaps.within : 0;
  const { x, w } = { x: span.x + indent, w: span.w - indent };
  const paragraphs: Paragraph[] = [{ runs: page.runs(text) }];
  const support: Paragraph[] = under ? [{ runs: page.runs(under) }] : [];
  const supportHeight = under ? page.gaps.between + page.measure(support, w, page.sizes.body).height : 0;
  const box = { w, h: page.body.h - supportHeight };
  const style = { font: 'heading', lineSpacing: 1 } as const;
  const size = page.fitSize(
    paragraphs,
    box,
    [page.sizes.figure, page.sizes.title, page.sizes.lead, page.sizes.body, page.sizes.label],
    style,
  );
  const { height, lines } = page.measure(paragraphs, w, size, style);
  const even = evenWidth((width) => page.measure(paragraphs, width, size, style).lines <= lines, w);
  const y = page.body.y + Math.max(0, (page.body.h - height - supportHeight) * 0.42);
  return [
    quietTitle(page),
    ...(bar > 0 ? [page.shape('Bar', { x: span.x, y, w: bar, h: height }, { fill: 'accent' })] : []),
    page.text('Statement', { x, y, w: even, h: height }, paragraphs, { size, ...style }),
    ...(under
      ? [
          page.text('Under it', { x, y: y + height + page.gaps.between, w, h: supportHeight - page.gaps.between }, support, {
            color: 'ink-65',
          }),
        ]
      : []),
  ];
}

/** Lines of about one length, the last one too: the narrowest width at which they are no more, and a little against other programs' measures. */
function evenWidth(fits: (width: number) => boolean, width: number): number {
  const narrowest = [0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95].find((part) => fits(width * part));
  return narrowest === undefined ? width : Math.min(width, width * (narrowest + 0.02));
}
