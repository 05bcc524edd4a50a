/** From a stored request to the files of its deck, through the whole engine. */
import path from 'node:path';
import type { DataSource } from '../../../engine/data/table-source.ts';
import { type DeckHooks, type DeckRequest, generateDeck } from '../../../engine/generate-deck.ts';
import { parseOutline } from '../../../engine/pipeline.ts';
import { documentPrompt } from '../../../engine/read-documents.ts';
import type { ArtifactFormat } from '../../schema/deck-status.ts';
import { provenanceOf } from '../facts-record.ts';
import { judge } from '../judge.ts';
import { pictureReader } from '../picture-reader.ts';
import type { MadeDeck } from './made-deck.ts';
import type { StoredRequest } from './stored-request.ts';

/** A request with the text of its documents. */
type Opened = Omit<StoredRequest, 'documentsAt' | 'documentsKey'> & { documents?: string };

export interface Made extends Omit<MadeDeck, 'files'> {
  /** `encryptedTo`: ID of the tenant's key, once they are encrypted. */
  artifacts: { format: ArtifactFormat; bytes: Uint8Array; encryptedTo?: string }[];
}

/** @throws QuarterdeckError for anything unusable in the request; gate_failed */
export async function makeDeck(request: Opened, data: readonly DataSource[], hooks: DeckHooks): Promise<Made> {
  const result = await generateDeck(await deckRequest(request, data), hooks);
  const { outline, layout, bytes, facts, report, brandKit } = result;
  if (bytes) await judge(report, request);
  return {
    title: layout?.title ?? outline.title,
    brandKitId: brandKit.id,
    dataSources: facts?.sources.map(({ name }) => name) ?? data.map(({ name, path: file }) => name ?? path.basename(file)),
    slides: (layout?.slides ?? outline.slides).map(({ id, kind, title }, index) => ({ number: index + 1, id, kind, title })),
    report,
    artifacts: [
      ...(bytes ? [{ format: 'pptx' as const, bytes }] : []),
      ...(layout ? [json('layout', layout)] : []),
      json('outline', outline),
      ...(result.answers ? [json('answers', result.answers)] : []),
      ...(bytes ? [json('provenance', provenanceOf({ ...result, bytes }))] : []),
    ],
  };
}

async function deckRequest(
  { prompt, documents, outline: given, mapping, commentary, pictures, brandKit, options }: Opened,
  data: readonly DataSource[],
): Promise<DeckRequest> {
  const rest = {
    data,
    ...(documents !== undefined && { documents }),
    ...(mapping !== undefined && { mapping }),
    ...(commentary !== undefined && { commentary }),
    ...(pictures !== undefined && { readPicture: pictureReader(pictures) }),
    ...(brandKit && { brandKit }),
    options,
  };
  if (given === undefined) return { prompt: prompt ?? (documents === undefined ? '' : documentPrompt), ...rest };
  const outline = await parseOutline(given);
  // The outline's own date counts unless the caller or new data set one; the shorthand has no date.
  const asOf = options.asOf ?? (isFull(given) ? outline.asOf : options.today);
  const speaks = options.asOf !== undefined || data.length === 0;
  return {
    prompt: prompt ?? outline.title,
    ...rest,
    outline: { ...outline, asOf },
    options: { ...options, language: options.language ?? outline.language, ...(speaks && { asOf }) },
  };
}

function isFull(given: unknown): boolean {
  return typeof given === 'object' && given !== null && 'version' in given;
}

function json(format: ArtifactFormat, value: unknown) {
  return { format, bytes: new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`) };
}
