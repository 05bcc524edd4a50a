/** `config get`. */
import type { CommandSpec } from '../../../command-spec.ts';

export const configGetSpec: CommandSpec = {
  name: 'config get',
  summary: 'Print the value of a setting',
  details: 'Nothing is printed where none holds.',
  arguments: [{ syntax: '<setting>', description: 'such as currency; quarterdeck config list has them all' }],
  options: {},
  examples: [
    { command: 'quarterdeck config get currency', does: 'for a script' },
    { command: 'quarterdeck config get port --json', does: 'with where it comes from' },
  ],
  fields: ['name', 'value', 'origin', 'from'],
  load: () => import('./run.ts'),
};
