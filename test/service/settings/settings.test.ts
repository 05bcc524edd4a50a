import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { serverConfig } from '../../../src/service/server-config.ts';
import { resolveSettings } from '../../../src/service/settings/resolve-settings.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

interface Said {
  user?: string | object;
  project?: string | object;
  env?: Record<string, string>;
}

/** A home and a project folder with their configuration files. */
function place({ user, project, env = {} }: Said) {
  const [home, cwd] = [tempDir(), tempDir()];
  const write = (file: string, says: string | object) => writeFileSync(file, typeof says === 'string' ? says : JSON.stringify(says));
  const files = { user: path.join(home, 'config.json'), project: path.join(cwd, 'quarterdeck.json') };
  if (user !== undefined) write(files.user, user);
  if (project !== undefined) write(files.project, project);
  return { files, at: { env: { QUARTERDECK_HOME: home, ...env }, cwd } };
}

describe('a setting', () => {
  it('holds by itself where nobody says anything', () => {
    expect(resolveSettings(['port', 'slots'], {}, place({}).at)).toEqual({
      port: { text: '8080', origin: 'default', from: null },
      slots: { text: null, origin: 'default', from: null },
    });
  });

  it('of the user is beaten by the project, that by a variable, and that by a flag', () => {
    const port = (flags: { port?: string }, said: Said) => resolveSettings(['port'], flags, place(said).at).port;
    const user = { port: 1 };
    const project = { port: 2 };
    const env = { QUARTERDECK_PORT: '3' };
    expect(port({}, { user })).toMatchObject({ text: '1', origin: 'user file' });
    expect(port({}, { user, project })).toMatchObject({ text: '2', origin: 'project file' });
    expect(port({}, { user, project, env })).toMatchObject({ text: '3', origin: 'environment', from: 'QUARTERDECK_PORT' });
    expect(port({ port: '4' }, { user, project, env })).toMatchObject({ text: '4', origin: 'flag', from: '--port' });
  });

  it('that names a file starts from the file that says so, a plain name does not', () => {
    const { at } = place({ project: { brand_kit: 'kits/acme.json' } });
    expect(resolveSettings(['brandKit'], {}, at).brandKit.text).toBe(path.join(at.cwd, 'kits/acme.json'));
    for (const name of ['dark', 'acme@2'])
      expect(resolveSettings(['brandKit'], {}, place({ project: { brand_kit: name } }).at).brandKit.text).toBe(name);
  });

  it.each([
    [{ max_queud: 5 }, 'knows no setting "max_queud"; did you mean max_queued?'],
    [{ port: 'http' }, 'takes a whole number from 0 to 65535, not "http".'],
    [{ port: true }, 'takes a whole number from 0 to 65535, not true.'],
    [{ port: 80.5 }, 'takes a whole number from 0 to 65535, not 80.5.'],
    [{ time_zone: 'Mars/Olympus' }, 'takes a name such as America/New_York, not "Mars/Olympus".'],
    [{ fiscal_year: 'febtober' }, 'takes a month such as feb'],
    [{ currency: 'dollars' }, 'takes a code of three letters, such as USD, not "dollars".'],
    [{ profile: 'work' }, 'profile has no place in'],
    ['{"port": 1', 'is not a JSON object of settings'],
    ['[1]', 'is not a JSON object of settings'],
  ])('of a file that says %j is an error that names the file', (user, why) => {
    const { files, at } = place({ user });
    const resolve = () => resolveSettings(['currency'], {}, at);
    expect(resolve).toThrow(expect.objectContaining({ code: 'config_invalid', message: expect.stringContaining(why) }));
    expect(resolve).toThrow(files.user);
  });
});

describe('the settings of a server', () => {
  it('are read as what they are', () => {
    const { at } = place({ user: { slots: 3, log: 'info' }, env: { QUARTERDECK_LOG_RETENTION_DAYS: 'never' } });
    expect(serverConfig({ port: '0' }, at)).toEqual({
      host: '127.0.0.1',
      port: 0,
      slots: 3,
      deadlineSeconds: 120,
      memoryMb: 1024,
      maxQueued: 1000,
      maxQueuedPerTenant: 250,
      requestsPerMinute: 1000,
      registration: 'closed',
      oauth: 'on',
      oidcScopesClaim: 'scope',
      oidcTokenType: 'at+jwt',
      retentionDays: 90,
      uploadRetentionDays: 30,
      logRetentionDays: Number.POSITIVE_INFINITY,
      auditRetentionDays: 400,
      log: 'info',
    });
  });

  it('that cannot be used are named together, each by where it came from', () => {
    const { at } = place({ env: { QUARTERDECK_SLOTS: 'many', QUARTERDECK_PUBLIC_URL: 'decks' } });
    const config = () => serverConfig({ port: '99999' }, at);
    expect(config).toThrow('--port takes a whole number from 0 to 65535, not "99999"');
    expect(config).toThrow('QUARTERDECK_SLOTS takes a whole number from 1 to 64, not "many"');
    expect(config).toThrow('QUARTERDECK_PUBLIC_URL takes a URL such as https://decks.example.com, not "decks"');
  });

  it.each([
    { host: '127.0.0.1' },
    { host: 'localhost' },
    { host: '0.0.0.0', tlsCert: 'cert.pem', tlsKey: 'key.pem' },
    { host: '0.0.0.0', trustedProxies: '10.0.0.2' },
    { host: '::', trustedProxies: '10.0.0.0/8,loopback' },
  ])('let it listen as %j', (flags) => {
    expect(serverConfig(flags, place({}).at)).toMatchObject({ host: flags.host });
  });

  it.each([
    [{ host: '0.0.0.0' }, 'Plain HTTP is served on this machine or to a named proxy only'],
    [{ host: '192.168.1.5' }, 'Plain HTTP is served on this machine or to a named proxy only'],
    // Everyone is nobody in particular.
    [{ host: '0.0.0.0', trustedProxies: '0.0.0.0/0' }, 'Plain HTTP is served on this machine or to a named proxy only'],
    [{ host: '0.0.0.0', trustedProxies: '10.0.0.2,::/0' }, 'Plain HTTP is served on this machine or to a named proxy only'],
    [{ tlsCert: 'cert.pem' }, 'belong together'],
    [{ tlsKey: 'key.pem' }, 'belong together'],
    [{ tlsClientCa: 'ca.pem' }, 'only to a server that has one'],
  ])('do not let it listen as %j', (flags, why) => {
    expect(() => serverConfig(flags, place({}).at)).toThrow(why);
  });
});
