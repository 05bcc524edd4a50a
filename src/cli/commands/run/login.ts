/** Runs `login` and `logout`; imported on demand. */
import { QuarterdeckError } from '../../../model/errors.ts';
import { RemoteDeckService } from '../../../service/remote/remote-deck-service.ts';
import { profileSetting } from '../../../service/settings/settings.ts';
import type { Context } from '../../context.ts';
import { Credentials, keyHint } from '../../credentials.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { printResult } from '../../output.ts';
import { readStdin } from '../../read-input.ts';
import { readBaseUrl } from '../../which-service.ts';
import type { LoginOptions } from '../login.ts';

export async function login(context: Context, _args: readonly string[], { keyStdin = false }: LoginOptions): Promise<ExitCode> {
  const { env, version } = context;
  const { name, baseUrl } = serverToSignInTo(context, 'login');
  const apiKey = await readKey(context, keyStdin, baseUrl);
  // Anything but a refusal means that the key belongs to the server.
  await new RemoteDeckService({ baseUrl, apiKey, env, version }).decks.list({ limit: 1 }).catch((error: unknown) => {
    if (!(error instanceof QuarterdeckError) || error.code !== 'forbidden') throw error;
  });
  await new Credentials(env).keep(name, { base_url: baseUrl, api_key: apiKey });
  await printResult(context, {
    record: { profile: name, base_url: baseUrl, key: keyHint(apiKey) },
    receipt: `Signed in to ${baseUrl} with ${keyHint(apiKey)}, kept as the profile ${name}`,
    notes: [],
  });
  return 0;
}

/** The profile to keep, and its server. @param command The one that needs it. @throws QuarterdeckError option_invalid */
export function serverToSignInTo({ env, globals }: Context, command: string): { name: string; baseUrl: string } {
  const name = globals.profile ?? env.QUARTERDECK_PROFILE ?? 'default';
  if (profileSetting.read(name) === undefined) {
    throw new QuarterdeckError('option_invalid', `--profile takes ${profileSetting.takes}, not ${JSON.stringify(name)}.`, {
      next: '--profile work',
    });
  }
  const typed = globals.baseUrl ?? env.QUARTERDECK_BASE_URL ?? new Credentials(env).get(name)?.base_url;
  if (typed === undefined) {
    throw new QuarterdeckError('option_invalid', 'Nothing says which server to sign in to.', {
      next: `quarterdeck ${command} --base-url http://127.0.0.1:8080`,
    });
  }
  return { name, baseUrl: readBaseUrl(typed, '--base-url') };
}

async function readKey(context: Context, fromStdin: boolean, baseUrl: string): Promise<string> {
  const { askSecret, canAsk } = await import('../../ask.ts');
  if (!fromStdin && !canAsk(context)) {
    throw new QuarterdeckError('option_invalid', 'There is no terminal to ask for the API key.', {
      next: `quarterdeck login --base-url ${baseUrl} --key-stdin < key.txt`,
    });
  }
  const text = fromStdin ? (await readStdin(context)).toString('utf8') : await askSecret(context, 'API key');
  const key = text.trim();
  if (/^[\x21-\x7e]{8,200}$/.test(key)) return key;
  throw new QuarterdeckError('option_invalid', key === '' ? 'No API key was given.' : 'What was given is no API key.', {
    next: 'an API key starts with qd_live_',
  });
}

export async function logout(context: Context): Promise<ExitCode> {
  const credentials = new Credentials(context.env);
  const name = context.globals.profile ?? credentials.inUse()?.name;
  if (name === undefined) {
    throw new QuarterdeckError('remote_unavailable', 'No profile is in use.', { next: 'quarterdeck profiles list' });
  }
  credentials.known(name);
  await credentials.forget(name);
  await printResult(context, { record: { profile: name, forgotten: true }, receipt: `Forgot the profile ${name}`, notes: [] });
  return 0;
}
