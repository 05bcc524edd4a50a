/** A child that tells what no child of ours would, or cannot be started: its request fails, and nothing else. */
import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { RenderChild } from '../../../../src/service/local/render/render-child.ts';

class FakeProcess extends EventEmitter {
  connected = true;
  channel = { unref: () => {} };
  unref = () => {};
  kill = vi.fn();
  readonly pid: number | undefined;
  constructor(pid: number | undefined) {
    super();
    this.pid = pid;
  }
  send(): void {
    this.emit('sent');
  }
}

let next: FakeProcess;
vi.mock('node:child_process', async (real) => ({
  ...(await real<object>()),
  fork: () => next,
  execFile: () => {},
}));

function runOn(child: FakeProcess) {
  next = child;
  const made = new RenderChild(64).run('outline', { outline: {} }, { env: {}, deadlineMs: 5_000 });
  return { made, child };
}

describe('a child', () => {
  it.each([[null], ['text'], [{ failed: null }], [{ failed: { code: 'x', errors: 7 } }]])(
    'that sends %j has broken down',
    async (message) => {
      const { made, child } = runOn(new FakeProcess(7));
      child.once('sent', () => child.emit('message', message));
      child.emit('message', { ready: true });
      await expect(made).rejects.toMatchObject({ code: 'render_crashed' });
      expect(child.kill).toHaveBeenCalledWith('SIGKILL');
    },
  );

  it('whose channel breaks has broken down', async () => {
    const { made, child } = runOn(new FakeProcess(7));
    child.once('sent', () => child.emit('error', new Error('write EPIPE')));
    child.emit('message', { ready: true });
    await expect(made).rejects.toMatchObject({ code: 'render_crashed' });
  });

  it('that the system does not start is a server that is busy', async () => {
    const { made, child } = runOn(new FakeProcess(undefined));
    child.emit('error', new Error('spawn EAGAIN'));
    await expect(made).rejects.toMatchObject({ code: 'server_busy' });
  });
});
