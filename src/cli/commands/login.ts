/** `login`: what it takes and what its help says. */
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
