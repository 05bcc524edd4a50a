import { describe, expect, it } from 'vitest';
import { defaultBrandKit } from '../../../src/engine/brand/default-brand-kit.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { parseLayout } from '../../../src/engine/layout/parse-layout.ts';
import { QuarterdeckError } from '../../../src/model/errors.ts';
import type { Layout } from '../../../src/model/layout.ts';
import { gallery } from '../../gallery/gallery.ts';

const whole = JSON.stringify(layOut(gallery, defaultBrandKit).layout);

/** Paths and messages of the errors after a change to a sound layout. */
function errorsAfter(change: (layout: Layout) => void): string[] {
  const layout = JSON.parse(whole) as Layout;
  change(layout);
  try {
    parseLayout(layout);
  } catch (error) {
    if (error instanceof QuarterdeckError && error.code === 'layout_invalid')
      return error.errors.map(({ path, message }) => `${path}: ${message}`);
    throw error;
  }
  return [];
}
const first = <T extends string>(layout: Layout, type: T) => {
  for (const [s, { elements }] of layout.slides.entries()) {
    const e = elements.findIndex((element) => element.type === type);
    if (e >= 0)
      return {
        path: `slides.${s}.elements.${e}`,
        element: elements[e] as Extract<Layout['slides'][number]['elements'][number], { type: T }>,
      };
  }
  throw new Error(`the gallery has no ${type}`);
};

describe('a layout from JSON', () => {
  it('is taken as it was written', () => {
    expect(parseLayout(JSON.parse(whole))).toEqual(JSON.parse(whole));
  });

  it('may not have a colour that is no role', () => {
    expect(errorsAfter((layout) => Object.assign(first(layout, 'text').element, { color: '#FF0000' }))).toEqual([
      expect.stringMatching(/^slides\.0\.elements\.0\.color: /),
    ]);
  });

  it('may not have a field nobody knows', () => {
    expect(errorsAfter((layout) => Object.assign(layout.slides[0]!, { titel: 'x' }))).toEqual([
      expect.stringMatching(/^slides\.0\.titel: .*"title"/),
    ]);
  });

  it('may not have two elements of one name on a slide', () => {
    expect(errorsAfter((layout) => layout.slides[0]!.elements.push(layout.slides[0]!.elements[0]!))).toEqual([
      expect.stringContaining('another element of the slide has that name'),
    ]);
  });

  it('may not have a chart with a value too few', () => {
    expect(errorsAfter((layout) => first(layout, 'chart').element.series[0]!.values.pop())).toEqual([
      expect.stringContaining('must each have one value'),
    ]);
  });

  it('may not have a table with a cell too many', () => {
    expect(errorsAfter((layout) => first(layout, 'table').element.rows[0]!.cells.push({ runs: [], align: 'left' }))).toEqual([
      expect.stringContaining('must each have cells'),
    ]);
  });

  it('may not link to a script', () => {
    expect(
      errorsAfter((layout) =>
        Object.assign(first(layout, 'text').element, { paragraphs: [{ runs: [{ text: 'x', link: 'javascript:alert(1)' }] }] }),
      ),
    ).toEqual([expect.stringContaining('must be an http, https or mailto link')]);
  });

  it('is told which icon was meant', () => {
    const icon = { type: 'icon', name: 'Icon', icon: 'revenu', color: 'accent', x: 1, y: 1, w: 0.5, h: 0.5 };
    const said = errorsAfter((layout) => layout.slides[0]!.elements.push(icon as never));
    expect(said).toEqual([expect.stringContaining('there is no icon "revenu"; did you mean "revenue"?')]);
  });

  it('may not cut a picture to nothing', () => {
    const crop = { left: 0.6, top: 0, right: 0.4, bottom: 0 };
    const picture = { type: 'picture', name: 'P', alt: 'A', x: 1, y: 1, w: 1, h: 1, data: 'AAAA', mime: 'image/png', crop };
    const said = errorsAfter((layout) => layout.slides[0]!.elements.push(picture as never));
    expect(said).toEqual([expect.stringContaining('leaves nothing of the picture')]);
  });

  it.each([null, [], 'x', {}])('may not be %j', (value) => {
    expect(() => parseLayout(value)).toThrowError(QuarterdeckError);
  });
});
