/** `login` and `logout`: options and help. */
import type { CommandSpec } from '../command-spec.ts';

export interface LoginOptions {
  keyStdin?: boolean;
}

export const loginSpec: CommandSpec<LoginOptions> = {
  name: 'login',
  summary: 'Sign in to a server with an API key',
  details:
    'Prompts for the key on a terminal, or reads it from stdin, and stores it in a private file.\n' +
    'Later commands use that server; --local uses this machine.',
  options: { 'Sign-in:': [{ flags: '--key-stdin', description: 'Read the API key from stdin' }] },
  examples: [
    { command: 'quarterdeck login --base-url http://127.0.0.1:8080', does: 'prompts for the key' },
    { command: 'quarterdeck login --base-url https://decks.example.com --profile work --key-stdin < key.txt', does: 'from a file' },
  ],
  fields: ['profile', 'base_url', 'key'],
  load: async () => (await import('./run/login.ts')).login,
};

export const logoutSpec: CommandSpec = {
  name: 'logout',
  summary: 'Remove the API key of a server',
  details: 'The key itself stays valid; revoke it with quarterdeck keys revoke.',
  options: {},
  examples: [
    { command: 'quarterdeck logout', does: 'the current profile' },
    { command: 'quarterdeck logout --profile work', does: 'another profile' },
  ],
  fields: ['profile', 'forgotten'],
  load: async () => (await import('./run/login.ts')).logout,
};
