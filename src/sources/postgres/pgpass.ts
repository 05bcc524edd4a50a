/** PostgreSQL's password file: one `host:port:database:user:password` per line, `*` for any. */
import { readFile, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export interface Sought {
  host: string;
  port: number;
  database: string;
  user: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** undefined if there is no file or matching line, or if others can read the file, which PostgreSQL also rejects. */
export async function passwordFromFile(sought: Sought, env: Environment): Promise<string | undefined> {
  const file = env.PGPASSFILE || standardPlace(env);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile() || (process.platform !== 'win32' && (found.mode & 0o077) !== 0)) return undefined;
  return findPassword(await readFile(file, 'utf8').catch(() => ''), sought);
}

export function findPassword(text: string, { host, port, database, user }: Sought): string | undefined {
  // A socket folder means this machine.
  const wanted = [host.startsWith('/') ? 'localhost' : host, String(port), database, user];
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('#')) continue;
    const fields = [...line.matchAll(/((?:[^:\\]|\\.)*)(?::|$)/g)].map((match) => match[1]!);
    if (fields.length < 5 || !wanted.every((each, at) => fields[at] === '*' || unescaped(fields[at]!) === each)) continue;
    return unescaped(fields[4]!);
  }
  return undefined;
}

function unescaped(field: string): string {
  return field.replace(/\\(.)/g, '$1');
}

function standardPlace(env: Environment): string {
  if (process.platform === 'win32' && env.APPDATA) return path.join(env.APPDATA, 'postgresql', 'pgpass.conf');
  return path.join(env.HOME || os.homedir(), '.pgpass');
}
