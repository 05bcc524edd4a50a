/** What `generate` was given, read: the prompt, the files it names, stdin. */
import path from 'node:path';
import { QuarterdeckError } from '../../../model/errors.ts';
import type { GenerateRequest } from '../../../service/schema/request.ts';
import type { Context } from '../../context.ts';
import { readBrandKit } from '../../read-brand-kit.ts';
import { parseStructured, readStdin, readText } from '../../read-input.ts';
import { readDataSources, readMetadata, readOptions } from './read-options.ts';
import type { GenerateOptions } from './spec.ts';

export async function readRequest(context: Context, prompt: string | undefined, options: GenerateOptions): Promise<GenerateRequest> {
  const sources = readDataSources(options.data ?? [], context.cwd);
  const read = [prompt, options.promptFile, options.outline, options.mapping, options.commentary, ...sources.map((source) => source.path)];
  if (read.filter((source) => source === '-').length > 1)
    throw new QuarterdeckError('option_invalid', 'Only one thing can be read from stdin.', { next: 'give - once' });
  if (prompt !== undefined && options.promptFile !== undefined) {
    throw new QuarterdeckError('option_invalid', 'The prompt is given twice: on the command line and with --prompt-file.', {
      next: 'give one of them',
    });
  }
  const data = await Promise.all(
    sources.map(async (source) => (source.path === '-' ? { ...source, bytes: await readStdin(context) } : source)),
  );
  const parsed = readOptions(options, context);
  // What names pictures has them beside it.
  const named = options.outline ?? options.promptFile;
  const folder = named === undefined || named === '-' ? null : path.dirname(path.resolve(context.cwd, named));
  const text = await readPrompt(context, prompt, options, data.length > 0 || options.source !== undefined);
  return {
    prompt: text,
    data,
    options: parsed,
    ...(options.source && { dataSources: options.source }),
    ...(folder === null ? {} : { pictures: folder }),
    ...(options.strict ? { strict: true } : {}),
    ...(options.outline === undefined ? {} : { outline: await readOutline(options.outline, context) }),
    ...(options.mapping === undefined ? {} : { mapping: await readText(options.mapping, context) }),
    ...(options.commentary === undefined ? {} : { commentary: await readText(options.commentary, context) }),
    ...(options.brandKit === undefined ? {} : { brandKit: await readBrandKit(options.brandKit, context) }),
    ...(options.metadata === undefined ? {} : { metadata: readMetadata(options.metadata) }),
  };
}

/** null when an outline says it all. */
async function readPrompt(
  context: Context,
  prompt: string | undefined,
  options: GenerateOptions,
  hasData: boolean,
): Promise<string | null> {
  if (options.promptFile !== undefined) return readText(options.promptFile, context);
  if (prompt !== undefined) return prompt === '-' ? readText('-', context) : prompt;
  if (options.outline !== undefined) return null;
  if (hasData) return 'Quarterly business review';
  const asked = await askPrompt(context);
  if (asked !== null) return asked;
  throw new QuarterdeckError('prompt_empty', 'Nothing says what the deck is for.', {
    next: 'quarterdeck generate "Quarterly business review" --data crm/',
  });
}

async function askPrompt(context: Context): Promise<string | null> {
  const { canAsk, ask } = await import('../../ask.ts');
  return canAsk(context) ? ask(context, 'What is the deck for?') : null;
}

async function readOutline(file: string, context: Context): Promise<unknown> {
  const { readYaml } = await import('../../../engine/read-yaml.ts');
  return parseStructured(await readText(file, context), file, 'outline_invalid', readYaml);
}
