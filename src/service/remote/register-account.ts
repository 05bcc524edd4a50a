/** Registers an account with a server; the only call that needs no key and returns one. */
import type { AccountRequest, NewAccount } from '../schema/tenant.ts';
import { Client } from './client.ts';
import type { RemoteOptions } from './transport.ts';

/** @throws QuarterdeckError registration_closed, rate_limited, request_invalid */
export function registerAccount(options: Omit<RemoteOptions, 'apiKey'>, request: AccountRequest): Promise<NewAccount> {
  return new Client({ ...options, apiKey: '' }).ask('createAccount', { json: request });
}
