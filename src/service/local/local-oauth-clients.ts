/** OAuth clients: creation, with a secret or a key, and deletion. */
import { randomBytes } from 'node:crypto';
import { QuarterdeckError } from '../../model/errors.ts';
import type { OauthClients } from '../deck-service.ts';
import type { List } from '../schema/list.ts';
import type { NewOauthClient, OauthClient, OauthClientRequest } from '../schema/oauth-client.ts';
import { newId } from './ids.ts';
import { hashOf } from './local-api-keys.ts';
import { isNistCurve, isUsualRsa, publicKeyInvalid, readPublicKey } from './public-key.ts';
import type { OauthClientStore } from './store/oauth-client-store.ts';

export class LocalOauthClients implements OauthClients {
  readonly #store: () => Promise<OauthClientStore>;
  readonly #tenantId: string;
  readonly #clock: () => number;

  constructor(store: () => Promise<OauthClientStore>, tenantId: string, clock: () => number) {
    this.#store = store;
    this.#tenantId = tenantId;
    this.#clock = clock;
  }

  async create(request: OauthClientRequest): Promise<NewOauthClient> {
    const [{ oauthClientRequestSchema }, { readRequest }] = await Promise.all([
      import('../schema/oauth-client.ts'),
      import('../schema/read-request.ts'),
    ]);
    const { name, scopes, grants, public_key } = readRequest(oauthClientRequestSchema, request);
    // Fast to check and impossible to guess: 256 random bits.
    const secret = public_key === undefined ? `qd_secret_${randomBytes(32).toString('base64url')}` : null;
    const record = await (await this.#store()).insert({
      id: newId('client', this.#clock()),
      tenant_id: this.#tenantId,
      name,
      scopes,
      grants,
      secret_hash: secret === null ? null : hashOf(secret),
      public_key: public_key === undefined ? null : JSON.stringify(readSigningKey(public_key)),
    });
    return { ...record, client_secret: secret };
  }

  async list(): Promise<List<OauthClient>> {
    return { object: 'list', data: await (await this.#store()).list(this.#tenantId), has_more: false, next_cursor: null };
  }

  async get(id: string): Promise<OauthClient> {
    const found = await (await this.#store()).get(this.#tenantId, id);
    if (found) return found;
    throw new QuarterdeckError('client_not_found', `There is no OAuth client ${id}.`, { next: 'quarterdeck clients list' });
  }

  async delete(id: string): Promise<void> {
    await this.get(id);
    await (await this.#store()).remove(this.#tenantId, id);
  }
}

/** @returns as JWK, the public part alone @throws QuarterdeckError public_key_invalid */
function readSigningKey(given: string | Record<string, unknown>): Record<string, unknown> {
  const { key, kid } = readPublicKey(given);
  if (key.asymmetricKeyType !== 'ed25519' && !isNistCurve(key) && !isUsualRsa(key))
    throw publicKeyInvalid('is of a kind that is not accepted: RSA from 2048 bits, P-256, P-384, P-521 and Ed25519 are');
  return { ...key.export({ format: 'jwk' }), ...(typeof kid === 'string' && { kid: kid.slice(0, 200) }) };
}
