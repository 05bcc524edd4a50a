/** `encryption-key`: options and help. */
import { type CommandGroup, type CommandSpec, type RemovalOptions, removalOptions } from '../command-spec.ts';

const fields = ['key_id', 'algorithm', 'public_key', 'created_at'] as const;

export const encryptionKeyGroup: CommandGroup = {
  name: 'encryption-key',
  summary: 'Have finished decks encrypted end to end',
  details: 'Files finished from then on are stored and sent as JWE, which only your private key opens. Needs a key with the admin scope.',
};

export const encryptionKeySetSpec: CommandSpec = {
  name: 'encryption-key set',
  summary: 'Set the public key that finished files are encrypted to',
  details:
    'Files finished before stay as they are; prompts, reports and titles are not encrypted to it.\n' +
    'Keep the private key: without it, nobody can open the files.',
  arguments: [{ syntax: '<file>', description: 'public key: PEM or JWK; - reads stdin' }],
  options: {},
  examples: [
    { command: 'quarterdeck encryption-key set public.pem', does: 'encrypt to it from now on' },
    { command: 'quarterdeck encryption-key set - < public.jwk', does: 'from stdin, as JWK' },
  ],
  fields,
  load: async () => (await import('./run/encryption-key.ts')).encryptionKeySet,
};

export const encryptionKeyShowSpec: CommandSpec = {
  name: 'encryption-key show',
  summary: 'Show the key that finished files are encrypted to',
  options: {},
  examples: [
    { command: 'quarterdeck encryption-key show', does: 'its ID and algorithm' },
    { command: 'quarterdeck encryption-key show --json', does: 'as JSON, with the public key' },
  ],
  fields,
  load: async () => (await import('./run/encryption-key.ts')).encryptionKeyShow,
};

export const encryptionKeyDeleteSpec: CommandSpec<RemovalOptions> = {
  name: 'encryption-key delete',
  summary: 'Stop encrypting finished files; those that are encrypted stay so',
  options: removalOptions,
  examples: [
    { command: 'quarterdeck encryption-key delete', does: 'after confirmation' },
    { command: 'quarterdeck encryption-key delete --yes', does: 'in a script' },
  ],
  fields: ['deleted'],
  load: async () => (await import('./run/encryption-key.ts')).encryptionKeyDelete,
};
