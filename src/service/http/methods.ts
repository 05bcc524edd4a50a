/** A known address with a method it does not take: 405 with `Allow`; `OPTIONS` is answered with the same list. */
import { QuarterdeckError } from '../../model/errors.ts';
import type { App } from './app.ts';

/** Asks for every route that is added from then on; a path that no route has is left to be not found. */
export function answerOtherMethods(app: App): void {
  const methodsOf = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set(['OPTIONS']);
    for (const each of [method].flat()) methods.add(each);
    methodsOf.set(url, methods);
  });
  app.addHook('onReady', () => {
    addresses = [...methodsOf].map(([url, methods]) => ({ pattern: patternOf(url), allow: [...methods].sort().join(', ') }));
  });
  let addresses: { pattern: RegExp; allow: string }[] = [];
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!;
    const known = addresses.find(({ pattern }) => pattern.test(path));
    if (!known) {
      throw new QuarterdeckError('route_not_found', `There is nothing at ${request.method} ${path}.`, { next: 'see GET /v1/openapi.json' });
    }
    reply.header('allow', known.allow);
    if (request.method === 'OPTIONS') return reply.code(204).send();
    throw new QuarterdeckError('method_not_allowed', `${path} does not take ${request.method}.`, { next: `use one of ${known.allow}` });
  });
}

/** `/v1/decks/:deck_id` takes one part for each name. */
function patternOf(url: string): RegExp {
  return new RegExp(`^${url.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`);
}
