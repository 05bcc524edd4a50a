/** The sentences of a deck made from facts, in English. Every figure is a reference; direction words follow the finding's sign. */

import type { FactId } from '../../../../model/fact.ts';
import type { Finding } from '../../../../model/finding.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { inner } from './letter-case.ts';
import { sizeOf, type Told } from './told.ts';

const up = ['edged up', 'rose', 'jumped'] as const;
const down = ['edged down', 'fell', 'dropped'] as const;

const verb = (finding: Finding) => (finding.direction === 'up' ? up : down)[sizeOf(finding)];

/** `A, B and C`. */
function list(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

function moved({ finding, label, prior }: Told): Text {
  const { value, pct, delta, multiple } = finding.facts;
  if (finding.direction === 'flat') return `${label} held at ${ref(value!)}`;
  if (multiple) return `${label} ${verb(finding)} to ${ref(value!)}, ${ref(multiple)} the ${prior} figure`;
  return `${label} ${verb(finding)} ${pct ? '' : 'by '}${ref(pct ?? delta!, 'abs')} to ${ref(value!)}`;
}

const gained = (finding: Finding) => (finding.direction === 'up' ? 'gained' : 'lost');
/** `Open deals stand`, `Open pipeline stands`. */
const stands = (label: string) => `${label} ${/s$/.test(label) ? 'stand' : 'stands'}`;
const move = (finding: Finding) => (finding.direction === 'up' ? 'rise' : 'fall');

/** A figure and how it was computed: `label` and `formula` as the data stage writes them, `name` and `definition` in the deck's language. */
export interface FigureNote {
  label: string;
  formula: string;
  name: string;
  /** Null for a figure computed from others. */
  definition: string | null;
  value: FactId;
  rows: FactId;
  subject: string;
}

export const english = {
  date: (iso: string): string => {
    const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
    const name = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][month - 1];
    return `${day} ${name} ${year}`;
  },
  unnamed: '(none)',

  cover: {
    title: (period: string, company: string | null, isReview: boolean): Text =>
      `${company ? `${company}: ` : ''}${period} ${isReview ? 'business review' : 'results'}`,
    focus: (topics: readonly string[]): Text => `Focus: ${list(topics)}`,
    audience: (audience: string): Text => `For ${/^(the|our|your|my|all|every)\b/i.test(audience) ? audience : `the ${audience}`}`,
    asOf: (date: string): Text => `As of ${date}`,
  },

  source: (file: string, rows: FactId, subject: string, date: string): Text =>
    `Source: ${file}, ${ref(rows, 'full')} ${subject}, as of ${date}`,

  lead: {
    span: (label: string, unit: string | null, first: string, last: string): Text =>
      `${label}${unit ? ` in ${unit}` : ''}, ${first} to ${last}`,
    by: (label: string, unit: string | null, dimension: string, now: string, prior: string | null): Text =>
      `${label}${unit ? ` in ${unit}` : ''} by ${inner(dimension)}, ${now}${prior ? ` against ${prior}` : ''}`,
    scorecard: (now: string, prior: string | null): Text =>
      prior ? `${now}, change against ${prior}` : now.charAt(0).toUpperCase() + now.slice(1),
    months: (label: string): Text => `${label} by month of the quarter, complete quarters only`,
    suggestions: 'Suggestions drawn from the findings; owners and dates are for the meeting to set',
    risks: (now: string): Text => `Drawn from the figures of ${now}`,
    asOf: (date: string): Text => `State of ${date}`,
    definitions: 'As used on every page of this deck',
  },

  moved,
  /** `Won value fell 6.0% to $2.80M; GTXPro alone lost $138K`, most telling form first. */
  summaryTitles: (headline: Told | null, driver: Told | null, held: Told | null): Text[] => {
    if (!headline) return [];
    const main = moved(headline);
    return [
      ...(driver ? [`${main}; ${driver.member} alone ${gained(driver.finding)} ${ref(driver.finding.facts.delta!, 'abs')}`] : []),
      ...(held ? [`${main}; ${inner(moved(held))}`] : []),
      main,
    ];
  },
  summaryFallback: (label: string, value: FactId, now: string): Text => `${label} came to ${ref(value)} in ${now}`,

  scorecardTitle: (rose: readonly string[], fell: readonly string[], held: readonly string[]): Text => {
    const parts = [
      ...(fell.length > 0 ? [`${list(fell.map(inner))} fell`] : []),
      ...(rose.length > 0 ? [`${list(rose.map(inner))} rose`] : []),
      ...(held.length > 0 ? [`${list(held.map(inner))} held`] : []),
    ];
    const text = parts.join('; ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  scorecardPlain: (now: string): Text => `${now} in figures`,
  against: (change: Text, prior: string): Text => `${change} vs ${prior}`,
  withinChance: (change: Text, _prior: string): Text => `${change}, within chance`,
  trend: {
    titles: (told: Told, run: number): Text[] => {
      const main = moved(told);
      const nth = ['', '', 'second', 'third', 'fourth', 'fifth', 'sixth'][run];
      return [
        ...(nth && told.finding.direction !== 'flat' ? [`${main}, the ${nth} ${move(told.finding)} in a row`] : []),
        `${main} in ${told.now}`,
        main,
      ];
    },
    rate: (told: Told): Text[] =>
      told.finding.direction === 'flat'
        ? [`${moved(told)}: the change from ${told.prior} is within chance`, moved(told)]
        : [`${moved(told)} on ${told.prior}`, moved(told)],
    plain: (label: string, value: FactId, now: string): Text => `${label}: ${ref(value)} in ${now}`,
    change: (told: Told): Text =>
      told.finding.direction === 'flat'
        ? `**Held against ${told.prior}**: ${ref(told.finding.facts.value!)} now, ${ref(told.finding.facts.before!)} then.`
        : `**${ref(told.finding.facts.delta!, 'signed')} on ${told.prior}**, which stood at ${ref(told.finding.facts.before!)}.`,
    target: 'Target',
    attained: (attainment: FactId, target: FactId): Text => `**${ref(attainment)} of target**, which was ${ref(target)}.`,
    behind: (rows: FactId, subject: string, now: string): Text => `${ref(rows)} ${subject} stand behind the ${now} figure.`,
    partial: (periods: readonly string[]): Text =>
      `${list(periods)} ${periods.length === 1 ? 'is' : 'are'} covered only in part and not compared.`,
  },

  bridge: {
    titles: ({ finding, member, label }: Told): Text[] => {
      const { delta, contribution, total } = finding.facts;
      const share = contribution ? `${ref(contribution)} of the net ${move(finding)} in ${inner(label)}` : '';
      return [
        ...(share ? [`${member} ${gained(finding)} ${ref(delta!, 'abs')}, ${share}`] : []),
        `${member} alone ${gained(finding)} ${ref(delta!, 'abs')} against a net ${move(finding)} of ${ref(total!, 'abs')} in ${inner(label)}`,
        `${member} moved ${inner(label)} most: ${ref(delta!, 'signed')}`,
      ];
    },
    plain: (label: string, dimension: string): Text => `${label}: what moved it by ${inner(dimension)}`,
    driver: ({ finding, member, prior }: Told): Text =>
      `**${member}** went from ${ref(finding.facts.before!)} in ${prior} to ${ref(finding.facts.value!)}.`,
    counter: (member: string, delta: FactId, rose: boolean): Text =>
      `**${member}** moved the other way: ${rose ? 'up' : 'down'} ${ref(delta, 'abs')}.`,
    fromTo: (start: FactId, prior: string, end: FactId, now: string): Text => `**${ref(end)}** in ${now} after ${ref(start)} in ${prior}.`,
    net: (total: FactId, prior: string): Text => `Together the steps come to ${ref(total, 'signed')} on ${prior}.`,
    other: (count: FactId, dimension: string): Text => `Other joins the remaining ${ref(count)} ${inner(dimension)}.`,
  },

  ranking: {
    titles: ({ finding, member, label }: Told): Text[] => {
      const { value, lead } = finding.facts;
      return [
        ...(lead ? [`${member} leads ${inner(label)} with ${ref(value!)}, ${ref(lead)} the second`] : []),
        `${member} leads ${inner(label)} with ${ref(value!)}`,
        `${member} leads with ${ref(value!)}`,
      ];
    },
    plain: (label: string, dimension: string): Text => `${label} by ${inner(dimension)}`,
    share: ({ finding, member, label, now }: Told): Text =>
      `**${member}** brings ${ref(finding.facts.share!)} of ${inner(label)} in ${now}.`,
    overall: ({ finding, label, member }: Told): Text =>
      `Over all periods, ${member} holds ${ref(finding.facts.allShare!)} of ${inner(label)}${finding.facts.allLead ? `, ${ref(finding.facts.allLead)} the second` : ''}.`,
    change: (member: string, delta: FactId, prior: string): Text => `${member}: ${ref(delta, 'signed')} on ${prior}.`,
  },

  share: {
    titles: ({ finding, member, label }: Told, shift: FactId | null, rose: boolean): Text[] => [
      ...(shift ? [`${member} holds ${ref(finding.facts.share!)} of ${inner(label)}, ${rose ? 'up' : 'down'} ${ref(shift, 'abs')}`] : []),
      `${member} holds ${ref(finding.facts.share!)} of ${inner(label)}`,
    ],
    plain: (label: string, dimension: string): Text => `${label} by ${inner(dimension)}`,
    shift: ({ finding, member }: Told): Text =>
      `**${member}** moved most in the mix: its share by ${ref(finding.facts.shift!, 'signed')}, its value by ${ref(finding.facts.delta!, 'signed')}.`,
    steadyMix: (prior: string): Text => `No share moved by a full point against ${prior}.`,
    first: (members: readonly string[], share: FactId): Text => `**${list(members)}** together hold ${ref(share)}.`,
  },

  comparison: {
    titles: (label: string, member: string, delta: FactId, rose: boolean): Text[] => [
      `${member} ${rose ? 'gained' : 'lost'} most in ${inner(label)}: ${ref(delta, 'signed')}`,
      `${member}: ${ref(delta, 'signed')} in ${inner(label)}`,
    ],
    rate: (label: string, dimension: { one: string; many: string }): Text[] => [
      `${label} is alike across ${inner(dimension.many)}: differences are within chance`,
      `${label} across ${inner(dimension.many)}: within chance`,
    ],
    rateDiffers: ({ finding, member, label }: Told): Text[] => [
      `${member} stands apart in ${inner(label)}: ${ref(finding.facts.value!)} against ${ref(finding.facts.whole!)} in all`,
      `${member}: ${label} ${ref(finding.facts.value!)}`,
    ],
    member: (member: string, value: FactId, before: FactId, prior: string): Text =>
      `**${member}**: ${ref(value)} after ${ref(before)} in ${prior}.`,
    rows: (least: FactId, subject: string): Text => `Smallest group shown: ${ref(least)} ${subject}.`,
  },

  pattern: {
    titles: ({ finding, label, now, metric }: Told): Text[] => {
      const { first, third } = finding.facts;
      const late = finding.direction === 'up';
      const head =
        metric === 'win_rate' ? (late ? 'Wins come late' : 'Wins come early') : `${label} ${late ? 'rises' : 'falls'} within the quarter`;
      const noun = metric === 'win_rate' ? ' won' : '';
      return [
        `${head}: ${ref(third!)}${noun} in the last month of ${now}, ${ref(first!)} in the first`,
        `${head}: ${ref(third!)} after ${ref(first!)}`,
      ];
    },
    categories: ['First month', 'Second month', 'Third month'],
    pooled: ({ finding }: Told): Text =>
      `**Every complete quarter shows it**: ${ref(finding.facts.allFirst!)}, ${ref(finding.facts.allSecond!)} and ${ref(finding.facts.allThird!)} by month, taken together.`,
    test: 'The gap between the first and the last month is beyond chance.',
  },

  table: {
    title: (dimension: string, label: string, member: string, value: FactId): Text[] => [
      `${dimension} in figures: ${member} is first in ${inner(label)} at ${ref(value)}`,
      `${dimension} in figures: ${member} is first at ${ref(value)}`,
    ],
    twoLeaders: (label: string, member: string, label2: string, member2: string): Text[] => [
      `${member} is first in ${inner(label)}, ${member2} in ${inner(label2)}`,
    ],
    share: 'Share',
    change: (prior: string): string => `vs ${prior}`,
    smallCount: (hits: FactId, n: FactId): Text => `${ref(hits)} of ${ref(n)}`,
  },

  pipeline: {
    titles: (label: string, value: FactId, created: Told | null): Text[] => [
      ...(created ? [`${stands(label)} at ${ref(value)}; ${inner(moved(created))}`] : []),
      `${stands(label)} at ${ref(value)}`,
    ],
    other: (label: string, value: FactId): Text => `**${label}**: ${ref(value)}.`,
    noValue: (label: string, reason: string): Text => `${label} has no value here. ${reason}`,
  },

  points: {
    delta: (told: Told): Text =>
      `**${moved({ ...told })}**${told.finding.facts.multiple ? '' : `, ${ref(told.finding.facts.delta!, 'signed')} on ${told.prior}`}.`,
    rateDelta: (told: Told): Text => `**${moved(told)}**, after ${ref(told.finding.facts.before!)} in ${told.prior}.`,
    steady: ({ finding, label, prior }: Told): Text =>
      `**${label} held**: ${ref(finding.facts.value!)} after ${ref(finding.facts.before!)} in ${prior}, a change within chance.`,
    unchanged: ({ finding, label, prior }: Told): Text => `**${label} held** at ${ref(finding.facts.value!)}, as in ${prior}.`,
    driver: ({ finding, member, label }: Told): Text =>
      `**${member} alone ${gained(finding)} ${ref(finding.facts.delta!, 'abs')}**${
        finding.facts.contribution ? `, ${ref(finding.facts.contribution)} of the net ${move(finding)} in ${inner(label)}` : ''
      }.`,
    pattern: ({ finding, label, now, metric }: Told): Text => {
      const late = finding.direction === 'up';
      const head =
        metric === 'win_rate'
          ? late
            ? 'Wins come late in the quarter'
            : 'Wins come early in the quarter'
          : `${label} ${late ? 'rises' : 'falls'} within the quarter`;
      return `**${head}**: ${ref(finding.facts.first!)}, ${ref(finding.facts.second!)} and ${ref(finding.facts.third!)} by month of ${now}.`;
    },
    rank: ({ finding, member, label }: Told): Text =>
      `**${member} leads ${inner(label)}**${finding.facts.share ? ` with ${ref(finding.facts.share)}` : ''}${
        finding.facts.lead ? `, ${ref(finding.facts.lead)} the second` : ''
      }.`,
    concentration: ({ finding, label, members }: Told): Text =>
      `**${list(members)} together** hold ${ref(finding.facts.share!)} of ${inner(label)}.`,
    shift: ({ finding, member, label }: Told): Text =>
      `**${member}'s share of ${inner(label)}** moved ${ref(finding.facts.shift!, 'signed')} to ${ref(finding.facts.share!)}.`,
    threshold: ({ finding, label }: Told): Text =>
      `**${label} came to ${ref(finding.facts.attainment!)} of target**: ${ref(finding.facts.value!)} against ${ref(finding.facts.target!)}.`,
    rateDifference: ({ finding, member, label }: Told): Text =>
      `**${member} stands apart in ${inner(label)}**: ${ref(finding.facts.value!)} against ${ref(finding.facts.whole!)} in all.`,
    plain: (label: string, value: FactId, now: string): Text => `**${label}** came to ${ref(value)} in ${now}.`,
  },

  risks: {
    title: (heads: readonly string[]): Text => `Risks: ${list(heads.map(inner))}`,
    driver: ({ member, label, finding }: Told) => ({
      head: `A further ${move(finding)} at ${member}`,
      response: `Consider going through the ${member} cases behind ${inner(label)} one by one`,
    }),
    pattern: (_told: Told) => ({
      head: 'A quarter that hangs on its last month',
      response: 'Consider reviewing decision dates in the first weeks of the quarter',
    }),
    rank: ({ member, dimension }: Told) => ({
      head: `Dependence on ${member}`,
      response: `Consider what the other ${inner(dimension.many)} need to close the gap`,
    }),
    delta: ({ label, finding }: Told) => ({
      head: `A further ${move(finding)} in ${inner(label)}`,
      response: 'Agree on the figure at which the plan is changed',
    }),
    unknown: (label: string, reason: string) => ({
      head: `${label} is not known`,
      evidence: reason,
      response: 'Consider filling the missing field in the source',
    }),
  },

  actions: {
    title: (heads: readonly string[]): Text => (heads.length > 0 ? `Next steps: ${list(heads.map(inner))}` : 'Next steps'),
    driver: ({ member, finding, now }: Told) => ({
      head: `look into ${member}`,
      what: `Review the ${member} deals of ${now} with their owners and name what ${finding.tone === 'bad' ? 'was lost' : 'worked'}`,
    }),
    pattern: (_told: Told) => ({
      head: 'decide deals earlier',
      what: 'Consider a mid-quarter review of open deals, so that fewer decisions wait for the last month',
    }),
    rank: ({ member }: Told) => ({
      head: `spread what ${member} does`,
      what: `Consider sharing how ${member} works with the rest of the team`,
    }),
    product: ({ member }: Told) => ({
      head: `plan around ${member}`,
      what: `Consider a plan for ${member} and for what could stand beside it`,
    }),
    delta: ({ label }: Told) => ({
      head: `set a course for ${inner(label)}`,
      what: `Agree on the aim for ${inner(label)} next period and who answers for it`,
    }),
    steady: ({ label }: Told) => ({
      head: `test what moves ${inner(label)}`,
      what: `Choose one change to test on ${inner(label)}, as it held without one`,
    }),
    missing: (label: string) => ({
      head: `record ${inner(label)}`,
      what: `Consider recording what ${inner(label)} needs at the source, so that the next review can show it`,
    }),
    check: (now: string) => ({ head: `confirm the figures of ${now}`, what: `Confirm the figures of ${now} with the owners of the data` }),
  },

  definitionsTitle: 'Definitions: how each figure is computed',
  notComputable: (reason: string): Text => `Not computed: ${reason}`,
  quality: {
    title: 'Data quality: what was read and what was left out',
    file: (rows: FactId, rejected: FactId): Text => `${ref(rows, 'full')} rows read, ${ref(rejected, 'full')} rejected`,
    period: 'Periods',
    partial: (periods: readonly string[]): Text => `Covered in part, shown and never compared: ${list(periods)}`,
    tests: 'Tests',
    guard: 'A rate is said to change only when a two-proportion test, corrected for all rates tested, finds it beyond chance',
  },

  agenda: 'What this review covers',
  sections: {
    summary: 'Summary',
    results: 'Results',
    evidence: 'Evidence',
    outlook: 'Outlook',
    actions: 'Next steps',
    appendix: 'Appendix',
  },

  notes: {
    formula: ({ label, value, formula, rows, subject }: FigureNote): Text =>
      `${label} (${ref(value)}): ${formula}; from ${ref(rows, 'full')} ${subject}.`,
  },
} as const;
