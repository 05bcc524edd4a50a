import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { deliveryFields, webhookFields } from '../../../src/cli/commands/webhooks.ts';
import { run } from '../../../src/cli/run.ts';
import { deliverySchema, webhookSchema } from '../../../src/service/schema/webhook.ts';
import { receiver, verified } from '../../contract/webhooks-contract.ts';
import { fakeIo } from '../../helpers/fake-io.ts';
import { runInProcess } from '../../helpers/run-in-process.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

describe('quarterdeck webhooks', () => {
  let env: Record<string, string>;
  beforeEach(() => {
    env = { QUARTERDECK_HOME: tempDir(), QUARTERDECK_WEBHOOK_ALLOW: '127.0.0.0/8' };
  });
  const webhooks = (...args: string[]) => runInProcess(['webhooks', ...args], { env });
  const added = async (url: string, ...more: string[]) => JSON.parse((await webhooks('add', url, '--json', ...more)).stdout);

  it('prints the secret alone on stdout, once', async () => {
    const { code, stdout, stderr } = await webhooks('add', 'https://hooks.example.com/decks');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^whsec_\S+\n$/);
    expect(stderr).toMatch(/wh_\w+, its secret shown this once/);
    const list = await webhooks('list');
    expect(list.stdout).toMatch(/^wh_\w+\thttps:\/\/hooks\.example\.com\/decks\tenabled\tdeck\.completed /);
    expect(list.stdout).not.toContain('whsec_');
  });

  it('names the fields of the records', () => {
    expect(webhookFields).toEqual(Object.keys(webhookSchema.shape));
    expect(deliveryFields).toEqual(Object.keys(deliverySchema.shape));
  });

  it('suggests the event that was meant', async () => {
    const { code, stderr } = await webhooks('add', 'https://hooks.example.com', '--events', 'deck.complete');
    expect(code).toBe(2);
    expect(stderr).toContain('did you mean deck.completed?');
  });

  it('refuses a URL within the network, and says what to do', async () => {
    const { code, stderr } = await webhooks('add', 'https://192.168.0.1/');
    expect(code).toBe(2);
    expect(stderr).toContain('192.168.0.1');
    expect(stderr).toContain('QUARTERDECK_WEBHOOK_ALLOW');
  });

  it('tells what a test came to, by its exit code too', async () => {
    const { url } = await receiver(200, 500);
    const { webhook_id } = await added(url);
    expect(await webhooks('test', webhook_id)).toMatchObject({ code: 0, stdout: expect.stringContaining('answered 200') });
    const failed = await webhooks('test', webhook_id);
    expect(failed).toMatchObject({ code: 1, stdout: expect.stringContaining('answered 500') });
    expect(failed.stderr).toContain('answer 500');
  });

  it('lists what was sent and sends it again', async () => {
    const { url, received } = await receiver(500, 204);
    const { webhook_id } = await added(url);
    await webhooks('test', webhook_id);
    const { data } = JSON.parse((await webhooks('deliveries', webhook_id, '--json')).stdout);
    expect((await webhooks('deliveries', webhook_id)).stdout).toContain('answered 500');
    expect((await webhooks('redeliver', data[0].delivery_id)).code).toBe(0);
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([data[0].event_id, data[0].event_id]);
  });

  it('replaces a secret, disables and enables, and removes', async () => {
    const { url } = await receiver(410);
    const { webhook_id, secret } = await added(url);
    expect((await webhooks('rotate', webhook_id)).stdout).not.toContain(secret);
    await webhooks('test', webhook_id);
    expect((await webhooks('list')).stdout).toContain('disabled, gone');
    expect((await webhooks('enable', webhook_id)).code).toBe(0);
    expect((await webhooks('remove', webhook_id, '--yes')).stdout).toBe(`Removed ${webhook_id}\n`);
    expect(await webhooks('list')).toMatchObject({ code: 0, stdout: '' });
    expect((await webhooks('remove', webhook_id, '--yes')).code).toBe(2);
  });

  it('sends what it hears on, signed with the secret it shows, until it is told to end', async () => {
    const { url, received } = await receiver(204);
    const end = new AbortController();
    const io = fakeIo();
    const host = { io, env, cwd: process.cwd(), clock: () => new Date(), version: '0.0.0-test' };
    const listening = run(['webhooks', 'listen', '--events', 'deck.completed', '--forward-to', url], { ...host, signal: end.signal });
    await expect.poll(() => io.stderr(), { timeout: 10_000 }).toContain('whsec_');
    const trigger = async (type: string) =>
      run(['webhooks', 'trigger', type], { ...host, io: fakeIo(), signal: new AbortController().signal });
    await new Promise((resolve) => setTimeout(resolve, 200));
    await trigger('deck.failed');
    await trigger('deck.completed');
    await expect.poll(() => io.stdout(), { timeout: 10_000 }).toMatch(/deck\.completed {2}evt_\w+ {2}deck_0+ → 204/);
    end.abort();
    expect(await listening).toBe(0);
    const secret = /whsec_\S+/.exec(io.stderr())![0];
    expect(received).toHaveLength(1);
    expect(verified(received[0]!, secret)).toMatchObject({ type: 'deck.completed', data: { sample: true } });
  });

  it('goes on when nobody takes what it sends on', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const before = JSON.parse((await webhooks('trigger', 'deck.completed', '--json')).stdout);
    await webhooks('trigger', 'deck.failed');
    const end = new AbortController();
    const io = fakeIo();
    const args = ['webhooks', 'listen', '--after', before.event_id, '--json', '--forward-to', `127.0.0.1:${port}`];
    const listening = run(args, { io, env, cwd: process.cwd(), clock: () => new Date(), version: '0', signal: end.signal });
    onTestFinished(() => end.abort());
    await expect.poll(() => io.stdout(), { timeout: 10_000 }).toContain('\n');
    expect(JSON.parse(io.stdout())).toMatchObject({ type: 'deck.failed', forwarded: { status: null } });
    end.abort();
    expect(await listening).toBe(0);
  });
});
