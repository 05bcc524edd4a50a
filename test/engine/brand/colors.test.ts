import { describe, expect, it } from 'vitest';
import { colorTable, contrast, luminance, mix } from '../../../src/engine/brand/colors.ts';
import { logoBox, logoZone } from '../../../src/engine/brand/logo.ts';
import { colorTokens } from '../../../src/model/layout.ts';
import { brandKit } from '../check/sample.ts';

describe('contrast', () => {
  it('is 21 for black on white, in either order', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
  });

  it('gives the published luminance of mid grey', () => {
    expect(luminance('#777777')).toBeCloseTo(0.1845, 3);
  });
});

describe('colour tokens', () => {
  it('have a hex each', () => {
    const table = colorTable(brandKit);
    expect(colorTokens.filter((token) => !/^#[0-9A-Fa-f]{6}$/.test(table[token]))).toEqual([]);
  });

  it('tint towards the paper, not towards white', () => {
    expect(mix('#000000', '#FF0000', 0.5)).toBe('#800000');
  });

  it('write secondary text so that it reads on a panel too', () => {
    const kit = {
      ...brandKit,
      colors: { ...brandKit.colors, text: '#1D2733', background: '#FFFFFF', light: '#E9F1EF' },
    } as typeof brandKit;
    expect(contrast(colorTable(kit)['ink-65'], '#E9F1EF')).toBeGreaterThanOrEqual(4.5);
  });

  it('have a tint of the accent that can carry a label', () => {
    const night = { ...brandKit.colors, primary: '#7FB2FF', text: '#F2F5FA', background: '#10151D' } as const;
    for (const colors of [brandKit.colors, night]) {
      const tint = colorTable({ colors })['accent-60'];
      expect(Math.max(contrast(colors.text, tint), contrast(colors.background, tint))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('mute text on a dark ground only as far as it can be read', () => {
    for (const dark of ['#C4006B', '#14304A', '#767676'] as const) {
      const table = colorTable({ colors: { ...brandKit.colors, dark } });
      expect(contrast(table['on-dark-70'], dark)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('write on the dark ground in the paper colour when it reads there', () => {
    expect(colorTable(brandKit)['on-dark']).toBe(brandKit.colors.background);
  });

  it('write on the dark ground in white when the paper is dark too', () => {
    const colors = { ...brandKit.colors, background: '#111111', dark: '#000000' } as const;
    expect(colorTable({ colors })['on-dark']).toBe('#FFFFFF');
  });
});

describe('the logo', () => {
  const logo = { corner: 'top-right', size: 0.4, width: 200, height: 100, safeZone: 0.5 } as const;

  it('stands at the right margin', () => {
    expect(logoBox(logo, { w: 40 / 3, h: 7.5 })).toEqual({ x: expect.closeTo(11.93333, 4), y: 0.35, w: 0.8, h: 0.4 });
  });

  it('has free space around it as a share of its height', () => {
    const zone = logoZone(logo, { w: 13.333, h: 7.5 });
    expect(zone.w).toBeCloseTo(1.2, 6);
    expect(zone.y).toBeCloseTo(0.15, 6);
  });
});
