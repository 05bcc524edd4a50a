/** `demo`: options and help. */
import type { CommandSpec } from '../command-spec.ts';

export interface DemoOptions {
  dir?: string;
  force?: boolean;
}

export const demoSpec: CommandSpec<DemoOptions> = {
  name: 'demo',
  summary: 'Write sample data, a brand kit and a deck made from them',
  details: 'Works offline. Edit the files and run the printed command to see the deck change.',
  options: {
    'Output:': [
      { flags: '--dir <folder>', description: 'Folder to write into (default: ./quarterdeck-demo)' },
      { flags: '--force', description: 'Overwrite the files of an earlier demo' },
    ],
  },
  examples: [
    { command: 'quarterdeck demo', does: 'write to ./quarterdeck-demo' },
    { command: 'quarterdeck demo --dir /tmp/tour --force', does: 'write elsewhere and overwrite' },
  ],
  fields: ['dir', 'files', 'deck'],
  load: async () => (await import('./run/demo.ts')).demo,
};
