/** `config set`: checks the value and writes it into a file. */
import { QuarterdeckError } from '../../../../model/errors.ts';
import { checkPlace, settingOf } from '../../../../service/settings/config-file.ts';
import { type Setting, settings } from '../../../../service/settings/settings.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { changeConfig, chosenFile } from '../change-config.ts';
import type { ConfigSetOptions } from './spec.ts';

export async function run(context: Context, [key, value]: readonly string[], { project = false }: ConfigSetOptions): Promise<ExitCode> {
  const target = chosenFile(context, project);
  const name = settingOf(key!, 'Quarterdeck');
  checkPlace(name, target.of, target.file);
  const setting: Setting<unknown> = settings[name];
  const read = setting.read(value!);
  if (read === undefined) {
    throw new QuarterdeckError('option_invalid', `${key} takes ${setting.takes}, not ${JSON.stringify(value)}.`, {
      next: 'quarterdeck config list',
    });
  }
  changeConfig(target.file, { [key!]: typeof read === 'number' ? read : value! });
  await printResult(context, {
    record: { name: key, value: read, file: target.file },
    receipt: `Set ${key} to ${value} in ${target.file}`,
    notes: [],
  });
  return 0;
}
