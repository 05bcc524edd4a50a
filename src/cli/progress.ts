/** What is happening right now, on stderr: a spinner on a terminal, a plain line a stage elsewhere, nothing when quiet. */
import type { Context } from './context.ts';

export interface Progress {
  /** A present participle: `Reading the data`. */
  stage(text: string): void;
  /** Clears the line; call it before anything else is printed. */
  stop(): void;
}

type World = Pick<Context, 'io' | 'globals' | 'env' | 'onEarlyEnd'>;

export async function startProgress({ io, globals, env, onEarlyEnd }: World): Promise<Progress> {
  if (globals.quiet) return silent;
  // ora counts lines by the width and would erase without end where that is 0.
  if (io.err.isTTY && io.err.columns > 0 && env.TERM !== 'dumb' && !env.CI) {
    const progress = await spinner(io.err.stream, io.err.color > 0);
    // Before the error is shown, and never again after it.
    onEarlyEnd(progress.stop);
    return progress;
  }
  // Off a terminal, stderr of a --json run holds a problem object or nothing.
  if (globals.json) return silent;
  return { stage: (text) => void io.err.write(`${text}...\n`), stop() {} };
}

const silent: Progress = { stage() {}, stop() {} };

async function spinner(stream: NodeJS.WritableStream, colored: boolean): Promise<Progress> {
  const { default: ora } = await import('ora');
  // Without `discardStdin: false` it takes Ctrl-C away from the program.
  const line = ora({ stream, isEnabled: true, discardStdin: false, color: colored ? 'cyan' : false, text: '' });
  let stopped = false;
  return {
    stage(text) {
      if (!stopped) line.start(`${text}...`);
    },
    stop() {
      stopped = true;
      line.stop();
    },
  };
}
