/** `preview`: options and help. */
import type { CommandSpec } from '../command-spec.ts';
import { pictureProtocols } from '../preview/picture-protocols.ts';
import { dataOptions } from '../shared-options.ts';

export interface PreviewCommandOptions {
  data?: string[];
  source?: string[];
  mapping?: string;
  brandKit?: string;
  asOf?: string;
  dateOrder?: string;
  timeZone?: string;
  currency?: string;
  slide?: string;
  /** false with `--no-open`. */
  open?: boolean;
  terminal?: string | true;
  watch?: boolean;
}

export const previewSpec: CommandSpec<PreviewCommandOptions> = {
  name: 'preview',
  summary: 'Look at a deck in the browser or the terminal',
  details:
    'Writes a deck, a layout or an outline as a web page to a temporary folder and opens it. Nothing is sent anywhere.\n' +
    'With --watch, the page is drawn again whenever the layout, outline, brand kit or data change.',
  arguments: [
    {
      syntax: '<deck|layout|outline>',
      description: 'ID or .pptx file of a deck, or last for the most recent; layout (JSON) or outline (JSON or YAML) file; - reads stdin',
    },
  ],
  options: {
    'Outline:': [
      ...dataOptions,
      { flags: '--brand-kit <file>', description: 'Brand kit of an outline, as for generate', isSetting: true },
      { flags: '--as-of <date>', description: 'Date of the deck, such as 2025-12-31 (default: today, or the last date of older data)' },
    ],
    'Preview:': [
      { flags: '--slide <number>', description: 'Start at this slide; with --terminal, draw only this one' },
      { flags: '--no-open', description: 'Print the address and open nothing' },
      {
        flags: '--terminal [protocol]',
        description: `Draw the slides in this terminal: ${pictureProtocols.join(', ')} (default: the one it is known to have)`,
      },
      { flags: '--watch', description: 'Draw again when files change, until stopped with Ctrl-C' },
    ],
  },
  examples: [
    { command: 'quarterdeck preview last', does: 'the most recent deck, in the browser' },
    { command: 'quarterdeck preview review.json --data crm/ --watch', does: 'an outline while you edit it' },
    { command: 'quarterdeck preview layout.json --terminal --slide 3', does: 'one slide in the terminal' },
    { command: 'quarterdeck preview last --no-open --fields path', does: 'the path of the page, for a script' },
  ],
  endsItself: true,
  fields: ['title', 'slides', 'path', 'url'],
  load: async () => (await import('./run/preview.ts')).preview,
};
