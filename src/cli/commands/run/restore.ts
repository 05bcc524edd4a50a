/** Runs `restore`; imported on demand. */
import path from 'node:path';
import { dataFolder } from '../../../service/local/home.ts';
import { recordHere } from '../../../service/local/store/audit-store.ts';
import { restore } from '../../../service/local/store/backup.ts';
import { keyFileOf } from '../../../service/local/store/encryption/master-keys.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { counted, printResult } from '../../output.ts';
import type { RestoreOptions } from '../restore.ts';

export async function restoreStore(context: Context, [typed]: readonly string[], { force = false }: RestoreOptions): Promise<ExitCode> {
  const record = await restore(context.env, path.resolve(context.cwd, typed!), { replace: force, now: context.clock() });
  await recordHere(context.env, context.clock, { action: 'store.restore', target: path.basename(typed!), result: 'done' });
  await printResult(context, {
    record,
    receipt: [
      `Restored ${counted(record.decks, 'deck')} and ${counted(record.files, 'file')} of ${record.created_at}`,
      ...(record.before === null ? [] : [`The store before lies in ${record.before}`]),
    ].join('\n'),
    notes:
      record.needs_key === null
        ? []
        : [
            {
              heading: `The backup is encrypted with the key ${record.needs_key}, which is not on this machine`,
              tone: 'warn' as const,
              lines: [`Put it into ${keyFileOf(dataFolder(context.env))}, or name it with QUARTERDECK_ENCRYPTION_KEY_FILE.`],
            },
          ],
  });
  return 0;
}
