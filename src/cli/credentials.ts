/** Servers and their API keys, by profile, in a private file and folder. */
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { didYouMean } from '../model/did-you-mean.ts';
import { QuarterdeckError } from '../model/errors.ts';
import { settingsFolder } from '../service/local/home.ts';
import type { Context } from './context.ts';

export interface Profile {
  base_url: string;
  api_key: string;
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

export class Credentials {
  readonly #folder: string;

  constructor(env: Context['env']) {
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

  byUrl(baseUrl: string): Profile | null {
    return this.list().find(({ profile }) => profile.base_url === baseUrl)?.profile ?? null;
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

  /** Saves it and makes it the profile in use. */
  async keep(name: string, profile: Profile): Promise<void> {
    const { profiles } = this.#read();
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
    const { [name]: _, ...rest } = profiles;
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
      throw new QuarterdeckError('output_unwritable', `The credentials cannot be kept in ${this.#folder}.`, {
        next: 'check that the folder exists and is writable, or name another with QUARTERDECK_HOME',
        cause,
      });
    }
  }
}
