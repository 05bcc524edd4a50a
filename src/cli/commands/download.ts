/** `download`: what it takes and what its help says. */
import type { CommandSpec } from '../command-spec.ts';

export interface DownloadOptions {
  output?: string;
  format?: string;
  resume?: boolean;
  force?: boolean;
}

export const downloadSpec: CommandSpec<DownloadOptions> = {
  name: 'download',
  summary: 'Get the file of a deck',
  details: 'It is written beside, checked against its length and checksum, and only then called as you named it.',
  arguments: [{ syntax: '<deck>', description: 'id of the deck; last is the latest one' }],
  options: {
    'What to write:': [
      { flags: '-o, --output <file>', description: 'Where to write (default: the title, in this folder); - is stdout' },
      {
        flags: '--format <format>',
        description: 'Which of its files (default: pptx)',
        choices: ['pptx', 'outline', 'layout', 'provenance'],
      },
      { flags: '--resume', description: 'Go on with a download that broke off' },
      { flags: '--force', description: 'Overwrite the output file' },
    ],
  },
  examples: [
    { command: 'quarterdeck download last -o q4.pptx', does: 'the latest deck' },
    { command: 'quarterdeck download deck_01jd8kq2v9 --resume -o q4.pptx', does: 'after the connection broke' },
    { command: 'quarterdeck download last --format outline -o - > outline.json', does: 'its outline, into a pipe' },
  ],
  fields: ['deck_id', 'format', 'path', 'bytes', 'sha256'],
  load: async () => (await import('./run/download.ts')).download,
};
