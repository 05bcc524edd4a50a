/** Workbooks: sheets as grids, and each cell as text. */
import type { Cell, CellValue, Sheet, TableDefinition } from 'hucre/xlsx';
import { QuarterdeckError } from '../../../model/errors.ts';
import { words } from '../lexicon.ts';
import { createRaw, type Found, headerNames, maxColumns, numberText, textOf, withoutTables } from '../raw-table.ts';
import { isScenario } from '../records/statement-lines.ts';
import type { Into } from '../table-source.ts';
import { monthNames } from '../typing/date-shape.ts';
import { currencySymbols } from '../typing/number-shape.ts';
import { findTables, type Grid, headerOf, letters, type Place, type Totals } from './grid.ts';
import { type FormatReader, mayUnfoldTo, partSha256, type Source, unfoldsTooFar, zipEntries } from './source.ts';

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Currency by the locale in the format: `[$$-1009]` is the Canadian dollar. */
const byLocale: Readonly<Record<string, string>> = {
  '': 'USD',
  '409': 'USD',
  '1009': 'CAD',
  C0C: 'CAD',
  C09: 'AUD',
  '1409': 'NZD',
  '4809': 'SGD',
  C04: 'HKD',
  '80A': 'MXN',
  '41D': 'SEK',
  '414': 'NOK',
  '406': 'DKK',
};

/** @param format The cell's number format as Excel writes it; undefined if it has none. */
export function cellText(value: CellValue, format: string | undefined): string | null {
  if (value === null) return null;
  if (typeof value === 'string') return textOf(value);
  if (typeof value === 'boolean') return String(value);
  if (value instanceof Date) return dateText(value);
  // Excel keeps 15 digits; the rest is floating-point noise.
  const number = fifteenDigits(value);
  if (format === undefined || format === 'General') return numberText(number);
  const { percent, currency } = meaningOf(format);
  if (percent) {
    const text = numberText(fifteenDigits(value * 100));
    return text && `${text}%`;
  }
  const text = numberText(number);
  return text && currency ? `${currency} ${text}` : text;
}

function fifteenDigits(value: number): number {
  return Number(value.toPrecision(15));
}

/** A date as text; a bare time of day is before 1900, where Excel's calendar starts. */
function dateText(value: Date): string | null {
  const seconds = Math.round(value.getTime() / 1000);
  if (!Number.isFinite(seconds)) return null;
  const [date, time] = new Date(seconds * 1000).toISOString().slice(0, 19).split('T') as [string, string];
  if (date < '1900-01-01') return time;
  return time === '00:00:00' ? date : `${date} ${time}`;
}

interface Meaning {
  percent: boolean;
  currency: string | null;
}

const known = new Map<string, Meaning>();

/** What a number format says about the value: `0.0%`, `#,##0 "€"`, `[$CHF-807] #,##0`. */
function meaningOf(format: string): Meaning {
  let meaning = known.get(format);
  if (!meaning) {
    const first = format.split(';')[0]!;
    meaning = { percent: first.replace(/"[^"]*"|\\./g, '').includes('%'), currency: currencyOf(first) };
    known.set(format, meaning);
  }
  return meaning;
}

function currencyOf(format: string): string | null {
  const bracket = /\[\$([^\]-]+)(?:-([0-9A-Fa-f]+))?\]/.exec(format);
  if (bracket) return codeOf(bracket[1]!.trim(), (bracket[2] ?? '').toUpperCase().replace(/^0+/, ''));
  const words = [...format.matchAll(/"([^"]*)"/g)].map((match) => match[1]!.trim());
  const plain = format.replace(/"[^"]*"|\[[^[\]]*\]|[_*]./g, ' ').replaceAll('\\', '');
  const bare = /(?:US|[ACR])?\$|[€£¥₹₩₽]/.exec(plain)?.[0];
  return [...words, ...(bare ? [bare] : [])].map((word) => codeOf(word, '')).find((code) => code !== null) ?? null;
}

function codeOf(symbol: string, locale: string): string | null {
  if (codes.has(symbol)) return symbol;
  if (symbol === '$' || symbol === 'kr' || symbol === 'kr.') return symbol === '$' || locale !== '' ? (byLocale[locale] ?? null) : null;
  return currencySymbols[symbol] ?? null;
}

const batch = 20_000;

/** A table on a sheet, before the number of tables is known. */
interface Part {
  called: string;
  sheet: Sheet;
  place: Place;
  formats: Map<number, Map<number, Cell>>;
}

