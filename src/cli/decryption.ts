/** The private key that opens decks encrypted end to end: named on the command line, or in the settings. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { QuarterdeckError } from '../model/errors.ts';
import { resolveSettings } from '../service/settings/resolve-settings.ts';
import type { Context } from './context.ts';

/** Decrypts a file; null if no key is named. @throws QuarterdeckError file_unreadable */
export function decryption({ env, cwd }: Pick<Context, 'env' | 'cwd'>, typed?: string): ((jwe: Buffer) => Promise<Buffer>) | null {
  const file = typed ?? resolveSettings(['decryptionKey'], {}, { env, cwd }).decryptionKey.text;
  if (file === null) return null;
  let key: string;
  try {
    key = readFileSync(path.resolve(cwd, file), 'utf8');
  } catch (cause) {
    throw new QuarterdeckError('file_unreadable', `The private key cannot be read: ${(cause as Error).message}.`, {
      next: 'check --decrypt-with, or quarterdeck config get decryption_key',
      cause,
    });
  }
  return async (jwe) => (await import('../service/jwe.ts')).decryptWith(key, jwe);
}
