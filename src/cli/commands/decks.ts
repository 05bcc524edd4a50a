/** `decks`: options and help. */
import {
  type CommandGroup,
  type CommandSpec,
  type PageOptions,
  pageOptions,
  type RemovalOptions,
  removalOptions,
} from '../command-spec.ts';
import { deckFields } from '../shared-options.ts';

export const decksGroup: CommandGroup = {
  name: 'decks',
  summary: 'List, cancel, delete and prune decks',
  details: 'A deck is stored with its outline, its layout and the sources of its figures.',
};

export const decksCancelSpec: CommandSpec = {
  name: 'decks cancel',
  summary: 'Cancel a deck that is queued or in progress',
  arguments: [{ syntax: '<deck>', description: 'ID of the deck, or last for the most recent' }],
  options: {},
  examples: [
    { command: 'quarterdeck decks cancel last', does: 'the most recent one' },
    { command: 'quarterdeck decks cancel deck_01jd8kq2v9', does: 'a specific deck' },
  ],
  fields: deckFields,
  load: async () => (await import('./run/decks.ts')).decksCancel,
};

export const decksDeleteSpec: CommandSpec<RemovalOptions> = {
  name: 'decks delete',
  summary: 'Delete a deck and its files',
  arguments: [{ syntax: '<deck>', description: 'ID of the deck, or last for the most recent' }],
  options: removalOptions,
  examples: [
    { command: 'quarterdeck decks delete last', does: 'the most recent one' },
    { command: 'quarterdeck decks delete deck_01jd8kq2v9 --yes', does: 'without confirmation' },
  ],
  fields: ['deck_id', 'deleted'],
  load: async () => (await import('./run/decks.ts')).decksDelete,
};

export interface DecksListOptions extends PageOptions {
  status?: string;
}

export const decksListSpec: CommandSpec<DecksListOptions> = {
  name: 'decks list',
  summary: 'List decks, newest first',
  options: {
    'Filters:': [
      ...pageOptions,
      {
        flags: '--status <status>',
        description: 'Only decks with this status',
        choices: ['queued', 'processing', 'completed', 'failed', 'canceled'],
      },
    ],
  },
  examples: [
    { command: 'quarterdeck decks list', does: 'the 20 most recent' },
    { command: 'quarterdeck decks list --status failed --fields deck_id,error', does: 'failed decks and their errors' },
  ],
  fields: deckFields,
  load: async () => (await import('./run/decks.ts')).decksList,
};

export interface DecksPruneOptions extends RemovalOptions {
  olderThan?: string;
  dryRun?: boolean;
}

export const decksPruneSpec: CommandSpec<DecksPruneOptions> = {
  name: 'decks prune',
  summary: 'Delete old decks and their files',
  details: 'Only finished decks are deleted. A server deletes them by itself: quarterdeck serve --retention-days.',
  options: {
    'What:': [
      { flags: '--older-than <age>', description: 'Age since they finished: days, weeks or years, such as 90d, 12w or 1y' },
      { flags: '--dry-run', description: 'Only list them' },
    ],
    ...removalOptions,
  },
  examples: [
    { command: 'quarterdeck decks prune --older-than 90d --dry-run', does: 'lists what would be deleted' },
    { command: 'quarterdeck decks prune --older-than 1y --yes', does: 'in a script' },
  ],
  fields: ['older_than', 'dry_run', 'decks'],
  load: async () => (await import('./run/decks.ts')).decksPrune,
};
