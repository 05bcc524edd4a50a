/** Options and fields that several commands share. */
import type { Gate } from '../model/gate.ts';
import type { OptionSpec } from './command-spec.ts';

export const dataOptions: readonly OptionSpec[] = [
  {
    flags: '--data <path>',
    description: 'File, folder, "pattern*" or postgres:// URL to read, or - for stdin; name=path gives it a name; repeatable',
    repeatable: true,
  },
  { flags: '--source <name>', description: 'Data source added with quarterdeck sources add; repeatable', repeatable: true },
  { flags: '--mapping <file>', description: 'Mapping file that says what each column means (JSON or YAML)' },
  { flags: '--date-order <order>', description: 'Order of dates such as 03/04/2025', choices: ['dmy', 'mdy'], isSetting: true },
  { flags: '--time-zone <name>', description: 'Time zone that turns timestamps into dates, such as America/New_York', isSetting: true },
  { flags: '--currency <code>', description: 'Currency of the amounts, such as USD', isSetting: true },
];

/** When a deck is not written; `gates` are those the command checks. */
export function strictOptions(gates: readonly Gate[], strict: string): OptionSpec[] {
  return [
    { flags: '--strict', description: strict },
    {
      flags: '--fail-on <gates>',
      description: `Exit 3 without writing when one of these gates fails, such as fits,unfilled: ${gates.join(', ')}`,
    },
  ];
}

/** The fields of a deck record, in print order. */
export const deckFields = [
  'deck_id',
  'status',
  'stage',
  'progress',
  'title',
  'prompt',
  'brand_kit_id',
  'brand_kit_version',
  'data_sources',
  'slide_count',
  'slides',
  'files',
  'download_url',
  'report',
  'metadata',
  'error',
  'estimated_completion_seconds',
  'created_at',
  'updated_at',
  'completed_at',
] as const;

/** Fields of the source record, as `--json` prints them. */
export const sourceFields = ['name', 'kind', 'location', 'tables', 'query', 'mapping', 'has_password'] as const;
