import { describe, expect, it } from 'vitest';
import { resolveColor } from '../../../../../src/engine/brand/template/inspect/theme.ts';
import { readXml } from '../../../../../src/engine/opc/read-xml.ts';

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
