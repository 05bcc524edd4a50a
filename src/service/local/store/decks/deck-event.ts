/** Events about changes of decks, stored in the same transaction as the change. */
import type { Selectable } from 'kysely';
import type { DeckStatus } from '../../../schema/deck-status.ts';
import type { Problem } from '../../../schema/problem.ts';
import type { Vault } from '../encryption/vault.ts';
import { type Happening, publish } from '../event-store.ts';
import type { Store } from '../open-store.ts';
import type { DeckTable } from '../tables.ts';
import { openDeck } from './sealed-deck.ts';

export type DeckRow = Selectable<DeckTable>;

/** Columns needed for an event. */
export const toldOf = ['id', 'tenant_id', 'version', 'status', 'error'] as const;
type Told = Pick<DeckRow, (typeof toldOf)[number]>;

/** Makes a change and stores its events in one transaction. @param change Returns the rows it changed. */
export async function tell<Row extends Told>(
  store: Store,
  vault: Vault,
  now: number,
  change: (trx: Store) => Promise<Row[]>,
): Promise<Row[]> {
  const changed = async (trx: Store) => {
    const rows = await change(trx);
    for (const row of rows) await publish(trx, eventOf(openDeck(vault, row)), now);
    return rows;
  };
  return store.isTransaction ? changed(store) : store.transaction().execute(changed);
}

function eventOf({ id, tenant_id, version, status, error }: Told): Happening {
  const state = status as DeckStatus;
  const problem: Problem | null = error === null ? null : JSON.parse(error);
  return {
    tenantId: tenant_id,
    type: `deck.${state}`,
    data: { deck_id: id, status: state, version, error: problem && { code: problem.code, title: problem.title } },
  };
}
