/** The fonts of a brand kit: families left open are filled in, the widths of those whose files are named are read. */
import type { BrandFonts, FontWidths } from '../../model/brand-kit.ts';
import type { WrittenBrandKit } from './brand-kit-schema.ts';
import { definedOf } from './defined.ts';
import { invalidField } from './invalid-field.ts';
import type { Look } from './looks/look.ts';
import type { ReadFile } from './read-file.ts';

type WrittenFonts = WrittenBrandKit['fonts'];

/** @throws QuarterdeckError brand_kit_invalid */
export async function readFonts(written: WrittenFonts, look: Look, readFile: ReadFile): Promise<BrandFonts> {
  const families = familiesOf(written, look);
  const { east_asian: eastAsian, complex_script: complexScript } = written;
  return {
    ...families,
    ...(await widthsOf(written, readFile)),
    ...fallbackOf(written, families),
    ...definedOf({ eastAsian, complexScript }),
  };
}

/** One family given speaks for both, but for the heading face that makes a look. */
function familiesOf({ heading, body }: WrittenFonts, { fonts }: Look): Pick<BrandFonts, 'heading' | 'body'> {
  const ownFace = fonts.heading !== fonts.body;
  return { heading: heading ?? (ownFace ? fonts.heading : (body ?? fonts.heading)), body: body ?? fonts.body };
}

/** One fallback given speaks for both roles where one family does. */
function fallbackOf({ fallback }: WrittenFonts, { heading, body }: Pick<BrandFonts, 'heading' | 'body'>): Pick<BrandFonts, 'fallback'> {
  const other = heading === body ? (fallback.body ?? fallback.heading) : undefined;
  const known = definedOf({ heading: fallback.heading ?? other, body: fallback.body ?? other });
  return Object.keys(known).length === 0 ? {} : { fallback: known };
}

/** One file given speaks for both roles where one family does. */
async function widthsOf({ heading, body, files, widths }: WrittenFonts, readFile: ReadFile): Promise<Pick<BrandFonts, 'widths'>> {
  const read = async (role: 'heading' | 'body'): Promise<FontWidths | undefined> => {
    const boldRole = `${role}_bold` as const;
    const regular = await widthsIn(files[role], `fonts.files.${role}`, readFile);
    const bold = await widthsIn(files[boldRole], `fonts.files.${boldRole}`, readFile);
    if (regular === undefined && bold !== undefined)
      throw invalidField(`fonts.files.${boldRole}`, `needs the regular face too, as fonts.files.${role}`, 'invalid_font');
    return regular === undefined ? widths?.[role] : { regular, ...(bold && { bold }) };
  };
  const [own, other] = [await read('heading'), await read('body')];
  const same = heading === undefined || body === undefined || heading === body;
  const found = { heading: own ?? (same ? other : undefined), body: other ?? (same ? own : undefined) };
  const known = definedOf(found);
  return Object.keys(known).length === 0 ? {} : { widths: known };
}

async function widthsIn(file: string | undefined, field: string, readFile: ReadFile): Promise<FontWidths['regular'] | undefined> {
  if (file === undefined) return undefined;
  const { readFontWidths } = await import('./read-font-widths.ts');
  const table = await readFontWidths(await readFile(file));
  if (typeof table === 'string') throw invalidField(field, table, 'invalid_font');
  return table;
}
