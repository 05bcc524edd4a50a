/** Puts new data into an edited deck: rebinds the outline it carries, and updates what was not edited. */
import type { BrandKit } from '../../model/brand-kit.ts';
import type { Brief } from '../../model/brief.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import type { FactTable } from '../../model/fact.ts';
import { refreshGates } from '../../model/gate.ts';
import type { Outline } from '../../model/outline.ts';
import { askedFacts } from '../asked-facts.ts';
import { keepParts, openTemplate } from '../brand/template/open-template.ts';
import { lintPackage } from '../check/package-lint.ts';
import type { Report } from '../check/report.ts';
import type { DataSource } from '../data/table-source.ts';
import { allowedTexts, type DeckHooks, type DeckOptions } from '../generate-deck.ts';
import { carryOutline } from '../layout/carry-outline.ts';
import { ownWords } from '../outline/own-words.ts';
import { briefOf } from '../outline/planned.ts';
import { queriesOf } from '../outline/queries-of.ts';
import { bindOutline, checkDeck, gateSummary, layOut, readBrief, writeDeck } from '../pipeline.ts';
import { understoodOf } from '../understood.ts';
import { mergeDeck } from './merge-deck.ts';
import { type EditedDeck, readEdited } from './read-edited.ts';

export interface RefreshRequest {
  /** The edited deck. */
  deck: Uint8Array;
  data: readonly DataSource[];
  /** Text of a mapping file. */
  mapping?: string;
  options: Omit<DeckOptions, 'until' | 'slides' | 'language' | 'audience'>;
}

export interface RefreshResult {
  facts: FactTable;
  outline: Outline;
  title: string;
  bytes: Uint8Array;
  slides: number;
  /** Number of texts, tables, charts and notes with new content. */
  updated: number;
  /** What edits kept from being updated, and what could not be updated. */
  kept: string[];
  report: Report;
}

/**
 * The same deck and data return the same bytes.
 * @throws QuarterdeckError deck_unsupported, data_insufficient, and whatever reading data throws
 */
export async function refreshDeck(
  { deck, data, mapping, options }: RefreshRequest,
  { onStage, signal }: DeckHooks = {},
): Promise<RefreshResult> {
  const edited = open(deck);
  if (data.length === 0)
    throw new QuarterdeckError('data_insufficient', 'There is nothing to refresh the deck with.', {
      next: 'name the new data with --data',
    });
  const { outline: before } = edited.carried;
  const brandKit = withOwnTemplate(edited.carried.brandKit, deck);
  const { period } = options;
  signal?.throwIfAborted();
  onStage?.('data');
  const asked = await readBrief({ prompt: before.title, language: before.language, ...(period !== undefined && { period }) });
  const brief: Brief = {
    ...asked,
    ...(period === undefined && { period: before.planned?.brief.span ?? null }),
    ...(brandKit.words && { words: brandKit.words }),
  };
  const fiscalYearSaid = before.planned?.brief.fiscalYear ?? null;
  const facts = await askedFacts({
    data,
    mapping,
    options,
    period: brief.period,
    basis: before.planned?.brief.basis,
    given: before.planned?.brief.given,
    dictated: before.planned?.brief.dictated,
    leaveOut: before.planned?.brief.leaveOut,
    fiscalYearSaid,
    account: before.planned?.brief.account,
    queries: queriesOf(before),
    brief: before.planned ? briefOf(before, before.planned, brief) : brief,
  });

  signal?.throwIfAborted();
  onStage?.('outline');
  const shown = inOrderShown(before, edited);
  const bound = await bindOutline(shown, facts, brief, numbersOf(edited));
  onStage?.('layout');
  const { layout: placed } = await layOut(bound.outline, brandKit);
  // The logo is in the deck's master, and nothing from the fresh master is used.
  const layout = carryOutline({ ...placed, brandKit: { ...brandKit, logo: null } }, bound.outline);
  signal?.throwIfAborted();
  onStage?.('pptx');
  const fresh = await writeDeck(layout);
  const firstPages = new Set(bound.outline.slides.map(({ id }) => id));
  const merged = mergeDeck(edited, deck, fresh, (id) => firstPages.has(id));

  signal?.throwIfAborted();
  onStage?.('check');
  const own = await checkDeck({
    layout,
    outline: bound.outline,
    bytes: fresh,
    allowed: [...allowedTexts(brief, facts), ...ownWords(shown)],
  });
  // Only problems caused by merging count, not those already in the file.
  const known = new Set(lintPackage(deck).map(({ message }) => message));
  const broken = lintPackage(merged.bytes).filter(({ gate, message }) => gate === 'opens' && !known.has(message));
  const findings = [...broken, ...own.filter(({ gate }) => refreshGates.includes(gate))];
  return {
    facts,
    outline: bound.outline,
    title: layout.title,
    bytes: merged.bytes,
    slides: merged.slides,
    updated: merged.updated,
    kept: merged.kept,
    report: {
      understood: understoodOf(before.planned ? briefOf(before, before.planned, brief) : brief, facts, bound.notes.open),
      assumptions: bound.notes.assumptions,
      open: bound.notes.open,
      // A title that a person wrote is kept, so it is not reported as rewritten.
      changes: bound.notes.changes.filter((change) => ![...merged.ownTitles].some((id) => bound.retitled.get(id) === change)),
      quality: facts.quality.map(({ message }) => message),
      gates: (await gateSummary(findings)).filter(({ gate }) => refreshGates.includes(gate)),
      findings,
    },
  };
}

/** A corporate template is read back from the deck made with it. */
function withOwnTemplate(kit: BrandKit, deck: Uint8Array): BrandKit {
  if (!kit.template) return kit;
  return { ...kit, template: { ...kit.template, data: Buffer.from(keepParts(openTemplate(deck))).toString('base64') } };
}

function open(deck: Uint8Array): EditedDeck {
  let edited: EditedDeck | null;
  try {
    edited = readEdited(deck);
  } catch (cause) {
    if (cause instanceof QuarterdeckError) throw cause;
    throw new QuarterdeckError('deck_unsupported', 'The file is no PowerPoint deck, or it is damaged.', {
      next: 'name a .pptx that generate wrote',
      cause,
    });
  }
  if (edited) return edited;
  throw new QuarterdeckError(
    'deck_unsupported',
    'The deck carries no outline: Quarterdeck did not make it, made it without data, or its custom XML was taken out.',
    { next: 'make it with quarterdeck generate --data, edit that, and refresh it next quarter' },
  );
}

/** Slide ID → number of its first slide in the edited deck, from 1, as messages name it. */
function numbersOf({ ids }: EditedDeck): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const [index, id] of ids.entries())
    for (const name of id === null ? [] : [id, id.replace(/-\d+$/, '')]) if (!numbers.has(name)) numbers.set(name, index + 1);
  return numbers;
}

/** The remaining slides in the person's order, so that cross-references are right. */
function inOrderShown(outline: Outline, { ids }: EditedDeck): Outline {
  const known = new Map(outline.slides.map((slide) => [slide.id, slide]));
  const shown = new Set(ids.flatMap((id) => (id === null ? [] : (known.get(id) ?? known.get(id.replace(/-\d+$/, '')) ?? []))));
  return { ...outline, slides: [...shown] };
}
