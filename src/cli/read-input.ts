/** Reads files, pipes, brand kits and dates that a person names. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentFile } from '../engine/read-documents.ts';
import { readJson } from '../model/bounds.ts';
import type { BrandKit } from '../model/brand-kit.ts';
import { QuarterdeckError } from '../model/errors.ts';
import { readBrandKitFile } from '../service/read-brand-kit-file.ts';
import { typedBrandKitPattern } from '../service/schema/brand-kit-reference.ts';
import type { Context } from './context.ts';

type World = Pick<Context, 'io' | 'cwd' | 'signal' | 'globals'>;

/** No brief, outline or layout is larger than this. */
const maxBytes = 64 * 1024 * 1024;

/**
 * The text of a file, or of stdin for `-`.
 * @throws QuarterdeckError file_not_found, file_unreadable
 */
export async function readText(file: string, world: World): Promise<string> {
  const bytes = file === '-' ? await readStdin(world) : await readBytes(path.resolve(world.cwd, file), file);
  if (bytes.byteLength > maxBytes) {
    throw new QuarterdeckError('file_unreadable', `${nameOf(file)} is larger than 64 MB.`, {
      next: 'give the text alone, and tables with --data',
    });
  }
  // A deck stands where its layout or outline was asked for.
  if (isPackage(bytes)) {
    throw new QuarterdeckError('file_unreadable', `${nameOf(file)} is a finished deck or another packed file, and text is needed.`, {
      next: 'name a deck by its path or ID (quarterdeck decks list); check any deck with quarterdeck check',
    });
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new QuarterdeckError('file_unreadable', `${nameOf(file)} is not text in UTF-8.`, {
      next: 'save it as plain text in UTF-8',
      cause,
    });
  }
}

/** Whether it is a packed file, as decks and workbooks are. */
export function isPackage(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 4)) === 'PK\x03\x04';
}

/**
 * A document as it is; `-` is stdin.
 * @throws QuarterdeckError file_not_found, file_unreadable
 */
export async function readDocumentFile(file: string, world: World): Promise<DocumentFile> {
  if (file === '-') return { name: nameOf(file), bytes: await readStdin(world) };
  return { name: path.basename(file), bytes: await readBytes(path.resolve(world.cwd, file), file) };
}

/**
 * A value from JSON or, if allowed, YAML.
 * @param code The error if it is neither.
 */
export function parseStructured(
  text: string,
  file: string,
  code: 'outline_invalid' | 'layout_invalid',
  parseYaml?: (text: string) => unknown,
): unknown {
  const json = text.trimStart().startsWith('{');
  try {
    return json || !parseYaml ? readJson(text) : parseYaml(text);
  } catch (cause) {
    if (cause instanceof QuarterdeckError) throw cause;
    const kinds = parseYaml ? 'JSON or YAML' : 'JSON';
    throw new QuarterdeckError(code, `${nameOf(file)} is not valid ${kinds}: ${(cause as Error).message.split('\n')[0]}`, {
      next:
        code === 'outline_invalid'
          ? 'quarterdeck generate --outline-only shows what an outline looks like'
          : 'quarterdeck generate --layout-only prints a layout',
      cause,
    });
  }
}

/** All of stdin, as bytes. */
export async function readStdin({ io, globals, signal }: World): Promise<Buffer> {
  if (io.in.isTTY && !globals.quiet) await io.err.write('Reading from the terminal; end with Ctrl-D on a line of its own.\n');
  return io.in.read(signal);
}

/** @throws QuarterdeckError file_not_found, file_unreadable */
export function readFileBytes(file: string, world: Pick<World, 'cwd'>): Promise<Buffer> {
  return readBytes(path.resolve(world.cwd, file), file);
}

async function readBytes(file: string, shown: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') {
      throw new QuarterdeckError('file_not_found', `There is no file ${shown}.`, { next: 'check the path' });
    }
    const why =
      { EISDIR: 'it is a folder', EACCES: 'you may not read it', EPERM: 'you may not read it' }[code ?? ''] ?? (error as Error).message;
    throw new QuarterdeckError('file_unreadable', `${shown} cannot be read: ${why}.`, { cause: error });
  }
}

function nameOf(file: string): string {
  return file === '-' ? 'What came in on stdin' : file;
}

/** Anything that is or looks like a file is read; a plain word is a name. */
export function readBrandKit(typed: string, { cwd }: Pick<Context, 'cwd'>): Promise<BrandKit> | string {
  const file = path.resolve(cwd, typed);
  return !typedBrandKitPattern.test(typed) || existsSync(file) ? readBrandKitFile(file) : typed;
}

/** SOURCE_DATE_EPOCH makes builds repeatable; it is UTC by definition, while a person's today follows their clock. */
export function today({ env, clock }: Pick<Context, 'env' | 'clock'>): string {
  const epoch = env.SOURCE_DATE_EPOCH;
  if (epoch !== undefined && epoch !== '') {
    const date = new Date(Number(epoch) * 1000);
    if (/^\d+$/.test(epoch) && !Number.isNaN(date.getTime())) return date.toISOString().slice(0, 10);
    throw new QuarterdeckError('option_invalid', `SOURCE_DATE_EPOCH cannot be "${epoch}": it is not a number of seconds since 1970.`, {
      next: 'unset it, or give --as-of',
    });
  }
  const now = clock();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
