/** A rendering child process, under memory and time limits, seen from the parent. */
import { type ChildProcess, execFile, fork } from 'node:child_process';
import type { Stage } from '../../../engine/generate-deck.ts';
import { type Asking, type LanguageModel, ModelFailure } from '../../../engine/story/language-model.ts';
import { QuarterdeckError } from '../../../model/errors.ts';
import { errorOfProblem } from '../../errors.ts';
import type { Environment } from '../home.ts';
import { packageFile } from '../package-file.ts';
import type { FromChild, ToChild } from './child.ts';
import type { JobHooks, JobKind, Jobs } from './jobs.ts';

export class RenderChild {
  readonly #process: ChildProcess;
  readonly #ready: Promise<void>;
  /** Number of jobs it was given. */
  jobs = 0;
  alive = true;

  /** @param memoryMb Maximum heap, MiB; twice as much in total. */
  constructor(memoryMb: number) {
    this.#process = fork(packageFile('dist/render-child.cjs'), [], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${memoryMb}`],
      // Nothing of the server's environment: no secrets, proxies or Node.js options.
      env: { TZ: 'UTC', PATH: process.env.PATH ?? '' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#ready = new Promise((resolve) => this.#process.once('message', () => resolve()));
    const gone = () => {
      this.alive = false;
    };
    this.#process.once('exit', gone).on('error', gone);
    // Buffers and the data engine are outside the heap that V8 limits; only Linux can limit them from outside.
    if (process.platform === 'linux' && this.pid !== undefined) {
      execFile('prlimit', ['--pid', String(this.pid), `--data=${memoryMb * 2 * 1024 * 1024}`], () => {});
    }
    // An idle child must not keep the process alive.
    this.#process.unref();
    this.#process.channel?.unref();
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** @throws QuarterdeckError the job's error; render_timeout, render_crashed; server_busy if the child never started; the signal's reason */
  async run<Kind extends JobKind>(
    kind: Kind,
    asked: Jobs[Kind]['asked'],
    { env, deadlineMs, onStage, signal, model }: JobHooks & { env: Environment; deadlineMs: number },
  ): Promise<Jobs[Kind]['made']> {
    this.jobs++;
    let stage: Stage | null = null;
    let sent = false;
    const cleanups: (() => void)[] = [];
    try {
      return await new Promise<Jobs[Kind]['made']>((resolve, reject) => {
        const hear = (message: FromChild<Kind>) => {
          try {
            if ('stage' in message) {
              stage = message.stage;
              onStage?.(stage);
            } else if ('asking' in message) void this.#answer(message.asking, model, signal);
            else if ('made' in message) resolve(message.made);
            else if ('failed' in message) reject(errorOfProblem(message.failed, message));
          } catch {
            // A compromised child could send anything.
            gone();
          }
        };
        // V8 ends a process with a full heap by SIGABRT.
        const gone = (_code?: unknown, by?: NodeJS.Signals | null) =>
          reject(sent ? crashed(kind, stage, by === 'SIGABRT' ? 'too much memory' : 'unknown') : notBegun());
        const broken = (cause: Error) =>
          this.pid === undefined
            ? reject(
                new QuarterdeckError('server_busy', 'The system starts no further process.', { next: 'send the request again', cause }),
              )
            : gone();
        const stop = () => reject(signal!.reason);
        // A model has its own time limits.
        const timer = setTimeout(() => reject(late(kind, stage, deadlineMs)), deadlineMs + (model ? modelMs : 0));
        this.#process.on('message', hear).once('exit', gone).once('error', broken);
        signal?.addEventListener('abort', stop, { once: true });
        cleanups.push(
          () => clearTimeout(timer),
          () => this.#process.off('message', hear).off('exit', gone).off('error', broken),
          () => signal?.removeEventListener('abort', stop),
        );
        if (signal?.aborted) stop();
        else if (!this.alive) gone();
        else {
          const send = () => {
            sent = true;
            this.#send({ kind, asked, env, ...(model && { model: model.name }) });
          };
          this.#ready.then(send).catch(reject);
        }
      });
    } catch (error) {
      // Kill it, because nobody wants what it still does. A job that failed by itself leaves a healthy child.
      if (signal?.aborted || !(error instanceof QuarterdeckError) || error.code.startsWith('render_')) this.kill();
      throw error;
    } finally {
      for (const cleanup of cleanups) cleanup();
    }
  }

  /** Asks the model what the child wants to know. */
  async #answer(asking: Asking, model: LanguageModel | undefined, signal: AbortSignal | undefined): Promise<void> {
    try {
      if (!model) throw new ModelFailure('request', 'No model was opened for this deck.');
      this.#send({ answer: await model.ask(asking, signal) });
    } catch (error) {
      const { kind, message } = error instanceof ModelFailure ? error : new ModelFailure('unreachable', 'The model could not be asked.');
      this.#send({ noAnswer: { kind, message } });
    }
  }

  /** @throws Error if it does not start in time */
  async ready(withinMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const overdue = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`It did not start within ${withinMs / 1000} s.`)), withinMs);
      this.#process.once('exit', (code) => reject(new Error(`It ended at its start, with exit code ${code}.`)));
    });
    await Promise.race([this.#ready, overdue]).finally(() => clearTimeout(timer));
  }

  kill(): void {
    this.alive = false;
    this.#process.kill('SIGKILL');
  }

  #send(message: ToChild): void {
    // Its exit is or was reported elsewhere.
    if (!this.#process.connected) return;
    try {
      this.#process.send(message);
    } catch (cause) {
      if (!(cause instanceof RangeError)) throw cause;
      throw new QuarterdeckError('request_invalid', 'What was sent is nested too deeply to be read.', {
        next: 'send less deeply nested JSON',
        cause,
      });
    }
  }
}

