/** Runs `export`; imported on demand. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { QuarterdeckError } from '../../../model/errors.ts';
import { gates } from '../../../model/gate.ts';
import { type ExportFormat, exportFormats } from '../../../service/schema/export-formats.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { readGates } from '../../fail-on.ts';
import { deckId, stageNames } from '../../follow-deck.ts';
import { notesOf, printResult } from '../../output.ts';
import { startProgress } from '../../progress.ts';
import { parseStructured, readText } from '../../read-input.ts';
import { openOutput } from '../../write-file.ts';
import type { ExportOptions } from '../export.ts';

export async function exportDeck(context: Context, args: readonly string[], options: ExportOptions): Promise<ExitCode> {
  const service = await context.service();
  const format = formatOf(options);
  const output = openOutput(context, {
    file: options.output,
    force: options.force === true,
    binary: format === 'pptx',
    ending: `.${format}`,
  });
  const failOn = options.failOn === undefined ? null : readGates(options.failOn, gates);
  const typed = args[0]!;
  const asked = namesDeck(typed, context)
    ? { deckId: await deckId(typed, service.decks) }
    : { layout: parseStructured(await readText(typed, context), typed, 'layout_invalid') };

  const progress = await startProgress(context);
  try {
    const { record, title, slides, bytes } = await service.export(
      { ...asked, format, ...(options.strict && { strict: true }), ...(failOn && { failOn }) },
      { signal: context.signal, onStage: (stage) => progress.stage(stageNames[stage]) },
    );
    progress.stop();
    const written = await output.write(bytes, title, { toStdoutByDefault: false });
    await printResult(context, {
      record: { ...record, path: written },
      receipt: written === null ? null : `Wrote ${written}, ${slides} ${slides === 1 ? 'slide' : 'slides'}`,
      notes: notesOf({ understood: [], assumptions: [], open: [], changes: [], quality: [], ...record.report }),
    });
    return 0;
  } finally {
    progress.stop();
  }
}

/** A file of that name takes precedence. */
function namesDeck(typed: string, { cwd }: Context): boolean {
  return /^(?:last|deck_\w+)$/.test(typed) && !existsSync(path.resolve(cwd, typed));
}

/** `--format`, otherwise the output file's ending, otherwise pptx. */
function formatOf({ format, output }: ExportOptions): ExportFormat {
  const named = format ?? (output !== undefined && path.extname(output).toLowerCase() === '.json' ? 'json' : 'pptx');
  const known = exportFormats.find((candidate) => candidate === named.toLowerCase());
  if (known) return known;
  throw new QuarterdeckError('option_invalid', `--format cannot be "${named}" in this version.`, {
    next: `use one of ${exportFormats.join(', ')}`,
  });
}
