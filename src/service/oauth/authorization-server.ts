/** The OAuth 2.0 server of this service: its endpoints, its device sign-ins, and what its access tokens are good for. */
import inject from 'light-my-request';
import type { Provider } from 'oidc-provider';
import type { Caller } from '../local/store/api-key-store.ts';
import type { SigningKey } from '../local/store/oauth-key-store.ts';
import { type ApiKey, allows, apiKeyRequestSchema, type Scope, scopes } from '../schema/api-key.ts';
import { callerOfToken } from './access-tokens.ts';
import { clientMetadata } from './client-metadata.ts';
import { type OauthStores, readSubject, type Subject, subjectOf } from './oauth-stores.ts';
import { buildProvider } from './provider.ts';

/** A request to one of the library's endpoints. */
export interface OauthRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Readonly<Record<string, string | undefined>>;
  body?: string | undefined;
  /** Of the client. */
  address: string;
}

export interface OauthAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A device that waits for someone's consent. */
export interface DeviceSignIn {
  clientName: string;
  scopes: readonly Scope[];
  /** Where it was asked for. */
  address: string;
}

export interface AuthorizationServerParts {
  stores: OauthStores;
  /** `https://decks.example.com` */
  issuer: string;
  clock: () => Date;
  /** Told of a sign-in that ended: revoked by its client, or because a refresh token was used twice. */
  onEnded(subject: Subject, clientId: string): Promise<void>;
  /** For what went wrong in the library. */
  onDefect(error: Error): void;
}

/** Tokens are signed and verified with the keys as they were at most this long ago, milliseconds. */
const keysForMs = 5_000;

export class AuthorizationServer {
  readonly #parts: AuthorizationServerParts;
  #signingKeys: readonly SigningKey[] = [];
  #readAt = Number.NEGATIVE_INFINITY;
  /** Sign-ins that have ended and are just being told of. */
  readonly #ending: Promise<void>[] = [];
  #built: { provider: Provider; answer: ReturnType<Provider['callback']> } | undefined;

  constructor(parts: AuthorizationServerParts) {
    this.#parts = parts;
  }

  async answer({ method, path, headers, body, address }: OauthRequest): Promise<OauthAnswer> {
    const { answer } = await this.#provider();
    const { host, protocol } = new URL(this.#parts.issuer);
    const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
    // Without it, an empty form would count as none.
    const length = method === 'POST' ? { 'content-length': String(Buffer.byteLength(body ?? '')) } : {};
    const response = await inject(answer as never, {
      method,
      url: path,
      // Its own addresses are built from these, and never from what a client sent.
      headers: { ...sent, ...length, host, 'x-forwarded-proto': protocol.slice(0, -1) },
      remoteAddress: address,
      ...(body !== undefined && { payload: body }),
    });
    // Whoever is told that a sign-in has ended finds that in the audit log.
    await Promise.all(this.#ending.splice(0));
    return { status: response.statusCode, headers: response.headers as Record<string, string>, body: response.payload };
  }

  /** null if the token is none of ours, or no longer good. */
  async caller(token: string): Promise<Caller | null> {
    const { stores, issuer, clock } = this.#parts;
    return callerOfToken(token, { issuer, signingKeys: await this.#keys(), stores, now: clock() });
  }

  /** null for a code that is unknown, expired or answered. */
  async signIn(userCode: string): Promise<DeviceSignIn | null> {
    const { records, clients } = this.#parts.stores;
    const payload = (await records.findByUserCode(userCode))?.payload;
    if (!payload) return null;
    const client = await clientMetadata(String(payload.clientId), clients);
    if (!client) return null;
    const { scope } = (payload.params ?? {}) as { scope?: string };
    const asked = scope?.split(' ') ?? client.scope?.split(' ') ?? apiKeyRequestSchema.shape.scopes.parse(undefined);
    const { ip } = (payload.deviceInfo ?? {}) as { ip?: string };
    return {
      clientName: client.client_name ?? client.client_id!,
      scopes: scopes.filter((each) => asked.includes(each)),
      address: ip ?? '',
    };
  }

  /**
   * Lets a device act with an API key's permission, as far as it asked for it.
   * @returns what it may do; null if the code is no longer waiting, or the key may do nothing that was asked for
   */
  async approve(userCode: string, tenantId: string, key: Pick<ApiKey, 'key_id' | 'scopes'>): Promise<readonly Scope[] | null> {
    const { issuer, stores } = this.#parts;
    const waiting = await stores.records.findByUserCode(userCode);
    const granted = ((await this.signIn(userCode))?.scopes ?? []).filter((each) => allows(key.scopes, each));
    if (!waiting || granted.length === 0) return null;
    const { provider } = await this.#provider();
    const accountId = subjectOf({ tenantId, keyId: key.key_id });
    const grant = new provider.Grant({ accountId, clientId: String(waiting.payload.clientId) });
    grant.addResourceScope(issuer, granted.join(' '));
    const grantId = await grant.save();
    const answer = { accountId, grantId, scope: granted.join(' '), resource: issuer, authTime: Math.floor(this.#now() / 1000) };
    if (await stores.records.answerUserCode(userCode, answer, tenantId, grantId)) return granted;
    await stores.records.removeGrant(grantId);
    return null;
  }

  /** @returns false if the code is no longer waiting */
  deny(userCode: string, tenantId: string | null): Promise<boolean> {
    const answer = { error: 'access_denied', errorDescription: 'refused by whoever was asked' };
    return this.#parts.stores.records.answerUserCode(userCode, answer, tenantId, null);
  }

  async #provider() {
    await this.#keys();
    if (this.#built === undefined) {
      const { issuer, stores, onEnded, onDefect } = this.#parts;
      const provider = buildProvider(issuer, this.#signingKeys, stores, () => this.#now());
      provider.on('server_error', (_context, error) => onDefect(error));
      provider.on('grant.revoked', ({ oidc }) => {
        const subject = readSubject(oidc.entities.RefreshToken?.accountId ?? '');
        if (subject) this.#ending.push(onEnded(subject, oidc.client?.clientId ?? '').catch(onDefect));
      });
      this.#built = { provider, answer: provider.callback() };
    }
    return this.#built;
  }

  /** Read anew from time to time: another process may have changed them. */
  async #keys(): Promise<readonly SigningKey[]> {
    if (Math.abs(this.#now() - this.#readAt) < keysForMs) return this.#signingKeys;
    const found = await this.#parts.stores.signingKeys.all();
    if (found.map(({ id }) => id).join() !== this.#signingKeys.map(({ id }) => id).join()) this.#built = undefined;
    this.#signingKeys = found;
    this.#readAt = this.#now();
    return found;
  }

  #now(): number {
    return this.#parts.clock().getTime();
  }
}
