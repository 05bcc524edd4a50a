/** The template of a brand kit in lines: the colours of its theme, which of its layouts stands for what, and where its logo is. */
import type { Hex } from '../../../model/brand-kit.ts';
import { type BrandTemplate, type TemplateLayout, type TemplateLogo, type ThemeSlot, themeSlots } from '../../../model/brand-kit.ts';
import { type LayoutName, layoutNames } from '../../../model/layout.ts';
import type { Output } from '../../io.ts';
import { textTable } from '../../text-table.ts';

/** What a page of a deck takes each layout for. */
export const layoutUses: Readonly<Record<LayoutName, string>> = {
  title: 'cover',
  section: 'section',
  content: 'content',
  'two-content': 'two columns',
  'title-only': 'title only',
  blank: 'blank',
};

const slotNames: Readonly<Record<ThemeSlot, string>> = {
  bg1: 'ground 1',
  tx1: 'text 1',
  bg2: 'ground 2',
  tx2: 'text 2',
  accent1: 'accent 1',
  accent2: 'accent 2',
  accent3: 'accent 3',
  accent4: 'accent 4',
  accent5: 'accent 5',
  accent6: 'accent 6',
  hlink: 'link',
  folHlink: 'visited',
};

const ways: Readonly<Record<TemplateLayout['chosen'], string>> = {
  type: 'by its type',
  placeholders: 'by its placeholders',
  nearest: 'the nearest there is',
};

type Found = Omit<BrandTemplate, 'data'>;

/** @param swatch A colour as the terminal shows it. */
export function templateLines({ layouts, logos, size }: Found, swatch: (hex: Hex) => string, out: Output): string[] {
  const { slots } = layouts.content;
  const rows = layoutNames.map((name) => [layoutUses[name], layouts[name].label, ways[layouts[name].chosen]]);
  return [
    ...inColumns(
      themeSlots.map((slot) => [slotNames[slot], slots[slot]] as const),
      swatch,
      out,
    ),
    '',
    ...textTable(['page', 'layout', 'how chosen'], rows, out, 2, 1),
    ...(logos.length === 0
      ? []
      : [
          '',
          ...textTable(
            ['logo', 'where', 'layouts'],
            logos.map((logo) => logoRow(logo, size)),
            out,
            2,
          ),
        ]),
  ];
}

/** Names and colours side by side: four, or in pairs where the terminal is narrow. */
function inColumns(cells: readonly (readonly [name: string, hex: Hex])[], swatch: (hex: Hex) => string, out: Output): string[] {
  const name = Math.max(...cells.map(([text]) => text.length));
  // A name, a swatch before the digits where there are colours, and what lies between.
  const width = name + 2 + (out.color > 0 ? 5 : 0) + 7 + 2;
  const room = out.isTTY ? out.columns || 80 : Number.POSITIVE_INFINITY;
  const columns = [4, 2].find((many) => many * width <= room) ?? 1;
  const lines: string[] = [];
  for (let at = 0; at < cells.length; at += columns) {
    lines.push(`  ${cells.slice(at, at + columns).map(([text, hex]) => `${text.padEnd(name)}  ${swatch(hex)}`).join('  ')}`); // biome-ignore format: one step
  }
  return lines;
}

function logoRow({ part, box, layouts }: TemplateLogo, size: Found['size']): string[] {
  const vertical = third(box.y + box.h / 2, size.h, ['top', 'middle', 'bottom']);
  const horizontal = third(box.x + box.w / 2, size.w, ['left', 'centre', 'right']);
  const inches = (value: number) => value.toFixed(2);
  return [part.split('/').at(-1)!, `${vertical} ${horizontal}, ${inches(box.w)} × ${inches(box.h)} in`, String(layouts)];
}

function third(at: number, whole: number, names: readonly [string, string, string]): string {
  return names[at < whole / 3 ? 0 : at < (2 * whole) / 3 ? 1 : 2];
}
