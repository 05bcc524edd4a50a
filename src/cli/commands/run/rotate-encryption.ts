/** Runs `keys rotate-encryption`; imported on demand. */

import { rotateEncryption } from '../../../service/local/rotate-encryption.ts';
import { recordHere } from '../../../service/local/store/audit-store.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { counted, printResult } from '../../output.ts';
import type { KeysRotateEncryptionOptions } from '../keys.ts';

export async function keysRotateEncryption(
  context: Context,
  _args: readonly string[],
  { reencrypt = false }: KeysRotateEncryptionOptions,
): Promise<ExitCode> {
  const record = await rotateEncryption(context.env, { reencrypt });
  await recordHere(context.env, context.clock, { action: 'encryption.rotate', target: record.key_id, result: 'done' });
  await printResult(context, {
    record,
    receipt: `The key ${record.key_id} from ${record.origin} wraps ${record.reencrypted ? 'new data keys; every field was encrypted anew' : `${counted(record.rewrapped, 'more data key')}`}`,
    notes: [],
  });
  return 0;
}
