/** `generate`: reads what was given, asks the service for the deck, writes the file, says what came of it. */
import { QuarterdeckError } from '../../../model/errors.ts';
import type { Decks } from '../../../service/deck-service.ts';
import { readFile } from '../../../service/read-file.ts';
import type { Context } from '../../context.ts';
import { stateLine } from '../../deck-line.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { finishedDeck, following, readSeconds, settledDeck } from '../../follow-deck.ts';
import { printResult } from '../../output.ts';
import { openOutput } from '../../output-file.ts';
import { notesOf } from '../../report-notes.ts';
import { openProvenance } from './provenance-file.ts';
import { checkIdempotencyKey } from './read-options.ts';
import { readRequest } from './read-request.ts';
import type { GenerateOptions } from './spec.ts';

export async function run(context: Context, args: readonly string[], options: GenerateOptions): Promise<ExitCode> {
  const { decks } = await context.service({ once: options.wait !== false });
  const { idempotencyKey } = options;
  if (idempotencyKey !== undefined) checkIdempotencyKey(idempotencyKey);
  const how = idempotencyKey === undefined ? {} : { idempotencyKey };
  const seconds = readSeconds('--wait-timeout', options.waitTimeout);
  if (options.wait === false) return leaveBehind(context, decks, args, options, how);

  const request = await readRequest(context, args[0], options);
  const until = request.options?.until ?? 'deck';
  const kept = until === 'deck' ? 'pptx' : until;
  const provenance = openProvenance(context, options);
  const output = openOutput(context, { file: options.output, force: options.force === true, binary: until === 'deck', ending: '.pptx' });

  const { deck_id } = await decks.generate(request, how);
  const deck = finishedDeck(await settledDeck(context, decks, deck_id, following(context, decks, deck_id, seconds)));
  const bytes = await readFile(decks, deck_id, { format: kept });
  const written = await output.write(bytes, deck.title, { toStdoutByDefault: until !== 'deck' });
  const traced = provenance && (await provenance.write(decks, deck_id, written));
  const pages = `${deck.slide_count} ${deck.slide_count === 1 ? 'slide' : 'slides'}`;
  // stdout holds the outline or the layout; a record beside it would break both.
  if (written === null && context.globals.json) return 0;
  await printResult(context, {
    record: {
      ...deck,
      files: deck.files.map((file) => ({
        ...file,
        path: file.format === kept ? written : file.format === 'provenance' ? (traced?.path ?? null) : null,
      })),
    },
    receipt: written === null ? null : `Wrote ${written}, ${pages}${traced ? `, and ${traced.path}` : ''}`,
    notes: notesOf(deck.report),
  });
  return 0;
}

/** `--no-wait`: the deck is taken in, and made when nobody is here any more. */
async function leaveBehind(
  context: Context,
  decks: Decks,
  args: readonly string[],
  options: GenerateOptions,
  how: { idempotencyKey?: string },
): Promise<ExitCode> {
  for (const flag of ['output', 'provenance', 'waitTimeout'] as const) {
    if (options[flag] === undefined) continue;
    const typed = `--${flag.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    throw new QuarterdeckError('option_invalid', `${typed} needs someone who waits, and --no-wait says nobody does.`, {
      next: `leave out ${typed}, and get the file later: quarterdeck download last`,
    });
  }
  const request = await readRequest(context, args[0], options);
  const { deck_id } = await decks.generate(request, { ...how, detached: true });
  const deck = await decks.get(deck_id);
  const format = deck.files.length > 0 || request.options?.until === 'deck' ? '' : ` --format ${request.options?.until}`;
  await printResult(context, {
    record: deck,
    receipt: `${deck_id}  ${stateLine(deck)}\n\nWait for it:\n  quarterdeck status ${deck_id} --watch\nGet it:\n  quarterdeck download ${deck_id}${format}`,
    notes: [],
  });
  return 0;
}
