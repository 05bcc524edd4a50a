/** `login`: what it takes and what its help says. */
import type { CommandSpec } from '../command-spec.ts';

export interface LoginOptions {
  keyStdin?: boolean;
}

export const loginSpec: CommandSpec<LoginOptions> = {
  name: 'login',
  summary: 'Sign in to a server with an API key',
  details:
    'The key is asked for on a terminal, or read from stdin; it is kept in a file that only you may read.\n' +
    'Commands ask that server from then on; --local works on this machine.',
  options: { 'How to sign in:': [{ flags: '--key-stdin', description: 'Read the API key from stdin' }] },
  examples: [
    { command: 'quarterdeck login --base-url http://127.0.0.1:8080', does: 'and type the key' },
    { command: 'quarterdeck login --base-url https://decks.example.com --profile work --key-stdin < key.txt', does: 'from a file' },
  ],
  fields: ['profile', 'base_url', 'key'],
  load: async () => (await import('./run/login.ts')).login,
};
