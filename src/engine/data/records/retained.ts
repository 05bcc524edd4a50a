/**
 * What was renewed of what was up for renewal, of a table with a row for each contract: net with what was added to it, gross with no more than was
 * up. A contract counts on the day on which it ended, one that was lost with nothing; one that is still open does not count.
 */
import type { Told } from '../../../model/brief.ts';
import { type Database, literal, name } from '../database.ts';
import { outcomeOf, words } from '../lexicon.ts';
import { currencyInName } from '../money.ts';
import type { Column, Table } from '../typing/column-type.ts';

export interface Retained {
  table: Table;
  date: Column;
  due: { column: Column; sql: string };
  renewed: { column: Column; sql: string };
  currency: string | null;
  /** True where any of it was renewed. */
  kept: string;
}

const renewal =
  /\b(?:renew\w*|verlanger\w*|vertragsverlanger\w*|renouvel\w*|reconduc\w*|reconduit\w*|renov\w*|rinnov\w*)\b|更新|继续|継続|续|تجديد|مجدد/;
/** It was to be renewed. */
const upFor =
  /\b(?:(?:up|due|eligible|open) for|for renewal|expir\w*|previous|prior|former|old|before|opening|starting|beginning|original|existing|base|zur verlanger\w*|fallig\w*|auslaufend\w*|ablaufend\w*|bisherig\w*|alte?r?s?|vorher\w*|vor verlanger\w*|bestehend\w*|a renouveler|echu\w*|arrivan\w*|precedent\w*|ancien\w*|avant|initial\w*|a renovar|por renovar|vencid\w*|a vencer|que vence\w*|anterior\w*|antes|inicial\w*|da rinnovare|in scadenza|scadut\w*|prima|iniziale)\b|更新対象|更新前|満期|満了|旧|到期|续约前|续费前|待续|原|قبل|المستحق|للتجديد|السابق/;
/** It was renewed, or is what there is after that. */
const afterIt =
  /\b(?:renewed|retained|kept|new|after|post|resulting|closing|current|verlangert\w*|erneuert\w*|neue?r?s?|nach|behalten|renouvelee?s?|reconduit\w*|nouveau\w*|nouvelle\w*|apres|conserve\w*|renovad\w*|nuev\w*|despues|tras|retenid\w*|nov[oa]s?|apos|depois|retid\w*|rinnovat\w*|nuov\w*|dopo|mantenut\w*)\b|更新後|更新済|継続|新|续约后|续费后|已续|续约金额|بعد|المجدد|الجديد/;
const noAmount =
  /%|\b(?:pct|percent|prozent|rate|ratio|uplift|increase|change|discount|count|number|no|nr|id|days?|months?|tage|monate|jours|mois|dias|meses|giorni|mesi|seats?|users?|licen[cs]es|probability|score)\b|率|天|日数|月数/;
const ends =
  /\b(?:end|ends|ended|ending|expir\w*|renewal (?:date|day)|renews?|due|term|vertragsende|laufzeitende|ende|ablauf\w*|fallig\w*|fin|echeance|vencimiento|finaliza\w*|termino|vencimento|fim|scadenza|fine)\b|満了|終了|更新日|到期|结束|续约日|انتهاء|التجديد/;
/** Days of something that was done about a renewal, and not of the contract. */
const noEnd =
  /\b(?:first|last|activity|contact\w*|created?|start\w*|sign\w*|notice|invoice|paid|modified|beginn\w*|debut|inicio|inizio|kontakt\w*)\b|開始|作成|开始|创建/;

/** Part of the contracts of which both amounts have to be of one size, and the sizes up to which they are. */
const alike = { part: 0.7, from: 0.4, to: 2.5 } as const;
const fewestRows = 40;
const mostly = 0.95;

