/** Runs `preview`; imported on demand. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseLayout } from '../../../engine/layout/parse-layout.ts';
import { writePreview } from '../../../engine/pipeline.ts';
import { QuarterdeckError } from '../../../model/errors.ts';
import type { Layout } from '../../../model/layout.ts';
import { quarterdeckErrorOf } from '../../../service/errors.ts';
import { slug } from '../../../service/file-names.ts';
import { readFile } from '../../../service/read-file.ts';
import type { Context } from '../../context.ts';
import { decryption } from '../../decryption.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { readNumber } from '../../file-format.ts';
import { finishedDeck, following, settledDeck } from '../../follow-deck.ts';
import { namedDeck } from '../../named-deck.ts';
import { counted, printResult } from '../../output.ts';
import { openInBrowser } from '../../preview/open-in-browser.ts';
import { type PictureProtocol, pictureProtocols, protocolOf } from '../../preview/picture-protocols.ts';
import { servePreview } from '../../preview/preview-server.ts';
import { terminalPicture } from '../../preview/terminal-picture.ts';
import { changesOf } from '../../preview/watch-files.ts';
import { parseStructured, readBrandKit, readText } from '../../read-input.ts';
import { showError } from '../../show-error.ts';
import { writeFile } from '../../write-file.ts';
import type { PreviewCommandOptions } from '../preview.ts';
import { readDataSources, readOptions } from './generate.ts';

/** What is looked at. */
interface Source {
  /** As it is now. */
  read(): Promise<Layout>;
  /** Files and folders it is made from; null if it cannot change. */
  files: readonly string[] | null;
}

export async function preview(context: Context, [typed]: readonly string[], options: PreviewCommandOptions): Promise<ExitCode> {
  const slide = options.slide === undefined ? undefined : readNumber('--slide', options.slide, 1, 10_000);
  const protocol = options.terminal === undefined ? null : protocolFor(context, options.terminal);
  const source = await sourceOf(context, typed!, options);
  if (options.watch) checkWatched(source, typed!, protocol);
  const layout = await source.read();
  if (protocol) return inTerminal(context, layout, slide, protocol);
  const place = placeOf(layout, slide);
  if (options.watch) return watched(context, source, layout, place, options);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'quarterdeck-preview-')), `${slug(layout.title)}.html`);
  writeFile(file, (await writePreview(layout, { format: 'html' }))[0]!, { force: false });
  const url = `${pathToFileURL(file).href}${place}`;
  const opened = options.open !== false && (await openInBrowser(url, context.env));
  await printResult(context, {
    record: { title: layout.title, slides: layout.slides.length, path: file, url },
    receipt: opened
      ? `Opened ${file}, ${counted(layout.slides.length, 'slide')}`
      : `Wrote ${file}, ${counted(layout.slides.length, 'slide')}`,
    notes: options.open === false || opened ? [] : [notOpened(file)],
  });
  return 0;
}

function notOpened(what: string) {
  return { heading: 'No browser could be started', tone: 'warn' as const, lines: [`Open it yourself: ${what}`] };
}

/** The address of a slide within the page. @throws QuarterdeckError slide_not_found */
function placeOf({ slides }: Layout, slide: number | undefined): string {
  if (slide === undefined) return '';
  const chosen = slides[slide - 1];
  if (chosen) return `#${encodeURIComponent(chosen.id)}`;
  throw new QuarterdeckError('slide_not_found', `There is no slide ${slide}: the deck has ${counted(slides.length, 'slide')}.`, {
    next: `--slide ${slides.length} is the last one`,
  });
}

/** Serves the page on this machine until Ctrl-C, drawn again after each change. */
async function watched(context: Context, source: Source, first: Layout, place: string, { open }: PreviewCommandOptions): Promise<ExitCode> {
  const { io, globals, signal, env } = context;
  const draw = async (layout: Layout) => (await writePreview(layout, { format: 'html', live: true }))[0]!;
  const server = await servePreview(await draw(first));
  try {
    const url = `${server.url}${place}`;
    const opened = open !== false && (await openInBrowser(url, env));
    await printResult(context, {
      record: { title: first.title, slides: first.slides.length, path: null, url },
      receipt: `${opened ? 'Opened' : 'Serving'} ${url}\nEvery change is shown; stop with Ctrl-C.`,
      notes: open === false || opened ? [] : [notOpened(url)],
    });
    for await (const _ of changesOf(source.files!, signal)) {
      try {
        const layout = await source.read();
        server.show(await draw(layout));
        if (!globals.quiet && !globals.json) await io.err.write(`Drawn again, ${counted(layout.slides.length, 'slide')}\n`);
      } catch (error) {
        // What is half edited is shown as it was before.
        if (!signal.aborted)
          await showError(quarterdeckErrorOf(error), io.err, { json: globals.json === true, debug: globals.debug === true });
      }
    }
  } finally {
    await server.close();
  }
  return 0;
}

