/** A timeline without a scale: events at equal distances along a line. */
import type { Element, Paragraph } from '../../../model/layout.ts';
import type { Page } from '../define-kind.ts';
import { diagram } from './diagram.ts';
import { type Label, labelParagraphs, standsIn } from './label.ts';
import { drawnToFit, roomyScale, scales } from './scales.ts';

export interface TimedLabel extends Label {
  /** As it is shown. */
  when: string;
}

const dot = 0.2;

/** Few events speak louder: at the largest scale at which dates stay on one line and no word is broken. */
export function placeEvenly(events: readonly TimedLabel[], page: Page): { elements: Element[]; fits: boolean } {
  const { x, w: width } = page.columns(0, 12);
  const gap = page.gaps.between;
  const w = (width - gap * (events.length - 1)) / events.length;
  const { whens, texts, above, below, size, fits } = drawnToFit(
    (scale) => {
      const whens = events.map(({ when }): Paragraph[] => [
        { runs: page.runs(when, { bold: true, size: scale === roomyScale ? page.sizes.title : scale.head }) },
      ]);
      const texts = events.map((event) => labelParagraphs(event, scale, page, { quiet: 'ink-65' }));
      const height = (words: readonly Paragraph[][]) => Math.max(...words.map((each) => page.measure(each, w, scale.head).height));
      const [above, below] = [height(whens), height(texts)];
      const room = { w, h: page.body.h - above - 2 * page.gaps.within - dot };
      const short = whens.every((when) => page.measure(when, w, scale.head).lines === 1);
      return { whens, texts, above, below, size: scale.head, fits: short && texts.every((each) => standsIn(each, room, scale.head, page)) };
    },
    [roomyScale, ...scales],
  );
  const height = above + 2 * page.gaps.within + dot + below;
  const top = page.body.y + Math.max(0, (page.body.h - height) * 0.35);
  const line = top + above + page.gaps.within + dot / 2;
  const marks = events.flatMap((_, index): Element[] => {
    const left = x + index * (w + gap);
    const n = index + 1;
    return [
      page.text(`When ${n}`, { x: left, y: top, w, h: above }, whens[index]!, {
        size,
        color: page.accentOn('paper', size),
        anchor: 'bottom',
      }),
      page.shape(`Mark ${n}`, { x: left, y: line - dot / 2, w: dot, h: dot }, { geometry: 'ellipse', fill: 'accent' }),
      page.text(`Event ${n}`, { x: left, y: line + dot / 2 + page.gaps.within, w, h: below }, texts[index]!, { size }),
    ];
  });
  const axis = page.shape('Line', { x, y: line, w: width, h: 0 }, { geometry: 'line', line: { color: 'ink-35', width: 1.25 } });
  return { elements: diagram('Timeline', timelineAlt(events, page), [axis, ...marks]), fits };
}

export function timelineAlt(events: readonly TimedLabel[], page: Page): string {
  return events.map(({ when, head }) => `${page.plain(when)}: ${page.plain(head)}`).join('; ');
}
