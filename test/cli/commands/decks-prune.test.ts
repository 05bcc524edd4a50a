import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runInProcess } from '../../helpers/run-in-process.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

const prompt = '# Wins\n\n- New office opened\n';

/** Two decks, made a hundred days apart. */
async function twoDecks() {
  const home = tempDir();
  const run = (day: string, ...argv: string[]) =>
    runInProcess(argv, { env: { QUARTERDECK_HOME: home }, cwd: home, clock: () => new Date(`${day}T12:00:00Z`) });
  const make = async (day: string) => {
    await run(day, 'generate', prompt, '-q');
    return JSON.parse((await run(day, 'decks', 'list', '--json')).stdout).data[0].deck_id as string;
  };
  const [old, young] = [await make('2026-01-01'), await make('2026-04-11')];
  const prune = (...argv: string[]) => run('2026-04-12', 'decks', 'prune', ...argv);
  const kept = async () =>
    JSON.parse((await run('2026-04-12', 'decks', 'list', '--json')).stdout).data.map(({ deck_id }: { deck_id: string }) => deck_id);
  return { home, old, young, prune, kept };
}

it('decks prune deletes what is old, with its files, once it is confirmed, and only lists it before', async () => {
  const { home, old, young, prune, kept } = await twoDecks();
  const listed = await prune('--older-than', '90d', '--dry-run');
  expect([listed.code, listed.stdout]).toEqual([0, expect.stringMatching(new RegExp(`^${old}\t2026-01-01\t.*\n$`))]);
  expect(await prune('--older-than', '90d')).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('--yes') });
  expect(await kept()).toEqual([young, old]);
  const { stdout } = await prune('--older-than', '90d', '--yes');
  expect(stdout).toBe('Deleted 1 deck finished before 2026-01-12\n');
  expect(await kept()).toEqual([young]);
  expect(existsSync(path.join(home, 'store', 'files', 'local', old))).toBe(false);
  expect((await prune('--older-than', '13w', '--yes')).stdout).toBe('No deck finished before 2026-01-11\n');
});

it('decks prune deletes nothing of an age that it does not understand', async () => {
  const { old, young, prune, kept } = await twoDecks();
  for (const age of ['90', '-1d', '1 month', '']) expect((await prune(`--older-than=${age}`, '--yes')).code, age).toBe(2);
  expect((await prune('--yes')).stderr).toContain('--older-than is missing');
  expect(await kept()).toEqual([young, old]);
});
