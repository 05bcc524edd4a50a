/** Bodies as JSON: text in UTF-8, not compressed, within bounds of depth and width. */
import type { FastifyRequest } from 'fastify';
import { withinBounds } from '../../model/bounds.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import type { App } from './app.ts';

export function readBodies(app: App): void {
  // Of what Fastify reads by itself no route takes plain text.
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(body as Buffer);
    } catch (cause) {
      return done(new QuarterdeckError('request_invalid', 'The body is not text in UTF-8.', { next: 'send JSON in UTF-8', cause }));
    }
    parse(request, text, (error, value) => {
      if (error) return done(error);
      try {
        done(null, withinBounds(value));
      } catch (thrown) {
        done(thrown as Error);
      }
    });
  });
  app.addHook('preParsing', async ({ method, headers }: FastifyRequest) => {
    if (method === 'GET' || method === 'HEAD') return;
    const encoding = headers['content-encoding'];
    const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '')?.[1];
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity') throw unsupported(`Content-Encoding ${encoding}`);
    if (charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset)) throw unsupported(`the character set ${charset}`);
  });
}

function unsupported(what: string): QuarterdeckError {
  return new QuarterdeckError('media_type_unsupported', `A body with ${what} cannot be read here.`, {
    next: 'send it uncompressed, in UTF-8',
  });
}
