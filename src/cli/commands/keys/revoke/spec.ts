/** `keys revoke`. */
import type { CommandSpec } from '../../../command-spec.ts';

export const keysRevokeSpec: CommandSpec = {
  name: 'keys revoke',
  summary: 'End an API key at once',
  arguments: [{ syntax: '<key>', description: 'id of the key, such as key_01jd…' }],
  options: {},
  examples: [
    { command: 'quarterdeck keys revoke key_01jd8kq2v9', does: 'nothing may use it from now on' },
    { command: 'quarterdeck keys revoke key_01jd8kq2v9 --json', does: 'for a program' },
  ],
  fields: ['key_id', 'name', 'hint', 'scopes', 'created_at', 'expires_at', 'last_used_at', 'revoked_at'],
  load: () => import('./run.ts'),
};
