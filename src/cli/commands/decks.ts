/** `decks`: what it takes and what its help says. */
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
  summary: 'List, cancel and delete decks',
  details: 'A deck is kept with its outline, its layout and where its figures come from.',
};

export const decksCancelSpec: CommandSpec = {
  name: 'decks cancel',
  summary: 'Cancel a deck that is not done',
  arguments: [{ syntax: '<deck>', description: 'id of the deck; last is the latest one' }],
  options: {},
  examples: [
    { command: 'quarterdeck decks cancel last', does: 'the latest one' },
    { command: 'quarterdeck decks cancel deck_01jd8kq2v9', does: 'one of them' },
  ],
  fields: deckFields,
  load: async () => (await import('./run/decks.ts')).decksCancel,
};

export const decksDeleteSpec: CommandSpec<RemovalOptions> = {
  name: 'decks delete',
  summary: 'Delete a deck and its files',
  arguments: [{ syntax: '<deck>', description: 'id of the deck; last is the latest one' }],
  options: removalOptions,
  examples: [
    { command: 'quarterdeck decks delete last', does: 'the latest one' },
    { command: 'quarterdeck decks delete deck_01jd8kq2v9 --yes', does: 'one of them, in a script' },
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
    'Which ones:': [
      ...pageOptions,
      { flags: '--status <status>', description: 'Only these', choices: ['queued', 'processing', 'completed', 'failed', 'canceled'] },
    ],
  },
  examples: [
    { command: 'quarterdeck decks list', does: 'the latest twenty' },
    { command: 'quarterdeck decks list --status failed --fields deck_id,error', does: 'what failed and why, for a program' },
  ],
  fields: deckFields,
  load: async () => (await import('./run/decks.ts')).decksList,
};
