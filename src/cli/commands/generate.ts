/** `generate`: options and help. */

import { lookIds } from '../../model/brand-kit.ts';
import { gates } from '../../model/gate.ts';
import { languages } from '../../model/language.ts';
import type { CommandSpec } from '../command-spec.ts';
import { dataOptions, deckFields, strictOptions } from '../shared-options.ts';

export interface GenerateOptions {
  promptFile?: string;
  document?: string[];
  outline?: string;
  data?: string[];
  source?: string[];
  mapping?: string;
  commentary?: string;
  brandKit?: string;
  slides?: string;
  language?: string;
  audience?: string;
  account?: string;
  period?: string;
  asOf?: string;
  dateOrder?: string;
  fiscalYear?: string;
  timeZone?: string;
  currency?: string;
  /** false with `--no-model`. */
  model?: string | false;
  modelBaseUrl?: string;
  modelLimit?: string;
  modelRequired?: boolean;
  replay?: string;
  dryRun?: boolean;
  outlineOnly?: boolean;
  layoutOnly?: boolean;
  provenance?: string | true;
  strict?: boolean;
  failOn?: string;
  /** false with `--no-wait`. */
  wait?: boolean;
  waitTimeout?: string;
  idempotencyKey?: string;
  metadata?: string[];
  force?: boolean;
  output?: string;
}

export const generateSpec: CommandSpec<GenerateOptions> = {
  name: 'generate',
  summary: 'Make a deck from a prompt, data and a brand kit',
  details:
    'The prompt says what the deck is about, the numbers come from the data and the design from the brand kit.\n' +
    'With data but no prompt, it makes a quarterly business review.',
  arguments: [{ syntax: '[prompt]', description: 'what the deck is about, in plain text or Markdown; - reads stdin' }],
  options: {
    'Content:': [
      { flags: '--prompt-file <file>', description: 'Read the prompt from a text or Markdown file' },
      {
        flags: '--document <file>',
        description:
          'Make the deck from a document: Word, PowerPoint, PDF, HTML, captions (VTT, SRT), Markdown or text; - reads stdin; repeatable',
        repeatable: true,
      },
      { flags: '--outline <file>', description: 'Use the slides of an outline (JSON or YAML) instead of planning them; - reads stdin' },
      { flags: '--commentary <file>', description: 'Add your commentary next to the figures (Markdown; one heading per figure)' },
      { flags: '--slides <number>', description: 'Number of slides, such as 12, or a range, such as 8-12' },
      {
        flags: '--language <code>',
        description: 'Language of the deck',
        choices: Object.keys(languages),
      },
      { flags: '--audience <words>', description: 'Who the deck is for, such as "the board"' },
      { flags: '--account <name>', description: 'Account the deck is about, such as "Isdom"; no other account is read or named' },
      { flags: '--period <period>', description: 'Reporting period, such as 2025-Q4, 2025-11, 2025, FY26-Q1 or YTD' },
      {
        flags: '--fiscal-year <start>',
        description: 'First month of the fiscal year, such as feb, or a week pattern, such as 445:last-sat-jan',
        isSetting: true,
      },
      { flags: '--as-of <date>', description: 'Date of the deck, such as 2025-12-31 (default: today, or the last date of older data)' },
    ],
    'Data and brand:': [
      ...dataOptions,
      {
        flags: '--brand-kit <file>',
        description: `Brand kit: a file (JSON, or a corporate .pptx or .potx), the name of an imported one, such as acme or acme@2, or a built-in one: ${lookIds.join(', ')}`,
        isSetting: true,
      },
    ],
    'Language model:': [
      {
        flags: '--model <name>',
        description: 'Have a language model write the outline, such as anthropic:claude-sonnet-4-5',
        isSetting: true,
      },
      { flags: '--no-model', description: 'Use the embedded planner alone, whatever model is set' },
      { flags: '--model-base-url <url>', description: "Address of the model, if not its provider's own", isSetting: true },
      {
        flags: '--model-limit <tokens>',
        description: 'Most tokens one deck may use, read and written; the deck is made with what the model wrote by then',
        isSetting: true,
      },
      { flags: '--model-required', description: 'Fail if the model gives no deck, rather than use the embedded planner' },
      { flags: '--replay <file>', description: "Use a model's kept answers instead of asking it (quarterdeck download --format answers)" },
      { flags: '--dry-run', description: 'Print the first request to the model (JSON) and send nothing' },
    ],
    'Output:': [
      {
        flags: '-o, --output <file>',
        description:
          'File to write: .pptx, or .pdf, .html, .png or .svg to look at (default: a .pptx named after the title, in the current folder); - writes to stdout',
      },
      { flags: '--force', description: 'Overwrite the output file' },
      ...strictOptions(gates, 'Exit 3 without writing when any gate but unfilled fails or text is left to fill in'),
      {
        flags: '--provenance [file]',
        description: 'Also write the source of every figure (JSON; default: next to the deck, .provenance.json)',
      },
      { flags: '--outline-only', description: 'Stop after planning and print the outline (JSON)' },
      { flags: '--layout-only', description: 'Stop before writing and print the layout (JSON)' },
    ],
    'Waiting:': [
      { flags: '--no-wait', description: 'Make the deck in the background and print its ID' },
      { flags: '--wait-timeout <seconds>', description: 'Maximum time to wait before exiting with 5' },
      { flags: '--idempotency-key <key>', description: 'Return the same deck for the same key and request within 24 hours' },
      { flags: '--metadata <name=value>', description: 'Key-value pair to store with the deck; repeatable', repeatable: true },
    ],
  },
  examples: [
    { command: 'quarterdeck generate --data crm/ -o q4.pptx', does: 'a quarterly business review of the data' },
    { command: 'quarterdeck generate --data crm/ -o q4.pdf', does: 'the same as PDF; .html is a web page, .png pictures' },
    { command: 'quarterdeck generate "QBR, 12 slides" --data crm/ --brand-kit acme.json', does: 'on brand, with 12 slides' },
    { command: 'quarterdeck generate --data crm/ --brand-kit dark -o q4.pptx', does: 'in a built-in look' },
    { command: 'quarterdeck generate --data crm/ --brand-kit corporate.potx', does: "in your company's own template" },
    { command: 'quarterdeck generate "QBR" --data "postgres://reader@db/crm?table=deals"', does: 'from a database' },
    { command: 'quarterdeck generate - -o launch.pptx < brief.md', does: 'from a Markdown brief' },
    { command: 'quarterdeck generate --data crm/ --model openai:gpt-5', does: 'written by a language model, with the same figures' },
    { command: 'quarterdeck generate --data crm/ --outline-only > outline.json', does: 'review the plan first' },
    { command: 'quarterdeck generate --outline outline.json --data crm/', does: 'make a deck from the edited plan' },
    { command: 'quarterdeck generate --data crm/ --no-wait --idempotency-key q4-board', does: 'in the background, at most once' },
  ],
  fields: [...deckFields, 'paths'],
  load: async () => (await import('./run/generate.ts')).generate,
};
