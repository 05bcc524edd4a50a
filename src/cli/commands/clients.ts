/** `clients`: options and help. */
import { type CommandGroup, type CommandSpec, type RemovalOptions, removalOptions } from '../command-spec.ts';

/** The fields of an OAuth client's record, in print order. */
const clientFields = ['client_id', 'name', 'scopes', 'grants', 'authentication', 'created_at'] as const;

export const clientsGroup: CommandGroup = {
  name: 'clients',
  summary: 'Create, list, show and delete OAuth clients',
  details:
    'An OAuth client is a program that gets short-lived access tokens from a server.\n' +
    'On the server machine these commands need no key; elsewhere they need a key with the admin scope.',
};

export interface ClientsCreateOptions {
  scope?: string[];
  grant?: string[];
  publicKey?: string;
}

export const clientsCreateSpec: CommandSpec<ClientsCreateOptions> = {
  name: 'clients create',
  summary: 'Create an OAuth client; its secret is shown only once',
  arguments: [{ syntax: '<name>', description: 'name of the client, shown to whoever lets it sign in' }],
  options: {
    'Permissions:': [
      {
        flags: '--scope <scope>',
        description: 'Scope, such as decks:write or metrics:read; repeatable (default: the scopes needed to make decks)',
        repeatable: true,
      },
      {
        flags: '--grant <grant>',
        description: 'How it gets tokens: client_credentials, device_code or refresh_token; repeatable (default: client_credentials)',
        repeatable: true,
      },
    ],
    'Authentication:': [
      {
        flags: '--public-key <file>',
        description: 'Its public key (JWK or PEM), to sign with the private one instead of sending a secret; - reads stdin',
      },
    ],
  },
  examples: [
    { command: 'quarterdeck clients create "nightly reports"', does: 'a client with a secret' },
    { command: 'quarterdeck clients create pipeline --public-key public.pem --scope decks:write', does: 'a client with a key' },
  ],
  fields: [...clientFields, 'client_secret'],
  load: async () => (await import('./run/clients.ts')).clientsCreate,
};

export const clientsListSpec: CommandSpec = {
  name: 'clients list',
  summary: 'List OAuth clients, newest first',
  options: {},
  examples: [
    { command: 'quarterdeck clients list', does: 'with their scopes' },
    { command: 'quarterdeck clients list --json', does: 'as JSON' },
  ],
  fields: clientFields,
  load: async () => (await import('./run/clients.ts')).clientsList,
};

export const clientsShowSpec: CommandSpec = {
  name: 'clients show',
  summary: 'Show an OAuth client',
  arguments: [{ syntax: '<client>', description: 'ID of the client, such as client_01jd…' }],
  options: {},
  examples: [
    { command: 'quarterdeck clients show client_01jd8kq2v9', does: 'its scopes and grants' },
    { command: 'quarterdeck clients show client_01jd8kq2v9 --json', does: 'as JSON' },
  ],
  fields: clientFields,
  load: async () => (await import('./run/clients.ts')).clientsShow,
};

export const clientsDeleteSpec: CommandSpec<RemovalOptions> = {
  name: 'clients delete',
  summary: 'Delete an OAuth client; its tokens stop working immediately',
  arguments: [{ syntax: '<client>', description: 'ID of the client, such as client_01jd…' }],
  options: removalOptions,
  examples: [
    { command: 'quarterdeck clients delete client_01jd8kq2v9', does: 'delete it' },
    { command: 'quarterdeck clients delete client_01jd8kq2v9 --yes --json', does: 'in a script' },
  ],
  fields: ['client_id', 'deleted'],
  load: async () => (await import('./run/clients.ts')).clientsDelete,
};
