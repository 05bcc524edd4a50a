/** Runs `download`; imported on demand. */
import { createHash, type Hash } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { QuarterdeckError } from '../../../model/errors.ts';
import type { FileContent } from '../../../service/deck-service.ts';
import { sha256Of } from '../../../service/file-names.ts';
import { readFile } from '../../../service/read-file.ts';
import type { ArtifactFormat } from '../../../service/schema/deck-status.ts';
import type { Context } from '../../context.ts';
import { decryption } from '../../decryption.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { deckId } from '../../follow-deck.ts';
import { counted, printResult } from '../../output.ts';
import { startProgress } from '../../progress.ts';
import { checkWritable, lookUp, openOutput, writeError } from '../../write-file.ts';
import type { DownloadOptions } from '../download.ts';

export async function download(context: Context, [typed]: readonly string[], options: DownloadOptions): Promise<ExitCode> {
  const { output, resume = false, force = false, decryptWith } = options;
  const open = decryption(context, decryptWith);
  const format = (options.format ?? 'pptx') as ArtifactFormat;
  const { decks } = await context.service();
  const id = await deckId(typed!, decks);
  const done = (file: { path: string | null; bytes: number; sha256: string }, stillEncrypted = false) =>
    printResult(context, {
      record: { deck_id: id, format, ...file },
      receipt: file.path === null ? null : `Wrote ${file.path}, ${counted(file.bytes, 'byte')}`,
      notes: stillEncrypted
        ? [
            {
              heading: 'The file is encrypted end to end',
              tone: 'warn',
              lines: [`Open it: quarterdeck download ${id} --decrypt-with key.pem`],
            },
          ]
        : [],
    });

  if (output === '-') {
    const ending = format === 'pptx' ? '.pptx' : '.json';
    const target = openOutput(context, { file: output, force, binary: format === 'pptx', ending });
    const bytes = await readFile(decks, id, { format, signal: context.signal, open });
    await target.write(bytes, '', { toStdoutByDefault: true });
    return 0;
  }
  const first = await decks.file(id, { format, signal: context.signal });
  const opens = first.encryptedTo !== undefined && open !== null;
  const shown =
    output === undefined || lookUp(path.resolve(context.cwd, output))?.isDirectory()
      ? path.join(output ?? '', opens ? first.name.replace(/\.jwe$/, '') : first.name)
      : output;
  const target = path.resolve(context.cwd, shown);
  checkWritable(target, { force });
  // Named by its hash, so that only the same file is resumed.
  const beside = `${target}.${first.sha256.slice(0, 12)}.part`;
  const there = resume && existsSync(beside) ? statSync(beside).size : 0;
  let written = { bytes: first.bytes, sha256: first.sha256 };
  const progress = await startProgress(context);
  try {
    const hash = createHash('sha256');
    if (there > 0) for await (const chunk of createReadStream(beside)) hash.update(chunk as Buffer);
    const rest = there === 0 ? first : there < first.bytes ? await decks.file(id, { format, from: there, signal: context.signal }) : null;
    const told = (now: number) => progress.stage(`Downloading, ${Math.floor((now / first.bytes) * 10) * 10} %`);
    context.onCancel(async () => broken(first, statSync(beside).size, id, shown, 'canceled'));
    await append(beside, rest, there, hash, told, context.signal);
    verify(beside, first, hash, resume, id, shown);
    if (opens) {
      const plain = await open(readFileSync(beside));
      writeFileSync(beside, plain, { mode: 0o600 });
      written = { bytes: plain.length, sha256: sha256Of(plain) };
    }
    renameSync(beside, target);
  } catch (error) {
    if (error instanceof QuarterdeckError || !(error as NodeJS.ErrnoException).syscall) throw error;
    rmSync(beside, { force: true });
    throw writeError(shown, error as NodeJS.ErrnoException);
  } finally {
    progress.stop();
  }
  await done({ path: shown, ...written }, first.encryptedTo !== undefined && !opens);
  return 0;
}

async function append(
  file: string,
  content: FileContent | null,
  from: number,
  hash: Hash,
  told: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const handle = openSync(file, from > 0 ? 'a' : 'w', 0o600);
  let now = from;
  try {
    for await (const chunk of content?.body ?? []) {
      writeSync(handle, chunk);
      hash.update(chunk);
      now += chunk.length;
      told(now);
    }
    fsyncSync(handle);
  } catch (error) {
    // A broken connection leaves less than the whole, which verification finds; a full disk is different.
    if (signal.aborted || (error as NodeJS.ErrnoException).syscall === 'write') throw error;
  } finally {
    closeSync(handle);
  }
}

function verify(file: string, { bytes, sha256 }: FileContent, hash: Hash, resumed: boolean, id: string, shown: string): void {
  const size = statSync(file).size;
  if (size < bytes) throw broken({ bytes }, size, id, shown, 'download_damaged');
  if (size === bytes && hash.digest('hex') === sha256) return;
  rmSync(file);
  throw new QuarterdeckError(
    'download_damaged',
    `What came is not the file that was sent${resumed ? ', or what was there of it is not' : ''}; it was removed.`,
    {
      next: `quarterdeck download ${id} -o ${shown}`,
    },
  );
}

function broken({ bytes }: Pick<FileContent, 'bytes'>, size: number, id: string, shown: string, code: 'download_damaged' | 'canceled') {
  const why = code === 'canceled' ? 'Stopped' : 'The connection broke';
  return new QuarterdeckError(code, `${why} after ${size} of ${bytes} bytes; what came is kept.`, {
    next: `quarterdeck download ${id} --resume -o ${shown}`,
  });
}
