/** `whoami`: options and help. */
import type { CommandSpec } from '../command-spec.ts';

export const whoamiSpec: CommandSpec = {
  name: 'whoami',
  summary: 'Show which service is in use and as whom you are signed in',
  options: {},
  examples: [
    { command: 'quarterdeck whoami', does: 'and why it is used' },
    { command: 'quarterdeck whoami --json --fields base_url', does: 'in a script' },
  ],
  fields: ['service', 'base_url', 'key', 'signed_in_by', 'kept_in', 'server_version', 'because', 'profiles'],
  load: async () => (await import('./run/whoami.ts')).whoami,
};
