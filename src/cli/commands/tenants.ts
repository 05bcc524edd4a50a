/** `tenants`: options and help. */
import {
  type CommandGroup,
  type CommandSpec,
  type OptionSpec,
  type PageOptions,
  pageOptions,
  type RemovalOptions,
  removalOptions,
} from '../command-spec.ts';

/** The fields of a tenant record, in print order. */
export const tenantFields = ['tenant_id', 'name', 'contact', 'state', 'limits', 'created_at'] as const;

export const tenantsGroup: CommandGroup = {
  name: 'tenants',
  summary: 'Create, change and delete the tenants of a server',
  details:
    'Each tenant has its own decks, keys, data and limits. On the server machine these commands need no key; elsewhere they need a key of the operator.',
};

/** Each takes a number, or `none` for the server’s default. */
export interface LimitOptions {
  rate?: string;
  decksPerDay?: string;
  concurrentDecks?: string;
  storedMb?: string;
}

export const keyLimitOptions: readonly OptionSpec[] = [
  { flags: '--rate <number>', description: 'Requests per minute, or none' },
  { flags: '--decks-per-day <number>', description: 'Decks in any 24 hours, or none' },
  { flags: '--concurrent-decks <number>', description: 'Decks queued or in progress at the same time, or none' },
];

const limitOptions: readonly OptionSpec[] = [
  ...keyLimitOptions,
  { flags: '--stored-mb <number>', description: 'Stored files and records, MB, or none' },
];

const describing: readonly OptionSpec[] = [
  { flags: '--name <name>', description: 'Name for people' },
  { flags: '--contact <address>', description: 'E-mail address of whoever is responsible' },
];

export interface TenantsCreateOptions extends LimitOptions {
  name?: string;
  contact?: string;
}

export const tenantsCreateSpec: CommandSpec<TenantsCreateOptions> = {
  name: 'tenants create',
  summary: 'Create a tenant',
  details: 'Then create a key for it: quarterdeck keys create pipeline --tenant acme',
  arguments: [{ syntax: '<tenant>', description: 'ID: lower-case letters, digits and _' }],
  options: { 'Tenant:': describing, 'Limits:': limitOptions },
  examples: [
    { command: 'quarterdeck tenants create acme --name "Acme Ltd."', does: 'with the limits of the server' },
    { command: 'quarterdeck tenants create acme --rate 600 --decks-per-day 200', does: 'with limits of its own' },
  ],
  fields: tenantFields,
  load: async () => (await import('./run/tenants.ts')).tenantsCreate,
};

export const tenantsListSpec: CommandSpec<PageOptions> = {
  name: 'tenants list',
  summary: 'List tenants by ID',
  options: { 'Page:': pageOptions },
  examples: [
    { command: 'quarterdeck tenants list', does: 'with state and limits' },
    { command: 'quarterdeck tenants list --fields tenant_id,state', does: 'as JSON' },
  ],
  fields: tenantFields,
  load: async () => (await import('./run/tenants.ts')).tenantsList,
};

export const tenantsShowSpec: CommandSpec = {
  name: 'tenants show',
  summary: 'Show a tenant',
  arguments: [{ syntax: '<tenant>', description: 'ID of the tenant' }],
  options: {},
  examples: [
    { command: 'quarterdeck tenants show acme', does: 'its state and limits' },
    { command: 'quarterdeck tenants show acme --json', does: 'as JSON' },
  ],
  fields: tenantFields,
  load: async () => (await import('./run/tenants.ts')).tenantsShow,
};

export interface TenantsUpdateOptions extends TenantsCreateOptions {
  suspend?: boolean;
  activate?: boolean;
}

export const tenantsUpdateSpec: CommandSpec<TenantsUpdateOptions> = {
  name: 'tenants update',
  summary: 'Change, suspend or activate a tenant',
  details: 'Takes effect with the next request, without a restart. The keys of a suspended tenant do not work, and its queued decks wait.',
  arguments: [{ syntax: '<tenant>', description: 'ID of the tenant' }],
  options: {
    'Tenant:': [
      ...describing,
      { flags: '--suspend', description: 'Stop its keys and decks, and keep everything' },
      { flags: '--activate', description: 'End the suspension' },
    ],
    'Limits:': limitOptions,
  },
  examples: [
    { command: 'quarterdeck tenants update acme --rate 2000 --stored-mb none', does: 'other limits' },
    { command: 'quarterdeck tenants update acme --suspend', does: 'until --activate' },
  ],
  fields: tenantFields,
  load: async () => (await import('./run/tenants.ts')).tenantsUpdate,
};

export const tenantsDeleteSpec: CommandSpec<RemovalOptions> = {
  name: 'tenants delete',
  summary: 'Delete a tenant and everything that is kept of it',
  details:
    'Decks, files, data sources, brand kits, webhooks, events and keys. Only its ID stays, in the audit log. Backups made before still contain it.',
  arguments: [{ syntax: '<tenant>', description: 'ID of the tenant' }],
  options: removalOptions,
  examples: [
    { command: 'quarterdeck tenants delete acme', does: 'after confirmation' },
    { command: 'quarterdeck tenants delete acme --yes --json', does: 'in a script' },
  ],
  fields: ['tenant_id', 'deleted'],
  load: async () => (await import('./run/tenants.ts')).tenantsDelete,
};
