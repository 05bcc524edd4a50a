/** Takes nothing in that a full disk could not keep; what is read, canceled and deleted goes on. */
import type { FastifyInstance } from 'fastify';
import type { Room } from '../local/store/room.ts';

export function needRoom(app: FastifyInstance, room: Pick<Room, 'demand' | 'refuses'>): void {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    if ((method === 'POST' || method === 'PUT') && !routeOptions.url?.endsWith('/cancel')) await room.demand();
  });
  // A quota shows only when something is refused.
  app.addHook('onError', async (_request, _reply, error) => void room.refuses(error));
}