/** @throws data_empty, data_not_tabular, data_unsupported */
export const readWorkbook: FormatReader = async (source, into) => {
  const sheets = await sheetsOf(source);
  const notes: string[] = [];
  const hidden = sheets.filter((sheet) => sheet.hidden || sheet.veryHidden);
  if (hidden.length > 0) {
    notes.push(`Hidden sheets of ${source.file} are left out: ${hidden.map(({ name }) => name).join(', ')}.`);
  }
  const parts: Part[] = [];
  for (const sheet of sheets) {
    if (hidden.includes(sheet)) continue;
    const found = partsOf(sheet);
    if (found.length === 0 && sheet.rows.some((row) => row.some((value) => value !== null))) {
      notes.push(`Sheet ${sheet.name} of ${source.file} has no table and is left out.`);
    }
    if (found.length > 1 && (sheet.tables ?? []).length < found.length) {
      const rows = found.map(
        ({ place: { header, to, columns } }) => `${letters(columns[0]!)}${header + 1} to ${letters(columns.at(-1)!)}${to}`,
      );
      notes.push(`Sheet ${sheet.name} of ${source.file} holds ${found.length} tables, each read by itself: ${rows.join(', ')}.`);
    }
    parts.push(...found);
  }
  const tables: Found[] = [];
  for (const part of parts) tables.push(await readPart(part, parts.length === 1, source, into, notes));
  if (tables.length === 0) {
    throw new QuarterdeckError(
      'data_empty',
      `${source.file} is a workbook without a table: no visible sheet has a header and rows below it.`,
      { next: hidden.length > 0 ? 'Show the sheet that holds the data, and save it.' : 'Check that it is the right file.' },
    );
  }
  return { tables, notes };
};

async function sheetsOf({ file, bytes: read }: Source): Promise<Sheet[]> {
  const bytes = await read();
  const entries = zipEntries(bytes) ?? [];
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  // An entry that claims to unpack to nothing would be unpacked without a limit.
  if (unpacked > mayUnfoldTo(bytes.length) || entries.some((entry) => entry.unpacked === 0 && entry.packed > 2)) throw unfoldsTooFar(file);
  const { readXlsx } = await import('hucre/xlsx');
  try {
    return (await readXlsx(bytes, { readStyles: true })).sheets;
  } catch (cause) {
    throw new QuarterdeckError('data_not_tabular', `${file} is an Excel workbook that cannot be read: ${(cause as Error).message}.`, {
      next: 'Open it in Excel and save it again as .xlsx, or give the table as CSV.',
      cause,
    });
  }
}

function partsOf(sheet: Sheet): Part[] {
  const formats = new Map<number, Map<number, Cell>>();
  for (const [key, cell] of sheet.cells ?? []) {
    const comma = key.indexOf(',');
    const row = Number(key.slice(0, comma));
    const inRow = formats.get(row) ?? new Map<number, Cell>();
    formats.set(row, inRow.set(Number(key.slice(comma + 1)), cell));
  }
  const marked = (sheet.tables ?? []).flatMap((table) => {
    const place = placeOf(table, sheet.rows);
    return place ? [{ called: table.displayName ?? table.name, sheet, place, formats }] : [];
  });
  if (marked.length > 1) return marked;
  if (marked.length === 1) return [{ ...marked[0]!, called: sheet.name }];
  const places = findTables(sheet.rows, totalsBy(formats)).filter(({ from, to, columns }) => to > from && columns.length <= maxColumns);
  return places.map((place, at) => ({ called: at === 0 ? sheet.name : `${sheet.name} ${at + 1}`, sheet, place, formats }));
}

/** The range that Excel marks as a table. */
function placeOf({ range, showTotalRow }: TableDefinition, grid: Grid): Place | null {
  const found = /^\$?([A-Z]+)\$?(\d+):\$?([A-Z]+)\$?(\d+)$/.exec(range ?? '');
  if (!found) return null;
  const [left, right] = [columnAt(found[1]!), columnAt(found[3]!)];
  const header = Number(found[2]) - 1;
  const to = Math.min(Number(found[4]) - (showTotalRow ? 1 : 0), grid.length);
  if (to <= header + 1) return null;
  const columns = Array.from({ length: right - left + 1 }, (_, at) => left + at);
  return {
    header,
    from: header + 1,
    to,
    columns,
    skipped: new Set(),
    around: showTotalRow ? 1 : 0,
    beside: [],
    headings: new Map(),
    title: '',
  };
}

