/** How commands talk to the server that was chosen. */
import type { RemoteOptions } from '../service/remote/transport.ts';
import type { Context } from './context.ts';
import { ProfileTokens } from './profile-tokens.ts';
import type { RemoteChoice } from './which-service.ts';

export function remoteOptions(
  { baseUrl, apiKey, tokensOf }: RemoteChoice,
  { env, version, clock }: Pick<Context, 'env' | 'version' | 'clock'>,
  more: Pick<RemoteOptions, 'trace' | 'onSending'> = {},
): RemoteOptions {
  const options = { baseUrl, env, version, ...more };
  const tokens = tokensOf === undefined ? {} : { tokens: new ProfileTokens(tokensOf, { ...options, now: () => clock().getTime() }) };
  return { ...options, apiKey, ...tokens };
}
