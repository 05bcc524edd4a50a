/**
 * Reads every number of a written deck back from its XML, and finds the fact it shows: text, tables, chart caches, the workbooks behind the
 * charts, alternative texts and notes. It shares no code with the product, so that neither can hide the other's mistakes.
 *
 * A number may be a fact of the outline within the digits shown, the rows behind one, something the person who asked wrote, part of a name,
 * a date of a period told, the number of a slide, or a count of what the slide shows. Whatever is left is returned, one line each.
 */
import { inflateRawSync } from 'node:zlib';
import type { DeckResult } from '../../src/engine/generate-deck.ts';

type Audited = Pick<DeckResult, 'outline' | 'facts'> & { bytes: Uint8Array | null };

interface Shown {
  text: string;
  kind: 'percent' | 'money' | 'times' | 'plain';
  value: number;
  /** Half a unit of the last digit shown. */
  slack: number;
}

interface Grounds {
  /** Values as charts hold them. */
  drawn: readonly number[];
  numbers: readonly { kind: Shown['kind'] | 'any'; value: number }[];
  /** Texts whose digits may stand anywhere: names, files, periods, the request. */
  names: readonly string[];
  language: string;
}

/** @param given what the person who asked wrote; its figures may stand as they are */
export function unmatchedNumbers({ outline, facts, bytes }: Audited, given: readonly string[] = []): string[] {
  if (!bytes) return ['there is no file'];
  const parts = unzip(Buffer.from(bytes));
  const grounds = groundsOf({ outline, facts, given });
  const slides = [...parts.keys()].filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  const found: string[] = [];
  for (const name of slides) {
    const number = Number(/\d+/.exec(name)![0]);
    const texts = paragraphsOf(parts.get(name)!.toString('utf8'));
    const related = relatedParts(parts, name);
    const charts = related.filter((part) => part.startsWith('ppt/charts/chart'));
    const notes = related.filter((part) => part.startsWith('ppt/notesSlides/'));
    const counts = shownCounts(
      parts.get(name)!.toString('utf8'),
      charts.map((part) => parts.get(part)!.toString('utf8')),
    );
    const told = (where: string, text: string) => {
      for (const shown of numbersIn(text, grounds))
        if (!isGrounded(shown, grounds) && !isStructure(shown, text, slides.length, counts))
          found.push(`slide ${number}, ${where}: "${shown.text}" in "${text.slice(0, 140)}"`);
    };
    for (const text of texts) told('text', text);
    for (const note of notes) for (const text of paragraphsOf(parts.get(note)!.toString('utf8'))) told('notes', text);
    for (const chart of charts) {
      const xml = parts.get(chart)!.toString('utf8');
      for (const text of [...paragraphsOf(xml), ...elements(xml, 'c:strCache').flatMap((cache) => elements(cache, 'c:v').map(decoded))])
        told('chart text', text);
      found.push(...wrongChart(xml, grounds).map((line) => `slide ${number}, chart: ${line}`));
      found.push(...wrongWorkbook(parts, chart, xml).map((line) => `slide ${number}, workbook: ${line}`));
    }
  }
  return found;
}

// What may be said.

