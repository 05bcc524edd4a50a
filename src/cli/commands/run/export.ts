/** Runs `export`; imported on demand. */
import { readZip } from '../../../engine/opc/zip.ts';
import { gates } from '../../../model/gate.ts';
import { formatFacts, zipType } from '../../../service/schema/export-formats.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { readGates } from '../../fail-on.ts';
import { readFormat } from '../../file-format.ts';
import { stageNames } from '../../follow-deck.ts';
import { namedDeck } from '../../named-deck.ts';
import { counted, notesOf, printResult } from '../../output.ts';
import { startProgress } from '../../progress.ts';
import { parseStructured, readText } from '../../read-input.ts';
import { openOutput } from '../../write-file.ts';
import { shownPaths, writePages } from '../../write-pages.ts';
import type { ExportOptions } from '../export.ts';

export async function exportDeck(context: Context, args: readonly string[], options: ExportOptions): Promise<ExitCode> {
  const service = await context.service();
  const choice = readFormat(options);
  const { format } = choice;
  const { binary, byPage } = formatFacts[format];
  const force = options.force === true;
  const isOne = !byPage || choice.sheet === true || choice.slide !== undefined;
  // Where several files go is known when it is known how many there are.
  const output = isOne ? openOutput(context, { file: options.output, force, binary, ending: `.${format}` }) : null;
  const failOn = options.failOn === undefined ? null : readGates(options.failOn, gates);
  const typed = args[0]!;
  const deckId = await namedDeck(typed, context);
  const asked = deckId !== null ? { deckId } : { layout: parseStructured(await readText(typed, context), typed, 'layout_invalid') };

  const progress = await startProgress(context);
  try {
    const { record, title, slides, bytes } = await service.export(
      { ...asked, ...choice, ...(options.strict && { strict: true }), ...(failOn && { failOn }) },
      { signal: context.signal, onStage: (stage) => progress.stage(stageNames[stage]) },
    );
    progress.stop();
    const pages = record.media_type === zipType ? [...readZip(bytes).values()] : [bytes];
    const written = output
      ? [await output.write(bytes, title, { toStdoutByDefault: false })].filter((file) => file !== null)
      : await writePages(context, pages, { file: options.output, force, format, title });
    await printResult(context, {
      record: { ...record, path: written[0] ?? null, paths: written },
      receipt: written.length === 0 ? null : `Wrote ${shownPaths(written)}, ${counted(choice.slide === undefined ? slides : 1, 'slide')}`,
      notes: notesOf({ understood: [], assumptions: [], open: [], changes: [], quality: [], ...record.report }),
    });
    return 0;
  } finally {
    progress.stop();
  }
}
