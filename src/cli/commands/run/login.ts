/** Runs `login` and `logout`; imported on demand. */
import { QuarterdeckError } from '../../../model/errors.ts';
import { awaitTokens, revokeTokens, startSignIn } from '../../../service/remote/device-sign-in.ts';
import { RemoteDeckService } from '../../../service/remote/remote-deck-service.ts';
import { scopes } from '../../../service/schema/api-key.ts';
import { resolveSettings } from '../../../service/settings/resolve-settings.ts';
import { profileSetting } from '../../../service/settings/settings.ts';
import type { Context } from '../../context.ts';
import { Credentials, keyHint, type Secrets } from '../../credentials.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { printResult } from '../../output.ts';
import { startProgress } from '../../progress.ts';
import { readStdin } from '../../read-input.ts';
import { readScopes } from '../../read-scopes.ts';
import { printable } from '../../text-table.ts';
import { readBaseUrl } from '../../which-service.ts';
import type { LoginOptions } from '../login.ts';

/** What a sign-in asks for by itself. */
const usualScopes = scopes.filter((scope) => scope !== 'admin' && scope !== 'sources:connect');

export async function login(
  context: Context,
  _args: readonly string[],
  { keyStdin = false, device = false, scope }: LoginOptions,
): Promise<ExitCode> {
  const { env, version } = context;
  if (keyStdin && device) {
    throw new QuarterdeckError('option_invalid', '--key-stdin and --device are two ways to sign in.', { next: 'leave one of them out' });
  }
  const asked = readScopes(scope) ?? usualScopes;
  const { name, baseUrl } = serverToSignInTo(context, 'login', await askForServer(context));
  const apiKey = device ? '' : await readKey(context, keyStdin, baseUrl);
  if (apiKey === '') return signInOnDevice(context, { name, baseUrl, scopes: asked });
  // Anything but a refusal means that the key belongs to the server.
  await new RemoteDeckService({ baseUrl, apiKey, env, version }).decks.list({ limit: 1 }).catch((error: unknown) => {
    if (!(error instanceof QuarterdeckError) || error.code !== 'forbidden') throw error;
  });
  const kept_in = await keepSignIn(context, name, { base_url: baseUrl, api_key: apiKey });
  await printResult(context, {
    record: { profile: name, base_url: baseUrl, key: keyHint(apiKey), scope: null, kept_in },
    receipt: `Signed in to ${baseUrl} with ${keyHint(apiKey)}, kept as the profile ${name}`,
    notes: [],
  });
  return 0;
}

/** Prints a code and waits until someone approves it. */
async function signInOnDevice(
  context: Context,
  { name, baseUrl, scopes: asked }: { name: string; baseUrl: string; scopes: readonly string[] },
): Promise<ExitCode> {
  const { env, version, signal, clock, io } = context;
  const options = { baseUrl, env, version };
  const started = await startSignIn(options, asked, signal);
  if (started === null) {
    throw new QuarterdeckError('sign_in_refused', `${baseUrl} has no sign-in by browser.`, {
      next: `quarterdeck login --base-url ${baseUrl} --key-stdin < key.txt`,
    });
  }
  const { address, completeAddress, userCode, seconds } = started;
  // Whatever else is quiet: without them, nobody can approve.
  await io.err.write(
    `Open ${printable(address)} in a browser, on any device, and enter the code\n\n  ${printable(userCode)}\n\nor open ${printable(completeAddress)}\n`,
  );
  const progress = await startProgress(context);
  progress.stage('Waiting for approval', seconds);
  const tokens = await awaitTokens(options, started, { signal, now: () => clock().getTime() }).finally(() => progress.stop());
  const kept_in = await keepSignIn(context, name, { base_url: baseUrl, tokens });
  await printResult(context, {
    record: { profile: name, base_url: baseUrl, key: null, scope: tokens.scope, kept_in },
    receipt: `Signed in to ${baseUrl}, kept as the profile ${name}`,
    notes: [{ heading: 'May', tone: 'plain', lines: [tokens.scope] }],
  });
  return 0;
}

