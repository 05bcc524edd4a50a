/** HTTPS as a server speaks it: which versions, whose certificate, and what happens when its files change. */
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { ConnectionOptions, Server, TLSSocket } from 'node:tls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ServerCertificate } from '../../src/service/tls.ts';
import { api } from '../helpers/api.ts';
import { authority, certificateFiles } from '../helpers/certificate.ts';
import { tempDir } from '../helpers/temp-dir.ts';

const everyMs = 10;

/** A server with a certificate, and who asks it. */
async function secureApi({ clientCa }: { clientCa?: string } = {}) {
  const folder = tempDir();
  const issuer = authority();
  const files = certificateFiles(folder, issuer);
  const certificate = new ServerCertificate({ ...files, clientCa });
  const { app } = await api({ tls: certificate.options, baseUrl: 'https://localhost' });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const errors: string[] = [];
  onTestFinished(certificate.follow(app.server as unknown as Server, ({ message }) => errors.push(message), everyMs));
  const get = (options: ConnectionOptions = {}) =>
    new Promise<{ status: number; headers: Record<string, unknown>; protocol: string | null; shown: string }>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path: '/healthz', agent: false, ca: issuer.cert, ...options }, (answer) => {
        const socket = answer.socket as TLSSocket;
        const [protocol, shown] = [socket.getProtocol(), socket.getPeerX509Certificate()!.serialNumber];
        answer.resume().on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, protocol, shown }));
      });
      asked.on('error', reject).end();
    });
  return { folder, issuer, files, get, errors };
}

describe('a server with a certificate', () => {
  it('speaks TLS 1.3 and tells browsers to come back that way', async () => {
    const { get } = await secureApi();
    expect(await get()).toMatchObject({
      status: 200,
      protocol: 'TLSv1.3',
      headers: { 'strict-transport-security': 'max-age=31536000' },
    });
  });

  it.each(['TLSv1', 'TLSv1.1', 'TLSv1.2'] as const)('refuses %s in the handshake', async (maxVersion) => {
    const { get } = await secureApi();
    await expect(get({ minVersion: maxVersion, maxVersion, ciphers: 'DEFAULT@SECLEVEL=0' })).rejects.toThrow('alert protocol version');
  });

  it('takes callers of the named authority only, if one is named', async () => {
    const folder = tempDir();
    const [ours, theirs] = [authority('Ours'), authority('Theirs')];
    const known = certificateFiles(folder, ours, 'known');
    const unknown = certificateFiles(folder, theirs, 'unknown');
    const { get } = await secureApi({ clientCa: known.ca });
    const as = ({ cert, key }: { cert: string; key: string }) => get({ cert: readFileSync(cert), key: readFileSync(key) });
    expect(await as(known)).toMatchObject({ status: 200 });
    await expect(as(unknown)).rejects.toThrow();
    await expect(get()).rejects.toThrow();
  });

  it('shows a renewed certificate to the next caller, without a restart', async () => {
    const { folder, issuer, get } = await secureApi();
    const { shown } = await get();
    certificateFiles(folder, issuer);
    await expect.poll(async () => (await get()).shown).not.toBe(shown);
    expect((await get()).protocol).toBe('TLSv1.3');
  });

  it('still refuses TLS 1.2 after a renewal', async () => {
    const { folder, issuer, get } = await secureApi();
    const { shown } = await get();
    certificateFiles(folder, issuer);
    await expect.poll(async () => (await get()).shown).not.toBe(shown);
    await expect(get({ maxVersion: 'TLSv1.2' })).rejects.toThrow('alert protocol version');
  });

  it('keeps its certificate and says why, once, when the new files cannot be used', async () => {
    const { files, get, errors } = await secureApi();
    const { shown } = await get();
    writeFileSync(files.cert, 'half of a');
    await expect.poll(() => errors).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 10 * everyMs));
    expect(errors).toEqual([expect.stringContaining('The renewed certificate is not used, the one before stays')]);
    expect((await get()).shown).toBe(shown);
  });
});

describe('files of a certificate', () => {
  const refused = (change: (files: { cert: string; key: string }) => void) => {
    const files = certificateFiles(tempDir(), authority());
    change(files);
    return () => new ServerCertificate(files);
  };

  it('that are missing, no PEM or not of one pair are refused at the start', () => {
    const missing = refused((files) => Object.assign(files, { cert: 'nowhere.pem' }));
    const noPem = refused(({ key }) => writeFileSync(key, 'secret words'));
    const other = refused((files) => Object.assign(files, { key: certificateFiles(tempDir(), authority()).key }));
    expect(missing).toThrow('nowhere.pem cannot be read');
    expect(noPem).toThrow('no certificate and its key in PEM');
    expect(noPem).not.toThrow('secret words');
    expect(other).toThrow('key values mismatch');
  });
});
