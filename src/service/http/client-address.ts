/** Where a request comes from: the address it was sent from, or the one that a trusted proxy names. */
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

export function clientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  // A proxy may pass on whatever a client wrote.
  return isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip;
}
