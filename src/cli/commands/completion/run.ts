/** `completion`: the script of a shell, or what may come next. */
import { didYouMean } from '../../../model/did-you-mean.ts';
import { QuarterdeckError } from '../../../model/errors.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { printResult } from '../../output.ts';
import { mayFollow } from './may-follow.ts';
import { isShell, lineOf, scripts, shells } from './shells.ts';

export async function run(context: Context, [shell, ...words]: readonly string[]): Promise<ExitCode> {
  if (!isShell(shell)) {
    const near = didYouMean(shell!, shells);
    throw new QuarterdeckError('option_invalid', `There is no completion for "${shell}"${near ? `; did you mean ${near}?` : '.'}`, {
      next: `use one of ${shells.join(', ')}`,
    });
  }
  if (words.length > 0) {
    const lines = (await mayFollow(words, context)).map((each) => `${lineOf[shell](each)}\n`);
    await context.io.out.write(lines.join(''));
    return 0;
  }
  await printResult(context, { record: { shell, script: scripts[shell] }, receipt: scripts[shell].trimEnd(), notes: [] });
  return 0;
}
