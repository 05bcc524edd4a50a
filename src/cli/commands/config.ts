/** `config`: options and help. */
import type { CommandGroup, CommandSpec } from '../command-spec.ts';

export const configGroup: CommandGroup = {
  name: 'config',
  summary: 'Save default options',
  details:
    'A command-line option overrides an environment variable (QUARTERDECK_CURRENCY), which overrides the project file (quarterdeck.json),\n' +
    'then the user file (config.json, next to the profiles), then the default.',
};

export const configGetSpec: CommandSpec = {
  name: 'config get',
  summary: 'Print the value of a setting',
  details: 'Prints nothing if it has none.',
  arguments: [{ syntax: '<setting>', description: 'setting, such as currency; quarterdeck config list shows them all' }],
  options: {},
  examples: [
    { command: 'quarterdeck config get currency', does: 'in a script' },
    { command: 'quarterdeck config get port --json', does: 'with its origin' },
  ],
  fields: ['name', 'value', 'origin', 'from'],
  load: async () => (await import('./run/config.ts')).configGet,
};

export interface ConfigListOptions {
  showOrigin?: boolean;
}

export const configListSpec: CommandSpec<ConfigListOptions> = {
  name: 'config list',
  summary: 'List all settings and their values',
  options: { 'Output:': [{ flags: '--show-origin', description: 'Also show where each value comes from' }] },
  examples: [
    { command: 'quarterdeck config list --show-origin', does: 'current values and their origin' },
    { command: 'quarterdeck config list --json', does: 'as JSON' },
  ],
  fields: ['name', 'meaning', 'value', 'origin', 'from'],
  load: async () => (await import('./run/config.ts')).configList,
};

export interface ConfigSetOptions {
  project?: boolean;
}

export const configSetSpec: CommandSpec<ConfigSetOptions> = {
  name: 'config set',
  summary: 'Set a default for yourself or for a project',
  arguments: [
    { syntax: '<setting>', description: 'setting, such as currency; quarterdeck config list shows them all' },
    { syntax: '<value>', description: 'new value' },
  ],
  options: { 'Scope:': [{ flags: '--project', description: 'Set it for everyone in this folder (quarterdeck.json)' }] },
  examples: [
    { command: 'quarterdeck config set time_zone America/New_York', does: 'for all your decks' },
    { command: 'quarterdeck config set brand_kit acme.json --project', does: 'for decks made in this folder' },
  ],
  fields: ['name', 'value', 'file'],
  load: async () => (await import('./run/config.ts')).configSet,
};

export const configUnsetSpec: CommandSpec<ConfigSetOptions> = {
  name: 'config unset',
  summary: 'Remove a setting',
  arguments: [{ syntax: '<setting>', description: 'such as currency' }],
  options: { 'Scope:': [{ flags: '--project', description: 'Remove it from quarterdeck.json in this folder' }] },
  examples: [
    { command: 'quarterdeck config unset time_zone', does: 'your own setting' },
    { command: 'quarterdeck config unset brand_kit --project', does: 'the project setting' },
  ],
  fields: ['name', 'file'],
  load: async () => (await import('./run/config.ts')).configUnset,
};
