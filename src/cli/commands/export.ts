/** `export`: what it takes and what its help says. */
import type { CommandSpec } from '../command-spec.ts';

export interface ExportOptions {
  format?: string;
  output?: string;
  force?: boolean;
  strict?: boolean;
}

export const exportSpec: CommandSpec<ExportOptions> = {
  name: 'export',
  summary: 'Write a layout or a deck as a file',
  details:
    'The layout is what generate --layout-only prints; the file has the same bytes as generate would have written. A deck that was made is named by its id; its layout is written, or with --format json the layout itself.',
  arguments: [{ syntax: '<layout|deck>', description: 'layout file (JSON; - is stdin), the id of a deck, or last for the latest deck' }],
  options: {
    'What to write:': [
      { flags: '-o, --output <file>', description: 'Where to write (default: the title, in this folder); - is stdout' },
      { flags: '--format <format>', description: 'Kind of file: pptx or json (default: pptx, or as the output file is named)' },
      { flags: '--force', description: 'Overwrite the output file' },
      { flags: '--strict', description: 'Write nothing and exit 3 when any gate fails' },
    ],
  },
  examples: [
    { command: 'quarterdeck export layout.json -o q4.pptx', does: 'the layout as a deck' },
    { command: 'quarterdeck export last --format json -o layout.json', does: 'the layout of the latest deck, to edit' },
    { command: 'quarterdeck export - --format pptx -o - < layout.json > q4.pptx', does: 'in a pipeline' },
  ],
  fields: ['export_id', 'status', 'format', 'download_url', 'bytes', 'sha256', 'expires_at', 'report', 'path'],
  load: async () => (await import('./run/export.ts')).exportDeck,
};
