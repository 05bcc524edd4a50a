/** `keys`: what it takes and what its help says. */
import { type CommandGroup, type CommandSpec, type RemovalOptions, removalOptions } from '../command-spec.ts';

/** The fields of an API key record, in the order they are printed. */
export const keyFields = ['key_id', 'name', 'hint', 'scopes', 'created_at', 'expires_at', 'last_used_at', 'revoked_at'] as const;

export const keysGroup: CommandGroup = {
  name: 'keys',
  summary: 'Make, list, revoke and replace API keys',
  details: 'On the machine of the server itself they need no key; elsewhere one with the scope admin.',
};

export interface KeysCreateOptions {
  scope?: string[];
  expiresInDays?: string;
}

export const keysCreateSpec: CommandSpec<KeysCreateOptions> = {
  name: 'keys create',
  summary: 'Make an API key; it is shown once',
  arguments: [{ syntax: '<name>', description: 'what it is for' }],
  options: {
    'What it may do:': [
      {
        flags: '--scope <scope>',
        description: 'Such as decks:write, sources:write, sources:connect or admin; repeat it (default: what making decks needs)',
        repeatable: true,
      },
      { flags: '--expires-in-days <days>', description: 'Days until it expires (default: 365)' },
    ],
  },
  examples: [
    { command: 'quarterdeck keys create pipeline', does: 'for a pipeline that makes decks' },
    { command: 'quarterdeck keys create dashboard --scope metrics:read --expires-in-days 90', does: 'to read metrics alone' },
  ],
  fields: [...keyFields, 'key'],
  load: async () => (await import('./run/keys.ts')).keysCreate,
};

export const keysListSpec: CommandSpec = {
  name: 'keys list',
  summary: 'List API keys, newest first',
  options: {},
  examples: [
    { command: 'quarterdeck keys list', does: 'with what they may do' },
    { command: 'quarterdeck keys list --json', does: 'for a program' },
  ],
  fields: keyFields,
  load: async () => (await import('./run/keys.ts')).keysList,
};

export const keysRevokeSpec: CommandSpec<RemovalOptions> = {
  name: 'keys revoke',
  summary: 'End an API key at once',
  arguments: [{ syntax: '<key>', description: 'id of the key, such as key_01jd…' }],
  options: removalOptions,
  examples: [
    { command: 'quarterdeck keys revoke key_01jd8kq2v9', does: 'nothing may use it from now on' },
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
  summary: 'Replace an API key by one that may do the same',
  arguments: [{ syntax: '<key>', description: 'id of the key, such as key_01jd…' }],
  options: {
    'How long both hold:': [{ flags: '--overlap-hours <hours>', description: 'Hours until the old one ends, 168 at most (default: 24)' }],
  },
  examples: [
    { command: 'quarterdeck keys rotate key_01jd8kq2v9', does: 'with a day to change over' },
    { command: 'quarterdeck keys rotate key_01jd8kq2v9 --overlap-hours 0', does: 'at once' },
  ],
  fields: [...keyFields, 'key'],
  load: async () => (await import('./run/keys.ts')).keysRotate,
};
