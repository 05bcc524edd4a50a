/** A brand kit in lines: a swatch beside each colour where the terminal shows colours. */
import { Chalk } from 'chalk';
import type { BrandKit, Hex } from '../../../model/brand-kit.ts';
import type { KeptBrandKit } from '../../../service/schema/brand-kit.ts';
import type { Output } from '../../io.ts';
import { printable } from '../../printable.ts';
import { textTable } from '../../text-table.ts';
import { templateLines } from './template-lines.ts';

/** @param more Further rows of what it says: a name and a value. */
export function brandKitLines(
  { brand_kit_id, name, version, kit: written, created_at }: KeptBrandKit,
  out: Output,
  more: readonly [string, string][] = [],
): string[] {
  const kit = written as unknown as BrandKit;
  const paint = new Chalk({ level: out.color });
  const swatch = (hex: Hex) => (out.color > 0 ? `${paint.bgHex(hex)('    ')} ${hex}` : hex);
  const { palette, ...colors } = kit.colors;
  const all: [string, Hex][] = [...(Object.entries(colors) as [string, Hex][]), ['palette', palette[0]], ['', palette[1]]];
  const width = Math.max(...all.map(([role]) => role.length));
  const { logo } = kit;
  return [
    `${paint.bold(printable(name))}  ${brand_kit_id}, ${created_at === null ? 'built in' : `version ${version} of ${created_at.slice(0, 10)}`}`,
    '',
    ...all.map(([role, hex]) => `  ${role.padEnd(width)}  ${swatch(hex)}`),
    '',
    ...textTable(
      null,
      [
        ['headings', family(kit, 'heading')],
        ['text', family(kit, 'body')],
        ...(kit.template && !kit.look ? [] : [['look', kit.look ?? 'light']]),
        ['slides', kit.template ? `${inches(kit.template.size.w)} × ${inches(kit.template.size.h)} in` : (kit.slideSize ?? '16:9')],
        [
          'logo',
          logo === null
            ? kit.template && kit.template.logos.length > 0
              ? "the template's own"
              : 'none'
            : `${logo.width} × ${logo.height} pixels, ${logo.size} in high, ${logo.corner}${logo.dark ? ', another for dark grounds' : ''}`,
        ],
        ...(logo === null ? [] : [['safe zone', `${Math.round(logo.safeZone * 100)} % of its height`]]),
        ...(kit.tone === undefined ? [] : [['tone', printable(kit.tone)]]),
        ...rulesOf(kit),
        ['footer', kit.footer === null ? 'none' : printable(kit.footer)],
        ...more,
      ],
      { isTTY: false, columns: 0 },
      2,
    ),
    ...(kit.template ? ['', paint.bold('Template'), ...templateLines(kit.template, swatch, out)] : []),
  ];
}

/** Two decimals at most. */
function inches(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** `Acme Sans, else Arial`. */
function family({ fonts }: BrandKit, role: 'heading' | 'body'): string {
  const fallback = fonts.fallback?.[role];
  return printable(fallback === undefined ? fonts[role] : `${fonts[role]}, else ${fallback}`);
}

function rulesOf({ rules = {} }: BrandKit): string[][] {
  const { forbiddenColors, minimumSizes, chartPalette } = rules;
  const told = (enforce: string, what: string) => `${what} (${enforce === 'strict' ? 'strict' : 'only told'})`;
  const { enforce = 'warn', ...sizes } = minimumSizes ?? {};
  return [
    ...(forbiddenColors ? [['forbidden', told(forbiddenColors.enforce, forbiddenColors.colors.join(', '))]] : []),
    ...(minimumSizes
      ? [
          [
            'least sizes',
            told(
              enforce,
              Object.entries(sizes)
                .map(([role, size]) => `${role} ${size} pt`)
                .join(', '),
            ),
          ],
        ]
      : []),
    ...(chartPalette ? [['series', chartPalette.join(', ')]] : []),
  ];
}
