/** API keys: creation, hashing, rotation. */

import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { QuarterdeckError } from '../../model/errors.ts';
import type { ApiKeys } from '../deck-service.ts';
import type { ApiKey, ApiKeyChanges, ApiKeyRequest, NewApiKey } from '../schema/api-key.ts';
import type { List } from '../schema/list.ts';
import { newId } from './ids.ts';
import type { ApiKeyStore } from './store/api-key-store.ts';

const dayMs = 86_400_000;

export class LocalApiKeys implements ApiKeys {
  readonly #store: () => Promise<ApiKeyStore>;
  readonly #tenantId: string;
  readonly #clock: () => number;

  constructor(store: () => Promise<ApiKeyStore>, tenantId: string, clock: () => number) {
    this.#store = store;
    this.#tenantId = tenantId;
    this.#clock = clock;
  }

  async create(request: ApiKeyRequest): Promise<NewApiKey> {
    const [{ apiKeyRequestSchema }, { readRequest }] = await Promise.all([
      import('../schema/api-key.ts'),
      import('../schema/read-request.ts'),
    ]);
    const { name, scopes, expires_in_days, limits } = readRequest(apiKeyRequestSchema, request);
    const key = mintKey();
    const record = await (await this.#store()).insert({
      id: newId('key', this.#clock()),
      tenant_id: this.#tenantId,
      name,
      hint: hintOf(key),
      hash: hashOf(key),
      scopes,
      limits,
      expires_at: this.#clock() + expires_in_days * dayMs,
    });
    if (record) return { ...record, key };
    throw new QuarterdeckError('tenant_not_found', `There is no tenant ${this.#tenantId}.`, { next: 'quarterdeck tenants list' });
  }

  async list(): Promise<List<ApiKey>> {
    return { object: 'list', data: await (await this.#store()).list(this.#tenantId), has_more: false, next_cursor: null };
  }

  /** @throws key_not_found */
  async update(id: string, changes: ApiKeyChanges): Promise<ApiKey> {
    const [{ apiKeyChangesSchema }, { readRequest }] = await Promise.all([
      import('../schema/api-key.ts'),
      import('../schema/read-request.ts'),
    ]);
    const { limits } = readRequest(apiKeyChangesSchema, changes);
    await this.#get(id);
    await (await this.#store()).limit(this.#tenantId, id, limits);
    return this.#get(id);
  }

  /** @throws key_not_found */
  async revoke(id: string): Promise<ApiKey> {
    await this.#get(id);
    await (await this.#store()).revoke(this.#tenantId, id, this.#clock());
    return this.#get(id);
  }

  /**
   * Creates a key with the same scopes and limits; the old one stays valid for some hours.
   * @throws key_not_found
   */
  async rotate(id: string, { overlapHours }: { overlapHours: number }): Promise<NewApiKey> {
    const { name, scopes, limits, created_at, expires_at } = await this.#get(id);
    const days = expires_at === null ? 365 : Math.max(1, Math.round((Date.parse(expires_at) - Date.parse(created_at)) / dayMs));
    const fresh = await this.create({ name, scopes, limits, expires_in_days: days });
    await (await this.#store()).revoke(this.#tenantId, id, this.#clock() + overlapHours * 3_600_000);
    return fresh;
  }

  async #get(id: string): Promise<ApiKey> {
    const key = await (await this.#store()).get(this.#tenantId, id);
    if (key) return key;
    throw new QuarterdeckError('key_not_found', `There is no API key ${id}.`, { next: 'quarterdeck keys list' });
  }
}

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const prefix = 'qd_live_';
const form = /^qd_(?:live|test)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/;

export function mintKey(): string {
  const secret = Array.from({ length: 30 }, () => base62[randomInt(62)]).join('');
  return `${prefix}${secret}${checksum(secret)}`;
}

/** Whether it can be a key at all; the checksum is not secret and proves nothing more. */
export function isWellFormed(key: string): boolean {
  const found = form.exec(key);
  return found !== null && checksum(found[1]!) === found[2];
}

export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** `qd_live_…4fGh`. */
export function hintOf(key: string): string {
  return `${key.slice(0, prefix.length)}…${key.slice(-4)}`;
}

function checksum(secret: string): string {
  let left = crc32(secret);
  let text = '';
  for (let at = 0; at < 6; at++, left = Math.floor(left / 62)) text = base62[left % 62]! + text;
  return text;
}
