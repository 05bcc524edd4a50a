/** To whom figures by owner or territory credit a deal: to whom its row names today, which is not always who won it. */

import type { QualityNote } from '../../../model/quality-note.ts';
import { type Database, name } from '../../data/database.ts';
import type { Deals } from '../../data/families/deals.ts';
import { nameFit, words } from '../../data/lexicon.ts';
import type { Table } from '../../data/typing/column-type.ts';
import { counting } from './note-text.ts';

const credited = ['owner', 'region', 'team'] as const;
const former =
  /\b(former|previous|prior|past|original|initial|old|first|frueher\w*|fruher\w*|ehemalig\w*|bisherig\w*|vorherig\w*|ancien|precedent|anterior|precedente|ex)\b/;
const dated = /\b(date|from|since|start|changed|valid|at|on|datum|seit|fecha|data|debut)\b/;

/** The first of owner, region and team that the deals have. */
export async function ownerNotes(database: Database, deals: Deals, others: readonly Table[]): Promise<QualityNote[]> {
  const dimension = credited.flatMap((role) => deals.dimensions.find((each) => each.role === role) ?? [])[0];
  if (!dimension) return [];
  const { role, label, column: own } = dimension;
  const { main } = deals;
  const isOfRole = (column: string) => nameFit(role as (typeof credited)[number], column) > 0;
  const today = `Figures by ${label.toLowerCase()} credit whoever the data name today`;

  const before = main.columns.find(({ name: each, filled }) => each !== own && filled > 0 && isOfRole(each) && former.test(words(each)));
  if (before) {
    const [row] = await database.query(
      `SELECT count(*) AS "n" FROM ${main.sql} WHERE CAST(${name(before.name)} AS VARCHAR) <> CAST(${name(own)} AS VARCHAR)`,
    );
    const figures = { dimension: label, column: before.name, rows: Number(row!.n) };
    const message = `${today}; ${before.name} names another for ${counting(figures.rows, 'deal', 'deals')}.`;
    return [{ code: 'credited-today', message, table: main.name, column: own, rows: figures.rows, sentence: 'former-owner', figures }];
  }
  const history = others.find(
    ({ columns, rows }) =>
      columns.some(({ name: each }) => isOfRole(each)) &&
      columns.some(({ name: each, type }) => type.kind === 'date' && dated.test(words(each))) &&
      columns.some((key) => nameFit('id', key.name) > 0 && key.distinct < rows && isKeyOf(key.name, deals)),
  );
  const figures = { dimension: label, ...(history && { file: history.file }) };
  const message = history
    ? `${today}; what ${history.file} tells of earlier ones is not counted.`
    : `${today}; who had a deal before is not in the data.`;
  return [
    { code: 'credited-today', message, table: main.name, column: own, sentence: history ? 'owner-history' : 'credited-today', figures },
  ];
}

/** `deal_id` beside the deals' `id`, or a column of the same name. */
function isKeyOf(column: string, { parts, main }: Deals): boolean {
  const key = words(column);
  return (
    key === words(parts.id?.name ?? '') || /^(deal|opportunity|opp) id$/.test(key) || key === `${words(main.name).replace(/s$/, '')} id`
  );
}
