/** Runs `encryption-key`; imported on demand. */
import type { EncryptionKey } from '../../../service/schema/encryption-key.ts';
import { confirmRemoval } from '../../ask.ts';
import type { RemovalOptions } from '../../command-spec.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { printResult } from '../../output.ts';
import { readText } from '../../read-input.ts';

export async function encryptionKeySet(context: Context, [file]: readonly string[]): Promise<ExitCode> {
  const public_key = await readText(file!, context);
  const { encryptionKey } = await context.service();
  const record = await encryptionKey.put({ public_key });
  await printResult(context, { record, receipt: `Files finished from now on are encrypted to ${described(record)}`, notes: [] });
  return 0;
}

export async function encryptionKeyShow(context: Context): Promise<ExitCode> {
  const record = await (await context.service()).encryptionKey.get();
  await printResult(context, { record, receipt: described(record), notes: [] });
  return 0;
}

export async function encryptionKeyDelete(context: Context, _args: readonly string[], options: RemovalOptions): Promise<ExitCode> {
  const { encryptionKey } = await context.service();
  await confirmRemoval(context, options, 'Stop encrypting finished files?');
  await encryptionKey.delete();
  await printResult(context, { record: { deleted: true }, receipt: 'Files finished from now on are not encrypted end to end', notes: [] });
  return 0;
}

function described({ key_id, algorithm, created_at }: EncryptionKey): string {
  return `the key ${key_id} (${algorithm}), set on ${created_at.slice(0, 10)}`;
}
