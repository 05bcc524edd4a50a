/** Runs `brand-kits`; imported on demand. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Chalk } from 'chalk';
import { asWritten } from '../../../engine/brand/brand-kit-schema.ts';
import { defaultBrandKit } from '../../../engine/brand/default-brand-kit.ts';
import { isTemplate } from '../../../engine/brand/template/is-template.ts';
import type { LeftOut } from '../../../engine/brand/template/read-template.ts';
import { leftOutOf } from '../../../engine/pipeline.ts';
import {
  type BrandKit,
  type BrandTemplate,
  type Hex,
  isLook,
  type TemplateLayout,
  type TemplateLogo,
  type ThemeSlot,
  themeSlots,
} from '../../../model/brand-kit.ts';
import { QuarterdeckError } from '../../../model/errors.ts';
import { type LayoutName, layoutNames } from '../../../model/layout.ts';
import type { BrandKits } from '../../../service/deck-service.ts';
import { readBrandKitFile } from '../../../service/read-brand-kit-file.ts';
import type { KeptBrandKit, KeptBrandKitVersion } from '../../../service/schema/brand-kit.ts';
import { brandKitIdPattern, readBrandKitReference } from '../../../service/schema/brand-kit-reference.ts';
import { confirmRemoval } from '../../ask.ts';
import type { RemovalOptions } from '../../command-spec.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import type { Output } from '../../io.ts';
import { counted, printResult } from '../../output.ts';
import { folded, listLines, printable, textTable } from '../../text-table.ts';
import { checkWritable, writeFile } from '../../write-file.ts';
import type { ImportOptions, ListOptions } from '../brand-kits.ts';

/** @param more Additional rows: name and value. */
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

/** At most two decimals. */
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

export interface KitFile {
  /** Writes it and returns the paths as the user would type them, the kit first. */
  write(kit: BrandKit): string[];
}

/**
 * Checks the paths before doing any work.
 * @param from The imported file, which is never overwritten.
 * @throws QuarterdeckError option_invalid, output_exists, output_unwritable
 */
export function openKitFile({ cwd }: Pick<Context, 'cwd'>, file: string, { force, from }: { force: boolean; from: string }): KitFile {
  const template = `${file.replace(/\.json$/i, '')}-template.pptx`;
  if (path.resolve(cwd, template) === path.resolve(cwd, from)) {
    throw new QuarterdeckError('option_invalid', `${template} is the file that is imported, and would lose its slides.`, {
      next: 'name another file with -o',
    });
  }
  for (const each of [file, template]) checkWritable(path.resolve(cwd, each), { force });
  return {
    write(kit) {
      const written = writtenKit(kit, path.basename(template));
      writeFile(path.resolve(cwd, file), Buffer.from(`${JSON.stringify(written, null, 2)}\n`), { force });
      if (!kit.template) return [file];
      writeFile(path.resolve(cwd, template), Buffer.from(kit.template.data, 'base64'), { force });
      return [file, template];
    },
  };
}

/** As a person writes it, without what the template sets, so that another template can be used with the kit. */
function writtenKit({ template, ...kit }: BrandKit, templateFile: string): unknown {
  if (!template) return asWritten(kit);
  const { id, name, colors, fonts, slideSize: _size, logo: _logo, ...rest } = kit;
  const { background: _paper, dark: _dark, ...accents } = colors;
  const { heading: _heading, body: _body, ...faces } = fonts;
  return asWritten({ id, name, template: templateFile, colors: accents, ...(Object.keys(faces).length > 0 && { fonts: faces }), ...rest });
}

const words: Readonly<Record<keyof LeftOut, (count: number) => string>> = {
  slides: (count) => counted(count, 'slide'),
  notes: (count) => counted(count, 'notes page'),
  comments: () => 'comments',
  pictures: (count) => counted(count, 'picture'),
  charts: (count) => counted(count, 'chart'),
  embedded_files: (count) => counted(count, 'embedded file'),
  custom_xml: () => 'custom XML',
  properties: () => 'properties with its author',
  thumbnail: () => 'thumbnail',
};

