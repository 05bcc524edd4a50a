/** Measures of a table of no family: numeric columns with their names and behaviour. */
import type { Measured } from '../../../model/fact.ts';
import { type Database, exactly, name } from '../database.ts';
import { nameFit, words } from '../lexicon.ts';
import { amountScale, currencyInName } from '../money.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { isAccountColumn } from './account-names.ts';

/** `flow` adds up over rows and time; `stock` over rows only, taken at the end of a period; `level` adds up over neither; `mean` is averaged. */
type Behaviour = 'flow' | 'stock' | 'level' | 'mean';

const differences = /\b(change|delta|difference|growth abs|veranderung|variation|diferencia|variazione)\b/;
/** Changes of rates and scores add up to nothing. */
const inPoints = /\b(pts?|points?|pp|percent|pct|score)\b/;
const rates =
  /\b(rate|ratio|pct|percent|percentage|margin|share|probability|discount|proportion|utili[sz]ation|yield|quote|marge|taux|tasa|taxa|tasso|rabatt|remise|descuento|desconto|sconto|percentuale|porcentaje)\b|%/;
/** A discount is a share, or an amount taken off: its values tell which. */
const discounts = /\b(discounts?|rabatte?|remises?|descuentos?|descontos?|sconti?|sconto)\b/;
const shares = /\b(rate|ratio|pct|percent|percentage|share|quote|taux|tasa|taxa|tasso|percentuale|porcentaje)\b|%/;
/** More is no percentage. */
const mostPercent = 100;
const averages =
  /\b(average|avg|mean|median|score|rating|nps|csat|satisfaction|age|per|temperature|temp|humidity|pressure|vibration|speed|voltage|density|life|expectancy|expect|fertility|duration|time|tenure|days|salary|wage|income|health|bewertung|note|alter|gehalt|salaire|salario|moyenne|promedio|media|durchschnitt|dauer|duree|duracion|duracao|durata|unit price|unit cost|stuckpreis)\b/;
const stocks =
  /\b(population|pop|headcount|head count|employees|employment|staff|inventory|stock|on hand|balance|cash(?= at bank| on hand| and cash equivalents|$)|liquide mittel|tresorerie|tesoreria|efectivo|caixa|cassa|liquidita|backlog|subscribers|followers|mrr|arr|outstanding|assets|debt|installed|einwohner|bevolkerung|mitarbeiter|bestand|saldo|lagerbestand|effectif|stocks|inventaire|poblacion|plantilla|empleados|inventario|existencias|populacao|estoque|funcionarios|popolazione|dipendenti|giacenza)\b/;
const levels = /\b(price|index|level|close|closing price|preis|kurs|prix|cours|precio|preco|prezzo)\b/;
const flows =
  /\b(amount|sales|revenue|turnover|value|profit|ebitda|ebit|cost|costs|cogs|opex|capex|payroll|spend|expense|expenses|charges|quantity|qty|units|orders|order|count|total|hours|visits|sessions|pageviews|views|impressions|clicks|conversions|leads|signups|downloads|sold|generation|production|produced|output|defects|scrap|rejects|downtime|errors|incidents|tickets|returns|actual|plan|budget|target|forecast|bookings|purchases|number of|umsatz|betrag|menge|kosten|gewinn|anzahl|ausgaben|ventes|montant|quantite|couts|benefice|depenses|ventas|importe|cantidad|costes|beneficio|gasto|vendas|valor|quantidade|custos|lucro|vendite|importo|quantita|costi|utile|ricavi)\b/;

export function behaviourOf(column: string): Behaviour | 'rate' | null {
  const text = words(column);
  if (differences.test(text)) return inPoints.test(text) || column.includes('%') ? 'mean' : 'flow';
  if (rates.test(text) || column.includes('%')) return 'rate';
  if (/^number of\b/.test(text)) return 'flow';
  if (averages.test(text)) return 'mean';
  if (stocks.test(text)) return 'stock';
  if (levels.test(text)) return 'level';
  return flows.test(text) ? 'flow' : null;
}

