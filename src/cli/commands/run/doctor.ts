/** Runs `doctor`; imported on demand. */
import { Chalk } from 'chalk';
import { check, checkMachine, checkServer } from '../../../service/local/check-installation.ts';
import type { Check } from '../../../service/schema/check.ts';
import type { Context } from '../../context.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { printResult } from '../../output.ts';
import { remoteOptions } from '../../remote-options.ts';
import { folded, listLines } from '../../text-table.ts';
import { chooseService, type ServiceChoice } from '../../which-service.ts';
import type { DoctorOptions } from '../doctor.ts';

export async function doctor(
  context: Context,
  _args: readonly string[],
  { server = false, egress = false }: DoctorOptions,
): Promise<ExitCode> {
  if (egress) return showEgress(context);
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

/** Where data could go. */
async function showEgress(context: Context): Promise<ExitCode> {
  const { egressOf } = await import('../../../service/local/egress.ts');
  const egress = await egressOf(context);
  const remote = context.globals.local ? [] : serverInUse(context);
  const connections = [...egress.connections, ...remote];
  const rows = connections.map(({ kind, to, because }) => [kind, to, because]);
  await printResult(context, {
    record: { connections, callers_may_add: egress.callers_may_add },
    receipt: [
      rows.length === 0 ? 'Outbound connections: none' : listLines(['Connection', 'To', 'Because of'], rows, '', context.io.out),
      ...egress.callers_may_add.map((each) => `Callers of a server here may add ${each}`),
    ].join('\n'),
    notes: [],
  });
  return exitCodes.done.code;
}

/** The server that commands here call. */
function serverInUse(context: Context) {
  try {
    const choice = chooseService(context);
    return choice.kind === 'remote' ? [{ kind: 'server', to: choice.baseUrl, because: choice.because }] : [];
  } catch {
    // Without a key it is not called.
    return [];
  }
}
