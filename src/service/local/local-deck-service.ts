/** The service on this machine: the engine in this process, decks kept as long as it runs. */
import { createHash } from 'node:crypto';
import { askedFacts } from '../../engine/asked-facts.ts';
import type { Finding, Report } from '../../engine/check/report.ts';
import { QuarterdeckError } from '../../engine/errors.ts';
import { type DeckRequest, type DeckResult, generateDeck, ownWords } from '../../engine/generate-deck.ts';
import type { Layout } from '../../engine/layout/layout.ts';
import { parseLayout } from '../../engine/layout/parse-layout.ts';
import { checkDeck, gateSummary, parseOutline, readBrief, writeDeck } from '../../engine/pipeline.ts';
import { refreshDeck } from '../../engine/refresh/refresh-deck.ts';
import type { DeckService, Exported, Hooks, Refreshed } from '../deck-service.ts';
import type { Deck } from '../schema/deck.ts';
import { exportFormats } from '../schema/export.ts';
import type { Facts } from '../schema/facts.ts';
import type { ExportRequest, FactsRequest, GenerateRequest, RefreshRequest } from '../schema/request.ts';
import type { SourceRequest } from '../schema/source.ts';
import { deckRecord } from './deck-record.ts';
import { judge } from './judge.ts';
import { LocalSources } from './local-sources.ts';
import { type Environment, openLocation } from './open-source.ts';
import { readRequest } from './read-request.ts';
import { refreshRecord } from './refresh-record.ts';

export class LocalDeckService implements DeckService {
  readonly #results = new Map<string, DeckResult>();
  readonly #env: Environment;
  readonly #sources: LocalSources;

  /** @param env Says where sources are kept (QUARTERDECK_HOME, XDG_CONFIG_HOME) and holds what databases ask for (PGPASSWORD, PGUSER). */
  constructor({ env = {} }: { env?: Environment } = {}) {
    this.#env = env;
    this.#sources = new LocalSources(env);
  }

  async generate(request: GenerateRequest, hooks: Hooks = {}): Promise<Deck> {
    const data = await this.#open(request);
    const asked: DeckRequest = await readRequest({ ...request, data });
    const result = await generateDeck(asked, hooks);
    if (result.bytes) await judge(result.report, request.strict === true);
    const deck = deckRecord(request, result);
    this.#results.set(deck.deck_id, result);
    return deck;
  }

  async outline(deckId: string) {
    return this.#result(deckId).outline;
  }

  async layout(deckId: string) {
    return there(this.#result(deckId).layout, deckId, 'layout');
  }

  async file(deckId: string) {
    return there(this.#result(deckId).bytes, deckId, 'file');
  }

  async provenance(deckId: string) {
    const result = this.#result(deckId);
    return (await import('./facts-record.ts')).provenanceOf({ ...result, bytes: there(result.bytes, deckId, 'file') });
  }

  async facts(request: FactsRequest, { onStage, signal }: Hooks = {}): Promise<Facts> {
    const { factsOfData, factsOfDeck, factsOfOutline } = await import('./facts-record.ts');
    if ('deck' in request) return factsOfDeck(request.deck);
    if ('outline' in request) return factsOfOutline(await parseOutline(request.outline));
    const { mapping, options } = request;
    const data = await this.#open(request);
    signal?.throwIfAborted();
    onStage?.('data');
    const period = options.period === undefined ? null : (await readBrief({ prompt: options.period, period: options.period })).period;
    const table = await askedFacts({ data, mapping, options, period, fiscalYearSaid: null });
    signal?.throwIfAborted();
    return factsOfData(table, request);
  }

  async export({ layout: given, format = 'pptx', strict = false }: ExportRequest, { onStage, signal }: Hooks = {}): Promise<Exported> {
    const known = exportFormats.find((candidate) => candidate === format);
    if (!known) {
      throw new QuarterdeckError('option_invalid', `The format "${format}" does not exist.`, {
        next: `use one of ${exportFormats.join(', ')}`,
      });
    }
    const layout = parseLayout(given);
    onStage?.('pptx');
    const pptx = await writeDeck(layout);
    signal?.throwIfAborted();
    onStage?.('check');
    const findings = await checkLayout(layout, pptx);
    const report: Pick<Report, 'gates' | 'findings'> = { gates: await gateSummary(findings), findings };
    await judge(report, strict);
    const bytes = known === 'pptx' ? pptx : new TextEncoder().encode(`${JSON.stringify(layout, null, 2)}\n`);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return {
      record: {
        export_id: `export_${sha256.slice(0, 24)}`,
        status: 'completed',
        format: known,
        path: null,
        bytes: bytes.length,
        sha256,
        report,
      },
      title: layout.title,
      slides: layout.slides.length,
      bytes,
    };
  }

  async refresh({ strict = false, ...request }: RefreshRequest, hooks: Hooks = {}): Promise<Refreshed> {
    const result = await refreshDeck({ ...request, data: await this.#open(request) }, hooks);
    await judge({ ...result.report, kept: result.kept }, strict);
    return { record: refreshRecord(result), bytes: result.bytes };
  }

  putSource(name: string, request: SourceRequest) {
    return this.#sources.put(name, request);
  }

  getSource(name: string) {
    return this.#sources.get(name);
  }

  async listSources() {
    return { object: 'list' as const, data: await this.#sources.list(), has_more: false as const, next_cursor: null };
  }

  deleteSource(name: string) {
    return this.#sources.delete(name);
  }

  describeSource(name: string, { today }: { today: string }) {
    return this.#sources.describe(name, today);
  }

  testSource(name: string) {
    return this.#sources.test(name);
  }

  snapshotSource(name: string, { today }: { today: string }) {
    return this.#sources.snapshot(name, today);
  }

  async #open({ data, dataSources = [] }: Pick<RefreshRequest, 'data' | 'dataSources'>) {
    const named = await Promise.all(dataSources.map((name) => this.#sources.open(name)));
    return [...data.map((each) => openLocation(each, this.#env)), ...named];
  }

  #result(deckId: string): DeckResult {
    return there(this.#results.get(deckId), deckId, 'deck');
  }
}

/** Figures are traced to the outline that the layout carries; one made without data carries none, and only the rest is checked. */
async function checkLayout(layout: Layout, bytes: Uint8Array): Promise<Finding[]> {
  const { outline } = layout;
  if (!outline) return checkDeck({ layout, bytes, allowed: [] });
  const findings = await checkDeck({ layout, outline, bytes, allowed: ownWords(outline) });
  return findings.map((finding) =>
    finding.gate === 'true'
      ? { ...finding, message: `${finding.message} The layout was changed by hand: its outline says otherwise.` }
      : finding,
  );
}

function there<T>(value: T | null | undefined, deckId: string, what: string): T {
  if (value !== null && value !== undefined) return value;
  throw new QuarterdeckError('deck_not_found', `There is no ${what} for ${deckId}.`);
}
