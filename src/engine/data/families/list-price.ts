/** What a deal is listed at before discounts: a column that states it, or its amount and the discount it was given. */
import { type Database, name } from '../database.ts';
import { words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';

const listNamed =
  /^(list|gross|standard|catalogu?e|full|undiscounted|pre discount|original) (price|amount|value|total|acv|arr|tcv)( (usd|eur|gbp|chf))?$|^(amount|value|price) (before|pre) discount$|^(listenpreis|bruttobetrag|prix catalogue|prix public|precio de lista|prezzo di listino|preco de tabela|定価|标价|السعر المعلن)$/;
const discountNamed =
  /^((deal|sales|opportunity|total|given|average|avg) )*(discount|rabatt|nachlass|remise|descuento|desconto|sconto)( (rate|pct|percent|percentage|share|given))?$/;

/** Part of the deals with both that are sold at no more than they are listed at: what is listed for one of many things is another price. */
const leastBelow = 0.9;
/** Part of the list price that deals fetch together: one for less is a price of something else. */
const leastFetched = 0.3;

/** SQL over the main table `m` in the unit of `amount`, and its column; null where no deal says it. */
export async function listPriceOf(database: Database, main: Table, amount: Column | null): Promise<{ sql: string; column: string } | null> {
  const numbers = main.columns.filter((column) => column !== amount && column.type.kind === 'number' && column.filled > 0);
  if (!amount) return null;
  const own = `CAST(m.${name(amount.name)} AS DOUBLE)`;
  const listed = numbers.find((column) => listNamed.test(words(column.name)));
  const given = numbers.find((column) => discountNamed.test(words(column.name)));
  const sql = listed ? `CAST(m.${name(listed.name)} AS DOUBLE)` : given ? await beforeDiscount(database, main, own, given) : null;
  if (sql === null) return null;
  const [row] = await database.query(
    `SELECT count(*) FILTER (WHERE own <= list * 1.001) / nullif(count(*), 0) AS "below", sum(own) / nullif(sum(list), 0) AS "fetched"
     FROM (SELECT ${own} AS own, ${sql} AS list FROM ${main.sql} m) WHERE own > 0 AND list > 0`,
  );
  const fetched = Number(row!.fetched);
  if (!(Number(row!.below) >= leastBelow && fetched >= leastFetched && fetched < 1)) return null;
  return { sql: `CAST(${sql} AS DECIMAL(28, 6))`, column: (listed ?? given)!.name };
}

async function beforeDiscount(database: Database, main: Table, own: string, { name: column }: Column): Promise<string | null> {
  const [row] = await database.query(`SELECT min(${name(column)}) AS "least", max(${name(column)}) AS "most" FROM ${main.sql}`);
  const [least, most] = [Number(row!.least), Number(row!.most)];
  const isPercent = most > 1 && most < 100 && /\b(pct|percent|percentage|rate)\b/.test(words(column));
  if (least < 0 || !(isPercent || most < 1)) return null;
  return `${own} / (1 - coalesce(CAST(m.${name(column)} AS DOUBLE), 0)${isPercent ? ' / 100' : ''})`;
}
