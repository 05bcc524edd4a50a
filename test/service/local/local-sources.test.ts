/** Whose database a source is decides what it may reach, whoever reads it. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { LocalSources } from '../../../src/service/local/local-sources.ts';
import { runHere } from '../../../src/service/local/render/jobs.ts';
import { sourceSecrets } from '../../../src/service/local/source-secrets.ts';
import { openStore, vaultOf } from '../../../src/service/local/store/open-store.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

const allowed = '10.0.0.0/8';

function bothSides(): { file: string; here: LocalSources; server: LocalSources } {
  const folder = tempDir();
  const store = openStore(tempDir());
  onTestFinished(async () => (await store).destroy());
  const side = (isServer: boolean) =>
    new LocalSources(
      folder,
      runHere({}),
      { isServer, allowed },
      sourceSecrets('acme', async () => vaultOf(await store)),
    );
  return { file: path.join(folder, 'sources.json'), here: side(false), server: side(true) };
}

it('a database of a caller is bound to what the operator allows, on the command line of the operator too', async () => {
  const { here, server } = bothSides();
  await server.put('crm', { kind: 'postgres', location: 'postgres://reader@db.example.com/crm' });
  for (const side of [here, server]) expect(await side.access('crm')).toMatchObject({ allowed });
  expect(Object.keys(await server.get('crm'))).not.toContain('ofCaller');
});

it('a database of the operator is reached wherever it is, by the server too', async () => {
  const { here, server } = bothSides();
  await here.put('crm', { kind: 'postgres', location: 'postgres:///crm?host=/var/run/postgresql', query: 'select 1' });
  for (const side of [here, server]) expect(await side.access('crm')).not.toHaveProperty('allowed');
  // A caller who replaces it does not take that over.
  await server.put('crm', { kind: 'postgres', location: 'postgres://reader@10.0.0.1/crm', replace: true });
  expect(await here.access('crm')).toMatchObject({ allowed });
});

it('a database kept before that was told apart is whoever’s it is read by', async () => {
  const { file, here, server } = bothSides();
  await here.put('crm', { kind: 'postgres', location: 'postgres://localhost/crm' });
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  delete kept.crm.ofCaller;
  writeFileSync(file, JSON.stringify(kept));
  expect(await here.access('crm')).not.toHaveProperty('allowed');
  expect(await server.access('crm')).toMatchObject({ allowed });
});
