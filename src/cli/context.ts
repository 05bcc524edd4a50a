/** What a command is given to work with; whatever is costly is made when first asked for. */
import type { QuarterdeckError } from '../model/errors.ts';
import type { DeckService } from '../service/deck-service.ts';
import type { Desk } from '../service/local/desk.ts';
import type { GlobalOptions } from './command-spec.ts';
import type { Io } from './io.ts';

/** The world the program runs in. */
export interface Host {
  io: Io;
  env: Readonly<Record<string, string | undefined>>;
  /** Folder that relative paths start from. */
  cwd: string;
  clock(): Date;
  /** Aborts on Ctrl-C, with the error to report as its reason. */
  signal: AbortSignal;
  version: string;
}

export interface Context extends Host {
  globals: GlobalOptions;
  /**
   * The service that answers: on this machine, or a server.
   * @param how.once Only for this command: where nothing can be kept on this machine, a store that is gone afterwards will do.
   */
  service(how?: { once: boolean }): Promise<DeckService>;
  /** What works with the files at hand, whichever service answers. */
  desk(): Promise<Desk>;
  /** What to do when the program is stopped from here on, and what to say then. */
  onCancel(end: () => Promise<QuarterdeckError>): void;
  /** Something to remove when the program ends early; the function it returns says that it is no longer needed. */
  onEarlyEnd(remove: () => void): () => void;
}
