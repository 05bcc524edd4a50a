/** Chooses the service: `--local`, then `--base-url` or `--profile`, then the environment, the project's profile, the profile in use, this machine. */
import { QuarterdeckError } from '../model/errors.ts';
import { configFiles, readConfig } from '../service/settings/config-file.ts';
import type { Context } from './context.ts';
import { Credentials } from './credentials.ts';

export interface RemoteChoice {
  kind: 'remote';
  baseUrl: string;
  /** Empty if the profile has tokens instead. */
  apiKey: string;
  /** The profile with the secrets. */
  profile?: string;
  /** The profile whose tokens are used. */
  tokensOf?: string;
  /** What decided: `--profile work`, `QUARTERDECK_BASE_URL`, `the profile in use`. */
  because: string;
}

export type ServiceChoice = RemoteChoice | { kind: 'local'; because: string };

/** @throws QuarterdeckError remote_unavailable, unauthorized, config_invalid */
export function chooseService({ globals, env, cwd }: Pick<Context, 'globals' | 'env' | 'cwd'>): ServiceChoice {
  if (globals.local) return { kind: 'local', because: '--local' };
  const credentials = new Credentials(env);
  if (globals.baseUrl !== undefined) {
    const baseUrl = readBaseUrl(globals.baseUrl, '--base-url');
    return { kind: 'remote', baseUrl, ...signedIn(env, baseUrl, credentials), because: '--base-url' };
  }
  if (globals.profile !== undefined) return named(globals.profile, '--profile', credentials);
  if (env.QUARTERDECK_PROFILE) return named(env.QUARTERDECK_PROFILE, 'QUARTERDECK_PROFILE', credentials);
  if (env.QUARTERDECK_BASE_URL) {
    const baseUrl = readBaseUrl(env.QUARTERDECK_BASE_URL, 'QUARTERDECK_BASE_URL');
    return { kind: 'remote', baseUrl, ...signedIn(env, baseUrl, credentials), because: 'QUARTERDECK_BASE_URL' };
  }
  const [project] = configFiles({ env, cwd });
  const ofProject = readConfig(project!).get('profile');
  if (ofProject !== undefined) return named(ofProject, 'quarterdeck.json: profile', credentials);
  const inUse = credentials.inUse();
  if (inUse) return { ...named(inUse.name, '', credentials), because: `the profile in use, ${inUse.name}` };
  if (globals.remote) {
    throw new QuarterdeckError('remote_unavailable', 'No server is known.', { next: 'quarterdeck login --base-url http://127.0.0.1:8080' });
  }
  return { kind: 'local', because: 'no server is signed in to' };
}

/** @throws QuarterdeckError remote_unavailable */
function named(name: string, because: string, credentials: Credentials): RemoteChoice {
  const { base_url } = credentials.known(name, because);
  return { kind: 'remote', baseUrl: base_url, ...secretsOf(name, credentials), because: `${because} ${name}` };
}

/** @param from The option or variable it was given with. @throws QuarterdeckError option_invalid */
export function readBaseUrl(typed: string, from: string): string {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  const loopback = url !== null && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') {
    throw new QuarterdeckError('option_invalid', `${from} cannot be "${typed.replace(/\/\/[^/@]*@/, '//…@')}".`, {
      next: `${from} https://decks.example.com`,
    });
  }
  if (url.protocol === 'http:' && !loopback) {
    throw new QuarterdeckError('option_invalid', `${from} would send the API key without encryption.`, {
      next: `${from} https://${url.host}`,
    });
  }
  return url.origin;
}

function secretsOf(name: string, credentials: Credentials): Pick<RemoteChoice, 'apiKey' | 'profile' | 'tokensOf'> {
  const { api_key, tokens } = credentials.secrets(name);
  return { apiKey: api_key ?? '', profile: name, ...(tokens && { tokensOf: name }) };
}

/** @throws QuarterdeckError unauthorized */
function signedIn(env: Context['env'], baseUrl: string, credentials: Credentials): Pick<RemoteChoice, 'apiKey' | 'profile' | 'tokensOf'> {
  if (env.QUARTERDECK_API_KEY) return { apiKey: env.QUARTERDECK_API_KEY };
  const found = credentials.byUrl(baseUrl);
  if (found) return secretsOf(found.name, credentials);
  throw new QuarterdeckError('unauthorized', `No API key is kept for ${baseUrl}.`, { next: `quarterdeck login --base-url ${baseUrl}` });
}
