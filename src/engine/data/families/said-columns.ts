/** What a mapping says of the columns of a table that holds no deals. */
import { type FamilyRole, familyRoles, type Mapping } from '../mapping.ts';
import type { Column, Table } from '../typing/column-type.ts';

export interface SaidColumns {
  /** The column that is said to be it. */
  as: (role: FamilyRole | 'closed') => Column | null;
  /** Those that may still be found by name: said to be nothing of this kind, nor to be left out. */
  free: readonly Column[];
}

export function saidColumns(table: Table, mapping: Mapping): SaidColumns {
  const said = mapping.columns[table.name] ?? {};
  const own: readonly string[] = ['ignore', ...familyRoles];
  return {
    as: (role) => table.columns.find(({ name }) => said[name] === role) ?? null,
    free: table.columns.filter(({ name }) => !own.includes(said[name] ?? '')),
  };
}
