/** Asks the user: on a terminal only, and never with --no-input. */
import { QuarterdeckError } from '../model/errors.ts';
import type { RemovalOptions } from './command-spec.ts';
import type { Context } from './context.ts';

type World = Pick<Context, 'io' | 'globals' | 'env' | 'signal'>;

export function canAsk({ io, globals, env }: World): boolean {
  return io.in.isTTY && io.err.isTTY && globals.input !== false && !globals.json && !env.CI;
}

/** @throws QuarterdeckError canceled on Ctrl-C */
export async function ask(world: World, message: string): Promise<string> {
  const { input } = await import('@inquirer/prompts');
  return answered(world, (streams) => input({ message }, streams));
}

/** Hides the answer. @throws QuarterdeckError canceled on Ctrl-C */
export async function askSecret(world: World, message: string): Promise<string> {
  const { password } = await import('@inquirer/prompts');
  return answered(world, (streams) => password({ message, mask: true, toggleMask: false }, streams));
}

/**
 * Asks before deleting for good, unless `--yes` was given.
 * @param question `Delete acme with all its versions?`
 * @throws QuarterdeckError canceled on no; option_invalid if nobody can answer
 */
export async function confirmRemoval(world: World, { yes = false }: RemovalOptions, question: string): Promise<void> {
  if (yes) return;
  if (!canAsk(world)) {
    throw new QuarterdeckError('option_invalid', `Nobody can be asked here: ${question}`, { next: 'add --yes' });
  }
  const { confirm } = await import('@inquirer/prompts');
  if (await answered(world, (streams) => confirm({ message: question, default: false }, streams))) return;
  throw new QuarterdeckError('canceled', 'Nothing was changed.');
}

type Streams = { output: NodeJS.WritableStream; signal: AbortSignal };

async function answered<T>({ io, signal }: World, question: (streams: Streams) => Promise<T>): Promise<T> {
  try {
    // The question is for the person; stdout is for the result.
    return await question({ output: io.err.stream, signal });
  } catch (error) {
    if (['ExitPromptError', 'AbortPromptError', 'CancelPromptError'].includes((error as Error).name)) {
      throw new QuarterdeckError('canceled', 'Stopped before the end; nothing was written.', { cause: error });
    }
    throw error;
  }
}
