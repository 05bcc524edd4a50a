/** `keys revoke`. */
import { type CommandSpec, type RemovalOptions, removalOptions } from '../../../command-spec.ts';
import { keyFields } from '../fields.ts';

export const keysRevokeSpec: CommandSpec<RemovalOptions> = {
  name: 'keys revoke',
  summary: 'End an API key at once',
  arguments: [{ syntax: '<key>', description: 'id of the key, such as key_01jd…' }],
  options: removalOptions,
  examples: [
    { command: 'quarterdeck keys revoke key_01jd8kq2v9', does: 'nothing may use it from now on' },
    { command: 'quarterdeck keys revoke key_01jd8kq2v9 --yes --json', does: 'in a script' },
  ],
  fields: keyFields,
  load: () => import('./run.ts'),
};
