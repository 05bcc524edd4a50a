/** Lets in only so many large bodies at a time: each is held in memory whole, and several times over while it is read. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { QuarterdeckError } from '../../model/errors.ts';

/**
 * A hook for `onRequest`, run once the caller is known.
 * @param large Bytes from which a body counts; one that does not say its size does too.
 */
export function fewLargeBodies({ large, atOnce }: { large: number; atOnce: number }) {
  let inside = 0;
  return async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const unsaid = headers['transfer-encoding'] === undefined ? 0 : Number.POSITIVE_INFINITY;
    const size = Number(headers['content-length'] ?? unsaid);
    if (size < large) return;
    if (inside >= atOnce) {
      throw new QuarterdeckError('server_busy', 'Other large bodies are just being read.', {
        next: 'send the request again',
        retryAfter: 5,
      });
    }
    inside++;
    // However it ends: answered, refused or broken off.
    reply.raw.once('close', () => inside--);
  };
}
