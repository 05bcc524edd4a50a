/**
 * The keys that wrap the keys of tenants: from a variable, a file, a command, or a file beside the store. The first one wraps;
 * others only open what they wrapped before, until it has been wrapped anew.
 */
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { QuarterdeckError } from '../../../../model/errors.ts';
import type { Environment } from '../../home.ts';
import type { Key } from './envelope.ts';

export interface MasterKeys {
  /** `QUARTERDECK_ENCRYPTION_KEY`, or the path of a file. */
  origin: string;
  /** The file beside the store that this program made; null if the operator names the keys. */
  ownFile: string | null;
  /** The first one wraps. Empty if the file beside the store does not exist yet. */
  keys: readonly Key[];
}

/** How long a command may take to print the key, milliseconds. */
const commandMs = 30_000;

/** Beside the store, never inside it: a copy of the store's folder holds no key. */
export function keyFileOf(folder: string): string {
  return `${path.resolve(folder)}.key`;
}

/** @throws QuarterdeckError encryption_key_unusable */
export function readMasterKeys(env: Environment, folder: string): MasterKeys {
  const { QUARTERDECK_ENCRYPTION_KEY: text, QUARTERDECK_ENCRYPTION_KEY_FILE: file, QUARTERDECK_ENCRYPTION_KEY_COMMAND: command } = env;
  if ([text, file, command].filter(Boolean).length > 1) {
    throw unusable('Several variables name the encryption key', 'set one of QUARTERDECK_ENCRYPTION_KEY, …_KEY_FILE and …_KEY_COMMAND');
  }
  if (text) return { origin: 'QUARTERDECK_ENCRYPTION_KEY', ownFile: null, keys: parse(text, 'QUARTERDECK_ENCRYPTION_KEY') };
  if (command)
    return { origin: 'QUARTERDECK_ENCRYPTION_KEY_COMMAND', ownFile: null, keys: parse(printed(command), 'What the command printed') };
  const named = file || keyFileOf(folder);
  const found = contentOf(named);
  if (found === null && file) throw unusable(`The encryption key file ${file} does not exist`, 'check QUARTERDECK_ENCRYPTION_KEY_FILE');
  return { origin: named, ownFile: file ? null : named, keys: found === null ? [] : parse(found, named) };
}

/** Creates the file beside the store, unless another process just did. */
export function createKeyFile(file: string): MasterKeys {
  const beside = `${file}.${process.pid}.part`;
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(beside, `${newKeyText()}\n`, { mode: 0o600, flush: true });
    // Whole or not at all, and never over a key that is there.
    linkSync(beside, file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw unusable(
        `The encryption key cannot be kept in ${file}: ${(cause as Error).message}`,
        'check that the folder is writable',
        cause,
      );
    }
  } finally {
    rmSync(beside, { force: true });
  }
  return { origin: file, ownFile: file, keys: parse(readFileSync(file, 'utf8'), file) };
}

export function newKeyText(): string {
  return randomBytes(32).toString('base64');
}

/** Keys as text, one or several. @throws QuarterdeckError encryption_key_unusable, without the text */
function parse(text: string, origin: string): Key[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const keys = words.map((word) => Buffer.from(word, /^[0-9a-f]{64}$/i.test(word) ? 'hex' : 'base64'));
  if (keys.length > 0 && keys.every(({ length }) => length === 32)) return keys.map((bytes) => ({ id: masterKeyId(bytes), bytes }));
  throw unusable(`${origin} is no encryption key`, 'an encryption key is 32 random bytes in base64: openssl rand -base64 32');
}

/** Says which key it is without saying the key. */
function masterKeyId(bytes: Buffer): string {
  return createHash('sha256').update('quarterdeck encryption key\n').update(bytes).digest('hex').slice(0, 12);
}

function printed(command: string): string {
  try {
    return execFileSync('/bin/sh', ['-c', command], { encoding: 'utf8', timeout: commandMs, stdio: ['ignore', 'pipe', 'inherit'] });
  } catch (cause) {
    const { status } = cause as { status: number | null };
    throw unusable(
      `The command that prints the encryption key failed (${status ?? 'no exit code'})`,
      'run it by hand and check what it says',
    );
  }
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw unusable(`The encryption key file ${file} cannot be read: ${(cause as Error).message}`, 'check who may read it', cause);
  }
}

export function unusable(what: string, next: string, cause?: unknown): QuarterdeckError {
  return new QuarterdeckError('encryption_key_unusable', `${what}.`, { next, cause });
}
