/** `backup`: what it takes and what its help says. */
import type { CommandSpec } from '../command-spec.ts';

export interface BackupOptions {
  force?: boolean;
}

export const backupSpec: CommandSpec<BackupOptions> = {
  name: 'backup',
  summary: 'Copy everything this machine keeps into one file',
  details:
    'Decks with their files, API keys, brand kits, sources with their passwords: keep it as safe as the store itself.\n' +
    'A server may go on running meanwhile; what it is asked for during the copy is not in it.\n' +
    'Every byte is covered by a checksum, and the file is read back before it gets its name.',
  arguments: [{ syntax: '<file>', description: 'where to write it' }],
  options: { 'What it may do:': [{ flags: '--force', description: 'Replace the file if it exists' }] },
  examples: [
    { command: 'quarterdeck backup monday.backup', does: 'the store as it is now' },
    { command: 'quarterdeck backup monday.backup --force --json', does: 'in a script' },
  ],
  fields: ['path', 'created_at', 'bytes', 'decks', 'files'],
  load: async () => (await import('./run/backup.ts')).backup,
};
