/** Gate "readable": sizes, fonts and amount of text. */
import { countWords } from '../../check/readable.ts';
import { quoted, type Reviewing } from '../finding.ts';
import {
  bodiesOf,
  contentPages,
  type ForeignDeck,
  isEyebrow,
  isFoot,
  isTitle,
  type Page,
  runsOf,
  type Shape,
  seen,
  type TextBody,
  textOf,
} from '../page.ts';
import { isPart, titleOf } from './titles.ts';

const least = { text: 10, foot: 9, chart: 9 };
const most = { words: 120, sizes: 8, families: 3 };
/** Figures from here on are drawn, not read in lines. */
const display = 28;

export function checkReadable(deck: ForeignDeck, reviewing: Reviewing): void {
  const { report } = reviewing;
  for (const page of deck.pages) {
    for (const shape of seen(page)) checkSize(shape, deck, page, reviewing);
    checkWords(page, deck, reviewing);
    const sizes = [...new Set(runsOf(page).map(({ size }) => size))].filter((size) => size < display).toSorted((a, b) => b - a);
    if (sizes.length > most.sizes) report('many-sizes', { page }, `The slide has ${sizes.length} sizes of text: ${sizes.join(', ')} pt.`);
    checkRows(page, reviewing);
    checkRepeated(page, reviewing);
  }
  checkFamilies(deck, reviewing);
}

function checkSize(shape: Shape, { size }: ForeignDeck, page: Page, { report }: Reviewing): void {
  const runs = bodiesOf(shape).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ runs }) => runs.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))),
  );
  const smallest = Math.min(...runs.map((run) => run.size));
  const floor = isFoot(shape, size) || isEyebrow(shape, page) ? least.foot : least.text;
  if (smallest < floor) {
    const run = runs.find((each) => each.size === smallest)!;
    report('small-text', { page, shape }, `${quoted(run.text)} in ${quoted(shape.name)} has ${smallest} pt; ${floor} pt is the least.`);
  }
  const ofChart = Math.min(...(shape.chart?.sizes ?? []));
  if (ofChart < least.chart)
    report('small-text', { page, shape }, `The chart ${quoted(shape.name)} has text of ${ofChart} pt; ${least.chart} pt is the least.`);
}

function checkWords(page: Page, { size }: ForeignDeck, { report }: Reviewing): void {
  if (isPart(titleOf(page))) return;
  const words = seen(page)
    .filter((shape) => shape.kind !== 'table' && !isFoot(shape, size))
    .reduce((sum, { text }) => sum + countWords(textOf(text)), 0);
  if (words > most.words) report('too-many-words', { page }, `The slide has ${words} words; ${most.words} are the most that is read.`);
}

/** Boxes of one size in a row whose text is not. */
function checkRows(page: Page, { report }: Reviewing): void {
  const boxes = seen(page).filter((shape) => shape.kind === 'shape' && !isTitle(shape) && textOf(shape.text).trim() !== '');
  const told = new Set<Shape>();
  for (const shape of boxes) {
    const peers = boxes.filter(
      ({ box, text }) =>
        lookOf(text!) === lookOf(shape.text!) &&
        Math.abs(box!.y - shape.box!.y) < 0.15 &&
        Math.abs(box!.h - shape.box!.h) < 0.05 &&
        Math.abs(box!.w - shape.box!.w) < 0.05,
    );
    if (peers.length < 3) continue;
    const sizes = peers.map(sizesOf);
    const odd = peers.filter((_, at) => sizes.filter((size) => size === sizes[at]).length === 1);
    const usual = sizes.find((size) => sizes.filter((each) => each === size).length === peers.length - 1);
    if (odd.length === 1 && usual !== undefined && !told.has(odd[0]!)) {
      told.add(odd[0]!);
      report(
        'odd-size',
        { page, shape: odd[0]! },
        `${quoted(odd[0]!.name)} has text of ${sizesOf(odd[0]!)} pt, the boxes beside it ${usual} pt.`,
      );
    }
  }
}

/** Colour and weight: what looks otherwise has another part. */
function lookOf({ paragraphs }: TextBody): string {
  const run = paragraphs.flatMap(({ runs }) => runs)[0];
  return `${run?.color} ${run?.bold}`;
}

function sizesOf({ text }: Shape): string {
  const sizes = text!.paragraphs.flatMap(({ runs }) => runs.filter((run) => run.text.trim() !== '').map(({ size }) => size));
  return [...new Set(sizes)].toSorted((a, b) => b - a).join('/');
}

/** The German "die die" and the like are grammar. */
const twice = /(?<![\p{L}'’-])(\p{L}{2,})[ \u00a0]+\1(?![\p{L}'’-])/iu;
const grammar = /^(?:die|der|das|den|dem|sie|nous|vous|that|had|blah|bye|ja|no|bla|ihr|per|so|much)$/i;

function checkRepeated(page: Page, { report }: Reviewing): void {
  for (const shape of seen(page)) {
    const match = bodiesOf(shape)
      .map((body) => twice.exec(textOf(body)))
      .find((each) => each !== null && !grammar.test(each[1]!) && !/^\p{Lu}+$/u.test(each[1]!));
    if (match) report('repeated-word', { page, shape }, `${quoted(shape.name)} says ${quoted(match[0])}.`);
  }
}

/** A font with less of the deck's letters than this share came in by accident. */
const stray = 0.03;

function checkFamilies(deck: ForeignDeck, { report }: Reviewing): void {
  const letters = new Map<string, number>();
  const all = deck.pages.flatMap(runsOf);
  for (const { family, text } of all) letters.set(family, (letters.get(family) ?? 0) + text.length);
  const total = [...letters.values()].reduce((sum, count) => sum + count, 0);
  const themed = new Set([deck.fonts.heading, deck.fonts.body]);
  const common = [...letters].filter(([family, count]) => themed.has(family) || count > stray * total).map(([family]) => family);
  if (common.length > most.families) report('many-fonts', { slide: null }, `The deck has ${common.length} fonts: ${common.join(', ')}.`);
  for (const page of contentPages(deck))
    for (const shape of seen(page)) {
      const own = bodiesOf(shape).flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ runs }) => runs.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))),
      );
      const odd = own.find(
        ({ family, ownFamily }) => ownFamily && !common.includes(family) && !/symbol|wingdings|icon|awesome|emoji/i.test(family),
      );
      if (odd)
        report(
          'stray-font',
          { page, shape },
          `${quoted(odd.text)} in ${quoted(shape.name)} is set in ${odd.family}, the deck in ${common.join(' and ')}.`,
        );
    }
}
