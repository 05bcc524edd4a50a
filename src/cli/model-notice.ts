/** Says once per model server, on stderr, what is sent there. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { baseUrlOf, type ModelChoice, nameOf } from '../language-models/choice.ts';
import { settingsFolder } from '../service/local/home.ts';
import type { Context } from './context.ts';

export async function noticeModel({ env, io, globals }: Pick<Context, 'env' | 'io' | 'globals'>, choice: ModelChoice): Promise<void> {
  if (globals.quiet) return;
  const server = new URL(baseUrlOf(choice)!).origin;
  const file = path.join(settingsFolder(env), 'models-told.json');
  const told = read(file);
  if (told.includes(server)) return;
  await io.err.write(
    `${nameOf(choice)} writes this deck. ${server} receives the brief and the figures computed from the data with their names (products, regions, people), never the rows.\n` +
      'To see it first: --dry-run. To do without: --no-model. This is said once.\n',
  );
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, `${JSON.stringify([...told, server])}\n`, { mode: 0o600 });
  } catch {
    // It is said again next time.
  }
}

function read(file: string): string[] {
  if (!existsSync(file)) return [];
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(value) ? value.map(String) : [];
  } catch {
    return [];
  }
}
