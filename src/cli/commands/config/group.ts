/** `config`: what is set once instead of typed each time. */
import type { CommandGroup } from '../../command-spec.ts';

export const configGroup: CommandGroup = {
  name: 'config',
  summary: 'Set once what would be typed each time',
  details:
    'An option beats a variable (QUARTERDECK_CURRENCY), that the file of the project (quarterdeck.json in its folder),\n' +
    'that the file of the user (config.json beside the profiles), and that what holds by itself.',
};
