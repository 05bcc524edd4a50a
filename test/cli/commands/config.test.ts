import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Credentials } from '../../../src/cli/credentials.ts';
import { runInProcess } from '../../helpers/run-in-process.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

/** Types commands in one folder, with one home. */
function user(env: Record<string, string> = {}) {
  const [home, cwd] = [tempDir(), tempDir()];
  const host = { env: { QUARTERDECK_HOME: home, ...env }, cwd };
  return { home, cwd, env: host.env, type: (...argv: string[]) => runInProcess(argv, host) };
}

const deals = 'id,stage,amount,close_date\n1,Won,"1.000,50",2025-01-02\n2,Lost,"20,00",2025-02-03\n';

describe('config', () => {
  it('sets a setting for the user and for the project, and takes it out again', async () => {
    const { home, cwd, type } = user();
    expect((await type('config', 'set', 'currency', 'EUR')).stdout).toContain(`Set currency to EUR in ${path.join(home, 'config.json')}`);
    await type('config', 'set', 'currency', 'USD', '--project');
    await type('config', 'set', 'port', '9000');
    expect(JSON.parse(readFileSync(path.join(home, 'config.json'), 'utf8'))).toEqual({ currency: 'EUR', port: 9000 });
    expect(await type('config', 'get', 'currency')).toMatchObject({ code: 0, stdout: 'USD\n' });
    await type('config', 'unset', 'currency', '--project');
    expect((await type('config', 'get', 'currency')).stdout).toBe('EUR\n');
    expect(readFileSync(path.join(cwd, 'quarterdeck.json'), 'utf8')).toBe('{}\n');
  });

  it('lists what holds and where it comes from', async () => {
    const { home, cwd, env, type } = user({ QUARTERDECK_SLOTS: '2' });
    await type('config', 'set', 'time_zone', 'Asia/Tokyo');
    await type('config', 'set', 'currency', 'JPY', '--project');
    await new Credentials(env).keep('work', { base_url: 'https://work.example.com', api_key: 'key-of-work' });
    const { stdout } = await type('config', 'list', '--show-origin');
    expect(stdout).toMatch(/^port\t8080\tdefault$/m);
    expect(stdout).toMatch(/^slots\t2\tenvironment: QUARTERDECK_SLOTS$/m);
    expect(stdout).toContain(`user file: ${path.join(home, 'config.json')}\n`);
    expect(stdout).toContain(`project file: ${path.join(cwd, 'quarterdeck.json')}\n`);
    expect(stdout).toMatch(/^profile\twork\tuser: quarterdeck profiles use$/m);
    const { data } = JSON.parse((await type('config', 'list', '--json')).stdout);
    expect(data.find(({ name }: { name: string }) => name === 'slots')).toMatchObject({ value: '2', from: 'QUARTERDECK_SLOTS' });
  });

  it.each([
    [['set', 'port', 'http'], 'port takes a whole number from 0 to 65535, not "http".'],
    [['set', 'curency', 'EUR'], 'Quarterdeck knows no setting "curency"; did you mean currency?'],
    [['set', 'profile', 'work'], 'quarterdeck profiles use work'],
    [['get', 'moon'], 'Quarterdeck knows no setting "moon".'],
    [['unset', 'currency'], 'does not set currency'],
  ])('%j is an error that says why', async (args, why) => {
    const { type } = user();
    const { code, stdout, stderr } = await type('config', ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(why);
  });

  it('mends a file whose key is wrong', async () => {
    const { home, type } = user();
    writeFileSync(path.join(home, 'config.json'), '{"prot": 80}');
    const refused = await type('config', 'list');
    expect(refused.stderr).toContain('did you mean port?');
    await type('config', 'unset', 'prot');
    expect((await type('config', 'list')).code).toBe(0);
  });

  it('counts like the option, which wins over it', async () => {
    const { cwd, type } = user();
    writeFileSync(path.join(cwd, 'deals.csv'), deals);
    await type('config', 'set', 'currency', 'EUR', '--project');
    const currency = async (...more: string[]) =>
      JSON.parse((await type('facts', '--data', 'deals.csv', '--fields', 'currency', ...more)).stdout).currency;
    expect(await currency()).toBe('EUR');
    expect(await currency('--currency', 'USD')).toBe('USD');
  });

  it('of a command that has no use for it is not even read', async () => {
    const { home, type } = user();
    writeFileSync(path.join(home, 'config.json'), 'no JSON');
    expect((await type('decks', 'list')).code).toBe(0);
    const { code, stderr } = await type('facts', '--data', 'deals.csv');
    expect({ code, named: stderr.includes(path.join(home, 'config.json')) }).toEqual({ code: 2, named: true });
  });
});
