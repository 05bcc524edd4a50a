/** `config list`: a line a setting. */
import { keyOf, settingNames, settings } from '../../../../service/settings/settings.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { listLines } from '../../../text-table.ts';
import { type Held, held } from '../held.ts';
import type { ConfigListOptions } from './spec.ts';

export async function run(context: Context, _args: readonly string[], { showOrigin = false }: ConfigListOptions): Promise<ExitCode> {
  const { out } = context.io;
  const values = held(context);
  const data = settingNames.map((name) => ({ name: keyOf(name), meaning: settings[name].meaning, ...values[name] }));
  const rows = data.map((each) => [each.name, each.value ?? '', showOrigin ? originOf(each) : each.meaning]);
  await printResult(context, {
    record: { object: 'list', data, has_more: false, next_cursor: null },
    receipt: listLines(['Setting', 'Value', showOrigin ? 'From' : 'Meaning'], rows, '', {
      isTTY: out.isTTY,
      // Where a value comes from is not cut: it is to be gone to.
      columns: showOrigin ? Number.POSITIVE_INFINITY : out.columns,
    }),
    notes: [],
  });
  return 0;
}

/** `environment: QUARTERDECK_CURRENCY` */
function originOf({ origin, from }: Held): string {
  return from === null ? origin : `${origin}: ${from}`;
}
