/** The service on this machine as commands use it: decks are made in this very process, unless nobody waits for them. */
import { spawn } from 'node:child_process';
import { LocalDeckService } from '../service/local/local-deck-service.ts';
import { LocalHost } from '../service/local/local-host.ts';
import { packageFile } from '../service/local/package-file.ts';
import type { Host } from './context.ts';

export function openLocalService({ env, clock, io }: Host, { debug }: { debug: boolean }): LocalDeckService {
  const host = new LocalHost({
    env,
    clock,
    making: 'here',
    onWaiting: () => {
      spawn(process.execPath, [packageFile('bin/quarterdeck.js'), 'worker', '--drain'], { env, detached: true, stdio: 'ignore' }).unref();
    },
    ...(debug && { onDefect: (error) => void io.err.write(`${error.stack}\ncaused by ${(error.cause as Error | undefined)?.stack}\n`) }),
  });
  return new LocalDeckService(host);
}
