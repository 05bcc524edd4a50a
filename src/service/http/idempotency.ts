/**
 * `Idempotency-Key` on requests that create something: a repeat within a day returns the same response and does nothing again.
 * Responses may contain secrets, so each is stored encrypted with the caller's API key, which the server does not store.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { QuarterdeckError } from '../../model/errors.ts';
import type { FileStore } from '../local/store/file-store.ts';
import { fingerprintOf, type IdempotentRequest, keepAnswer, keptAnswer, mismatch } from '../local/store/idempotency.ts';
import type { Store } from '../local/store/open-store.ts';
import { text } from '../schema/generate-body.ts';
import { keyOf } from './auth.ts';
import type { App } from './route-parts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its responses are stored for repeats of the request. */
    idempotent?: true;
  }
  interface FastifyRequest {
    /** Set while the first request with its key is in progress. */
    once: { asked: IdempotentRequest; place: string } | null;
  }
}

export const idempotencyHeaders = z.object({
  'idempotency-key': text(200)
    .optional()
    .describe(
      'Repeating a request with the same key within 24 hours does nothing again and returns the same response, with Idempotency-Replayed: true. A different request returns 422. Except for POST /v1/generate, so does a different API key, and a repeat while the first request is in progress returns 409; stored responses are encrypted with the API key.',
    ),
});

/** Headers that are stored with a response. */
const repeated = ['content-type', 'content-disposition', 'location', 'retry-after', 'cache-control'] as const;

interface Kept {
  status: number;
  headers: Record<string, string>;
  /** For a file, its key among the tenant's exports. */
  body: string;
  isFile: boolean;
}

export interface IdempotencyParts {
  store(): Promise<Store>;
  files: FileStore;
  clock: () => Date;
}

export function answerOnce(app: App, { store, files, clock }: IdempotencyParts): void {
  // Only one server uses a store, so requests in progress are all in this process.
  const underWay = new Map<string, string>();
  app.decorateRequest('once', null);
  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (!request.routeOptions.config.idempotent || typeof key !== 'string') return;
    const { tenantId } = request.caller!;
    const route = `${request.method} ${request.routeOptions.url}`;
    const wanted = [request.url, request.body ?? null, request.headers.accept ?? null];
    const asked = { tenantId, route, key, request: wanted, now: clock().getTime() };
    const place = JSON.stringify([tenantId, route, key]);
    const fingerprint = fingerprintOf(wanted);
    const first = underWay.get(place);
    if (first !== undefined) {
      if (first !== fingerprint) throw mismatch(key);
      throw new QuarterdeckError('idempotency_in_flight', 'The first request with this idempotency key is not answered yet.', {
        next: 'send the request again',
        retryAfter: 1,
      });
    }
    underWay.set(place, fingerprint);
    request.once = { asked, place };
    const before = await keptAnswer(await store(), asked);
    if (before !== null) {
      const kept = JSON.parse(opened(before, request, key)) as Kept;
      request.once = null;
      underWay.delete(place);
      await repeat(reply, kept);
    }
  });
  // Even if the caller has disconnected: the request stays in progress until the work is done.
  app.addHook('onSend', async (request, reply, payload) => {
    const { once } = request;
    if (once === null) return payload;
    request.once = null;
    try {
      if (reply.statusCode < 400) await keep(once.asked, request, reply, payload);
    } catch (error) {
      request.log.error({ err: error }, 'An answer could not be kept for those who send the same request again.');
    } finally {
      underWay.delete(once.place);
    }
    return payload;
  });

  async function keep(asked: IdempotentRequest, request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> {
    const isFile = Buffer.isBuffer(payload);
    const body = isFile ? `${asked.tenantId}/exports/answer_${randomBytes(12).toString('hex')}` : String(payload ?? '');
    if (isFile) await files.put(body, payload);
    const headers = Object.fromEntries(repeated.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])));
    const kept: Kept = { status: reply.statusCode, headers, body, isFile };
    await keepAnswer(await store(), asked, sealed(JSON.stringify(kept), request, asked.key));
  }

  async function repeat(reply: FastifyReply, { status, headers, body, isFile }: Kept): Promise<void> {
    const sent = isFile ? await files.read(body).catch(() => null) : body;
    if (sent === null)
      throw new QuarterdeckError('export_not_found', 'The file that was answered is kept no longer.', {
        next: 'send the request with a new key',
      });
    await reply
      .code(status)
      .headers({ ...headers, 'idempotency-replayed': 'true' })
      .serializer((each: unknown) => each as string)
      .send(sent);
  }
}

function secretOf(request: FastifyRequest, key: string, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', keyOf(request) ?? '', salt, `idempotency ${key}`, 32));
}

function sealed(plain: string, request: FastifyRequest, key: string): string {
  const salt = randomBytes(16);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', secretOf(request, key, salt), nonce);
  const bytes = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), bytes]).toString('base64');
}

/** @throws QuarterdeckError idempotency_mismatch if another API key was used */
function opened(kept: string, request: FastifyRequest, key: string): string {
  const bytes = Buffer.from(kept, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', secretOf(request, key, bytes.subarray(0, 16)), bytes.subarray(16, 28));
  decipher.setAuthTag(bytes.subarray(28, 44));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(44)), decipher.final()]).toString('utf8');
  } catch {
    throw mismatch(key);
  }
}
