/** A server of the built program, with TLS and registration, beside it a worker, and all that can happen to both. */
import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { Agent } from 'undici';
import { onTestFinished } from 'vitest';
import type { Random } from '../../../src/demo/random.ts';
import { dataFolder } from '../../../src/service/local/home.ts';
import { authority, certificateFiles } from '../certificate.ts';
import { startCli } from '../run-cli.ts';
import { type Served, serve } from '../serve.ts';
import { tempDir } from '../temp-dir.ts';
import type { Reach } from './clients.ts';

/** Where callers reach it, whichever port it has: the issuer of its tokens. */
const publicUrl = 'https://localhost';
/** Tests that may not mount a disk have none that fills up. */
const diskMegabytes = 400;

export interface ShakenServer {
  reach: Reach;
  /** The operator's first key. */
  key: string;
  /** Everything it has. */
  home: string;
  /** Whether a disk of its own can fill up. */
  hasDisk: boolean;
  faults: Record<FaultName, () => Promise<boolean>>;
  log(): string;
  /** Nothing more happens: the clock goes on from the furthest that it ever was, as what waits for a time would else wait for hours. */
  calm(): Promise<void>;
  stop(): Promise<number | null>;
}

export const faultNames = [
  'server killed',
  'server stopped',
  'worker killed',
  'worker stopped',
  'child killed',
  'child stopped',
  'disk full',
  'clock forward',
  'clock back',
] as const;
export type FaultName = (typeof faultNames)[number];

/** @param patience How long what is stopped stays so, at most, milliseconds. */
export async function shakenServer(
  { unit, whole }: Random,
  { patience, env }: { patience: number; env: Record<string, string> },
): Promise<ShakenServer> {
  const folder = tempDir();
  const disk = path.join(folder, 'disk');
  mkdirSync(disk);
  const hasDisk =
    process.getuid?.() === 0 && spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', disk]).status === 0;
  if (hasDisk) onTestFinished(() => void spawnSync('umount', ['-l', disk]));
  else console.warn('SKIPPED: no right to mount a small file system; a full disk is not tried.');
  const home = path.join(disk, 'home');
  const { cert, key: tlsKey, ca } = certificateFiles(folder, authority());
  const clock = path.join(folder, 'clock');
  writeFileSync(clock, '0');
  const moved = { NODE_OPTIONS: `--require=${path.resolve(import.meta.dirname, '../moved-clock.cjs')}`, MOVED_CLOCK: clock };
  const args = ['--slots', '2', '--registration', 'open', '--public-url', publicUrl, '--tls-cert', cert, '--tls-key', tlsKey];
  const logs: string[] = [];
  const startServer = () => serve(home, args, { ...env, ...moved });
  const startWorker = () => {
    const child = startCli(['worker'], { env: { QUARTERDECK_HOME: home, QUARTERDECK_SLOTS: '1', ...env, ...moved } });
    child.stdout!.resume();
    child.stderr!.on('data', (chunk) => logs.push(String(chunk)));
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  };
  let server: Served = await startServer();
  const key = server.key!;
  let worker = startWorker();
  const dispatcher = new Agent({ connect: { ca: readFileSync(ca), servername: 'localhost' }, connections: 100 });
  onTestFinished(() => dispatcher.destroy());
  const store = new Database(path.join(dataFolder({ QUARTERDECK_HOME: home }), 'quarterdeck.sqlite'), { readonly: true });
  onTestFinished(() => void store.close());

  /** A deck that ended three processes is given up, as it should be: none is brought there on purpose. */
  const mayCrash = () =>
    store
      .prepare("select 1 from decks where status in ('queued', 'processing') and crashes + (status = 'processing') >= 2 limit 1")
      .get() === undefined;
  const isMaking = () => store.prepare("select 1 from decks where status = 'processing' and stage is not null limit 1").get() !== undefined;
  /** Mostly while a deck is being made, and sometimes whatever is done. @returns whether something may be killed */
  const moment = async () => {
    if (unit() < 0.8) for (let at = 0; at < 50 && !isMaking(); at++) await sleep(20);
    return mayCrash();
  };
  const killServer = async () => {
    if (!(await moment())) return false;
    const closed = once(server.process, 'close');
    server.process.kill('SIGKILL');
    await closed;
    logs.push(server.log());
    server = await startServer();
    return true;
  };
  const stopFor = async (process: Pick<ChildProcess, 'kill'>, ms: number) => {
    process.kill('SIGSTOP');
    await sleep(ms);
    process.kill('SIGCONT');
    return true;
  };
  const child = () => {
    const all = [server.process.pid!, worker.pid!].flatMap(childrenOf);
    return all[whole(0, Math.max(0, all.length - 1))];
  };
  const signalled = (pid: number, signal: NodeJS.Signals) => {
    try {
      return process.kill(pid, signal);
    } catch {
      // It has just ended by itself.
      return false;
    }
  };
  let movedBy = 0;
  let furthest = 0;
  const moveClock = async (ms: number) => {
    movedBy += ms;
    furthest = Math.max(furthest, movedBy);
    writeFileSync(clock, String(movedBy));
    // Until each process has seen it.
    await sleep(200);
    return true;
  };
  const anHour = () => whole(1, 60) * 60_000;

  return {
    ...{ key, home, hasDisk },
    reach: { url: () => server.url.replace('127.0.0.1', 'localhost'), dispatcher },
    faults: {
      'server killed': killServer,
      'server stopped': () => stopFor(server.process, 300 + unit() * patience),
      'worker killed': async () => {
        if (!(await moment())) return false;
        const closed = once(worker, 'close');
        worker.kill('SIGKILL');
        await closed;
        worker = startWorker();
        return true;
      },
      // Longer than a lease, if there is the patience: its deck goes to the server, and what it does then counts for nothing.
      'worker stopped': async () => (await moment()) && stopFor(worker, 300 + unit() * patience),
      'child killed': async () => {
        const pid = (await moment()) ? child() : undefined;
        return pid !== undefined && signalled(pid, (['SIGKILL', 'SIGSEGV', 'SIGABRT', 'SIGTERM'] as const)[whole(0, 3)]!);
      },
      'child stopped': async () => {
        const pid = child();
        if (pid === undefined || !signalled(pid, 'SIGSTOP')) return false;
        await sleep(300 + unit() * Math.min(patience, 5_000));
        signalled(pid, 'SIGCONT');
        return true;
      },
      'disk full': async () => {
        if (!hasDisk) return false;
        const empty = fill(disk);
        await sleep(500 + unit() * 2_000);
        empty();
        return true;
      },
      'clock forward': async () => (await moment()) && moveClock(anHour()),
      'clock back': () => moveClock(-anHour()),
    },
    log: () => [...logs, server.log()].join('\n'),
    async calm() {
      await moveClock(furthest - movedBy);
    },
    async stop() {
      const closed = once(worker, 'close');
      worker.kill('SIGTERM');
      await closed;
      return server.stop();
    },
  };
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** Takes all the room there is, to the last byte. @returns what gives it back */
export function fill(disk: string): () => void {
  const file = path.join(disk, 'ballast');
  const handle = openSync(file, 'a');
  for (let size = 1 << 20; size >= 1; ) {
    try {
      if (writeSync(handle, Buffer.alloc(size)) < size) size >>= 1;
    } catch {
      size >>= 1;
    }
  }
  closeSync(handle);
  return () => rmSync(file);
}
