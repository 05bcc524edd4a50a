/** What somebody does on the first day, from the sample data to a deck of a server, in one go. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { receiver, verified } from '../contract/webhooks-contract.ts';
import { runCli, startCli } from '../helpers/run-cli.ts';
import { serve } from '../helpers/serve.ts';
import { tempDir } from '../helpers/temp-dir.ts';

/** Every file under a folder. */
function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

describe('a newcomer', () => {
  it('sees the demo, starts a server, signs in, gets a deck of data and brand kit from it, and is told of it', async () => {
    const cwd = tempDir();
    const home = path.join(cwd, 'home');
    const said: string[] = [];
    const type = async (args: string[], stdin = '') => {
      const { code, stdout, stderr } = await runCli(args, { cwd, stdin, env: { QUARTERDECK_HOME: home } });
      said.push(stdout, stderr);
      expect(code, stderr).toBe(0);
      return stdout;
    };

    expect(await type(['demo'])).toContain('Wrote quarterdeck-demo/q4-review.pptx');
    const server = await serve(path.join(cwd, 'server'), [], { QUARTERDECK_WEBHOOK_ALLOW: '127.0.0.0/8' });
    const key = server.key!;
    expect(await type(['login', '--base-url', server.url, '--key-stdin'], key)).toContain(`Signed in to ${server.url}`);
    expect(await type(['whoami'])).toContain(server.url);

    expect(await type(['brand-kits', 'import', 'quarterdeck-demo/acme.json'])).toContain('Kept acme, version 1');
    expect(await type(['brand-kits', 'list'])).toContain('acme\t');
    expect(await type(['brand-kits', 'show', 'acme'])).toMatch(/primary +#[0-9A-F]{6}/i);

    // A program of theirs is to be told of decks: tried while it is written, then added for good.
    const [tried, added] = [await receiver(204), await receiver(204)];
    const listening = startCli(['webhooks', 'listen', '--forward-to', tried.url], { cwd, env: { QUARTERDECK_HOME: home } });
    onTestFinished(() => void listening.kill('SIGKILL'));
    const [greeting] = (await once(listening.stderr!, 'data')) as [Buffer];
    const listeningSecret = /signed with (whsec_\S+)/.exec(greeting.toString())![1]!;
    await expect
      .poll(
        async () => {
          await type(['webhooks', 'trigger', 'deck.completed']);
          return tried.received.length;
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(0);
    expect(verified(tried.received[0]!, listeningSecret)).toMatchObject({ type: 'deck.completed', data: { sample: true } });
    const { secret } = JSON.parse(await type(['webhooks', 'add', added.url, '--fields', 'secret']));

    const asked = ['generate', 'QBR, 10 slides', '--data', 'quarterdeck-demo/data', '--brand-kit', 'acme', '--as-of', '2025-12-31'];
    expect(await type([...asked, '-o', 'q4.pptx'])).toContain('Wrote q4.pptx, 10 slides');
    const record = JSON.parse(await type(['status', 'last', '--json']));
    expect(record).toMatchObject({ status: 'completed', slide_count: 10, brand_kit_id: 'acme', brand_kit_version: 1 });
    await type(['download', 'last', '-o', 'again.pptx']);
    const bytes = readFileSync(path.join(cwd, 'again.pptx'));
    expect(bytes.equals(readFileSync(path.join(cwd, 'q4.pptx')))).toBe(true);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(record.files[0].sha256);
    await expect.poll(() => added.received.length, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(verified(added.received[0]!, secret)).toMatchObject({ type: 'deck.completed', data: { deck_id: record.deck_id } });
    // The same deck on this machine, byte for byte.
    await type([...asked.map((word) => (word === 'acme' ? 'quarterdeck-demo/acme.json' : word)), '--local', '-o', 'local.pptx']);
    expect(readFileSync(path.join(cwd, 'local.pptx')).equals(bytes)).toBe(true);

    // Taken in at once, found again later.
    const left = await type(['generate', '# Wins\n\n- New office opened\n- Support desk staffed\n', '--no-wait']);
    const id = /deck_\w+/.exec(left)![0];
    expect(left).toContain(`quarterdeck status ${id} --watch`);
    expect(await type(['status', id, '--watch'])).toContain('completed');

    const listened = once(listening, 'close');
    listening.kill('SIGINT');
    expect(await listened).toEqual([0, null]);

    // The key is in the one file that is made for it, and nowhere else.
    expect(await server.stop()).toBe(0);
    const ofKey = key.slice(8, 38);
    expect(`${said.join('')}${server.log()}`).not.toContain(ofKey);
    const holding = filesUnder(cwd).filter((file) => readFileSync(file).includes(ofKey));
    expect(holding.map((file) => path.relative(cwd, file))).toEqual(['home/credentials/credentials.json']);
    expect(statSync(holding[0]!).mode & 0o777).toBe(0o600);
  }, 180_000);
});
