/** A caller who breaks off before the answer: `request.gone` aborts, and what is done for that answer alone ends. */
import type { FastifyInstance } from 'fastify';
import { QuarterdeckError } from '../../model/errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    gone: AbortSignal;
  }
}

export function noticeGone(app: FastifyInstance): void {
  app.decorateRequest('gone');
  app.addHook('onRequest', async (request, { raw }) => {
    const gone = new AbortController();
    request.gone = gone.signal;
    raw.once('close', () => {
      if (!raw.writableFinished) gone.abort(new QuarterdeckError('canceled', 'The caller has gone.'));
    });
  });
}
