/** Signing in to a server without a key of one's own: by a code that someone approves in a browser, and by tokens that are renewed. */
import { setTimeout as sleep } from 'node:timers/promises';
import { QuarterdeckError } from '../../model/errors.ts';
import { commandLineClient } from '../oauth/command-line-client.ts';
import { paths } from '../oauth/paths.ts';
import { type FormAnswer, type RemoteOptions, Transport } from './transport.ts';

export interface Tokens {
  access_token: string;
  refresh_token: string;
  /** Of the access token; milliseconds since 1970. */
  expires_at: number;
  /** Separated by spaces. */
  scope: string;
}

/** A sign-in that waits for someone's approval. */
export interface StartedSignIn {
  deviceCode: string;
  userCode: string;
  /** Where to type the code, and with it filled in. */
  address: string;
  completeAddress: string;
  /** Until the code expires. */
  seconds: number;
  /** Between two looks. */
  intervalMs: number;
}

type Options = Omit<RemoteOptions, 'apiKey' | 'tokens'>;

const client = { client_id: commandLineClient.client_id };
/** How often to look where a server says nothing of it. */
const usualIntervalMs = 5_000;
const firstLookMs = 300;

/** null if the server has no OAuth 2.0. @throws QuarterdeckError server_unreachable */
export async function startSignIn(options: Options, scopes: readonly string[], signal: AbortSignal): Promise<StartedSignIn | null> {
  const { status, body } = await transportOf(options).postForm(paths.device_authorization, { ...client, scope: scopes.join(' ') }, signal);
  if (status === 404) return null;
  const { device_code, user_code, verification_uri, verification_uri_complete, expires_in, interval } = body;
  if (status !== 200 || typeof device_code !== 'string' || typeof user_code !== 'string' || typeof verification_uri !== 'string') {
    throw refusal(options, { status, body });
  }
  return {
    deviceCode: device_code,
    userCode: user_code,
    address: verification_uri,
    completeAddress: typeof verification_uri_complete === 'string' ? verification_uri_complete : verification_uri,
    seconds: Number(expires_in),
    intervalMs: typeof interval === 'number' ? interval * 1000 : usualIntervalMs,
  };
}

/** Waits until someone has approved. @throws QuarterdeckError sign_in_refused, wait_timeout, server_unreachable */
export async function awaitTokens(
  options: Options,
  { deviceCode, intervalMs, seconds }: StartedSignIn,
  { signal, now }: { signal: AbortSignal; now: () => number },
): Promise<Tokens> {
  const transport = transportOf(options);
  const form = { ...client, grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code: deviceCode };
  const until = performance.now() + seconds * 1000;
  let pause = intervalMs;
  for (let wait = Math.min(firstLookMs, pause); performance.now() < until; wait = pause) {
    await sleep(wait, undefined, { signal });
    const answer = await transport.postForm(paths.token, form, signal);
    if (answer.status === 200) return tokensIn(answer, now());
    const { error } = answer.body;
    if (error === 'slow_down') pause += 5_000;
    else if (error === 'access_denied') {
      throw new QuarterdeckError('sign_in_refused', 'The sign-in was denied.', { next: 'quarterdeck login --device' });
    } else if (error === 'expired_token' || error === 'invalid_grant') break;
    else if (error !== 'authorization_pending') throw refusal(options, answer);
  }
  throw new QuarterdeckError('wait_timeout', 'Nobody approved the sign-in in time.', { next: 'quarterdeck login --device' });
}

/** Not repeated: a second use of a refresh token ends the sign-in. @throws QuarterdeckError unauthorized, server_unreachable */
export async function refreshTokens(options: Options, refreshToken: string, now: () => number): Promise<Tokens> {
  const answer = await transportOf(options).postForm(paths.token, { ...client, grant_type: 'refresh_token', refresh_token: refreshToken });
  if (answer.status === 200) return tokensIn(answer, now());
  if (answer.body.error !== 'invalid_grant') throw refusal(options, answer);
  throw new QuarterdeckError('unauthorized', `The sign-in to ${options.baseUrl} has ended.`, {
    next: `quarterdeck login --device --base-url ${options.baseUrl}`,
  });
}

/** Ends the sign-in on the server. @throws QuarterdeckError server_unreachable */
export async function revokeTokens(options: Options, refreshToken: string): Promise<void> {
  const answer = await transportOf(options).postForm(paths.revocation, { ...client, token: refreshToken });
  if (answer.status !== 200) throw refusal(options, answer);
}

function transportOf(options: Options): Transport {
  return new Transport({ ...options, apiKey: '' });
}

function tokensIn({ body }: FormAnswer, now: number): Tokens {
  const { access_token, refresh_token, expires_in, scope } = body as Record<string, string>;
  return { access_token: access_token!, refresh_token: refresh_token!, expires_at: now + Number(expires_in) * 1000, scope: scope ?? '' };
}

function refusal({ baseUrl }: Options, { status, body }: FormAnswer): QuarterdeckError {
  const { error, error_description } = body;
  const said = [error, error_description].filter((each) => typeof each === 'string').join(': ');
  return new QuarterdeckError('sign_in_refused', `${baseUrl} refused the sign-in (${said || `status ${status}`}).`, {
    next: `quarterdeck login --base-url ${baseUrl} --key-stdin < key.txt`,
  });
}