const moneyNamed =
  /\b(sales|revenue|turnover|profit|ebitda|ebit|cost|costs|cogs|opex|capex|payroll|spend|expense|expenses|charges|charge|price|salary|wage|wages|budget|amount|bookings|umsatz|betrag|kosten|gewinn|preis|gehalt|ventes|montant|couts|prix|ventas|importe|precio|vendas|preco|lucro|vendite|importo|prezzo|costi|ricavi|mrr|arr)\b/;

/** Whether the name implies money, so that a currency given for the data applies. */
function isMoneyNamed(column: string): boolean {
  return moneyNamed.test(words(column));
}

const good =
  /\b(sales|revenue|turnover|profit|ebitda|ebit|margin|orders|visits|sessions|conversions?|clicks|leads|signups|bookings|score|rating|nps|csat|satisfaction|expectancy|life expect|utili[sz]ation|yield|output|produced|production|mrr|arr|subscribers|renewal|renewed|retention|retained|on time|otif|punctual|first time(?: fix| right)?|first pass|passed|success(?:ful)?|satisfied|attended|resolved|punktlich|a tiempo|a l heure|puntuale|umsatz|gewinn|ventes|benefice|ventas|beneficio|vendas|lucro|vendite|utile|ricavi)\b/;
const bad =
  /\b(cost|costs|cogs|opex|payroll|expense|expenses|churn|churned|bounce|defects?|scrap|reject(?:s|ed)?|claims?|damages?|penalt(?:y|ies)|fines?|escalated|reopened|errors?|incidents?|returned|attrition|default|fraud|complaints?|downtime|backlog|late|delayed|breach(?:ed)?|missed|damaged|verspatet|readmitted|no ?show|fail(?:ed|ure)|rework(?:ed)?|recall(?:ed)?|call ?backs?|scrapped|cancel(?:l?ed|lation)|reklamation|nacharbeit|en retard|kundigung|gekundigt|abwanderung|resiliation|disdetta|kosten|couts|costes|custos|costi)\b/;

export function polarityOf(column: string): 'up' | 'down' | 'neutral' {
  const text = words(column);
  return bad.test(text) ? 'down' : good.test(text) ? 'up' : 'neutral';
}

const outcome =
  /\b(churn(ed)?|convert(ed)?|conversion|default(ed)?|defect(ive)?|fraud(ulent)?|return(ed)?|attrition|renew(ed)?|retained|success(ful)?|passed|pass|failed|failure|fail|error|cancel(l?ed|lation)?|left|resigned|exited|completed?|accepted|approved|respon(ded|se)|subscribed|recommend(ed)?|satisfied|late|delayed|on ?time|punctual|breach(ed)?|missed|damaged|no show|otif|readmitted|reject(ed|ion)?|repeat(ed)?|rework(ed)?|recall(ed)?|complain(t|ed)|callback|scrapped|no ?show|attended|first time fix|wiederholung|reklamation|nacharbeit|escalated|re ?opened|verspatet|punktlich|en retard|kundigung|gekundigt|abwanderung|resilie|resiliation|baja|cancelado|cancelada|abandono|disdetta)\b/;

/** A yes/no that is an outcome, such as churn, and not a trait to split by. */
function isOutcome(column: string): boolean {
  return outcome.test(words(column));
}

const shortened: Readonly<Record<string, string>> = {
  pop: 'population',
  qty: 'quantity',
  amt: 'amount',
  avg: 'average',
  mean: 'average',
  temp: 'temperature',
  dept: 'department',
  mgr: 'manager',
  num: 'number of',
  acct: 'account',
  expect: 'expectancy',
  est: 'estimated',
  seq: 'sequence',
  sched: 'scheduled',
  pmt: 'payment',
  inv: 'invoice',
  dur: 'duration',
  dist: 'distance',
  cnt: 'count',
};

/** Units at the end of column names, as labels write them; empty if the figure itself shows the unit. */
const units: Readonly<Record<string, string>> = {
  c: '°C',
  celsius: '°C',
  f: '°F',
  kg: 'kg',
  km: 'km',
  kwh: 'kWh',
  mwh: 'MWh',
  kw: 'kW',
  bar: 'bar',
  ms: 'ms',
  min: 'minutes',
  mins: 'minutes',
  minutes: 'minutes',
  sec: 'seconds',
  secs: 'seconds',
  seconds: 'seconds',
  hrs: 'hours',
  'mm s': 'mm/s',
  'm s': 'm/s',
  'km h': 'km/h',
  rpm: 'rpm',
};

