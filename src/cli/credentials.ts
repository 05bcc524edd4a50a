/** Servers and how one is signed in to them, by profile: in a private file and folder, or with their secrets in the system's keychain. */
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { didYouMean } from '../model/did-you-mean.ts';
import { QuarterdeckError } from '../model/errors.ts';
import { settingsFolder } from '../service/local/home.ts';
import type { Tokens } from '../service/remote/device-sign-in.ts';
import type { Context } from './context.ts';
import { Keychain } from './keychain.ts';

/** An API key, or the tokens of a sign-in on this device. */
export interface Secrets {
  api_key?: string;
  tokens?: Tokens;
}

/** Without its secrets if they are in the keychain. */
export interface Profile extends Secrets {
  base_url: string;
  kept_in?: 'keychain';
}

interface Kept {
  /** Profile in use. */
  current?: string;
  profiles?: Record<string, Profile>;
}

/** The part of a key that may be shown. */
export function keyHint(key: string): string {
  return `${key.slice(0, 8)}…${key.slice(-4)}`;
}

/** What may be shown of how a profile is signed in. */
export function secretHint({ api_key, kept_in }: Profile): string {
  return api_key !== undefined ? keyHint(api_key) : kept_in === 'keychain' ? 'in the keychain' : 'by approval in a browser';
}

export class Credentials {
  readonly #folder: string;

  readonly #env: Context['env'];

  constructor(env: Context['env']) {
    this.#env = env;
    this.#folder = path.join(settingsFolder(env), 'credentials');
  }

  get(name: string): Profile | null {
    const profiles = this.#read().profiles ?? {};
    return Object.hasOwn(profiles, name) ? profiles[name]! : null;
  }

  /** @param from What named it. @throws QuarterdeckError remote_unavailable */
  known(name: string, from?: string): Profile {
    const profile = this.get(name);
    if (profile) return profile;
    const near = didYouMean(
      name,
      this.list().map((each) => each.name),
    );
    throw new QuarterdeckError(
      'remote_unavailable',
      `There is no profile ${name}${from ? ` (${from})` : ''}${near ? `; did you mean ${near}?` : '.'}`,
      {
        next: near ? 'quarterdeck profiles list' : `quarterdeck login --profile ${name} --base-url https://decks.example.com`,
      },
    );
  }

  byUrl(baseUrl: string): { name: string; profile: Profile } | null {
    return this.list().find(({ profile }) => profile.base_url === baseUrl) ?? null;
  }

  /** @throws QuarterdeckError keychain_unusable */
  secrets(name: string): Secrets {
    const profile = this.known(name);
    return profile.kept_in === 'keychain' ? (new Keychain(this.#env).read(name) as Secrets) : profile;
  }

  /** Where the secrets of a profile are: a file, or the keychain. */
  placeOf({ kept_in }: Profile): string {
    return kept_in === 'keychain' ? 'the keychain of this system' : path.join(this.#folder, 'credentials.json');
  }

  /** Replaces the tokens of a profile, wherever they are. */
  async renew(name: string, tokens: Tokens): Promise<void> {
    const { base_url, kept_in } = this.known(name);
    if (kept_in === 'keychain') return new Keychain(this.#env).store(name, { tokens } satisfies Secrets);
    const kept = this.#read();
    await this.#write({ ...kept, profiles: { ...kept.profiles, [name]: { base_url, tokens } } });
  }

  /**
   * Lets one process at a time renew tokens: a refresh token that is used twice ends the sign-in.
   * @throws QuarterdeckError output_unwritable, because tokens that cannot be kept must not be renewed
   */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    const lock = path.join(this.#folder, 'renewing');
    const until = performance.now() + longestWaitMs;
    for (;;) {
      try {
        mkdirSync(lock, { mode: 0o700 });
        break;
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code !== 'EEXIST' || performance.now() > until) throw this.#unwritable(cause);
        // Of a process that was killed.
        const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
        if (age > longestWaitMs) rmSync(lock, { recursive: true, force: true });
        else await sleep(50);
      }
    }
    try {
      return await work();
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }

  inUse(): { name: string; profile: Profile } | null {
    const { current } = this.#read();
    const profile = current === undefined ? null : this.get(current);
    return profile ? { name: current!, profile } : null;
  }

  /** Sorted by name. */
  list(): { name: string; profile: Profile }[] {
    return Object.entries(this.#read().profiles ?? {})
      .map(([name, profile]) => ({ name, profile }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Saves it and makes it the profile in use. @throws QuarterdeckError output_unwritable, keychain_unusable */
  async keep(name: string, { base_url, ...secrets }: Secrets & { base_url: string }, store: 'file' | 'keychain' = 'file'): Promise<void> {
    const { profiles } = this.#read();
    if (store === 'keychain') new Keychain(this.#env).store(name, secrets);
    else if (profiles?.[name]?.kept_in === 'keychain') new Keychain(this.#env).remove(name);
    const profile: Profile = store === 'keychain' ? { base_url, kept_in: store } : { base_url, ...secrets };
    await this.#write({ current: name, profiles: { ...profiles, [name]: profile } });
  }

  /** @param name null for this machine. */
  async use(name: string | null): Promise<void> {
    const { profiles = {} } = this.#read();
    await this.#write({ ...(name !== null && { current: name }), profiles });
  }

  /** Removes it; if it was in use, none is. */
  async forget(name: string): Promise<void> {
    const { current, profiles = {} } = this.#read();
    const { [name]: forgotten, ...rest } = profiles;
    if (forgotten?.kept_in === 'keychain') new Keychain(this.#env).remove(name);
    await this.#write({ ...(current !== undefined && current !== name && { current }), profiles: rest });
  }

  /** Without the library that writes it, because every command reads this. */
  #read(): Kept {
    // If the settings are unreadable, as in a container without a home, nobody is logged in.
    if (!existsSync(path.dirname(this.#folder))) return {};
    try {
      return JSON.parse(readFileSync(path.join(this.#folder, 'credentials.json'), 'utf8')) as Kept;
    } catch (cause) {
      if (['ENOENT', 'EACCES'].includes((cause as NodeJS.ErrnoException).code ?? '')) return {};
      throw new QuarterdeckError('file_unreadable', `The credentials in ${this.#folder} cannot be read.`, {
        next: 'remove credentials.json there and sign in again: quarterdeck login',
        cause,
      });
    }
  }

  async #write(kept: Kept): Promise<void> {
    const { default: Conf } = await import('conf');
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      chmodSync(this.#folder, 0o700);
      const file = new Conf<Kept>({
        cwd: this.#folder,
        configName: 'credentials',
        configFileMode: 0o600,
        accessPropertiesByDotNotation: false,
      });
      file.store = kept;
    } catch (cause) {
      throw this.#unwritable(cause);
    }
  }

  #unwritable(cause: unknown): QuarterdeckError {
    return new QuarterdeckError('output_unwritable', `The credentials cannot be kept in ${this.#folder}.`, {
      next: 'check that the folder exists and is writable, or name another with QUARTERDECK_HOME',
      cause,
    });
  }
}

/** A renewal takes no longer, milliseconds. */
const longestWaitMs = 20_000;
