/** Runs `oauth`; imported on demand. */
import { rotateSigningKeys } from '../../../service/local/rotate-signing-keys.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { printResult } from '../../output.ts';
import type { RotateKeysOptions } from '../oauth.ts';

export async function oauthRotateKeys(
  context: Context,
  _args: readonly string[],
  { revoke = false }: RotateKeysOptions,
): Promise<ExitCode> {
  const key_id = await rotateSigningKeys(context.env, context.clock, { revoke });
  const before = revoke ? 'tokens signed before are rejected' : 'tokens signed before stay valid until they expire';
  await printResult(context, {
    record: { key_id, revoked: revoke },
    receipt: `The key ${key_id} signs access tokens from now on; ${before}`,
    notes: [],
  });
  return 0;
}
