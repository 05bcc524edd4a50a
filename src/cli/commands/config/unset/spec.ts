/** `config unset`. */
import type { CommandSpec } from '../../../command-spec.ts';
import type { ConfigSetOptions } from '../set/spec.ts';

export const configUnsetSpec: CommandSpec<ConfigSetOptions> = {
  name: 'config unset',
  summary: 'Take a setting out of a file',
  arguments: [{ syntax: '<setting>', description: 'such as currency' }],
  options: { 'For whom:': [{ flags: '--project', description: 'In quarterdeck.json of this folder' }] },
  examples: [
    { command: 'quarterdeck config unset time_zone', does: 'of yours' },
    { command: 'quarterdeck config unset brand_kit --project', does: 'of the project in this folder' },
  ],
  fields: ['name', 'file'],
  load: () => import('./run.ts'),
};
