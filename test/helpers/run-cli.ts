/** Runs the built program as a user does: its own process, real pipes, real exit codes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { testHome } from './test-home.ts';

const bin = path.resolve(import.meta.dirname, '../../bin/quarterdeck.js');

export interface CliRun {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
  /** stdout as bytes. */
  bytes: Buffer;
}

export interface CliOptions {
  cwd?: string;
  env?: Record<string, string>;
  stdin?: string;
}

/** Nothing of this machine's colours, dates or CI leaks into a run. */
export const cleanEnv = {
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  QUARTERDECK_HOME: testHome(),
  LANG: 'C.UTF-8',
  TZ: 'America/New_York',
};

export function startCli(args: readonly string[], { cwd, env }: CliOptions = {}): ChildProcess {
  return spawn(process.execPath, [bin, ...args], { cwd, env: { ...cleanEnv, ...env }, stdio: ['pipe', 'pipe', 'pipe'] });
}

export async function runCli(args: readonly string[], options: CliOptions = {}): Promise<CliRun> {
  const child = startCli(args, options);
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout!.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr!.on('data', (chunk: Buffer) => err.push(chunk));
  // A program that does not read its stdin may be gone before we have written it.
  child.stdin!.on('error', () => {});
  child.stdin!.end(options.stdin ?? '');
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  const bytes = Buffer.concat(out);
  return { code, signal, stdout: bytes.toString('utf8'), stderr: Buffer.concat(err).toString('utf8'), bytes };
}
