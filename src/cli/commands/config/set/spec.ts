/** `config set`. */
import type { CommandSpec } from '../../../command-spec.ts';

export interface ConfigSetOptions {
  project?: boolean;
}

export const configSetSpec: CommandSpec<ConfigSetOptions> = {
  name: 'config set',
  summary: 'Set a setting, for yourself or for a project',
  arguments: [
    { syntax: '<setting>', description: 'such as currency; quarterdeck config list has them all' },
    { syntax: '<value>', description: 'what holds from now on' },
  ],
  options: { 'For whom:': [{ flags: '--project', description: 'For whoever works in this folder: in quarterdeck.json' }] },
  examples: [
    { command: 'quarterdeck config set time_zone America/New_York', does: 'for every deck of yours' },
    { command: 'quarterdeck config set brand_kit acme.json --project', does: 'for the decks made in this folder' },
  ],
  fields: ['name', 'value', 'file'],
  load: () => import('./run.ts'),
};
