/**
 * Files of a tenant that belong to no deck: exports and templates. Each is encrypted with a key of its own, which follows from a
 * secret of its tenant in the encrypted store, from the salt it begins with, and from its name, so that it opens nowhere else.
 */
import { hkdfSync, randomBytes } from 'node:crypto';
import type { FileStore } from '../file-store.ts';
import { openFile, sealFile } from './sealed-file.ts';

/** How an encrypted file begins; one of an earlier version does not. */
const mark = Buffer.from('quarterdeck file 1\n');
const saltBytes = 32;
const headBytes = mark.length + saltBytes;

export class TenantFiles {
  readonly #files: FileStore;
  readonly #secret: () => Promise<string>;

  /** @param secret Of the tenant. */
  constructor(files: FileStore, secret: () => Promise<string>) {
    this.#files = files;
    this.#secret = secret;
  }

  async put(key: string, plain: Uint8Array): Promise<void> {
    const salt = randomBytes(saltBytes);
    await this.#files.put(key, Buffer.concat([mark, salt, sealFile(keyOf(await this.#secret(), salt, key), plain)]));
  }

  /** @throws Error if there is no such file, QuarterdeckError field_damaged */
  async read(key: string): Promise<Buffer> {
    return openTenantFile(await this.#files.read(key), await this.keyOf(key), key);
  }

  /** What opens the file, for a process that may know no more; null for a file of an earlier version. */
  async keyOf(key: string): Promise<string | null> {
    const head = await this.#files.part(key, 0, headBytes - 1);
    if (!head.subarray(0, mark.length).equals(mark)) return null;
    return keyOf(await this.#secret(), head.subarray(mark.length), key);
  }
}

/** @param fileKey null for a file that is not encrypted. @throws QuarterdeckError field_damaged */
export async function openTenantFile(bytes: Buffer, fileKey: string | null, name: string): Promise<Buffer> {
  return fileKey === null ? bytes : openFile(fileKey, bytes.subarray(headBytes), name);
}

function keyOf(secret: string, salt: Buffer, name: string): string {
  return Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64url'), salt, `quarterdeck file ${name}`, 32)).toString('base64');
}
