/** Work on local files, always on this machine: inspecting data and decks, and refreshing an edited deck. */
import { askedFacts } from '../../engine/asked-facts.ts';
import type { DeckOptions } from '../../engine/generate-deck.ts';
import { parseOutline, readBrief } from '../../engine/pipeline.ts';
import { refreshDeck } from '../../engine/refresh/refresh-deck.ts';
import { type Asking, type LanguageModel, ModelFailure } from '../../engine/story/language-model.ts';
import { type ModelChoice, nameOf } from '../../language-models/choice.ts';
import type { Preview } from '../../language-models/open-model.ts';
import type { Hooks } from '../deck-service.ts';
import type { Facts } from '../schema/facts.ts';
import type { Refresh } from '../schema/refresh.ts';
import type { FactsRequest, GenerateRequest, RefreshRequest } from '../schema/request.ts';
import type { Checked, ReviewJob } from './check-deck.ts';
import { factsOfData, factsOfDeck, factsOfOutline } from './facts-record.ts';
import { dataFolder, type Environment, settingsFolder } from './home.ts';
import { judge } from './judge.ts';
import { ownTenant } from './local-host.ts';
import { LocalSources } from './local-sources.ts';
import { openLocation, openSource } from './open-source.ts';
import { refreshRecord } from './refresh-record.ts';
import { runHere } from './render/jobs.ts';
import { type SourceSecrets, sourceSecrets } from './source-secrets.ts';
import type { ModelTest } from './test-model.ts';

export interface Refreshed {
  record: Refresh;
  bytes: Uint8Array;
}

export class Desk {
  readonly #env: Environment;
  readonly #sources: LocalSources;

  /** @param env Locates sources (QUARTERDECK_HOME, XDG_CONFIG_HOME) and has database settings (PGPASSWORD, PGUSER). */
  constructor(env: Environment) {
    this.#env = env;
    this.#sources = new LocalSources(
      settingsFolder(env),
      runHere(env),
      { isServer: false, allowed: env.QUARTERDECK_SOURCE_ALLOW },
      ownSecrets(env),
    );
  }

  /**
   * Every figure with its lineage.
   * @throws QuarterdeckError option_invalid, deck_unsupported, outline_invalid, and whatever reading data throws
   */
  async facts(request: FactsRequest, { onStage, signal }: Hooks = {}): Promise<Facts> {
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

  /**
   * Puts new data into a deck that a person has edited, keeping the edits.
   * @throws QuarterdeckError deck_unsupported, data_insufficient, gate_failed
   */
  async refresh({ strict = false, failOn, ...request }: RefreshRequest, hooks: Hooks = {}): Promise<Refreshed> {
    const result = await refreshDeck({ ...request, data: await this.#open(request) }, hooks);
    await judge({ ...result.report, kept: result.kept }, { strict, ...(failOn && { failOn }) });
    return { record: refreshRecord(result), bytes: result.bytes };
  }

  /**
   * Judges a finished deck of any maker.
   * @throws QuarterdeckError deck_unsupported, render_timeout
   */
  async check(request: ReviewJob): Promise<Checked> {
    return (await import('./check-deck.ts')).checkDeck(request);
  }

  /**
   * What a model would be asked first for this deck, without asking it.
   * @throws QuarterdeckError whatever reading the brief or data throws
   */
  async preview({
    prompt,
    documents = [],
    mapping,
    options,
    model,
    ...request
  }: GenerateRequest & { model: ModelChoice; options: DeckOptions }): Promise<Preview> {
    const [{ generateDeck }, { documentPrompt, readDocuments }, { previewOf }] = await Promise.all([
      import('../../engine/generate-deck.ts'),
      import('../../engine/read-documents.ts'),
      import('../../language-models/open-model.ts'),
    ]);
    let asking: Asking | null = null;
    const listening: LanguageModel = {
      name: nameOf(model),
      async ask(asked) {
        asking ??= asked;
        throw new ModelFailure('request', 'Nothing is sent.');
      },
    };
    const data = await this.#open(request);
    const read = documents.length > 0 ? await readDocuments(documents) : null;
    const language = prompt === null && read ? { language: read.language } : {};
    const how = { ...language, ...options, until: 'outline' as const, modelRequired: false };
    await generateDeck(
      {
        prompt: prompt ?? documentPrompt,
        ...(read && { documents: read.text }),
        data,
        ...(mapping !== undefined && { mapping }),
        options: how,
      },
      { model: listening },
    );
    return previewOf(model, asking!);
  }

  /** Asks the model for one short answer. @throws QuarterdeckError model_invalid, model_failed */
  async testModel(model: ModelChoice): Promise<ModelTest> {
    return (await import('./test-model.ts')).testModel(model, this.#env);
  }

  /** Keeps a key for the models of a provider. @throws QuarterdeckError output_unwritable */
  async keepModelKey(choice: Omit<ModelChoice, 'model'>, key: string): Promise<void> {
    await (await import('../../language-models/keys.ts')).keepKey(choice, key, settingsFolder(this.#env));
  }

  async #open({ data, dataSources = [] }: Pick<RefreshRequest, 'data' | 'dataSources'>) {
    const named = await Promise.all(dataSources.map(async (name) => openSource(await this.#sources.access(name), this.#env)));
    return [...data.map((each) => openLocation(each, this.#env)), ...named];
  }
}

/** Of the current user's sources; the store is opened for a password only. */
function ownSecrets(env: Environment): SourceSecrets {
  const using = async <T>(use: (secrets: SourceSecrets) => Promise<T>) => {
    const { openStore, vaultOf } = await import('./store/open-store.ts');
    const store = await openStore(dataFolder(env), env);
    try {
      return await use(sourceSecrets(ownTenant, async () => vaultOf(store)));
    } finally {
      await store.destroy();
    }
  };
  return {
    seal: (name, password) => using((secrets) => secrets.seal(name, password)),
    open: (name, sealed) => using((secrets) => secrets.open(name, sealed)),
  };
}
