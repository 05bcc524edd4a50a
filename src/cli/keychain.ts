/** Secrets in the system's keychain, by the system's own tool; they travel over its stdin, never among its arguments. */
import { spawnSync } from 'node:child_process';
import { QuarterdeckError } from '../model/errors.ts';
import type { Context } from './context.ts';

interface Tool {
  name: string;
  command: string;
  store(account: string, secret: string): { args: string[]; input: string };
  read(account: string): { args: string[]; input?: string };
  remove(account: string): { args: string[]; input?: string };
}

const service = 'quarterdeck';

const secretTool: Tool = {
  name: 'the Secret Service',
  command: 'secret-tool',
  store: (account, secret) => ({
    args: ['store', `--label=Quarterdeck: ${account}`, 'service', service, 'account', account],
    input: secret,
  }),
  read: (account) => ({ args: ['lookup', 'service', service, 'account', account] }),
  remove: (account) => ({ args: ['clear', 'service', service, 'account', account] }),
};

/** In its interactive mode it reads commands from stdin. */
const security: Tool = {
  name: 'the keychain of macOS',
  command: 'security',
  store: (account, secret) => ({ args: ['-i'], input: `add-generic-password -U -s ${service} -a ${account} -w ${secret}\n` }),
  read: (account) => ({ args: ['find-generic-password', '-s', service, '-a', account, '-w'] }),
  remove: (account) => ({ args: ['delete-generic-password', '-s', service, '-a', account] }),
};

const vault =
  '[void][Windows.Security.Credentials.PasswordVault,Windows.Security.Credentials,ContentType=WindowsRuntime];$v=New-Object Windows.Security.Credentials.PasswordVault;';
const powershell = (script: string) => ['-NoProfile', '-NonInteractive', '-Command', `${vault}${script}`];
const passwordVault: Tool = {
  name: 'the Credential Manager of Windows',
  command: 'powershell.exe',
  store: (account, secret) => ({
    args: powershell(
      `$v.Add((New-Object Windows.Security.Credentials.PasswordCredential('${service}','${account}',[Console]::In.ReadToEnd())))`,
    ),
    input: secret,
  }),
  read: (account) => ({
    args: powershell(`$c=$v.Retrieve('${service}','${account}');$c.RetrievePassword();[Console]::Out.Write($c.Password)`),
  }),
  remove: (account) => ({ args: powershell(`$v.Remove($v.Retrieve('${service}','${account}'))`) }),
};

export class Keychain {
  readonly #env: Context['env'];
  readonly #tool: Tool;

  constructor(env: Context['env'], platform: NodeJS.Platform = process.platform) {
    this.#env = env;
    this.#tool = platform === 'darwin' ? security : platform === 'win32' ? passwordVault : secretTool;
  }

  /** @throws QuarterdeckError keychain_unusable */
  store(account: string, secret: unknown): void {
    // Without a character that any of the tools would take for something else.
    const { args, input } = this.#tool.store(account, Buffer.from(JSON.stringify(secret)).toString('base64url'));
    this.#run(args, input);
  }

  /** @throws QuarterdeckError keychain_unusable */
  read(account: string): unknown {
    const { args, input } = this.#tool.read(account);
    const text = this.#run(args, input).trim();
    try {
      return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    } catch (cause) {
      throw this.#unusable('it does not have the secret', cause);
    }
  }

  /** Whether there is any or not. */
  remove(account: string): void {
    const { args, input } = this.#tool.remove(account);
    spawnSync(this.#tool.command, args, { env: { ...this.#env }, input: input ?? '', timeout: longest, stdio: 'pipe' });
  }

  #run(args: string[], input = ''): string {
    const { status, stdout, error } = spawnSync(this.#tool.command, args, {
      env: { ...this.#env },
      input,
      timeout: longest,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    if (status === 0) return stdout;
    const missing = (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';
    throw this.#unusable(missing ? `${this.#tool.command} is not installed` : `${this.#tool.command} failed`, error);
  }

  #unusable(why: string, cause: unknown): QuarterdeckError {
    return new QuarterdeckError(
      'keychain_unusable',
      `${this.#tool.name[0]!.toUpperCase()}${this.#tool.name.slice(1)} cannot be used: ${why}.`,
      {
        next: 'unlock it, or keep credentials in a private file: quarterdeck config set credential_store file, then quarterdeck login',
        cause,
      },
    );
  }
}

/** A person may have to unlock it first, milliseconds. */
const longest = 60_000;
