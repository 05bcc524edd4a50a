/** Access tokens of a company's own identity provider: verified with the keys it publishes, and mapped to a tenant and scopes. */
import { createHash } from 'node:crypto';
import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { ownTenant } from '../local/local-host.ts';
import type { Caller } from '../local/store/api-key-store.ts';
import { getJson } from '../outbound/get-json.ts';
import type { OutboundPolicy } from '../outbound/outbound-policy.ts';
import { type Scope, scopes } from '../schema/api-key.ts';

export interface IdentityProviderSettings {
  /** As it stands in its tokens. */
  issuer: string;
  /** What its tokens for this server are for. */
  audience: string;
  /** `acme`, or `claim:org_id` for the claim that has it. */
  tenant: string;
  /** The claim with scopes: a list, or a text with spaces between. */
  scopesClaim: string;
  /** The type of its access tokens; an ID token is `JWT`, too. */
  tokenType: 'at+jwt' | 'JWT';
}

export interface IdentityProviderParts {
  policy: OutboundPolicy;
  clock: () => Date;
  /** Whether there is such a tenant. */
  isTenant(id: string): Promise<boolean>;
  /** For what goes wrong with the provider, which callers are not told. */
  onDefect(error: Error): void;
}

/** Asymmetric ones alone: none and HMAC are never accepted. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'];
/** Its keys are read again after this time, milliseconds. */
const keysForMs = 3_600_000;
/** A key that is not known yet makes them be read again, but not more often than this. */
const againAfterMs = 30_000;
/** While the provider cannot be reached, its keys are good for this long. */
const keysAtMostMs = 86_400_000;

export class IdentityProvider {
  readonly #settings: IdentityProviderSettings;
  readonly #parts: IdentityProviderParts;
  #keys: { get: JWTVerifyGetKey; ids: ReadonlySet<string>; readAt: number } | undefined;
  #triedAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(settings: IdentityProviderSettings, parts: IdentityProviderParts) {
    this.#settings = settings;
    this.#parts = parts;
  }

  get issuer(): string {
    return this.#settings.issuer;
  }

  /** null if the token is not valid, names no tenant, or the keys cannot be read. */
  async caller(token: string): Promise<Caller | null> {
    const payload = await this.#verified(token).catch(() => null);
    if (payload === null || typeof payload.sub !== 'string') return null;
    const { tenant, scopesClaim } = this.#settings;
    const isClaim = tenant.startsWith(claimPrefix);
    const tenantId = isClaim ? payload[tenant.slice(claimPrefix.length)] : tenant;
    // Who operates the server is not for a claim to say.
    if (isClaim && tenantId === ownTenant) return null;
    if (typeof tenantId !== 'string' || !/^\w{1,64}$/.test(tenantId) || !(await this.#parts.isTenant(tenantId))) return null;
    const subject = createHash('sha256').update(`${payload.iss}\n${payload.sub}`).digest('hex').slice(0, 24);
    return { tenantId, keyId: `idp_${subject}`, scopes: scopesIn(payload[scopesClaim]) };
  }

  async #verified(token: string): Promise<JWTPayload> {
    const { issuer, audience, tokenType } = this.#settings;
    const get = await this.#keyOf(decodeProtectedHeader(token).kid);
    const { payload } = await jwtVerify(token, get, {
      algorithms,
      issuer,
      audience,
      typ: tokenType,
      clockTolerance: 5,
      currentDate: this.#parts.clock(),
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    return payload;
  }

  async #keyOf(kid: string | undefined): Promise<JWTVerifyGetKey> {
    const now = this.#now();
    const isStale = this.#keys === undefined || now - this.#keys.readAt > keysForMs || (kid !== undefined && !this.#keys.ids.has(kid));
    if (isStale && (this.#reading !== undefined || now - this.#triedAt > againAfterMs)) {
      this.#reading ??= this.#read().finally(() => {
        this.#reading = undefined;
      });
      await this.#reading;
    }
    if (this.#keys === undefined || this.#now() - this.#keys.readAt > keysAtMostMs) throw new Error('There are no keys.');
    return this.#keys.get;
  }

  async #read(): Promise<void> {
    this.#triedAt = this.#now();
    const { issuer } = this.#settings;
    const { policy, onDefect } = this.#parts;
    try {
      const found = (await getJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, policy)) as Record<string, unknown>;
      if (found?.issuer !== issuer) throw new Error(`It says to be ${String(found?.issuer)}.`);
      const keys = (await getJson(String(found.jwks_uri), policy)) as JSONWebKeySet;
      const ids = new Set(keys.keys.flatMap(({ kid }) => (kid === undefined ? [] : [kid])));
      this.#keys = { get: createLocalJWKSet(keys), ids, readAt: this.#now() };
    } catch (cause) {
      onDefect(new Error(`The keys of ${issuer} cannot be read: ${(cause as Error).message}`, { cause }));
    }
  }

  #now(): number {
    return this.#parts.clock().getTime();
  }
}

const claimPrefix = 'claim:';

function scopesIn(claim: unknown): Scope[] {
  const said = typeof claim === 'string' ? claim.split(' ') : Array.isArray(claim) ? claim : [];
  return scopes.filter((scope) => said.includes(scope));
}
