import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCli, startCli } from '../helpers/run-cli.ts';
import { tempDir } from '../helpers/temp-dir.ts';

describe('a server that is killed while a webhook has not answered', () => {
  it('sends the event again under the same id', { timeout: 120_000 }, async () => {
    const ids: (string | undefined)[] = [];
    const hanging: ServerResponse[] = [];
    const receiver = createServer((request, response) => {
      request.resume();
      ids.push(request.headers['webhook-id'] as string | undefined);
      // The first attempt is never answered.
      if (ids.length === 1) hanging.push(response);
      else response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      receiver.closeAllConnections();
      receiver.close();
    });
    const env = { QUARTERDECK_HOME: tempDir(), QUARTERDECK_WEBHOOK_ALLOW: '127.0.0.0/8' };
    const serve = async () => {
      const child = startCli(['serve', '--port', '0', '--slots', '1'], { env });
      await once(child.stdout!, 'data');
      return child;
    };
    const first = await serve();
    const local = (...args: string[]) => runCli(['webhooks', ...args, '--local'], { env });
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const { webhook_id } = JSON.parse((await local('add', url, '--json')).stdout);
    const { event_id } = JSON.parse((await local('trigger', 'deck.completed', '--json')).stdout);
    await expect.poll(() => ids.length, { timeout: 20_000 }).toBe(1);
    first.kill('SIGKILL');
    await once(first, 'exit');
    const second = await serve();
    await expect.poll(() => ids.length, { timeout: 60_000 }).toBe(2);
    expect(ids).toEqual([event_id, event_id]);
    const state = async () => JSON.parse((await local('deliveries', webhook_id, '--json')).stdout).data[0].status;
    await expect.poll(state, { timeout: 10_000 }).toBe('delivered');
    second.kill('SIGTERM');
    expect((await once(second, 'exit'))[0]).toBe(0);
  });
});
