/** Gate "readable": contrast, text sizes, amount of text and title length. */
import { type BrandKit, fontOf } from '../../model/brand-kit.ts';
import type { ChartSeries, ColorToken, Element, Layout, LayoutSlide, Run, TextElement } from '../../model/layout.ts';
import { type ColorTable, colorTable, contrast, mix } from '../brand/colors.ts';
import { measureParagraphs } from '../fonts/measure.ts';
import { encloses, intersection } from './fits.ts';
import type { Finding } from './report.ts';
import { isFoot, isTitle, paragraphsText } from './truth/slide-texts.ts';

/** A summary is read by itself, beside nothing drawn: its sentences may take more. */
/** A summary may be all that is read of a deck: its claims have a line of reasons each. */
const most = { words: 75, wordsWithEvidence: 100, wordsOfSummary: 120, titleLines: 2 };
const least = { body: 12, foot: 9, data: 10, contrast: 4.5, largeContrast: 3, large: 18 };

type Find = (rule: string, message: string) => Finding;

export function checkReadable({ slides, brandKit }: Layout): Finding[] {
  const colors = colorTable(brandKit);
  const reads = contrastTable(colors);
  return slides.flatMap((slide, i) => {
    const find: Find = (rule, message) => ({ gate: 'readable', rule, slide: i + 1, message });
    return [...lowContrast(slide, reads, find), ...smallText(slide, find), ...wordCount(slide, find), ...longTitle(slide, brandKit, find)];
  });
}

/** The number of texts in a layout, and a sentence for each unreadable one. */
export function contrastOf({ slides, brandKit }: Layout): { texts: number; unread: string[] } {
  const reads = contrastTable(colorTable(brandKit));
  const unread = slides.flatMap((slide, i) => {
    const found = lowContrast(slide, reads, (_, message) => ({ gate: 'readable', rule: 'contrast', slide: i + 1, message }));
    return [...new Set(found.map(({ message }) => `Slide ${i + 1}: ${message}`))];
  });
  return { texts: slides.flatMap(({ elements }) => elements.filter(hasWords)).length, unread };
}

function hasWords(element: Element): boolean {
  if (element.type === 'text') return paragraphsText(element.paragraphs).trim() !== '';
  return element.type === 'table' || element.type === 'chart';
}

/** A translucent fill. */
interface Veil {
  fill: ColorToken;
  opacity: number;
}

/** Contrast of a colour on a background, through any translucent fills above it. */
type Reads = (text: ColorToken, ground: ColorToken, veils?: readonly Veil[]) => number;

/** Computes each pair on first use. */
function contrastTable(colors: ColorTable): Reads {
  const known = new Map<string, number>();
  return (text, ground, veils = []) => {
    const seen = veils.reduce((under, { fill, opacity }) => mix(colors[fill], under, opacity), colors[ground]);
    const key = `${text}/${seen}`;
    let value = known.get(key);
    if (value === undefined) {
      value = contrast(colors[text], seen);
      known.set(key, value);
    }
    return value;
  };
}

function lowContrast(slide: LayoutSlide, reads: Reads, find: Find): Finding[] {
  const findings: Finding[] = [];
  const page: ColorToken = slide.dark ? 'dark' : 'paper';
  const check = (name: string, runs: readonly Run[], color: ColorToken, size: number, ground: ColorToken, veils?: readonly Veil[]) => {
    for (const run of runs) {
      if (run.text.trim() === '') continue;
      const ratio = reads(run.color ?? color, ground, veils);
      if (ratio < ((run.size ?? size) >= least.large ? least.largeContrast : least.contrast)) {
        findings.push(find('contrast', `"${name}" has ${run.color ?? color} on ${ground}: contrast ${ratio.toFixed(1)}.`));
        return;
      }
    }
  };
  slide.elements.forEach((element, i) => {
    const ground = () => groundOf(element, slide.elements.slice(0, i), page);
    if (element.type === 'text') {
      const runs = element.paragraphs.flatMap((paragraph) => paragraph.runs);
      const veils = veilsOver(element, slide.elements.slice(0, i));
      const opaque = element.opacity === undefined ? element.fill : undefined;
      if (runs.length > 0) check(element.name, runs, element.color, element.size, opaque ?? ground(), opaque ? [] : veils);
    } else if (element.type === 'table') {
      const under = ground();
      for (const { cells } of element.rows)
        for (const { runs, fill } of cells) check(element.name, runs, defaultOn(under), element.size, fill ?? under);
    } else if (element.type === 'chart') {
      const under = ground();
      const inside = element.chart.startsWith('stacked-') || element.chart.startsWith('percent-');
      for (const series of element.series)
        for (const ground of labelGrounds(series, inside, under))
          check(element.name, label, series.labelColor ?? 'ink', element.size, ground);
    }
  });
  return findings;
}

