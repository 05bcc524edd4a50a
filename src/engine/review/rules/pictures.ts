/** Pictures: proportions, pixels, and pages that are nothing but one. */
import { area } from '../../../model/geometry.ts';
import { countWords } from '../../check/readable.ts';
import { imageSize } from '../../pictures/clean-picture.ts';
import { quoted, type Reviewing } from '../finding.ts';
import { bodiesOf, type ForeignDeck, isTitle, type Page, type Shape, seen, textOf } from '../page.ts';

/** A side may be this much off its proportion. */
const stretch = 0.04;
/** Pixels an inch, from this width in inches on. */
const least = { dpi: 72, width: 2 };
const mostOfPage = 0.6;
const fewWords = 12;

export function checkPictures(deck: ForeignDeck, { report }: Reviewing): void {
  for (const page of deck.pages)
    for (const shape of seen(page)) {
      if (shape.kind !== 'picture') continue;
      checkPixels(shape, page, deck, report);
      if (area(shape.box!) > mostOfPage * area(deck.size) && restOf(page, shape) < fewWords)
        report(
          'page-as-picture',
          { page, shape },
          `${quoted(shape.name)} covers ${Math.round((100 * area(shape.box!)) / area(deck.size))}% of the slide, and hardly any text stands beside it.`,
        );
    }
}

function restOf(page: Page, picture: Shape): number {
  return seen(page)
    .filter((shape) => shape !== picture && !isTitle(shape))
    .flatMap(bodiesOf)
    .reduce(
      (sum, body) => sum + countWords(textOf(body)),
      seen(page).some(({ kind }) => kind === 'chart' || kind === 'table') ? fewWords : 0,
    );
}

function checkPixels({ picture, own, name, form }: Shape, page: Page, { pkg }: ForeignDeck, report: Reviewing['report']): void {
  const bytes = picture?.part ? pkg.parts.get(picture.part) : undefined;
  const pixels = bytes && imageSize(bytes);
  if (!pixels || own.w < 0.1 || own.h < 0.1 || form === 'line') return;
  const { left, top, right, bottom } = picture!.crop;
  const [wide, high] = [pixels.width * (1 - left - right), pixels.height * (1 - top - bottom)];
  if (wide < 1 || high < 1) return;
  const ratio = own.w / own.h / (wide / high);
  if (Math.abs(ratio - 1) > stretch)
    report(
      'stretched-picture',
      { page, shape: name },
      `${quoted(name)} is ${Math.round(Math.abs(ratio > 1 ? ratio - 1 : 1 / ratio - 1) * 100)}% too ${ratio > 1 ? 'wide' : 'high'} for its proportions.`,
    );
  const dpi = Math.min(wide / own.w, high / own.h);
  if (dpi < least.dpi && own.w > least.width)
    report('coarse-picture', { page, shape: name }, `${quoted(name)} has ${Math.round(dpi)} pixels an inch; ${least.dpi} are the least.`);
}
