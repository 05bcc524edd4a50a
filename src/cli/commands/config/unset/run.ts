/** `config unset`: takes a key out of a file, also one that is no setting. */
import { QuarterdeckError } from '../../../../model/errors.ts';
import { readWritten } from '../../../../service/settings/config-file.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { changeConfig, chosenFile } from '../change-config.ts';
import type { ConfigSetOptions } from '../set/spec.ts';

export async function run(context: Context, [key]: readonly string[], { project = false }: ConfigSetOptions): Promise<ExitCode> {
  const { file } = chosenFile(context, project);
  if (!Object.hasOwn(readWritten(file), key!)) {
    throw new QuarterdeckError('config_invalid', `${file} does not set ${key}.`, { next: 'quarterdeck config list --show-origin' });
  }
  changeConfig(file, { [key!]: undefined });
  await printResult(context, { record: { name: key, file }, receipt: `Took ${key} out of ${file}`, notes: [] });
  return 0;
}
