import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carrying, colorTable, contrast } from '../../../../../src/engine/brand/colors.ts';
import { refuseUnreadable } from '../../../../../src/engine/brand/refuse-unreadable.ts';
import { kitColors } from '../../../../../src/engine/brand/template/inspect/theme.ts';
import { type Hex, type TemplateLayout, themeSlots } from '../../../../../src/model/brand-kit.ts';
import { layoutNames } from '../../../../../src/model/layout.ts';

/** Colours in the order of the slots; cover and section stand on `dark` where it is given. */
function colors(slots: readonly Hex[], ground: Hex = slots[0]!, dark: Hex = ground) {
  const layout = (color: Hex): TemplateLayout => ({
    part: 'ppt/slideLayouts/slideLayout1.xml',
    label: 'Any',
    chosen: 'type',
    slots: Object.fromEntries(themeSlots.map((slot, i) => [slot, slots[i]!])) as TemplateLayout['slots'],
    ground: { color, measured: true },
    placeholders: {},
    taken: [],
  });
  const layouts = layoutNames.map((name) => [name, layout(name === 'title' || name === 'section' ? dark : ground)]);
  return kitColors(Object.fromEntries(layouts));
}

const grey = ['#FFFFFF', '#000000', '#F7F7F7', '#222222'] as const;

describe('colours of a kit from a template', () => {
  it('are the accents in their order, left as they are where they can be told from the ground', () => {
    const all = colors([...grey, '#1F4E79', '#C55A11', '#6B8E23', '#7B5EA7', '#0E8577', '#B3261E', '#0B5CAD', '#333333']);
    expect(all).toMatchObject({ primary: '#1F4E79', secondary: '#C55A11', palette: ['#6B8E23', '#7B5EA7'], link: '#0B5CAD' });
  });

  it('pass over accents that are grey, and over those that look like one before', () => {
    const all = colors([...grey, '#A5A5A5', '#1F4E79', '#204F7A', '#C55A11', '#7F7F7F', '#595959', '#0B5CAD', '#333333']);
    expect([all.primary, all.secondary]).toEqual(['#1F4E79', '#C55A11']);
  });

  it('have good and bad from the accents that are green and red', () => {
    const all = colors([...grey, '#1F4E79', '#B3261E', '#2E7D32', '#7B5EA7', '#0E8577', '#C55A11', '#0B5CAD', '#333333']);
    expect(all).toMatchObject({ positive: '#2E7D32', negative: '#B3261E' });
  });

  it('are dark where cover and section are', () => {
    const all = colors(
      [...grey, '#1F4E79', '#B3261E', '#2E7D32', '#7B5EA7', '#0E8577', '#C55A11', '#0B5CAD', '#333333'],
      '#FFFFFF',
      '#102A43',
    );
    expect(all.dark).toBe('#102A43');
  });

  it('can be read and told apart in themes of black and white', () => {
    const all = colors(['#FFFFFF', '#000000', '#FFFFFF', '#000000', ...Array<Hex>(6).fill('#000000'), '#000000', '#000000']);
    expect(new Set([all.primary, all.secondary, ...all.palette]).size).toBe(4);
    expect(all).toMatchObject({ text: '#000000', background: '#FFFFFF', dark: '#000000' });
  });

  it('can be read whatever the theme is', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
    fc.assert(
      fc.property(fc.array(hex, { minLength: 12, maxLength: 12 }), hex, hex, (slots, ground, dark) => {
        const all = colors(slots, ground, dark);
        expect(contrast(all.text, all.background)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(all.text, all.light)).toBeGreaterThanOrEqual(4.5);
        for (const color of [all.primary, all.secondary, ...all.palette]) expect(contrast(color, all.background)).toBeGreaterThanOrEqual(3);
        expect(contrast(colorTable({ colors: all })['on-dark'], all.dark)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(all.link, all.background)).toBeGreaterThanOrEqual(4.5);
        expect(() => refuseUnreadable({ colors: { ...all, primary: carrying(all.primary, all) } }, {})).not.toThrow();
      }),
    );
  });
});
