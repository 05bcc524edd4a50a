/** The program where people and machines meet it: at a real terminal, given one by `script`, in a pipe and in CI. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../helpers/run-cli.ts';
import { runInProcess } from '../helpers/run-in-process.ts';
import { type Served, startServer } from '../helpers/serve.ts';
import { suiteDir, tempDir } from '../helpers/temp-dir.ts';
import { templates } from '../helpers/templates/templates.ts';

const hasTerminal = spawnSync('script', ['-qec', 'true', '/dev/null']).status === 0;
if (!hasTerminal) console.warn('There is no util-linux `script` here: the tests at a terminal are skipped.');

const brief = '# Wins\n\n- New office opened\n';
/** Takes long enough to be watched. */
const longBrief = Array.from({ length: 60 }, (_, at) => `# Part ${at}\n\n- Point one of ${at}\n- Point two of ${at}\n`).join('\n');
const spinner = /[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]/;
const color = /\u001b\[\d*;?\d*m/;
const cursorMoves = /\u001b\[\d*[A-HJK]/;

interface Typed {
  columns?: number;
  /** Typed as soon as the screen shows the prompt. */
  answer?: { prompt: string; keys: string };
  env?: Record<string, string>;
}

async function atTerminal(args: readonly string[], { columns = 80, answer, env = {} }: Typed = {}) {
  const launcher = path.resolve(import.meta.dirname, '../../bin/quarterdeck.js');
  const cwd = tempDir();
  const words = [process.execPath, launcher, ...args].map((word) => `'${word}'`).join(' ');
  const child = spawn('script', ['-qec', `stty cols ${columns}; ${words}`, '/dev/null'], {
    cwd,
    env: { PATH: process.env.PATH ?? '', TERM: 'xterm', LANG: 'C.UTF-8', QUARTERDECK_HOME: path.join(cwd, 'home'), ...env },
  });
  let screen = '';
  let waiting = answer;
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    screen += chunk;
    if (!waiting || !screen.includes(waiting.prompt)) return;
    child.stdin.write(waiting.keys);
    waiting = undefined;
  });
  const [code] = await once(child, 'close');
  // What is drawn over counts as a line of its own.
  const lines = stripVTControlCharacters(screen.replace(/\u001b\[\d*[A-HJK]/g, '\n')).split(/[\r\n]+/);
  return { code, screen, lines, files: readdirSync(cwd).filter((name) => name !== 'home') };
}

describe.skipIf(!hasTerminal)('at a terminal', () => {
  it.each([
    ['Ctrl-D', '\u0004', 'The input ended'],
    ['Ctrl-C', '\u0003', 'Stopped before the end'],
  ])('%s at a question cancels and writes nothing', async (_, keys, why) => {
    const { code, screen, files } = await atTerminal(['generate'], { answer: { prompt: 'What is the deck for?', keys } });
    expect({ code, files }).toEqual({ code: 130, files: [] });
    expect(screen).toContain(why);
  });

  it('a question that is answered makes the deck', async () => {
    const answer = { prompt: 'What is the deck for?', keys: 'Board update, 3 slides\r' };
    const { code, files } = await atTerminal(['generate', '-o', 'a.pptx'], { answer });
    expect({ code, files }).toEqual({ code: 0, files: ['a.pptx'] });
  });

  it.each([
    ['n', 130, 1],
    ['\r', 130, 1],
    ['y', 0, 0],
  ])('%j at the question whether to delete a deck ends with %d and leaves %d of it', async (keys, code, left) => {
    const env = { QUARTERDECK_HOME: tempDir() };
    await runInProcess(['generate', brief, '--no-wait', '--json'], { env });
    const answer = { prompt: 'and its files?', keys: `${keys}\r` };
    const deleting = await atTerminal(['decks', 'delete', 'last'], { answer, env });
    expect(deleting.code, deleting.screen).toBe(code);
    expect(JSON.parse((await runInProcess(['decks', 'list', '--fields', 'deck_id'], { env })).stdout).data).toHaveLength(left);
  });

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

  it.each([80, 160])('is shown with its colours and its layouts within %i columns', async (columns) => {
    const { code, screen, lines } = await atTerminal(['brand-kits', 'show', 'acme'], { columns, env: { QUARTERDECK_HOME: home } });
    expect(code).toBe(0);
    // A swatch: blanks on a coloured ground.
    expect(screen).toMatch(/\u001b\[4(8;[\d;]+|\d)m {4}\u001b\[49m/);
    expect(lines.join('\n')).toMatch(/cover +Titelfolie +by its type/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
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

  it.each([80, 160])('what is being made is told in one line of %i columns, with its stage and the time left', async (columns) => {
    const { code, screen, lines } = await atTerminal(['generate', longBrief, '-o', 'a.pptx'], { columns, env: signedIn() });
    expect(code).toBe(0);
    expect(screen).toMatch(spinner);
    expect(screen).toMatch(color);
    expect(lines.join('\n')).toMatch(
      /(Waiting for its turn|Reading the brief|Computing the figures|Planning|Laying out|Writing|Checking)[\w ]*\.\.\. about \d+ s left/,
    );
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
    // The line is gone when it is done.
    expect(lines.at(-2)).toMatch(/^Wrote a\.pptx, \d+ slides$/);
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
