/** The local service as commands use it: decks are made in this process, unless nobody waits for them. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolder } from '../service/local/home.ts';
import { LocalDeckService } from '../service/local/local-deck-service.ts';
import { LocalHost } from '../service/local/local-host.ts';
import { packageFile } from '../service/local/package-file.ts';
import type { Host } from './context.ts';

interface LocalOptions {
  /** Shows defects. */
  debug: boolean;
  /** The folder of the store, if not the user's own. */
  folder?: string;
}

export function openLocalService({ env, clock, io }: Host, { debug, folder }: LocalOptions): LocalDeckService {
  const host = new LocalHost({
    env,
    clock,
    making: 'here',
    ...(folder !== undefined && { folder }),
    onWaiting: () => {
      spawn(process.execPath, [packageFile('bin/quarterdeck.js'), 'worker', '--drain'], { env, detached: true, stdio: 'ignore' }).unref();
    },
    ...(debug && { onDefect: (error) => void io.err.write(`${error.stack}\ncaused by ${(error.cause as Error | undefined)?.stack}\n`) }),
  });
  return new LocalDeckService(host);
}

/**
 * A temporary store for one deck if the user's own is not writable, as in a container without a home.
 * @returns null if it is writable; otherwise the temporary folder and the reason
 */
export function passingStore({ env }: Host): { folder: string; because: string } | null {
  const own = dataFolder(env);
  try {
    mkdirSync(own, { recursive: true, mode: 0o700 });
    rmSync(mkdtempSync(path.join(own, '.try-')), { recursive: true });
    return null;
  } catch (cause) {
    const { code = 'unknown' } = cause as NodeJS.ErrnoException;
    return { folder: mkdtempSync(path.join(tmpdir(), 'quarterdeck-')), because: `${own} cannot be written (${code})` };
  }
}
