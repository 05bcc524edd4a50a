import { Readable, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { inputOf, outputOf } from '../../src/cli/io.ts';

const plain = { env: {}, colorRefused: false };

function failing(code: string): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done(Object.assign(new Error(code), { code })) });
}

describe('an output', () => {
  it('takes a reader that went away for the end and not for an error', async () => {
    const output = outputOf(failing('EPIPE'), plain);
    await output.write('one');
    await expect(output.write('two')).resolves.toBeUndefined();
  });

  it('says that the disk is full', async () => {
    await expect(outputOf(failing('ENOSPC'), plain).write('one')).rejects.toMatchObject({ code: 'disk_full' });
  });

  it('resolves once the stream took the bytes', async () => {
    const taken: string[] = [];
    const output = outputOf(
      new Writable({
        write(chunk, _encoding, done) {
          setTimeout(() => {
            taken.push(String(chunk));
            done();
          }, 5);
        },
      }),
      plain,
    );
    await output.write('slow');
    expect(taken).toEqual(['slow']);
  });
});

describe('an input', () => {
  it('gives all of its bytes', async () => {
    expect(String(await inputOf(Readable.from([Buffer.from('a '), Buffer.from('brief')])).read())).toBe('a brief');
  });

  it('stops when the signal aborts', async () => {
    const controller = new AbortController();
    const reading = inputOf(new Readable({ read() {} })).read(controller.signal);
    controller.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });
});
