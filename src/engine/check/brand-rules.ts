/** Rules of a brand kit that a deck is held against: colours it never shows, sizes no text is smaller than. */
import type { BrandKit, Enforcement, MinimumSizes } from '../../model/brand-kit.ts';
import type { Element, Layout, LayoutSlide, Paragraph } from '../../model/layout.ts';
import { colorTable } from '../brand/color-tokens.ts';
import { leastSizesOf } from '../brand/least-sizes.ts';
import { forbiddenColor } from '../brand/rules/forbidden-colors.ts';
import { showsOneThing } from './design.ts';
import type { Finding } from './report.ts';
import { colorsOf } from './shown-colors.ts';
import { isFoot, isTitle } from './slide-texts.ts';

export function checkBrandRules({ slides, brandKit }: Layout): Finding[] {
  const { forbiddenColors, minimumSizes } = brandKit.rules ?? {};
  if (!forbiddenColors && !minimumSizes) return [];
  return slides.flatMap((slide, i) => {
    const say =
      (rule: string, enforce: Enforcement) =>
      (message: string): Finding => ({
        gate: 'on-brand',
        rule,
        slide: i + 1,
        message,
        ...(enforce === 'warn' && { warning: true as const }),
      });
    return [
      ...(forbiddenColors ? shownForbidden(slide, brandKit).map(say('forbidden-color', forbiddenColors.enforce)) : []),
      ...(minimumSizes ? tooSmall(slide, brandKit, minimumSizes).map(say('minimum-size', minimumSizes.enforce)) : []),
    ];
  });
}

/** A sentence for each forbidden colour on a slide. */
function shownForbidden(slide: LayoutSlide, kit: BrandKit): string[] {
  const table = colorTable(kit);
  const shown = new Set(colorsOf(slide).map((token) => forbiddenColor(table[token], kit)));
  shown.delete(undefined);
  return [...shown].map((color) => `The slide shows ${color}, which the brand forbids.`);
}

function tooSmall({ elements, ...slide }: LayoutSlide, kit: BrandKit, { title = 0, body = 0, source = 0 }: MinimumSizes): string[] {
  const { data } = leastSizesOf(kit)!;
  return elements.flatMap((element) => {
    // Running text may hold labels: which of its words are some cannot be told.
    const words = element.type === 'text' ? Math.min(body || data, data) : data;
    const least = isTitle(element) ? (showsOneThing(slide) ? words : title) : isFoot(element) ? source : words;
    const smallest = smallestText(element);
    if (smallest === null || smallest >= least) return [];
    return [`"${element.name}" has text of ${smallest} pt; ${least} is the least the brand allows.`];
  });
}

/** Points; null for what has no words. */
function smallestText(element: Element): number | null {
  if (element.type === 'chart') return element.size;
  if (element.type !== 'text' && element.type !== 'table') return null;
  const { size } = element;
  const sizeIn = (runs: Paragraph['runs']) => runs.filter(({ text }) => text.trim() !== '').map((run) => run.size ?? size);
  const sizes =
    element.type === 'text'
      ? element.paragraphs.flatMap(({ runs }) => sizeIn(runs))
      : element.rows.flatMap(({ cells }) => cells.flatMap(({ runs }) => sizeIn(runs)));
  return sizes.length === 0 ? null : Math.min(...sizes);
}
