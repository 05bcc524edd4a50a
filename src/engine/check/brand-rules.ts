/** Colours as displayed, and a brand's rules for colours and sizes. */
import type { BrandKit, Enforcement, MinimumSizes } from '../../model/brand-kit.ts';
import type { ColorToken, Element, Layout, LayoutSlide, Paragraph, Run } from '../../model/layout.ts';
import { colorTable, forbiddenColor } from '../brand/colors.ts';
import { leastSizesOf } from '../brand/grid.ts';
import { showsOneThing } from './design.ts';
import type { Finding } from './report.ts';
import { isFoot, isTitle } from './truth/slide-texts.ts';

function colorsOf({ dark, elements }: Pick<LayoutSlide, 'dark' | 'elements'>): ColorToken[] {
  return [dark ? 'dark' : 'paper', ...elements.flatMap(colorsIn)];
}

function colorsIn(element: Element): ColorToken[] {
  if (element.type === 'icon' || element.type === 'connector') return [element.color];
  if (element.type === 'picture') return [];
  if (element.type === 'table')
    return element.rows.flatMap(({ cells }) => cells.flatMap(({ runs, fill }) => [...ofRuns(runs, 'ink'), ...defined(fill)]));
  if (element.type === 'chart') {
    return element.series.flatMap(({ color, points = {}, labels, labelTexts, labelColor = 'ink' }) => [
      ...(color === 'none' ? [] : [color]),
      ...Object.values(points),
      ...(labels === false && !labelTexts ? [] : [labelColor]),
    ]);
  }
  return [
    ...element.paragraphs.flatMap(({ runs }) => ofRuns(runs, element.color)),
    ...defined(element.fill),
    ...defined(element.line?.color),
  ];
}

function ofRuns(runs: readonly Run[], usual: ColorToken): ColorToken[] {
  return runs.filter(({ text }) => text.trim() !== '').map(({ color = usual }) => color);
}

function defined(color: ColorToken | undefined): ColorToken[] {
  return color === undefined ? [] : [color];
}

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
    // Body text may contain labels, which cannot be told apart.
    const words = element.type === 'text' ? Math.min(body || data, data) : data;
    const least = isTitle(element) ? (showsOneThing(slide) ? words : title) : isFoot(element) ? source : words;
    const smallest = smallestText(element);
    if (smallest === null || smallest >= least) return [];
    return [`"${element.name}" has text of ${smallest} pt; ${least} is the least the brand allows.`];
  });
}

/** Points; null for an element without text. */
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