function groundsOf({ outline, facts, given }: Pick<Audited, 'outline' | 'facts'> & { given: readonly string[] }): Grounds {
  const known = Object.values(outline.facts);
  const numbers: Grounds['numbers'][number][] = [];
  for (const { value, unit, n } of known) {
    numbers.push({ kind: 'any', value: n });
    if (value === null) continue;
    const size = Math.abs(value);
    if (unit === 'ratio' || unit === 'points') numbers.push({ kind: 'percent', value: size * 100 });
    else if (unit === 'money') numbers.push({ kind: 'money', value: size });
    else if (unit === 'multiple') numbers.push({ kind: 'times', value: size });
    numbers.push({ kind: 'plain', value: unit === 'points' || unit === 'ratio' ? size * 100 : size });
  }
  for (const { figures = {}, rows } of facts?.quality ?? []) {
    if (rows !== undefined) numbers.push({ kind: 'any', value: rows });
    for (const figure of Object.values(figures)) if (typeof figure === 'number') numbers.push({ kind: 'any', value: figure });
  }
  // Bands of ages are what such facts are counted by.
  for (const { scope } of known)
    for (const { value } of numbersIn(scope.decision_age ?? '', { drawn: [], numbers: [], names: [], language: 'en' }))
      numbers.push({ kind: 'any', value });
  for (const { rows, rejected } of facts?.sources ?? []) numbers.push({ kind: 'any', value: rows }, { kind: 'any', value: rejected });
  const language = outline.language;
  const plain = { drawn: [], numbers: [], names: [], language };
  const drawn = known.flatMap(({ value, unit }) => (value === null ? [] : [Math.abs(unit === 'points' ? value * 100 : value)]));
  const definitions = facts?.metrics.flatMap(({ definition, reason = '' }) => [definition, reason]) ?? [];
  for (const text of definitions)
    for (const { value } of numbersIn(text, { ...plain, language: 'en' })) numbers.push({ kind: 'any', value });
  for (const text of given) for (const { value, kind } of numbersIn(text, plain)) numbers.push({ kind, value });
  for (const member of facts?.dimensions.flatMap(({ members }) => members) ?? [])
    if (/^\d+$/.test(member)) numbers.push({ kind: 'any', value: Number(member) });
  const dates = facts
    ? [...facts.periods, ...facts.months].flatMap(({ start, end, id, label }) => [start, end, dayBefore(end), id, label])
    : [];
  const names = [
    ...known.flatMap(({ scope, display }) => [...Object.values(scope), ...(display ? [display] : [])]),
    ...(facts?.dimensions.flatMap(({ label, members }) => [label, ...members]) ?? []),
    // What a measure is called, such as the rule of 40.
    ...(facts?.metrics.map(({ label }) => label) ?? []),
    ...(facts?.sources.flatMap(({ file, name }) => [file, name]) ?? []),
    ...(facts?.quality.flatMap(({ figures = {} }) => Object.values(figures).filter((each) => typeof each === 'string')) ?? []),
    ...given.flatMap((text) => text.split(/\s+/)),
    ...dates,
    outline.asOf,
    // Dates proposed for next steps.
    ...proposedDates(outline.asOf),
    outline.company ?? '',
  ];
  return {
    drawn,
    numbers,
    names: [...new Set(names)].filter((name) => /\d/.test(name) && /[\p{L}-]/u.test(name)).sort((a, b) => b.length - a.length),
    language,
  };
}

/** Two weeks and a month on, or the Friday before, and the ends of the months after. */
function proposedDates(asOf: string): string[] {
  const [year, month, day] = asOf.split('-').map(Number) as [number, number, number];
  const iso = (...date: [number, number, number]) => new Date(Date.UTC(...date)).toISOString().slice(0, 10);
  return [
    ...[12, 13, 14, 28, 29, 30].map((days) => iso(year, month - 1, day + days)),
    ...[1, 2, 3, 4, 5].map((months) => iso(year, month + months, 0)),
  ];
}

function dayBefore(iso: string): string {
  return new Date(Date.parse(iso) - 86_400_000).toISOString().slice(0, 10);
}

function isGrounded({ kind, value, slack }: Shown, { numbers }: Grounds): boolean {
  const tolerance = slack * (1 + 1e-9) + 1e-9 * Math.max(1, value);
  return numbers.some(
    (known) =>
      (known.kind === 'any' || known.kind === kind || (kind === 'plain' && known.kind === 'money')) &&
      Math.abs(Math.abs(known.value) - value) <= tolerance,
  );
}

/** Numbers that count the deck itself: its slides, the entries of a list, what a table or a chart shows. */
function isStructure({ kind, value, text }: Shown, around: string, slides: number, counts: readonly number[]): boolean {
  if (kind !== 'plain' || !Number.isInteger(value)) return false;
  const aboutSlides = /→|slide|folie|diapo|página|pagina|lámina|スライド|ページ|幻灯片|页|شريحة|الشريحة/i.test(around);
  if (aboutSlides && value >= 1 && value <= slides) return true;
  // An ordinal beside its entry, and the pages of one thing: "Agenda (continued 2)".
  const alone = around.trim().replace(/[.)]$/, '') === text;
  const continued = new RegExp(`[(（]\\D*${text}[)）]$`, 'u').test(around.trim());
  // A list inside a sentence: (1) … (2) … (3).
  const listed = around.includes('(1)') && around.includes(`(${text})`);
  if ((alone || continued || listed) && value >= 1 && value <= Math.max(slides, 12)) return true;
  return counts.includes(value);
}

function shownCounts(slide: string, charts: readonly string[]): number[] {
  const tables = elements(slide, 'a:tbl').map((table) => elements(table, 'a:tr').length);
  const lists = elements(slide, 'p:txBody').map((body) => elements(body, 'a:p').length);
  const categories = charts.flatMap((xml) => elements(xml, 'c:cat').map((cat) => elements(cat, 'c:pt').length));
  return [...tables.flatMap((rows) => [rows, rows - 1, rows - 2]), ...lists, ...categories.flatMap((count) => [count, count - 1])].filter(
    (count) => count > 1,
  );
}

// How numbers are written.

