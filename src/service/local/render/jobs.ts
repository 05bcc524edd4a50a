/** Jobs: a deck's request as it is kept, and what becomes of it. */

import { readFile } from 'node:fs/promises';
import type { Report } from '../../../engine/check/report.ts';
import type { Snapshot } from '../../../engine/data/snapshot.ts';
import type { DataSource } from '../../../engine/data/table-source.ts';
import type { DeckHooks, DeckOptions } from '../../../engine/generate-deck.ts';
import type { DataDescription } from '../../../engine/metrics/describe-data.ts';
import type { BrandKit } from '../../../model/brand-kit.ts';
import type { Exported, Hooks } from '../../deck-service.ts';
import { readBrandKitReference } from '../../schema/brand-kit-reference.ts';
import type { ArtifactFormat } from '../../schema/deck-status.ts';
import type { GenerateRequest } from '../../schema/request.ts';
import type { ExportJob } from '../export-layout.ts';
import type { Environment } from '../home.ts';
import { keepTemplate, templateFile, withTemplate } from '../kept-templates.ts';
import { LocalBrandKits } from '../local-brand-kits.ts';
import type { LocalHost } from '../local-host.ts';
import { openLocation, openSource, type SourceAccess } from '../open-source.ts';
import { type Made, makeDeck } from './make-deck.ts';

/** What each kind of work is given, and what comes of it; both can be sent to another process. */
export interface Jobs {
  deck: { asked: DeckJob; made: Made };
  export: { asked: ExportJob; made: Exported };
  /** Whether it can be used. */
  outline: { asked: { outline: unknown }; made: null };
  /** Whether its text can be used. */
  mapping: { asked: { text: string }; made: null };
  /** As it was sent, with whatever it names inside it. */
  'brand-kit': { asked: { written: unknown }; made: BrandKit };
  /** `today` is an ISO date. */
  description: { asked: SourceAccess & { today: string }; made: DataDescription };
  /** `asOf` is an ISO date. */
  snapshot: { asked: SourceAccess & { asOf: string }; made: Snapshot };
}
export type JobKind = keyof Jobs;

interface JobHooks extends Hooks {
  /** In whose turn it is done. */
  tenantId?: string;
}

/** @throws QuarterdeckError what the work itself throws; of a child also render_timeout, render_crashed, server_busy */
export type RunJob = <Kind extends JobKind>(kind: Kind, asked: Jobs[Kind]['asked'], hooks: JobHooks) => Promise<Jobs[Kind]['made']>;

