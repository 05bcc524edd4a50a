/** `profiles`: the servers that are signed in to. */
import type { CommandGroup } from '../../command-spec.ts';

export const profilesGroup: CommandGroup = {
  name: 'profiles',
  summary: 'Choose among the servers signed in to',
  details: 'quarterdeck login --profile makes one, quarterdeck logout --profile forgets it.',
};
