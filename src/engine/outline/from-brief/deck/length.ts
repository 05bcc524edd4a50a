/** As many parts as there is room for: what weighs least gives way first, and what it told is told with the rest. */
import { type Catalogue, catalogueOf } from '../../../../languages/catalogue.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import type { Draft } from '../draft.ts';
import { evenly, type Group, groupsOf, kindOf, mostWords, perPage, splitUpTo } from '../prose/groups.ts';
import { strengthOf, wordsIn } from '../prose/strength.ts';
import { roleOf } from '../read/topics.ts';
import { inOrder, noted, type Part, textOf } from './parts.ts';
import type { RoleId } from './skeletons.ts';

interface Length {
  most: number;
  /** Of these, if the brief holds enough; 0 if no length was asked for. */
  fewest: number;
  /** Pages that show again what others show. */
  spare: readonly Part[];
  /** Headings that keep a page, however short. */
  own: (heading: string) => boolean;
  language: LanguageCode;
}

type Weigh = (part: Part) => number;

/** `dropped`: pages without room. */
export function fitted(parts: readonly Part[], { most, fewest, spare, own, language }: Length): { parts: Part[]; dropped: Draft[] } {
  const dropped: Draft[] = [];
  const weigh = weighing(catalogueOf(language));
  let kept = withTexts(parts, own);
  const roomy = withTexts(kept, own, true);
  if (roomy.length <= most) kept = roomy;
  // A deck that is shorter than asked keeps each label's few words apart.
  const apart = withTexts(parts, null, true);
  if (kept.length < fewest && apart.length <= most) kept = apart;
  while (kept.length > most && kept.length > 1) {
    const [joined, weakest] = [shorter(kept, weigh), withoutWeakest(kept, weigh)];
    const next = joined !== null && joined.cost <= weakest.cost ? joined : weakest;
    dropped.push(...next.gone);
    kept = next.parts;
  }
  const more = spare.slice(0, Math.max(0, fewest - kept.length));
  kept = inOrder([...kept, ...more]);
  if (kept.length < fewest) {
    const texts = kept.filter(({ role }) => role === 'text');
    const split = splitUpTo(
      texts.map(({ said }) => said),
      texts.length + fewest - kept.length,
    );
    kept = inOrder([...kept.filter(({ role }) => role !== 'text'), ...split.map((said) => textOf(said, 'text'))]);
  }
  return { parts: kept, dropped };
}

/** Text in groups of a page each; `even`: none longer than a page. */
function withTexts(parts: readonly Part[], own: Length['own'] | null, even = false): Part[] {
  const said = parts.filter(({ role }) => role === 'text').flatMap((part) => part.said);
  const groups = groupsOf(said, own);
  return inOrder([
    ...parts.filter(({ role }) => role !== 'text'),
    ...(even ? evenly(groups) : groups).map((group) => textOf(group, 'text')),
  ]);
}

interface Step {
  parts: Part[];
  gone: Draft[];
  /** What is lost by it: the weight of a page, or how much more a page of text has to tell than it can show. */
  cost: number;
}

/** One part less, at the least loss: without a second page of a unit, two neighbouring texts as one, or pages whose words join a text. */
function shorter(parts: readonly Part[], weigh: Weigh): Step | null {
  const steps = [...withoutSecond(parts, weigh), ...withTextsJoined(parts, weigh)];
  return steps.reduce<Step | null>((best, step) => (best === null || step.cost < best.cost ? step : best), null);
}

function withoutSecond(parts: readonly Part[], weigh: Weigh): Step[] {
  return parts.filter(({ role }) => role === 'more' || role === 'extra').map((second) => without(second, parts, weigh(second) - asideOf));
}

/** What a page shows beside the main one of its unit weighs less. */
const asideOf = 2;

function withTextsJoined(parts: readonly Part[], weigh: Weigh): Step[] {
  return parts.slice(1).flatMap((part, at): Step[] => {
    const before = parts[at]!;
    const pair = [before, part];
    if (pair.some(({ role, said }) => (role !== 'text' && role !== 'main') || said.length === 0)) return [];
    const said = pair.flatMap((each) => each.said);
    const shown = pair.filter((each) => 'placed' in each);
    return [
      {
        parts: parts.flatMap((each) => (each === before ? [textOf(said, 'text')] : each === part ? [] : [each])),
        gone: shown.map(({ placed }) => placed.page),
        cost: shown.reduce((sum, each) => sum + weigh(each), 0) + crowding(said) - crowding(before.said) - crowding(part.said),
      },
    ];
  });
}

/** Words and sentences over what one page shows, and subjects over one. */
function crowding(said: Group): number {
  const headings = new Set(said.map(({ heading }) => heading)).size;
  const words = said.reduce((sum, { text }) => sum + wordsIn(text), 0);
  const kinds = new Set(said.map(kindOf)).size;
  return Math.max(0, words - mostWords) * 0.05 + Math.max(0, said.length - perPage.most) * 0.3 + (headings - 1) + (kinds - 1) * 0.3;
}

function withNotes(part: Part, gone: Part): Part {
  if (!('placed' in part)) return part;
  const said = [...part.said, ...gone.said].sort((a, b) => a.at - b.at);
  return { ...part, said, placed: { ...part.placed, page: noted(part.placed.page, gone.said) } };
}

function withoutWeakest(parts: readonly Part[], weigh: Weigh): Step {
  const low = parts.reduce((weak, part) => (weigh(part) <= weigh(weak) ? part : weak));
  return without(low, parts, weigh(low));
}

/** Its words go to the main page on the same, or else to what stands before it, or after. */
function without(gone: Part, parts: readonly Part[], cost: number): Step {
  const at = parts.indexOf(gone);
  const main = parts.find(({ role, part }) => role === 'main' && part !== undefined && part === gone.part);
  const beside = (main === gone ? undefined : main) ?? parts[at - 1] ?? parts[at + 1]!;
  const heir = 'placed' in beside ? withNotes(beside, gone) : textOf([...beside.said, ...gone.said], beside.role);
  return {
    parts: parts.flatMap((part) => (part === gone ? [] : part === beside ? [heir] : [part])),
    gone: 'placed' in gone ? [gone.placed.page] : [],
    cost,
  };
}

/** Text of the author weighs a little less than what a reader understood whole; what decides the matter weighs more than where it comes from. */
function weighing(catalogue: Catalogue): Weigh {
  return (part) => {
    const page = 'placed' in part ? part.placed.page : null;
    const heading = page?.section ?? part.said[0]?.heading ?? null;
    const role = heading === null ? null : roleOf(heading, catalogue);
    const text = 4 + Math.min(1, Math.max(0, ...part.said.map(({ text: said }) => strengthOf(said))) / 4);
    const heart = 'placed' in part && part.placed.isHeart ? ofHeart : 0;
    return heart + (page?.weight ?? text) + (role === null ? 0 : (bearing[role] ?? 0));
  };
}

/** More than all that pages of text together lose by being joined. */
const ofHeart = 30;

const bearing: Readonly<Partial<Record<RoleId, number>>> = {
  decisions: 3,
  ask: 3,
  recommendation: 3,
  options: 2,
  criteria: 2,
  risks: 1,
  nextSteps: 1,
  actions: 1,
  milestones: 1,
  budget: 1,
  method: -1.5,
  background: -1.5,
  basics: -1,
};
