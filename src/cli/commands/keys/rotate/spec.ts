/** `keys rotate`. */
import type { CommandSpec } from '../../../command-spec.ts';
import { keyFields } from '../fields.ts';

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
  load: () => import('./run.ts'),
};
