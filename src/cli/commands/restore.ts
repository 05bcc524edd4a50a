/** `restore`: options and help. */
import type { CommandSpec } from '../command-spec.ts';

export interface RestoreOptions {
  force?: boolean;
}

export const restoreSpec: CommandSpec<RestoreOptions> = {
  name: 'restore',
  summary: 'Restore a backup',
  details: 'Verifies every byte first. The existing store is moved aside, not deleted.\nNot possible while a server is using the store.',
  arguments: [{ syntax: '<file>', description: 'file written by quarterdeck backup' }],
  options: { 'Options:': [{ flags: '--force', description: 'Replace an existing store' }] },
  examples: [
    { command: 'quarterdeck restore monday.backup', does: 'on a machine without a store' },
    { command: 'quarterdeck restore monday.backup --force', does: 'replace the existing store' },
  ],
  fields: ['path', 'created_at', 'bytes', 'decks', 'files', 'before', 'needs_key'],
  load: async () => (await import('./run/restore.ts')).restoreStore,
};
