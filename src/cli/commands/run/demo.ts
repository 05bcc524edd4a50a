/** Runs `demo`; imported on demand. */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brandKitFile } from '../../../demo/brand-kit.ts';
import { asOf, dataFolder, demoFiles, prompt } from '../../../demo/demo-files.ts';
import { QuarterdeckError } from '../../../model/errors.ts';
import { readBrandKitFile } from '../../../service/read-brand-kit-file.ts';
import { readFile } from '../../../service/read-file.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { finishedDeck, following, settledDeck } from '../../follow-deck.ts';
import { notesOf, printResult } from '../../output.ts';
import { lookUp, makeFolder, writeFile } from '../../write-file.ts';
import type { DemoOptions } from '../demo.ts';

const deckFile = 'q4-review.pptx';

export async function demo(
  context: Context,
  _args: readonly string[],
  { dir = 'quarterdeck-demo', force = false }: DemoOptions,
): Promise<ExitCode> {
  const { decks } = await context.service({ once: true });
  const folder = path.resolve(context.cwd, dir);
  refuseFull(folder, dir, force);
  // On the same disk as the folder, which may be a mount: files can only be renamed within a disk.
  const beside = existsSync(folder)
    ? path.join(folder, `.part-${process.pid}`)
    : path.join(path.dirname(folder), `.${path.basename(folder)}.part-${process.pid}`);
  const remove = () => rmSync(beside, { recursive: true, force: true });
  const keep = context.onEarlyEnd(remove);

  try {
    makeFolder(path.join(beside, dataFolder));
    const files = demoFiles();
    for (const file of files) writeFile(path.join(beside, file.path), file.bytes, { force: false });
    const { deck_id } = await decks.generate({
      prompt,
      data: [{ path: path.join(beside, dataFolder) }],
      brandKit: await readBrandKitFile(path.join(beside, brandKitFile)),
      options: { asOf, today: asOf },
    });
    const deck = finishedDeck(await settledDeck(context, decks, deck_id, following(context, decks, deck_id, null)));
    writeFile(path.join(beside, deckFile), await readFile(decks, deck_id), { force: false });
    const written = [...files.map((file) => file.path), deckFile];
    move(beside, folder, written);

    const shown = (file: string) => path.join(dir, ...file.split('/'));
    await printResult(context, {
      record: {
        dir,
        files: written.map(shown),
        deck: { ...deck, files: deck.files.map((file) => ({ ...file, path: file.format === 'pptx' ? shown(deckFile) : null })) },
      },
      receipt: [
        `Wrote ${shown(deckFile)}, ${deck.slide_count} slides`,
        '',
        'Make it again, your way:',
        `  quarterdeck generate "${prompt}" --data ${shown(dataFolder)} --brand-kit ${shown(brandKitFile)} --as-of ${asOf} -o review.pptx`,
      ].join('\n'),
      notes: notesOf({ ...deck.report, understood: [], assumptions: [], quality: [] }),
    });
    return 0;
  } catch (error) {
    throw ofFolder(error, beside, folder);
  } finally {
    keep();
    remove();
  }
}

/** A write error with the path the user knows. */
function ofFolder(error: unknown, beside: string, folder: string): unknown {
  if (!(error instanceof QuarterdeckError) || !error.message.includes(beside)) return error;
  return new QuarterdeckError(error.code, error.message.replaceAll(beside, folder), {
    next: error.code === 'disk_full' ? 'free some space, or name another folder with --dir' : 'name another folder with --dir',
    cause: error,
  });
}

function refuseFull(folder: string, shown: string, force: boolean): void {
  const found = lookUp(folder);
  if (found && !found.isDirectory()) {
    throw new QuarterdeckError('output_unwritable', `${shown} is a file, not a folder.`, { next: '--dir another-name' });
  }
  if (found && !force && readdirSync(folder).length > 0) {
    throw new QuarterdeckError('output_exists', `The folder ${shown} is not empty.`, {
      next: 'add --force, or name another folder with --dir',
    });
  }
}

/** Into an existing folder, only the demo's own files are moved; others stay. */
function move(beside: string, folder: string, files: readonly string[]): void {
  if (!existsSync(folder)) {
    renameSync(beside, folder);
    return;
  }
  makeFolder(path.join(folder, dataFolder));
  for (const file of files) renameSync(path.join(beside, file), path.join(folder, file));
}
