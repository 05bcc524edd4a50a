/** Pages in a language without sentences of its own: label, figure and change, which need no grammar, rather than English mixed in. */
import { type LanguageCode, languages } from '../../../language/language.ts';
import { wordsOf } from '../../../language/words.ts';
import type { FactId } from '../../../metrics/fact.ts';
import { ref, type Text } from '../../text.ts';
import { withoutBold } from '../without-bold.ts';
import type { Phrases } from './phrases.ts';
import type { Told } from './told.ts';

export function labels(language: LanguageCode): Phrases {
  const words = wordsOf(language);
  const { locale } = languages[language];
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const list = (items: readonly string[]) => items.join(', ');
  const unitOf = (label: string, unit: string | null) => (unit ? `${label} (${unit})` : label);
  const span = (label: string, unit: string | null, first: string, last: string | null) =>
    `${unitOf(label, unit)}: ${first}${last ? ` / ${last}` : ''}`;
  const by = (label: string, unit: string | null, dimension: string, now: string, prior: string | null) =>
    `${unitOf(label, unit)} / ${dimension}: ${now}${prior ? ` / ${prior}` : ''}`;
  const moved = ({ finding: { facts }, label }: Told): Text =>
    `${label}: ${ref(facts.value!)} (${ref((facts.pct ?? facts.delta)!, 'signed')})`;
  const point = (told: Told): Text =>
    `**${told.label}**: ${ref(told.finding.facts.value!)} (${ref((told.finding.facts.pct ?? told.finding.facts.delta)!, 'signed')})`;
  const ofMember = ({ member, label, finding: { facts } }: Told): Text =>
    `**${label}, ${member}**: ${ref(facts.value!)}${facts.share ? ` (${ref(facts.share)})` : ''}`;
  const memberMove = ({ member, label, finding: { facts } }: Told): Text => `**${label}, ${member}**: ${ref(facts.delta!, 'signed')}`;
  const months = ({ label, now, finding: { facts } }: Told): Text =>
    `**${label}**, ${now}: ${ref(facts.first!)} → ${ref(facts.second!)} → ${ref(facts.third!)}`;
  const figure = (label: string, value: FactId): Text => `${label}: ${ref(value)}`;
  const subject = ({ label, member }: Told) => ({
    head: member ? `${label}, ${member}` : label,
    response: '',
    what: member ? `${label}, ${member}` : label,
  });

  return {
    unnamed: '–',
    date: (iso) => days.format(new Date(`${iso}T00:00:00Z`)),
    cover: {
      title: (period, company, isReview) =>
        `${company ? `${company}: ` : ''}${isReview ? words.deckTypes.qbr : words.deckTypes.report}, ${period}`,
      focus: (topics) => list(topics),
      audience: (audience) => words.forAudience.replace('{audience}', audience),
      asOf: (date) => `${words.asOf} ${date}`,
    },
    source: (file, rows, _subject, date) => `${words.source}: ${file} (${ref(rows, 'full')}), ${words.asOf} ${date}`,
    lead: {
      span,
      by,
      scorecard: (now, prior) => (prior ? `${now} / ${prior}` : now),
      months: (label) => label,
      suggestions: words.response,
      risks: (now) => now,
      asOf: (date) => `${words.asOf} ${date}`,
      definitions: words.definitions,
    },
    moved,
    summaryTitles: (headline, driver) =>
      headline
        ? [...(driver ? [`${moved(headline)}; ${driver.member}: ${ref(driver.finding.facts.delta!, 'signed')}`] : []), moved(headline)]
        : [],
    summaryFallback: figure,
    scorecardTitle: () => words.scorecard,
    scorecardPlain: (now) => `${words.scorecard}, ${now}`,
    against: (change, prior) => `${change} / ${prior}`,
    withinChance: (change, prior) => `${change} / ${prior}`,
    trend: {
      titles: (told) => [moved(told)],
      rate: (told) => [moved(told)],
      plain: figure,
      change: (told) => `**${ref(told.finding.facts.delta!, 'signed')}** / ${told.prior}: ${ref(told.finding.facts.before!)}`,
      target: words.target,
      attained: (attainment, target) => `**${words.target}**: ${ref(target)} (${ref(attainment)})`,
      behind: (rows, _subject, now) => `n (${now}) = ${ref(rows)}`,
      partial: (periods) => `${words.partialPeriod}: ${list(periods)}`,
    },
    bridge: {
      titles: (told) => [withoutBold(memberMove(told))],
      plain: (label, dimension) => `${label} / ${dimension}`,
      fromTo: (start, prior, end, now) => `${prior}: ${ref(start)} → **${now}: ${ref(end)}**`,
      driver: ({ finding: { facts }, member }) => `**${member}**: ${ref(facts.before!)} → ${ref(facts.value!)}`,
      counter: (member, delta) => `**${member}**: ${ref(delta, 'signed')}`,
      net: (total) => figure(words.total, total),
      other: (count) => figure(words.other, count),
    },
    ranking: {
      titles: (told) => [withoutBold(ofMember(told))],
      plain: (label, dimension) => `${label} / ${dimension}`,
      share: ({ member, now, finding: { facts } }) => `**${member}**, ${now}: ${ref(facts.share!)}`,
      overall: ({ member, finding: { facts } }) => `**${member}**, ${words.total}: ${ref(facts.allShare!)}`,
      change: (member, delta, prior) => `${member} / ${prior}: ${ref(delta, 'signed')}`,
    },
    share: {
      titles: ({ member, label, finding: { facts } }, shift) => [
        `${label}, ${member}: ${ref(facts.share!)}${shift ? ` (${ref(shift, 'signed')})` : ''}`,
      ],
      plain: (label, dimension) => `${label} / ${dimension}`,
      shift: ({ member, finding: { facts } }) => `**${member}**: ${ref(facts.shift!, 'signed')}`,
      steadyMix: () => '',
      first: (members, share) => `**${list(members)}**: ${ref(share)}`,
    },
    comparison: {
      titles: (label, member, delta) => [`${label}, ${member}: ${ref(delta, 'signed')}`],
      rate: (label, dimension) => [`${label} / ${dimension.many}`],
      rateDiffers: (told) => [withoutBold(ofMember(told))],
      member: (member, value, before) => `**${member}**: ${ref(before)} → ${ref(value)}`,
      rows: (least) => `n ≥ ${ref(least)}`,
    },
    pattern: {
      titles: (told) => [withoutBold(months(told))],
      categories: ['I', 'II', 'III'],
      pooled: ({ label, finding: { facts } }) =>
        `**${label}**: ${ref(facts.allFirst!)} → ${ref(facts.allSecond!)} → ${ref(facts.allThird!)}`,
      test: '',
    },
    table: {
      title: (dimension, label, member, value) => [`${label} / ${dimension}: ${member} ${ref(value)}`],
      twoLeaders: (label, member, label2, member2) => [`${label}: ${member}; ${label2}: ${member2}`],
      share: '%',
      change: (prior) => `Δ ${prior}`,
      smallCount: (hits, n) => `${ref(hits)} / ${ref(n)}`,
    },
    pipeline: {
      titles: (label, value) => [figure(label, value)],
      other: (label, value) => `**${label}**: ${ref(value)}`,
      noValue: () => '',
    },
    points: {
      delta: point,
      rateDelta: point,
      steady: point,
      unchanged: point,
      driver: memberMove,
      pattern: months,
      rank: ofMember,
      concentration: ({ members, finding: { facts } }) => `**${list(members)}**: ${ref(facts.share!)}`,
      shift: ({ label, member, finding: { facts } }) => `**${label}, ${member}**: ${ref(facts.share!)} (${ref(facts.shift!, 'signed')})`,
      threshold: ({ label, finding: { facts } }) => `**${label}**: ${ref(facts.value!)} / ${words.target} ${ref(facts.target!)}`,
      rateDifference: ({ label, member, finding: { facts } }) =>
        `**${label}, ${member}**: ${ref(facts.value!)} / ${words.total} ${ref(facts.whole!)}`,
      plain: (label, value) => `**${label}**: ${ref(value)}`,
    },
    risks: {
      title: (heads) => `${words.risk}: ${heads.join('; ')}`,
      driver: subject,
      pattern: (told) => subject(told),
      rank: subject,
      delta: subject,
      unknown: (label) => ({ head: label, evidence: '', response: '' }),
    },
    actions: {
      title: () => words.nextSteps,
      driver: subject,
      pattern: (told) => subject(told),
      rank: subject,
      product: subject,
      delta: subject,
      steady: subject,
      missing: (label) => ({ head: label, what: label }),
      check: (now) => ({ head: now, what: `${words.dataQuality}, ${now}` }),
    },
    definitionsTitle: words.definitions,
    notComputable: (reason) => reason,
    quality: {
      title: words.dataQuality,
      file: (rows, rejected) => `${ref(rows, 'full')} (−${ref(rejected, 'full')})`,
      period: words.partialPeriod,
      partial: (periods) => list(periods),
      tests: '',
      guard: '',
    },
    agenda: words.agenda,
    sections: {
      summary: words.executiveSummary,
      results: words.scorecard,
      evidence: words.evidence,
      outlook: words.risk,
      actions: words.nextSteps,
      appendix: words.appendix,
    },
    notes: { formula: ({ name, value, rows }) => `${name}: ${ref(value)} (n = ${ref(rows, 'full')})` },
  };
}
