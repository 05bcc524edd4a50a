/** Streams that remember what was written to them, for running the command line inside a test. */
import { PassThrough } from 'node:stream';
import type { ColorLevel } from '../../src/cli/color.ts';
import type { Io, Output } from '../../src/cli/io.ts';

export interface FakeIo extends Io {
  stdout(): string;
  stderr(): string;
}

export interface FakeIoOptions {
  stdin?: string;
  tty?: { in?: boolean; out?: boolean; err?: boolean };
  columns?: number;
  color?: ColorLevel;
}

export function fakeIo({ stdin = '', tty = {}, columns = 80, color = 0 }: FakeIoOptions = {}): FakeIo {
  const out = fakeOutput(tty.out === true, color, columns);
  const err = fakeOutput(tty.err === true, color, columns);
  return {
    in: { isTTY: tty.in === true, read: async () => Buffer.from(stdin) },
    out: out.output,
    err: err.output,
    stdout: out.text,
    stderr: err.text,
  };
}

function fakeOutput(isTTY: boolean, color: ColorLevel, columns: number): { output: Output; text(): string } {
  const chunks: Buffer[] = [];
  const keep = (data: string | Uint8Array) => chunks.push(Buffer.from(data));
  const stream = Object.assign(new PassThrough(), {
    isTTY,
    columns,
    clearLine: () => true,
    cursorTo: () => true,
    moveCursor: () => true,
  });
  stream.on('data', keep);
  return {
    output: {
      isTTY,
      color,
      columns,
      stream,
      write: async (data) => {
        keep(data);
      },
    },
    text: () => Buffer.concat(chunks).toString('utf8'),
  };
}
