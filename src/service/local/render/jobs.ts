/** Work that reads untrusted input: on the command line done in-process, on a server in child processes under limits. */

import type { Snapshot } from '../../../engine/data/snapshot.ts';
import type { DataDescription } from '../../../engine/metrics/describe-data.ts';
import type { DocumentFile, DocumentsRead } from '../../../engine/read-documents.ts';
import type { LanguageModel } from '../../../engine/story/language-model.ts';
import type { BrandKit } from '../../../model/brand-kit.ts';
import type { Exported, Hooks } from '../../deck-service.ts';
import type { ReviewRecord } from '../../schema/review.ts';
import type { ReviewJob } from '../check-deck.ts';
import type { ExportJob } from '../export-layout.ts';
import type { Environment } from '../home.ts';
import type { SourceAccess } from '../open-source.ts';
import type { DeckJob } from './deck-job.ts';
import type { Made } from './make-deck.ts';

/** Input and result of each kind of work; both can be sent to another process. */
export interface Jobs {
  deck: { asked: DeckJob; made: Made };
  export: { asked: ExportJob; made: Exported };
  /** A slide as PNG. */
  picture: { asked: { layout: unknown; slide: number; width: number }; made: Uint8Array };
  /** A finished deck, judged. */
  check: { asked: ReviewJob; made: ReviewRecord };
  /** Their text, once and before the request is taken in: whoever sends one that cannot be read is told at once. */
  documents: { asked: { documents: readonly DocumentFile[] }; made: DocumentsRead };
  /** Validates an outline. */
  outline: { asked: { outline: unknown }; made: null };
  /** Validates the text of a mapping. */
  mapping: { asked: { text: string }; made: null };
  /** A kit as sent, with everything it names inside it. */
  'brand-kit': { asked: { written: unknown }; made: BrandKit };
  /** `today` is an ISO date. */
  description: { asked: SourceAccess & { today: string }; made: DataDescription };
  /** `asOf` is an ISO date. */
  snapshot: { asked: SourceAccess & { asOf: string }; made: Snapshot };
}
export type JobKind = keyof Jobs;

export interface JobHooks extends Hooks {
  /** Whose turn it takes. */
  tenantId?: string;
  /** Writes the deck; its key and its connections stay in this process. */
  model?: LanguageModel;
}

/** @throws QuarterdeckError whatever the work throws; from a child also render_timeout, render_crashed, server_busy */
export type RunJob = <Kind extends JobKind>(kind: Kind, asked: Jobs[Kind]['asked'], hooks: JobHooks) => Promise<Jobs[Kind]['made']>;

const workers: { [Kind in JobKind]: (asked: Jobs[Kind]['asked'], env: Environment, hooks: JobHooks) => Promise<Jobs[Kind]['made']> } = {
  deck: async (asked, env, hooks) => (await import('./deck-job.ts')).runDeckJob(asked, env, hooks),
  export: async (asked, _env, hooks) => (await import('../export-layout.ts')).exportLayout(asked, hooks),
  picture: async (asked) => (await import('../draw-slide.ts')).drawSlide(asked),
  check: async (asked) => (await import('../check-deck.ts')).checkDeck(asked).record,
  documents: async ({ documents }) => (await import('../../../engine/read-documents.ts')).readDocuments(documents),
  outline: async ({ outline }) => {
    await (await import('../../../engine/pipeline.ts')).parseOutline(outline);
    return null;
  },
  mapping: async ({ text }) => {
    (await import('../../../engine/data/mapping.ts')).parseMapping(text);
    return null;
  },
  'brand-kit': async ({ written }) => (await import('../read-sent-kit.ts')).readSentKit(written),
  description: async ({ today, ...access }, env) => {
    const { describeData } = await import('../../../engine/pipeline.ts');
    return describeData([await opened(access, env)], { today });
  },
  snapshot: async ({ asOf, ...access }, env) => {
    const { takeSnapshot } = await import('../../../engine/pipeline.ts');
    const { name, kind, mapping } = access.source;
    return takeSnapshot([await opened(access, env)], { source: name, kind, as_of: asOf, mapping });
  },
};

/** Runs jobs in this process. @param env Database settings: PGPASSWORD, PGUSER … */
export function runHere(env: Environment): RunJob {
  return (kind, asked, hooks) => workers[kind](asked, env, hooks);
}

async function opened(access: SourceAccess, env: Environment) {
  return (await import('../open-source.ts')).openSource(access, env);
}