/** Null where no two columns say it. */
export async function retainedOf(database: Database, table: Table, { of }: Extract<Told, { kind: 'retained' }>): Promise<Retained | null> {
  const amounts = table.columns.filter(
    ({ name: each, type, filled }) =>
      type.kind === 'number' && filled > 0 && !type.percent && !noAmount.test(words(each)) && !each.includes('%'),
  );
  const is = (column: Column, pattern: RegExp) => pattern.test(words(column.name));
  const dues = amounts.filter((column) => is(column, upFor) && column.filled >= table.rows * mostly);
  const news = amounts.filter((column) => is(column, afterIt) && !dues.includes(column));
  const isOfRenewals = [table.name, ...table.columns.map((column) => column.name)].some((each) => renewal.test(words(each)));
  // Old and new prices are of anything, unless something tells of renewals.
  if (!isOfRenewals || dues.length === 0 || news.length === 0) return null;
  const dates = table.columns.filter((column) => column.type.kind === 'date' && column.filled >= table.rows * mostly && !is(column, noEnd));
  const date = dates.find((column) => is(column, ends)) ?? (dates.length === 1 ? dates[0] : undefined);
  if (!date) return null;
  for (const due of dues) {
    for (const renewed of news) {
      const [d, r, day] = [due, renewed, date].map((column) => `m.${name(column.name)}`) as [string, string, string];
      const [row] = await database.query(
        `SELECT count(*) AS "rows", count(*) FILTER (WHERE ${r} BETWEEN ${alike.from} * ${d} AND ${alike.to} * ${d}) AS "alike",
                count(*) FILTER (WHERE ${r} > 0) AS "kept", CAST(max(${day}) FILTER (WHERE ${r} > 0) AS VARCHAR) AS "last" FROM ${table.sql} m WHERE ${d} > 0`,
      );
      const [kept, all] = [Number(row!.kept), Number(row!.rows)];
      if (all < fewestRows || kept < all / 4 || Number(row!.alike) < kept * alike.part) continue;
      const open = await openRows(database, table);
      // Where nothing was renewed after a day, what ends later is not decided yet.
      const last = literal(String(row!.last).slice(0, 10));
      const known = `${d} > 0 AND NOT (coalesce(${r}, 0) = 0 AND (${open ?? 'false'} OR CAST(${day} AS DATE) > DATE ${last}))`;
      const counted = (sql: string) => `CASE WHEN ${known} THEN ${sql} END`;
      return {
        table,
        date,
        due: { column: due, sql: counted(d) },
        renewed: { column: renewed, sql: counted(of === 'net' ? `coalesce(${r}, 0)` : `least(coalesce(${r}, 0), ${d})`) },
        currency: currencyInName(due.name) ?? currencyInName(renewed.name) ?? null,
        kept: counted(`coalesce(${r}, 0) > 0`),
      };
    }
  }
  return null;
}

const states =
  /\b(?:status|stage|state|outcome|result|statut|etat|etape|estado|etapa|fase|stato|ergebnis|phase|esito|resultado)\b|状態|結果|ステータス|フェーズ|状态|结果|阶段|الحالة|النتيجة/;
const mostStates = 20;

/** Rows whose stage is neither won nor lost, where a column has stages of either. */
async function openRows(database: Database, { columns, sql }: Table): Promise<string | null> {
  for (const column of columns) {
    if (column.type.kind !== 'text' || column.distinct > mostStates || !states.test(words(column.name))) continue;
    const value = `CAST(m.${name(column.name)} AS VARCHAR)`;
    const rows = await database.query(`SELECT DISTINCT ${value} AS "v" FROM ${sql} m WHERE ${value} IS NOT NULL ORDER BY 1`);
    const values = rows.map(({ v }) => String(v));
    const of = (outcome: string) => values.filter((each) => outcomeOf(each, column.name) === outcome);
    const open = of('open');
    if (of('lost').length > 0 && open.length > 0 && open.length < values.length) return `${value} IN (${open.map(literal).join(', ')})`;
  }
  return null;
}
