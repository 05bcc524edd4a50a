/** Runs `refresh`; imported on demand. */

import { QuarterdeckError } from '../../../model/errors.ts';
import { refreshGates } from '../../../model/gate.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { readGates } from '../../fail-on.ts';
import { stageNames } from '../../follow-deck.ts';
import { notesOf, printResult } from '../../output.ts';
import { startProgress } from '../../progress.ts';
import { readFileBytes, readStdin, readText } from '../../read-input.ts';
import { openOutput } from '../../write-file.ts';
import type { RefreshOptions } from '../refresh.ts';
import { readDataSources, readOptions } from './generate.ts';

export async function refresh(context: Context, args: readonly string[], options: RefreshOptions): Promise<ExitCode> {
  const desk = await context.desk();
  const output = openOutput(context, { file: options.output, force: options.force === true, binary: true, ending: '.pptx' });
  const file = args[0]!;
  const sources = readDataSources(options.data ?? [], context.cwd);
  if ([file, options.mapping, ...sources.map(({ path }) => path)].filter((source) => source === '-').length > 1)
    throw new QuarterdeckError('option_invalid', 'Only one thing can be read from stdin.', { next: 'give - once' });
  const deck = file === '-' ? await readStdin(context) : await readFileBytes(file, context);
  const data = await Promise.all(
    sources.map(async (source) => (source.path === '-' ? { ...source, bytes: await readStdin(context) } : source)),
  );
  const { until: _, ...read } = readOptions(options, context);
  const mapping = options.mapping === undefined ? undefined : await readText(options.mapping, context);

  const progress = await startProgress(context);
  try {
    const { record, bytes } = await desk.refresh(
      {
        deck,
        data,
        options: read,
        ...(options.source && { dataSources: options.source }),
        ...(mapping !== undefined && { mapping }),
        ...(options.strict && { strict: true }),
        ...(options.failOn !== undefined && { failOn: readGates(options.failOn, refreshGates) }),
      },
      { signal: context.signal, onStage: (stage) => progress.stage(stageNames[stage]) },
    );
    progress.stop();
    const written = await output.write(bytes, record.title, { toStdoutByDefault: false });
    const pages = `${record.slide_count} ${record.slide_count === 1 ? 'slide' : 'slides'}`;
    const renewed = record.updated === 0 ? 'nothing new' : `${record.updated} ${record.updated === 1 ? 'part' : 'parts'} renewed`;
    await printResult(context, {
      record: { ...record, path: written },
      receipt: written === null ? null : `Wrote ${written}, ${pages}, ${renewed}`,
      notes: [...notesOf(record.report), { heading: 'Kept as edited', tone: 'warn', lines: record.kept }],
    });
    return 0;
  } finally {
    progress.stop();
  }
}
