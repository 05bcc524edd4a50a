/** The audit log: a hash chain of entries. */

import { createHash } from 'node:crypto';
import type { AuditEntry, AuditEvent } from '../../schema/audit.ts';
import { dataFolder, type Environment } from '../home.ts';
import { type AuditTable, auditLetGo } from './audit-table.ts';
import { commitTogether } from './commit-together.ts';
import { openStore, type Store } from './open-store.ts';

const first = '0'.repeat(64);
/** Targets may contain text from callers. */
const longestText = 200;
const batch = 1000;

export interface AuditPage {
  /** null for all tenants. */
  tenantId: string | null;
  /** Whether to include entries without a tenant. */
  withNobodys: boolean;
  /** Milliseconds; `to` is exclusive. */
  from: number;
  to: number;
  /** Only entries before this sequence number. */
  before: number;
  limit: number;
}

export class AuditStore {
  readonly #store: Store;
  readonly #clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
  }

  async record(event: AuditEvent): Promise<void> {
    const { tenant_id = null, key_id = null, address = null, action, target = null, result, status = null, request_id = null } = event;
    await commitTogether(this.#store, async (trx) => {
      const newest = await trx.selectFrom('audit_log').select(['sequence', 'hash']).orderBy('sequence', 'desc').limit(1).executeTakeFirst();
      const last = newest ?? (await this.#letGo(trx));
      const entry = {
        sequence: last.sequence + 1,
        at: this.#clock(),
        tenant_id,
        key_id,
        address,
        action: cut(action)!,
        target: cut(target),
        result,
        status,
        request_id,
        previous_hash: last.hash,
      };
      await trx
        .insertInto('audit_log')
        .values({ ...entry, hash: hashOf(entry) })
        .execute();
    });
  }

  /** Newest first. */
  async read({ tenantId, withNobodys, from, to, before, limit }: AuditPage): Promise<AuditEntry[]> {
    let query = this.#store.selectFrom('audit_log').selectAll().where('sequence', '<', before).where('at', '>=', from).where('at', '<', to);
    if (tenantId !== null) {
      query = query.where((entry) =>
        entry.or([entry('tenant_id', '=', tenantId), ...(withNobodys ? [entry('tenant_id', 'is', null)] : [])]),
      );
    }
    return (await query.orderBy('sequence', 'desc').limit(limit).execute()).map(entryOf);
  }

  /** Deletes the entries before a moment, and records that it did; the chain goes on from the last of them. @returns how many */
  async letGo(before: number): Promise<number> {
    return this.#store.transaction().execute(async (trx) => {
      // In order: one that a clock set back has dated earlier waits for those before it.
      const kept = await trx
        .selectFrom('audit_log')
        .select('sequence')
        .where('at', '>=', before)
        .orderBy('sequence')
        .limit(1)
        .executeTakeFirst();
      const last = await trx
        .selectFrom('audit_log')
        .select(['sequence', 'hash'])
        .where('sequence', '<', kept?.sequence ?? Number.MAX_SAFE_INTEGER)
        .orderBy('sequence', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!last) return 0;
      const row = { name: auditLetGo, value: JSON.stringify(last) };
      await trx
        .insertInto('settings')
        .values(row)
        .onConflict((known) => known.column('name').doUpdateSet({ value: row.value }))
        .execute();
      const { numDeletedRows } = await trx.deleteFrom('audit_log').where('sequence', '<=', last.sequence).executeTakeFirst();
      return Number(numDeletedRows);
    });
  }

  /** The last entry that is there no longer; 0 and zeros if all are. */
  async #letGo(store: Store): Promise<{ sequence: number; hash: string }> {
    const row = await store.selectFrom('settings').select('value').where('name', '=', auditLetGo).executeTakeFirst();
    return row ? JSON.parse(row.value) : { sequence: 0, hash: first };
  }

  /** @returns the number of entries, and the first one that was altered or does not follow its predecessor */
  async verify(): Promise<{ entries: number; broken: number | null }> {
    const begin = await this.#letGo(this.#store);
    let previous = begin.hash;
    for (let after = begin.sequence; ; after += batch) {
      const rows = await this.#store
        .selectFrom('audit_log')
        .selectAll()
        .where('sequence', '>', after)
        .orderBy('sequence')
        .limit(batch)
        .execute();
      for (const [index, row] of rows.entries()) {
        const expected = after + index + 1;
        if (row.sequence !== expected || row.previous_hash !== previous || row.hash !== hashOf(row))
          return { entries: expected - begin.sequence, broken: expected };
        previous = row.hash;
      }
      if (rows.length < batch) return { entries: after + rows.length - begin.sequence, broken: null };
    }
  }
}

/** Records what a command next to a server does to the store. */
export async function recordHere(env: Environment, clock: () => Date, event: AuditEvent): Promise<void> {
  const store = await openStore(dataFolder(env), env);
  try {
    await new AuditStore(store, () => clock().getTime()).record(event);
  } finally {
    await store.destroy();
  }
}

function hashOf(row: Omit<AuditTable, 'hash'>): string {
  const { hash: _, ...entry } = entryOf({ ...row, hash: '' });
  return createHash('sha256')
    .update(JSON.stringify(Object.values(entry)))
    .digest('hex');
}

function entryOf(row: AuditTable): AuditEntry {
  return {
    sequence: row.sequence,
    at: new Date(row.at).toISOString(),
    tenant_id: row.tenant_id,
    key_id: row.key_id,
    address: row.address,
    action: row.action,
    target: row.target,
    result: row.result as AuditEntry['result'],
    status: row.status,
    request_id: row.request_id,
    previous_hash: row.previous_hash,
    hash: row.hash,
  };
}

function cut(text: string | null): string | null {
  return text === null ? null : text.slice(0, longestText).toWellFormed().replaceAll('\u0000', '');
}