/** `net_generation` → `Net generation`, `pop__c` → `Population`, `temp_c` → `Temperature (°C)`; names in capitals, such as `NPS`, stay. */
export function columnLabel(column: string): string {
  const bare = column.replace(/_{1,2}c$/, (end) => (/temp(erature)?_c$/i.test(column) ? end : ''));
  const given = /[([]([^()[\]]*)[)\]]/.exec(bare)?.[1]?.trim() ?? '';
  const all = bare
    .replace(/[([][^()[\]]*[)\]]/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}\p{M}&+/'’-]+/gu, ' ')
    .trim()
    .split(' ');
  const last = (count: number) => all.slice(-count).join(' ').toLowerCase();
  const length = all.length > 2 && units[last(2)] ? 2 : all.length > 1 && units[last(1)] ? 1 : 0;
  const unit =
    length > 0
      ? units[last(length)]!
      : given === '%' || currencyWord.test(given) || amountScale(given) !== 1
        ? ''
        : (units[given.toLowerCase()] ?? given);
  // Who writes some words small means the others to be large: `Techniker_vor_Ort`.
  const isMixed =
    all.length > 1 && all.slice(1).some((word) => /^\p{Ll}/u.test(word)) && all.slice(1).some((word) => /^\p{Lu}\p{Ll}/u.test(word));
  const cased = (word: string) => (isMixed ? word : word.toLowerCase());
  const kept = all
    .slice(0, all.length - length)
    .filter(
      (word, at, words) =>
        words.length === 1 || at === 0 || !(/^(pct|percent)$/i.test(word) || currencyWord.test(word) || amountScale(word) !== 1),
    )
    .map((word) => (/^(?:[A-Z]{2,5}|EBITDA|[A-Z]&[A-Z])$/.test(word) ? word : (shortened[word.toLowerCase()] ?? cased(word))));
  const text = kept.join(' ') || bare;
  return text.charAt(0).toUpperCase() + text.slice(1) + (unit && !text.includes(unit) ? ` (${unit})` : '');
}

const currencyWord = /^(usd|eur|gbp|chf|jpy|cny|inr|brl|aud|cad|sek|nok|dkk|pln|\$|€|£|¥)$/i;

/** Made of the columns of several tables, or of rows that refer to one another. */
type JoinedMeasure =
  | 'billable_hours'
  | 'time_cost'
  | 'time_fees'
  | 'standard_fees'
  | 'project_profit'
  | 'over_budget_hours'
  | 'repeat_rate'
  | 'repeat_share'
  | 'repeat_cost'
  | 'scrap_cost'
  | 'defect_cost'
  | 'damage_cost'
  | 'shortage_cost'
  | 'returned_cost';

/** How invoices were paid. */
type PaymentMeasure = 'invoiced_amount' | 'days_late' | 'late_share' | 'days_to_pay' | 'late_amount';

type LedgerMeasure = 'statement_revenue' | 'statement_costs' | 'statement_result';

export interface MeasureColumn {
  /** Column name in the header. */
  column: string;
  label: string;
  behaviour: Behaviour | 'flag';
  unit: 'money' | 'ratio' | 'number' | 'days';
  currency: string | null;
  polarity: 'up' | 'down' | 'neutral';
  /** SQL over the main table `m`. */
  sql: string;
  /** SQL of the figures it is compared with, over the main table `m`. */
  against: Readonly<Partial<Record<Reference, string>>>;
  /** The metric it is, where that has a name of its own. */
  called?: 'on_time_rate' | 'days_behind' | 'lead_time' | 'converted_rate' | 'net_revenue' | LedgerMeasure | JoinedMeasure | PaymentMeasure;
  /** The columns that it is made of, what goes off after the first. */
  made?: readonly string[];
  /** What a row became that counts, for a share of such rows. */
  became?: 'customer' | 'conversion';
  /** The values of the column that count, where it says more than yes or no. */
  ended?: { values: readonly string[]; among: readonly string[] };
  /** What the plan it is compared with is called, in the header or as a scenario. */
  planned?: string;
  /** The phrase by which the prompt speaks of it. */
  spoken?: string;
  /** What the prompt defines it by. */
  stated?: string;
  /** What it is for a measure that the prompt defines, where it is one term of it. */
  part?: string;
  /** It is one step of what the prompt measures, which makes no groups of rows. */
  stage?: true;
  /** What it calls a share of yes, or of what a share is on time. */
  named?: { called: string } | { punctual: string } | Pick<Measured, 'between'>;
  /** The prompt only complains of it and does not say how it is worked out. */
  plain?: true;
}