const label: Run[] = [{ text: 'label' }];

/** Background of a series' labels: the slide beside its columns, or the segment's colour inside them. */
function labelGrounds({ labels, labelTexts, asLine, color, points }: ChartSeries, inside: boolean, under: ColorToken): ColorToken[] {
  const labelled = (index: number) =>
    labels === true || (Array.isArray(labels) && labels.includes(index)) || labelTexts?.[index] !== undefined;
  if (labels === false && !labelTexts) return [];
  if (!inside || asLine || color === 'none') return [under];
  const own = Object.entries(points ?? {}).filter(([index]) => labelled(Number(index)));
  return [...new Set([color, ...own.map(([, token]) => token)])];
}

const defaultOn = (ground: ColorToken): ColorToken => (ground === 'dark' ? 'on-dark' : 'ink');

/** The last filled shape below the element that contains it, otherwise the page. */
function groundOf(element: Element, before: readonly Element[], page: ColorToken): ColorToken {
  const under = before.findLast(
    (other) => other.type === 'text' && other.fill !== undefined && other.opacity === undefined && encloses(other, element),
  ) as TextElement | undefined;
  return under?.fill ?? page;
}

/** Its own translucent fill, and any below that it touches, because its text may be where they overlap. */
function veilsOver(element: TextElement, before: readonly Element[]): Veil[] {
  return [...before, element].flatMap((other) =>
    other.type === 'text' && other.fill !== undefined && other.opacity !== undefined && intersection(other, element)
      ? [{ fill: other.fill, opacity: other.opacity }]
      : [],
  );
}

function smallText({ elements }: LayoutSlide, find: Find): Finding[] {
  return elements.flatMap((element) => {
    if (element.type === 'picture' || element.type === 'icon' || element.type === 'connector') return [];
    const floor = element.type !== 'text' ? least.data : isFoot(element) ? least.foot : least.body;
    const runs =
      element.type === 'text'
        ? element.paragraphs.flatMap(({ runs }) => runs)
        : element.type === 'table'
          ? element.rows.flatMap(({ cells }) => cells.flatMap(({ runs }) => runs))
          : [];
    const own = element.type === 'text' && runs.length === 0 ? Number.POSITIVE_INFINITY : element.size;
    const smallest = runs.reduce((size, run) => Math.min(size, run.size ?? own), runs.length > 0 ? Number.POSITIVE_INFINITY : own);
    return smallest < floor ? [find('small-text', `"${element.name}" has text of ${smallest} pt; ${floor} is the least.`)] : [];
  });
}

/** Chinese and Japanese have no spaces: two characters count as one word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Words of a text, without figures. */
export function countWords(text: string): number {
  const characters = text.match(unspaced)?.length ?? 0;
  const words = text.replace(unspaced, ' ').match(/(?<![^\s\p{P}])\p{L}[^\s]*/gu)?.length ?? 0;
  return words + Math.ceil(characters / 2);
}

/** Kinds whose sentences are read by themselves, or explain tiles and days. */
const readLong: ReadonlySet<string> = new Set(['decision-cards', 'scorecard', 'timeline']);

function wordCount({ kind, elements }: LayoutSlide, find: Find): Finding[] {
  if (kind === 'appendix') return [];
  const words = elements.reduce(
    (sum, element) => sum + (element.type === 'text' && !isFoot(element) ? countWords(paragraphsText(element.paragraphs)) : 0),
    0,
  );
  // A verdict beside its reasons is the summary of the matter; a chart or a table says only half without what explains it.
  const isLong = readLong.has(kind) || elements.some(({ name, type }) => name === 'Verdict' || type === 'chart' || type === 'table');
  const limit = kind === 'executive-summary' ? most.wordsOfSummary : isLong ? most.wordsWithEvidence : most.words;
  return words > limit ? [find('too-many-words', `${words} words; ${limit} are the most this slide can hold.`)] : [];
}

function longTitle({ elements }: LayoutSlide, kit: BrandKit, find: Find): Finding[] {
  return elements.filter(isTitle).flatMap((element) => {
    const { paragraphs, w, inset, size, font } = element as TextElement;
    const { lines } = measureParagraphs(paragraphs, w - 2 * inset, size, fontOf(kit, font));
    return lines > most.titleLines ? [find('long-title', `The title takes ${lines} lines.`)] : [];
  });
}
