/** The options by which every command is told its data, and how to read them. */
import type { OptionSpec } from './command-spec.ts';

export const dataOptions: readonly OptionSpec[] = [
  {
    flags: '--data <path>',
    description: 'File, folder, "pattern*" or postgres:// URL of data, or - for stdin; name=path names it; may be repeated',
    repeatable: true,
  },
  { flags: '--source <name>', description: 'Source of data kept by quarterdeck sources add; may be repeated', repeatable: true },
  { flags: '--mapping <file>', description: 'Say which column means what (JSON or YAML)' },
  { flags: '--date-order <order>', description: 'How dates such as 03/04/2025 are read', choices: ['dmy', 'mdy'], isSetting: true },
  { flags: '--time-zone <name>', description: 'Where times with an offset become dates, such as America/New_York', isSetting: true },
  { flags: '--currency <code>', description: 'Currency of the amounts, such as USD', isSetting: true },
];
