/** The files under deploy: what they start is a server that starts so. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { authority, certificateFiles } from './helpers/certificate.ts';
import { startCli } from './helpers/run-cli.ts';
import { serve } from './helpers/serve.ts';
import { tempDir } from './helpers/temp-dir.ts';

const deploy = path.resolve(import.meta.dirname, '../deploy');
const text = (file: string) => readFileSync(path.join(deploy, file), 'utf8');
interface Service {
  command: string[];
  environment: Record<string, string>;
  ports: string[];
  volumes: string[];
  read_only: boolean;
  cap_drop: string[];
}
const { services } = parse(text('compose.yaml')) as { services: Record<string, Service> };
const service = services.quarterdeck!;
const unit = text('quarterdeck.service');

describe('the compose file', () => {
  it('starts a server that answers over HTTPS, as its health check asks', async () => {
    const folder = tempDir();
    const { cert, key, ca } = certificateFiles(folder, authority());
    const there: Record<string, string> = { '/certificates/cert.pem': cert, '/certificates/key.pem': key };
    const env = Object.fromEntries(
      Object.entries(service.environment).map(([name, value]) => [name, there[value] ?? value.replace(/\$\{\w+:-(.*)\}/, '$1')]),
    );
    const [command, ...args] = service.command;
    const server = await serve(path.join(folder, 'home'), args, env);
    const { port } = new URL(server.url);
    const status = await new Promise((resolve, reject) => {
      get({ host: 'localhost', port, path: '/readyz', ca: readFileSync(ca) }, (answer) => resolve(answer.resume().statusCode)).on(
        'error',
        reject,
      );
    });
    expect([command, server.url.slice(0, 6), status]).toEqual(['serve', 'https:', 200]);
    const [, check] = /^ {2}CMD (\[.*\])$/m.exec(text('Dockerfile'))!;
    const [program, ...rest] = JSON.parse(check!.replace('8080', port)) as string[];
    expect(program).toBe('node');
    expect(spawnSync(process.execPath, rest, { env }).status).toBe(0);
  });

  it('publishes the port that the server listens on, and nothing of it may be written but its data', () => {
    const port = /^EXPOSE (\d+)$/m.exec(text('Dockerfile'))![1]!;
    expect(service.ports.map((each) => each.split(':')[1])).toEqual([port]);
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(service.volumes.filter((each) => !each.endsWith(':ro'))).toEqual(['data:/data']);
  });
});

describe('the systemd unit', () => {
  it('starts the command that its line names', async () => {
    const [, line] = /^ExecStart=\/usr\/bin\/env quarterdeck (.*)$/m.exec(unit)!;
    const child = startCli([...line!.split(' '), '--help'], { env: { QUARTERDECK_HOME: tempDir() } });
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
  });

  const hasVerify = spawnSync('systemd-analyze', ['--version']).status === 0;
  it.skipIf(!hasVerify)('is one that systemd takes without a warning', () => {
    const file = path.join(tempDir(), 'quarterdeck.service');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, unit);
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', file], { encoding: 'utf8' });
    const about = stderr.split('\n').filter((each) => each.includes('quarterdeck'));
    expect([status, about]).toEqual([0, []]);
  });
});
