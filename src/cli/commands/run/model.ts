/** Runs `model test` and `model key`; imported on demand. */
import { baseUrlOf, type ModelChoice, readChoice } from '../../../language-models/choice.ts';
import { QuarterdeckError } from '../../../model/errors.ts';
import type { Context } from '../../context.ts';
import { keyHint } from '../../credentials.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { printResult } from '../../output.ts';
import { readStdin } from '../../read-input.ts';
import type { ModelKeyOptions, ModelOptions } from '../model.ts';

export async function modelTest(context: Context, _args: readonly string[], { model, modelBaseUrl }: ModelOptions): Promise<ExitCode> {
  if (model === undefined) {
    throw new QuarterdeckError('model_invalid', 'No language model is set.', {
      next: 'quarterdeck config set model anthropic:claude-sonnet-4-5',
    });
  }
  const desk = await context.desk();
  const record = await desk.testModel(readChoice(model, modelBaseUrl));
  await printResult(context, {
    record,
    receipt: `${record.model} at ${record.server} answered in ${(record.milliseconds / 1000).toFixed(1)} s`,
    notes: [],
  });
  return 0;
}

export async function modelKey(
  context: Context,
  [provider]: readonly string[],
  { modelBaseUrl, keyStdin = false }: ModelKeyOptions,
): Promise<ExitCode> {
  const choice = readChoice(`${provider}:any`, modelBaseUrl);
  const key = await readKey(context, keyStdin, choice);
  await (await context.desk()).keepModelKey(choice, key);
  const server = new URL(baseUrlOf(choice)!).origin;
  await printResult(context, {
    record: { provider, server, key: keyHint(key) },
    receipt: `Kept the key ${keyHint(key)} for ${server}`,
    notes: [],
  });
  return 0;
}

async function readKey(context: Context, fromStdin: boolean, { provider }: ModelChoice): Promise<string> {
  const { askSecret, canAsk } = await import('../../ask.ts');
  if (!fromStdin && !canAsk(context)) {
    throw new QuarterdeckError('option_invalid', 'There is no terminal to ask for the key.', {
      next: `quarterdeck model key ${provider} --key-stdin < key.txt`,
    });
  }
  const key = (fromStdin ? (await readStdin(context)).toString('utf8') : await askSecret(context, `API key for ${provider}`)).trim();
  if (/^[\x21-\x7e]{8,500}$/.test(key)) return key;
  throw new QuarterdeckError('option_invalid', key === '' ? 'No key was given.' : 'What was given is no key.', {
    next: `quarterdeck model key ${provider}`,
  });
}
