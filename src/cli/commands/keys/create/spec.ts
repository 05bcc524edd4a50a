/** `keys create`. */
import type { CommandSpec } from '../../../command-spec.ts';
import { keyFields } from '../fields.ts';

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
  load: () => import('./run.ts'),
};