/** @returns where it is kept */
export async function keepSignIn({ env, cwd }: Context, name: string, secrets: Secrets & { base_url: string }): Promise<string> {
  const { credentialStore } = resolveSettings(['credentialStore'], {}, { env, cwd });
  const credentials = new Credentials(env);
  await credentials.keep(name, secrets, credentialStore.text === 'keychain' ? 'keychain' : 'file');
  return credentials.placeOf(credentials.known(name));
}

async function askForServer(context: Context): Promise<string | undefined> {
  const { env, globals } = context;
  if (globals.baseUrl ?? env.QUARTERDECK_BASE_URL) return undefined;
  const { ask, canAsk } = await import('../../ask.ts');
  if (!canAsk(context) || new Credentials(env).get(globals.profile ?? env.QUARTERDECK_PROFILE ?? 'default')) return undefined;
  return ask(context, 'Address of the server, such as https://decks.example.com');
}

/** The profile to keep, and its server. @param command The one that needs it. @throws QuarterdeckError option_invalid */
export function serverToSignInTo({ env, globals }: Context, command: string, answered?: string): { name: string; baseUrl: string } {
  const name = globals.profile ?? env.QUARTERDECK_PROFILE ?? 'default';
  if (profileSetting.read(name) === undefined) {
    throw new QuarterdeckError('option_invalid', `--profile takes ${profileSetting.takes}, not ${JSON.stringify(name)}.`, {
      next: '--profile work',
    });
  }
  const typed = globals.baseUrl ?? env.QUARTERDECK_BASE_URL ?? answered ?? new Credentials(env).get(name)?.base_url;
  if (typed === undefined) {
    throw new QuarterdeckError('option_invalid', 'Nothing says which server to sign in to.', {
      next: `quarterdeck ${command} --base-url http://127.0.0.1:8080`,
    });
  }
  return { name, baseUrl: readBaseUrl(typed, '--base-url') };
}

/** Empty to sign in with a browser. */
async function readKey(context: Context, fromStdin: boolean, baseUrl: string): Promise<string> {
  const { askSecret, canAsk } = await import('../../ask.ts');
  if (!fromStdin && !canAsk(context)) {
    throw new QuarterdeckError('option_invalid', 'There is no terminal to ask for the API key.', {
      next: `quarterdeck login --base-url ${baseUrl} --key-stdin < key.txt, or --device to approve it in a browser`,
    });
  }
  const text = fromStdin
    ? (await readStdin(context)).toString('utf8')
    : await askSecret(context, 'API key; leave it empty to sign in with a browser');
  const key = text.trim();
  if (key === '' && !fromStdin) return '';
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
  const { base_url } = credentials.known(name);
  const revoked = await revoke(context, credentials, name, base_url);
  await credentials.forget(name);
  await printResult(context, {
    record: { profile: name, forgotten: true, revoked },
    receipt: revoked ? `Signed out of ${base_url} and forgot the profile ${name}` : `Forgot the profile ${name}`,
    notes: [],
  });
  return 0;
}

/** Ends a sign-in on the server. @returns false if there is none, or the server cannot be reached: then it ends by itself, within 30 days */
async function revoke({ env, version, io, globals }: Context, credentials: Credentials, name: string, baseUrl: string): Promise<boolean> {
  try {
    const { tokens } = credentials.secrets(name);
    if (!tokens) return false;
    await revokeTokens({ baseUrl, env, version }, tokens.refresh_token);
    return true;
  } catch (error) {
    if (!(error instanceof QuarterdeckError)) throw error;
    // Whoever signs out must be able to, whatever the server does.
    if (!globals.json) await io.err.write(`The sign-in was not ended on the server: ${error.message}\n`);
    return false;
  }
}