/** What an actual figure can be compared with. */
export const references = ['target', 'forecast', 'last_year'] as const;
export type Reference = (typeof references)[number];

/** Numbers that name or order things and measure nothing. */
const notMeasured =
  /\b(id|ids|code|codes|key|nr|no|zip|postal|postcode|plz|phone|tel|cluster|class|rank|index|year|month|day|week|quarter|hour|minute|weekday|lat|lon|lng|latitude|longitude|jahr|monat|annee|ano|anno)\b/;
/** Figures of the year before are no number of a year. */
const yearBefore = /\b(prior|previous|last) (year|yr)\b|\bannee (precedente|derniere)\b|\bano anterior\b|\banno (precedente|scorso)\b/;
const namesNumber = /\b(number|group)\b/;
/** A whole number under such a head numbers what the rows belong to. */
const thingNumbered =
  /^(order|line|pos|position|item|invoice|ticket|trip|case|shipment|delivery|customer|cust|client|account|acct|contract|job|batch|lot|serial|voucher|receipt|auftrag|rechnung|beleg|zeile|kunde|kunden|commande|facture|ligne|pedido|factura|fatura|fattura|ordine|riga|linea|linha)$/;

/** Numbers of what costs are booked to, whatever their name has of costs. */
const bookedTo =
  /^(cost|profit|responsibility) (cent(er|re)|object|unit)s?\b|^(kostenstellen?|kostentrager|profitcenter|centres? de (cout|cost|profit)s?|centros? de (costes?|costos?|custos?|gastos|beneficio|lucro)|centr[oi] di (costo|profitto))\b|^(rubrique|wbs|cc|cctr|kst)$|(コスト|原価|利益)センタ|(成本|利润)中心|(コート|番号|编码|代码|编号)$|مركز التكلفة|^(رقم|رمز|كود) /;

/** `Claim EUR`, `Refund (GBP)`, `fee_gbp`: the head says what the figures are in. */
const endsInCode = /(?:^|[\s_(])[A-Z]{3}\)?$|_(?:usd|eur|gbp|chf|aud|cad|nzd|jpy|cny|inr|sek|nok|dkk|pln|brl|mxn|zar)$/;

interface Range {
  least: number;
  most: number;
}

export async function measureColumns(database: Database, table: Table): Promise<MeasureColumn[]> {
  const ranges = await rangesOf(database, table);
  const codes = await codesOfNames(database, table, ranges);
  const found: MeasureColumn[] = [];
  const flags: Column[] = [];
  for (const column of table.columns) {
    if (column.filled === 0 || column.distinct < 2) continue;
    const range = ranges.get(column.name);
    if (isFlag(column, range)) flags.push(column);
    else if (column.type.kind === 'number' && range && !codes.has(column.name) && !isCode(column, range))
      found.push(measured(column, range));
    else if (column.type.kind === 'text' && (await isClock(database, table, column))) found.push(clocked(column));
  }
  const outcomes = flags.filter((column) => isOutcome(column.name));
  const rates = outcomes.length > 0 || found.length > 0 ? outcomes : flags.slice(0, 3);
  return [...rates.map(rated), ...found];
}

/** Yes/no columns, as words or as 1 and 0. */
export async function flagColumns(database: Database, table: Table): Promise<Column[]> {
  const ranges = await rangesOf(database, table);
  return table.columns.filter((column) => column.distinct === 2 && isFlag(column, ranges.get(column.name)));
}

function isFlag(column: Column, range: Range | undefined): boolean {
  if (column.type.kind === 'boolean') return column.distinct === 2;
  return (
    column.type.kind === 'number' &&
    column.distinct === 2 &&
    column.type.integer &&
    range?.least === 0 &&
    range.most === 1 &&
    !isCodeNamed(column)
  );
}

