/** The built program at a real terminal, given one by `script`. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { tempDir } from './temp-dir.ts';

export const hasTerminal = spawnSync('script', ['-qec', 'true', '/dev/null']).status === 0;
if (!hasTerminal) console.warn('There is no util-linux `script` here: the tests at a terminal are skipped.');

interface Answer {
  prompt: string;
  keys: string;
}

interface Typed {
  columns?: number;
  /** Typed as soon as the screen shows the prompt; further ones each after the one before. */
  answer?: Answer | readonly Answer[];
  env?: Record<string, string>;
}

export async function atTerminal(args: readonly string[], { columns = 80, answer, env = {} }: Typed = {}) {
  const launcher = path.resolve(import.meta.dirname, '../../bin/quarterdeck.js');
  const cwd = tempDir();
  const words = [process.execPath, launcher, ...args].map((word) => `'${word}'`).join(' ');
  const child = spawn('script', ['-qec', `stty cols ${columns}; ${words}`, '/dev/null'], {
    cwd,
    env: { PATH: process.env.PATH ?? '', TERM: 'xterm', LANG: 'C.UTF-8', QUARTERDECK_HOME: path.join(cwd, 'home'), ...env },
  });
  let screen = '';
  const waiting = answer === undefined ? [] : [answer].flat();
  let read = 0;
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    screen += chunk;
    const [next] = waiting;
    if (!next || !screen.slice(read).includes(next.prompt)) return;
    read = screen.length;
    child.stdin.write(next.keys);
    waiting.shift();
  });
  const [code] = await once(child, 'close');
  // What is drawn over counts as a line of its own.
  const lines = stripVTControlCharacters(screen.replace(/\u001b\[\d*[A-HJK]/g, '\n')).split(/[\r\n]+/);
  return { code, screen, lines, files: readdirSync(cwd).filter((name) => name !== 'home') };
}
