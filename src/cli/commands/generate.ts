/** `generate`: what it takes and what its help says. */
import { lookIds } from '../../model/brand-kit.ts';
import type { CommandSpec } from '../command-spec.ts';
import { dataOptions, deckFields } from '../shared-options.ts';

export interface GenerateOptions {
  promptFile?: string;
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
  outlineOnly?: boolean;
  layoutOnly?: boolean;
  provenance?: string | true;
  strict?: boolean;
  /** false for `--no-wait`. */
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
    'The prompt says what the deck is for; the numbers come from the data, the looks from the brand kit.\n' +
    'With data and no prompt, a quarterly business review is made.',
  arguments: [{ syntax: '[prompt]', description: 'what the deck is for, in words or Markdown; - reads it from stdin' }],
  options: {
    'What to say:': [
      { flags: '--prompt-file <file>', description: 'Read the prompt from a text or Markdown file' },
      { flags: '--outline <file>', description: 'Take the slides from an outline (JSON or YAML) instead of planning them; - is stdin' },
      { flags: '--commentary <file>', description: "Put a person's words beside the figures (Markdown; a heading names each)" },
      { flags: '--slides <number>', description: 'Number of slides, such as 12, or a range such as 8-12' },
      {
        flags: '--language <code>',
        description: 'Language of the deck',
        choices: ['en', 'de', 'fr', 'es', 'pt', 'it', 'ja', 'zh', 'ar'],
      },
      { flags: '--audience <words>', description: 'Who will see it, such as "the board"' },
      { flags: '--account <name>', description: 'The one account it is about, such as "Isdom": no other one is read or named' },
      { flags: '--period <period>', description: 'Reporting period, such as 2025-Q4, 2025-11, 2025 or FY26-Q1' },
      {
        flags: '--fiscal-year <start>',
        description: 'Month the fiscal year starts in, such as feb, or weeks: 445:last-sat-jan',
        isSetting: true,
      },
      { flags: '--as-of <date>', description: 'Date the deck speaks from, such as 2025-12-31 (default: today, or the end of older data)' },
    ],
    'Data and looks:': [
      ...dataOptions,
      {
        flags: '--brand-kit <file>',
        description: `Brand kit: a file (JSON, or a corporate .pptx or .potx), the name of a kept one, such as acme or acme@2, or a built-in one: ${lookIds.join(', ')}`,
        isSetting: true,
      },
    ],
    'What to write:': [
      { flags: '-o, --output <file>', description: 'Where to write (default: the title, in this folder); - is stdout' },
      { flags: '--force', description: 'Overwrite the output file' },
      { flags: '--strict', description: 'Write nothing and exit 3 when any gate fails or text is left to fill' },
      {
        flags: '--provenance [file]',
        description: 'Also write where every figure comes from (JSON; default: beside the deck, .provenance.json)',
      },
      { flags: '--outline-only', description: 'Stop after planning and print the outline (JSON)' },
      { flags: '--layout-only', description: 'Stop before writing and print the layout (JSON)' },
    ],
    'How to wait:': [
      { flags: '--no-wait', description: 'Have it made in the background; print its id and how to go on' },
      { flags: '--wait-timeout <seconds>', description: 'Longest time to wait for it; then exit 5' },
      { flags: '--idempotency-key <key>', description: 'The same key and request within a day mean the same deck' },
      { flags: '--metadata <name=value>', description: 'Words of your own to keep with the deck; may be repeated', repeatable: true },
    ],
  },
  examples: [
    { command: 'quarterdeck generate --data crm/ -o q4.pptx', does: 'a quarterly business review of the data' },
    { command: 'quarterdeck generate "QBR, 12 slides" --data crm/ --brand-kit acme.json', does: 'on brand, at length' },
    { command: 'quarterdeck generate --data crm/ --brand-kit dark -o q4.pptx', does: 'in a built-in look' },
    { command: 'quarterdeck generate --data crm/ --brand-kit corporate.potx', does: "in your company's own template" },
    { command: 'quarterdeck generate "QBR" --data "postgres://reader@db/crm?table=deals"', does: 'from a database' },
    { command: 'quarterdeck generate - -o launch.pptx < brief.md', does: 'from a Markdown brief' },
    { command: 'quarterdeck generate --data crm/ --outline-only > outline.json', does: 'look at the plan first' },
    { command: 'quarterdeck generate --outline outline.json --data crm/', does: 'and make the edited plan' },
    { command: 'quarterdeck generate --data crm/ --no-wait --idempotency-key q4-board', does: 'in the background, once' },
  ],
  fields: deckFields,
  load: async () => (await import('./run/generate.ts')).generate,
};
