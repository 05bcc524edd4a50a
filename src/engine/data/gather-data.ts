/** What was asked for as data, found: every file, one mapping from all that belong to them, and the day they count as today. */
import { type DataFile, type DataSource, findSource } from './data-file.ts';
import { type Mapping, mergeMappings } from './mapping.ts';

export interface Gathered {
  files: DataFile[];
  /** ISO date: the snapshots' own when nothing else is read, so that a deck made again later is the same. */
  today: string;
  mapping?: Mapping;
}

/** @param mapping Text of the mapping of the whole request; it wins over those that belong to a source. */
export async function gatherData(sources: readonly DataSource[], mapping: string | undefined, today: string): Promise<Gathered> {
  const files = (await Promise.all(sources.map(findSource))).flat();
  const texts = [...new Set(files.flatMap((file) => file.mapping ?? [])), ...(mapping === undefined ? [] : [mapping])];
  const dates = files.flatMap((file) => file.asOf ?? []).sort();
  return {
    files,
    today: files.length > 0 && dates.length === files.length ? dates.at(-1)! : today,
    ...(texts.length > 0 && { mapping: await readMappings(texts) }),
  };
}

async function readMappings(texts: readonly string[]): Promise<Mapping> {
  const { parseMapping } = await import('./mapping-file.ts');
  return mergeMappings(texts.map(parseMapping));
}
