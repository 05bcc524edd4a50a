/** Units that were made, moved or received, and those of them that came to nothing: scrapped, rejected, damaged, short or returned, with what they cost. */
import { type Database, name } from '../database.ts';
import { words } from '../lexicon.ts';
import { currencyInName } from '../money.ts';
import { type CostList, costIn, costListOf } from '../relations/cost-list.ts';
import type { Node } from '../relations/reach.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { columnLabel, type MeasureColumn } from './measure-columns.ts';
import type { Time } from './row-time.ts';

const lostNamed = {
  scrap:
    /\b(scrap|scraps|scrapped|waste|wasted|spoil\w*|ausschuss\w*|verschnitt|rebuts?|merma|mermas|desecho\w*|desperdicio\w*|chatarra|refugo\w*|sucata|scart[io]\w*|scartat\w*)\b|廃棄|スクラップ|报废|خردة/,
  defect:
    /\b(reject|rejects|rejected|defects?|defective\w*|faulty|nonconforming|non conforming|nok|ng|fehlerhaft\w*|defekt\w*|schlecht\w*|reklamiert\w*|rejetee?s?|defectueu\w*|non conformes?|rechazad\w*|defectuos\w*|no conformes?|rejeitad\w*|defeituos\w*|difettos\w*|rifiutat\w*|non conformi)\b|不良|不合格|مرفوض|معيب/,
  damage:
    /\b(damage|damages|damaged|broken|breakage|bruchmenge|bruch|beschadigt\w*|endommage\w*|abimee?s?|casse\w*|danad\w*|rot[oa]s|danificad\w*|avariad\w*|danneggiat\w*|rott[ie])\b|破損|损坏|破损|تالف/,
  shortage:
    /\b(short|shortage|shortages|shorted|missing|lost|fehlmenge\w*|fehlend\w*|manquante?s?|faltante?s?|em falta|mancant[ie])\b|不足|欠品|缺货|短缺|ناقص/,
  returned:
    /\b(returned|returns|retourniert\w*|retouren\w*|retourmenge|retournee?s?|retours?|devuelt\w*|devoluci\w*|devolvid\w*|devoluc\w*|res[oi]|restituit\w*)\b|返品|退货|مرتجع/,
} as const satisfies Readonly<Record<string, RegExp>>;

type LostKind = keyof typeof lostNamed;

const goodNamed =
  /\b(good|ok|passed|accepted|gut\w*|bonnes?|conformes?|acceptee?s?|buen\w*|aceptad\w*|bo[ma]s?|aceit\w*|buon\w*|conformi|accettat\w*)\b|良品|合格|سليم/;
const wholeNamed =
  /\b(produced|production|output|made|manufactured|built|processed|started|input|inspected|checked|tested|shipped|delivered|dispatched|received|sent|picked|packed|sold|ordered|handled|moved|produziert\w*|produktionsmenge|gefertigt\w*|fertigungsmenge|gesamtmenge|gesamt\w*|gepruft\w*|prufmenge|geliefert\w*|liefermenge|versand\w*|erhalten\w*|wareneingang\w*|losgrosse|stuckzahl|produite?s?|fabriquee?s?|controlee?s?|livree?s?|expediee?s?|recue?s?|producid\w*|fabricad\w*|inspeccionad\w*|enviad\w*|entregad\w*|recibid\w*|produzid\w*|expedid\w*|entregue\w*|recebid\w*|prodott\w*|fabbricat\w*|controllat\w*|spedit\w*|consegnat\w*|ricevut\w*)\b|生産|製造|検査|出荷|入荷|生产|制造|检验|发货|入库|منتج|مشحون|مستلم/;
const countNamed =
  /\b(units?|qty|quantity|quantities|pieces|pcs|menge|stuck|quantites?|pieces|cantidad\w*|unidades|quantidade\w*|quantita|pezzi|lot size|batch size)\b|数量|個数|件数|الكمية/;
/** What such a column may hold instead of units. */
const noUnits =
  /\b(rate|ratio|pct|percent|percentage|share|quote|taux|tasa|taxa|tasso|costs?|kosten|couts?|costes?|costos?|custos?|costi|value|wert|amount|price|preis|reason|grund|code|type|date|time|hours?|minutes?|days?|target|plan|planned|budget|max|limit|id|no|nr|number|orders?)\b|%/;
