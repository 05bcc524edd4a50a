/** The sentences of a deck made from facts, in Italian. Every figure is a reference; direction words follow the finding's sign. */

import type { FactId } from '../../../../model/fact.ts';
import type { Finding } from '../../../../model/finding.ts';
import { ref } from '../../../../model/text.ts';
import { dateFormat } from '../in-language.ts';
import { first, inner } from './letter-case.ts';
import { names } from './names/it.ts';
import { byLabel } from './names/names.ts';
import type { Phrases } from './phrases.ts';
import { sizeOf, type Told } from './told.ts';

const noun = byLabel(names);
const the = (label: string) => noun(label)?.the ?? `«${label}»`;
/** `del valore`, `dell’importo`. */
const joined = (short: string, long: string, label: string) =>
  noun(label) ? the(label).replace(/^il /, `${long} `).replace(/^l’/, `${long}l’`) : `${short} ${the(label)}`;
const of = (label: string) => joined('di', 'del', label);
const within = (label: string) => joined('in', 'nel', label);
/** `Il tasso di successo`; a measure of unknown gender and number is followed by a colon and goes without a verb. */
const subject = (label: string, says: string, bare: string) => (noun(label) ? `${first(the(label))} ${says}` : `${label}: ${bare}`);

const isMonth = (period: string) => /^\p{Ll}/u.test(period);
/** `nel T4 2017`, `a novembre 2017`, `nel 2017`. */
const during = (period: string) => `${isMonth(period) ? 'a' : 'nel'} ${period}`;
const versus = (period: string) => `rispetto ${isMonth(period) ? 'a' : 'al'} ${period}`;
const ofPeriod = (period: string) => `${isMonth(period) ? 'di' : 'del'} ${period}`;
const unitOf = (unit: string | null) => (unit ? ` in ${unit}` : '');
const list = (items: readonly string[]) => (items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`);

const rises = ({ direction }: Finding) => direction === 'up';
const move = (finding: Finding) => (rises(finding) ? 'aumento' : 'calo');
const verb = (finding: Finding) => `${rises(finding) ? 'cresce' : 'cala'}${[' leggermente', '', ' nettamente'][sizeOf(finding)]}`;
const changed = (delta: FactId, rose: boolean) => `${rose ? 'cresce' : 'cala'} di ${ref(delta, 'abs')}`;
const ahead = (lead: FactId) => `${ref(lead)} il posto successivo`;
const ofNet = (contribution: FactId, label: string) => ` (${ref(contribution)} della variazione netta ${of(label)})`;

/** The change stands in parentheses, as the article before a percentage depends on how its figure is spoken. */
function moved({ finding, label, prior }: Told): string {
  const { value, pct, delta, multiple } = finding.facts;
  if (finding.direction === 'flat') return subject(label, `resta stabile a ${ref(value!)}`, `stabile a ${ref(value!)}`);
  const says = `${subject(label, verb(finding), move(finding))} a ${ref(value!)}`;
  return multiple ? `${says}, ${ref(multiple)} il livello ${ofPeriod(prior)}` : `${says} (${ref(pct ?? delta!, 'signed')})`;
}

const lower = (text: string) => text.replace(/^(?:Il(?= )|L(?=’))/, (article) => article.toLowerCase());
const timing = (metric: string, label: string, late: boolean, where: string) =>
  metric === 'win_rate'
    ? `I successi arrivano ${late ? 'tardi' : 'presto'}${where}`
    : subject(label, `${late ? 'cresce' : 'cala'} nel corso del trimestre`, `${late ? 'aumento' : 'calo'} nel corso del trimestre`);

export const italian: Phrases = {
  date: dateFormat('it'),
  unnamed: names.unnamed,

  cover: {
    title: (period, company, isReview) => {
      const title = isReview ? 'Andamento dell’attività' : 'Risultati';
      return company ? `${company}: ${inner(title)}, ${period}` : `${title}, ${period}`;
    },
    focus: (topics) => `Focus: ${list(topics)}`,
    audience: (audience) => `Per: ${audience}`,
    asOf: (date) => `Dati al ${date}`,
  },

  source: (file, rows, many, date) => `Fonte: ${file}, ${ref(rows, 'full')} ${many}, al ${date}`,

  lead: {
    span: (label, unit, from, to) => `${label}${unitOf(unit)}, da ${from} a ${to}`,
    by: (label, unit, dimension, now, prior) =>
      `${label}${unitOf(unit)} per ${inner(dimension)}, ${now}${prior ? ` ${versus(prior)}` : ''}`,
    scorecard: (now, prior) => (prior ? `${now}, variazione ${versus(prior)}` : now),
    months: (label) => `${label} per mese del trimestre, solo trimestri completi`,
    suggestions: 'Proposte tratte dalle evidenze; responsabili e date li fissa la riunione',
    risks: (now) => `Dai dati ${ofPeriod(now)}`,
    asOf: (date) => `Situazione al ${date}`,
    definitions: 'Come usate in tutte le pagine di questa presentazione',
  },

  moved,
  summaryTitles: (headline, driver, steady) => {
    if (!headline) return [];
    const main = moved(headline);
    return [
      ...(driver ? [`${main}; ${driver.member} ${changed(driver.finding.facts.delta!, rises(driver.finding))}`] : []),
      ...(steady ? [`${main}; ${lower(moved(steady))}`] : []),
      main,
    ];
  },
  summaryFallback: (label, value, now) => `${label} ${during(now)}: ${ref(value)}`,

  scorecardTitle: (rose, fell, steady) =>
    first(
      [
        ...(fell.length > 0 ? [`in calo: ${list(fell.map(inner))}`] : []),
        ...(rose.length > 0 ? [`in crescita: ${list(rose.map(inner))}`] : []),
        ...(steady.length > 0 ? [`${steady.length > 1 ? 'stabili' : 'stabile'}: ${list(steady.map(inner))}`] : []),
      ].join('; '),
    ),
  scorecardPlain: (now) => `${now} in cifre`,
  against: (change, prior) => `${change} vs ${prior}`,
  withinChance: (change) => `${change}, non significativo`,

  trend: {
    titles: (told, run) => {
      const main = moved(told);
      const nth = ['', '', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto'][run];
      return [
        ...(nth && told.finding.direction !== 'flat' ? [`${main}, ${nth} ${move(told.finding)} consecutivo`] : []),
        `${main} ${during(told.now)}`,
        main,
      ];
    },
    rate: (told) =>
      told.finding.direction === 'flat'
        ? [`${moved(told)}, variazione non significativa ${versus(told.prior)}`, moved(told)]
        : [`${moved(told)} ${versus(told.prior)}`, moved(told)],
    plain: (label, value, now) => `${label}: ${ref(value)} ${during(now)}`,
    change: ({ finding, prior }) =>
      finding.direction === 'flat'
        ? `**Stabile ${versus(prior)}**: ${ref(finding.facts.value!)} dopo ${ref(finding.facts.before!)}.`
        : `**${ref(finding.facts.delta!, 'signed')} ${versus(prior)}**, quando era a ${ref(finding.facts.before!)}.`,
    target: 'Obiettivo',
    attained: (attainment, target) => `**${ref(attainment)} dell’obiettivo**, fissato a ${ref(target)}.`,
    behind: (rows, many, now) => `Base del dato ${ofPeriod(now)}: ${ref(rows)} ${many}.`,
    partial: (periods) => `Con dati parziali e senza confronto: ${list(periods)}.`,
  },

  bridge: {
    titles: ({ finding, member, label }) => {
      const { delta, contribution, total } = finding.facts;
      const says = `${member} ${changed(delta!, rises(finding))}`;
      return [
        ...(contribution ? [`${says}${ofNet(contribution, label)}`] : []),
        `${says}, con una variazione netta di ${ref(total!, 'signed')} ${within(label)}`,
        `Variazione maggiore ${within(label)}: ${member}, ${ref(delta!, 'signed')}`,
      ];
    },
    plain: (label, dimension) => `${label}: variazione per ${inner(dimension)}`,
    driver: ({ finding, member, prior }) =>
      `**${member}**: ${ref(finding.facts.value!)} dopo ${ref(finding.facts.before!)} ${during(prior)}.`,
    counter: (member, delta, rose) => `**${member}**, al contrario, ${changed(delta, rose)}.`,
    fromTo: (start, prior, end, now) => `**${ref(end)}** ${during(now)} dopo ${ref(start)} ${during(prior)}.`,
    net: (total, prior) => `Nell’insieme i passi valgono ${ref(total, 'signed')} ${versus(prior)}.`,
    other: (count, dimension) => `«Altri» riunisce ${ref(count)} ${inner(dimension)}.`,
  },

  ranking: {
    titles: ({ finding, member, label }) => {
      const { value, lead } = finding.facts;
      return [
        ...(lead ? [`${member} in testa per ${inner(label)} con ${ref(value!)}, ${ahead(lead)}`] : []),
        `${member} in testa per ${inner(label)} con ${ref(value!)}`,
        `${member} in testa con ${ref(value!)}`,
      ];
    },
    plain: (label, dimension) => `${label} per ${inner(dimension)}`,
    share: ({ finding, member, label, now }) => `**${member}**: ${ref(finding.facts.share!)} ${of(label)} ${during(now)}.`,
    overall: ({ finding, label, member }) =>
      `In tutti i periodi, ${member}: ${ref(finding.facts.allShare!)} ${of(label)}${finding.facts.allLead ? `, ${ahead(finding.facts.allLead)}` : ''}.`,
    change: (member, delta, prior) => `${member}: ${ref(delta, 'signed')} ${versus(prior)}.`,
  },

  share: {
    titles: ({ finding, member, label }, shift, rose) => [
      ...(shift
        ? [`${member} vale ${ref(finding.facts.share!)} ${of(label)}, in ${rose ? 'crescita' : 'calo'} di ${ref(shift, 'abs')}`]
        : []),
      `${member} vale ${ref(finding.facts.share!)} ${of(label)}`,
    ],
    plain: (label, dimension) => `${label} per ${inner(dimension)}`,
    shift: ({ finding, member }) =>
      `**${member}** si muove di più nel mix: quota ${ref(finding.facts.shift!, 'signed')}, valore ${ref(finding.facts.delta!, 'signed')}.`,
    steadyMix: (prior) => `Nessuna quota varia di un punto intero ${versus(prior)}.`,
    first: (members, share) => `**${list(members)}** valgono insieme ${ref(share)}.`,
  },

  comparison: {
    titles: (label, member, delta, rose) => [
      `Maggiore ${rose ? 'aumento' : 'calo'} ${within(label)}: ${member}, ${ref(delta, 'signed')}`,
      `${member}: ${ref(delta, 'signed')} ${within(label)}`,
    ],
    rate: (label, { one }) => [
      `${label} per ${inner(one)}: le differenze non sono significative`,
      `${label} per ${inner(one)}: nessuna differenza significativa`,
    ],
    rateDiffers: ({ finding, member, label }) => [
      `${member} si distingue ${within(label)}: ${ref(finding.facts.value!)} contro ${ref(finding.facts.whole!)} in totale`,
      `${member}: ${inner(label)} ${ref(finding.facts.value!)}`,
    ],
    member: (member, value, before, prior) => `**${member}**: ${ref(value)} dopo ${ref(before)} ${during(prior)}.`,
    rows: (least, many) => `Gruppo più piccolo mostrato: ${ref(least)} ${many}.`,
  },

  pattern: {
    titles: ({ finding, label, now, metric }) => {
      const { first: begin, third: end } = finding.facts;
      const head = timing(metric, label, rises(finding), '');
      return [
        `${head}: ${ref(end!)} nell’ultimo mese ${ofPeriod(now)}, ${ref(begin!)} nel primo`,
        `${head}: ${ref(end!)} dopo ${ref(begin!)}`,
      ];
    },
    categories: ['Primo mese', 'Secondo mese', 'Terzo mese'],
    pooled: ({ finding: { facts } }) =>
      `**Tutti i trimestri completi lo mostrano**: ${ref(facts.allFirst!)}, ${ref(facts.allSecond!)} e ${ref(facts.allThird!)} secondo il mese, nell’insieme.`,
    test: 'La differenza tra il primo e l’ultimo mese è statisticamente significativa.',
  },

  table: {
    title: (dimension, label, member, value) => [
      `${dimension} in cifre: ${member} in testa per ${inner(label)} con ${ref(value)}`,
      `${dimension} in cifre: ${member} in testa con ${ref(value)}`,
    ],
    twoLeaders: (label, member, label2, member2) => [`${member} in testa per ${inner(label)}, ${member2} per ${inner(label2)}`],
    share: 'Quota',
    change: (prior) => `vs ${prior}`,
    smallCount: (hits, n) => `${ref(hits)} su ${ref(n)}`,
  },

  pipeline: {
    titles: (label, value, created) => {
      const main = subject(label, `è di ${ref(value)}`, ref(value));
      return [...(created ? [`${main}; ${lower(moved(created))}`, `${label}: ${ref(value)}; ${lower(moved(created))}`] : []), main];
    },
    other: (label, value) => `**${label}**: ${ref(value)}.`,
    noValue: (label, reason) => `${label}: qui non calcolabile. ${reason}`,
  },

  points: {
    delta: (told) =>
      `**${moved(told)}**${told.finding.facts.multiple ? '' : `, ${ref(told.finding.facts.delta!, 'signed')} ${versus(told.prior)}`}.`,
    rateDelta: (told) => `**${moved(told)}**, dopo ${ref(told.finding.facts.before!)} ${during(told.prior)}.`,
    steady: ({ finding: { facts }, label, prior }) =>
      `**${subject(label, 'resta stabile', 'stabile')}**: ${ref(facts.value!)} dopo ${ref(facts.before!)} ${during(prior)}, variazione non significativa.`,
    unchanged: ({ finding, label, prior }) =>
      `**${subject(label, 'resta stabile', 'stabile')}** a ${ref(finding.facts.value!)}, come ${during(prior)}.`,
    driver: ({ finding, member, label }) =>
      `**${member} ${changed(finding.facts.delta!, rises(finding))}**${
        finding.facts.contribution ? ofNet(finding.facts.contribution, label) : ''
      }.`,
    pattern: ({ finding, label, now, metric }) =>
      `**${timing(metric, label, rises(finding), ' nel trimestre')}**: ${ref(finding.facts.first!)}, ${ref(finding.facts.second!)} e ${ref(finding.facts.third!)} secondo il mese ${ofPeriod(now)}.`,
    rank: ({ finding, member, label }) =>
      `**${member} in testa per ${inner(label)}**${finding.facts.share ? ` con ${ref(finding.facts.share)}` : ''}${
        finding.facts.lead ? `, ${ahead(finding.facts.lead)}` : ''
      }.`,
    concentration: ({ finding, label, members }) => `**${list(members)}** valgono insieme ${ref(finding.facts.share!)} ${of(label)}.`,
    shift: ({ finding, member, label }) =>
      `**${member}** vale ${ref(finding.facts.share!)} ${of(label)}, in ${rises(finding) ? 'crescita' : 'calo'} di ${ref(finding.facts.shift!, 'abs')}.`,
    threshold: ({ finding: { facts }, label }) =>
      `**${label}: ${ref(facts.attainment!)} dell’obiettivo**, ${ref(facts.value!)} contro ${ref(facts.target!)}.`,
    rateDifference: ({ finding, member, label }) =>
      `**${member} si distingue ${within(label)}**: ${ref(finding.facts.value!)} contro ${ref(finding.facts.whole!)} in totale.`,
    plain: (label, value, now) => `**${label}** ${during(now)}: ${ref(value)}.`,
  },

  risks: {
    title: (heads) => `Rischi: ${list(heads.map(inner))}`,
    driver: ({ member, finding }) => ({
      head: `Ulteriore ${move(finding)} in ${member}`,
      response: `Riesaminare i casi di ${member} uno per uno`,
    }),
    pattern: () => ({
      head: 'Trimestre appeso all’ultimo mese',
      response: 'Rivedere le date di decisione nelle prime settimane del trimestre',
    }),
    rank: ({ member, dimension }) => ({
      head: `Dipendenza da ${member}`,
      response: `Capire che cosa manca agli altri (${inner(dimension.many)}) per ridurre il distacco`,
    }),
    delta: ({ label, finding }) => ({
      head: `Ulteriore ${move(finding)} ${of(label)}`,
      response: 'Concordare la soglia oltre la quale il piano cambia',
    }),
    unknown: (label, reason) => ({ head: `${label}: dato assente`, evidence: reason, response: 'Completare alla fonte il campo mancante' }),
  },

  actions: {
    title: (heads) => (heads.length > 0 ? `Prossimi passi: ${list(heads)}` : 'Prossimi passi'),
    driver: ({ member, finding, now }) => ({
      head: `esaminare ${member}`,
      what: `Riesaminare le trattative di ${member} ${during(now)} con i responsabili e indicare che cosa ${finding.tone === 'bad' ? 'si è perso' : 'ha funzionato'}`,
    }),
    pattern: () => ({
      head: 'decidere prima',
      what: 'Riesaminare le trattative aperte nel pieno del trimestre, perché meno decisioni aspettino l’ultimo mese',
    }),
    rank: ({ member }) => ({
      head: `condividere ciò che fa ${member}`,
      what: `Condividere con il resto del team come lavora ${member}`,
    }),
    product: ({ member }) => ({
      head: `pianificare intorno a ${member}`,
      what: `Valutare un piano per ${member} e per ciò che potrebbe affiancarlo`,
    }),
    delta: ({ label }) => ({
      head: `fissare la rotta ${within(label)}`,
      what: `Concordare l’obiettivo ${within(label)} per il prossimo periodo e chi ne risponde`,
    }),
    steady: ({ label }) => ({
      head: `provare una leva ${within(label)}`,
      what: `Scegliere un cambiamento e provarlo ${within(label)}, stabile senza di esso`,
    }),
    missing: (label) => ({
      head: `registrare «${inner(label)}»`,
      what: `Registrare alla fonte ciò che manca per «${inner(label)}», così da mostrarlo nella prossima revisione`,
    }),
    check: (now) => ({
      head: `confermare i dati ${ofPeriod(now)}`,
      what: `Confermare i dati ${ofPeriod(now)} con i loro responsabili`,
    }),
  },

  definitionsTitle: 'Definizioni: come si calcola ogni indicatore',
  notComputable: (reason) => `Non calcolato: ${inner(reason)}`,
  quality: {
    title: 'Qualità dei dati: che cosa è stato letto e che cosa è rimasto fuori',
    file: (rows, rejected) => `Righe lette: ${ref(rows, 'full')}; scartate: ${ref(rejected, 'full')}`,
    period: 'Periodi',
    partial: (periods) => `Con dati parziali, mostrati e mai confrontati: ${list(periods)}`,
    tests: 'Test',
    guard:
      'Si dice che un tasso varia solo quando un test sulle proporzioni, corretto per tutti i tassi esaminati, giudica significativa la differenza',
  },

  agenda: 'Contenuti di questa revisione',
  sections: {
    summary: 'Sintesi',
    results: 'Risultati',
    evidence: 'Analisi',
    outlook: 'Prospettive',
    actions: 'Prossimi passi',
    appendix: 'Appendice',
  },

  notes: {
    formula: ({ name, value, definition, rows, subject: many }) =>
      `${name} (${ref(value)})${definition ? `: ${inner(definition)}` : '.'} Base: ${ref(rows, 'full')} ${many}.`,
  },
};
