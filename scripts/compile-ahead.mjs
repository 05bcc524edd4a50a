/** Keeps the compiled code of typical runs in `dist/compiled`, for the Node.js that builds: compiling is half of what a short command does. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** One after the other: each adds to what the one before has kept. */
const runs = [
  ['--help'],
  ['generate', 'Q4 2025 sales QBR, 12 slides', '--data', 'crm', '--as-of', '2025-12-31', '-q', '-o', 'deck.pptx'],
  ['status', 'last'],
  ['serve', '--port', '0', '--slots', '1'],
];

/** @param {string} root Folder of the project. @throws Error when the program does not run */
export async function compileAhead(root) {
  const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-build-'));
  const node = (script, args) => spawn(process.execPath, [path.join(root, 'scripts', script), ...args], options(folder));
  try {
    await ended(node('bench/make-export.mjs', ['crm', '8800']));
    for (const run of runs) {
      const child = node('record-run.mjs', run);
      // A server says where it is once it can be asked.
      if (run[0] === 'serve') child.stdout.once('data', () => child.kill('SIGTERM'));
      await ended(child);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function options(folder) {
  const { PATH = '', TMPDIR } = process.env;
  return {
    cwd: folder,
    env: { PATH, ...(TMPDIR && { TMPDIR }), QUARTERDECK_HOME: path.join(folder, 'home') },
    stdio: ['ignore', 'pipe', 'pipe'],
  };
}

async function ended(child) {
  child.stdout.resume();
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  // 143 is how a server ends that was told to.
  if (code !== 0 && code !== 143) throw new Error(`${child.spawnargs.slice(1).join(' ')} ended with exit code ${code}:\n${said}`);
}
