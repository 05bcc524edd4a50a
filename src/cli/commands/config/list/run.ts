/** `config list`: a line a setting. */
import { keyOf, settingNames, settings } from '../../../../service/settings/settings.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { textTable } from '../../../text-table.ts';
import { type Held, held } from '../held.ts';
import type { ConfigListOptions } from './spec.ts';

export async function run(context: Context, _args: readonly string[], { showOrigin = false }: ConfigListOptions): Promise<ExitCode> {
  const values = held(context);
  const data = settingNames.map((name) => ({ name: keyOf(name), meaning: settings[name].meaning, ...values[name] }));
  const rows = data.map((each) => [each.name, each.value ?? '', showOrigin ? originOf(each) : each.meaning]);
  await printResult(context, {
    record: { object: 'list', data, has_more: false, next_cursor: null },
    receipt: textTable(['Setting', 'Value', showOrigin ? 'From' : 'Meaning'], rows, context.io.out).join('\n'),
    notes: [],
  });
  return 0;
}

/** `environment: QUARTERDECK_CURRENCY` */
function originOf({ origin, from }: Held): string {
  return from === null ? origin : `${origin}: ${from}`;
}
