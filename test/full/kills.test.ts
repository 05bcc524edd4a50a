import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoFiles } from '../../src/demo/demo-files.ts';
import { random } from '../../src/demo/random.ts';
import { openPackage } from '../helpers/ooxml.ts';
import { rotating } from '../helpers/rotating.ts';
import { cleanEnv, startCli } from '../helpers/run-cli.ts';
import { tempDir } from '../helpers/temp-dir.ts';

const bin = path.resolve(import.meta.dirname, '../../bin/quarterdeck.js');
const { unit } = random(7);
const root = process.getuid?.() === 0;

interface Target {
  args: string[];
  /** What stands there when it ran to its end. */
  deck: string;
}
const targets: Record<'generate' | 'demo', Target> = {
  generate: { args: ['generate', 'Q4 review', '--data', 'crm', '--as-of', '2025-12-31', '-o', 'out/deck.pptx'], deck: 'out/deck.pptx' },
  demo: { args: ['demo', '--dir', 'out/demo'], deck: 'out/demo/q4-review.pptx' },
};

/** A folder with data in `crm` and an empty `out`. */
function workplace(): string {
  const cwd = tempDir();
  for (const folder of ['crm', 'out']) mkdirSync(path.join(cwd, folder));
  for (const file of demoFiles())
    if (file.path.startsWith('data/')) writeFileSync(path.join(cwd, 'crm', path.basename(file.path)), file.bytes);
  return cwd;
}

/** Whole is a package that can be read to its end. */
function isWhole(file: string): boolean {
  return openPackage(readFileSync(file)).has('ppt/presentation.xml');
}

/** How long a run takes when nothing disturbs it, ms. */
const usual = { generate: 0, demo: 0 };
describe('a run that is left alone', () => {
  it.each(['generate', 'demo'] as const)('of %s writes its deck', async (name) => {
    const { args, deck } = targets[name];
    const cwd = workplace();
    const begun = performance.now();
    const child = startCli(args, { cwd });
    child.stdin!.end();
    expect(await once(child, 'close')).toEqual([0, null]);
    usual[name] = performance.now() - begun;
    expect(isWhole(path.join(cwd, deck))).toBe(true);
  });
});

describe('a run that is killed', () => {
  const moments = (['generate', 'demo'] as const).flatMap((name) =>
    (['SIGKILL', 'SIGINT'] as const).flatMap((signal) =>
      // The last moments are those of writing.
      [unit() * 0.6, unit() * 0.9, 0.85 + unit() * 0.1, 0.92 + unit() * 0.08, 0.95 + unit() * 0.1].map(
        (share) => [name, signal, Math.round(share * 1000) / 1000] as const,
      ),
    ),
  );

  it.each(rotating(moments, 4))('%s by %s after %d of its time leaves a whole file or none', async (name, signal, share) => {
    const { args, deck } = targets[name];
    const cwd = workplace();
    const child = startCli(args, { cwd });
    child.stdin!.end();
    child.stdout!.resume();
    child.stderr!.resume();
    const timer = setTimeout(() => child.kill(signal), share * usual[name]);
    const [code, by] = await once(child, 'close');
    clearTimeout(timer);

    const file = path.join(cwd, deck);
    if (existsSync(file)) expect(isWhole(file)).toBe(true);
    if (existsSync(path.dirname(file)) && name === 'demo') expect(existsSync(file)).toBe(true);
    if (signal === 'SIGINT') {
      // Before the program is loaded the system ends it; at the very end it may be done.
      const ending = by ?? code;
      expect(existsSync(file) ? [0, 130] : [130, 'SIGINT']).toContain(ending);
      expect(readdirSync(path.join(cwd, 'out')).filter((entry) => entry.startsWith('.'))).toEqual([]);
    }
  });
});

/** A run in a shell after some commands of it. */
function inShell(before: string, args: readonly string[], cwd: string) {
  const words = [process.execPath, bin, ...args].map((word) => `'${word}'`).join(' ');
  return spawnSync('bash', ['-c', `${before}; exec ${words}`], { cwd, env: cleanEnv, encoding: 'utf8' });
}

describe('a place that cannot take the file', () => {
  it.each(['generate', 'demo'] as const)('stops %s where files may not grow', (name) => {
    const cwd = workplace();
    // In blocks of 1,024 bytes; the shell's limit also sends SIGXFSZ.
    const { status, stderr, stdout } = inShell("trap '' XFSZ; ulimit -f 20", targets[name].args, cwd);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    // Whichever cannot grow first, the deck or the store that knows of it.
    expect(stderr).toMatch(/room left|cannot be (written|opened)/);
    expect(readdirSync(path.join(cwd, 'out'))).toEqual([]);
  });

  const canMount = root && process.platform === 'linux' && mounts();
  if (!canMount) console.warn('SKIPPED: no right to mount a small file system; a full disk is not tried.');
  it.skipIf(!canMount).each(['generate', 'demo'] as const)('stops %s on a full disk', (name) => {
    const cwd = workplace();
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=40k', 'tmpfs', path.join(cwd, 'out')]);
    try {
      const { status, stderr, stdout } = inShell('true', targets[name].args, cwd);
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr).toMatch(/no room left/);
      expect(readdirSync(path.join(cwd, 'out'))).toEqual([]);
    } finally {
      spawnSync('umount', [path.join(cwd, 'out')]);
    }
  });

  it.skipIf(root)('refuses a folder that may not be written', () => {
    const cwd = workplace();
    chmodSync(path.join(cwd, 'out'), 0o500);
    const { status, stderr } = inShell('true', targets.generate.args, cwd);
    chmodSync(path.join(cwd, 'out'), 0o700);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/you may not write there/) });
  });

  it.each([
    ['generate', ['generate', 'Review', '--data', 'crm', '-o', 'crm/opportunities.csv/deck.pptx']],
    ['demo', ['demo', '--dir', 'crm/opportunities.csv/demo']],
  ])('stops %s below a file', (_, args) => {
    const cwd = workplace();
    const { status, stderr, stdout } = inShell('true', args, cwd);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/part of its path is a file|does not exist|cannot be written/);
    expect(readdirSync(path.join(cwd, 'out'))).toEqual([]);
  });

  it('ends a run whose reader has gone', async () => {
    const cwd = workplace();
    const child = spawn(process.execPath, [bin, 'generate', 'Review', '-o', '-'], {
      cwd,
      env: cleanEnv,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.stdout.destroy();
    const [code, signal] = await once(child, 'close');
    expect({ signal, settled: code === 0 || code === 1 }).toEqual({ signal: null, settled: true });
  });
});

function mounts(): boolean {
  const folder = path.join('/tmp', `quarterdeck-mount-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=40k', 'tmpfs', folder]).status === 0;
  if (mounted) spawnSync('umount', [folder]);
  return mounted;
}
