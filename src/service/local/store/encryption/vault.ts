/**
 * Encrypts the fields of a store. Each tenant has its own data key, which the master key wraps; a field is bound to its tenant,
 * column and row, so that it opens in no other place. Without its data key, a tenant's data are unreadable.
 */
import { randomBytes } from 'node:crypto';
import type Database from 'libsql';
import { QuarterdeckError } from '../../../../model/errors.ts';
import type { DataKeyRow } from '../tables.ts';
import { type Key, keyIdOf, seal, unseal } from './envelope.ts';
import { createKeyFile, type MasterKeys, unusable } from './master-keys.ts';

export class Vault {
  readonly #database: InstanceType<typeof Database>;
  readonly #readKeys: () => MasterKeys;
  #masters: MasterKeys | undefined;
  /** Only of keys that are certainly in the store. */
  readonly #unwrapped = new Map<string, Key>();

  /** @param readKeys Called at the first field. */
  constructor(database: InstanceType<typeof Database>, readKeys: () => MasterKeys) {
    this.#database = database;
    this.#readKeys = readKeys;
  }

  /** @param place Table and column: `decks.prompt`. @param row ID of the row. @throws QuarterdeckError encryption_key_unusable */
  seal(tenantId: string, place: string, row: string, text: string): string {
    return seal(this.#keyToSeal(tenantId), [tenantId, place, row], text);
  }

  /** @throws QuarterdeckError encryption_key_unusable, field_damaged */
  open(tenantId: string, place: string, row: string, sealed: string): string {
    const id = keyIdOf(sealed);
    if (id === null) {
      if (!this.#isSealed()) return sealed;
      throw damaged(place, row, 'it is not encrypted as it was');
    }
    const key = this.#dataKey(id, tenantId);
    if (key === null) throw damaged(place, row, 'its key was deleted, or belongs to someone else');
    try {
      return unseal(key, [tenantId, place, row], sealed).toString('utf8');
    } catch (cause) {
      throw damaged(place, row, 'it was changed, or belongs elsewhere', cause);
    }
  }

  /** All data keys, wrapped. */
  rows(): DataKeyRow[] {
    return this.#database.prepare('select id, tenant_id, wrapped, created_at, retired_at from data_keys order by id').all() as DataKeyRow[];
  }

  /** Where the master key comes from, and whether it opens every data key; reads but creates nothing. @throws QuarterdeckError encryption_key_unusable */
  check(): { origin: string; beside: boolean; keys: number } {
    const masters = this.#readKeys();
    const rows = this.rows();
    for (const row of rows) unwrap(row, masters);
    return { origin: masters.origin, beside: masters.ownFile !== null, keys: rows.length };
  }

  /** A data key for a tenant, newer than all it has; the others are retired. */
  renew(tenantId: string): void {
    this.#database.prepare('update data_keys set retired_at = ? where tenant_id = ? and retired_at is null').run(Date.now(), tenantId);
    this.#create(tenantId);
  }

  /** Wraps each data key with the first master key, all or none. @returns how many were wrapped with another before */
  rewrap(): number {
    const masters = this.#readKeys();
    const [first] = masters.keys;
    const others = this.rows().filter(({ wrapped }) => keyIdOf(wrapped) !== first?.id);
    this.#database.transaction(() => {
      for (const row of others) {
        const wrapped = wrap(first!, row, unwrap(row, masters));
        this.#database.prepare('update data_keys set wrapped = ? where id = ?').run(wrapped, row.id);
      }
    })();
    this.#masters = masters;
    return others.length;
  }

  /** Removes the keys that newer ones replaced; whatever they sealed must have been sealed anew. */
  forgetRetired(): void {
    this.#unwrapped.clear();
    this.#database.prepare('delete from data_keys where retired_at is not null').run();
  }

