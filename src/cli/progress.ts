/** Progress on stderr: a spinner on a terminal, otherwise a line per stage, nothing when quiet. */
import type { Context } from './context.ts';

export interface Progress {
  /** A present participle: `Reading the data`; on a terminal with the remaining seconds, if known. */
  stage(text: string, secondsLeft?: number | null): void;
  /** Clears the line; call it before printing anything else. */
  stop(): void;
}

type World = Pick<Context, 'io' | 'globals' | 'env' | 'onEarlyEnd'>;

export async function startProgress({ io, globals, env, onEarlyEnd }: World): Promise<Progress> {
  if (globals.quiet) return silent;
  // ora counts lines by the width and would erase forever if it is 0.
  if (io.err.isTTY && io.err.columns > 0 && env.TERM !== 'dumb' && !env.CI) {
    const progress = await spinner(io.err.stream, io.err.color > 0);
    // Before the error is shown, and only once.
    onEarlyEnd(progress.stop);
    return progress;
  }
  // Without a terminal, stderr of a --json run is a problem object or empty.
  if (globals.json) return silent;
  let last = '';
  return {
    stage(text) {
      if (text !== last) void io.err.write(`${text}...\n`);
      last = text;
    },
    stop() {},
  };
}

const silent: Progress = { stage() {}, stop() {} };

async function spinner(stream: NodeJS.WritableStream, colored: boolean): Promise<Progress> {
  const { default: ora } = await import('ora');
  // Without `discardStdin: false`, it would swallow Ctrl-C.
  const line = ora({ stream, isEnabled: true, discardStdin: false, color: colored ? 'cyan' : false, text: '' });
  let stopped = false;
  let until: number | null = null;
  let stage = '';
  const draw = () => {
    const left = until === null ? 0 : Math.ceil((until - performance.now()) / 1000);
    line.text = left > 0 ? `${stage}... about ${left} s left` : `${stage}...`;
  };
  const tick = setInterval(draw, 1000).unref();
  return {
    stage(text, secondsLeft) {
      if (stopped) return;
      stage = text;
      until = secondsLeft == null ? null : performance.now() + secondsLeft * 1000;
      draw();
      line.start();
    },
    stop() {
      stopped = true;
      clearInterval(tick);
      line.stop();
    },
  };
}
