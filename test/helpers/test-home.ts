/** A home for what the program keeps, away from the one of whoever runs the tests; one for each process of tests. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LocalHost } from '../../src/service/local/local-host.ts';

let home: string | undefined;

export function testHome(): string {
  if (home === undefined) {
    const made = mkdtempSync(path.join(tmpdir(), 'quarterdeck-home-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    home = made;
  }
  return home;
}

let template: Promise<string> | undefined;

/** A home of its own for each run inside this process, its store made before: runs in one process would wait for each other's writing. */
export async function freshHome(): Promise<string> {
  template ??= (async () => {
    const home = path.join(testHome(), 'template');
    const host = new LocalHost({ env: { QUARTERDECK_HOME: home }, clock: () => new Date(), making: 'here' });
    await host.open();
    await host.close();
    return home;
  })();
  const home = mkdtempSync(path.join(testHome(), 'run-'));
  cpSync(await template, home, { recursive: true });
  return home;
}