/** `12 slides, 3 notes pages, properties with its author, thumbnail`. */
export function leftOutWords(left: LeftOut): string {
  const said = (Object.keys(words) as (keyof LeftOut)[]).flatMap((kind) => (left[kind] === undefined ? [] : [words[kind](left[kind])]));
  return said.join(', ');
}

/** What each layout is used for. */
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

/** @param swatch Renders a colour for the terminal. */
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

/** Names and colours side by side: four, or two on a narrow terminal. */
function inColumns(cells: readonly (readonly [name: string, hex: Hex])[], swatch: (hex: Hex) => string, out: Output): string[] {
  const name = Math.max(...cells.map(([text]) => text.length));
  // A name, a swatch if there are colours, the digits, and the gaps.
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

export function templateWarnings({ layouts, logos }: Omit<BrandTemplate, 'data'>): string[] {
  const used = layoutNames.map((name) => ({ use: layoutUses[name], ...layouts[name] }));
  const unmeasured = used.filter(({ ground }) => !ground.measured);
  const grounds = [...new Set(unmeasured.map(({ label }) => `“${label}”`))];
  const nearest = used.filter(({ chosen }) => chosen === 'nearest').map(({ use, label }) => `“${label}” (${use})`);
  return [
    ...(grounds.length === 0
      ? []
      : [
          `The ground of ${grounds.join(', ')} is a picture or a gradient: contrast on it is judged by the text made for it, not measured.`,
        ]),
    ...(nearest.length === 0
      ? []
      : [`Nothing in the template is made for some pages, and the nearest layout is taken: ${nearest.join(', ')}.`]),
    ...(logos.length === 0 ? ['No logo was found on its masters and layouts; if it has one, see that no text lies on it.'] : []),
  ];
}

export async function brandKitsDelete(context: Context, [id = '']: readonly string[], options: RemovalOptions): Promise<ExitCode> {
  const [kit, version] = id.split('@');
  if (version !== undefined) {
    throw new QuarterdeckError(
      'option_invalid',
      `Version ${version} of ${kit} cannot be deleted by itself: a brand kit is deleted with all its versions.`,
      {
        next: `quarterdeck brand-kits delete ${kit}`,
      },
    );
  }
  await confirmRemoval(context, options, `Delete ${id} with all its versions?`);
  await (await context.service()).brandKits.delete(id);
  await printResult(context, { record: { brand_kit_id: id, deleted: true }, receipt: `Deleted ${id}`, notes: [] });
  return 0;
}

export async function brandKitsImport(
  context: Context,
  [typed = '']: readonly string[],
  { as, name, output, force = false }: ImportOptions,
): Promise<ExitCode> {
  const { brandKits } = await context.service();
  const kitFile = output === undefined ? null : openKitFile(context, output, { force, from: typed });
  const file = path.resolve(context.cwd, typed);
  const read = await readBrandKitFile(file);
  const kit: BrandKit = { ...read, id: as ?? read.id, ...(name !== undefined && { name }) };
  if (!brandKitIdPattern.test(kit.id)) {
    throw new QuarterdeckError('option_invalid', `A brand kit cannot be kept as "${kit.id}".`, { next: '--as acme' });
  }
  if (as === undefined && (kit.id === defaultBrandKit.id || isLook(kit.id))) {
    throw new QuarterdeckError('option_invalid', `${typed} has no name of its own, and "${kit.id}" is a built-in brand kit.`, {
      next: `--as ${path.parse(file).name.replace(/[^\w.-]+/g, '-')}`,
    });
  }
  const left = await leftOut(file, kit);
  const { id, ...written } = kit;
  const kept = await brandKits.put(id, written);
  const files = kitFile?.write(kit) ?? [];
  const warnings = kit.template ? templateWarnings(kit.template) : [];
  await printResult(context, {
    record: { ...kept, left_out: left, warnings, files },
    receipt: [
      `Kept ${kept.brand_kit_id}, version ${kept.version}: ${printable(kept.name)}`,
      ...(kit.template ? ['', ...brandKitLines(kept, context.io.out).slice(2)] : []),
      ...(left === null || Object.keys(left).length === 0
        ? []
        : ['', ...folded(`Left out of the file: ${leftOutWords(left)}`, context.io.out, 0, 2)]),
      ...(files.length === 0 ? [] : ['', `Wrote ${files.join(' and ')}`]),
      '',
      nextSteps(kept),
    ].join('\n'),
    notes: [{ heading: 'To look at', tone: 'warn', lines: warnings }],
  });
  return 0;
}

/** For an imported template; null for a brand kit file. */
async function leftOut(file: string, { template }: BrandKit) {
  const bytes = await readFile(file);
  return template && isTemplate(bytes, file) ? leftOutOf(bytes, Buffer.from(template.data, 'base64')) : null;
}

function nextSteps({ brand_kit_id }: KeptBrandKit): string {
  return `Make a deck with it:\n  quarterdeck generate --brand-kit ${brand_kit_id} --data crm/`;
}

export async function brandKitsList(context: Context, _args: readonly string[], { versions }: ListOptions): Promise<ExitCode> {
  const { brandKits } = await context.service();
  const { list, head, rows } = versions === undefined ? await kits(brandKits) : await versionsOf(versions, brandKits);
  await printResult(context, {
    record: list,
    receipt: listLines(head, rows, 'There are no brand kits.', context.io.out),
    notes: [],
  });
  return 0;
}

async function kits(brandKits: BrandKits) {
  const list = await brandKits.list();
  const rows = list.data.map((kept) => [
    kept.brand_kit_id,
    kept.name,
    kept.created_at === null ? 'built in' : `version ${kept.version}`,
    dayOf(kept),
    (kept.kit as unknown as BrandKit).template ? 'template' : '',
  ]);
  return { list, head: ['Brand kit', 'Name', 'Kept as', 'Since', 'Holds'], rows };
}

/** The first column can be used directly: `generate --brand-kit acme@2`. */
async function versionsOf(id: string, brandKits: BrandKits) {
  const list = await brandKits.versions(id);
  const rows = list.data.map((kept) => [
    kept.created_at === null ? kept.brand_kit_id : `${kept.brand_kit_id}@${kept.version}`,
    kept.name,
    dayOf(kept),
  ]);
  return { list, head: ['Version', 'Name', 'Since'], rows };
}

function dayOf({ created_at }: KeptBrandKitVersion): string {
  return created_at?.slice(0, 10) ?? '';
}

const mostNamed = 5;

export async function brandKitsShow(context: Context, [typed = '']: readonly string[]): Promise<ExitCode> {
  const { id, version } = readBrandKitReference(typed);
  const { brandKits } = await context.service();
  const kept = await brandKits.get(id, version);
  const isRecord = context.globals.json === true || context.globals.quiet === true;
  const others = isRecord ? [] : await otherVersions(kept, brandKits);
  await printResult(context, { record: kept, receipt: brandKitLines(kept, context.io.out, others).join('\n'), notes: [] });
  return 0;
}

/** As they can be typed, newest first: `acme@3, acme@1`. */
async function otherVersions({ brand_kit_id: id, version: shown }: KeptBrandKit, brandKits: BrandKits): Promise<[string, string][]> {
  const others = (await brandKits.versions(id)).data.filter(({ version }) => version !== shown);
  if (others.length === 0) return [];
  const named = others.slice(0, mostNamed).map(({ version }) => `${id}@${version}`);
  const rest = others.length - named.length;
  return [['other versions', [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')]];
}

export async function brandKitsValidate(context: Context, [file = '']: readonly string[]): Promise<ExitCode> {
  const kit = await readBrandKitFile(path.resolve(context.cwd, file));
  const warnings = kit.template ? templateWarnings(kit.template) : [];
  await printResult(context, {
    record: { valid: true, kit, warnings },
    receipt: [
      `${file} can be used: ${printable(kit.name)} (${kit.id})`,
      '',
      ...brandKitLines({ brand_kit_id: kit.id, name: kit.name, version: 1, kit: { ...kit }, created_at: null }, context.io.out).slice(2),
      '',
      `Keep it:\n  quarterdeck brand-kits import ${file}`,
    ].join('\n'),
    notes: [{ heading: 'To look at', tone: 'warn', lines: warnings }],
  });
  return 0;
}
