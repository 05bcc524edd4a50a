/** The real children, with work that breaks them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { QuarterdeckError } from '../../../../src/model/errors.ts';
import { problemOf } from '../../../../src/service/errors.ts';
import type { RenderLimits } from '../../../../src/service/local/render/render-pool.ts';
import { RenderPool } from '../../../../src/service/local/render/render-pool.ts';
import type { StoredRequest } from '../../../../src/service/local/render/stored-request.ts';

function poolOf(limits: Partial<RenderLimits> = {}): RenderPool {
  const pool = new RenderPool({ slots: 2, slotsPerTenant: 2, deadlineMs: 60_000, memoryMb: 512, jobsPerChild: 50, ...limits });
  onTestFinished(() => pool.close());
  return pool;
}

const deck = (prompt: string, more: Partial<StoredRequest> = {}) => ({
  request: { prompt, data: [], dataSources: [], brandKit: null, options: { today: '2025-12-31' }, strict: false, ...more },
  sources: [],
});
const small = deck('All-hands\n\n# Wins\n\n- New office opened\n');

const outline = { title: 'Wins', slides: [{ title: 'One', points: ['Two'] }] };

/** Does something to the process that makes a deck, as soon as it is at work; something else is done meanwhile. */
async function disturbed(pool: RenderPool, disturb: (pid: number) => void) {
  let pid = 0;
  const poisoned = pool.run('deck', small, { onStage: (stage) => stage === 'brief' && disturb(pid) });
  [pid = 0] = pool.pids;
  const failed = poisoned.then(
    () => null,
    (error: { code: string; message: string }) => error,
  );
  const other = pool.run('outline', { outline }, {});
  return { error: await failed, other: await other };
}

describe('a job that breaks its child', () => {
  it('fails alone, with a reason', async () => {
    const pool = poolOf();
    const { error, other } = await disturbed(pool, (pid) => process.kill(pid, 'SIGSEGV'));
    expect(error).toMatchObject({ code: 'render_crashed', message: expect.stringContaining('Making the deck ended early') });
    expect(other).toBeNull();
  });

  it('that hangs is ended at its time limit, alone, with a reason', async () => {
    const pool = poolOf({ deadlineMs: 10_000 });
    const { error, other } = await disturbed(pool, (pid) => process.kill(pid, 'SIGSTOP'));
    expect(error).toMatchObject({ code: 'render_timeout', message: expect.stringContaining('within 10 seconds') });
    expect(other).toBeNull();
  });

  it('that takes too much memory fails alone, with a reason', async () => {
    const pool = poolOf({ memoryMb: 64 });
    const layout = { title: 'a'.repeat(150_000_000) };
    await expect(pool.run('export', { exportId: 'export_1', layout, format: 'pptx', strict: false }, {})).rejects.toMatchObject({
      code: 'render_crashed',
      message: 'Making the file ended early: it took more memory than it may.',
    });
    expect(await pool.run('outline', { outline }, {})).toBeNull();
  });

  it('because it is nested too deeply to be sent is refused, and its child goes on', async () => {
    const pool = poolOf();
    let deep: unknown = 1;
    for (let at = 0; at < 50_000; at++) deep = [deep];
    await expect(pool.run('outline', { outline: deep }, {})).rejects.toMatchObject({ code: 'request_invalid' });
    const [child] = pool.pids;
    await expect(pool.run('outline', { outline: 1 }, {})).rejects.toMatchObject({ code: 'outline_invalid' });
    expect(pool.pids).toContain(child);
  });
});

describe('a child that cannot be started', () => {
  // On a busy machine it may have started before the signal reaches it, and then the job was in it.
  it('is no fault of the job, which may be sent again', { retry: 3 }, async () => {
    const pool = poolOf();
    const asked = pool.run('deck', small, {});
    process.kill(pool.pids[0]!, 'SIGKILL');
    await expect(asked).rejects.toMatchObject({ code: 'server_busy' });
    expect(await pool.run('outline', { outline }, {})).toBeNull();
  });
});

describe('a caller that has gone', () => {
  it('frees the place of what is done for it, and no child does it any more', async () => {
    const pool = poolOf({ slots: 1 });
    const gone = new AbortController();
    const layout = { title: 'a'.repeat(20_000_000) };
    const asked = pool.run('export', { exportId: 'export_1', layout, format: 'pptx', strict: false }, { signal: gone.signal });
    const [child] = pool.pids;
    gone.abort(new QuarterdeckError('canceled', 'The caller has gone.'));
    await expect(asked).rejects.toMatchObject({ code: 'canceled' });
    expect(await pool.run('outline', { outline }, {})).toBeNull();
    expect(pool.pids).not.toContain(child);
  });
});

it('tells the server, and nobody else, why a database of a caller cannot be connected to', async () => {
  const source = { name: 'crm', kind: 'postgres' as const, tables: [], query: null, mapping: null, has_password: false };
  const location = 'postgres://reader@127.0.0.1:9/crm?connect_timeout=1';
  const asked = { source: { ...source, location }, allowed: '127.0.0.1/32', asOf: '2025-12-31' };
  const error: QuarterdeckError = await poolOf()
    .run('snapshot', asked, {})
    .then(
      () => expect.fail('It was read.'),
      (thrown) => thrown,
    );
  expect(error.code).toBe('source_unreachable');
  expect((error.cause as Error).message).toContain('127.0.0.1:9');
  expect(JSON.stringify(problemOf(error))).not.toContain('127.0.0.1');
});

describe('the pool of children', () => {
  it('has a child do so many jobs and no more', async () => {
    const pool = poolOf({ jobsPerChild: 2 });
    const children: number[] = [];
    for (let at = 0; at < 4; at++) {
      pool.warm();
      children.push(pool.pids[0]!);
      await expect(pool.run('outline', { outline: 1 }, {})).rejects.toMatchObject({ code: 'outline_invalid' });
    }
    const [first, again, second, last] = children;
    expect([again, last]).toEqual([first, second]);
    expect(second).not.toBe(first);
  });

  it('gives a child nothing of the environment of the server', async () => {
    process.env.QUARTERDECK_SECRET_OF_TEST = 'canary';
    onTestFinished(() => {
      delete process.env.QUARTERDECK_SECRET_OF_TEST;
    });
    const pool = poolOf();
    pool.warm();
    await expect(pool.run('outline', { outline: 1 }, {})).rejects.toMatchObject({ code: 'outline_invalid' });
    expect(readFileSync(`/proc/${pool.pids[0]}/environ`, 'utf8')).not.toContain('canary');
  });

  it('refuses what would wait for too long, and takes nothing more when it is closed', async () => {
    const pool = poolOf({ slots: 1 });
    const asked = Array.from({ length: 12 }, () => pool.run('outline', { outline: 1 }, {}));
    const answers = await Promise.allSettled(asked);
    const codes = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : null));
    expect(codes.filter((code) => code === 'outline_invalid')).toHaveLength(9);
    expect(codes.filter((code) => code === 'server_busy')).toHaveLength(3);
    pool.close();
    await expect(pool.run('deck', small, {})).rejects.toMatchObject({ code: 'stopping' });
  });
});
