/** `export`: options and help. */
import { gates } from '../../model/gate.ts';
import type { CommandSpec } from '../command-spec.ts';
import { strictOptions } from '../shared-options.ts';

export interface ExportOptions {
  format?: string;
  output?: string;
  force?: boolean;
  strict?: boolean;
  failOn?: string;
}

export const exportSpec: CommandSpec<ExportOptions> = {
  name: 'export',
  summary: 'Export a layout or a deck to a file',
  details:
    'A layout is the output of generate --layout-only and gives the same bytes as generate. Name an existing deck by its ID; --format json exports its layout.',
  arguments: [{ syntax: '<layout|deck>', description: 'layout file (JSON; - reads stdin), the ID of a deck, or last for the most recent' }],
  options: {
    'Output:': [
      {
        flags: '-o, --output <file>',
        description: 'File to write (default: named after the title, in the current folder); - writes to stdout',
      },
      { flags: '--format <format>', description: 'File format: pptx or json (default: pptx, or from the output file name)' },
      { flags: '--force', description: 'Overwrite the output file' },
      ...strictOptions(gates, 'Exit 3 without writing when any gate but unfilled fails'),
    ],
  },
  examples: [
    { command: 'quarterdeck export layout.json -o q4.pptx', does: 'export a layout as a deck' },
    { command: 'quarterdeck export last --format json -o layout.json', does: 'the layout of the most recent deck, to edit' },
    { command: 'quarterdeck export - --format pptx -o - < layout.json > q4.pptx', does: 'in a pipeline' },
  ],
  fields: ['export_id', 'status', 'format', 'download_url', 'bytes', 'sha256', 'expires_at', 'report', 'path'],
  load: async () => (await import('./run/export.ts')).exportDeck,
};