  get #master(): MasterKeys {
    if (this.#masters) return this.#masters;
    let masters = this.#readKeys();
    if (masters.keys.length === 0) {
      const [row] = this.rows();
      // Another process may just have made both. A new key would open nothing, and hide that the old one is missing.
      masters = row ? this.#readKeys() : createKeyFile(masters.origin);
      if (masters.keys.length === 0) throw lost(row!, masters.origin);
    }
    this.#masters = masters;
    return masters;
  }

  /** Asked each time, because another process may have renewed it. */
  #keyToSeal(tenantId: string): Key {
    const row = this.#database
      .prepare(
        'select id, tenant_id, wrapped from data_keys where tenant_id = ? and retired_at is null order by created_at desc, id limit 1',
      )
      .get(tenantId) as DataKeyRow | undefined;
    return row ? this.#opened(row) : this.#create(tenantId);
  }

  #create(tenantId: string): Key {
    const key = { id: `dk_${randomBytes(9).toString('base64url')}`, bytes: randomBytes(32) };
    // Another process may have rotated it.
    this.#masters = undefined;
    const wrapped = wrap(this.#master.keys[0]!, { id: key.id, tenant_id: tenantId }, key.bytes);
    this.#database
      .prepare('insert into data_keys (id, tenant_id, wrapped, created_at) values (?, ?, ?, ?)')
      .run(key.id, tenantId, wrapped, Date.now());
    // Not remembered: the transaction around it may be rolled back.
    return key;
  }

  #dataKey(id: string, tenantId: string): Key | null {
    const known = this.#unwrapped.get(`${id} ${tenantId}`);
    if (known) return known;
    const row = this.#database.prepare('select id, tenant_id, wrapped from data_keys where id = ? and tenant_id = ?').get(id, tenantId);
    return row ? this.#opened(row as DataKeyRow) : null;
  }

  #opened(row: Pick<DataKeyRow, 'id' | 'tenant_id' | 'wrapped'>): Key {
    const name = `${row.id} ${row.tenant_id}`;
    const known = this.#unwrapped.get(name);
    if (known) return known;
    // Wrapped anew by another process.
    if (!this.#master.keys.some(({ id }) => id === keyIdOf(row.wrapped))) this.#masters = undefined;
    const key = { id: row.id, bytes: unwrap(row, this.#master) };
    if (!this.#database.inTransaction) this.#unwrapped.set(name, key);
    return key;
  }

  /** Whether every field has been encrypted; before, some are as an earlier version wrote them. */
  #isSealed(): boolean {
    return this.#database.prepare("select 1 from settings where name = 'encrypted'").get() !== undefined;
  }
}

function bound({ id, tenant_id }: Pick<DataKeyRow, 'id' | 'tenant_id'>): string[] {
  return ['data key', tenant_id, id];
}

function wrap(master: Key, row: Pick<DataKeyRow, 'id' | 'tenant_id'>, bytes: Buffer): string {
  return seal(master, bound(row), bytes);
}

/** @throws QuarterdeckError encryption_key_unusable */
function unwrap(row: Pick<DataKeyRow, 'id' | 'tenant_id' | 'wrapped'>, { keys, origin }: MasterKeys): Buffer {
  const master = keys.find(({ id }) => id === keyIdOf(row.wrapped));
  if (!master) throw lost(row, origin);
  try {
    return unseal(master, bound(row), row.wrapped);
  } catch (cause) {
    throw damaged('data_keys.wrapped', row.id, 'it was changed', cause);
  }
}

function lost({ wrapped }: Pick<DataKeyRow, 'wrapped'>, origin: string): QuarterdeckError {
  return unusable(
    `The store is encrypted with the key ${keyIdOf(wrapped)}, which is not in ${origin}`,
    `put that key into ${origin}, or name it with QUARTERDECK_ENCRYPTION_KEY_FILE; nothing was changed`,
  );
}

function damaged(place: string, row: string, why: string, cause?: unknown): QuarterdeckError {
  return new QuarterdeckError('field_damaged', `The field ${place} of ${row === '' ? 'the store' : row} cannot be decrypted: ${why}.`, {
    next: 'restore a backup, or delete the record',
    cause,
  });
}
