/** What a ticket's columns say of the service: a score in words or numbers, whether its SLA was met, what it cost. */
import { type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';

const satisfies = /\b(satisfaction|csat|zufriedenheit|satisfaccion|satisfacao|soddisfazione)\b/;
const rates = /\b(conversation rating|customer rating|survey (results?|scores?|ratings?)|ticket rating)\b/;
const scores =
  /^(score|rating|result|answer|response|value|note|bewertung|punkte|antwort|reponse|puntuacion|nota|pontuacao|resposta|punteggio|voto|risposta)s?$/;
const ofRatings =
  /\b(satisfaction|csat|ratings?|surveys?|feedback|zufriedenheit|bewertung(en)?|umfragen?|enquetes?|avis|satisfaccion|encuestas?|satisfacao|pesquisas?|soddisfazione|sondagg\w*)\b/;
/** Of a rating, not the rating. */
const beside =
  /\b(comments?|reason|date|at|time|id|rater|agent|offered|kommentare?|grund|commentaires?|motif|comentarios?|motivo|commenti?)\b/;

/** Whether a column is called after the customer's rating; one of a table of ratings may be a bare `score`. */
export function ratingNamed(column: string, table = ''): boolean {
  const called = words(column);
  if (beside.test(called)) return false;
  return satisfies.test(called) || rates.test(called) || (ofRatings.test(words(table)) && scores.test(called));
}

/** Words of ratings by whether the customer was satisfied; who was neither counts among the rated. */
const good =
  /^(good|good with comment|positive|satisfied|very satisfied|happy|very happy|extremely happy|great|amazing|excellent|thumbs up|gut|sehr gut|zufrieden|sehr zufrieden|bon|bien|satisfait|tres satisfait|bueno|satisfecho|muy satisfecho|bom|satisfeito|muito satisfeito|buono|soddisfatto|molto soddisfatto)$/;
const bad =
  /^(bad|bad with comment|negative|neutral|okay|ok|unsatisfied|dissatisfied|very dissatisfied|very unsatisfied|neither satisfied nor dissatisfied|unhappy|very unhappy|extremely unhappy|terrible|poor|thumbs down|schlecht|unzufrieden|sehr unzufrieden|mauvais|insatisfait|tres insatisfait|neutre|malo|insatisfecho|muy insatisfecho|mau|insatisfeito|muito insatisfeito|neutro|cattivo|insoddisfatto|molto insoddisfatto|neutrale)$/;
/** The customer was asked, or not, and did not answer. */
const unanswered = /^(offered|unoffered|not offered|not rated|unrated|none|no (answer|response|rating)|pending|)$/;

/** A score from 1 to 5 or 10, or 1 for satisfied and 0 for not. */
export interface Score {
  column: Column;
  /** SQL over `m`. */
  sql: string;
  worded: boolean;
}

const mostWords = 16;

/** The rating of a ticket. A column of words counts if it says of each value whether the customer was satisfied. */
export async function readScore(database: Database, table: Table, columns: readonly Column[]): Promise<Score | null> {
  for (const column of columns) {
    if (column.filled === 0 || !ratingNamed(column.name)) continue;
    const sql = `m.${name(column.name)}`;
    if (column.type.kind === 'number') return { column, sql, worded: false };
    if (column.type.kind !== 'text' || column.distinct > mostWords) continue;
    const rows = await database.query(
      `SELECT DISTINCT CAST(${name(column.name)} AS VARCHAR) AS "v" FROM ${table.sql} WHERE "v" IS NOT NULL ORDER BY 1`,
    );
    const values = rows.map(({ v }) => String(v));
    const are = (pattern: RegExp) => values.filter((value) => pattern.test(words(value)));
    const [satisfied, not] = [are(good), are(bad)];
    if (satisfied.length === 0 || satisfied.length + not.length + are(unanswered).length < values.length) continue;
    return {
      column,
      sql: `CASE WHEN CAST(${sql} AS VARCHAR) IN (${satisfied.map(literal).join(', ')}) THEN 1 ${not.length > 0 ? `WHEN CAST(${sql} AS VARCHAR) IN (${not.map(literal).join(', ')}) THEN 0 ` : ''}END`,
      worded: true,
    };
  }
  return null;
}

const ofSla = /\bslas?\b|\b(breached|within target|target met|resolution status)\b/;
const negative =
  /\b(breach\w*|violat\w*|miss\w*|fail\w*|exceeded|overdue|out|outside|late|verletz\w*|verfehlt|uberschritten|nicht|viole\w*|depasse\w*|non|incumpli\w*|violad[ao]|descumprid[ao]|violat[ao]|not)\b/;
const positive =
  /\b(met|within|achieved|fulfilled|hit|in|on time|ok|passed|eingehalten|erfullt|respecte|cumplid[ao]|cumprid[ao]|rispettat[ao])\b/;

/** Whether a column says if the SLA was met; one of the first response is another promise. */
export function slaNamed(column: string): boolean {
  const called = words(column);
  return ofSla.test(called) && !/\b(first|initial|response|reply|policy|target hrs|target hours|name)\b/.test(called);
}

/** SQL over the column's own rows of a missed SLA; null where it is no answer of yes or no. */
export function missesSla({ name: called, type }: Column): string | null {
  const is = name(called);
  return type.kind !== 'boolean' ? null : negative.test(words(called)) ? is : `NOT ${is}`;
}

export interface SlaResult {
  column: Column;
  /** SQL over `m`, true where it was met. */
  sql: string;
}

/** Whether a ticket's SLA was met, from a yes or no, or from words that all say so. */
export async function readSla(database: Database, table: Table, columns: readonly Column[]): Promise<SlaResult | null> {
  for (const column of columns) {
    if (column.filled === 0 || !slaNamed(column.name)) continue;
    const missed = missesSla(column);
    if (missed !== null) return { column, sql: missed.startsWith('NOT ') ? `m.${missed.slice(4)}` : `NOT m.${missed}` };
    if (column.type.kind !== 'text' || column.distinct > mostWords) continue;
    const rows = await database.query(
      `SELECT DISTINCT CAST(${name(column.name)} AS VARCHAR) AS "v" FROM ${table.sql} WHERE "v" IS NOT NULL ORDER BY 1`,
    );
    const values = rows.map(({ v }) => String(v));
    const isMissed = (value: string) => negative.test(words(value));
    const [missing, met] = [values.filter(isMissed), values.filter((value) => !isMissed(value) && positive.test(words(value)))];
    if (missing.length === 0 || met.length === 0) continue;
    const among = (listed: readonly string[]) => `CAST(m.${name(column.name)} AS VARCHAR) IN (${listed.map(literal).join(', ')})`;
    return { column, sql: `CASE WHEN ${among(met)} THEN true WHEN ${among(missing)} THEN false END` };
  }
  return null;
}

const costs =
  /\b(credits?|refund(s|ed)?|penalt(y|ies)|compensations?|goodwill|gutschrift(en)?|erstattung(en)?|vertragsstrafen?|ponalen?|avoirs?|remboursements?|penalites?|compensacion(es)?|reembolsos?|penalizacion(es)?|abonos?|creditos?|multas?|rimbors[oi]|penali|accrediti?|note di credito)\b/;

/** Money that a ticket cost: credits, refunds, penalties. */
export function costColumns(columns: readonly Column[]): Column[] {
  return columns.filter(
    ({ name: called, type, filled }) =>
      type.kind === 'number' &&
      filled > 0 &&
      costs.test(words(called)) &&
      !/\b(id|no|number|days|hrs|hours|pct|percent|rate|count)\b/.test(words(called)),
  );
}
