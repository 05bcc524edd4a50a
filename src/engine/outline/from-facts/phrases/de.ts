/** The sentences of a deck made from facts, in German. Every figure is a reference; direction words follow the finding's sign. */

import type { FactId } from '../../../../model/fact.ts';
import type { Finding } from '../../../../model/finding.ts';
import { ref } from '../../../../model/text.ts';
import { dateFormat } from '../in-language.ts';
import { first } from './letter-case.ts';
import { names } from './names/de.ts';
import { byLabel } from './names/names.ts';
import type { Phrases } from './phrases.ts';
import { sizeOf, type Told } from './told.ts';

const noun = byLabel(names);
const of = (label: string) => noun(label)?.of ?? `von ${label}`;
const within = (label: string) => noun(label)?.in ?? `bei ${label}`;
/** `Der Auftragseingang hielt sich`; a measure of unknown gender and number goes without a verb. */
const held = (label: string) => (noun(label) ? `${first(noun(label)!.the)} hielt sich` : `${label}: unverändert`);

/** `im Q4 2017`, `2017`. */
const during = (period: string) => (/^\d{4}$/.test(period) ? period : `im ${period}`);
const unitOf = (unit: string | null) => (unit ? ` in ${unit}` : '');
const list = (items: readonly string[]) => (items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`);

const rises = ({ direction }: Finding) => direction === 'up';
const move = (finding: Finding) => (rises(finding) ? 'Anstieg' : 'Rückgang');
const verb = (finding: Finding) => `${rises(finding) ? 'stieg' : 'sank'}${[' leicht', '', ' deutlich'][sizeOf(finding)]}`;
const changed = (delta: FactId, rose: boolean) => (rose ? `legte um ${ref(delta, 'abs')} zu` : `ging um ${ref(delta, 'abs')} zurück`);
const ahead = (lead: FactId) => `${ref(lead)} so viel wie der nächste Rang`;

function moved({ finding, label, prior }: Told): string {
  const { value, pct, delta, multiple } = finding.facts;
  if (finding.direction === 'flat') return `${held(label)} bei ${ref(value!)}`;
  const says = noun(label) ? `${first(noun(label)!.the)} ${verb(finding)}` : `${label}: ${move(finding)}`;
  if (multiple) return `${says} auf ${ref(value!)}, ${ref(multiple)} so viel wie ${during(prior)}`;
  return `${says} um ${ref(pct ?? delta!, 'abs')} auf ${ref(value!)}`;
}

const lower = (text: string) => text.replace(/^(?:Der|Die|Das)(?= )/, (article) => article.toLowerCase());
const lateWins = (late: boolean) => (late ? 'Gewonnen wird spät' : 'Gewonnen wird früh');
const within3 = (label: string, late: boolean) =>
  noun(label)
    ? `${first(noun(label)!.the)} ${late ? 'steigt' : 'sinkt'} im Laufe des Quartals`
    : `${label}: ${late ? 'Anstieg' : 'Rückgang'} im Laufe des Quartals`;

export const german: Phrases = {
  date: dateFormat('de'),
  unnamed: names.unnamed,

  cover: {
    title: (period, company, isReview) => `${company ? `${company}: ` : ''}${isReview ? 'Geschäftsrückblick' : 'Ergebnisse'} ${period}`,
    focus: (topics) => `${topics.length > 1 ? 'Schwerpunkte' : 'Schwerpunkt'}: ${list(topics)}`,
    audience: (audience) => `Für: ${audience}`,
    asOf: (date) => `Stand: ${date}`,
  },

  source: (file, rows, subject, date) => `Quelle: ${file}, ${ref(rows, 'full')} ${subject}, Stand: ${date}`,

  lead: {
    span: (label, unit, from, to) => `${label}${unitOf(unit)}, ${from} bis ${to}`,
    by: (label, unit, dimension, now, prior) => `${label}${unitOf(unit)} nach ${dimension}, ${now}${prior ? ` gegenüber ${prior}` : ''}`,
    scorecard: (now, prior) => (prior ? `${now}, Veränderung gegenüber ${prior}` : now),
    months: (label) => `${label} nach Monat im Quartal, nur vollständige Quartale`,
    suggestions: 'Vorschläge aus den Befunden; Verantwortliche und Termine legt die Runde fest',
    risks: (now) => `Abgeleitet aus den Zahlen für ${now}`,
    asOf: (date) => `Stand: ${date}`,
    definitions: 'So auf allen Seiten dieser Präsentation verwendet',
  },

  moved,
  summaryTitles: (headline, driver, steady) => {
    if (!headline) return [];
    const main = moved(headline);
    return [
      ...(driver ? [`${main}; allein ${driver.member} ${changed(driver.finding.facts.delta!, rises(driver.finding))}`] : []),
      ...(steady ? [`${main}; ${lower(moved(steady))}`] : []),
      main,
    ];
  },
  summaryFallback: (label, value, now) => `${label} ${during(now)}: ${ref(value)}`,

  scorecardTitle: (rose, fell, steady) =>
    first(
      [
        ...(fell.length > 0 ? [`gesunken: ${list(fell)}`] : []),
        ...(rose.length > 0 ? [`gestiegen: ${list(rose)}`] : []),
        ...(steady.length > 0 ? [`stabil: ${list(steady)}`] : []),
      ].join('; '),
    ),
  scorecardPlain: (now) => `${now} in Zahlen`,
  against: (change, prior) => `${change} ggü. ${prior}`,
  withinChance: (change) => `${change}, nicht signifikant`,

  trend: {
    titles: (told, run) => {
      const main = moved(told);
      const nth = ['', '', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste'][run];
      return [
        ...(nth && told.finding.direction !== 'flat' ? [`${main}, der ${nth} ${move(told.finding)} in Folge`] : []),
        `${main} ${during(told.now)}`,
        main,
      ];
    },
    rate: (told) =>
      told.finding.direction === 'flat'
        ? [`${moved(told)}: Veränderung gegenüber ${told.prior} nicht signifikant`, moved(told)]
        : [`${moved(told)} gegenüber ${told.prior}`, moved(told)],
    plain: (label, value, now) => `${label}: ${ref(value)} ${during(now)}`,
    change: ({ finding, prior }) =>
      finding.direction === 'flat'
        ? `**Stabil gegenüber ${prior}**: ${ref(finding.facts.value!)} nach ${ref(finding.facts.before!)}.`
        : `**${ref(finding.facts.delta!, 'signed')} gegenüber ${prior}**, damals ${ref(finding.facts.before!)}.`,
    target: 'Ziel',
    attained: (attainment, target) => `**${ref(attainment)} des Ziels** von ${ref(target)}.`,
    behind: (rows, subject, now) => `Grundlage der Zahl für ${now}: ${ref(rows)} ${subject}.`,
    partial: (periods) => `Nur teilweise abgedeckt und nicht verglichen: ${list(periods)}.`,
  },

  bridge: {
    titles: ({ finding, member, label }) => {
      const { delta, contribution, total } = finding.facts;
      const says = changed(delta!, rises(finding));
      return [
        ...(contribution ? [`${member} ${says}, ${ref(contribution)} der Nettoveränderung ${within(label)}`] : []),
        `${member} allein ${says}, netto ${ref(total!, 'signed')} ${within(label)}`,
        `Größte Veränderung ${within(label)}: ${member} mit ${ref(delta!, 'signed')}`,
      ];
    },
    plain: (label, dimension) => `${label}: Veränderung nach ${dimension}`,
    driver: ({ finding, member, prior }) =>
      `**${member}**: ${ref(finding.facts.value!)} nach ${ref(finding.facts.before!)} ${during(prior)}.`,
    counter: (member, delta, rose) => `**${member}** dagegen ${changed(delta, rose)}.`,
    fromTo: (start, prior, end, now) => `**${ref(end)}** ${during(now)} nach ${ref(start)} ${during(prior)}.`,
    net: (total, prior) => `Die Schritte ergeben zusammen ${ref(total, 'signed')} gegenüber ${prior}.`,
    other: (count, dimension) => `Sonstige umfasst ${ref(count)} ${dimension}.`,
  },

  ranking: {
    titles: ({ finding, member, label }) => {
      const { value, lead } = finding.facts;
      return [
        ...(lead ? [`${member} führt ${within(label)} mit ${ref(value!)}, ${ahead(lead)}`] : []),
        `${member} führt ${within(label)} mit ${ref(value!)}`,
        `${member} führt mit ${ref(value!)}`,
      ];
    },
    plain: (label, dimension) => `${label} nach ${dimension}`,
    share: ({ finding, member, label, now }) => `**${member}** bringt ${ref(finding.facts.share!)} ${of(label)} ${during(now)}.`,
    overall: ({ finding, label, member }) =>
      `Über alle Zeiträume hält ${member} ${ref(finding.facts.allShare!)} ${of(label)}${finding.facts.allLead ? `, ${ahead(finding.facts.allLead)}` : ''}.`,
    change: (member, delta, prior) => `${member}: ${ref(delta, 'signed')} gegenüber ${prior}.`,
  },

  share: {
    titles: ({ finding, member, label }, shift, rose) => [
      ...(shift
        ? [`${member} hält ${ref(finding.facts.share!)} ${of(label)}, ein ${rose ? 'Plus' : 'Minus'} von ${ref(shift, 'abs')}`]
        : []),
      `${member} hält ${ref(finding.facts.share!)} ${of(label)}`,
    ],
    plain: (label, dimension) => `${label} nach ${dimension}`,
    shift: ({ finding, member }) =>
      `**${member}** bewegte sich im Mix am stärksten: Anteil ${ref(finding.facts.shift!, 'signed')}, Wert ${ref(finding.facts.delta!, 'signed')}.`,
    steadyMix: (prior) => `Kein Anteil bewegte sich gegenüber ${prior} um einen ganzen Punkt.`,
    first: (members, share) => `**${list(members)}** halten zusammen ${ref(share)}.`,
  },

  comparison: {
    titles: (label, member, delta, rose) => [
      `Größter ${rose ? 'Zuwachs' : 'Rückgang'} ${within(label)}: ${member} mit ${ref(delta, 'signed')}`,
      `${member}: ${ref(delta, 'signed')} ${within(label)}`,
    ],
    rate: (label, { one }) => [
      `${label} nach ${one}: die Unterschiede sind statistisch nicht signifikant`,
      `${label} nach ${one}: nicht signifikant`,
    ],
    rateDiffers: ({ finding, member, label }) => [
      `${member} weicht ${within(label)} ab: ${ref(finding.facts.value!)} gegenüber ${ref(finding.facts.whole!)} insgesamt`,
      `${member}: ${label} ${ref(finding.facts.value!)}`,
    ],
    member: (member, value, before, prior) => `**${member}**: ${ref(value)} nach ${ref(before)} ${during(prior)}.`,
    rows: (least, subject) => `Kleinste gezeigte Gruppe: ${ref(least)} ${subject}.`,
  },

  pattern: {
    titles: ({ finding, label, now, metric }) => {
      const late = rises(finding);
      const { first: begin, third: end } = finding.facts;
      const head = metric === 'win_rate' ? lateWins(late) : within3(label, late);
      return [`${head}: ${ref(end!)} im letzten Monat von ${now}, ${ref(begin!)} im ersten`, `${head}: ${ref(end!)} nach ${ref(begin!)}`];
    },
    categories: ['Erster Monat', 'Zweiter Monat', 'Dritter Monat'],
    pooled: ({ finding: { facts } }) =>
      `**Jedes vollständige Quartal zeigt es**: zusammengenommen ${ref(facts.allFirst!)}, ${ref(facts.allSecond!)} und ${ref(facts.allThird!)} nach Monat.`,
    test: 'Der Abstand zwischen dem ersten und dem letzten Monat ist statistisch signifikant.',
  },

  table: {
    title: (dimension, label, member, value) => [
      `${dimension} in Zahlen: ${member} liegt ${within(label)} mit ${ref(value)} vorn`,
      `${dimension} in Zahlen: ${member} liegt mit ${ref(value)} vorn`,
    ],
    twoLeaders: (label, member, label2, member2) => [`${member} führt ${within(label)}, ${member2} ${within(label2)}`],
    share: 'Anteil',
    change: (prior) => `ggü. ${prior}`,
    smallCount: (hits, n) => `${ref(hits)} von ${ref(n)}`,
  },

  pipeline: {
    titles: (label, value, created) => {
      const main = noun(label) ? `${first(noun(label)!.the)} liegt bei ${ref(value)}` : `${label}: ${ref(value)}`;
      return [...(created ? [`${main}; ${lower(moved(created))}`, `${label}: ${ref(value)}; ${lower(moved(created))}`] : []), main];
    },
    other: (label, value) => `**${label}**: ${ref(value)}.`,
    noValue: (label, reason) => `${label}: hier nicht bestimmbar. ${reason}`,
  },

  points: {
    delta: (told) =>
      `**${moved(told)}**${told.finding.facts.multiple ? '' : `, ${ref(told.finding.facts.delta!, 'signed')} gegenüber ${told.prior}`}.`,
    rateDelta: (told) => `**${moved(told)}**, nach ${ref(told.finding.facts.before!)} ${during(told.prior)}.`,
    steady: ({ finding, label, prior }) =>
      `**${held(label)}**: ${ref(finding.facts.value!)} nach ${ref(finding.facts.before!)} ${during(prior)}, nicht signifikant verändert.`,
    unchanged: ({ finding, label, prior }) => `**${held(label)}** bei ${ref(finding.facts.value!)}, wie ${during(prior)}.`,
    driver: ({ finding, member, label }) =>
      `**${member} allein ${changed(finding.facts.delta!, rises(finding))}**${
        finding.facts.contribution ? `, ${ref(finding.facts.contribution)} der Nettoveränderung ${within(label)}` : ''
      }.`,
    pattern: ({ finding, label, now, metric }) => {
      const late = rises(finding);
      const head = metric === 'win_rate' ? `${lateWins(late)} im Quartal` : within3(label, late);
      return `**${head}**: ${ref(finding.facts.first!)}, ${ref(finding.facts.second!)} und ${ref(finding.facts.third!)} nach Monat von ${now}.`;
    },
    rank: ({ finding, member, label }) =>
      `**${member} führt ${within(label)}**${finding.facts.share ? ` mit ${ref(finding.facts.share)}` : ''}${
        finding.facts.lead ? `, ${ahead(finding.facts.lead)}` : ''
      }.`,
    concentration: ({ finding, label, members }) => `**${list(members)} zusammen** halten ${ref(finding.facts.share!)} ${of(label)}.`,
    shift: ({ finding, member, label }) =>
      `**${member}** hält ${ref(finding.facts.share!)} ${of(label)}, ein ${rises(finding) ? 'Plus' : 'Minus'} von ${ref(finding.facts.shift!, 'abs')}.`,
    threshold: ({ finding: { facts }, label }) =>
      `**${noun(label) ? `${first(noun(label)!.the)} erreichte ${ref(facts.attainment!)} des Ziels` : `${label}: ${ref(facts.attainment!)} des Ziels`}**: ${ref(facts.value!)} gegenüber ${ref(facts.target!)}.`,
    rateDifference: ({ finding, member, label }) =>
      `**${member} weicht ${within(label)} ab**: ${ref(finding.facts.value!)} gegenüber ${ref(finding.facts.whole!)} insgesamt.`,
    plain: (label, value, now) => `**${label}** ${during(now)}: ${ref(value)}.`,
  },

  risks: {
    title: (heads) => `Risiken: ${list(heads.map((head) => head.replace(/^Weiterer/, 'weiterer')))}`,
    driver: ({ member, finding }) => ({
      head: `Weiterer ${move(finding)} bei ${member}`,
      response: `Die Fälle bei ${member} einzeln durchgehen`,
    }),
    pattern: () => ({
      head: 'Quartal hängt am letzten Monat',
      response: 'Entscheidungstermine schon in den ersten Wochen des Quartals prüfen',
    }),
    rank: ({ member, dimension }) => ({
      head: `Abhängigkeit von ${member}`,
      response: `Prüfen, was die übrigen ${dimension.many} brauchen, um aufzuschließen`,
    }),
    delta: ({ label, finding }) => ({
      head: `Weiterer ${move(finding)} ${within(label)}`,
      response: 'Den Wert vereinbaren, ab dem der Plan geändert wird',
    }),
    unknown: (label, reason) => ({ head: `${label} nicht bekannt`, evidence: reason, response: 'Das fehlende Feld in der Quelle füllen' }),
  },

  actions: {
    title: (heads) => (heads.length > 0 ? `Nächste Schritte: ${list(heads)}` : 'Nächste Schritte'),
    driver: ({ member, finding, now }) => ({
      head: `${member} prüfen`,
      what: `Die Deals bei ${member} ${during(now)} mit den Verantwortlichen durchgehen und benennen, was ${finding.tone === 'bad' ? 'verloren ging' : 'gelungen ist'}`,
    }),
    pattern: () => ({
      head: 'Deals früher entscheiden',
      what: 'Offene Deals zur Quartalsmitte durchsehen, damit weniger Entscheidungen auf den letzten Monat warten',
    }),
    rank: ({ member }) => ({ head: `Vorgehen von ${member} teilen`, what: `Mit dem übrigen Team teilen, wie ${member} arbeitet` }),
    product: ({ member }) => ({
      head: `für ${member} planen`,
      what: `Einen Plan für ${member} erwägen und für das, was daneben stehen könnte`,
    }),
    delta: ({ label }) => ({
      head: `Ziel ${within(label)} festlegen`,
      what: `Ziel und Verantwortung ${within(label)} für den nächsten Zeitraum festlegen`,
    }),
    steady: ({ label }) => ({
      head: `Hebel ${within(label)} testen`,
      what: `Eine Maßnahme auswählen und ${within(label)} testen; ohne eine hielt sich der Wert`,
    }),
    missing: (label) => ({
      head: `${label} erfassen`,
      what: `An der Quelle erfassen, was für „${label}“ fehlt, damit der nächste Bericht es zeigen kann`,
    }),
    check: (now) => ({
      head: `Zahlen für ${now} bestätigen`,
      what: `Die Zahlen für ${now} mit den Verantwortlichen der Daten bestätigen`,
    }),
  },

  definitionsTitle: 'Definitionen: so wird jede Kennzahl berechnet',
  notComputable: (reason) => `Nicht berechnet: ${reason}`,
  quality: {
    title: 'Datenqualität: was gelesen und was ausgelassen wurde',
    file: (rows, rejected) => `${ref(rows, 'full')} Zeilen gelesen, ${ref(rejected, 'full')} verworfen`,
    period: 'Zeiträume',
    partial: (periods) => `Nur teilweise abgedeckt, gezeigt und nie verglichen: ${list(periods)}`,
    tests: 'Tests',
    guard:
      'Eine Quote gilt nur dann als verändert, wenn ein Anteilstest, korrigiert für alle geprüften Quoten, den Unterschied als signifikant ausweist',
  },

  agenda: 'Inhalt dieses Berichts',
  sections: {
    summary: 'Zusammenfassung',
    results: 'Ergebnisse',
    evidence: 'Analyse',
    outlook: 'Ausblick',
    actions: 'Nächste Schritte',
    appendix: 'Anhang',
  },

  notes: {
    formula: ({ name, value, definition, rows, subject }) =>
      `${name} (${ref(value)})${definition ? `: ${definition}` : '.'} Grundlage: ${ref(rows, 'full')} ${subject}.`,
  },
};
