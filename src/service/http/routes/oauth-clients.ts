/** `/v1/oauth-clients`: create, list, get, delete; the secret is returned once. */
import type { HandlersOf } from '../register-operations.ts';

export const oauthClientHandlers: HandlersOf<'createOauthClient' | 'listOauthClients' | 'getOauthClient' | 'deleteOauthClient'> = {
  createOauthClient: ({ service, body }) => service.oauthClients.create(body),
  listOauthClients: ({ service }) => service.oauthClients.list(),
  getOauthClient: ({ service, params }) => service.oauthClients.get(params.client_id),
  deleteOauthClient: ({ service, params }) => service.oauthClients.delete(params.client_id),
};