/** Part of the rows in which no more came to nothing than there was. */
const within = 0.98;
const fewestRows = 20;
const ofOne = /\b(unit|each|per|standard|std|stuck\w*|unitaire|unitario|unitaria)\b/;

export interface LostUnits {
  kind: LostKind;
  lost: MeasureColumn;
  whole: MeasureColumn;
  /** What those that came to nothing cost; null where no table says what one does. */
  cost: (MeasureColumn & { /** What one piece costs. */ each: string; file: string }) | null;
  list: CostList | null;
}

interface Given {
  main: Table;
  time: Time | null;
  nodes: readonly Node[];
  tables: readonly Table[];
}

/** Null where no column counts units that came to nothing, or none those they are part of. */
export async function lostUnitsOf(database: Database, { main, time, nodes, tables }: Given): Promise<LostUnits | null> {
  if (main.rows < fewestRows || main.ledger) return null;
  const counts = main.columns.filter(
    ({ name: each, type, filled, distinct }) =>
      type.kind === 'number' && !type.percent && filled > main.rows / 2 && distinct > 1 && !noUnits.test(words(each)),
  );
  for (const kind of Object.keys(lostNamed) as LostKind[]) {
    const lost = counts.find(({ name: each }) => lostNamed[kind].test(words(each)));
    if (!lost) continue;
    const isOther = (column: Column) => column !== lost && Object.values(lostNamed).every((named) => !named.test(words(column.name)));
    const others = counts.filter(isOther);
    const isGood = ({ name: each }: Column) => goodNamed.test(words(each));
    const good = others.find(isGood);
    const plain = others.filter((column) => column !== good);
    const whole =
      plain.find(({ name: each }) => wholeNamed.test(words(each))) ?? plain.find(({ name: each }) => countNamed.test(words(each)));
    const total = whole ?? good;
    if (!total) continue;
    const [of, by] = [lost, total].map(({ name: each }) => `m.${name(each)}`) as [string, string];
    const sum = whole ? by : `(${by} + coalesce(${of}, 0))`;
    const [row] = await database.query(
      `SELECT count(*) AS "all", count(*) FILTER (WHERE coalesce(${of}, 0) <= ${sum} AND coalesce(${of}, 0) >= 0) AS "within" FROM ${main.sql} m WHERE ${by} IS NOT NULL`,
    );
    if (Number(row!.all) === 0 || Number(row!.within) < Number(row!.all) * within) continue;
    const counted = { behaviour: 'flow', unit: 'number', currency: null, against: {} } as const;
    const part: MeasureColumn = { ...counted, column: lost.name, label: columnLabel(lost.name), polarity: 'down', sql: of };
    const all: MeasureColumn = {
      ...counted,
      column: total.name,
      label: whole ? columnLabel(total.name) : `${columnLabel(total.name)} + ${columnLabel(lost.name).toLowerCase()}`,
      polarity: 'neutral',
      sql: sum,
    };
    const cost = await eachOf(database, { main, time, nodes, tables });
    return {
      kind,
      lost: part,
      whole: all,
      list: cost?.list ?? null,
      cost: cost && {
        ...part,
        column: cost.column.name,
        label: `Cost of ${part.label.toLowerCase()}`,
        unit: 'money',
        currency: currencyOf(cost.column),
        // A product of decimals may have more digits than one can hold.
        sql: `CAST(CAST(${of} AS DOUBLE) * CAST(${cost.sql} AS DOUBLE) AS DECIMAL(28, 6))`,
        called: `${kind}_cost`,
        each: cost.sql,
        file: cost.file,
      },
    };
  }
  return null;
}

function currencyOf({ name: each, type }: Column): string | null {
  const [only, another] = type.kind === 'number' ? Object.keys(type.currencies) : [];
  return currencyInName(each) ?? (another === undefined ? (only ?? null) : null);
}

/** What one piece costs, as the row states it, else as a list of parts does. */
async function eachOf(
  database: Database,
  { main, time, nodes, tables }: Given,
): Promise<{ sql: string; column: Column; file: string; list: CostList | null } | null> {
  const own = costIn(main);
  if (own && ofOne.test(words(own.name))) return { sql: `nullif(m.${name(own.name)}, 0)`, column: own, file: main.file, list: null };
  const list = await costListOf(database, { nodes, dated: time?.sql ?? null }, tables);
  return list && { sql: list.each, column: list.column, file: list.table.file, list };
}
