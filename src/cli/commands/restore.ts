/** `restore`: what it takes and what its help says. */
import type { CommandSpec } from '../command-spec.ts';

export interface RestoreOptions {
  force?: boolean;
}

export const restoreSpec: CommandSpec<RestoreOptions> = {
  name: 'restore',
  summary: 'Bring back what a backup holds',
  details:
    'Every byte is checked before anything is touched. The store that was there is set aside beside the new one, not deleted.\n' +
    'Refused while a server runs on the store.',
  arguments: [{ syntax: '<file>', description: 'what quarterdeck backup wrote' }],
  options: { 'What it may do:': [{ flags: '--force', description: 'Take the place of a store that is there' }] },
  examples: [
    { command: 'quarterdeck restore monday.backup', does: 'on a machine that keeps nothing yet' },
    { command: 'quarterdeck restore monday.backup --force', does: 'in the place of what is there' },
  ],
  fields: ['path', 'created_at', 'bytes', 'decks', 'files', 'before'],
  load: async () => (await import('./run/restore.ts')).restoreStore,
};
