/** `config`: what it takes and what its help says. */
import type { CommandGroup, CommandSpec } from '../command-spec.ts';

export const configGroup: CommandGroup = {
  name: 'config',
  summary: 'Set once what would be typed each time',
  details:
    'An option beats a variable (QUARTERDECK_CURRENCY), that the file of the project (quarterdeck.json in its folder),\n' +
    'that the file of the user (config.json beside the profiles), and that what holds by itself.',
};

export const configGetSpec: CommandSpec = {
  name: 'config get',
  summary: 'Print the value of a setting',
  details: 'Nothing is printed where none holds.',
  arguments: [{ syntax: '<setting>', description: 'such as currency; quarterdeck config list has them all' }],
  options: {},
  examples: [
    { command: 'quarterdeck config get currency', does: 'for a script' },
    { command: 'quarterdeck config get port --json', does: 'with where it comes from' },
  ],
  fields: ['name', 'value', 'origin', 'from'],
  load: async () => (await import('./run/config.ts')).configGet,
};

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
  load: async () => (await import('./run/config.ts')).configList,
};

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
  load: async () => (await import('./run/config.ts')).configSet,
};

export const configUnsetSpec: CommandSpec<ConfigSetOptions> = {
  name: 'config unset',
  summary: 'Take a setting out of a file',
  arguments: [{ syntax: '<setting>', description: 'such as currency' }],
  options: { 'For whom:': [{ flags: '--project', description: 'In quarterdeck.json of this folder' }] },
  examples: [
    { command: 'quarterdeck config unset time_zone', does: 'of yours' },
    { command: 'quarterdeck config unset brand_kit --project', does: 'of the project in this folder' },
  ],
  fields: ['name', 'file'],
  load: async () => (await import('./run/config.ts')).configUnset,
};
