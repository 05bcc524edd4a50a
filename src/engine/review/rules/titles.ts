/** Titles: each slide has one of its own. */
import { wordsOf } from '../../../languages/catalogue.ts';
import { type LanguageCode, languages } from '../../../model/language.ts';
import { quoted, type Reviewing } from '../finding.ts';
import { measureText } from '../measure-text.ts';
import { contentPages, type ForeignDeck, type Page, runsOf, type Shape, seen, textOf, titleShape } from '../page.ts';

const mostLines = 2;
/** What tells the pages of one matter apart: `(continued)`, `(2/3)`. */
const partOf = /[(（][^()（）]{1,24}[)）]\s*$/;

export function checkTitles({ pages }: ForeignDeck, { report }: Reviewing): void {
  const before = new Map<string, number>();
  for (const page of pages) {
    const title = titleOf(page);
    if (title === '') {
      const heading = headingOf(page);
      if (heading)
        report(
          'title-placeholder',
          { page, shape: heading },
          `${quoted(textOf(heading.text))} stands in a text box, so the slide has no title.`,
        );
      else report('title-missing', { page }, 'The slide has no title.');
      continue;
    }
    const known = before.get(title.toLowerCase());
    if (known === undefined) before.set(title.toLowerCase(), page.number);
    else if (!partOf.test(title)) report('title-repeated', { page }, `The slide has the title of slide ${known}: ${quoted(title)}.`);
    const shape = titleShape(page)!;
    const { lines } = measureText(shape.text!, shape.own);
    if (lines > mostLines) report('long-title', { page, shape }, `The title takes ${lines} lines.`);
  }
}

/** Titles at the head of content slides look alike: what most have is the deck's. */
export function checkTitleLooks(deck: ForeignDeck, { report }: Reviewing): void {
  const looks = contentPages(deck).flatMap((page) => {
    const shape = titleShape(page);
    const paragraph = shape?.text?.paragraphs.find(({ runs }) => runs.some(({ text }) => text.trim() !== ''));
    const run = paragraph?.runs.find(({ text }) => text.trim() !== '');
    if (!shape?.box || !paragraph || !run || shape.box.y > 0.25 * deck.size.h || isOutspoken(page, run.size)) return [];
    return [{ page, shape, size: `${run.size} pt`, align: paragraph.align, weight: run.bold ? 'bold' : 'regular', font: run.family }];
  });
  if (looks.length < fewestTitles) return;
  for (const what of ['size', 'font', 'weight', 'align'] as const) {
    const usual = looks
      .map((look) => look[what])
      .find((value) => looks.filter((look) => look[what] === value).length >= mostTitles * looks.length);
    const odd = looks.filter((look) => usual !== undefined && look[what] !== usual);
    for (const look of odd)
      report(
        'title-differs',
        { page: look.page, shape: look.shape },
        `The title has another ${what} than most: ${look[what]}, not ${usual}.`,
      );
  }
}

/** A statement or a figure larger than the title is what the slide says. */
function isOutspoken(page: Page, size: number): boolean {
  return seen(page).every(({ kind }) => kind === 'shape' || kind === 'connector') && runsOf(page).some((run) => run.size > size);
}

const fewestTitles = 4;
const mostTitles = 0.75;

/** Points from which a text at the top of a slide is meant as its title. */
const headingSize = 20;

function headingOf(page: Page): Shape | undefined {
  const texts = seen(page).filter(({ text }) => text !== null && textOf(text).trim() !== '');
  const sizeOf = ({ text }: Shape) => Math.max(...text!.paragraphs.map(({ size }) => size));
  const largest = texts.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
  return largest && sizeOf(largest) >= headingSize && texts.every(({ box }) => box!.y >= largest.box!.y - 0.5) ? largest : undefined;
}

/** On one line; '' without. */
export function titleOf(page: Page): string {
  return textOf(titleShape(page)?.text ?? null)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Pages that say what they are: agenda, next steps, appendix. */
const parts = (Object.keys(languages) as LanguageCode[]).flatMap((code) => {
  const { agenda, executiveSummary, nextSteps, appendix, definitions, dataQuality } = wordsOf(code);
  return [agenda, executiveSummary, nextSteps, appendix, definitions, dataQuality].map((word) => word.toLowerCase());
});

export function isPart(title: string): boolean {
  return parts.some((word) => title.toLowerCase().includes(word));
}
