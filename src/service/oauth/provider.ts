/** The OAuth library, set up for this service: three grants, one resource, JWT access tokens. */
import { InvalidClientAuth } from 'oidc-provider/lib/helpers/errors.js';
import { Provider } from 'oidc-provider/lib/provider.js';
import { type SigningKey, tokenSeconds } from '../local/store/oauth-key-store.ts';
import { scopes } from '../schema/api-key.ts';
import { adapterOf } from './adapter.ts';
import { compareSecret } from './client-metadata.ts';
import { type OauthStores, readSubject } from './oauth-stores.ts';
import { paths } from './paths.ts';

// Node.js 20 has it from its later releases on.
(URL as { parse?: unknown }).parse ??= (text: string) => (URL.canParse(text) ? new URL(text) : null);

/** How long codes and tokens live, seconds. A grant ends whatever rests on it. */
const ttl = {
  AccessToken: tokenSeconds,
  ClientCredentials: tokenSeconds,
  DeviceCode: 600,
  RefreshToken: 30 * 86_400,
  Grant: 180 * 86_400,
  // Not used, but asked for.
  IdToken: 1,
  Interaction: 1,
  Session: 1,
};

/** How long a client assertion may be valid, seconds. */
const longestAssertion = 600;

/** Signatures of client assertions. */
const assertionAlgorithms = ['ES256', 'ES384', 'ES512', 'PS256', 'RS256', 'EdDSA', 'Ed25519'] as const;

export function buildProvider(issuer: string, signingKeys: readonly SigningKey[], stores: OauthStores, clock: () => number): Provider {
  const resource = {
    scope: scopes.join(' '),
    audience: issuer,
    accessTokenFormat: 'jwt' as const,
    accessTokenTTL: tokenSeconds,
    jwt: { sign: { alg: 'ES256' as const, kid: signingKeys[0]!.id } },
  };
  const provider = new Provider(issuer, {
    adapter: adapterOf(stores, clock),
    jwks: { keys: signingKeys.map(({ id, jwk }) => ({ ...jwk, kid: id, alg: 'ES256', use: 'sig' })) as never },
    scopes: [...scopes],
    claims: {},
    responseTypes: [],
    clientAuthMethods: ['none', 'client_secret_basic', 'private_key_jwt'],
    clientDefaults: { id_token_signed_response_alg: 'ES256', grant_types: [], response_types: [] },
    enabledJWA: { clientAuthSigningAlgValues: [...assertionAlgorithms] as never, idTokenSigningAlgValues: ['ES256'] },
    routes: { ...paths, authorization: '/oauth/authorize' },
    features: {
      clientCredentials: { enabled: true },
      deviceFlow: { enabled: true, charset: 'base-20', mask: '****-****' },
      revocation: { enabled: true, allowedPolicy: (_context, client, token) => token.clientId === client.clientId },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => issuer,
        useGrantedResource: () => true,
        getResourceServerInfo: () => resource,
      },
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    // A refresh ends with the API key that someone consented with.
    async findAccount(_context, sub) {
      const subject = readSubject(sub);
      if (!subject || !(await stores.keys.isLive(subject.tenantId, subject.keyId))) return undefined;
      return { accountId: sub, claims: () => ({ sub }) };
    },
    extraTokenClaims: (_context, token) => ('grantId' in token ? { grant_id: token.grantId } : undefined),
    formats: {
      customizers: {
        // A client that names no scopes gets all it may have.
        jwt(context, token, jwt) {
          if (token.kind !== 'ClientCredentials' || token.scope !== undefined) return;
          token.scope = context.oidc.client!.scope;
          jwt.payload.scope = token.scope;
        },
      },
    },
    // Used assertions are kept until they expire, so that must not be far away.
    async assertJwtClientAuthClaimsAndHeader(_context, { exp }) {
      if ((exp as number) > clock() / 1000 + longestAssertion) throw new InvalidClientAuth('the client assertion expires too late');
    },
    ttl,
    clockTolerance: 5,
  });
  // Addresses in its answers follow from the issuer alone: see the requests it is given.
  provider.proxy = true;
  (provider.Client.prototype as unknown as { compareClientSecret: typeof compareSecret }).compareClientSecret = compareSecret;
  return provider;
}