function isCodeNamed({ name: each }: Column): boolean {
  const text = words(each);
  if (yearBefore.test(text)) return false;
  return notMeasured.test(text) || each.includes('#') || (namesNumber.test(text) && !/^number of\b/.test(text));
}

/** Ten digits and more. */
const longNumber = 1e9;
/** Rows of a number from which it is one of a few. */
const often = 20;
/** Numbers of documents have eight digits and more, and those of a year lie close together. */
const documentNumber = 1e7;
const closeTogether = 0.1;

function isCode(column: Column, { least, most }: Range): boolean {
  if (isCodeNamed(column) || nameFit('id', column.name) > 0) return true;
  if (column.type.kind !== 'number' || !column.type.integer) return false;
  if (least > 0 && (isAccountColumn(column) || [thingNumbered, bookedTo].some((pattern) => pattern.test(words(column.name))))) return true;
  if (behaviourOf(column.name) !== null) return false;
  // A few long numbers again and again are lines that were dialled, tills or sites.
  if (least >= longNumber && column.filled >= often * column.distinct) return true;
  // What a document was reversed, cleared or replaced by, where few were.
  if (least >= documentNumber && most - least < closeTogether * least) return true;
  // Numbers that hardly leave any out, one per row: they number the rows.
  return column.filled > 20 && column.distinct === column.filled && most - least + 1 <= 3 * column.distinct;
}

/** Rows of each value, at least, of a column that could be a code. */
const repeats = 3;

/** Whole numbers of equally many digits whose values stand each for one name in the next column: its codes, whatever they are called. */
async function codesOfNames(database: Database, table: Table, ranges: ReadonlyMap<string, Range>): Promise<ReadonlySet<string>> {
  const { columns, rows, sql } = table;
  const numbers = columns.filter(({ type }) => type.kind === 'number').map((column) => column.name);
  const found = new Set<string>();
  for (const [index, { name: each, type, distinct, filled }] of columns.entries()) {
    const range = ranges.get(each);
    if (type.kind !== 'number' || !type.integer || !range || range.least < 10 || behaviourOf(each) !== null) continue;
    if (String(range.least).length !== String(range.most).length || distinct < 2 || filled < rows || filled < distinct * repeats) continue;
    // Figures of one thing share a word: `Planned FTE` and `Actual FTE`.
    const own = new Set(words(each).split(' '));
    const isOneOf = numbers.some(
      (other) =>
        other !== each &&
        words(other)
          .split(' ')
          .some((word) => own.has(word)),
    );
    if (isOneOf) continue;
    const beside = [columns[index - 1], columns[index + 1]];
    const names = beside.filter((column) => column !== undefined && column.type.kind === 'text' && column.distinct >= distinct);
    if (names.length === 0) continue;
    const code = name(each);
    const pairs = names.map((column, at) => {
      const text = `lower(CAST(${name(column!.name)} AS VARCHAR))`;
      return `count(DISTINCT ${text}) = ${distinct} AND count(DISTINCT (${code}, ${text})) = ${distinct} AS "p${at}"`;
    });
    const [row] = await database.query(`SELECT ${pairs.join(', ')} FROM ${sql}`);
    if (names.some((_, at) => row![`p${at}`] === true)) found.add(each);
  }
  return found;
}

