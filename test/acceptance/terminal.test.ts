/** The program where people and machines meet it: at a real terminal, given one by `script`, in a pipe and in CI. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { atTerminal, hasTerminal } from '../helpers/at-terminal.ts';
import { runInProcess } from '../helpers/run-in-process.ts';
import { type Served, startServer } from '../helpers/serve.ts';
import { suiteDir, tempDir } from '../helpers/temp-dir.ts';
import { templates } from '../helpers/templates/templates.ts';

const brief = '# Wins\n\n- New office opened\n';
/** Takes long enough to be watched. */
const longBrief = Array.from({ length: 60 }, (_, at) => `# Part ${at}\n\n- Point one of ${at}\n- Point two of ${at}\n`).join('\n');
const spinner = /[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]/;
const color = /\u001b\[\d*;?\d*m/;

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
    const skipped = ['Key figures:', 'Performance:', 'Risks:'].map((prompt) => ({ prompt, keys: '\r' }));
    const answer = [{ prompt: 'What is the deck for?', keys: 'Board update, 3 slides\r' }, ...skipped];
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
});

describe.skipIf(!hasTerminal)('at a terminal, with a server', () => {
  const home = suiteDir();
  let server: Served;
  beforeAll(async () => {
    server = await startServer(home);
    return () => server.stop();
  });
  const signedIn = () => ({ QUARTERDECK_BASE_URL: server.url, QUARTERDECK_API_KEY: server.key! });

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
});
