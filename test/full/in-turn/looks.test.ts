import { describe, expect, it } from 'vitest';
import { sampleLogo } from '../../../src/demo/brand-kit.ts';
import { readBrandKit } from '../../../src/engine/brand/read-brand-kit.ts';
import { checkAccessible } from '../../../src/engine/check/accessible.ts';
import { checkFits } from '../../../src/engine/check/fits.ts';
import { checkOnBrand } from '../../../src/engine/check/on-brand.ts';
import { lintPackage } from '../../../src/engine/check/package-lint.ts';
import { checkReadable } from '../../../src/engine/check/readable.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { writeDeck } from '../../../src/engine/pptx/write-deck.ts';
import { type BrandKit, lookIds, type SlideSize, slideSizes } from '../../../src/model/brand-kit.ts';
import type { Layout, TextElement } from '../../../src/model/layout.ts';
import { gallery } from '../../gallery/gallery.ts';
import { sdkErrors } from '../../helpers/ooxml.ts';

const sizes = Object.keys(slideSizes) as SlideSize[];
const kitOf = (kit: object): Promise<BrandKit> => readBrandKit({ logo: { file: 'logo.png' }, ...kit }, async () => sampleLogo());
const findings = (layout: Layout) =>
  [checkFits, checkReadable, checkAccessible, checkOnBrand]
    .flatMap((check) => check(layout))
    .map(({ slide, rule, message }) => `${layout.slides[(slide ?? 1) - 1]?.kind} ${rule}: ${message}`);

describe.each(lookIds)('the gallery in the look %s', (look) => {
  it.each(sizes)('passes the gates of its pages on slides of %s', async (slide_size) => {
    expect(findings(layOut(gallery, await kitOf({ look, slide_size })).layout)).toEqual([]);
  });

  it('passes them in a company’s colours, from right to left too', async () => {
    const kit = await kitOf({ look, slide_size: '4:3', colors: { primary: '#0B6E5D', dark: '#10312B', text: '#1D2733' } });
    expect(findings(layOut({ ...gallery, language: 'ar' }, kit).layout)).toEqual([]);
  });

  it('is a sound package', async () => {
    const { layout } = layOut(gallery, await kitOf({ look, slide_size: '4:3' }));
    const bytes = await writeDeck(layout);
    expect(lintPackage(bytes, layout)).toEqual([]);
    expect(await sdkErrors(bytes)).toEqual([]);
  });

  it('has its titles in one place on every page of content', async () => {
    const { slides } = layOut(gallery, await kitOf({ look })).layout;
    const titles = slides
      .filter(({ layout }) => layout !== 'title' && layout !== 'section')
      .map(({ elements }) => elements.find((element) => element.type === 'text' && element.placeholder === 'title') as TextElement);
    expect(new Set(titles.map(({ x, y }) => `${x} ${y}`)).size).toBe(1);
  });
});

it('is drawn in business notation: plans as outlined columns, periods not over yet hatched', async () => {
  const { layout } = layOut(gallery, await kitOf({ look: 'ibcs' }));
  const charts = layout.slides.flatMap(({ elements }) => elements.filter((element) => element.type === 'chart'));
  const series = charts.filter(({ chart }) => chart === 'column').flatMap((chart) => chart.series);
  expect(series.some(({ plan }) => plan)).toBe(true);
  expect(series.filter(({ outlined }) => outlined).every(({ hatched }) => hatched)).toBe(true);
});
