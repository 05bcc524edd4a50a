/** `export`: options and help. */
import { gates } from '../../model/gate.ts';
import type { CommandSpec } from '../command-spec.ts';
import type { FormatOptions } from '../file-format.ts';
import { strictOptions } from '../shared-options.ts';

export interface ExportOptions extends FormatOptions {
  force?: boolean;
  strict?: boolean;
  failOn?: string;
}

export const exportSpec: CommandSpec<ExportOptions> = {
  name: 'export',
  summary: 'Export a layout or a deck to a file',
  details:
    'A layout is the output of generate --layout-only and gives the same bytes as generate. Name an existing deck by its ID or by its unedited .pptx file; --format json exports its layout.\n' +
    'png and svg are one file per slide: -o q4.png writes q4-01.png, q4-02.png and so on, or into the folder that -o names.',
  arguments: [
    { syntax: '<layout|deck>', description: 'layout file (JSON; - reads stdin); the ID or file of a deck, or last for the most recent' },
  ],
  options: {
    'Output:': [
      {
        flags: '-o, --output <file>',
        description: 'File to write (default: named after the title, in the current folder); - writes to stdout',
      },
      {
        flags: '--format <format>',
        description: 'File format: pptx, json, pdf, html, png or svg (default: pptx, or from the output file name)',
      },
      { flags: '--slide <number>', description: 'Only this slide (pdf, html, png, svg)' },
      { flags: '--sheet', description: 'All slides in one picture (png, svg)' },
      { flags: '--notes', description: 'Each slide above its notes, for paper (pdf)' },
      { flags: '--width <pixels>', description: 'Width of a picture (png, svg; default: 1600)' },
      { flags: '--force', description: 'Overwrite the output file' },
      ...strictOptions(gates, 'Exit 3 without writing when any gate but unfilled fails'),
    ],
  },
  examples: [
    { command: 'quarterdeck export layout.json -o q4.pptx', does: 'export a layout as a deck' },
    { command: 'quarterdeck export last --format json -o layout.json', does: 'the layout of the most recent deck, to edit' },
    { command: 'quarterdeck export last -o q4.pdf', does: 'as PDF; q4.html is a web page, q4.png pictures' },
    { command: 'quarterdeck export last --format png --sheet -o q4.png', does: 'all slides in one picture' },
    { command: 'quarterdeck export - --format pptx -o - < layout.json > q4.pptx', does: 'in a pipeline' },
  ],
  fields: ['export_id', 'status', 'format', 'media_type', 'download_url', 'bytes', 'sha256', 'expires_at', 'report', 'path', 'paths'],
  load: async () => (await import('./run/export.ts')).exportDeck,
};
