/** `accounts`: options and help. */
import { type CommandGroup, type CommandSpec, type RemovalOptions, removalOptions } from '../command-spec.ts';
import { tenantFields } from './tenants.ts';

export const accountsGroup: CommandGroup = {
  name: 'accounts',
  summary: 'Register an account with a server, see what it keeps, delete it',
  details: 'A server takes registrations if its operator started it with --registration open.',
};

export interface AccountsCreateOptions {
  name?: string;
  email?: string;
}

export const accountsCreateSpec: CommandSpec<AccountsCreateOptions> = {
  name: 'accounts create',
  summary: 'Register an account and sign in with its first API key',
  details:
    'Asks for what is missing on a terminal. Stores the key in a private file, as quarterdeck login does; later commands use that server.',
  options: {
    'Account:': [
      { flags: '--name <name>', description: 'Your name or that of your company' },
      { flags: '--email <address>', description: 'E-mail address; shown only to you and the operator' },
    ],
  },
  examples: [
    { command: 'quarterdeck accounts create --base-url https://decks.example.com', does: 'asks for name and address' },
    {
      command: 'quarterdeck accounts create --base-url https://decks.example.com --name Acme --email ops@acme.example',
      does: 'in a script',
    },
  ],
  fields: ['profile', 'base_url', 'tenant_id', 'key'],
  load: async () => (await import('./run/accounts.ts')).accountsCreate,
};

export const accountsShowSpec: CommandSpec = {
  name: 'accounts show',
  summary: 'Show your account and what is kept of it',
  options: {},
  examples: [
    { command: 'quarterdeck accounts show', does: 'decks, data, keys and bytes' },
    { command: 'quarterdeck accounts show --json', does: 'as JSON' },
  ],
  fields: [...tenantFields, 'kept'],
  load: async () => (await import('./run/accounts.ts')).accountsShow,
};

export const accountsDeleteSpec: CommandSpec<RemovalOptions> = {
  name: 'accounts delete',
  summary: 'Delete your account and everything that is kept of it',
  details: 'Decks, files, data sources, brand kits, webhooks and keys, at once and for good.',
  options: removalOptions,
  examples: [
    { command: 'quarterdeck accounts delete', does: 'after confirmation' },
    { command: 'quarterdeck accounts delete --yes --json', does: 'in a script' },
  ],
  fields: ['tenant_id', 'deleted'],
  load: async () => (await import('./run/accounts.ts')).accountsDelete,
};
