/** Checks that this machine can make decks, by trying each part. */
import { rm, statfs, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { MeasuredFont } from '../../engine/fonts/face.ts';
import { Face } from '../../engine/fonts/face.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import type { Check } from '../schema/check.ts';
import { serverConfig } from '../server-config.ts';
import { configFiles, type Place, readConfig } from '../settings/config-file.ts';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { Desk } from './desk.ts';
import { dataFolder } from './home.ts';
import { packageFile } from './package-file.ts';
import { retentionText } from './retention.ts';
import { AuditStore } from './store/audit-store.ts';
import { openStore, vaultOf } from './store/open-store.ts';
import { lockServer } from './store/server-lock.ts';

const fonts: readonly MeasuredFont[] = ['carlito', 'arimo', 'inter', 'caladea'];
/** Enough for a deck or two and the store's journal. Bytes. */
const leastFree = 200e6;
/** Enough to renew a certificate by hand. */
const leastDays = 7;

/** What every command on this machine needs. */
export async function checkMachine(place: Place): Promise<Check[]> {
  const { env } = place;
  return [
    checkNode(process.versions.node),
    await check('settings', 'quarterdeck config list', async () => {
      const files = configFiles(place).map((each) => ({ ...each, says: readConfig(each).size }));
      return files.map(({ file, says }) => `${says === 0 ? 'none' : says} in ${file}`).join(', ');
    }),
    await check('fonts', 'install Quarterdeck again', async () => {
      for (const font of fonts)
        for (const bold of [false, true]) if (!(new Face(font, bold).width('Quarterdeck') > 1)) throw new Error(`${font} measures nothing`);
      return `${fonts.length} families to measure with`;
    }),
    await check('data engine', 'install Quarterdeck again, without leaving out optional packages', async () => {
      const bytes = Buffer.from('id,stage,amount,close_date\n1,Won,10,2025-01-02\n2,Lost,20,2025-02-03\n');
      const { facts } = await new Desk(env).facts({ data: [{ path: 'deals.csv', bytes }], options: { today: '2025-03-01' } });
      return `computed ${facts.length} facts of a small table`;
    }),
    await check('store', 'check who may write there, or name another folder with QUARTERDECK_HOME', async () => {
      const folder = dataFolder(env);
      const store = await openStore(folder, env);
      await store.destroy();
      const probe = path.join(folder, `.probe-${process.pid}`);
      await writeFile(probe, '');
      await rm(probe);
      return folder;
    }),
    await check('audit log', 'compare it with a backup or an export: quarterdeck audit', async () => {
      const store = await openStore(dataFolder(env), env);
      try {
        const { entries, broken } = await new AuditStore(store, () => 0).verify();
        if (broken !== null) throw new Error(`entry ${broken} is missing or not as it was written`);
        return `${entries} entries, each as it was written`;
      } finally {
        await store.destroy();
      }
    }),
    await check('encryption', 'put the key back: docs/security.md', async () => {
      const store = await openStore(dataFolder(env), env);
      try {
        const { origin, beside, keys } = vaultOf(store).check();
        const what =
          keys === 0 ? 'nothing encrypted yet' : keys === 1 ? '1 data key, which it opens' : `${keys} data keys, all of which it opens`;
        return `key from ${origin}, ${what}${beside ? '; it lies beside the store: keep it elsewhere with QUARTERDECK_ENCRYPTION_KEY_FILE' : ''}`;
      } finally {
        await store.destroy();
      }
    }),
    await check('disk', 'make room', async () => {
      const { bavail, bsize } = await statfs(dataFolder(env));
      const free = bavail * bsize;
      if (free < leastFree) throw new Error(`only ${Math.round(free / 1e6)} MB are free`);
      return `${(free / 1e9).toFixed(1)} GB free`;
    }),
  ];
}

/** What `serve` needs besides. */
export async function checkServer(place: Place): Promise<Check[]> {
  return [
    await check('server settings', 'quarterdeck serve --help', async () => {
      const { host, port, slots } = serverConfig({}, place);
      const decks = slots ?? Math.max(1, os.availableParallelism() - 1);
      return [`${host}:${port}`, decks === 1 ? '1 deck at a time' : `${decks} decks at a time`].join(', ');
    }),
    await check('retention', 'quarterdeck serve --help', async () => retentionText(serverConfig({}, place))),
    ...(await checkCertificate(place)),
    await check('workers', 'install Quarterdeck again', async () => {
      const { RenderChild } = await import('./render/render-child.ts');
      const child = new RenderChild(512);
      try {
        await child.ready(10_000);
      } finally {
        child.kill();
      }
      return `a worker starts (${packageFile('dist/render-child.cjs')})`;
    }),
    await check('server', 'quarterdeck serve', async () => {
      try {
        lockServer(dataFolder(place.env)).release();
      } catch (error) {
        if (error instanceof QuarterdeckError && error.code === 'server_running') return error.message;
        throw error;
      }
      return 'none runs on this store';
    }),
  ];
}

/** Only where a server has one. */
async function checkCertificate(place: Place): Promise<Check[]> {
  const { tlsCert: cert, tlsKey: key, tlsClientCa: clientCa } = resolveSettings(['tlsCert', 'tlsKey', 'tlsClientCa'], {}, place);
  if (cert.text === null || key.text === null) return [];
  const files = { cert: cert.text, key: key.text, clientCa: clientCa.text ?? undefined };
  return [
    await check('certificate', 'renew the certificate; a running server follows its files', async () => {
      const { ServerCertificate } = await import('../tls.ts');
      const { validTo } = new ServerCertificate(files);
      const days = Math.floor((validTo.getTime() - Date.now()) / 86_400_000);
      if (days < leastDays) throw new Error(days < 0 ? `it ended on ${isoDay(validTo)}` : `it ends on ${isoDay(validTo)}, in ${days} days`);
      return `${files.cert}, until ${isoDay(validTo)}`;
    }),
  ];
}

function isoDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

function checkNode(version: string): Check {
  const [major, minor] = version.split('.').map(Number);
  const ok = major! > 20 || (major === 20 && minor! >= 18);
  return { name: 'node', passed: ok, detail: version, next: ok ? null : 'install Node.js 20.18.1 or newer' };
}

/** The error thrown is the finding. */
export async function check(name: string, next: string, work: () => Promise<string>): Promise<Check> {
  try {
    return { name, passed: true, detail: await work(), next: null };
  } catch (error) {
    return { name, passed: false, detail: (error as Error).message, next: (error instanceof QuarterdeckError && error.next) || next };
  }
}
