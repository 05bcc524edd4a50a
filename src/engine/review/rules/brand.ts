/** Gate "on-brand": fonts, colours, sizes and logo of a kit; without one, colours that are no theme's. */
import type { BrandKit, Hex } from '../../../model/brand-kit.ts';
import { colorDistance, colorTable, forbiddenColor } from '../../brand/colors.ts';
import { colorIn } from '../../brand/template/inspect/theme.ts';
import { all } from '../../opc/read-xml.ts';
import { quoted, type Reviewing } from '../finding.ts';
import { bodiesOf, type ForeignDeck, isFoot, isTitle, type Page, type Run, type Shape, seen } from '../page.ts';

/** Colours nearer than this look like one of the brand, of 0 to 765. */
const like = 90;
/** Greys, black and white belong to every brand. */
const grey = 24;

export function checkBrand(deck: ForeignDeck, kit: BrandKit | undefined, reviewing: Reviewing): void {
  if (!kit) {
    checkStrayColors(deck, reviewing);
    return;
  }
  const allowed = [...Object.values(colorTable(kit)), ...slotsOf(kit)];
  const families = new Set([kit.fonts.heading, kit.fonts.body, ...familiesOf(kit)].map((family) => family.toLowerCase()));
  for (const page of deck.pages)
    for (const shape of seen(page)) {
      const runs = bodiesOf(shape).flatMap(({ paragraphs }) =>
        paragraphs.flatMap((paragraph) => paragraph.runs.filter(({ text }) => text.trim() !== '')),
      );
      checkRuns(runs, families, shape, page, reviewing);
      checkColors(shape, runs, allowed, kit, page, reviewing);
      checkSizes(runs, shape, deck, kit, page, reviewing);
    }
  checkLogo(deck, kit, reviewing);
}

function slotsOf({ template }: BrandKit): Hex[] {
  return template ? Object.values(template.layouts).flatMap(({ slots }) => Object.values(slots)) : [];
}

function familiesOf({ fonts, template }: BrandKit): string[] {
  const { fallback = {}, eastAsian, complexScript } = fonts;
  const own = template
    ? Object.values(template.layouts).flatMap(({ placeholders }) => Object.values(placeholders).map(({ family }) => family))
    : [];
  return [...Object.values(fallback), eastAsian, complexScript, ...own].filter((family) => family !== undefined);
}

function checkRuns(runs: readonly Run[], families: ReadonlySet<string>, shape: Shape, page: Page, { report }: Reviewing): void {
  const odd = runs.find(({ family }) => !families.has(family.toLowerCase()) && !/symbol|wingdings|webdings/i.test(family));
  if (odd) report('off-brand-font', { page, shape }, `${quoted(odd.text)} in ${quoted(shape.name)} is set in ${odd.family}.`);
}

function checkColors(shape: Shape, runs: readonly Run[], allowed: readonly Hex[], kit: BrandKit, page: Page, { report }: Reviewing): void {
  const shown = [...new Set([...runs.map(({ color }) => color), ...(shape.fill?.colors ?? []), ...chartColors(shape)])];
  const forbidden = shown.find((color) => forbiddenColor(color, kit) !== undefined);
  if (forbidden) report('forbidden-color', { page, shape }, `${quoted(shape.name)} shows ${forbidden}, which the brand forbids.`);
  const odd = shown.find((color) => !isGrey(color) && allowed.every((own) => colorDistance(own, color) > like));
  if (odd && odd !== forbidden)
    report('off-brand-color', { page, shape }, `${quoted(shape.name)} shows ${odd}, which is near no colour of the brand.`);
}

function chartColors({ chart }: Shape): Hex[] {
  return chart?.plots.flatMap(({ series }) => series.flatMap(({ fill }) => (fill ? [fill] : []))) ?? [];
}

function isGrey(color: Hex): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels) <= grey;
}

function checkSizes(
  runs: readonly Run[],
  shape: Shape,
  { size }: ForeignDeck,
  { rules }: BrandKit,
  page: Page,
  { report }: Reviewing,
): void {
  const { title = 0, body = 0, data = body, source = 0 } = rules?.minimumSizes ?? {};
  const least = isTitle(shape) ? title : isFoot(shape, size) ? source : shape.kind === 'table' ? data : Math.min(body || data, data);
  const small = runs.find((run) => run.size < least);
  if (small)
    report(
      'minimum-size',
      { page, shape },
      `${quoted(small.text)} in ${quoted(shape.name)} has ${small.size} pt; the brand allows ${least} pt and more.`,
    );
}

/** Its picture stands on a master, a layout or a slide; which picture it is cannot be told, so any in its corner counts. */
function checkLogo({ pages, size }: ForeignDeck, { logo }: BrandKit, { report }: Reviewing): void {
  if (!logo) return;
  const bare = pages.filter(
    ({ behind, shapes }) =>
      ![...behind, ...shapes].some(({ kind, box }) => kind === 'picture' && box !== null && box.w < 0.4 * size.w && box.h < 0.4 * size.h),
  );
  if (bare.length === pages.length) report('logo-missing', { slide: null }, 'No slide shows a logo.');
  else if (bare.length < pages.length / 3)
    for (const page of bare) report('logo-missing', { page }, 'The slide shows no logo, as the others do.');
}

/** A colour written out on a single slide of a deck that else keeps to its theme. */
function checkStrayColors({ pages, tree }: ForeignDeck, { report }: Reviewing): void {
  const uses = pages.map((page) => {
    const root = tree(page.part);
    const fills = root ? all(root, 'a:solidFill') : [];
    return {
      page,
      total: fills.length,
      own: fills.flatMap((fill) => (fill.children[0]?.name === 'a:srgbClr' ? (colorIn(fill, {})?.hex ?? []) : [])),
    };
  });
  const total = uses.reduce((sum, each) => sum + each.total, 0);
  const own = uses.reduce((sum, each) => sum + each.own.length, 0);
  if (pages.length < 3 || own > 0.1 * total) return;
  for (const { page, own: colors } of uses) {
    const stray = colors.find((color) => !isGrey(color) && uses.filter((other) => other.own.includes(color)).length === 1);
    if (stray) report('stray-color', { page }, `${stray} is written out on this slide alone; the deck keeps to the colours of its theme.`);
  }
}
