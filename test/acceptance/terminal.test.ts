/** The program at a real terminal, given one by `script`; where there is none, this says so and skips. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempDir } from '../helpers/temp-dir.ts';

const hasTerminal = spawnSync('script', ['-qec', 'true', '/dev/null']).status === 0;
if (!hasTerminal) console.warn('There is no util-linux `script` here: the tests at a terminal are skipped.');

/** Types `keys` as soon as the screen shows `prompt`. */
async function atTerminal(args: string, { keys, prompt, env = {} }: { keys?: string; prompt?: string; env?: Record<string, string> }) {
  const launcher = path.resolve(import.meta.dirname, '../../bin/quarterdeck.js');
  const cwd = tempDir();
  const child = spawn('script', ['-qec', `stty cols 80; "${process.execPath}" "${launcher}" ${args}`, '/dev/null'], {
    cwd,
    env: { PATH: process.env.PATH ?? '', TERM: 'xterm', ...env },
  });
  let screen = '';
  child.stdout.on('data', (chunk) => {
    screen += chunk;
    if (keys === undefined || prompt === undefined || !screen.includes(prompt)) return;
    child.stdin.write(keys);
    keys = undefined;
  });
  const [code] = await once(child, 'close');
  return { code, screen, files: readdirSync(cwd) };
}

describe.skipIf(!hasTerminal)('at a terminal', () => {
  it.each([
    ['Ctrl-D', '\u0004', 'The input ended'],
    ['Ctrl-C', '\u0003', 'Stopped before the end'],
  ])('%s at a question cancels and writes nothing', async (_, keys, why) => {
    const { code, screen, files } = await atTerminal('generate', { keys, prompt: 'What is the deck for?' });
    expect({ code, files }).toEqual({ code: 130, files: [] });
    expect(screen).toContain(why);
  });

  it('FORCE_COLOR beside NO_COLOR colours, without a word from Node.js', async () => {
    const { screen } = await atTerminal('generate x --slides 0', { env: { NO_COLOR: '1', FORCE_COLOR: '1' } });
    expect(screen).toContain('\u001b[31m');
    expect(screen).not.toContain('Warning');
  });
});
