/** `sources test`: whether a source can be read. */
import type { CommandSpec } from '../../../command-spec.ts';

export const sourcesTestSpec: CommandSpec = {
  name: 'sources test',
  summary: 'Read a source and say what is there',
  arguments: [{ syntax: '<name>', description: 'name of the source' }],
  options: {},
  examples: [
    { command: 'quarterdeck sources test sales', does: 'tables and rows, or why it cannot be read' },
    { command: 'quarterdeck sources test sales --quiet', does: 'the exit code alone' },
  ],
  fields: ['name', 'kind', 'tables', 'notes'],
  load: () => import('./run.ts'),
};
