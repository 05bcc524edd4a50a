/** `whoami`: which service answers, and as whom. */
import type { CommandSpec } from '../../command-spec.ts';

export const whoamiSpec: CommandSpec = {
  name: 'whoami',
  summary: 'Show which service answers, and as whom',
  options: {},
  examples: [
    { command: 'quarterdeck whoami', does: 'and why' },
    { command: 'quarterdeck whoami --json --fields base_url', does: 'for a script' },
  ],
  fields: ['service', 'base_url', 'key', 'because', 'profiles'],
  load: () => import('./run.ts'),
};
