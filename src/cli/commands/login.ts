/** `login` and `logout`: options and help. */
import type { CommandSpec } from '../command-spec.ts';

export interface LoginOptions {
  keyStdin?: boolean;
  device?: boolean;
  scope?: string[];
}

export const loginSpec: CommandSpec<LoginOptions> = {
  name: 'login',
  summary: 'Sign in to a server with an API key or in a browser',
  details:
    'Prompts for the key on a terminal, or reads it from stdin. With --device, prints an address and a code instead, and waits\n' +
    'until someone approves it in a browser, on any device. What is kept is in a private file, or in the keychain of the system\n' +
    '(quarterdeck config set credential_store keychain). Later commands use that server; --local uses this machine.',
  options: {
    'Sign-in:': [
      { flags: '--key-stdin', description: 'Read the API key from stdin' },
      { flags: '--device', description: 'Show a code to approve in a browser' },
      {
        flags: '--scope <scope>',
        description: 'With --device, scope to ask for; repeatable (default: all but admin and sources:connect)',
        repeatable: true,
      },
    ],
  },
  examples: [
    { command: 'quarterdeck login --base-url http://127.0.0.1:8080', does: 'prompts for the key' },
    { command: 'quarterdeck login --base-url https://decks.example.com --profile work --key-stdin < key.txt', does: 'from a file' },
    { command: 'quarterdeck login --base-url https://decks.example.com --device', does: 'approved in a browser' },
  ],
  fields: ['profile', 'base_url', 'key', 'scope', 'kept_in'],
  load: async () => (await import('./run/login.ts')).login,
};

export const logoutSpec: CommandSpec = {
  name: 'logout',
  summary: 'Sign out of a server',
  details:
    'Ends a sign-in made in a browser on the server, too. An API key is only removed from this machine and stays valid:\n' +
    'revoke it with quarterdeck keys revoke.',
  options: {},
  examples: [
    { command: 'quarterdeck logout', does: 'the current profile' },
    { command: 'quarterdeck logout --profile work', does: 'another profile' },
  ],
  fields: ['profile', 'forgotten', 'revoked'],
  load: async () => (await import('./run/login.ts')).logout,
};
