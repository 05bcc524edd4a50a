/** Who may speak plain HTTP with a server that others can reach: this machine, and the proxies that were named. */
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { QuarterdeckError } from '../../model/errors.ts';
import { readNetwork } from '../network.ts';

/** First of all hooks: a key that came in the clear is not even looked up. */
export function refuseStrangers(app: FastifyInstance, trustedProxies: string): void {
  const named = new BlockList();
  for (const each of ['127.0.0.0/8', '::1', ...trustedProxies.split(',').map((text) => text.trim())]) {
    const network = readNetwork(each);
    if (network) named.addSubnet(network.address, network.length, network.family);
  }
  app.addHook('onRequest', async ({ socket }) => {
    const peer = socket.remoteAddress ?? '';
    if (named.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4')) return;
    throw new QuarterdeckError('tls_required', 'This server speaks without encryption to its proxy only.', {
      next: 'call its public address, which begins with https://',
    });
  });
}
