/** The sentences of a deck made from facts, in French. Every figure is a reference; direction words follow the finding's sign. */

import type { FactId } from '../../../../model/fact.ts';
import type { Finding } from '../../../../model/finding.ts';
import { ref } from '../../../../model/text.ts';
import { dateFormat } from '../in-language.ts';
import { first, inner } from './letter-case.ts';
import { names } from './names/fr.ts';
import { byLabel } from './names/names.ts';
import type { Phrases } from './phrases.ts';
import { sizeOf, type Told } from './told.ts';

/** French puts a no-break space before a colon. */
const sep = '\u00a0: ';
const then = '\u00a0; ';

const noun = byLabel(names);
const quoted = (label: string) => `«\u00a0${label}\u00a0»`;
const of = (label: string) => noun(label)?.of ?? `de ${quoted(label)}`;
const within = (label: string) => `sur ${noun(label)?.the ?? quoted(label)}`;
/** `Le taux de succès`; a measure of unknown gender and number is followed by a colon and goes without a verb. */
const subject = (label: string, says: string, bare: string) =>
  noun(label) ? `${first(noun(label)!.the)} ${says}` : `${label}${sep}${bare}`;

const isPart = (period: string) => /^[TS]\d/.test(period);
/** `au T4 2017`, `en novembre 2017`, `en 2017`. */
const during = (period: string) => `${isPart(period) ? 'au' : 'en'} ${period}`;
const versus = (period: string) => `par rapport ${isPart(period) ? 'au' : 'à'} ${period}`;
const ofPeriod = (period: string) => (isPart(period) ? `du ${period}` : /^[aeio]/i.test(period) ? `d’${period}` : `de ${period}`);
const unitOf = (unit: string | null) => (unit ? ` en ${unit}` : '');
const list = (items: readonly string[]) => (items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`);

const rises = ({ direction }: Finding) => direction === 'up';
const move = (finding: Finding) => (rises(finding) ? 'hausse' : 'baisse');
const verb = (finding: Finding) => `${rises(finding) ? 'progresse' : 'recule'}${[' légèrement', '', ' nettement'][sizeOf(finding)]}`;
const changed = (delta: FactId, rose: boolean) => `${rose ? 'progresse' : 'recule'} de ${ref(delta, 'abs')}`;
const ahead = (lead: FactId) => `soit ${ref(lead)} le rang suivant`;

function moved({ finding, label, prior }: Told): string {
  const { value, pct, delta, multiple } = finding.facts;
  if (finding.direction === 'flat') return subject(label, `se maintient à ${ref(value!)}`, `stable à ${ref(value!)}`);
  if (multiple)
    return `${subject(label, verb(finding), move(finding))} à ${ref(value!)}, soit ${ref(multiple)} le niveau ${ofPeriod(prior)}`;
  return `${subject(label, verb(finding), move(finding))} de ${ref(pct ?? delta!, 'abs')} à ${ref(value!)}`;
}

const lower = (text: string) => text.replace(/^Le(?= )/, 'le');
const timing = (metric: string, label: string, late: boolean, where: string) =>
  metric === 'win_rate'
    ? `Les succès arrivent ${late ? 'tard' : 'tôt'}${where}`
    : subject(label, `${late ? 'augmente' : 'baisse'} au fil du trimestre`, `${late ? 'hausse' : 'baisse'} au fil du trimestre`);

export const french: Phrases = {
  date: dateFormat('fr'),
  unnamed: names.unnamed,

  cover: {
    title: (period, company, isReview) =>
      `${company ? `${company}${sep}` : ''}${isReview ? (company ? 'bilan d’activité' : 'Bilan d’activité') : company ? 'résultats' : 'Résultats'} ${period}`,
    focus: (topics) => `Priorités${sep}${list(topics)}`,
    audience: (audience) => `À l’attention de${sep}${audience}`,
    asOf: (date) => `Données au ${date}`,
  },

  source: (file, rows, many, date) => `Source${sep}${file}, ${ref(rows, 'full')} ${many}, au ${date}`,

  lead: {
    span: (label, unit, from, to) => `${label}${unitOf(unit)}, ${from} à ${to}`,
    by: (label, unit, dimension, now, prior) =>
      `${label}${unitOf(unit)} par ${inner(dimension)}, ${now}${prior ? ` ${versus(prior)}` : ''}`,
    scorecard: (now, prior) => (prior ? `${now}, évolution ${versus(prior)}` : now),
    months: (label) => `${label} par mois du trimestre, trimestres complets uniquement`,
    suggestions: `Propositions tirées des constats${then}responsables et dates à fixer en séance`,
    risks: (now) => `D’après les chiffres ${ofPeriod(now)}`,
    asOf: (date) => `Situation au ${date}`,
    definitions: 'Telles qu’employées à chaque page de cette présentation',
  },

  moved,
  summaryTitles: (headline, driver, steady) => {
    if (!headline) return [];
    const main = moved(headline);
    return [
      ...(driver ? [`${main}${then}${driver.member} ${changed(driver.finding.facts.delta!, rises(driver.finding))}`] : []),
      ...(steady ? [`${main}${then}${lower(moved(steady))}`] : []),
      main,
    ];
  },
  summaryFallback: (label, value, now) => `${label} ${during(now)}${sep}${ref(value)}`,

  scorecardTitle: (rose, fell, steady) =>
    first(
      [
        ...(fell.length > 0 ? [`en baisse${sep}${list(fell.map(inner))}`] : []),
        ...(rose.length > 0 ? [`en hausse${sep}${list(rose.map(inner))}`] : []),
        ...(steady.length > 0 ? [`stable${steady.length > 1 ? 's' : ''}${sep}${list(steady.map(inner))}`] : []),
      ].join(then),
    ),
  scorecardPlain: (now) => `${now} en chiffres`,
  against: (change, prior) => `${change} vs ${prior}`,
  withinChance: (change) => `${change}, non significatif`,

  trend: {
    titles: (told, run) => {
      const main = moved(told);
      const nth = ['', '', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'][run];
      return [
        ...(nth && told.finding.direction !== 'flat' ? [`${main}, ${nth} ${move(told.finding)} d’affilée`] : []),
        `${main} ${during(told.now)}`,
        main,
      ];
    },
    rate: (told) =>
      told.finding.direction === 'flat'
        ? [`${moved(told)}, écart non significatif ${versus(told.prior)}`, moved(told)]
        : [`${moved(told)} ${versus(told.prior)}`, moved(told)],
    plain: (label, value, now) => `${label}${sep}${ref(value)} ${during(now)}`,
    change: ({ finding, prior }) =>
      finding.direction === 'flat'
        ? `**Stable ${versus(prior)}**${sep}${ref(finding.facts.value!)}, contre ${ref(finding.facts.before!)}.`
        : `**${ref(finding.facts.delta!, 'signed')} ${versus(prior)}**, alors à ${ref(finding.facts.before!)}.`,
    target: 'Objectif',
    attained: (attainment, target) => `**${ref(attainment)} de l’objectif**, fixé à ${ref(target)}.`,
    behind: (rows, many, now) => `Base du chiffre ${ofPeriod(now)}${sep}${ref(rows)} ${many}.`,
    partial: (periods) => `Couverture partielle, sans comparaison${sep}${list(periods)}.`,
  },

  bridge: {
    titles: ({ finding, member, label }) => {
      const { delta, contribution, total } = finding.facts;
      const says = `${member} ${changed(delta!, rises(finding))}`;
      return [
        ...(contribution ? [`${says}, soit ${ref(contribution)} de la variation nette ${of(label)}`] : []),
        `${says}, pour une variation nette de ${ref(total!, 'signed')} ${within(label)}`,
        `Principal écart ${within(label)}${sep}${member}, ${ref(delta!, 'signed')}`,
      ];
    },
    plain: (label, dimension) => `${label}${sep}variation par ${inner(dimension)}`,
    driver: ({ finding, member, prior }) =>
      `**${member}**${sep}${ref(finding.facts.value!)}, contre ${ref(finding.facts.before!)} ${during(prior)}.`,
    counter: (member, delta, rose) => `**${member}**, à l’inverse, ${changed(delta, rose)}.`,
    fromTo: (start, prior, end, now) => `**${ref(end)}** ${during(now)}, contre ${ref(start)} ${during(prior)}.`,
    net: (total, prior) => `L’ensemble des étapes représente ${ref(total, 'signed')} ${versus(prior)}.`,
    other: (count, dimension) => `«\u00a0Autres\u00a0» regroupe ${ref(count)} ${inner(dimension)}.`,
  },

  ranking: {
    titles: ({ finding, member, label }) => {
      const { value, lead } = finding.facts;
      return [
        ...(lead ? [`${member} en tête ${of(label)} avec ${ref(value!)}, ${ahead(lead)}`] : []),
        `${member} en tête ${of(label)} avec ${ref(value!)}`,
        `${member} en tête avec ${ref(value!)}`,
      ];
    },
    plain: (label, dimension) => `${label} par ${inner(dimension)}`,
    share: ({ finding, member, label, now }) => `**${member}** apporte ${ref(finding.facts.share!)} ${of(label)} ${during(now)}.`,
    overall: ({ finding, label, member }) =>
      `Toutes périodes confondues, ${member} détient ${ref(finding.facts.allShare!)} ${of(label)}${finding.facts.allLead ? `, ${ahead(finding.facts.allLead)}` : ''}.`,
    change: (member, delta, prior) => `${member}${sep}${ref(delta, 'signed')} ${versus(prior)}.`,
  },

  share: {
    titles: ({ finding, member, label }, shift, rose) => [
      ...(shift
        ? [`${member} détient ${ref(finding.facts.share!)} ${of(label)}, en ${rose ? 'hausse' : 'baisse'} de ${ref(shift, 'abs')}`]
        : []),
      `${member} détient ${ref(finding.facts.share!)} ${of(label)}`,
    ],
    plain: (label, dimension) => `${label} par ${inner(dimension)}`,
    shift: ({ finding, member }) =>
      `**${member}** bouge le plus dans le mix${sep}part ${ref(finding.facts.shift!, 'signed')}, valeur ${ref(finding.facts.delta!, 'signed')}.`,
    steadyMix: (prior) => `Aucune part ne varie d’un point entier ${versus(prior)}.`,
    first: (members, share) => `**${list(members)}** détiennent ensemble ${ref(share)}.`,
  },

  comparison: {
    titles: (label, member, delta, rose) => [
      `Plus forte ${rose ? 'hausse' : 'baisse'} ${of(label)}${sep}${member}, ${ref(delta, 'signed')}`,
      `${member}${sep}${ref(delta, 'signed')} ${within(label)}`,
    ],
    rate: (label, { one }) => [
      `${label} par ${inner(one)}${sep}les écarts ne sont pas significatifs`,
      `${label} par ${inner(one)}${sep}écarts non significatifs`,
    ],
    rateDiffers: ({ finding, member, label }) => [
      `${member} se distingue ${within(label)}${sep}${ref(finding.facts.value!)}, contre ${ref(finding.facts.whole!)} au total`,
      `${member}${sep}${inner(label)} ${ref(finding.facts.value!)}`,
    ],
    member: (member, value, before, prior) => `**${member}**${sep}${ref(value)}, contre ${ref(before)} ${during(prior)}.`,
    rows: (least, many) => `Plus petit groupe présenté${sep}${ref(least)} ${many}.`,
  },

  pattern: {
    titles: ({ finding, label, now, metric }) => {
      const { first: begin, third: end } = finding.facts;
      const head = timing(metric, label, rises(finding), '');
      return [
        `${head}${sep}${ref(end!)} le dernier mois ${ofPeriod(now)}, ${ref(begin!)} le premier`,
        `${head}${sep}${ref(end!)} après ${ref(begin!)}`,
      ];
    },
    categories: ['Premier mois', 'Deuxième mois', 'Troisième mois'],
    pooled: ({ finding: { facts } }) =>
      `**Chaque trimestre complet le montre**${sep}${ref(facts.allFirst!)}, ${ref(facts.allSecond!)} et ${ref(facts.allThird!)} selon le mois, tous trimestres réunis.`,
    test: 'L’écart entre le premier et le dernier mois est statistiquement significatif.',
  },

  table: {
    title: (dimension, label, member, value) => [
      `${dimension} en chiffres${sep}${member} en tête ${of(label)} avec ${ref(value)}`,
      `${dimension} en chiffres${sep}${member} en tête avec ${ref(value)}`,
    ],
    twoLeaders: (label, member, label2, member2) => [`${member} en tête ${of(label)}, ${member2} ${of(label2)}`],
    share: 'Part',
    change: (prior) => `vs ${prior}`,
    smallCount: (hits, n) => `${ref(hits)} sur ${ref(n)}`,
  },

  pipeline: {
    titles: (label, value, created) => {
      const main = subject(label, `s’élève à ${ref(value)}`, ref(value));
      return [
        ...(created ? [`${main}${then}${lower(moved(created))}`, `${label}${sep}${ref(value)}${then}${lower(moved(created))}`] : []),
        main,
      ];
    },
    other: (label, value) => `**${label}**${sep}${ref(value)}.`,
    noValue: (label, reason) => `${label}${sep}non calculable ici. ${reason}`,
  },

  points: {
    delta: (told) =>
      `**${moved(told)}**${told.finding.facts.multiple ? '' : `, ${ref(told.finding.facts.delta!, 'signed')} ${versus(told.prior)}`}.`,
    rateDelta: (told) => `**${moved(told)}**, contre ${ref(told.finding.facts.before!)} ${during(told.prior)}.`,
    steady: ({ finding: { facts }, label, prior }) =>
      `**${subject(label, 'se maintient', 'stable')}**${sep}${ref(facts.value!)}, contre ${ref(facts.before!)} ${during(prior)}, écart non significatif.`,
    unchanged: ({ finding, label, prior }) =>
      `**${subject(label, 'se maintient', 'stable')}** à ${ref(finding.facts.value!)}, comme ${during(prior)}.`,
    driver: ({ finding, member, label }) =>
      `**${member} ${changed(finding.facts.delta!, rises(finding))}**${
        finding.facts.contribution ? `, soit ${ref(finding.facts.contribution)} de la variation nette ${of(label)}` : ''
      }.`,
    pattern: ({ finding, label, now, metric }) =>
      `**${timing(metric, label, rises(finding), ' dans le trimestre')}**${sep}${ref(finding.facts.first!)}, ${ref(finding.facts.second!)} et ${ref(finding.facts.third!)} selon le mois ${ofPeriod(now)}.`,
    rank: ({ finding, member, label }) =>
      `**${member} en tête ${of(label)}**${finding.facts.share ? ` avec ${ref(finding.facts.share)}` : ''}${
        finding.facts.lead ? `, ${ahead(finding.facts.lead)}` : ''
      }.`,
    concentration: ({ finding, label, members }) => `**${list(members)}** détiennent ensemble ${ref(finding.facts.share!)} ${of(label)}.`,
    shift: ({ finding, member, label }) =>
      `**${member}** détient ${ref(finding.facts.share!)} ${of(label)}, en ${move(finding)} de ${ref(finding.facts.shift!, 'abs')}.`,
    threshold: ({ finding: { facts }, label }) =>
      `**${subject(label, 'atteint', '')} ${ref(facts.attainment!)} de l’objectif**${sep}${ref(facts.value!)} pour ${ref(facts.target!)}.`,
    rateDifference: ({ finding, member, label }) =>
      `**${member} se distingue ${within(label)}**${sep}${ref(finding.facts.value!)}, contre ${ref(finding.facts.whole!)} au total.`,
    plain: (label, value, now) => `**${label}** ${during(now)}${sep}${ref(value)}.`,
  },

  risks: {
    title: (heads) => `Risques${sep}${list(heads.map(inner))}`,
    driver: ({ member, finding }) => ({
      head: `Nouvelle ${move(finding)} chez ${member}`,
      response: `Passer en revue les dossiers ${member} un par un`,
    }),
    pattern: () => ({
      head: 'Trimestre suspendu à son dernier mois',
      response: 'Revoir les dates de décision dès les premières semaines du trimestre',
    }),
    rank: ({ member, dimension }) => ({
      head: `Dépendance à ${member}`,
      response: `Examiner ce qui manque aux autres ${inner(dimension.many)} pour combler l’écart`,
    }),
    delta: ({ label, finding }) => ({
      head: `Nouvelle ${move(finding)} ${of(label)}`,
      response: 'Convenir du seuil à partir duquel le plan est revu',
    }),
    unknown: (label, reason) => ({
      head: `${label}${sep}donnée absente`,
      evidence: reason,
      response: 'Compléter le champ manquant à la source',
    }),
  },

  actions: {
    title: (heads) => (heads.length > 0 ? `Prochaines étapes${sep}${list(heads)}` : 'Prochaines étapes'),
    driver: ({ member, finding, now }) => ({
      head: `examiner ${member}`,
      what: `Revoir les affaires ${member} ${ofPeriod(now)} avec leurs responsables et nommer ce qui a ${finding.tone === 'bad' ? 'échoué' : 'réussi'}`,
    }),
    pattern: () => ({
      head: 'décider plus tôt',
      what: 'Revoir les affaires en cours à mi-trimestre, pour que moins de décisions attendent le dernier mois',
    }),
    rank: ({ member }) => ({
      head: `partager les pratiques de ${member}`,
      what: `Partager avec le reste de l’équipe la façon de travailler de ${member}`,
    }),
    product: ({ member }) => ({
      head: `planifier autour de ${member}`,
      what: `Envisager un plan pour ${member} et pour ce qui pourrait l’accompagner`,
    }),
    delta: ({ label }) => ({
      head: `fixer un cap ${within(label)}`,
      what: `Convenir de l’objectif ${within(label)} pour la prochaine période et de qui en répond`,
    }),
    steady: ({ label }) => ({
      head: `tester un levier ${within(label)}`,
      what: `Choisir un changement à tester ${within(label)}, stable sans changement jusqu’ici`,
    }),
    missing: (label) => ({
      head: `renseigner ${quoted(inner(label))}`,
      what: `Saisir à la source ce qui manque pour ${quoted(inner(label))}, afin que le prochain bilan puisse le montrer`,
    }),
    check: (now) => ({
      head: `confirmer les chiffres ${ofPeriod(now)}`,
      what: `Confirmer les chiffres ${ofPeriod(now)} avec les responsables des données`,
    }),
  },

  definitionsTitle: `Définitions${sep}comment chaque indicateur est calculé`,
  notComputable: (reason) => `Non calculé${sep}${reason}`,
  quality: {
    title: `Qualité des données${sep}ce qui a été lu et ce qui a été écarté`,
    file: (rows, rejected) => `Lignes lues${sep}${ref(rows, 'full')}, rejetées${sep}${ref(rejected, 'full')}`,
    period: 'Périodes',
    partial: (periods) => `Couvertes en partie, montrées et jamais comparées${sep}${list(periods)}`,
    tests: 'Tests',
    guard: 'Un taux n’est dit en mouvement que si un test de proportions, corrigé pour tous les taux testés, juge l’écart significatif',
  },

  agenda: 'Au programme de ce bilan',
  sections: {
    summary: 'Synthèse',
    results: 'Résultats',
    evidence: 'Analyse',
    outlook: 'Perspectives',
    actions: 'Prochaines étapes',
    appendix: 'Annexe',
  },

  notes: {
    formula: ({ name, value, definition, rows, subject: many }) =>
      `${name} (${ref(value)})${definition ? `${sep}${inner(definition)}` : '.'} Base${sep}${ref(rows, 'full')} ${many}.`,
  },
};
