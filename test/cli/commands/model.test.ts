/** `model`, and `generate` with one: what is sent, what is said, what is kept. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { json, type ModelServer, startModelServer } from '../../helpers/model-server.ts';
import { runInProcess } from '../../helpers/run-in-process.ts';
import { freshHome } from '../../helpers/test-home.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'model-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
let server: ModelServer | undefined;
afterEach(() => server?.close());

const brief = 'Board update on the kiln at Harrow Tiles. 18 of 24 operators are trained. Gas use falls by 31 %.';
const deck = JSON.stringify({
  title: 'The kiln at Harrow Tiles is ready',
  slides: [
    { id: 'people', kind: 'statement', title: '18 of 24 operators are trained', content: { text: 'Gas use falls by 31 %' } },
    { id: 'gas', kind: 'big-number', title: 'The new kiln needs much less gas', content: { value: '31 %', label: 'less gas' } },
  ],
});
const key = 'sk-secret-0123456789';

async function world() {
  const home = await freshHome();
  return { cwd: folder, env: { QUARTERDECK_HOME: home, QUARTERDECK_MODEL_KEY: key } };
}

const named = () => ['--model', 'compatible:test', '--model-base-url', server!.baseUrl];
let files = 0;
const file = () => path.join(folder, `deck-${++files}.pptx`);

describe('generate with a model', () => {
  it('opens no connection unless a model is set', async () => {
    const connect = vi.spyOn(net.Socket.prototype, 'connect');
    const { code } = await runInProcess(['generate', brief, '--local', '-o', file()], { cwd: folder });
    expect(code).toBe(0);
    expect(connect).not.toHaveBeenCalled();
  });

  it('opens none with --no-model, whatever is set', async () => {
    const connect = vi.spyOn(net.Socket.prototype, 'connect');
    const { env } = await world();
    const set = { ...env, QUARTERDECK_MODEL: 'compatible:test', QUARTERDECK_MODEL_BASE_URL: 'http://127.0.0.1:9/v1' };
    expect((await runInProcess(['generate', brief, '--local', '--no-model', '-o', file()], { cwd: folder, env: set })).code).toBe(0);
    expect(connect).not.toHaveBeenCalled();
  });

  it('opens none with --dry-run, and prints what would be sent', async () => {
    server = await startModelServer(deck);
    const { code, stdout } = await runInProcess(['generate', brief, '--local', '--dry-run', ...named()], await world());
    expect(code).toBe(0);
    expect(server.received).toEqual([]);
    expect(JSON.parse(stdout)).toMatchObject({ url: `${server.baseUrl}/chat/completions`, body: { model: 'test' } });
    expect(stdout).toContain('operators are trained');
    expect(stdout).not.toContain(key);
  });

  it('says once what is sent where', async () => {
    server = await startModelServer(deck);
    const connect = vi.spyOn(net.Socket.prototype, 'connect');
    const place = await world();
    const first = await runInProcess(['generate', brief, '--local', '-o', file(), ...named()], place);
    const second = await runInProcess(['generate', brief, '--local', '-o', file(), ...named()], place);
    expect(first.stderr).toContain(`${new URL(server.baseUrl).origin} receives the brief`);
    expect(second.stderr).not.toContain('receives the brief');
    // What the tests of no connection look at sees one where there is one.
    expect(connect).toHaveBeenCalled();
    expect(first.stderr).toContain('Written by: compatible:test, 2 of 2 pages; 100,000 tokens read, 10 written');
  });

  it('shows the key nowhere', async () => {
    server = await startModelServer(json(401, { error: { message: `Incorrect API key: ${key}` } }));
    const target = file();
    const { code, stdout, stderr } = await runInProcess(['generate', brief, '--local', '--debug', '-o', target, ...named()], await world());
    expect(code).toBe(0);
    expect(stderr).toContain('does not accept the key');
    expect(stdout + stderr + readFileSync(target, 'latin1')).not.toContain('secret');
  });

  it('fails only if the model is required', async () => {
    server = await startModelServer(json(401, {}));
    const { code, stderr } = await runInProcess(
      ['generate', brief, '--local', '--model-required', '-o', file(), ...named()],
      await world(),
    );
    expect(code).not.toBe(0);
    expect(stderr).toContain('compatible:test wrote no deck');
  });

  it('makes the same bytes from the kept answers, without the model', async () => {
    server = await startModelServer(deck);
    const place = await world();
    const [one, other, answers] = [file(), file(), path.join(folder, 'answers.json')];
    await runInProcess(['generate', brief, '--local', '-o', one, ...named()], place);
    await runInProcess(['download', 'last', '--local', '--format', 'answers', '-o', answers, '--force'], place);
    const asked = server.received.length;
    const replayed = await runInProcess(['generate', brief, '--local', '--replay', answers, '-o', other], place);
    expect(replayed.code).toBe(0);
    expect(server.received).toHaveLength(asked);
    expect(readFileSync(other).equals(readFileSync(one))).toBe(true);
  });

  it('refuses answers that are none', async () => {
    const none = path.join(folder, 'none.json');
    writeFileSync(none, '{"a":1}');
    const { code, stderr } = await runInProcess(['generate', brief, '--local', '--replay', none, '-o', file()], await world());
    expect(code).toBe(2);
    expect(stderr).toContain('The kept answers are none that Quarterdeck wrote.');
  });

  it('takes no model from a project, which may be someone else’s', async () => {
    const project = mkdtempSync(path.join(folder, 'project-'));
    writeFileSync(path.join(project, 'quarterdeck.json'), '{"model": "compatible:evil", "model_base_url": "http://127.0.0.1:9"}');
    const { code, stderr } = await runInProcess(['generate', brief, '--local', '-o', file()], { ...(await world()), cwd: project });
    expect(code).toBe(2);
    expect(stderr).toContain('where your briefs are sent is for you to say');
  });
});

describe('generate on a server', () => {
  it('asks no model of this machine', async () => {
    const connect = vi.spyOn(net.Socket.prototype, 'connect');
    const { env } = await world();
    const set = {
      ...env,
      QUARTERDECK_MODEL: 'compatible:test',
      QUARTERDECK_MODEL_BASE_URL: 'http://127.0.0.1:9/v1',
      QUARTERDECK_API_KEY: 'k',
    };
    const { stderr } = await runInProcess(['generate', brief, '--base-url', 'http://127.0.0.1:1', '--dry-run'], { cwd: folder, env: set });
    expect(stderr).toContain('--dry-run is about a model of this machine, and a server makes this deck.');
    expect(connect).not.toHaveBeenCalled();
  });
});

describe('model test', () => {
  it('says who answered', async () => {
    server = await startModelServer('{"ready": true}');
    const { code, stdout } = await runInProcess(['model', 'test', ...named()], await world());
    expect(code).toBe(0);
    expect(stdout).toMatch(/^compatible:test at http:\/\/127\.0\.0\.1:\d+ answered in \d\.\d s\n$/);
  });

  it('says why nobody did', async () => {
    server = await startModelServer(json(402, { error: { message: 'Pay first' } }));
    const { code, stderr } = await runInProcess(['model', 'test', ...named()], await world());
    expect(code).toBe(1);
    expect(stderr).toContain('has no credit left: Pay first');
  });

  it('needs a model', async () => {
    expect((await runInProcess(['model', 'test'], await world())).stderr).toContain('quarterdeck config set model');
  });
});

describe('model key', () => {
  it('is kept for its server and shown in part', async () => {
    const place = await world();
    const { code, stdout } = await runInProcess(['model', 'key', 'anthropic', '--key-stdin'], { ...place, io: { stdin: `${key}\n` } });
    expect(code).toBe(0);
    expect(stdout).toBe('Kept the key sk-secre…6789 for https://api.anthropic.com\n');
    expect(readFileSync(path.join(place.env.QUARTERDECK_HOME, 'secrets', 'models.json'), 'utf8')).toContain(key);
  });
});
