/** `completion`: options and help. */
import type { CommandSpec } from '../command-spec.ts';

export const completionSpec: CommandSpec = {
  name: 'completion',
  summary: 'Print a shell completion script',
  details: 'It completes commands, options, values and files.',
  arguments: [
    { syntax: '<shell>', description: 'bash, zsh or fish' },
    {
      syntax: '[words...]',
      description: 'words typed so far, after --; prints the possible completions, for use by the script',
    },
  ],
  options: {},
  examples: [
    { command: 'quarterdeck completion bash >> ~/.bashrc', does: 'in bash' },
    { command: 'quarterdeck completion zsh >> ~/.zshrc', does: 'in zsh, after compinit' },
    { command: 'quarterdeck completion fish > ~/.config/fish/completions/quarterdeck.fish', does: 'in fish' },
  ],
  fields: ['shell', 'script'],
  load: async () => (await import('./run/completion.ts')).completion,
};
