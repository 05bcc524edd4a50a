/** The dark band at the foot of a page: what its readers are asked to decide. */
import type { Element, Paragraph, Run } from '../../../model/layout.ts';
import type { Page } from '../define-kind.ts';

const inset = 0.16;

function paragraphsOf(runs: readonly Run[]): Paragraph[] {
  return [{ runs: [...runs] }];
}

/** Height of the band, inches, without the air above it. */
export function bandHeight(runs: readonly Run[], page: Page): number {
  return page.measure(paragraphsOf(runs), page.columns(0, 12).w - 2 * inset, page.sizes.body).height + 2 * inset;
}

export function placeBand(name: string, runs: readonly Run[], page: Page): Element {
  const h = bandHeight(runs, page);
  return page.text(name, { ...page.columns(0, 12), y: page.body.y + page.body.h - h, h }, paragraphsOf(runs), {
    size: page.sizes.body,
    fill: 'ink',
    color: page.textOn('ink'),
    anchor: 'middle',
    inset,
  });
}
