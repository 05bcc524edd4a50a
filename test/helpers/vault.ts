/** A store with something of every encrypted kind in it, and its files. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { LocalDeckService } from '../../src/service/local/local-deck-service.ts';
import { LocalHost } from '../../src/service/local/local-host.ts';
import { openStore, storeFile } from '../../src/service/local/store/open-store.ts';

/** In each kind of field its own word, which nothing else holds. */
export const canaries = {
  prompt: 'canary-prompt-6fd1',
  metadata: 'canary-metadata-91ab',
  email: 'canary.mail@secret.example',
  kit: 'Canary Kit 77c2',
  address: 'canary-address-4e0d',
  password: 'canary-password-d2b8',
  contact: 'canary.contact@secret.example',
};

export function hostAt(home: string, env: Record<string, string> = {}) {
  const host = new LocalHost({ env: { QUARTERDECK_HOME: home, ...env }, clock: () => new Date(), making: 'by workers' });
  const service = new LocalDeckService(host, 'acme');
  return { host, service };
}

export async function fill({ service, host }: ReturnType<typeof hostAt>) {
  const { prompt, metadata, email, kit, address, password, contact } = canaries;
  await (await host.open()).tenants.insert({ id: 'acme', name: 'Acme', contact, limits: {} });
  const { deck_id } = await service.decks.generate({
    prompt: `# ${prompt}\n\n- Written by ${email}\n`,
    metadata: { note: metadata },
    data: [],
    options: { today: '2025-12-31' },
  });
  const other = await service.decks.generate({
    prompt: 'Another',
    metadata: { note: 'other' },
    data: [],
    options: { today: '2025-12-31' },
  });
  await service.brandKits.put('house', { name: kit });
  const webhook = await service.webhooks.create({ url: `https://hooks.example.com/${address}` });
  await service.sources.put('crm', { kind: 'postgres', location: 'postgres://reader@db.example.com/crm', password });
  return { deckId: deck_id, otherId: other.deck_id, webhook };
}

/** Of every file below a folder: its path and bytes. */
function bytesBelow(folder: string): { name: string; bytes: Buffer }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ name: path.relative(folder, file), bytes: readFileSync(file) }));
}

/** Which words stand readable in which files. */
export function readableIn(folder: string, words: readonly string[]): string[] {
  return bytesBelow(folder).flatMap(({ name, bytes }) => words.filter((word) => bytes.includes(word)).map((word) => `${word} in ${name}`));
}

/** Rows as they lie in the file. */
export function rawly<T>(home: string, use: (database: InstanceType<typeof Database>) => T): T {
  const database = new Database(path.join(home, 'store', storeFile));
  try {
    return use(database);
  } finally {
    database.close();
  }
}

/** Opens the store as any command does. */
export async function reopen(home: string, env: Record<string, string> = {}): Promise<void> {
  await (await openStore(path.join(home, 'store'), env)).destroy();
}
