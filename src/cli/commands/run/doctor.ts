/** Runs `doctor`; imported on demand. */
import { Chalk } from 'chalk';
import { check, checkMachine, checkServer } from '../../../service/local/check-installation.ts';
import type { Check } from '../../../service/schema/check.ts';
import type { Context } from '../../context.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { printResult } from '../../output.ts';
import { remoteOptions } from '../../remote-options.ts';
import { folded } from '../../text-table.ts';
import { chooseService, type ServiceChoice } from '../../which-service.ts';
import type { DoctorOptions } from '../doctor.ts';

export async function doctor(context: Context, _args: readonly string[], { server = false }: DoctorOptions): Promise<ExitCode> {
  const checks = [...(await checkMachine(context)), ...(await checkService(context)), ...(server ? await checkServer(context) : [])];
  const healthy = checks.every(({ passed }) => passed);
  const paint = new Chalk({ level: context.io.out.color });
  const width = Math.max(...checks.map(({ name }) => name.length));
  await printResult(context, {
    record: { healthy, checks },
    receipt: checks
      .map(({ name, passed, detail, next }) =>
        [
          `${passed ? paint.green('ok    ') : paint.red('FAILED')}  ${name.padEnd(width)}  ${folded(detail, context.io.out, 10 + width)
            .join('\n')
            .trimStart()}`,
          ...(next === null ? [] : [`${' '.repeat(10 + width)}Try: ${next}`]),
        ].join('\n'),
      )
      .join('\n'),
    notes: [],
  });
  return healthy ? exitCodes.done.code : exitCodes.failed.code;
}

/** Which service the commands use, and whether it responds. */
async function checkService(context: Context): Promise<Check[]> {
  let choice: ServiceChoice | undefined;
  const chosen = await check('service', 'quarterdeck login', async () => {
    choice = chooseService(context);
    return `${choice.kind === 'local' ? 'this machine' : choice.baseUrl}, because of ${choice.because}`;
  });
  if (choice?.kind !== 'remote') return [chosen];
  const { checkRemote } = await import('../../../service/remote/check-remote.ts');
  return [chosen, ...(await checkRemote(remoteOptions(choice, context), context.clock))];
}
