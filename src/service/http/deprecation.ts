/** Routes that are to go: said in each answer (RFC 9745, RFC 8594) and in the OpenAPI document, long before they do. */
import type { FastifyInstance } from 'fastify';

interface Deprecation {
  /** From then on nobody should begin to use it. */
  since: Date;
  /** From then on it may be gone. */
  sunset: Date;
  /** Where it is told what to use in its place. */
  link: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    deprecated?: Deprecation;
  }
}

export function tellDeprecation(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ routeOptions: { config } }, reply) => {
    if (!config.deprecated) return;
    const { since, sunset, link } = config.deprecated;
    reply
      .header('deprecation', `@${Math.floor(since.getTime() / 1000)}`)
      .header('sunset', sunset.toUTCString())
      .header('link', `<${link}>; rel="deprecation"; type="text/html"`);
  });
}
