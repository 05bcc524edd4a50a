/** The certificate a server shows: read from files, and read again when they are renewed. */
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Server, TlsOptions } from 'node:tls';
import { createSecureContext } from 'node:tls';
import { QuarterdeckError } from '../model/errors.ts';

export interface CertificateFiles {
  /** PEM: the certificate, followed by its chain. */
  cert: string;
  key: string;
  /** PEM: callers must show a certificate that one of these authorities signed. */
  clientCa?: string | undefined;
}

type Pem = Pick<TlsOptions, 'cert' | 'key' | 'ca'>;

/** How often to look for renewed files, milliseconds. */
const lookEveryMs = 5_000;
/** Time for a handshake, milliseconds; the default of Node.js is two minutes. */
const handshakeMs = 10_000;

export class ServerCertificate {
  readonly #files: CertificateFiles;
  #seen: string;
  #pem: Pem;

  /** @throws QuarterdeckError option_invalid if the files cannot be used */
  constructor(files: CertificateFiles) {
    this.#files = files;
    this.#pem = readPem(files);
    this.#seen = fingerprint(this.#pem);
  }

  /** TLS 1.3 only: older versions are refused in the handshake. */
  get options(): TlsOptions {
    const mutual = this.#files.clientCa !== undefined;
    return { ...this.#context(), handshakeTimeout: handshakeMs, requestCert: mutual, rejectUnauthorized: mutual };
  }

  /** When the certificate ends. */
  get validTo(): Date {
    return new Date(new X509Certificate(this.#pem.cert as Buffer).validTo);
  }

  /**
   * Follows the files; connections from then on get the new certificate. Files that cannot be used change nothing.
   * @param onError Called once for each content of the files that cannot be used.
   * @returns stops following
   */
  follow(server: Server, onError: (error: Error) => void, everyMs = lookEveryMs): () => void {
    let told = '';
    const look = () => {
      try {
        const pem = readPem(this.#files);
        told = '';
        const now = fingerprint(pem);
        if (now === this.#seen) return;
        this.#pem = pem;
        this.#seen = now;
        server.setSecureContext(this.#context());
      } catch (thrown) {
        // Not every five seconds the same line in the log.
        const { message } = thrown as Error;
        if (message !== told)
          onError(new Error(`The renewed certificate is not used, the one before stays: ${message}`, { cause: thrown }));
        told = message;
      }
    };
    const timer = setInterval(look, everyMs).unref();
    return () => clearInterval(timer);
  }

  #context(): TlsOptions {
    return { ...this.#pem, minVersion: 'TLSv1.3' };
  }
}

/** @throws QuarterdeckError option_invalid */
function readPem({ cert, key, clientCa }: CertificateFiles): Pem {
  const [certBytes, keyBytes] = [read(cert), read(key)];
  const pem = { cert: certBytes, key: keyBytes, ...(clientCa !== undefined && { ca: read(clientCa) }) };
  try {
    createSecureContext(pem);
  } catch (cause) {
    // The message of the library names a format or a mismatch, never what is in the file.
    throw unusable(`${cert} and ${key} are no certificate and its key in PEM: ${(cause as Error).message}`, cause);
  }
  return pem;
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw unusable(`${file} cannot be read: ${(cause as Error).message}`, cause);
  }
}

function fingerprint({ cert, key, ca }: Pem): string {
  return [cert, key, ca].join('\n');
}

function unusable(why: string, cause?: unknown): QuarterdeckError {
  return new QuarterdeckError('option_invalid', `The server has no certificate to show: ${why}.`, {
    next: 'name files in PEM with --tls-cert and --tls-key',
    cause,
  });
}
