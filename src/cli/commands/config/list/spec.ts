/** `config list`. */
import type { CommandSpec } from '../../../command-spec.ts';

export interface ConfigListOptions {
  showOrigin?: boolean;
}

export const configListSpec: CommandSpec<ConfigListOptions> = {
  name: 'config list',
  summary: 'List every setting and what holds',
  options: { 'What to print:': [{ flags: '--show-origin', description: 'Also where each value comes from' }] },
  examples: [
    { command: 'quarterdeck config list --show-origin', does: 'what holds here, and why' },
    { command: 'quarterdeck config list --json', does: 'the same for a program' },
  ],
  fields: ['name', 'meaning', 'value', 'origin', 'from'],
  load: () => import('./run.ts'),
};
