/** `config get`: one value, alone on its line. */
import { settingOf } from '../../../../service/settings/config-file.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { held } from '../held.ts';

export async function run(context: Context, [key]: readonly string[]): Promise<ExitCode> {
  const { value, origin, from } = held(context)[settingOf(key!, 'Quarterdeck')];
  await printResult(context, { record: { name: key, value, origin, from }, receipt: value, notes: [] });
  return 0;
}
