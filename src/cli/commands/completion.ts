/** `completion`: what it takes and what its help says. */
import type { CommandSpec } from '../command-spec.ts';

export const completionSpec: CommandSpec = {
  name: 'completion',
  summary: 'Print the script by which a shell completes commands',
  details: 'The shell then asks the program itself what may come next: commands, options, their values, files.',
  arguments: [
    { syntax: '<shell>', description: 'bash, zsh or fish' },
    {
      syntax: '[words...]',
      description: 'what was typed until now, after --; then what may come next is printed, as the script asks for it',
    },
  ],
  options: {},
  examples: [
    { command: 'quarterdeck completion bash >> ~/.bashrc', does: 'in bash' },
    { command: 'quarterdeck completion zsh >> ~/.zshrc', does: 'in zsh, below the line that calls compinit' },
    { command: 'quarterdeck completion fish > ~/.config/fish/completions/quarterdeck.fish', does: 'in fish' },
  ],
  fields: ['shell', 'script'],
  load: async () => (await import('./run/completion.ts')).completion,
};
