/** `download`: options and help. */
import type { CommandSpec } from '../command-spec.ts';

export interface DownloadOptions {
  output?: string;
  format?: string;
  resume?: boolean;
  force?: boolean;
  decryptWith?: string;
}

export const downloadSpec: CommandSpec<DownloadOptions> = {
  name: 'download',
  summary: 'Download a deck',
  details: 'The file appears under its final name only after its length and checksum are verified.',
  arguments: [{ syntax: '<deck>', description: 'ID of the deck, or last for the most recent' }],
  options: {
    'Output:': [
      {
        flags: '-o, --output <file>',
        description: 'File to write (default: named after the title, in the current folder); - writes to stdout',
      },
      {
        flags: '--format <format>',
        description: 'File to download (default: pptx)',
        choices: ['pptx', 'outline', 'layout', 'provenance', 'answers'],
      },
      { flags: '--resume', description: 'Resume an interrupted download' },
      { flags: '--force', description: 'Overwrite the output file' },
      {
        flags: '--decrypt-with <key.pem>',
        description: 'Private key for a deck encrypted end to end (default: the setting decryption_key)',
      },
    ],
  },
  examples: [
    { command: 'quarterdeck download last -o q4.pptx', does: 'the most recent deck' },
    { command: 'quarterdeck download deck_01jd8kq2v9 --resume -o q4.pptx', does: 'resume after an interruption' },
    { command: 'quarterdeck download last --format outline -o - > outline.json', does: 'its outline, to stdout' },
  ],
  fields: ['deck_id', 'format', 'path', 'bytes', 'sha256'],
  load: async () => (await import('./run/download.ts')).download,
};
