/** What a command works with; anything costly is created on first use. */
import type { QuarterdeckError } from '../model/errors.ts';
import type { DeckService } from '../service/deck-service.ts';
import type { Desk } from '../service/local/desk.ts';
import type { GlobalOptions } from './command-spec.ts';
import type { Io } from './io.ts';

/** The program's environment. */
export interface Host {
  io: Io;
  env: Readonly<Record<string, string | undefined>>;
  /** Folder that relative paths start from. */
  cwd: string;
  clock(): Date;
  /** Aborts on Ctrl-C; its reason is the error to report. */
  signal: AbortSignal;
  version: string;
}

export interface Context extends Host {
  globals: GlobalOptions;
  /**
   * The service in use: this machine's, or a server's.
   * @param how.once For this command only: if nothing can be saved on this machine, a temporary store will do.
   */
  service(how?: { once: boolean }): Promise<DeckService>;
  /** Work on local files, whichever service is in use. */
  desk(): Promise<Desk>;
  /** Sets what to do if the program is stopped from now on, and the error to show. */
  onCancel(end: () => Promise<QuarterdeckError>): void;
  /** Something to clean up if the program ends early; returns a function that cancels it. */
  onEarlyEnd(remove: () => void): () => void;
}
