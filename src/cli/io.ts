/** The program's streams: the only place that touches those of the process. */
import { addAbortSignal } from 'node:stream';
import { QuarterdeckError } from '../model/errors.ts';
import { type ColorLevel, colorLevel } from './color.ts';

export interface Output {
  readonly isTTY: boolean;
  readonly color: ColorLevel;
  /** Width in characters; 0 if a terminal does not report it. */
  readonly columns: number;
  /** Resolves when the stream has accepted it. A closed pipe is not an error; a full disk is. */
  write(data: string | Uint8Array): Promise<void>;
  /** For libraries that draw themselves. */
  readonly stream: NodeJS.WritableStream;
}

export interface Input {
  readonly isTTY: boolean;
  /** The whole input, as bytes. */
  read(signal?: AbortSignal): Promise<Buffer>;
}

export interface Io {
  readonly in: Input;
  /** For the result only. */
  readonly out: Output;
  /** For everything else a person reads. */
  readonly err: Output;
}

export interface IoOptions {
  env: Readonly<Record<string, string | undefined>>;
  /** `--no-color` was given. */
  colorRefused: boolean;
}

/** Opens each stream on first use: that takes milliseconds, and most commands read nothing. */
export function systemIo(options: IoOptions): Io {
  let input: Input | undefined;
  let out: Output | undefined;
  let err: Output | undefined;
  return {
    get in() {
      input ??= inputOf(process.stdin);
      return input;
    },
    get out() {
      out ??= outputOf(process.stdout, options);
      return out;
    },
    get err() {
      err ??= outputOf(process.stderr, options);
      return err;
    },
  };
}

export function inputOf(stream: NodeJS.ReadableStream & { isTTY?: boolean }): Input {
  return {
    isTTY: stream.isTTY === true,
    async read(signal) {
      const chunks: Buffer[] = [];
      if (signal) addAbortSignal(signal, stream as NodeJS.ReadStream);
      for await (const chunk of stream) chunks.push(Buffer.from(chunk));
      return Buffer.concat(chunks);
    },
  };
}

export function outputOf(stream: NodeJS.WritableStream & { isTTY?: boolean; columns?: number }, { env, colorRefused }: IoOptions): Output {
  const isTTY = stream.isTTY === true;
  let gone = false;
  // Without a listener, a closed pipe (`| head -1`) would end the program with a stack trace.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    gone = true;
    if (!isClosedPipe(error) && error.code !== 'ENOSPC') throw error;
  });
  return {
    isTTY,
    color: colorLevel({ refused: colorRefused, env, isTTY }),
    columns: stream.columns ?? 0,
    stream,
    write: (data) =>
      new Promise((resolve, reject) => {
        if (gone) return resolve();
        stream.write(data, (error?: NodeJS.ErrnoException | null) => {
          if (!error || isClosedPipe(error)) return resolve();
          if (error.code !== 'ENOSPC') return reject(error);
          reject(
            new QuarterdeckError('disk_full', 'The disk behind the output has no room left.', {
              next: 'free some space, or write elsewhere with -o',
            }),
          );
        });
      }),
  };
}

function isClosedPipe({ code }: NodeJS.ErrnoException): boolean {
  return code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED' || code === 'ECONNRESET';
}
