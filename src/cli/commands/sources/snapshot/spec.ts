/** `sources snapshot`: keeps the tables of a source in a folder. */
import type { CommandSpec } from '../../../command-spec.ts';

export interface SnapshotOptions {
  output?: string;
}

export const sourcesSnapshotSpec: CommandSpec<SnapshotOptions> = {
  name: 'sources snapshot',
  summary: 'Keep the tables of a source in a folder',
  details:
    'From the folder, generate --data makes the same deck again, byte for byte, without the source.\nIt holds the data and no password.',
  arguments: [{ syntax: '<name>', description: 'name of the source' }],
  options: { 'What to write:': [{ flags: '-o, --output <folder>', description: 'Folder to make (default: the name and the date)' }] },
  examples: [
    { command: 'quarterdeck sources snapshot sales -o q4-data', does: 'keep what the deck is made from' },
    { command: 'quarterdeck sources snapshot sales', does: 'under its name and today’s date' },
  ],
  fields: ['folder', 'source', 'kind', 'as_of', 'files', 'tables'],
  load: () => import('./run.ts'),
};
