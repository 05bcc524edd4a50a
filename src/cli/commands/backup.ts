/** `backup`: options and help. */
import type { CommandSpec } from '../command-spec.ts';

export interface BackupOptions {
  force?: boolean;
}

export const backupSpec: CommandSpec<BackupOptions> = {
  name: 'backup',
  summary: 'Back up the store to one file',
  details:
    'Includes decks, API keys, brand kits, and sources with their passwords: protect it like the store itself.\n' +
    'The server may keep running; requests made during the backup are not included.\n' +
    'The file is checksummed and verified before it gets its final name.',
  arguments: [{ syntax: '<file>', description: 'file to write' }],
  options: { 'Options:': [{ flags: '--force', description: 'Overwrite the file if it exists' }] },
  examples: [
    { command: 'quarterdeck backup monday.backup', does: 'back up the store' },
    { command: 'quarterdeck backup monday.backup --force --json', does: 'in a script' },
  ],
  fields: ['path', 'created_at', 'bytes', 'decks', 'files'],
  load: async () => (await import('./run/backup.ts')).backup,
};
