import { describe, expect, it } from 'vitest';
import { inspectTemplate } from '../../../../../src/engine/brand/template/inspect/inspect-template.ts';
import { openTemplate } from '../../../../../src/engine/brand/template/open-template.ts';
import { slideLayouts } from '../../../../../src/engine/pptx/placeholders.ts';
import { writeDeck } from '../../../../../src/engine/pptx/write-deck.ts';
import { layoutNames, type PlaceholderName } from '../../../../../src/model/layout.ts';
import { deck, everything, kit } from '../../../pptx/fixtures/layout.ts';

describe('a deck of ours as a template', async () => {
  const { size } = everything();
  const { pkg, presentation } = openTemplate(await writeDeck(deck(everything().slides)));
  const { template, colors, fonts, name } = inspectTemplate(pkg, presentation);
  const own = slideLayouts(size, kit, false);

  it.each(layoutNames)('has its %s layout found by its type, with its placeholders where they were put', (name) => {
    const layout = template.layouts[name];
    const { label, placeholders } = own.find((one) => one.name === name)!;
    expect(layout).toMatchObject({ chosen: 'type', label });
    for (const [key, found] of Object.entries(layout.placeholders)) {
      // What stands under the title of a section is its text, here.
      const { x, y, w, h, ...rest } = placeholders[(name === 'section' && key === 'body' ? 'subtitle' : key) as PlaceholderName]!;
      const { type, size, bold, anchor, align, lineSpacing } = rest;
      expect(found, key).toMatchObject({ type, size, bold, anchor, align, lineSpacing });
      const sides = [found.x, found.y, found.w, found.h];
      for (const [i, side] of [x, y, w, h].entries()) expect(sides[i], key).toBeCloseTo(side, 2);
    }
  });

  it('has every placeholder under its name', () => {
    const names = layoutNames.map((name) => Object.keys(template.layouts[name].placeholders).join(' '));
    expect(names).toEqual([
      'title subtitle footer number',
      'title body footer number',
      'title lead body footer number',
      'title lead left right footer number',
      'title lead footer number',
      'footer number',
    ]);
  });

  it('gives back the colours, fonts and name it was made with', () => {
    expect(fonts).toEqual(kit.fonts);
    expect(name).toBe('Acme & Söhne');
    expect(colors).toMatchObject({ ...kit.colors });
  });

  it('has a measured dark ground on its cover and paper elsewhere', () => {
    expect(template.layouts.title.ground).toEqual({ color: kit.colors.dark, measured: true });
    expect(template.layouts.content.ground).toEqual({ color: '#FFFFFF', measured: true });
  });

  it('has its logo found where content slides show it', () => {
    expect(template.logos[0]).toMatchObject({ part: expect.stringContaining('media/'), layouts: 4 });
    expect(template.layouts.content.taken).toContainEqual(template.logos[0]!.box);
  });
});
