/** Tenants deleted at random moments: from another process while their decks are made, and from stores in which much was written, changed and deleted. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { random } from '../../src/demo/random.ts';
import { openStore } from '../../src/service/local/store/open-store.ts';
import { TenantStore } from '../../src/service/local/store/tenant-store.ts';
import { deep } from '../helpers/rotating.ts';
import { runCli } from '../helpers/run-cli.ts';
import { serve } from '../helpers/serve.ts';
import { tempDir } from '../helpers/temp-dir.ts';

const canary = 'Zyzzogeton';

/** The files that hold the word. */
function holding(folder: string, word: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile() && readFileSync(file).includes(word));
}

describe('a tenant that is deleted by a command while a server makes its decks', () => {
  it.each(Array.from({ length: deep ? 10 : 2 }, (_, at) => at))('is gone at once and whole, the %ith time', async (seed) => {
    const { unit } = random(seed + 1);
    const home = tempDir();
    const env = { QUARTERDECK_HOME: home };
    const { url } = await serve(home);
    await runCli(['tenants', 'create', 'acme', '--name', `${canary} Ltd.`], { env });
    const key = (await runCli(['keys', 'create', canary, '--tenant', 'acme', '--scope', 'admin'], { env })).stdout.trim();
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const generate = (at: number) => {
      const body = JSON.stringify({ prompt: `# ${canary} ${at}\n\n- New office opened\n`, metadata: { team: canary } });
      return fetch(`${url}/v1/generate`, { method: 'POST', headers, body });
    };
    let deleted = false;
    const answers: [beforehand: boolean, status: number][] = [];
    const asking = (async () => {
      for (let at = 0; !deleted || at < 5; at++) {
        const beforehand = !deleted;
        answers.push([beforehand, (await generate(at)).status]);
        await sleep(20);
      }
      answers.push([false, (await generate(-1)).status]);
    })();
    await sleep(unit() * 3_000);
    expect((await runCli(['tenants', 'delete', 'acme', '--yes'], { env })).stdout).toBe('Deleted the tenant acme\n');
    deleted = true;
    await asking;
    expect(answers.filter(([beforehand]) => !beforehand).map(([, status]) => status)).toEqual(
      answers.filter(([beforehand]) => !beforehand).map(() => 401),
    );
    // A worker notices within seconds that its deck is gone; where none was finished before, there is no folder of files yet.
    const files = path.join(home, 'store', 'files');
    await expect.poll(() => (existsSync(files) ? readdirSync(files) : []), { timeout: 15_000 }).not.toContain('acme');
    expect(holding(path.join(home, 'store'), canary)).toEqual([]);
  });
});

describe('a tenant of a store in which much was written, changed and deleted', () => {
  it.each(Array.from({ length: deep ? 20 : 3 }, (_, at) => at))('leaves no word in its file, the %ith time', async (seed) => {
    const { unit } = random(seed + 1);
    const folder = tempDir();
    const store = await openStore(folder);
    const tenants = new TenantStore(store, () => 1);
    for (const id of ['acme', 'other']) await tenants.insert({ id, name: id, contact: null, limits: {} });
    const text = (tenant: string) => `${tenant === 'acme' ? canary : 'Northfield'} ${'x'.repeat(unit() ** 4 * 20_000)}`;
    const ids: { id: string; tenant: string }[] = [];
    for (let at = 0; at < 1_500; at++) {
      const tenant = unit() < 0.5 ? 'acme' : 'other';
      const id = `evt_${Math.floor(unit() * 1e9)}${at}`;
      ids.push({ id, tenant });
      await store
        .insertInto('events')
        .values({ id, tenant_id: tenant, type: 'deck.failed', body: text(tenant), created_at: at })
        .execute();
      const keyed = { tenant_id: tenant, route: 'generate', key: id, fingerprint: 'f', answer: text(tenant), created_at: at };
      if (unit() < 0.5) await store.insertInto('idempotency').values(keyed).execute();
      const some = ids[Math.floor(unit() * ids.length)]!;
      if (unit() < 0.4)
        await store
          .updateTable('events')
          .set({ body: text(some.tenant) })
          .where('id', '=', some.id)
          .execute();
      else if (unit() < 0.3) await store.deleteFrom('events').where('id', '=', some.id).execute();
    }
    const kept = await store.selectFrom('events').select('id').where('tenant_id', '=', 'other').orderBy('id').execute();
    expect(holding(folder, canary).length).toBeGreaterThan(0);
    await tenants.bury('acme');
    await tenants.removeRecords('acme');
    expect(await tenants.overwrite()).toBe(true);
    expect(holding(folder, canary)).toEqual([]);
    expect(await store.selectFrom('events').select('id').orderBy('id').execute()).toEqual(kept);
    await store.destroy();
  });
});
