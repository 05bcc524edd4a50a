/** The sentences of a deck made from facts, in Spanish. Every figure is a reference; direction words follow the finding's sign. */

import type { FactId } from '../../../../model/fact.ts';
import type { Finding } from '../../../../model/finding.ts';
import { ref } from '../../../../model/text.ts';
import { dateFormat } from '../in-language.ts';
import { first, inner } from './letter-case.ts';
import { names } from './names/es.ts';
import { byLabel } from './names/names.ts';
import type { Phrases } from './phrases.ts';
import { sizeOf, type Told } from './told.ts';

const noun = byLabel(names);
const the = (label: string) => noun(label)?.the ?? `«${label}»`;
const of = (label: string) => `de ${the(label)}`.replace(/^de el /, 'del ');
const within = (label: string) => `en ${the(label)}`;
/** `La tasa de éxito`; a measure of unknown gender and number is followed by a colon and goes without a verb. */
const subject = (label: string, says: string, bare: string) => (noun(label) ? `${first(the(label))} ${says}` : `${label}: ${bare}`);

const isPart = (period: string) => /^[TS]\d/.test(period);
/** `en el T4 2017`, `en noviembre de 2017`, `en 2017`. */
const during = (period: string) => `en ${isPart(period) ? 'el ' : ''}${period}`;
const versus = (period: string) => `frente ${isPart(period) ? 'al' : 'a'} ${period}`;
const ofPeriod = (period: string) => `${isPart(period) ? 'del' : 'de'} ${period}`;
const unitOf = (unit: string | null) => (unit ? ` en ${unit}` : '');
const list = (items: readonly string[]) => {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${/^h?i(?!e)/i.test(last) ? 'e' : 'y'} ${last}`;
};

const rises = ({ direction }: Finding) => direction === 'up';
const move = (finding: Finding) => (rises(finding) ? 'alza' : 'caída');
const verb = (finding: Finding) => `${rises(finding) ? 'subió' : 'bajó'}${[' ligeramente', '', ' con fuerza'][sizeOf(finding)]}`;
const changed = (delta: FactId, rose: boolean) => `${rose ? 'subió' : 'bajó'} ${ref(delta, 'abs')}`;
const ahead = (lead: FactId) => `${ref(lead)} el puesto siguiente`;

function moved({ finding, label, prior }: Told): string {
  const { value, pct, delta, multiple } = finding.facts;
  if (finding.direction === 'flat') return subject(label, `se mantuvo en ${ref(value!)}`, `estable en ${ref(value!)}`);
  const says = subject(label, verb(finding), move(finding));
  if (multiple) return `${says} hasta ${ref(value!)}, ${ref(multiple)} el nivel ${ofPeriod(prior)}`;
  const size = ref(pct ?? delta!, 'abs');
  return `${says} ${noun(label) ? (pct ? `un ${size}` : size) : `de ${size}`} hasta ${ref(value!)}`;
}

const lower = (text: string) => text.replace(/^(?:El|La)(?= )/, (article) => article.toLowerCase());
const timing = (metric: string, label: string, late: boolean, where: string) =>
  metric === 'win_rate'
    ? `Los éxitos llegan ${late ? 'tarde' : 'pronto'}${where}`
    : subject(label, `${late ? 'sube' : 'baja'} a lo largo del trimestre`, `${late ? 'alza' : 'caída'} a lo largo del trimestre`);

export const spanish: Phrases = {
  date: dateFormat('es'),
  unnamed: names.unnamed,

  cover: {
    title: (period, company, isReview) => {
      const title = isReview ? 'Revisión del negocio' : 'Resultados';
      return company ? `${company}: ${inner(title)}, ${period}` : `${title}, ${period}`;
    },
    focus: (topics) => `Foco: ${list(topics)}`,
    audience: (audience) => `Para: ${audience}`,
    asOf: (date) => `Datos a ${date}`,
  },

  source: (file, rows, many, date) => `Fuente: ${file}, ${ref(rows, 'full')} ${many}, a ${date}`,

  lead: {
    span: (label, unit, from, to) => `${label}${unitOf(unit)}, ${from} a ${to}`,
    by: (label, unit, dimension, now, prior) =>
      `${label}${unitOf(unit)} por ${inner(dimension)}, ${now}${prior ? ` ${versus(prior)}` : ''}`,
    scorecard: (now, prior) => (prior ? `${now}, variación ${versus(prior)}` : now),
    months: (label) => `${label} por mes del trimestre, solo trimestres completos`,
    suggestions: 'Propuestas a partir de los hallazgos; responsables y fechas los fija la reunión',
    risks: (now) => `A partir de las cifras ${ofPeriod(now)}`,
    asOf: (date) => `Situación a ${date}`,
    definitions: 'Tal como se usan en todas las páginas de esta presentación',
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
        ...(fell.length > 0 ? [`a la baja: ${list(fell.map(inner))}`] : []),
        ...(rose.length > 0 ? [`al alza: ${list(rose.map(inner))}`] : []),
        ...(steady.length > 0 ? [`${steady.length > 1 ? 'estables' : 'estable'}: ${list(steady.map(inner))}`] : []),
      ].join('; '),
    ),
  scorecardPlain: (now) => `${now} en cifras`,
  against: (change, prior) => `${change} vs. ${prior}`,
  withinChance: (change) => `${change}, no significativo`,

  trend: {
    titles: (told, run) => {
      const main = moved(told);
      const up = told.finding.direction === 'up';
      const nth = ['', '', 'segunda', 'tercera', 'cuarta', 'quinta', 'sexta'][run];
      return [
        ...(nth && told.finding.direction !== 'flat' ? [`${main}, ${nth} ${up ? 'subida' : 'caída'} consecutiva`] : []),
        `${main} ${during(told.now)}`,
        main,
      ];
    },
    rate: (told) =>
      told.finding.direction === 'flat'
        ? [`${moved(told)}, variación no significativa ${versus(told.prior)}`, moved(told)]
        : [`${moved(told)} ${versus(told.prior)}`, moved(told)],
    plain: (label, value, now) => `${label}: ${ref(value)} ${during(now)}`,
    change: ({ finding, prior }) =>
      finding.direction === 'flat'
        ? `**Estable ${versus(prior)}**: ${ref(finding.facts.value!)} tras ${ref(finding.facts.before!)}.`
        : `**${ref(finding.facts.delta!, 'signed')} ${versus(prior)}**, cuando era de ${ref(finding.facts.before!)}.`,
    target: 'Objetivo',
    attained: (attainment, target) => `**${ref(attainment)} del objetivo**, fijado en ${ref(target)}.`,
    behind: (rows, many, now) => `Base de la cifra ${ofPeriod(now)}: ${ref(rows)} ${many}.`,
    partial: (periods) => `Con datos parciales y sin comparar: ${list(periods)}.`,
  },

  bridge: {
    titles: ({ finding, member, label }) => {
      const { delta, contribution, total } = finding.facts;
      const says = `${member} ${changed(delta!, rises(finding))}`;
      return [
        ...(contribution ? [`${says}, el ${ref(contribution)} de la variación neta ${of(label)}`] : []),
        `${says}, con una variación neta de ${ref(total!, 'signed')} ${within(label)}`,
        `Mayor variación ${within(label)}: ${member}, ${ref(delta!, 'signed')}`,
      ];
    },
    plain: (label, dimension) => `${label}: variación por ${inner(dimension)}`,
    driver: ({ finding, member, prior }) =>
      `**${member}**: ${ref(finding.facts.value!)} tras ${ref(finding.facts.before!)} ${during(prior)}.`,
    counter: (member, delta, rose) => `**${member}**, en cambio, ${changed(delta, rose)}.`,
    fromTo: (start, prior, end, now) => `**${ref(end)}** ${during(now)} tras ${ref(start)} ${during(prior)}.`,
    net: (total, prior) => `En conjunto, los pasos suman ${ref(total, 'signed')} ${versus(prior)}.`,
    other: (count, dimension) => `«Otros» reúne ${ref(count)} ${inner(dimension)}.`,
  },

  ranking: {
    titles: ({ finding, member, label }) => {
      const { value, lead } = finding.facts;
      return [
        ...(lead ? [`${member} lidera ${the(label)} con ${ref(value!)}, ${ahead(lead)}`] : []),
        `${member} lidera ${the(label)} con ${ref(value!)}`,
        `${member} lidera con ${ref(value!)}`,
      ];
    },
    plain: (label, dimension) => `${label} por ${inner(dimension)}`,
    share: ({ finding, member, label, now }) => `**${member}** aporta el ${ref(finding.facts.share!)} ${of(label)} ${during(now)}.`,
    overall: ({ finding, label, member }) =>
      `En todos los períodos, ${member} concentra el ${ref(finding.facts.allShare!)} ${of(label)}${finding.facts.allLead ? `, ${ahead(finding.facts.allLead)}` : ''}.`,
    change: (member, delta, prior) => `${member}: ${ref(delta, 'signed')} ${versus(prior)}.`,
  },

  share: {
    titles: ({ finding, member, label }, shift, rose) => [
      ...(shift
        ? [`${member} concentra el ${ref(finding.facts.share!)} ${of(label)}, ${ref(shift, 'abs')} ${rose ? 'más' : 'menos'}`]
        : []),
      `${member} concentra el ${ref(finding.facts.share!)} ${of(label)}`,
    ],
    plain: (label, dimension) => `${label} por ${inner(dimension)}`,
    shift: ({ finding, member }) =>
      `**${member}** es quien más se movió en el mix: cuota ${ref(finding.facts.shift!, 'signed')}, valor ${ref(finding.facts.delta!, 'signed')}.`,
    steadyMix: (prior) => `Ninguna cuota varió un punto entero ${versus(prior)}.`,
    first: (members, share) => `**${list(members)}** concentran juntos el ${ref(share)}.`,
  },

  comparison: {
    titles: (label, member, delta, rose) => [
      `Mayor ${rose ? 'alza' : 'caída'} ${within(label)}: ${member}, ${ref(delta, 'signed')}`,
      `${member}: ${ref(delta, 'signed')} ${within(label)}`,
    ],
    rate: (label, { one }) => [
      `${label} por ${inner(one)}: las diferencias no son significativas`,
      `${label} por ${inner(one)}: sin diferencias significativas`,
    ],
    rateDiffers: ({ finding, member, label }) => [
      `${member} se distingue ${within(label)}: ${ref(finding.facts.value!)} frente a ${ref(finding.facts.whole!)} en total`,
      `${member}: ${inner(label)} ${ref(finding.facts.value!)}`,
    ],
    member: (member, value, before, prior) => `**${member}**: ${ref(value)} tras ${ref(before)} ${during(prior)}.`,
    rows: (least, many) => `Grupo más pequeño mostrado: ${ref(least)} ${many}.`,
  },

  pattern: {
    titles: ({ finding, label, now, metric }) => {
      const { first: begin, third: end } = finding.facts;
      const head = timing(metric, label, rises(finding), '');
      return [
        `${head}: ${ref(end!)} en el último mes ${ofPeriod(now)}, ${ref(begin!)} en el primero`,
        `${head}: ${ref(end!)} tras ${ref(begin!)}`,
      ];
    },
    categories: ['Primer mes', 'Segundo mes', 'Tercer mes'],
    pooled: ({ finding: { facts } }) =>
      `**Todos los trimestres completos lo muestran**: ${ref(facts.allFirst!)}, ${ref(facts.allSecond!)} y ${ref(facts.allThird!)} según el mes, en conjunto.`,
    test: 'La diferencia entre el primer y el último mes es estadísticamente significativa.',
  },

  table: {
    title: (dimension, label, member, value) => [
      `${dimension} en cifras: ${member} lidera ${the(label)} con ${ref(value)}`,
      `${dimension} en cifras: ${member} lidera con ${ref(value)}`,
    ],
    twoLeaders: (label, member, label2, member2) => [`${member} lidera ${the(label)}; ${member2}, ${the(label2)}`],
    share: 'Cuota',
    change: (prior) => `vs. ${prior}`,
    smallCount: (hits, n) => `${ref(hits)} de ${ref(n)}`,
  },

  pipeline: {
    titles: (label, value, created) => {
      const main = subject(label, `es de ${ref(value)}`, ref(value));
      return [...(created ? [`${main}; ${lower(moved(created))}`, `${label}: ${ref(value)}; ${lower(moved(created))}`] : []), main];
    },
    other: (label, value) => `**${label}**: ${ref(value)}.`,
    noValue: (label, reason) => `${label}: no calculable aquí. ${reason}`,
  },

  points: {
    delta: (told) =>
      `**${moved(told)}**${told.finding.facts.multiple ? '' : `, ${ref(told.finding.facts.delta!, 'signed')} ${versus(told.prior)}`}.`,
    rateDelta: (told) => `**${moved(told)}**, tras ${ref(told.finding.facts.before!)} ${during(told.prior)}.`,
    steady: ({ finding: { facts }, label, prior }) =>
      `**${subject(label, 'se mantuvo', 'estable')}**: ${ref(facts.value!)} tras ${ref(facts.before!)} ${during(prior)}, variación no significativa.`,
    unchanged: ({ finding, label, prior }) =>
      `**${subject(label, 'se mantuvo', 'estable')}** en ${ref(finding.facts.value!)}, como ${during(prior)}.`,
    driver: ({ finding, member, label }) =>
      `**${member} ${changed(finding.facts.delta!, rises(finding))}**${
        finding.facts.contribution ? `, el ${ref(finding.facts.contribution)} de la variación neta ${of(label)}` : ''
      }.`,
    pattern: ({ finding, label, now, metric }) =>
      `**${timing(metric, label, rises(finding), ' en el trimestre')}**: ${ref(finding.facts.first!)}, ${ref(finding.facts.second!)} y ${ref(finding.facts.third!)} según el mes ${ofPeriod(now)}.`,
    rank: ({ finding, member, label }) =>
      `**${member} lidera ${the(label)}**${finding.facts.share ? ` con el ${ref(finding.facts.share)}` : ''}${
        finding.facts.lead ? `, ${ahead(finding.facts.lead)}` : ''
      }.`,
    concentration: ({ finding, label, members }) => `**${list(members)}** concentran juntos el ${ref(finding.facts.share!)} ${of(label)}.`,
    shift: ({ finding, member, label }) =>
      `**${member}** concentra el ${ref(finding.facts.share!)} ${of(label)}, ${ref(finding.facts.shift!, 'abs')} ${rises(finding) ? 'más' : 'menos'}.`,
    threshold: ({ finding: { facts }, label }) =>
      `**${subject(label, `alcanzó el ${ref(facts.attainment!)} del objetivo`, `${ref(facts.attainment!)} del objetivo`)}**: ${ref(facts.value!)} frente a ${ref(facts.target!)}.`,
    rateDifference: ({ finding, member, label }) =>
      `**${member} se distingue ${within(label)}**: ${ref(finding.facts.value!)} frente a ${ref(finding.facts.whole!)} en total.`,
    plain: (label, value, now) => `**${label}** ${during(now)}: ${ref(value)}.`,
  },

  risks: {
    title: (heads) => `Riesgos: ${list(heads.map(inner))}`,
    driver: ({ member, finding }) => ({
      head: `Nueva ${move(finding)} en ${member}`,
      response: `Revisar los casos de ${member} uno por uno`,
    }),
    pattern: () => ({
      head: 'Trimestre pendiente de su último mes',
      response: 'Revisar las fechas de decisión en las primeras semanas del trimestre',
    }),
    rank: ({ member, dimension }) => ({
      head: `Dependencia de ${member}`,
      response: `Ver qué falta en los demás (${inner(dimension.many)}) para acortar distancias`,
    }),
    delta: ({ label, finding }) => ({
      head: `Nueva ${move(finding)} ${of(label)}`,
      response: 'Acordar la cifra a partir de la cual se cambia el plan',
    }),
    unknown: (label, reason) => ({ head: `${label}: dato ausente`, evidence: reason, response: 'Completar en origen el campo que falta' }),
  },

  actions: {
    title: (heads) => (heads.length > 0 ? `Próximos pasos: ${list(heads)}` : 'Próximos pasos'),
    driver: ({ member, finding, now }) => ({
      head: `examinar ${member}`,
      what: `Revisar las operaciones de ${member} ${during(now)} con sus responsables y nombrar qué ${finding.tone === 'bad' ? 'se perdió' : 'funcionó'}`,
    }),
    pattern: () => ({
      head: 'decidir antes',
      what: 'Revisar las operaciones abiertas en el ecuador del trimestre, para que menos decisiones esperen al último mes',
    }),
    rank: ({ member }) => ({
      head: `compartir lo que hace ${member}`,
      what: `Compartir con el resto del equipo cómo trabaja ${member}`,
    }),
    product: ({ member }) => ({
      head: `planificar en torno a ${member}`,
      what: `Considerar un plan para ${member} y para lo que podría acompañarlo`,
    }),
    delta: ({ label }) => ({
      head: `fijar el rumbo ${within(label)}`,
      what: `Acordar la meta ${within(label)} para el próximo período y quién responde de ella`,
    }),
    steady: ({ label }) => ({
      head: `probar una palanca ${within(label)}`,
      what: `Elegir un cambio y probarlo ${within(label)}, que se mantuvo estable sin él`,
    }),
    missing: (label) => ({
      head: `registrar «${inner(label)}»`,
      what: `Registrar en origen lo que falta para «${inner(label)}», a fin de mostrarlo en la próxima revisión`,
    }),
    check: (now) => ({
      head: `confirmar las cifras ${ofPeriod(now)}`,
      what: `Confirmar las cifras ${ofPeriod(now)} con los responsables de los datos`,
    }),
  },

  definitionsTitle: 'Definiciones: cómo se calcula cada indicador',
  notComputable: (reason) => `No calculado: ${inner(reason)}`,
  quality: {
    title: 'Calidad de los datos: qué se leyó y qué quedó fuera',
    file: (rows, rejected) => `Filas leídas: ${ref(rows, 'full')}; rechazadas: ${ref(rejected, 'full')}`,
    period: 'Períodos',
    partial: (periods) => `Con datos parciales, mostrados y nunca comparados: ${list(periods)}`,
    tests: 'Pruebas',
    guard:
      'Solo se dice que una tasa varió cuando una prueba de proporciones, corregida por todas las tasas examinadas, halla significativa la diferencia',
  },

  agenda: 'Contenido de esta revisión',
  sections: {
    summary: 'Resumen',
    results: 'Resultados',
    evidence: 'Análisis',
    outlook: 'Perspectivas',
    actions: 'Próximos pasos',
    appendix: 'Anexo',
  },

  notes: {
    formula: ({ name, value, definition, rows, subject: many }) =>
      `${name} (${ref(value)})${definition ? `: ${inner(definition)}` : '.'} Base: ${ref(rows, 'full')} ${many}.`,
  },
};
