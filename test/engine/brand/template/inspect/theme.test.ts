import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carrying, colorTable, contrast } from '../../../../../src/engine/brand/colors.ts';
import { refuseUnreadable } from '../../../../../src/engine/brand/refuse-unreadable.ts';
import { kitColors, resolveColor } from '../../../../../src/engine/brand/template/inspect/theme.ts';
import { readXml } from '../../../../../src/engine/opc/read-xml.ts';
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

const named = { accent1: '#4472C4', tx1: '#000000', phClr: '#FF0000' } as const;

function color(xml: string) {
  const { root } = readXml(xml.replace(/^<a:\w+/, '$& xmlns:a="a"'));
  return resolveColor(root!, named);
}

describe('a color of a drawing', () => {
  it.each([
    ['<a:srgbClr val="1f4e79"/>', '#1F4E79'],
    ['<a:schemeClr val="accent1"/>', '#4472C4'],
    ['<a:schemeClr val="phClr"/>', '#FF0000'],
    ['<a:sysClr val="windowText" lastClr="FFFFFF"/>', '#000000'],
    ['<a:sysClr val="btnFace" lastClr="F0F0F0"/>', '#F0F0F0'],
    ['<a:prstClr val="dkBlue"/>', '#00008B'],
    ['<a:prstClr val="medSeaGreen"/>', '#3CB371'],
    ['<a:scrgbClr r="100000" g="0" b="21586"/>', '#FF0080'],
    ['<a:hslClr hue="14400000" sat="100000" lum="50000"/>', '#0000FF'],
  ])('%s is %s', (xml, hex) => {
    expect(color(xml)).toEqual({ hex, alpha: 1 });
  });

  // As PowerPoint shows them in its palette: lighter 80, 60 and 40 %, darker 25 and 50 %.
  it.each([
    ['<a:lumMod val="20000"/><a:lumOff val="80000"/>', '#DAE3F3'],
    ['<a:lumMod val="40000"/><a:lumOff val="60000"/>', '#B4C7E7'],
    ['<a:lumMod val="60000"/><a:lumOff val="40000"/>', '#8FAADC'],
    ['<a:lumMod val="75000"/>', '#2F5597'],
    ['<a:lumMod val="50000"/>', '#203864'],
    ['<a:lumMod val="50%"/>', '#203864'],
  ])('accent 1 with %s is %s to one step', (changes, hex) => {
    const found = color(`<a:schemeClr val="accent1">${changes}</a:schemeClr>`)!.hex;
    const steps = [1, 3, 5].map((at) => Number.parseInt(found.slice(at, at + 2), 16) - Number.parseInt(hex.slice(at, at + 2), 16));
    expect(Math.max(...steps.map(Math.abs)), found).toBeLessThanOrEqual(1);
  });

  it('is as strong as its alpha says', () => {
    expect(color('<a:srgbClr val="000000"><a:alpha val="40000"/><a:alphaMod val="50000"/></a:srgbClr>')).toEqual({
      hex: '#000000',
      alpha: 0.2,
    });
  });

  it('goes half way to white or black in light, not in numbers', () => {
    expect(color('<a:srgbClr val="000000"><a:tint val="50000"/></a:srgbClr>')!.hex).toBe('#BCBCBC');
    expect(color('<a:srgbClr val="FFFFFF"><a:shade val="50000"/></a:srgbClr>')!.hex).toBe('#BCBCBC');
  });

  it('is unknown where it names nothing that is known', () => {
    expect(color('<a:schemeClr val="accent7"/>')).toBeNull();
    expect(color('<a:prstClr val="mauve"/>')).toBeNull();
    expect(color('<a:srgbClr val="12"/>')).toBeNull();
  });
});