function columnAt(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function totalsBy(formats: Part['formats']): Totals {
  const has = (row: number, test: (formula: string) => boolean) =>
    [...(formats.get(row)?.values() ?? [])].some(({ formula }) => formula !== undefined && test(formula));
  const subtotals = (row: number) => has(row, (formula) => /^SUBTOTAL\(/.test(formula));
  return { subtotals, sums: (row) => subtotals(row) || has(row, (formula) => isSumAbove(formula, row)) };
}

/** A sum over rows of one column; a sum along a row is a value of that row. */
function isSumAbove(formula: string, row: number): boolean {
  const range = /^(?:SUM|AGGREGATE)\((?:\d+,)*\$?([A-Z]+)\$?(\d+):\$?([A-Z]+)\$?(\d+)\)$/.exec(formula);
  return range !== null && range[1] === range[3] && Number(range[2]) < Number(range[4]) && Number(range[4]) <= row;
}

async function readPart(
  { called, sheet, place: found, formats }: Part,
  alone: boolean,
  source: Source,
  { database, next }: Into,
  notes: string[],
): Promise<Found> {
  const table = next();
  const file = alone ? source.file : `${source.file}/${called}`;
  const { place, name, group } = headerOf(sheet, found);
  const { columns: at, from, to, skipped, around } = place;
  const text = (row: number, column: number) => {
    const cell = formats.get(row)?.get(column);
    const value: CellValue = sheet.rows[row]?.[column] ?? null;
    return cell?.type === 'error' || isError(value) ? null : cellText(value, cell?.style?.numFmt);
  };
  const named = at.map((column) => {
    const cell = name(column);
    return cell && text(cell.row, cell.column);
  });
  // Two columns with the same name are told apart by the group above.
  const alike = (called: string | null) => called !== null && named.filter((each) => each === called).length > 1;
  const columns = headerNames(
    withoutTables(named).map((called, index) => {
      const above = group(at[index]!).flatMap((label) => (label === null ? [] : [cellText(label, undefined) ?? '']));
      const telling = above.filter((label) => label !== '' && label !== called);
      return called !== null && telling.length > 0 && (alike(called) || telling.every(tellsPeriod))
        ? [...telling, called].join(' ')
        : called;
    }),
  );
  const sections = place.headings.size > 0 && !columns.some((each) => /^section$/i.test(each));
  if (sections) columns.push('Section');
  let section: string | null = null;
  await createRaw(database, table, columns);
  let rows = 0;
  let errors = 0;
  let unsaved = 0;
  let concealed = 0;
  let pending: (string | null)[][] = [];
  for (const [row, heading] of place.headings) if (row < from) section = heading;
  for (let row = from; row < to; row++) {
    section = place.headings.get(row) ?? section;
    if (skipped.has(row)) continue;
    const fields: (string | null)[] = at.map((column) => text(row, column));
    for (const [index, column] of at.entries()) {
      if (fields[index] !== null) continue;
      const value = sheet.rows[row]?.[column] ?? null;
      const cell = formats.get(row)?.get(column);
      if (cell?.type === 'error' || isError(value)) errors++;
      else if (cell?.formula !== undefined && value === null) unsaved++;
    }
    if (fields.every((field) => field === null)) continue;
    if (sheet.rowDefs?.get(row)?.hidden) concealed++;
    if (sections) fields.push(section);
    pending.push(fields);
    rows++;
    if (pending.length >= batch) {
      await database.append(table, pending);
      pending = [];
    }
  }
  await database.append(table, pending);
  if (errors > 0) notes.push(`${errors} cells of ${file} contain an error such as #N/A and count as missing.`);
  if (unsaved > 0) {
    notes.push(
      `${unsaved} formulas of ${file} have no saved result and count as missing; open the file in Excel and save it to include them.`,
    );
  }
  if (concealed > 0) notes.push(`${concealed} hidden rows of ${file} are included like any other.`);
  for (const other of place.beside) notes.push(`Of ${file}, ${other} is left out.`);
  const sha256 = alone ? source.sha256 : partSha256(source, called);
  return {
    called: alone ? source.called : called,
    raw: { table, file, columns, rows, rejected: 0, around, sha256, delimiter: null, ...(place.title !== '' && { title: place.title }) },
  };
}

/** A year, a month, a quarter, or actual and plan: what names over columns say about their figures. */
function tellsPeriod(label: string): boolean {
  const said = words(label);
  return (
    /^(fy ?)?(19|20)\d\d$|^(q|t)[1-4]( (19|20)?\d\d)?$/.test(said) ||
    isScenario(label.replace(/(19|20)\d\d/, '').trim()) ||
    monthNames.some((names) => names.some((each) => words(each) === said.replace(/ (19|20)?\d\d$/, '')))
  );
}

function isError(value: CellValue): boolean {
  return typeof value === 'string' && /^#(N\/A|REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA)$/.test(value);
}
