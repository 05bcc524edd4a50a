/** The built program and what lies between it and a server: proxies and certificates, as the environment names them, and what answers in its place. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect, type Server } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { few } from '../helpers/rotating.ts';
import { runCli } from '../helpers/run-cli.ts';
import { runInProcess } from '../helpers/run-in-process.ts';
import { tempDir } from '../helpers/temp-dir.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
if (!hasOpenssl) console.warn('There is no openssl here: the test of certificates is skipped.');

async function listening(server: Server & { closeAllConnections?(): void }): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections?.();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A server at https://localhost with a certificate that nobody has heard of, and no decks. */
async function secureServer(folder: string) {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  spawnSync('openssl', ['req', ...kind, '-keyout', key, '-out', certificate, ...names]);
  const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'quarterdeck-version': '0' })
      .end('{"object":"list","data":[],"has_more":false,"next_cursor":null}'),
  );
  return { url: `https://localhost:${await listening(server)}`, certificate };
}

/** A proxy that joins whom it is asked to, and remembers whom. */
async function joiningProxy() {
  const asked: string[] = [];
  const proxy = createServer().on('connect', ({ url }, socket) => {
    asked.push(url!);
    const there = connect(Number(url!.split(':')[1]), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      there.pipe(socket).pipe(there);
    });
    there.on('error', () => socket.destroy());
    socket.on('error', () => there.destroy());
  });
  return { url: `http://127.0.0.1:${await listening(proxy)}`, asked };
}

describe.skipIf(!hasOpenssl)('a server behind a proxy, with a certificate of its own', () => {
  it('is asked through HTTPS_PROXY when NODE_EXTRA_CA_CERTS names its authority, and never without', async () => {
    const folder = tempDir();
    const [server, proxy] = [await secureServer(folder), await joiningProxy()];
    const list = (env: Record<string, string>) =>
      runCli(['decks', 'list', '--json', '--base-url', server.url], {
        env: { QUARTERDECK_HOME: folder, QUARTERDECK_API_KEY: 'qd_live_0', ...env },
      });
    const trusted = { NODE_EXTRA_CA_CERTS: server.certificate };
    const through = await list({ ...trusted, HTTPS_PROXY: proxy.url });
    expect(through.stderr).toBe('');
    expect(JSON.parse(through.stdout).data).toEqual([]);
    expect(proxy.asked).toEqual([server.url.slice(8)]);
    expect((await list({ ...trusted, HTTPS_PROXY: proxy.url, NO_PROXY: 'localhost' })).code).toBe(0);
    expect(proxy.asked).toHaveLength(1);
    const refused = await list({});
    expect({ code: refused.code, stdout: refused.stdout }).toEqual({ code: 1, stdout: '' });
    expect(JSON.parse(refused.stderr)).toMatchObject({
      code: 'server_unreachable',
      detail: expect.stringContaining('its certificate is not trusted'),
      next: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
    });
  });
});

const wrongServers: Record<string, { answer: RequestListener; hangs?: true }> = {
  'the sign-in page of a network': {
    answer: (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome to Airport WiFi'),
  },
  'another API': { answer: (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}') },
  'a server that hangs': { answer: () => {}, hangs: true },
};

describe.each(few(Object.entries(wrongServers), 2))('%s in place of a server', (_, { answer, hangs }) => {
  it('is told by every command within ten seconds, in plain words', async () => {
    const cwd = tempDir();
    const url = `http://127.0.0.1:${await listening(createServer(answer))}`;
    writeFileSync(path.join(cwd, 'deals.csv'), 'id,stage,amount,close_date\n1,Won,10,2025-01-02\n2,Lost,20,2025-02-03\n');
    const commands: [args: string[], stdin?: string][] = [
      [['status', 'last']],
      [['generate', '# Wins\n\n- New office opened', '-o', 'deck.pptx']],
      [['generate', 'QBR', '--data', 'deals.csv', '-o', 'deck.pptx']],
      [['download', 'deck_1', '-o', 'deck.pptx']],
      [['sources', 'list']],
      [['metrics']],
      [['login', '--key-stdin'], 'qd_live_00000000'],
    ];
    const runs = await Promise.all(
      commands.map(async ([args, stdin = '']) => {
        const began = performance.now();
        const env = { QUARTERDECK_HOME: path.join(cwd, 'home'), ...(args[0] !== 'login' && { QUARTERDECK_API_KEY: 'qd_live_0' }) };
        const asked = [...args, '--base-url', url];
        // Starting up counts where a server hangs; the others answer at once, and what they say needs no process of its own.
        const run = hangs ? await runCli(asked, { cwd, stdin, env }) : await runInProcess(asked, { cwd, env, io: { stdin } });
        return { ...run, args: args.join(' '), seconds: (performance.now() - began) / 1000 };
      }),
    );
    for (const { args, code, stdout, stderr, seconds } of runs) {
      expect(stderr, args).toContain(url);
      expect(stderr, args).toMatch(/not as a Quarterdeck server does|did not answer in time/);
      expect({ args, code, stdout, soon: seconds < 10 }).toEqual({ args, code: 1, stdout: '', soon: true });
    }
    expect(existsSync(path.join(cwd, 'deck.pptx'))).toBe(false);
  });
});
