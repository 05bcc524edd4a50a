/** Keys of models: from the environment, or from a private file of the settings. */
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { QuarterdeckError } from '../model/errors.ts';
import { baseUrlOf, type ModelChoice, providers } from './choice.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** By provider, with the server it was given for. */
type Kept = Record<string, { key: string; base_url: string }>;

/**
 * The key for the chosen model; empty for a server that needs none.
 * @param folder The settings of this machine.
 * @throws QuarterdeckError model_invalid
 */
export function keyFor(choice: ModelChoice, env: Environment, folder: string): string {
  const { keyNames, needsKey } = providers[choice.provider];
  const baseUrl = baseUrlOf(choice)!;
  const ofEnvironment = ['QUARTERDECK_MODEL_KEY', ...keyNames].map((name) => env[name]?.trim()).find((key) => key);
  const kept = read(folder)[choice.provider];
  // A kept key goes to no other server than the one it was given for.
  const key = ofEnvironment ?? (kept && new URL(kept.base_url).origin === new URL(baseUrl).origin ? kept.key : '');
  if (key === '' && needsKey) {
    throw new QuarterdeckError('model_invalid', `There is no key for ${new URL(baseUrl).host}.`, {
      next: `quarterdeck model key ${choice.provider}, or set ${keyNames[0]}`,
    });
  }
  if (key !== '' && !isPrivate(baseUrl)) {
    throw new QuarterdeckError('model_invalid', `The key would be sent to ${baseUrl} without encryption.`, {
      next: `use ${baseUrl.replace(/^http:/, 'https:')}`,
    });
  }
  return key;
}

/** HTTPS, or this machine. */
function isPrivate(baseUrl: string): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

export async function keepKey(choice: Omit<ModelChoice, 'model'>, key: string, folder: string): Promise<void> {
  await write(folder, { ...read(folder), [choice.provider]: { key, base_url: baseUrlOf({ ...choice, model: '' }) ?? '' } });
}

function read(folder: string): Kept {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'secrets', 'models.json'), 'utf8')) as Kept;
  } catch {
    return {};
  }
}

async function write(folder: string, kept: Kept): Promise<void> {
  const { default: Conf } = await import('conf');
  const secrets = path.join(folder, 'secrets');
  try {
    mkdirSync(secrets, { recursive: true, mode: 0o700 });
    chmodSync(secrets, 0o700);
    const file = new Conf<Kept>({ cwd: secrets, configName: 'models', configFileMode: 0o600, accessPropertiesByDotNotation: false });
    file.store = kept;
  } catch (cause) {
    throw new QuarterdeckError('output_unwritable', `The key cannot be kept in ${secrets}.`, {
      next: 'check that the folder exists and is writable, or name another with QUARTERDECK_HOME',
      cause,
    });
  }
}
