import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runInProcess } from '../../helpers/run-in-process.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

const prompt = '# Wins\n\n- New office opened\n';

function at(home: string) {
  return (...argv: string[]) => runInProcess(argv, { env: { QUARTERDECK_HOME: home }, cwd: home });
}

describe('metrics', () => {
  it('tell people in lines, programs in JSON and monitoring in its own text', async () => {
    const run = at(tempDir());
    expect((await run('generate', prompt, '-q')).code).toBe(0);
    const shown = await run('metrics', '--group-by', 'brand_kit');
    expect(shown.stdout).toMatch(/Decks +1 completed, 0 failed/);
    expect(shown.stdout).toMatch(/On brand +1 of 1 \(100\.0%\)/);
    expect(shown.stdout).toMatch(/Brand kept +\d+\.\d%/);
    expect(shown.stdout).toMatch(/total +\d+\.\d\d s/);
    expect(shown.stdout).toMatch(/default +1 +0/);
    const { usage, queue } = JSON.parse((await run('metrics', '--json')).stdout);
    expect([usage.decks.completed, usage.requests, queue.waiting]).toEqual([1, null, 0]);
    const text = (await run('metrics', '--prometheus')).stdout;
    expect(text).toContain('# TYPE quarterdeck_decks_total counter\nquarterdeck_decks_total{status="completed"} 1\n');
    expect(text).toContain('# TYPE quarterdeck_deck_duration_seconds histogram\n');
    expect(text).toContain('quarterdeck_deck_duration_seconds_bucket{stage="total",le="300"} 1\n');
    expect(text).toContain('quarterdeck_deck_duration_seconds_bucket{stage="total",le="+Inf"} 1\n');
    expect(text).toMatch(/quarterdeck_deck_duration_seconds_sum\{stage="total"\} [\d.]+\n/);
    expect(text).toContain('quarterdeck_deck_duration_seconds_count{stage="total"} 1\n');
  });

  it('tell of webhooks where there are any', async () => {
    const run = at(tempDir());
    expect((await run('metrics')).stdout).not.toContain('Webhooks');
    await run('webhooks', 'add', 'https://hooks.example.com/decks');
    await run('webhooks', 'trigger', 'deck.completed');
    const { stdout } = await run('metrics');
    expect(stdout).toMatch(/Webhooks +1 enabled, 0 disabled\n/);
    expect(stdout).toMatch(/Deliveries +0 delivered, 0 given up, 1 waiting; attempts that failed: 0\n/);
  });

  it('refuse a day that is none, and groups that do not exist', async () => {
    const run = at(tempDir());
    expect(await run('metrics', '--from', 'monday')).toMatchObject({ code: 2, stdout: '' });
    expect((await run('metrics', '--group-by', 'moon')).stderr).toContain('use one of key, brand_kit, period');
    expect(await run('metrics', '--prometheus', '--json')).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('decks list', () => {
  it('goes on from page to page', async () => {
    const run = at(tempDir());
    const made: string[] = [];
    for (let i = 0; i < 3; i++) made.push(JSON.parse((await run('generate', prompt, '--no-wait', '--json')).stdout).deck_id);
    const first = await run('decks', 'list', '--limit', '2');
    const cursor = /--cursor (\S+)/.exec(first.stderr)![1]!;
    const next = JSON.parse((await run('decks', 'list', '--limit', '2', '--cursor', cursor, '--fields', 'deck_id,prompt')).stdout);
    expect(next).toEqual({ object: 'list', data: [{ deck_id: expect.any(String), prompt }], has_more: false, next_cursor: null });
    const shown = first.stdout
      .trim()
      .split('\n')
      .map((line) => line.split('\t')[0]);
    expect([...shown, next.data[0].deck_id].sort()).toEqual(made.sort());
  });
});

describe('backup and restore', () => {
  it('bring decks back after they were lost', async () => {
    const [home, other] = [tempDir(), tempDir()];
    await at(home)('generate', prompt, '-q');
    const file = path.join(other, 'monday.backup');
    expect((await at(home)('backup', file)).stdout).toMatch(/: 1 deck, 4 files, [\d.]+ MB, all checked\n$/);
    expect((await at(home)('backup', file)).stderr).toContain('--force');
    expect(await at(home)('restore', file)).toMatchObject({ code: 2, stdout: '' });
    const { stdout, stderr } = await at(other)('restore', file);
    expect(stdout).toContain('Restored 1 deck and 4 files');
    expect(stderr).toMatch(/encrypted with the key [0-9a-f]{12}, which is not on this machine/);
    copyFileSync(path.join(home, 'store.key'), path.join(other, 'store.key'));
    expect(existsSync(path.join(other, 'store', 'quarterdeck.sqlite'))).toBe(true);
    const list = async (home: string) => JSON.parse((await at(home)('decks', 'list', '--json')).stdout).data;
    expect(await list(other)).toEqual(await list(home));
  });
});

describe('keys rotate-encryption', () => {
  it('replaces the key beside the store, and the data keys when asked; decks stay', async () => {
    const home = tempDir();
    const run = at(home);
    await run('generate', prompt, '-q');
    const list = async () => JSON.parse((await run('decks', 'list', '--json')).stdout).data;
    const before = await list();
    const ids = [];
    for (const more of [[], ['--reencrypt']]) ids.push(JSON.parse((await run('keys', 'rotate-encryption', '--json', ...more)).stdout));
    expect(ids).toMatchObject([{ reencrypted: false }, { reencrypted: true }]);
    expect(ids[0].key_id).not.toBe(ids[1].key_id);
    expect(await list()).toEqual(before);
    expect((await run('audit')).stdout).toContain('encryption.rotate');
  });
});

describe('doctor', () => {
  it('finds a sound installation sound', async () => {
    const { code, stdout } = await at(tempDir())('doctor', '--json');
    const { healthy, checks } = JSON.parse(stdout) as {
      healthy: boolean;
      checks: { name: string; passed: boolean; next: string | null }[];
    };
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
    expect(checks.map(({ name }) => name)).toEqual([
      'node',
      'settings',
      'fonts',
      'data engine',
      'store',
      'audit log',
      'encryption',
      'disk',
      'service',
    ]);
    expect([healthy, code]).toEqual([true, 0]);
  });

  it('says what is wrong and what to do', async () => {
    const home = tempDir();
    const { code, stdout } = await runInProcess(['doctor', '--base-url', 'http://127.0.0.1:9', '--debug'], {
      env: { QUARTERDECK_HOME: home, QUARTERDECK_API_KEY: 'qd_test_0', QUARTERDECK_PORT: 'http' },
    });
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /FAILED +server answers +http:\/\/127\.0\.0\.1:9 cannot be reached: nothing listens there\.\n +Try: check the address/,
    );
  });
});
