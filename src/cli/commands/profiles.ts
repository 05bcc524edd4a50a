/** `profiles`: what it takes and what its help says. */
import type { CommandGroup, CommandSpec } from '../command-spec.ts';

export const profilesGroup: CommandGroup = {
  name: 'profiles',
  summary: 'Choose among the servers signed in to',
  details: 'quarterdeck login --profile makes one, quarterdeck logout --profile forgets it.',
};

export const profilesListSpec: CommandSpec = {
  name: 'profiles list',
  summary: 'List the profiles, and which one is in use',
  options: {},
  examples: [
    { command: 'quarterdeck profiles list', does: 'every server and the end of its key' },
    { command: 'quarterdeck profiles list --json', does: 'the same for a program' },
  ],
  fields: ['name', 'base_url', 'key', 'in_use'],
  load: async () => (await import('./run/profiles.ts')).profilesList,
};

export const profilesUseSpec: CommandSpec = {
  name: 'profiles use',
  summary: 'Ask the server of a profile from now on',
  details: 'With --local nothing is asked but this machine, and the profiles stay. A project names its own in quarterdeck.json.',
  arguments: [{ syntax: '[name]', description: 'profile to use' }],
  options: {},
  examples: [
    { command: 'quarterdeck profiles use work', does: 'that server from now on' },
    { command: 'quarterdeck profiles use --local', does: 'this machine from now on' },
  ],
  fields: ['profile', 'base_url'],
  load: async () => (await import('./run/profiles.ts')).profilesUse,
};
