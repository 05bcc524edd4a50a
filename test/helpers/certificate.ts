/** Certificates for tests, written by hand: an authority, and what it signs. X.509 v3 in DER (RFC 5280), ECDSA on P-256. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

interface Authority {
  name: string;
  key: KeyObject;
  /** In PEM. */
  cert: string;
}

const der = (tag: number, ...parts: (Buffer | string)[]): Buffer => {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const time = (at: Date) => der(0x17, `${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`);
const nameOf = (text: string) => sequence(der(0x31, sequence(oid('550403'), der(0x0c, text))));
const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const extension = (id: string, critical: boolean, value: Buffer) =>
  sequence(oid(id), ...(critical ? [der(0x01, Buffer.from([0xff]))] : []), der(0x04, value));

function certificate(
  subject: string,
  publicKey: KeyObject,
  issuer: { name: string; key: KeyObject },
  isAuthority: boolean,
  days: number,
): string {
  const now = Date.now();
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const basic = sequence(...(isAuthority ? [der(0x01, Buffer.from([0xff]))] : []));
  const names = sequence(der(0x82, 'localhost'), der(0x87, Buffer.from([127, 0, 0, 1])));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    nameOf(issuer.name),
    sequence(time(new Date(now - 86_400_000)), time(new Date(now + days * 86_400_000))),
    nameOf(subject),
    spki,
    der(
      0xa3,
      sequence(
        extension('551d13', true, basic),
        extension('551d0e', false, der(0x04, createHash('sha1').update(spki).digest())),
        ...(isAuthority ? [] : [extension('551d11', false, names)]),
      ),
    ),
  );
  const signature = sign('sha256', body, issuer.key);
  const bytes = sequence(body, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature));
  return `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replace(/.{64}/g, '$&\n').trimEnd()}\n-----END CERTIFICATE-----\n`;
}

const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

export function authority(name = 'Test authority'): Authority {
  const { publicKey, privateKey } = pair();
  return { name, key: privateKey, cert: certificate(name, publicKey, { name, key: privateKey }, true, 30) };
}

/** Files `<name>.cert.pem` and `<name>.key.pem` in the folder, for localhost and 127.0.0.1; the same name again renews them. */
export function certificateFiles(folder: string, by: Authority, name = 'server'): { cert: string; key: string; ca: string } {
  const { publicKey, privateKey } = pair();
  const at = (what: string) => path.join(folder, `${name}.${what}.pem`);
  writeFileSync(at('key'), privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  writeFileSync(at('cert'), certificate('localhost', publicKey, by, false, 10));
  writeFileSync(at('ca'), by.cert);
  return { cert: at('cert'), key: at('key'), ca: at('ca') };
}