/** Pixels a character is wide, about. */
const characterWidth = 9;
const [leastPixels, mostPixels] = [480, 1_600];

async function inTerminal({ io }: Context, layout: Layout, slide: number | undefined, protocol: PictureProtocol): Promise<ExitCode> {
  const columns = Math.max(20, (io.out.columns || 80) - 2);
  const width = Math.min(mostPixels, Math.max(leastPixels, columns * characterWidth));
  const pages = await writePreview(layout, { format: 'png', width, ...(slide !== undefined && { slide }) });
  for (const page of pages) await io.out.write(terminalPicture(page, protocol, columns));
  return 0;
}

/** @throws QuarterdeckError option_invalid */
function protocolFor({ env, globals }: Context, asked: string | true): PictureProtocol {
  if (globals.json) {
    throw new QuarterdeckError('option_invalid', '--terminal and --json both want stdout.', { next: 'give one of them' });
  }
  const found = asked === true ? protocolOf(env) : pictureProtocols.find((known) => known === asked.toLowerCase());
  if (found) return found;
  throw new QuarterdeckError(
    'option_invalid',
    asked === true ? 'This terminal is not known to show pictures.' : `--terminal cannot be "${asked}".`,
    { next: `name what it shows (--terminal ${pictureProtocols.join(', ')}), or leave out --terminal to use the browser` },
  );
}

/** @throws QuarterdeckError option_invalid */
function checkWatched({ files }: Source, typed: string, protocol: PictureProtocol | null): void {
  if (protocol) throw new QuarterdeckError('option_invalid', '--watch needs the browser.', { next: 'leave out --terminal' });
  if (files !== null) return;
  throw new QuarterdeckError('option_invalid', `--watch needs a file that can change, and ${typed === '-' ? 'stdin' : typed} is none.`, {
    next: 'quarterdeck export last -o layout.json, then quarterdeck preview layout.json --watch',
  });
}

async function sourceOf(context: Context, typed: string, options: PreviewCommandOptions): Promise<Source> {
  const { cwd } = context;
  const deck = await namedDeck(typed, context);
  if (deck !== null) return { files: null, read: async () => layoutOf(context, (await context.service()).decks, deck) };
  if (/\.(pdf|html?)$/i.test(typed)) {
    throw new QuarterdeckError('option_invalid', `${typed} is neither a deck, a layout nor an outline.`, {
      next: 'name the deck by its path or ID (quarterdeck decks list), or its layout (quarterdeck generate --layout-only)',
    });
  }
  const made = [typed, options.mapping, options.brandKit, ...(options.data ?? [])].filter((file) => file !== undefined && file !== '-');
  const files = made.map((file) => path.resolve(cwd, file!.replace(/^[\p{L}_][\p{L}\p{N}_-]*=/u, '')));
  return {
    files: typed === '-' ? null : files,
    async read() {
      const { readYaml } = await import('../../../engine/read-yaml.ts');
      const text = await readText(typed, context);
      const value = parseStructured(text, typed, 'outline_invalid', readYaml);
      const isLayout = typeof value === 'object' && value !== null && 'brandKit' in value && 'slides' in value;
      return isLayout ? parseLayout(value) : layoutOfOutline(context, value, typed, options);
    },
  };
}

/** The service lays it out like any other, and forgets it. */
async function layoutOfOutline(context: Context, outline: unknown, typed: string, options: PreviewCommandOptions): Promise<Layout> {
  const { decks } = await context.service({ once: true });
  const { data = [], source, mapping, brandKit } = options;
  const { deck_id } = await decks.generate({
    prompt: null,
    outline,
    data: readDataSources(data, context.cwd),
    options: readOptions({ ...options, layoutOnly: true }, context),
    // Pictures are next to the file that names them.
    ...(typed !== '-' && { pictures: path.dirname(path.resolve(context.cwd, typed)) }),
    ...(source && { dataSources: source }),
    ...(mapping !== undefined && { mapping: await readText(mapping, context) }),
    ...(brandKit !== undefined && { brandKit: await readBrandKit(brandKit, context) }),
  });
  try {
    finishedDeck(await settledDeck(context, decks, deck_id, following(context, decks, deck_id, null)));
    return await layoutOf(context, decks, deck_id);
  } finally {
    await decks.delete(deck_id).catch(() => {});
  }
}

async function layoutOf(context: Context, decks: Parameters<typeof readFile>[0], id: string): Promise<Layout> {
  return parseLayout(JSON.parse((await readFile(decks, id, { format: 'layout', open: decryption(context) })).toString()));
}
