/** What the readers make of the sentences: the pages that tell most, and those that would only tell it again. */
import type { Brief } from '../../../model/brief.ts';
import type { KindId } from '../../../model/outline.ts';
import { isDenied } from './denied.ts';
import type { Draft } from './draft.ts';
import type { Exclusions } from './read/exclusions.ts';
import { figuresIn } from './read/figures.ts';
import type { GivenFacts } from './read/given-facts.ts';
import { readers } from './readers.ts';
import type { Finding, Sentence } from './said.ts';

export interface Findings {
  /** In the order of the brief. */
  chosen: Finding[];
  /** Narrower pages on what the chosen ones tell together, for decks that have room for each figure. */
  spare: Finding[];
  /** Positions of the sentences that need no other page. */
  told: Set<number>;
}

export function findingsIn(
  sentences: readonly Sentence[],
  {
    brief,
    facts,
    exclusions,
    asOf,
    listed,
  }: { brief: Brief; facts: GivenFacts; exclusions: Exclusions; asOf: string; listed: ReadonlySet<number> },
): Findings {
  // What a page of its own shows whole is no part of another one.
  const open = sentences.filter(({ at }) => !listed.has(at));
  const all = readers
    .flatMap((read) => read(open, { brief, facts, asOf }))
    .filter(({ page, point }) => !exclusions.hits(JSON.stringify([page.title, page.lead, page.content, point])))
    .filter((finding) => isTogether(finding, sentences) && !finding.tells.some((at) => isDenied(sentences[at]!.text, brief)));
  const ranked = all.toSorted((a, b) => b.page.weight - a.page.weight || b.tells.length - a.tells.length);
  const told = new Set<number>();
  const chosen: Finding[] = [];
  const spare: Finding[] = [];
  for (const finding of ranked) {
    const fresh = finding.tells.filter((at) => !told.has(at));
    const own = fresh.length > 0 && fresh.length * 2 >= finding.tells.length;
    (own ? chosen : spare).push(finding);
    for (const page of finding.also ?? [])
      if (!exclusions.hits(JSON.stringify([page.title, page.lead, page.content])))
        (own ? chosen : spare).push({ tells: finding.tells, page });
    if (own) for (const at of fresh) if (isWhole(sentences[at]!, [finding.page, ...(finding.also ?? [])], { brief, facts })) told.add(at);
  }
  const first = ({ tells }: Finding) => Math.min(...tells);
  return { chosen: chosen.sort((a, b) => first(a) - first(b)), spare, told };
}

/** Rows of these stand by themselves, wherever the brief tells them. */
const collected: ReadonlySet<KindId> = new Set<KindId>(['action-table', 'risks']);

/** A page tells what the author wrote together: some of one unit, or several neighbouring units without a gap. */
function isTogether({ tells, page, apart = false, collected: isCollected }: Finding, sentences: readonly Sentence[]): boolean {
  if (apart || isCollected || collected.has(page.kind)) return true;
  const units = tells.map((at) => sentences[at]!.unit);
  const [first, last] = [Math.min(...units), Math.max(...units)];
  return first === last || sentences.every(({ at }) => at < Math.min(...tells) || at > Math.max(...tells) || tells.includes(at));
}

/** Whether its pages show every amount and rate of a sentence; one that they leave out is told elsewhere. */
function isWhole({ text }: Sentence, pages: readonly Draft[], { brief, facts }: { brief: Brief; facts: GivenFacts }): boolean {
  const values = new Set(Object.values(facts.used(pages)).map(({ value }) => value));
  const shown = JSON.stringify(pages.map(({ title, lead, content, notes }) => [title, lead, content, notes]));
  return figuresIn(text, brief.language).every(
    ({ unit, value, text: figure }) => unit === 'number' || values.has(value) || shown.includes(figure),
  );
}
