/** Where workstreams stand, worst first, and what the budget says beside their progress. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import type { FactId } from '../../../../model/fact.ts';
import type { Draft } from '../draft.ts';
import { clean } from '../read/figures.ts';
import type { GivenFacts } from '../read/given-facts.ts';
import { capital } from '../read/topics.ts';
import type { Finding, Reader } from '../said.ts';
import { type Budget, budgetsIn } from './budgets.ts';
import { longestTitle } from './claims.ts';
import { asLine, ownTitle } from './own-words.ts';
import { type Light, type Status, statusesIn } from './statuses.ts';
import { ToldFigures } from './told-figures.ts';

const severity: Readonly<Record<Light, number>> = { red: 0, amber: 1, green: 2 };
const tones = { red: 'bad', amber: 'warn', green: 'good' } as const satisfies Record<Light, string>;
const ref = (id: FactId) => `{{${id}}}`;

interface Stream extends Status {
  id?: FactId;
}

export const readStatuses: Reader = (sentences, { brief, facts }) => {
  const told = new ToldFigures(facts, brief.language);
  const pages = statusesIn(sentences, brief.language).map((found) =>
    statusPage(streamsOf(found, told), told, sentences.find(({ at }) => at === found[0]!.at)?.heading ?? null),
  );
  return [...pages, ...budgetsIn(sentences, brief.language).map((budget) => budgetPage(budget, told, brief))];
};

/** The page of a table of states. */
export function statusDraft(
  found: readonly Status[],
  { brief, facts, heading }: { brief: Brief; facts: GivenFacts; heading: string | null },
): Draft {
  const told = new ToldFigures(facts, brief.language);
  return statusPage(streamsOf(found, told), told, heading).page;
}

/** Worst first. */
function streamsOf(found: readonly Status[], told: ToldFigures): Stream[] {
  const { done } = wordsOf(told.language);
  return found
    .map((status): Stream => (status.done === undefined ? status : { ...status, id: told.give(status.done, `${done}, ${status.name}`) }))
    .sort((a, b) => severity[a.light] - severity[b.light] || (a.done?.value ?? 2) - (b.done?.value ?? 2));
}

function statusPage(streams: readonly Stream[], told: ToldFigures, heading: string | null): Finding {
  const say = catalogueOf(told.language);
  const words = wordsOf(told.language);
  const columns = [
    { label: say.say('figures-workstream'), cell: ({ name }: Stream) => capital(name) },
    { label: words.status, cell: ({ state }: Stream) => capital(state) },
    { label: words.done, cell: ({ id }: Stream) => (id === undefined ? '' : ref(id)), bars: true },
    { label: say.say('figures-due'), cell: ({ due }: Stream) => due },
    { label: say.say('figures-inTheWay'), cell: ({ note }: Stream) => capital(note) },
  ].filter(({ cell }) => streams.some((stream) => cell(stream) !== ''));
  const title = statusTitle(streams, told, heading);
  return {
    tells: [...new Set(streams.map(({ at }) => at))],
    page: {
      kind: 'table',
      title,
      ...(heading === null ? {} : { section: heading }),
      weight: 8,
      content: {
        columns: columns.map(({ label, bars }) => ({
          label,
          align: bars ? ('right' as const) : ('left' as const),
          ...(bars ? { bars } : {}),
          ...(label === words.status ? { pills: true } : {}),
        })),
        rows: streams.map((stream) => ({
          cells: columns.map(({ cell }) => cell(stream) || '–'),
          role: 'body' as const,
          tones: columns.map(({ label }) => (label === words.status ? tones[stream.light] : 'neutral')),
        })),
        reading: withoutDate(streams, told),
      },
    },
    point: title,
  };
}

/** Who has no date where others have one. */
function withoutDate(streams: readonly Stream[], told: ToldFigures): string[] {
  const undated = streams.filter(({ due, light, done }) => due === '' && light !== 'green' && (done?.value ?? 0) < 1);
  const some = streams.some(({ due }) => due !== '') && undated.length > 0 && undated.length <= 3;
  return some ? [catalogueOf(told.language).say('figures-noDue', { names: undated.map(({ name }) => name) })] : [];
}

/** How many are well, in the author's one word for it, and the worst with its reason. */
function statusTitle(streams: readonly Stream[], told: ToldFigures, heading: string | null): string {
  const say = catalogueOf(told.language);
  const good = streams.filter(({ light }) => light === 'green');
  const [state, ...others] = new Set(good.map((stream) => stream.state.toLowerCase()));
  const counts = { all: ref(told.count(streams.length, 'workstreams')), things: things(heading, told), state: state ?? '' };
  const [worst] = streams as [Stream];
  if (good.length === streams.length && others.length === 0) return say.say('figures-stateAll', counts);
  const named = { name: capital(worst.name), state: worst.state.toLowerCase() };
  const plain = worst.id === undefined ? say.say('figures-state', named) : say.say('figures-stateAt', { ...named, done: ref(worst.id) });
  const because = worst.note === '' ? plain : say.say('figures-because', { claim: plain, cause: worst.note });
  const count = ref(told.count(good.length, 'workstreams in that state'));
  const whole = (claim: string) =>
    state === undefined || others.length > 0 || good.length === 1 ? claim : say.say('figures-stateOf', { ...counts, count, worst: claim });
  return told.length(whole(because)) <= longestTitle ? whole(because) : whole(plain);
}

/** What the author calls them: the heading, if it is one plural word. */
function things(heading: string | null, told: ToldFigures): string {
  const own = told.language === 'en' ? /^\p{L}{3,16}s$/u.exec(heading?.trim() ?? '')?.[0].toLowerCase() : undefined;
  return own !== undefined && !/^(?:status|progress|news|focus)$/.test(own) ? own : catalogueOf(told.language).say('figures-workstreams');
}

/** What is spent and what is left; an overrun as two columns. */
function budgetPage({ sentence, spent, whole }: Budget, told: ToldFigures, brief: Brief): Finding {
  const say = catalogueOf(told.language);
  const words = wordsOf(told.language);
  const { facts } = told;
  const [part, all] = [told.give(spent, say.say('figures-spent')), told.give(whole, words.total)];
  const share = told.share(part, all, say.say('figures-budgetSpent'));
  const context = { brief, facts };
  const own = ownTitle(sentence.text, context, [part, all]);
  const title = own?.title ?? say.say('figures-spentOf', { spent: ref(part), whole: ref(all), share: ref(share) });
  const rest = own === null ? asLine(sentence.text, context) : own.rest;
  const said = rest === null ? [] : [rest];
  const base = { title, weight: 7.5, ...(sentence.heading === null ? {} : { section: sentence.heading }) };
  if (spent.value > whole.value) {
    const content = {
      categories: [say.say('figures-spent'), capital(say.say('figures-budget'))],
      series: [{ name: words.total, values: [part, all] }],
      reading: said,
    };
    return { tells: [sentence.at], page: { ...base, kind: 'comparison', content }, point: title };
  }
  const left = told.distance(all, part, say.say('figures-left'), whole);
  const leftShare = facts.derive(clean(1 - facts.value(share)), 'ratio', say.say('figures-left'), `one less ${told.said(share)}`, [share]);
  const content = {
    parts: [say.say('figures-spent'), say.say('figures-left')],
    columns: [{ label: capital(say.say('figures-budget')), values: [share, leftShare] }],
    highlight: 0,
    reading: [say.say('figures-leftReading', { left: ref(left), share: ref(leftShare) }), ...said],
  };
  return { tells: [sentence.at], page: { ...base, kind: 'share', content }, point: title };
}
