/** The program where people and machines meet it: at a real terminal, given one by `script`, in a pipe and in CI. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { atTerminal, hasTerminal } from '../../helpers/at-terminal.ts';
import { runCli } from '../../helpers/run-cli.ts';
import { runInProcess } from '../../helpers/run-in-process.ts';
import { type Served, startServer } from '../../helpers/serve.ts';
import { suiteDir, tempDir } from '../../helpers/temp-dir.ts';
import { templates } from '../../helpers/templates/templates.ts';

const brief = '# Wins\n\n- New office opened\n';
const spinner = /[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]/;
const color = /\u001b\[\d*;?\d*m/;
const cursorMoves = /\u001b\[\d*[A-HJK]/;

describe.skipIf(!hasTerminal)('at a terminal', () => {
  it('FORCE_COLOR beside NO_COLOR colours, without a word from Node.js', async () => {
    const { screen } = await atTerminal(['generate', 'x', '--slides', '0'], { env: { NO_COLOR: '1', FORCE_COLOR: '1' } });
    expect(screen).toContain('\u001b[31m');
    expect(screen).not.toContain('Warning');
  });

  it('an error at 80 columns breaks between words and leaves its command whole', async () => {
    const next = 'quarterdeck login --base-url https://decks.of-a-long-name.example.com/';
    const { lines } = await atTerminal(['decks', 'list', '--base-url', next.slice(29)]);
    expect(lines).toContain(`Try: ${next.slice(0, -1)}`);
    const { lines: cause } = await atTerminal(['generate', 'x', '--metadata', 'word '.repeat(20).trim()]);
    expect(Math.max(...cause.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(cause.some((line) => line.startsWith('       word word'))).toBe(true);
  });
});

describe.skipIf(!hasTerminal)('at a terminal, a brand kit', () => {
  const home = suiteDir();
  beforeAll(async () => {
    const file = path.join(home, 'corporate.potx');
    writeFileSync(file, templates.german());
    await runInProcess(['brand-kits', 'import', file, '--as', 'acme'], { env: { QUARTERDECK_HOME: home } });
  });

  it('is shown in digits alone where colours are not wanted', async () => {
    const { screen, lines } = await atTerminal(['brand-kits', 'show', 'acme'], { env: { QUARTERDECK_HOME: home, NO_COLOR: '1' } });
    expect(screen).not.toContain('\u001b');
    expect(lines.join('\n')).toMatch(/primary +#00838F/);
  });
});

describe.skipIf(!hasTerminal)('at a terminal, with a server', () => {
  const home = suiteDir();
  let server: Served;
  beforeAll(async () => {
    server = await startServer(home);
    return () => server.stop();
  });
  const signedIn = () => ({ QUARTERDECK_BASE_URL: server.url, QUARTERDECK_API_KEY: server.key! });

  it('the key is asked for and never shown', async () => {
    const { code, screen, lines } = await atTerminal(['login', '--base-url', server.url], {
      answer: { prompt: 'API key', keys: `${server.key}\r` },
    });
    expect(code).toBe(0);
    expect(lines.join('\n')).toContain(`Signed in to ${server.url}`);
    expect(screen).not.toContain(server.key!.slice(8, 38));
  });

  it('NO_COLOR leaves nothing coloured, and a list whole in its columns', async () => {
    const env = { QUARTERDECK_HOME: path.join(tempDir(), 'home'), NO_COLOR: '1' };
    expect((await atTerminal(['generate', brief, '-o', 'a.pptx'], { env })).screen).not.toMatch(color);
    const { lines } = await atTerminal(['decks', 'list'], { columns: 60, env });
    expect(lines[0]).toMatch(/^Deck +Status +Made \(UTC\)/);
    expect(lines[1]).toMatch(/^deck_\w{24} {2}completed {2}\d{4}-/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
  });

  it('CI gets plain lines, and is asked nothing', async () => {
    const env = { ...signedIn(), CI: 'true' };
    const { code, screen } = await atTerminal(['generate', brief, '-o', 'a.pptx'], { env });
    expect(code).toBe(0);
    expect(screen).not.toMatch(spinner);
    expect(screen).not.toMatch(cursorMoves);
    const unasked = await atTerminal(['login', '--base-url', server.url], { env });
    expect(unasked.code).toBe(2);
    expect(unasked.screen).toContain('--key-stdin < key.txt');
  });

  it('a pipe gets plain lines, coloured only when that is forced', async () => {
    const cwd = tempDir();
    const piped = (env: Record<string, string> = {}) =>
      runCli(['generate', brief, '-o', 'a.pptx', '--force'], { cwd, env: { ...signedIn(), ...env } });
    const { code, stdout, stderr } = await piped();
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Wrote a\.pptx, \d+ slides\n$/);
    expect(stderr).not.toMatch(/\u001b/);
    const forced = await piped({ FORCE_COLOR: '1' });
    expect(forced.stdout).toBe(stdout);
    expect(forced.stderr).toMatch(color);
    expect(forced.stderr).not.toMatch(cursorMoves);
  });
});
