/** `/v1/api-keys`: create, list, revoke, replace; the secret is returned once. */
import type { HandlersOf } from '../register-operations.ts';

export const apiKeyHandlers: HandlersOf<'createApiKey' | 'listApiKeys' | 'updateApiKey' | 'revokeApiKey' | 'rotateApiKey'> = {
  createApiKey: ({ service, body }) => service.apiKeys.create(body),
  listApiKeys: ({ service }) => service.apiKeys.list(),
  updateApiKey: ({ service, params, body }) => service.apiKeys.update(params.key_id, body),
  revokeApiKey: ({ service, params }) => service.apiKeys.revoke(params.key_id),
  rotateApiKey: ({ service, params, body }) => service.apiKeys.rotate(params.key_id, { overlapHours: body.overlap_hours }),
};
