/** Who answers for what a statement is off by, where its rows name someone. */
import type { StatementNote } from '../../../model/fact.ts';
import { name } from '../../data/database.ts';
import { words } from '../../data/lexicon.ts';
import type { Statement } from '../../data/records/statement.ts';
import type { Question } from '../compute.ts';

const ownerNamed =
  /^((budget|cost cent(re|er)|account) )?(owner|manager|responsible|holder|lead|head|verantwortliche?r?|budgetverantwortliche?r?|leiter(in)?|responsable|gestionnaire|titular|responsavel|gestor(a)?|responsabile)( name)?$|^(担当者?|責任者|负责人|责任人|المسؤول)$/;
/** Part of what is off that has to be one person's. */
const mostly = 0.6;

/** By dimension and member, for those whose variance is mostly one owner's. */
export async function ownersOf({ database }: Question, { dimensions }: Statement, where: string): Promise<Pick<StatementNote, 'owners'>> {
  const owner = dimensions.find(({ label }) => ownerNamed.test(words(label)));
  if (!owner) return {};
  const by = name(`by_${owner.id}`);
  const owners: Record<string, Record<string, string>> = {};
  for (const { id, sql } of [
    { id: 'statement_line', sql: 'by_line' },
    ...dimensions.filter(({ id }) => id !== owner.id).map(({ id }) => ({ id, sql: name(`by_${id}`) })),
  ]) {
    const rows = await database.query(
      `WITH each AS (SELECT CAST(${sql} AS VARCHAR) AS member, CAST(${by} AS VARCHAR) AS owner, by_line, sum(amount) - sum(plan) AS gap FROM statement
                     WHERE ${where} AND amount IS NOT NULL AND plan IS NOT NULL GROUP BY 1, 2, 3),
            told AS (SELECT member, owner, sum(abs(gap)) AS size FROM each GROUP BY 1, 2)
       SELECT member, owner FROM told WHERE member IS NOT NULL AND owner IS NOT NULL AND size > 0
         AND size >= ${mostly} * (SELECT sum(size) FROM told other WHERE other.member = told.member) ORDER BY 1`,
    );
    if (rows.length > 0) owners[id] = Object.fromEntries(rows.map((row) => [String(row.member), String(row.owner)]));
  }
  return { owners };
}
