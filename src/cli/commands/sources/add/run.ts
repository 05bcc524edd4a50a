/** `sources add`: reads the flags, keeps the source. */
import path from 'node:path';
import { QuarterdeckError } from '../../../../model/errors.ts';
import type { SourceKind } from '../../../../service/schema/source.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { readStdin, readText } from '../../../read-input.ts';
import type { AddOptions } from './spec.ts';

export async function run(context: Context, [name = '']: readonly string[], options: AddOptions): Promise<ExitCode> {
  const service = await context.service();
  const { kind, location } = placeOf(options, context.cwd);
  const source = await service.sources.put(name, {
    kind,
    location,
    ...(options.table && { tables: options.table }),
    ...(options.query !== undefined && { query: options.query }),
    ...(options.mapping !== undefined && { mapping: await readText(options.mapping, context) }),
    ...(options.passwordStdin && { password: await readPassword(context) }),
    ...(options.force && { replace: true }),
  });
  await printResult(context, {
    record: source,
    receipt: `Added ${name}\n\nLook into it:\n  quarterdeck sources show ${name}\nMake a deck of it:\n  quarterdeck generate --source ${name}`,
    notes: [],
  });
  return 0;
}

function placeOf({ file, folder, postgres }: AddOptions, cwd: string): { kind: SourceKind; location: string } {
  const given = Object.entries({ file, folder, postgres }).filter(([, value]) => value !== undefined) as [SourceKind, string][];
  if (given.length !== 1) {
    const what = given.length === 0 ? 'Nothing says where the source is' : `A source is in one place, and ${given.length} are given`;
    throw new QuarterdeckError('option_invalid', `${what}.`, { next: 'give one of --file, --folder and --postgres' });
  }
  const [kind, location] = given[0]!;
  return { kind, location: kind === 'postgres' ? location : path.resolve(cwd, location) };
}

/** On a terminal it is asked for, and not shown. */
async function readPassword(context: Context): Promise<string> {
  const { askSecret, canAsk } = await import('../../../ask.ts');
  const text = canAsk(context) ? await askSecret(context, 'Password') : (await readStdin(context)).toString('utf8');
  const password = text.replace(/\r?\n$/, '');
  if (password !== '' && !/[\r\n\0]/.test(password)) return password;
  throw new QuarterdeckError('option_invalid', password === '' ? 'stdin held no password.' : 'stdin held more than one line.', {
    next: 'give the password on one line: … --password-stdin < password.txt',
  });
}
