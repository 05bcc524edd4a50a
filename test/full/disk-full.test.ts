/** A disk that fills up under a server, a real one: nothing that was accepted is lost, and all goes on by itself when there is room. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fill } from '../helpers/faults/shaken-server.ts';
import { runCli } from '../helpers/run-cli.ts';
import { serve } from '../helpers/serve.ts';
import { tempDir } from '../helpers/temp-dir.ts';

/** A folder on a small disk of its own; null where none may be mounted. */
function smallDisk(megabytes: number): string | null {
  const folder = path.join(tempDir(), 'disk');
  mkdirSync(folder);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status !== 0) return null;
  onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  return folder;
}

const mounted = process.platform === 'linux' && process.getuid?.() === 0;
if (!mounted) console.warn('SKIPPED: no right to mount a small file system; a full disk is not tried.');

describe.skipIf(!mounted)('a disk that is full', () => {
  it('holds a server up, loses nothing it accepted, and lets it go on when there is room', async () => {
    const disk = smallDisk(48)!;
    expect(disk).not.toBeNull();
    const home = path.join(disk, 'home');
    const server = await serve(home, ['--slots', '2']);
    const headers = { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' };
    const ask = async (method: string, url: string, body?: object) => {
      const answer = await fetch(`${server.url}${url}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      return { status: answer.status, text: await answer.text() };
    };
    const ready = async () => (await fetch(`${server.url}/readyz`)).status;
    const generate = () => ask('POST', '/v1/generate', { prompt: '# Wins\n\n- New office opened\n- Support desk staffed\n' });
    expect(await ready()).toBe(200);
    const accepted: string[] = [];
    for (let round = 0; round < 3; round++) {
      for (let at = 0; at < 4; at++) {
        const { status, text } = await generate();
        expect(status).toBe(202);
        accepted.push(JSON.parse(text).deck_id);
      }
      // At another moment of the work each time.
      await sleep(400 * round);
      const empty = fill(disk);
      await expect.poll(ready, { timeout: 10_000 }).toBe(503);
      const form = new FormData();
      form.append('file', new Blob(['a,b\n'.repeat(100_000)]), 'deals.csv');
      const upload = await fetch(`${server.url}/v1/data-sources/deals`, {
        method: 'PUT',
        headers: { authorization: headers.authorization },
        body: form,
      });
      const refused = [
        await generate(),
        await ask('PUT', '/v1/brand-kits/house', { name: 'House' }),
        await ask('POST', '/v1/export', { deck_id: accepted[0] }),
        { status: upload.status, text: await upload.text() },
      ];
      for (const { status, text } of refused) {
        expect({ status, code: JSON.parse(text).code }).toEqual({ status: 503, code: 'storage_full' });
        expect(text).not.toContain(disk);
      }
      // Longer than a lease.
      if (round === 2) await sleep(25_000);
      for (const id of accepted) {
        const { status, text } = await ask('GET', `/v1/decks/${id}`);
        expect(status).toBe(200);
        expect(['queued', 'processing', 'completed']).toContain(JSON.parse(text).status);
      }
      empty();
      await expect.poll(ready, { timeout: 10_000 }).toBe(200);
    }
    for (const id of accepted) {
      await expect
        .poll(async () => JSON.parse((await ask('GET', `/v1/decks/${id}?wait=30`)).text).status, { timeout: 120_000 })
        .toBe('completed');
      const file = await fetch(`${server.url}/v1/decks/${id}/files/pptx`, { headers });
      expect((await file.arrayBuffer()).byteLength).toBe(Number(file.headers.get('content-length')));
    }
    expect(await server.stop()).toBe(0);
  });

  it('is told by commands in a clean error, and they leave nothing behind', async () => {
    const disk = smallDisk(16)!;
    const home = path.join(disk, 'home');
    const cwd = tempDir();
    const run = (...args: string[]) => runCli(args, { cwd, env: { QUARTERDECK_HOME: home } });
    expect((await run('generate', 'Wins', '-o', 'first.pptx')).code).toBe(0);
    const empty = fill(disk);
    const refused = [
      await run('generate', 'Wins', '-o', 'deck.pptx'),
      await run('generate', 'Wins', '--no-wait'),
      await run('backup', path.join(disk, 'monday.backup')),
      await run('serve', '--port', '0'),
    ];
    for (const { code, stdout, stderr } of refused) {
      expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/room left/) });
      expect(stderr).not.toMatch(/\bat .*\.(js|ts):\d+|internal/);
    }
    empty();
    expect((await run('demo', '--dir', 'demo')).code).toBe(0);
    for (const afterMs of [600, 1_200, 1_800]) {
      const running = run('generate', 'Q4 review', '--data', 'demo/data', '--as-of', '2025-12-31', '-o', `after-${afterMs}.pptx`);
      await sleep(afterMs);
      const free = fill(disk);
      const { code, stdout, stderr } = await running;
      free();
      // One that had been made before is there.
      expect(existsSync(path.join(cwd, `after-${afterMs}.pptx`))).toBe(code === 0);
      if (code !== 0) expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/room left/) });
      expect(stderr).not.toMatch(/\bat .*\.(js|ts):\d+|internal/);
    }
    expect((await run('generate', 'Wins', '-o', 'deck.pptx')).code).toBe(0);
    expect((await run('backup', path.join(disk, 'monday.backup'))).code).toBe(0);
  });
});
