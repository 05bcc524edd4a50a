/** One child process that makes decks, seen from the server: what it is sent, what it tells, how it is stopped. */
import { type ChildProcess, execFile, fork } from 'node:child_process';
import { QuarterdeckError } from '../../../engine/errors.ts';
import type { Stage } from '../../../engine/generate-deck.ts';
import { errorOfProblem } from '../../errors.ts';
import type { Environment } from '../home.ts';
import { packageFile } from '../package-file.ts';
import type { FromChild, ToChild } from './child.ts';
import type { Made } from './make-deck.ts';
import type { RenderJob } from './render-job.ts';

export interface RenderHooks {
  onStage(stage: Stage): void;
  signal: AbortSignal;
}

export class RenderChild {
  readonly #process: ChildProcess;
  readonly #ready: Promise<void>;
  /** How many decks it was given. */
  jobs = 0;
  alive = true;

  /** @param memoryMb Most memory of its heap, MiB; twice as much in all. */
  constructor(memoryMb: number) {
    this.#process = fork(packageFile('dist/render-child.js'), [], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${memoryMb}`],
      // Nothing of the server's environment: no secrets, no proxies, no options of Node.js.
      env: { TZ: 'UTC', PATH: process.env.PATH ?? '' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#ready = new Promise((resolve) => this.#process.once('message', () => resolve()));
    const gone = () => {
      this.alive = false;
    };
    this.#process.once('exit', gone).on('error', gone);
    // Buffers and the data engine lie outside of the heap that V8 limits, and only Linux can limit them from outside.
    if (process.platform === 'linux' && this.pid !== undefined) {
      execFile('prlimit', ['--pid', String(this.pid), `--data=${memoryMb * 2 * 1024 * 1024}`], () => {});
    }
    // While it is idle it keeps nobody from ending.
    this.#process.unref();
    this.#process.channel?.unref();
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** @throws QuarterdeckError what the deck failed with; render_timeout, render_crashed; the signal's reason */
  async run(job: RenderJob, env: Environment, deadlineMs: number, { onStage, signal }: RenderHooks): Promise<Made> {
    this.jobs++;
    let stage: Stage | null = null;
    const cleanups: (() => void)[] = [];
    try {
      return await new Promise<Made>((resolve, reject) => {
        const hear = (message: FromChild) => {
          if ('stage' in message) {
            stage = message.stage;
            onStage(stage);
          } else if ('made' in message) resolve(message.made);
          else if ('failed' in message) reject(errorOfProblem(message.failed, message.stack));
        };
        const gone = () => reject(crashed(stage));
        const stop = () => reject(signal.reason);
        const timer = setTimeout(() => reject(late(deadlineMs, stage)), deadlineMs);
        this.#process.on('message', hear).once('exit', gone);
        signal.addEventListener('abort', stop, { once: true });
        cleanups.push(
          () => clearTimeout(timer),
          () => this.#process.off('message', hear).off('exit', gone),
          () => signal.removeEventListener('abort', stop),
        );
        if (signal.aborted) stop();
        else if (!this.alive) gone();
        else void this.#ready.then(() => this.#process.connected && this.#process.send({ job, env } satisfies ToChild));
      });
    } catch (error) {
      // Whatever it still does, it does for nobody. A deck that failed by itself leaves a sound child.
      if (!(error instanceof QuarterdeckError) || error.code.startsWith('render_')) this.kill();
      throw error;
    } finally {
      for (const cleanup of cleanups) cleanup();
    }
  }

  /** @throws Error when it does not start in time */
  async ready(withinMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`It did not start within ${withinMs / 1000} s.`)), withinMs);
      this.#process.once('exit', (code) => reject(new Error(`It ended at its start, with exit code ${code}.`)));
    });
    await Promise.race([this.#ready, late]).finally(() => clearTimeout(timer));
  }

  kill(): void {
    this.alive = false;
    this.#process.kill('SIGKILL');
  }
}

function late(deadlineMs: number, stage: Stage | null): QuarterdeckError {
  return new QuarterdeckError('render_timeout', `The deck was not done within ${deadlineMs / 1000} seconds${at(stage)}.`, {
    next: 'ask for fewer slides, or give less data',
  });
}

function crashed(stage: Stage | null): QuarterdeckError {
  return new QuarterdeckError(
    'render_crashed',
    `Making the deck ended early${at(stage)}: it broke down, or took more memory than it may.`,
    {
      next: 'give less data, or ask for fewer slides',
    },
  );
}

function at(stage: Stage | null): string {
  return stage === null ? '' : ` at the stage "${stage}"`;
}
