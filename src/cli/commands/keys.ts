/** `keys`: options and help. */
import { type CommandGroup, type CommandSpec, type RemovalOptions, removalOptions } from '../command-spec.ts';
import { keyLimitOptions, type LimitOptions } from './tenants.ts';

/** The fields of an API key record, in print order. */
export const keyFields = ['key_id', 'name', 'hint', 'scopes', 'limits', 'created_at', 'expires_at', 'last_used_at', 'revoked_at'] as const;

export const keysGroup: CommandGroup = {
  name: 'keys',
  summary: 'Create, list, change, revoke and rotate API keys',
  details: 'On the server machine these commands need no key; elsewhere they need a key with the admin scope.',
};

export interface KeysCreateOptions extends Omit<LimitOptions, 'storedMb'> {
  tenant?: string;
  scope?: string[];
  expiresInDays?: string;
}

export const keysCreateSpec: CommandSpec<KeysCreateOptions> = {
  name: 'keys create',
  summary: 'Create an API key; it is shown only once',
  arguments: [{ syntax: '<name>', description: 'name of the key' }],
  options: {
    'Permissions:': [
      {
        flags: '--scope <scope>',
        description:
          'Scope, such as decks:write, sources:write, sources:connect or admin; repeatable (default: the scopes needed to make decks)',
        repeatable: true,
      },
      { flags: '--expires-in-days <days>', description: 'Days until the key expires (default: 365)' },
      { flags: '--tenant <tenant>', description: 'Tenant of the key, for the operator (default: your own)' },
    ],
    'Limits, below those of the tenant:': keyLimitOptions,
  },
  examples: [
    { command: 'quarterdeck keys create pipeline', does: 'for a pipeline that makes decks' },
    { command: 'quarterdeck keys create dashboard --scope metrics:read --expires-in-days 90', does: 'read-only access to metrics' },
    {
      command: 'quarterdeck keys create first --tenant acme --scope admin --rate 100',
      does: 'for another tenant, at most 100 requests a minute',
    },
  ],
  fields: [...keyFields, 'key'],
  load: async () => (await import('./run/keys.ts')).keysCreate,
};

export const keysListSpec: CommandSpec = {
  name: 'keys list',
  summary: 'List API keys, newest first',
  options: {},
  examples: [
    { command: 'quarterdeck keys list', does: 'with their scopes' },
    { command: 'quarterdeck keys list --json', does: 'as JSON' },
  ],
  fields: keyFields,
  load: async () => (await import('./run/keys.ts')).keysList,
};

export type KeysUpdateOptions = Omit<LimitOptions, 'storedMb'>;

export const keysUpdateSpec: CommandSpec<KeysUpdateOptions> = {
  name: 'keys update',
  summary: 'Change the limits of an API key',
  details: 'Takes effect with the next request.',
  arguments: [{ syntax: '<key>', description: 'ID of the key, such as key_01jd…' }],
  options: { 'Limits, below those of the tenant:': keyLimitOptions },
  examples: [
    { command: 'quarterdeck keys update key_01jd8kq2v9 --rate 100', does: 'at most 100 requests a minute' },
    { command: 'quarterdeck keys update key_01jd8kq2v9 --rate none', does: 'only the limits of the tenant' },
  ],
  fields: keyFields,
  load: async () => (await import('./run/keys.ts')).keysUpdate,
};

export const keysRevokeSpec: CommandSpec<RemovalOptions> = {
  name: 'keys revoke',
  summary: 'Revoke an API key immediately',
  arguments: [{ syntax: '<key>', description: 'ID of the key, such as key_01jd…' }],
  options: removalOptions,
  examples: [
    { command: 'quarterdeck keys revoke key_01jd8kq2v9', does: 'revoke it' },
    { command: 'quarterdeck keys revoke key_01jd8kq2v9 --yes --json', does: 'in a script' },
  ],
  fields: keyFields,
  load: async () => (await import('./run/keys.ts')).keysRevoke,
};

export interface KeysRotateOptions {
  overlapHours?: string;
}

export const keysRotateSpec: CommandSpec<KeysRotateOptions> = {
  name: 'keys rotate',
  summary: 'Replace an API key with a new one of the same scopes',
  arguments: [{ syntax: '<key>', description: 'ID of the key, such as key_01jd…' }],
  options: {
    'Overlap:': [{ flags: '--overlap-hours <hours>', description: 'Hours until the old one expires, up to 168 (default: 24)' }],
  },
  examples: [
    { command: 'quarterdeck keys rotate key_01jd8kq2v9', does: 'with a day to switch over' },
    { command: 'quarterdeck keys rotate key_01jd8kq2v9 --overlap-hours 0', does: 'immediately' },
  ],
  fields: [...keyFields, 'key'],
  load: async () => (await import('./run/keys.ts')).keysRotate,
};

export interface KeysRotateEncryptionOptions {
  reencrypt?: boolean;
}

export const keysRotateEncryptionSpec: CommandSpec<KeysRotateEncryptionOptions> = {
  name: 'keys rotate-encryption',
  summary: 'Replace the encryption key of the store on this machine',
  details:
    'Makes a new key beside the store and wraps the data keys of all tenants with it. If you name the key yourself (QUARTERDECK_ENCRYPTION_KEY,\n' +
    '…_KEY_FILE or …_KEY_COMMAND), put the new one in front of the old one first; afterwards the old one can go.\n' +
    'A server can keep running, except with --reencrypt.',
  options: {
    'Depth:': [{ flags: '--reencrypt', description: 'Also replace the data keys and encrypt all fields anew; stop the server first' }],
  },
  examples: [
    { command: 'quarterdeck keys rotate-encryption', does: 'once a year, or when someone leaves' },
    { command: 'quarterdeck keys rotate-encryption --reencrypt', does: 'after a key may have leaked' },
  ],
  fields: ['key_id', 'origin', 'rewrapped', 'reencrypted'],
  load: async () => (await import('./run/rotate-encryption.ts')).keysRotateEncryption,
};
