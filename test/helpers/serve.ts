/** The built program as a server: its own process, its own home, a free port. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { startCli } from './run-cli.ts';

export interface Served {
  url: string;
  /** The first key of the home; null on a later start. */
  key: string | null;
  process: ChildProcess;
  /** What it logged until now. */
  log(): string;
  /** Stops it in good order. @returns its exit code */
  stop(): Promise<number | null>;
}

/** For one test. @param args More options of `serve`. */
export async function serve(home: string, args: readonly string[] = [], env: Record<string, string> = {}): Promise<Served> {
  const served = await startServer(home, args, env);
  onTestFinished(() => void served.process.kill('SIGKILL'));
  return served;
}

/** For whoever stops it. */
export async function startServer(home: string, args: readonly string[] = [], env: Record<string, string> = {}): Promise<Served> {
  const child = startCli(['serve', '--port', '0', '--json', ...args], { env: { QUARTERDECK_HOME: home, ...env } });
  let log = '';
  child.stderr!.on('data', (chunk) => {
    log += chunk;
  });
  const [line] = (await Promise.race([
    once(child.stdout!, 'data'),
    once(child, 'close').then(() => Promise.reject(new Error(`The server ended before it began: ${log}`))),
  ])) as [Buffer];
  const { url, key } = JSON.parse(line.toString()) as { url: string; key: string | null };
  return {
    url,
    key,
    process: child,
    log: () => log,
    async stop() {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      const [code] = (await closed) as [number | null];
      return code;
    },
  };
}
