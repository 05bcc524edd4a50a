/** A list of a written document as one page that shows each of its items: what is asked, a plan, the parts of an amount, or labelled points. */
import { catalogueOf, inner, wordsOf } from '../../../../../languages/catalogue.ts';
import type { Block } from '../../../../../model/brief.ts';
import type { ContentOf } from '../../../../../model/outline.ts';
import type { Draft } from '../../draft.ts';
import { longestTitle } from '../../figures/claims.ts';
import { isHeadedAsk } from '../../people/asked.ts';
import { isAsk } from '../../people/decisions.ts';
import { isLabel } from '../../people/labels.ts';
import { markOf } from '../../people/option-marks.ts';
import { amountsIn, capital, countWord, fitting, plainly, smallAll } from '../../people/wording.ts';
import type { Place } from '../../place.ts';
import { sizeOf } from '../../prose/page-language.ts';
import { wordsIn } from '../../prose/strength.ts';
import { listDrafts } from '../from-list.ts';
import { amountList } from './amount-list.ts';
import { planList } from './plan-list.ts';

export interface ListPlace extends Place {
  /** What leads in to the list: its own label, or the sentence above it that ends with a colon. */
  lead: string | null;
  asOf: string;
}

type ListBlock = Block & { type: 'list' };

const most = { asks: 4, items: 8, steps: 52, cell: 130, head: 44, name: 5 } as const;

/** Null for what readers take: risks, options, what has items below its items, and a few words. */
export function wholeList(block: ListBlock, place: ListPlace): Draft | null {
  const { heading, lead } = place;
  const { items } = block;
  if (items.length < 2 || items.some(({ children }) => children.length > 0)) return null;
  const names = [heading, lead].filter((name) => name !== null);
  if (names.some((name) => (['risks', 'options', 'pros', 'cons'] as const).some((label) => isLabel(name, label)))) return null;
  if (names.some((name) => markOf(name) !== null)) return null;
  const texts = items.map(({ text }) => text);
  return (
    askList(texts, place) ?? planList(texts, place) ?? amountList(texts, place) ?? listDrafts(block, place)[0] ?? pointList(block, place)
  );
}

/** `The committee is asked to:` with each thing as a card of its own. */
function askList(texts: readonly string[], { heading, lead, brief }: ListPlace): Draft | null {
  const { language } = brief;
  const names = [lead, heading].filter((name) => name !== null);
  // `The committee is asked to` and `approve the plan` ask for something only together.
  const isDecision = names.some((name) => isLabel(name, 'decisions')) || (lead !== null && isAsk({ text: `${lead} ${texts[0]!}` }));
  if (!(isDecision || names.some(isHeadedAsk)) || texts.length > most.asks) return null;
  const catalogue = catalogueOf(language);
  const asks = texts.map(plainly);
  const count = countWord(asks.length, language);
  const decisions = asks.map((ask) => {
    const [amount, ...others] = amountsIn(ask, language);
    return { ask, ...(amount !== undefined && others.length === 0 ? { figure: amount.text } : {}) };
  });
  return {
    kind: 'decision-cards',
    title: isDecision
      ? fitting([
          catalogue.say('people-decisions', { count, items: smallAll(asks, brief) }),
          catalogue.say('people-decisions-first', { count, what: smallAll(asks, brief)[0]! }),
          asks[0]!,
          heading,
          capital(catalogue.say('role-decisions')),
        ])
      : fitting([
          catalogue.say('list-title', { heading: capital(lead ?? heading!), items: smallAll(asks, brief) }),
          capital(lead ?? heading!),
        ]),
    section: isDecision ? capital(catalogue.say('role-decisions')) : capital(heading ?? lead!),
    weight: 9,
    ...(isDecision && { point: asks.slice(0, 2).join('; ') }),
    content: { decisions },
  };
}

/** Points behind a label each, steps one after another, or sentences: all of them, in their order. */
function pointList({ ordered, items }: ListBlock, place: ListPlace): Draft | null {
  const { heading, lead } = place;
  const points = items.map(({ text }) => pointOf(text));
  const words = items.reduce((sum, { text }) => sum + wordsIn(text), 0);
  const labelled = points.every(({ text }) => text !== undefined);
  const name = lead ?? heading;
  if (name === null || items.length < 3 || items.length > most.items || words < items.length * 3) return null;
  const title = listTitle(points, place);
  const base = { title, weight: 6.5 } as const;
  const short = points.every(({ head, text = '' }) => sizeOf(head) <= most.head * 2 && sizeOf(text) <= most.cell);
  const named = labelled && points.every(({ head }) => wordsIn(head) <= most.name);
  if (ordered && words <= most.steps && short && (named || !labelled)) return { ...base, kind: 'process', content: { steps: points } };
  if (labelled) return { ...base, ...labelTable(points, place) };
  return { ...base, kind: 'bullets', content: { items: items.map(({ text }) => ({ text: plainly(text), children: [] })) } };
}

/** What readers have left of a list with labels, so that none of it is lost. */
export function labelledList(block: ListBlock, place: ListPlace): Draft | null {
  const points = block.items.map(({ text }) => pointOf(text));
  if (points.length < 2 || points.length > most.items || points.some(({ text }) => text === undefined)) return null;
  return { title: listTitle(points, place), weight: 6.5, ...labelTable(points, place) };
}

function labelTable(points: readonly Point[], { brief }: ListPlace): { kind: 'table'; content: ContentOf<'table'> } {
  const columns = [wordsOf(brief.language).item, catalogueOf(brief.language).say('people-risk-meaning')];
  return {
    kind: 'table',
    content: {
      columns: columns.map((label) => ({ label, align: 'left' as const })),
      rows: points.map(({ head, text }) => ({ cells: [`**${head}**`, text!], role: 'body' as const })),
      reading: [],
    },
  };
}

/** `What we changed: two sizes, pre-ordering and weighing`; the heading alone where they do not fit, or have no names. */
function listTitle(points: readonly Point[], { heading, lead, brief }: ListPlace): string {
  const name = heading ?? lead!;
  // Of several words one may be a name.
  const heads = points.map(({ head }) => (brief.language === 'de' || /\s[\p{Lu}\d]/u.test(head) ? head : inner(head)));
  const isMixed = new Set(points.map(({ text }) => text === undefined)).size > 1;
  if (isMixed || points.some(({ head }) => sizeOf(head) > most.head)) return capital(lead ?? name);
  const title = catalogueOf(brief.language).say('list-title', { heading: capital(name), items: heads });
  return sizeOf(title) <= longestTitle + 12 ? title : capital(lead ?? name);
}

interface Point {
  head: string;
  text?: string;
}

function pointOf(text: string): Point {
  const split = /^([^:：–—.]{2,64}?)(?:[:：](?!\d)|\s(?:[–—]|[-=]+>|[→⇒➔➜]))\s*(\S.+)$/su.exec(text.trim());
  if (split === null) return { head: plainly(text) };
  return { head: capital(split[1]!.trim()), text: capital(split[2]!.trim().replace(/[.。;]$/u, '')) };
}
