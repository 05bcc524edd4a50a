/** Where the program connects to: nowhere, unless its configuration says so, and `doctor --egress` shows what it says. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanEnv, runCli } from '../helpers/run-cli.ts';
import { runInProcess } from '../helpers/run-in-process.ts';
import { serve } from '../helpers/serve.ts';
import { tempDir } from '../helpers/temp-dir.ts';
import { fill, hostAt } from '../helpers/vault.ts';

const root = path.resolve(import.meta.dirname, '../..');
const trap = path.join(root, 'test/helpers/no-network.cjs');
const csv = `id,stage,amount,close_date,product\n${Array.from({ length: 40 }, (_, at) => `${at},${at % 3 ? 'Won' : 'Lost'},${100 + at},2025-${String((at % 12) + 1).padStart(2, '0')}-10,${at % 2 ? 'A' : 'B'}`).join('\n')}\n`;

/** A folder with data, and an environment that traps every connection. */
function trapped() {
  const folder = tempDir();
  writeFileSync(path.join(folder, 'deals.csv'), csv);
  const log = path.join(folder, 'attempts.log');
  const env = { QUARTERDECK_HOME: path.join(folder, 'home'), NODE_OPTIONS: `--require=${trap}`, NO_NETWORK_LOG: log };
  return { folder, env, attempts: () => (existsSync(log) ? readFileSync(log, 'utf8') : '') };
}

const args = ['generate', 'Sales QBR for the exec team', '--data', 'deals.csv', '--as-of', '2025-12-31', '-o', 'deck.pptx'];

describe('a deck of data', () => {
  it('is made without asking for a connection or a name', async () => {
    const { folder, env, attempts } = trapped();
    const { code, stderr } = await runCli(args, { cwd: folder, env });
    expect([code, code === 0 ? '' : stderr, attempts()]).toEqual([0, '', '']);
    expect(readFileSync(path.join(folder, 'deck.pptx')).subarray(0, 2).toString()).toBe('PK');
  });

  it('is made by a server that asks for none either', async () => {
    const { folder, env, attempts } = trapped();
    const server = await serve(path.join(folder, 'server'), [], env);
    const asking = { QUARTERDECK_HOME: path.join(folder, 'caller'), QUARTERDECK_API_KEY: server.key! };
    const { code, stderr } = await runCli([...args, '--base-url', server.url], { cwd: folder, env: asking });
    expect([code, code === 0 ? '' : stderr, attempts()]).toEqual([0, '', '']);
  });

  it('would be caught if it asked', async () => {
    const { folder, env, attempts } = trapped();
    await runCli([...args, '--base-url', 'https://decks.example.com'], { cwd: folder, env: { ...env, QUARTERDECK_API_KEY: 'qd_live_x' } });
    expect(attempts()).toContain('connection');
  });

  const hasNamespaces = spawnSync('unshare', ['-rn', 'true']).status === 0;
  it.skipIf(!hasNamespaces)('is made where there is no network at all', () => {
    const { folder, env } = trapped();
    const { status, stderr } = spawnSync('unshare', ['-rn', process.execPath, path.join(root, 'bin/quarterdeck.js'), ...args], {
      cwd: folder,
      env: { ...cleanEnv, QUARTERDECK_HOME: env.QUARTERDECK_HOME },
      encoding: 'utf8',
    });
    expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  });
});

describe('doctor --egress', () => {
  const egress = async (env: Record<string, string>) => {
    const { code, stdout, stderr } = await runInProcess(['doctor', '--egress', '--json', '--local'], { env });
    expect([code, stderr]).toEqual([0, '']);
    return JSON.parse(stdout) as { connections: { kind: string; to: string; because: string }[]; callers_may_add: string[] };
  };

  it('says none where nothing is configured, and what callers of a server could add', async () => {
    const env = { QUARTERDECK_HOME: tempDir() };
    expect((await runInProcess(['doctor', '--egress', '--local'], { env })).stdout).toBe(
      [
        'Outbound connections: none',
        'Callers of a server here may add webhooks at public addresses; QUARTERDECK_WEBHOOK_ALLOW=no-public ends that',
        'Callers of a server here may add databases at public addresses; QUARTERDECK_SOURCE_ALLOW=no-public ends that\n',
      ].join('\n'),
    );
  });

  it('names the identity provider whose tokens a server accepts', async () => {
    const env = { QUARTERDECK_HOME: tempDir(), QUARTERDECK_OIDC_ISSUER: 'https://login.example.com/acme' };
    expect((await egress(env)).connections).toEqual([
      { kind: 'identity provider', to: 'https://login.example.com', because: 'oidc_issuer' },
    ]);
  });

  it('says nothing but none for a private instance', async () => {
    const env = { QUARTERDECK_HOME: tempDir(), QUARTERDECK_WEBHOOK_ALLOW: 'no-public', QUARTERDECK_SOURCE_ALLOW: 'no-public' };
    expect((await runInProcess(['doctor', '--egress', '--local'], { env })).stdout).toBe('Outbound connections: none\n');
  });

  it('lists webhooks, databases, models, traces, proxies and the command for the key, without their secrets', async () => {
    const home = tempDir();
    const at = hostAt(home);
    const { webhook } = await fill(at);
    await at.host.close();
    const { connections } = await egress({
      QUARTERDECK_HOME: home,
      QUARTERDECK_MODEL: 'anthropic:claude-sonnet-4-5',
      QUARTERDECK_TENANT_MODELS: 'acme=compatible:llama@http://10.0.0.9:8000/v1',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example.com/v1?key=secret',
      HTTPS_PROXY: 'http://user:secret@proxy.example.com:3128',
      QUARTERDECK_ENCRYPTION_KEY_COMMAND: `cat ${home}/store.key`,
    });
    expect(connections).toEqual([
      { kind: 'webhook', to: 'https://hooks.example.com', because: webhook.webhook_id },
      { kind: 'data source', to: 'db.example.com:5432', because: 'crm of acme' },
      { kind: 'language model', to: 'https://api.anthropic.com', because: 'model anthropic:claude-sonnet-4-5' },
      { kind: 'language model', to: 'http://10.0.0.9:8000', because: 'tenant_models of acme' },
      { kind: 'traces', to: 'https://traces.example.com', because: 'OTEL_EXPORTER_OTLP_ENDPOINT' },
      { kind: 'proxy', to: 'http://proxy.example.com:3128', because: 'HTTPS_PROXY' },
      { kind: 'encryption key', to: 'wherever the command connects to', because: 'QUARTERDECK_ENCRYPTION_KEY_COMMAND' },
    ]);
  });
});
