/** The records of facts: of data, of an outline, and of a finished deck. */
import { createHash } from 'node:crypto';
import type { DeckResult } from '../../engine/generate-deck.ts';
import { numberContext } from '../../engine/language/numbers.ts';
import { resolvePlain } from '../../engine/layout/resolve-text.ts';
import { deckNumbers } from '../../engine/layout/shown-together.ts';
import { type FactChoice, factList } from '../../engine/provenance/fact-list.ts';
import { deckOutline, figureOf, slideFigures } from '../../engine/provenance/slide-figures.ts';
import type { FactTable } from '../../model/fact.ts';
import type { Outline } from '../../model/outline.ts';
import type { Facts, Provenance } from '../schema/facts.ts';

/** @throws QuarterdeckError option_invalid for a choice that is not in the data */
export function factsOfData(table: FactTable, choice: FactChoice): Facts {
  const { overview, facts, metrics } = factList(table, choice);
  return {
    title: null,
    as_of: table.asOf,
    period: periodOf(table),
    currency: table.currency,
    overview,
    facts,
    slides: [],
    not_computable: metrics.flatMap(({ id, label, status, reason }) =>
      status === 'computed' ? [] : [{ metric: id, label, reason: reason ?? '' }],
    ),
    sources: sourcesOf(table),
    quality: qualityOf(table),
  };
}

/** @throws QuarterdeckError deck_unsupported */
export function factsOfDeck(deck: Uint8Array): Facts {
  return factsOfOutline(deckOutline(deck));
}

export function factsOfOutline(outline: Outline): Facts {
  return {
    title: resolvePlain(outline.title, { slide: 'title', facts: outline.facts, numbers: numberContext([], outline.language) }),
    as_of: outline.asOf,
    period: null,
    currency: Object.values(outline.facts).find(({ currency }) => currency !== undefined)?.currency ?? null,
    overview: [],
    facts: figuresOf(outline),
    slides: slideFigures(outline, null),
    not_computable: [],
    sources: [],
    quality: [],
  };
}

/** Depends only on the deck and its data, so the same deck has the same provenance. */
export function provenanceOf({ outline, layout, bytes, facts, report }: DeckResult): Provenance {
  const file = bytes!;
  return {
    version: 1,
    deck: {
      title: layout!.title,
      language: outline.language,
      sha256: createHash('sha256').update(file).digest('hex'),
      bytes: file.length,
    },
    as_of: outline.asOf,
    period: facts && periodOf(facts),
    currency: facts?.currency ?? null,
    sources: facts ? sourcesOf(facts) : [],
    slides: slideFigures(outline, layout),
    facts: figuresOf(outline),
    given: Object.values(outline.facts).flatMap(({ id, metric }) => (metric === 'given' ? [id] : [])),
    commentary: outline.slides.flatMap(({ id, comment }) =>
      comment ? [{ slide: id, text: [...comment.text], by: comment.by ?? null }] : [],
    ),
    assumed: report.assumptions,
    quality: facts ? qualityOf(facts) : [],
  };
}

function figuresOf(outline: Outline) {
  const numbers = deckNumbers(outline);
  return Object.values({ ...outline.behind, ...outline.facts })
    .map((fact) => figureOf(fact, numbers))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function periodOf({ periods, reporting: { id, label, start, end, partial } }: FactTable): Facts['period'] {
  return periods.length === 0 ? null : { id, label, start, end, partial };
}

function sourcesOf({ sources }: FactTable): Facts['sources'] {
  return sources.map(({ name, file, rows, rejected, sha256 }) => ({ name, file, rows, rejected, sha256 }));
}

function qualityOf({ quality }: FactTable): Facts['quality'] {
  return quality.map(({ code, message }) => ({ code, message }));
}
