/** Files as exports really come, and as an attacker would write them. */
import fc from 'fast-check';

const injections = [
  "'; DROP TABLE deals; --",
  '"; DROP TABLE "raw 0"; --',
  "' OR '1'='1",
  "\") FROM read_csv('/etc/passwd') --",
  "$$ || (SELECT 1) || '",
  "\\\"; ATTACH '/tmp/quarterdeck-injected.db'; --",
  "COPY (SELECT 1) TO '/tmp/quarterdeck-injected.csv'",
  '{{won_value@0}}',
];
const reserved = [
  'select',
  'order',
  'group',
  'table',
  'from',
  'Value',
  'date',
  'rowid',
  'user',
  'primary key',
  '"quoted"',
  "it's",
  'a"b',
  'x;y',
  '%',
  '*',
  '.',
];
const usual = [
  'deal_id',
  'Stage',
  'amount',
  'Close Date',
  'created',
  'owner',
  'Region',
  'product',
  'Betrag',
  'Stufe',
  '金額',
  'مبلغ',
  'Amount (USD)',
  'Won?',
];

const header = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...usual) },
  { weight: 2, arbitrary: fc.constantFrom(...reserved) },
  { weight: 1, arbitrary: fc.constantFrom(...injections) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', 'amount', 'AMOUNT', '__proto__', 'constructor', 'h'.repeat(300)) },
);

const day = fc.date({ min: new Date('2023-01-01'), max: new Date('2026-03-01'), noInvalidDate: true });
const two = (value: number) => String(value).padStart(2, '0');
const dateShapes: ((date: Date) => string)[] = [
  (date) => date.toISOString().slice(0, 10),
  (date) => date.toISOString(),
  (date) => `${two(date.getUTCMonth() + 1)}/${two(date.getUTCDate())}/${date.getUTCFullYear()}`,
  (date) => `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`,
  (date) =>
    `${date.getUTCDate()}-${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][date.getUTCMonth()]}-${date.getUTCFullYear() % 100}`,
  (date) => `${date.getUTCFullYear()}${two(date.getUTCMonth() + 1)}${two(date.getUTCDate())}`,
  (date) => `${date.getUTCFullYear()}-Q${Math.floor(date.getUTCMonth() / 3) + 1}`,
  (date) => String(Math.round(date.getTime() / 1000)),
  () => '31/02/2025',
  () => '0000-00-00',
];
const dates = fc.constantFrom(...dateShapes).map((shape) => day.map(shape));

const number = fc.double({ min: -1e9, max: 1e9, noNaN: true });
const numbers = fc
  .constantFrom<((value: number) => string)[]>(
    (value) => String(Math.round(value)),
    (value) => value.toFixed(2),
    (value) => `$${Math.round(value).toLocaleString('en-US')}`,
    (value) => `${Math.round(value).toLocaleString('de-DE')},50 €`,
    (value) => `${(value / 1e7).toFixed(1)}%`,
    (value) => `(${Math.abs(Math.round(value))})`,
    (value) => value.toExponential(3),
    () => '9'.repeat(40),
    () => '1e999',
    () => 'NaN',
  )
  .map((shape) => number.map(shape));

const stages = fc.constant(fc.constantFrom('Closed Won', 'Closed Lost', 'Won', 'Lost', 'Open', 'Proposal', 'gewonnen', ''));
const names = fc.constant(
  fc.constantFrom('Ann', 'Bob', 'Łukasz', '李', 'O\'Brien, "Jr"', 'a\nb', '#N/A', 'null', '-', ...injections.slice(0, 3)),
);
const anything = fc.constant(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.constantFrom(...injections, '', ' ', 'NULL')));
const huge = fc.constant(fc.constantFrom('x', 'y'.repeat(200_000)));
const nothing = fc.constant(fc.constantFrom(''));

/** A column holds one kind of thing, mostly. */
const column = fc.oneof(
  { weight: 4, arbitrary: dates },
  { weight: 4, arbitrary: numbers },
  { weight: 4, arbitrary: stages },
  { weight: 3, arbitrary: names },
  { weight: 2, arbitrary: anything },
  { weight: 1, arbitrary: nothing },
  { weight: 1, arbitrary: huge },
);

/** Columns of one deals export under their usual names, so that some files are read to the end. */
const sound = fc
  .tuple(dates, numbers, names, names)
  .chain(([closed, amount, owner, region]) =>
    table(
      ['deal_id', 'stage', 'amount', 'close_date', 'owner', 'region'],
      [fc.nat().map(String), fc.constantFrom('Won', 'Won', 'Lost', 'Open'), amount, closed, owner, region],
      60,
    ),
  );

const wild = fc.array(fc.tuple(header, column), { minLength: 1, maxLength: 9 }).chain((columns) =>
  table(
    columns.map(([name]) => name),
    columns.map(([, values]) => values),
    40,
  ),
);

interface Table {
  header: string[];
  rows: string[][];
}

function table(header: string[], columns: readonly fc.Arbitrary<string>[], most: number): fc.Arbitrary<Table> {
  return fc.array(fc.tuple(...columns), { minLength: 0, maxLength: most, size: 'max' }).map((rows) => ({ header, rows }));
}

/** How a table becomes bytes, with the mistakes that programs make. */
const writing = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  quoting: fc.constantFrom('needed', 'needed', 'all', 'none'),
  encoding: fc.constantFrom('utf8', 'utf8', 'utf8-bom', 'utf16le', 'utf16be', 'latin1'),
  ragged: fc.constantFrom(0, 0, 0, 7, 2),
  ending: fc.constantFrom('', '\n', '\n\n\n', '"', '\u0000'),
});
type Writing = typeof writing extends fc.Arbitrary<infer T> ? T : never;

export interface RandomFile {
  bytes: Buffer;
  said: string;
}

export const randomFile: fc.Arbitrary<RandomFile> = fc.tuple(fc.oneof(sound, wild), writing).map(([{ header, rows }, how]) => {
  const lines = [header, ...rows].map((row, at) => {
    const cells = how.ragged > 0 && at % how.ragged === how.ragged - 1 ? (at % 2 === 0 ? row.slice(0, -1) : [...row, 'extra']) : row;
    return cells.map((cell) => field(cell, how)).join(how.delimiter);
  });
  const text = lines.join(how.lineEnd) + how.ending;
  return { bytes: encode(text, how.encoding), said: JSON.stringify({ ...how, text: text.slice(0, 600) }) };
});

function field(cell: string, { quoting, delimiter }: Writing): string {
  const needed = /["\n\r]/.test(cell) || cell.includes(delimiter);
  return quoting === 'all' || (quoting === 'needed' && needed) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function encode(text: string, encoding: Writing['encoding']): Buffer {
  if (encoding === 'utf8-bom') return Buffer.from(`\ufeff${text}`, 'utf8');
  if (encoding === 'utf16le') return Buffer.from(`\ufeff${text}`, 'utf16le');
  if (encoding === 'utf16be') return Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return Buffer.from(text, encoding);
}
