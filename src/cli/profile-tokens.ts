/** The access tokens of a profile: kept, and renewed before they end, by one request at a time. */
import { QuarterdeckError } from '../model/errors.ts';
import { refreshTokens, type Tokens } from '../service/remote/device-sign-in.ts';
import type { AccessTokens, RemoteOptions } from '../service/remote/transport.ts';
import { Credentials } from './credentials.ts';

/** Renewed this long before they end, milliseconds. */
const leewayMs = 60_000;

type Options = Omit<RemoteOptions, 'apiKey' | 'tokens'> & { now: () => number };

export class ProfileTokens implements AccessTokens {
  readonly #name: string;
  readonly #options: Options;
  readonly #credentials: Credentials;
  #tokens: Tokens | undefined;
  #renewing: Promise<Tokens> | undefined;

  constructor(name: string, options: Options) {
    this.#name = name;
    this.#options = options;
    this.#credentials = new Credentials(options.env);
  }

  async current(): Promise<string> {
    this.#tokens ??= this.#kept();
    if (this.#isFresh(this.#tokens)) return this.#tokens.access_token;
    return this.renewed(this.#tokens.access_token);
  }

  async renewed(refused: string): Promise<string> {
    // Another request may have renewed it in the meantime.
    if (this.#tokens && this.#tokens.access_token !== refused) return this.#tokens.access_token;
    this.#renewing ??= this.#renew(refused).finally(() => {
      this.#renewing = undefined;
    });
    this.#tokens = await this.#renewing;
    return this.#tokens.access_token;
  }

  #renew(refused: string): Promise<Tokens> {
    return this.#credentials.alone(async () => {
      const kept = this.#kept();
      // And so may another process.
      if (kept.access_token !== refused && this.#isFresh(kept)) return kept;
      const { now, ...options } = this.#options;
      const fresh = await refreshTokens(options, kept.refresh_token, now);
      await this.#credentials.renew(this.#name, fresh);
      return fresh;
    });
  }

  #isFresh({ expires_at }: Tokens): boolean {
    return expires_at - this.#options.now() > leewayMs;
  }

  #kept(): Tokens {
    const { tokens } = this.#credentials.secrets(this.#name);
    if (tokens) return tokens;
    throw new QuarterdeckError('unauthorized', `The profile ${this.#name} is no longer signed in.`, {
      next: `quarterdeck login --profile ${this.#name}`,
    });
  }
}
