/** Named sources in the settings folder; passwords in a separate private file and folder, encrypted. */
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type Conf from 'conf';
import { QuarterdeckError } from '../../model/errors.ts';
import type { Source } from '../schema/source.ts';
import type { SourceSecrets } from './source-secrets.ts';
import { keyIdOf } from './store/encryption/envelope.ts';

interface Kept extends Omit<Source, 'name' | 'has_password'> {
  /** Whether a server's caller added it; unknown for sources of earlier versions. */
  ofCaller?: boolean;
}

export class SourceStore {
  readonly #folder: string;
  readonly #secrets: SourceSecrets;

  constructor(folder: string, secrets: SourceSecrets) {
    this.#folder = folder;
    this.#secrets = secrets;
  }

  async list(): Promise<Source[]> {
    const { definitions, passwords } = await this.#open();
    const names = Object.keys(definitions.store).sort((a, b) => (a < b ? -1 : 1));
    return names.map((name) => sourceOf(name, definitions.store[name]!, passwords.store));
  }

  async get(name: string): Promise<Source | null> {
    return (await this.list()).find((source) => source.name === name) ?? null;
  }

  async password(name: string): Promise<string | undefined> {
    const { store } = (await this.#open()).passwords;
    return Object.hasOwn(store, name) ? this.#secrets.open(name, store[name]!) : undefined;
  }

  async isOfCaller(name: string): Promise<boolean | undefined> {
    const { store } = (await this.#open()).definitions;
    return Object.hasOwn(store, name) ? store[name]!.ofCaller : undefined;
  }

  async put({ name, has_password: _, ...kept }: Source, password: string | undefined, ofCaller: boolean): Promise<void> {
    const { definitions, passwords } = await this.#open();
    // The password first: a definition without it would only fail later.
    const sealed = password === undefined ? {} : { [name]: await this.#secrets.seal(name, password) };
    passwords.store = { ...without(passwords.store, name), ...sealed };
    definitions.store = { ...without(definitions.store, name), [name]: { ...kept, ofCaller } };
  }

  async delete(name: string): Promise<void> {
    const { definitions, passwords } = await this.#open();
    definitions.store = without(definitions.store, name);
    passwords.store = without(passwords.store, name);
  }

  /** Encrypts the passwords anew, with the key that is the tenant's now. */
  async reseal(): Promise<void> {
    const { passwords } = await this.#open();
    const names = Object.keys(passwords.store);
    const sealed = names.map(async (name) => [name, await this.#secrets.seal(name, (await this.password(name))!)] as const);
    if (names.length > 0) passwords.store = Object.fromEntries(await Promise.all(sealed));
  }

  /** An earlier version kept passwords readable. */
  async #sealEarlier(passwords: Conf<Record<string, string>>): Promise<void> {
    const { store } = passwords;
    const readable = Object.entries(store).filter(([, text]) => keyIdOf(text) === null);
    if (readable.length === 0) return;
    const sealed = readable.map(async ([name, password]) => [name, await this.#secrets.seal(name, password)] as const);
    passwords.store = { ...store, ...Object.fromEntries(await Promise.all(sealed)) };
  }

  async #open(): Promise<{ definitions: Conf<Record<string, Kept>>; passwords: Conf<Record<string, string>> }> {
    const { default: Settings } = await import('conf');
    const secrets = path.join(this.#folder, 'secrets');
    try {
      mkdirSync(secrets, { recursive: true, mode: 0o700 });
      chmodSync(secrets, 0o700);
      const shared = { configFileMode: 0o600, accessPropertiesByDotNotation: false } as const;
      const opened = {
        definitions: new Settings<Record<string, Kept>>({ ...shared, cwd: this.#folder, configName: 'sources' }),
        passwords: new Settings<Record<string, string>>({ ...shared, cwd: secrets, configName: 'sources' }),
      };
      await this.#sealEarlier(opened.passwords);
      return opened;
    } catch (cause) {
      if (cause instanceof QuarterdeckError) throw cause;
      throw new QuarterdeckError('file_unreadable', `The settings in ${this.#folder} cannot be read or written.`, {
        next: 'check that the folder exists and is accessible, or name another with QUARTERDECK_HOME',
        cause,
      });
    }
  }
}

function sourceOf(name: string, { ofCaller: _, ...kept }: Kept, passwords: Readonly<Record<string, string>>): Source {
  return { name, ...kept, has_password: Object.hasOwn(passwords, name) };
}

function without<T>(store: Readonly<Record<string, T>>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(store).filter(([each]) => each !== name));
}
