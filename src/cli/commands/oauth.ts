/** `oauth`: options and help. */
import type { CommandGroup, CommandSpec } from '../command-spec.ts';

export const oauthGroup: CommandGroup = {
  name: 'oauth',
  summary: 'Replace the key that signs access tokens',
  details: 'On the server machine. OAuth clients are managed with quarterdeck clients.',
};

export interface RotateKeysOptions {
  revoke?: boolean;
}

export const oauthRotateKeysSpec: CommandSpec<RotateKeysOptions> = {
  name: 'oauth rotate-keys',
  summary: 'Replace the key that signs access tokens',
  details:
    'A running server signs with the new key within seconds. Tokens signed before stay valid until they expire, at most ten minutes;\n' +
    'with --revoke, they are rejected, and clients get new ones.',
  options: { 'Options:': [{ flags: '--revoke', description: 'Reject tokens that were signed before, if the key may be known to others' }] },
  examples: [
    { command: 'quarterdeck oauth rotate-keys', does: 'from time to time' },
    { command: 'quarterdeck oauth rotate-keys --revoke', does: 'if someone may have the key' },
  ],
  fields: ['key_id', 'revoked'],
  load: async () => (await import('./run/oauth.ts')).oauthRotateKeys,
};
