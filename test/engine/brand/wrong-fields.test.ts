import { describe, expect, it } from 'vitest';
import { readBrandKit } from '../../../src/engine/brand/read-brand-kit.ts';

describe('a field of a brand kit that is out of bounds is told in plain words', () => {
  it.each<[string, object, string]>([
    ['an empty name', { name: '' }, '`name` must not be empty'],
    ['a long footer', { footer: 'x'.repeat(81) }, '`footer` takes at most 80 characters'],
    ['a logo too large', { logo: { data: 'AAAA', size: 9 } }, '`logo.size` must be a number from 0.05 to 0.9'],
    ['a corner there is not', { logo: { data: 'AAAA', corner: 'left' } }, '`logo.corner` must be one of "top-right", "bottom-right"'],
    ['a palette rule of one', { rules: { chart_palette: ['primary'] } }, '`rules.chart_palette` takes at least 2 entries'],
    ['no forbidden colour', { rules: { forbidden_colors: { colors: [] } } }, '`rules.forbidden_colors.colors` takes at least 1 entry'],
  ])('%s', async (_, kit, message) => {
    await expect(readBrandKit(kit, async () => Buffer.of())).rejects.toThrow(message);
  });
});
