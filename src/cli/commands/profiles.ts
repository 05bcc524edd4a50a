/** `profiles`: options and help. */
import type { CommandGroup, CommandSpec } from '../command-spec.ts';

export const profilesGroup: CommandGroup = {
  name: 'profiles',
  summary: 'Manage sign-in profiles',
  details: 'Create one with quarterdeck login --profile, remove it with quarterdeck logout --profile.',
};

export const profilesListSpec: CommandSpec = {
  name: 'profiles list',
  summary: 'List profiles and show which one is in use',
  options: {},
  examples: [
    { command: 'quarterdeck profiles list', does: 'every server and its key expiry' },
    { command: 'quarterdeck profiles list --json', does: 'as JSON' },
  ],
  fields: ['name', 'base_url', 'key', 'in_use'],
  load: async () => (await import('./run/profiles.ts')).profilesList,
};

export const profilesUseSpec: CommandSpec = {
  name: 'profiles use',
  summary: 'Switch to the server of a profile',
  details: '--local switches to this machine and keeps the profiles. A project sets its own in quarterdeck.json.',
  arguments: [{ syntax: '[name]', description: 'profile to use' }],
  options: {},
  examples: [
    { command: 'quarterdeck profiles use work', does: 'switch to that server' },
    { command: 'quarterdeck profiles use --local', does: 'switch to this machine' },
  ],
  fields: ['profile', 'base_url'],
  load: async () => (await import('./run/profiles.ts')).profilesUse,
};