const workers: { [Kind in JobKind]: (asked: Jobs[Kind]['asked'], env: Environment, hooks: Hooks) => Promise<Jobs[Kind]['made']> } = {
  deck: async (asked, env, hooks) => (await import('./jobs.ts')).runDeckJob(asked, env, hooks),
  export: async (asked, _env, hooks) => (await import('../export-layout.ts')).exportLayout(asked, hooks),
  outline: async ({ outline }) => {
    await (await import('../../../engine/pipeline.ts')).parseOutline(outline);
    return null;
  },
  mapping: async ({ text }) => {
    (await import('../../../engine/data/mapping.ts')).parseMapping(text);
    return null;
  },
  'brand-kit': async ({ written }) => (await import('../local-brand-kits.ts')).readSentKit(written),
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

/** In this process. @param env What databases ask for: PGPASSWORD, PGUSER … */
export function runHere(env: Environment): RunJob {
  return (kind, asked, hooks) => workers[kind](asked, env, hooks);
}

async function opened(access: SourceAccess, env: Environment) {
  return (await import('../open-source.ts')).openSource(access, env);
}

export interface DeckJob {
  request: StoredRequest;
  /** In the order of `request.dataSources`; a password is never written down with the request. */
  sources: readonly SourceAccess[];
}

/** @param env What databases ask for: PGPASSWORD, PGUSER … */
export async function runDeckJob({ request, sources }: DeckJob, env: Environment, hooks: DeckHooks): Promise<Made> {
  const data = await Promise.all(request.data.map((each) => openData(each, env)));
  const named = sources.map((each) => openSource(each, env));
  const { brandKit, templateAt = null, ...rest } = request;
  return makeDeck({ ...rest, brandKit: brandKit && (await withTemplate(brandKit, templateAt)) }, [...data, ...named], hooks);
}

async function openData({ bytesAt, ...source }: StoredRequest['data'][number], env: Environment): Promise<DataSource> {
  return bytesAt === undefined ? openLocation(source, env) : { ...source, bytes: await readFile(bytesAt) };
}

interface Place {
  id: string;
  tenantId: string;
  host: LocalHost;
}

/**
 * @returns also which version of a kept brand kit it is; null when the kit came with the request, or none was asked for
 * @throws QuarterdeckError brand_kit_not_found
 */
export async function keepRequest(
  request: GenerateRequest,
  place: Place,
): Promise<{ kept: StoredRequest; brandKitVersion: number | null }> {
  const { version, ...kit } = await brandKitOf(request.brandKit, place);
  return { kept: await keepParts(request, kit, place), brandKitVersion: version };
}

async function keepParts(
  request: GenerateRequest,
  kit: Pick<StoredRequest, 'brandKit' | 'templateAt'>,
  place: Place,
): Promise<StoredRequest> {
  const { prompt, outline, mapping, commentary, pictures, options, strict = false } = request;
  const today = new Date(place.host.now()).toISOString().slice(0, 10);
  return {
    prompt,
    ...(outline !== undefined && { outline }),
    data: await Promise.all(request.data.map((data, at) => keepData(data, at, place))),
    dataSources: [...(request.dataSources ?? [])],
    ...(mapping !== undefined && { mapping }),
    ...(commentary !== undefined && { commentary }),
    ...(pictures !== undefined && { pictures }),
    ...kit,
    options: { today, ...options },
    strict,
  };
}

async function keepData(
  { bytes, tables, ...data }: DataSource,
  at: number,
  { id, tenantId, host }: Place,
): Promise<StoredRequest['data'][number]> {
  if (tables) throw new Error('A live table cannot be kept with a request.');
  if (!bytes) return data;
  const key = `${tenantId}/${id}/data/${at}`;
  await host.files.put(key, bytes);
  return { ...data, bytesAt: host.files.path(key) };
}

async function brandKitOf(
  asked: GenerateRequest['brandKit'],
  { tenantId, host }: Place,
): Promise<Pick<StoredRequest, 'brandKit' | 'templateAt'> & { version: number | null }> {
  if (asked === undefined) return { brandKit: null, version: null };
  const found = typeof asked === 'string' ? await keptKit(asked, { tenantId, host }) : { kit: asked, version: null };
  const brandKit = await keepTemplate(found.kit, tenantId, host.files);
  const templateAt = templateFile(brandKit, tenantId, host.files);
  return { brandKit, version: found.version, ...(templateAt !== null && { templateAt }) };
}

async function keptKit(asked: string, { tenantId, host }: Omit<Place, 'id'>): Promise<{ kit: BrandKit; version: number }> {
  const { id, version } = readBrandKitReference(asked);
  return new LocalBrandKits(host, tenantId).find(id, version);
}

export interface StoredRequest {
  /** null when the outline says it all. */
  prompt: string | null;
  outline?: unknown;
  /** `bytesAt` is where the bytes of what came in on stdin or by upload lie; `path` is then only how it is called. */
  data: readonly { name?: string; path: string; mapping?: string; bytesAt?: string }[];
  /** Names of kept sources; they are opened when the deck is made. */
  dataSources: readonly string[];
  mapping?: string;
  commentary?: string;
  /** Folder that pictures named in the brief or outline are read from; none are read without. */
  pictures?: string;
  /** null is the built-in kit. Of a template it holds the digest; `templateAt` is where its bytes lie. */
  brandKit: BrandKit | null;
  templateAt?: string;
  options: DeckOptions;
  strict: boolean;
}

export interface MadeDeck {
  title: string;
  brandKitId: string;
  dataSources: string[];
  slides: { number: number; id: string; kind: string; title: string }[];
  files: { format: ArtifactFormat; key: string; bytes: number; sha256: string }[];
  report: Report;
}
