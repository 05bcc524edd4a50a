/** `sources`: where tables come from, under a name. */
import type { CommandGroup } from '../../command-spec.ts';

export const sourcesGroup: CommandGroup = {
  name: 'sources',
  summary: 'Name where data come from, look into it, keep a copy',
  details:
    'A source is a file, a folder or a PostgreSQL database, with the mapping that belongs to it.\nquarterdeck generate --source <name> reads it.',
};
