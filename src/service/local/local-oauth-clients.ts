/** OAuth clients: creation, with a secret or a key, and deletion. */
import { createPublicKey, type KeyObject, randomBytes } from 'node:crypto';
import { QuarterdeckError } from '../../model/errors.ts';
import type { OauthClients } from '../deck-service.ts';
import type { List } from '../schema/list.ts';
import type { NewOauthClient, OauthClient, OauthClientRequest } from '../schema/oauth-client.ts';
import { newId } from './ids.ts';
import { hashOf } from './local-api-keys.ts';
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
      public_key: public_key === undefined ? null : JSON.stringify(readPublicKey(public_key)),
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
function readPublicKey(given: string | Record<string, unknown>): Record<string, unknown> {
  const refuse = (why: string, cause?: unknown) =>
    new QuarterdeckError('public_key_invalid', `The public key ${why}.`, {
      next: 'openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out key.pem && openssl pkey -in key.pem -pubout -out public.pem',
      cause,
    });
  const written = typeof given === 'string' ? given.trim() : given;
  let key: KeyObject;
  let kid: unknown;
  try {
    const jwk = typeof written === 'object' ? written : written.startsWith('{') ? (JSON.parse(written) as Record<string, unknown>) : null;
    kid = jwk?.kid;
    if (jwk ? 'd' in jwk || 'k' in jwk : /PRIVATE KEY/.test(String(written))) throw refuse('is private, and nobody else should have it');
    key = createPublicKey(jwk ? { key: jwk as never, format: 'jwk' } : String(written));
  } catch (cause) {
    if (cause instanceof QuarterdeckError) throw cause;
    throw refuse('is neither a JWK nor PEM', cause);
  }
  const { modulusLength, namedCurve } = key.asymmetricKeyDetails ?? {};
  const known =
    key.asymmetricKeyType === 'ed25519' ||
    (key.asymmetricKeyType === 'ec' && ['prime256v1', 'secp384r1', 'secp521r1'].includes(namedCurve ?? '')) ||
    (key.asymmetricKeyType === 'rsa' && (modulusLength ?? 0) >= 2048 && (modulusLength ?? 0) <= 8192);
  if (!known) throw refuse('is of a kind that is not accepted: RSA from 2048 bits, P-256, P-384, P-521 and Ed25519 are');
  return { ...key.export({ format: 'jwk' }), ...(typeof kid === 'string' && { kid: kid.slice(0, 200) }) };
}
