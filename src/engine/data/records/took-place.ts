/** Which rows took place, as a column of their status says: what was cancelled, missed or never firm brought no money. */
import { type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import type { Mapping } from '../mapping.ts';
import type { Table } from '../typing/column-type.ts';
import { stageNamed } from './conversion.ts';
import { statusNamed } from './status-outcome.ts';

export interface TookPlace {
  column: string;
  /** Values of rows that did not, as written. */
  members: readonly string[];
  /** SQL condition over `m` that is true for each row that did, or still may. */
  sql: string;
  /** Rows that did not, of all. */
  rows: number;
  all: number;
}

const took =
  /^(stayed|checked ?out|checked ?in|in ?house|completed?|attended|delivered|fulfilled|served|done|performed|held|arrived|showed|departed|finished|reali[sz]ed|erschienen|wahrgenommen|abgeschlossen|durchgefuhrt|abgereist|geliefert|termine?e?|honoree?|effectuee?|livree?|asistio|realizad[oa]|completad[oa]|entregad[oa]|concluid[oa]|completat[oa]|svolt[oa]|consegnat[oa]|完了|来院|宿泊済み?|已完成|已入住|已离店|已送达|已就诊|مكتمل|تم التسليم)$/;
const not =
  /^(cancell?(ed|ation)\b.*|no ?shows?|did not (attend|arrive|show)|not attended|dna|missed|tentative|option(al)?|on hold|wait ?list(ed)?|waiting list|provisional|enquiry|inquiry|quoted?|draft|void(ed)?|declined|denied|rejected|expired|storniert|nicht erschienen|abgesagt|vorlaufig|annulee?|absente?|provisoire|cancelad[oa]|anulad[oa]|no (se )?(presento|asistio)|nao compareceu|annullat[oa]|non presentat[oa]|キャンセル(済み?)?|無断キャンセル|仮予約|已取消|未到|未入住|ملغا?ة?|لم يحضر)$/;

/** A status of more values says something else. */
const mostValues = 12;

/** Null where no status names both those that did and those that did not. */
export async function tookPlace(database: Database, table: Table, mapping: Mapping): Promise<TookPlace | null> {
  for (const { name: column, type, distinct } of table.columns) {
    if (type.kind !== 'text' || distinct < 2 || distinct > mostValues || mapping.columns[table.name]?.[column] === 'ignore') continue;
    if (!stageNamed.test(words(column)) && !statusNamed.test(words(column))) continue;
    const said = `CAST(m.${name(column)} AS VARCHAR)`;
    const values = await database.query(
      `SELECT ${said} AS "value", count(*) AS "rows" FROM ${table.sql} m WHERE "value" IS NOT NULL GROUP BY 1 ORDER BY 1`,
    );
    const members = values.filter(({ value }) => not.test(words(String(value))));
    if (members.length === 0 || !values.some(({ value }) => took.test(words(String(value))))) continue;
    return {
      column,
      members: members.map(({ value }) => String(value)),
      sql: `coalesce(${said} NOT IN (${members.map(({ value }) => literal(String(value))).join(', ')}), true)`,
      rows: members.reduce((sum, { rows }) => sum + Number(rows), 0),
      all: table.rows,
    };
  }
  return null;
}