/** The longest that a deck waits for its model. */
const modelMs = 660_000;

const names: Record<JobKind, string> = {
  deck: 'Making the deck',
  export: 'Making the file',
  picture: 'Drawing the slide',
  check: 'Checking the deck',
  documents: 'Reading the documents',
  outline: 'Reading the outline',
  mapping: 'Reading the mapping file',
  'brand-kit': 'Reading the brand kit',
  description: 'Reading the data source',
  snapshot: 'Reading the data source',
};

function late(kind: JobKind, stage: Stage | null, deadlineMs: number): QuarterdeckError {
  return new QuarterdeckError('render_timeout', `${names[kind]} was not done within ${deadlineMs / 1000} seconds${at(stage)}.`, {
    next: next(kind),
  });
}

export function crashed(kind: JobKind, stage: Stage | null, why: 'too much memory' | 'unknown'): QuarterdeckError {
  const said = why === 'too much memory' ? 'it took more memory than it may' : 'it broke down, or took more memory than it may';
  return new QuarterdeckError('render_crashed', `${names[kind]} ended early${at(stage)}: ${said}.`, {
    next: next(kind),
  });
}

/** The process ended before the job started. */
function notBegun(): QuarterdeckError {
  return new QuarterdeckError('server_busy', 'The process that does such work could not be started.', {
    next: 'send the request again; if the error persists, check the server log',
    retryAfter: 5,
  });
}

/** What V8, Node.js and the data engine throw when the process gets no more memory below its heap limit. */
export function isOutOfMemory(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return thrown instanceof RangeError
    ? /allocation failed|invalid (array buffer|string|array) length|cannot create a string/i.test(thrown.message)
    : /^Out of Memory Error/.test(thrown.message);
}

function next(kind: JobKind): string {
  if (kind === 'check') return 'check the deck on your machine: quarterdeck check';
  if (kind === 'documents') return 'give the chapters that the deck is about, or their text';
  return kind === 'brand-kit' ? 'delete unused layouts and large pictures from its template' : 'ask for fewer slides, or give less data';
}

function at(stage: Stage | null): string {
  return stage === null ? '' : ` at the stage "${stage}"`;
}