const commaDecimals = /^(de|fr|es|pt|it)$/;
const scales: readonly (readonly [RegExp, number])[] = [
  [/^[ \u00a0\u202f]?(?:K|k|Tsd\.?|mil|mila|ألف|آلاف)(?![\p{L}])/u, 1e3],
  [/^[ \u00a0\u202f]?(?:M|Mio\.?|mi|mln|مليون)(?![\p{L}])/u, 1e6],
  [/^[ \u00a0\u202f]?(?:B|Mrd\.?|Md|bi|mld|مليار)(?![\p{L}])/u, 1e9],
  [/^[ \u00a0\u202f]?万/u, 1e4],
  [/^[ \u00a0\u202f]?[億亿]/u, 1e8],
];
const currencies = String.raw`US\$|R\$|[$€£¥₹]|\b(?:USD|EUR|GBP|JPY|CNY|CHF|BRL|CAD|AUD|INR|SEK|NOK|DKK|PLN)\b`;
const months = `Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec`;

function numbersIn(written: string, { names, language }: Grounds): Shown[] {
  let text = written.replaceAll(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
  // What is a name is no number; it leaves a gap as long as itself.
  for (const name of names)
    text = text.replace(new RegExp(`(?<![\\p{Script=Latin}\\d.,])${escaped(name)}(?![\\p{Script=Latin}\\d]|[.,]\\d)`, 'giu'), (found) =>
      ' '.repeat(found.length),
    );
  text = withoutPeriods(text, names);
  const comma = commaDecimals.test(language);
  const [group, decimal] = comma ? [String.raw`[.\u00a0\u202f]`, ','] : [',', String.raw`\.`];
  const pattern = new RegExp(
    String.raw`(?<![\p{Script=Latin}\d])\d{1,3}(?:${group}\d{3})+(?:${decimal}\d+)?(?!\d)|\d+(?:${decimal}\d+)?`,
    'gu',
  );
  return [...text.matchAll(pattern)].map((match) => {
    const digits = match[0].replace(new RegExp(group, 'g'), '').replace(',', '.');
    const after = text.slice(match.index + match[0].length);
    const before = text.slice(0, match.index);
    const [scaleText, scale] = scaleOf(after);
    const rest = after.slice(scaleText.length);
    const money =
      new RegExp(`(?:${currencies})[ \u00a0\u202f]?$`, 'u').test(before) ||
      new RegExp(`^[ \u00a0\u202f]?(?:${currencies})`, 'u').test(rest);
    const percent = /^[ \u00a0\u202f]?(?:%|٪|pp\b|PP\b|p\.p\.|pts?\b|ポイント|个百分点|نقطة مئوية)/u.test(after);
    const times = /^[ \u00a0\u202f]?(?:x\b|×|倍)/u.test(after);
    const value = Number(digits) * scale;
    const decimals = digits.split('.')[1]?.length ?? 0;
    return {
      text: match[0] + scaleText,
      kind: percent ? 'percent' : money ? 'money' : times ? 'times' : 'plain',
      value,
      slack: decimals > 0 || scale > 1 || percent ? (0.5 * scale) / 10 ** decimals : 0.5,
    };
  });
}

/** Years, quarters and dates of the periods that are told, whichever way the language turns them. */
function withoutPeriods(text: string, names: readonly string[]): string {
  const iso = names.filter((name) => /^\d{4}-\d{2}-\d{2}$/.test(name));
  const years = new Set(names.flatMap((name) => [...name.matchAll(/(?:19|20)\d{2}/g)].map(([year]) => year)));
  const days = new Set(iso.map((date) => Number(date.slice(8))));
  const gap = (found: string) => ' '.repeat(found.length);
  return text
    .replace(
      new RegExp(String.raw`(?<!\d)(\d{1,2})\.?(?: de)? (?=(?:${months}|\p{L}{3,10}\.?)(?: de)? (?:19|20)\d{2})`, 'gu'),
      (found, day) => (days.has(Number(day)) ? gap(found) : found),
    )
    .replace(/((?:19|20)\d{2})年(?:(\d{1,2})月)?(?:(\d{1,2})日)?/gu, (found, year) => (years.has(year) ? gap(found) : found))
    .replace(
      /(?<!\p{Script=Latin})(?:FY ?\d{2,4}|[QTKCH][1-4]|P\d{2}|[1-4](?:º|°|er|e|\.)? ?(?:trimestre|Quartal|trim\.)|第[1-4一二三四](?:四半期|季度)|\p{L}*ربع [1-4])/giu,
      gap,
    )
    .replace(/(?<![\d.,])(?:19|20)\d{2}(?![\d,.]\d)/g, (found) => (years.has(found) ? gap(found) : found));
}

function scaleOf(after: string): [string, number] {
  for (const [pattern, scale] of scales) {
    const match = pattern.exec(after);
    if (match) return [match[0], scale];
  }
  return ['', 1];
}

// Charts and the workbooks behind them.

function wrongChart(xml: string, { drawn: known }: Grounds): string[] {
  const series = elements(xml, 'c:ser').map((ser) => {
    const labels = elements(ser, 'c:dLbls').join('');
    const own = ser.replace(/<c:dPt>[\s\S]*?<\/c:dPt>/g, '').replace(/<c:dLbls>[\s\S]*?<\/c:dLbls>/g, '');
    const look = elements(own, 'c:spPr').join('');
    // What a bridge stands on, and what only carries its labels; a label that writes its own value is seen.
    const unseen = look !== '' && !look.includes('Fill>') && !(labels.includes('<c:showVal val="1"/>') && !labels.includes('<c:rich>'));
    // Connectors and brackets are thinner than any line that shows figures.
    const guide = /<a:ln w="(?:9525|12700)"/.test(look);
    return { hidden: unseen || guide, values: pointsOf(ser) };
  });
  const isFact = (value: number) => known.some((each) => Math.abs(each - Math.abs(value)) <= 1e-9 * Math.max(1, Math.abs(value)));
  const visible = series.filter(({ hidden }) => !hidden);
  const wrong: string[] = [];
  for (const at of new Set(visible.flatMap(({ values }) => [...values.keys()]))) {
    const drawn = visible.flatMap(({ values }) => (values.has(at) ? [values.get(at)!] : []));
    // A bar that crosses zero is drawn in two pieces.
    if (isFact(drawn.reduce((sum, value) => sum + Math.abs(value), 0))) continue;
    wrong.push(...drawn.filter((value) => !isFact(value)).map((value) => `${value} at ${at} is no fact`));
  }
  return wrong;
}

function pointsOf(ser: string): Map<number, number> {
  const values = elements(ser, 'c:val').join('') + elements(ser, 'c:yVal').join('');
  return new Map(
    [...values.matchAll(/<c:pt idx="(\d+)"[^>]*>\s*<c:v>([^<]*)<\/c:v>/g)].map((match) => [Number(match[1]), Number(match[2])]),
  );
}

function wrongWorkbook(parts: Map<string, Buffer>, chart: string, xml: string): string[] {
  const drawn = elements(xml, 'c:ser').flatMap((ser) => [...pointsOf(ser).values()]);
  const books = relatedParts(parts, chart).filter((part) => part.endsWith('.xlsx'));
  if (books.length === 0) return ['there is none'];
  const cells = books.flatMap((book) =>
    [...unzip(parts.get(book)!)]
      .filter(([name]) => name.startsWith('xl/worksheets/sheet'))
      .flatMap(([, sheet]) => [...sheet.toString('utf8').matchAll(/<c ([^>]*)>\s*(?:<f>[^<]*<\/f>)?<v>([^<]*)<\/v>/g)])
      .filter(([, attributes]) => !/ ?t="(?:s|str|inlineStr)"/.test(attributes!))
      .map(([, , value]) => Number(value)),
  );
  const same = (some: readonly number[]) => JSON.stringify([...some].sort((a, b) => a - b));
  return same(cells) === same(drawn) ? [] : [`it holds ${same(cells).slice(0, 200)}, the chart draws ${same(drawn).slice(0, 200)}`];
}

// The package.

function paragraphsOf(xml: string): string[] {
  const own = xml.replace(/<a:fld [^>]*type="slidenum"[\s\S]*?<\/a:fld>/g, '');
  const alt = [...own.matchAll(/ descr="([^"]*)"/g)].map((match) => decoded(match[1]!));
  const texts = elements(own, 'a:p').map((paragraph) =>
    [...paragraph.matchAll(/<a:t>([^<]*)<\/a:t>|<a:br\/?>/g)].map((match) => (match[1] === undefined ? ' ' : decoded(match[1]))).join(''),
  );
  return [...texts, ...alt].filter((text) => /[\d０-９]/.test(text));
}

/** The insides of all elements of a name that do not hold another of it. */
function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map((match) => match[1]!);
}

function relatedParts(parts: Map<string, Buffer>, name: string): string[] {
  const [folder, file] = [name.replace(/[^/]+$/, ''), name.replace(/^.*\//, '')];
  const rels = parts.get(`${folder}_rels/${file}.rels`)?.toString('utf8') ?? '';
  return [...rels.matchAll(/Target="([^"]+)"/g)]
    .map(([, target]) => new URL(target!, `x:/${folder}`).pathname.slice(1))
    .filter((part) => parts.has(part));
}

function unzip(bytes: Buffer): Map<string, Buffer> {
  const parts = new Map<string, Buffer>();
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size, nameLength] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)];
    const name = bytes.subarray(at + 46, at + 46 + nameLength).toString('utf8');
    const local = bytes.readUInt32LE(at + 42);
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const raw = bytes.subarray(begin, begin + size);
    parts.set(name, method === 0 ? raw : inflateRawSync(raw));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

function decoded(text: string): string {
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (found, decimal, hex, name) =>
    decimal ? String.fromCodePoint(Number(decimal)) : hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (entities[name] ?? found),
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