function measured(column: Column, { least, most }: Range): MeasureColumn {
  const type = column.type as Extract<Column['type'], { kind: 'number' }>;
  const takenOff = discounts.test(words(column.name)) && !shares.test(words(column.name)) && !column.name.includes('%') && !type.percent;
  const inMoney = Object.keys(type.currencies).length > 0 || currencyInName(column.name) !== undefined;
  const named = takenOff && (most > mostPercent || (inMoney && most > 1)) ? 'flow' : behaviourOf(column.name);
  const hundred = !type.percent && named === 'rate' && /%|\b(pct|percent|percentage)\b/i.test(column.name.replaceAll('_', ' ')) && most > 1;
  const isRatio = type.percent || hundred || (named === 'rate' && least >= -1 && most <= 1);
  const currencies = Object.keys(type.currencies);
  const isMoney = isMoneyNamed(column.name) || (takenOff && named === 'flow');
  const currency =
    currencies.length === 1 ? currencies[0]! : isMoney || endsInCode.test(column.name) ? (currencyInName(column.name) ?? null) : null;
  const scale = isRatio ? 1 : amountScale(column.name);
  const cast = scale === 1 ? `m.${name(column.name)}` : `m.${name(column.name)} * ${scale}`;
  // Money adds up unless its name says otherwise.
  const behaviour = isRatio || named === 'rate' ? 'mean' : (named ?? (currency ? 'flow' : 'mean'));
  return {
    column: column.name,
    label: columnLabel(column.name),
    behaviour,
    unit: isRatio ? 'ratio' : currency || (isMoney && behaviour !== 'mean') ? 'money' : 'number',
    currency,
    polarity: takenOff && named === 'flow' ? 'down' : polarityOf(column.name),
    sql: hundred ? exactly(`${cast} / 100`) : cast,
    against: {},
  };
}

/** `00:01:23`, converted to seconds. */
function clocked(column: Column): MeasureColumn {
  const parts = `string_split(m.${name(column.name)}, ':')`;
  const sql = `list_reduce(list_transform(${parts}, x -> CAST(x AS BIGINT)), (a, b) -> a * 60 + b)`;
  const label = `${columnLabel(column.name)} in seconds`;
  return { column: column.name, label, behaviour: 'mean', unit: 'number', currency: null, polarity: 'neutral', sql, against: {} };
}

async function isClock(database: Database, table: Table, column: Column): Promise<boolean> {
  if (!/\b(duration|time|length|dauer|duree|duracion|duracao|durata)\b/.test(words(column.name))) return false;
  const value = name(column.name);
  const [row] = await database.query(
    `SELECT count(*) FILTER (WHERE NOT regexp_full_match(${value}, '[0-9]{1,3}:[0-5][0-9]:[0-5][0-9]')) AS "other" FROM ${table.sql} WHERE ${value} IS NOT NULL`,
  );
  return Number(row!.other) === 0;
}

const endings: readonly [RegExp, string][] = [
  [/\bchurned\b/i, 'churn'],
  [/\bconverted\b/i, 'conversion'],
  [/\b(renew)ed\b/i, 'renewal'],
  [/\b(return|default|pass|fail)ed\b/i, '$1'],
  [/\bcancell?ed\b/i, 'cancellation'],
  [/\bdefective\b/i, 'defect'],
  [/\bresponded\b/i, 'response'],
  [/\brecommend(ed)?\b/i, 'recommendation'],
];

/** `no_show` → `No show rate`, `paid` → `Share of paid`. */
export function rateLabel(outcome: string): string {
  const plain = columnLabel(outcome).replace(/^(is|has|did|was|would) /i, '');
  const noun = endings.reduce((text, [pattern, ending]) => text.replace(pattern, ending), plain);
  return isOutcome(outcome) && !/ed$|left$/i.test(noun) ? `${noun} rate` : `Share of ${noun.toLowerCase()}`;
}

export function rated(column: Column): MeasureColumn {
  const label = rateLabel(column.name);
  const value = `m.${name(column.name)}`;
  return {
    column: column.name,
    label: label.charAt(0).toUpperCase() + label.slice(1),
    behaviour: 'flag',
    unit: 'ratio',
    currency: null,
    polarity: polarityOf(column.name),
    sql: column.type.kind === 'boolean' ? value : `(${value} = 1)`,
    against: {},
  };
}

async function rangesOf(database: Database, table: Table): Promise<Map<string, Range>> {
  const numbers = table.columns.filter(({ type, filled }) => type.kind === 'number' && filled > 0);
  if (numbers.length === 0) return new Map();
  const selected = numbers.map((column, at) => `min(${name(column.name)}) AS "a${at}", max(${name(column.name)}) AS "b${at}"`);
  const [row] = await database.query(`SELECT ${selected.join(', ')} FROM ${table.sql}`);
  return new Map(numbers.map((column, at) => [column.name, { least: Number(row![`a${at}`]), most: Number(row![`b${at}`]) }]));
}
