/** The sentences of a deck made from facts, in Portuguese. Every figure is a reference; direction words follow the finding's sign. */

import type { FactId } from '../../../../model/fact.ts';
import type { Finding } from '../../../../model/finding.ts';
import { ref } from '../../../../model/text.ts';
import { dateFormat } from '../in-language.ts';
import { first, inner } from './letter-case.ts';
import { byLabel } from './names/names.ts';
import { names } from './names/pt.ts';
import type { Phrases } from './phrases.ts';
import { sizeOf, type Told } from './told.ts';

const noun = byLabel(names);
const the = (label: string) => noun(label)?.the ?? `“${label}”`;
/** `do valor ganho`, `da taxa de ganho`. */
const of = (label: string) => (noun(label) ? `d${the(label)}` : `de ${the(label)}`);
const within = (label: string) => (noun(label) ? `n${the(label)}` : `em ${the(label)}`);
/** `A taxa de ganho`; a measure of unknown gender and number is followed by a colon and goes without a verb. */
const subject = (label: string, says: string, bare: string) => (noun(label) ? `${first(the(label))} ${says}` : `${label}: ${bare}`);

const isPart = (period: string) => /^[TS]\d/.test(period);
/** `no T4 2017`, `em novembro de 2017`, `em 2017`. */
const during = (period: string) => `${isPart(period) ? 'no' : 'em'} ${period}`;
const versus = (period: string) => `ante ${isPart(period) ? 'o ' : ''}${period}`;
const ofPeriod = (period: string) => `${isPart(period) ? 'do' : 'de'} ${period}`;
const unitOf = (unit: string | null) => (unit ? ` em ${unit}` : '');
const list = (items: readonly string[]) => (items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`);

const rises = ({ direction }: Finding) => direction === 'up';
const move = (finding: Finding) => (rises(finding) ? 'alta' : 'queda');
const verb = (finding: Finding) => `${rises(finding) ? 'subiu' : 'caiu'}${[' levemente', '', ' fortemente'][sizeOf(finding)]}`;
const changed = (delta: FactId, rose: boolean) => `${rose ? 'subiu' : 'caiu'} ${ref(delta, 'abs')}`;
const ahead = (lead: FactId) => `${ref(lead)} a posição seguinte`;

function moved({ finding, label, prior }: Told): string {
  const { value, pct, delta, multiple } = finding.facts;
  if (finding.direction === 'flat') return subject(label, `manteve-se em ${ref(value!)}`, `estável em ${ref(value!)}`);
  const says = subject(label, verb(finding), move(finding));
  if (multiple) return `${says} para ${ref(value!)}, ${ref(multiple)} o nível ${ofPeriod(prior)}`;
  return `${says} ${noun(label) ? '' : 'de '}${ref(pct ?? delta!, 'abs')} para ${ref(value!)}`;
}

const lower = (text: string) => text.replace(/^[OA](?= )/, (article) => article.toLowerCase());
const timing = (metric: string, label: string, late: boolean, where: string) =>
  metric === 'win_rate'
    ? `Os ganhos chegam ${late ? 'tarde' : 'cedo'}${where}`
    : subject(label, `${late ? 'sobe' : 'cai'} ao longo do trimestre`, `${late ? 'alta' : 'queda'} ao longo do trimestre`);

export const portuguese: Phrases = {
  date: dateFormat('pt'),
  unnamed: names.unnamed,

  cover: {
    title: (period, company, isReview) => {
      const title = isReview ? 'Revisão do negócio' : 'Resultados';
      return company ? `${company}: ${inner(title)}, ${period}` : `${title}, ${period}`;
    },
    focus: (topics) => `Foco: ${list(topics)}`,
    audience: (audience) => `Para: ${audience}`,
    asOf: (date) => `Dados de ${date}`,
  },

  source: (file, rows, many, date) => `Fonte: ${file}, ${ref(rows, 'full')} ${many}, em ${date}`,

  lead: {
    span: (label, unit, from, to) => `${label}${unitOf(unit)}, ${from} a ${to}`,
    by: (label, unit, dimension, now, prior) =>
      `${label}${unitOf(unit)} por ${inner(dimension)}, ${now}${prior ? ` ${versus(prior)}` : ''}`,
    scorecard: (now, prior) => (prior ? `${now}, variação ${versus(prior)}` : now),
    months: (label) => `${label} por mês do trimestre, apenas trimestres completos`,
    suggestions: 'Sugestões a partir das constatações; responsáveis e datas ficam para a reunião',
    risks: (now) => `A partir dos números ${ofPeriod(now)}`,
    asOf: (date) => `Posição em ${date}`,
    definitions: 'Como usadas em todas as páginas desta apresentação',
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
        ...(fell.length > 0 ? [`em queda: ${list(fell.map(inner))}`] : []),
        ...(rose.length > 0 ? [`em alta: ${list(rose.map(inner))}`] : []),
        ...(steady.length > 0 ? [`${steady.length > 1 ? 'estáveis' : 'estável'}: ${list(steady.map(inner))}`] : []),
      ].join('; '),
    ),
  scorecardPlain: (now) => `${now} em números`,
  against: (change, prior) => `${change} vs. ${prior}`,
  withinChance: (change) => `${change}, não significativo`,

  trend: {
    titles: (told, run) => {
      const main = moved(told);
      const nth = ['', '', 'segunda', 'terceira', 'quarta', 'quinta', 'sexta'][run];
      return [
        ...(nth && told.finding.direction !== 'flat' ? [`${main}, ${nth} ${move(told.finding)} seguida`] : []),
        `${main} ${during(told.now)}`,
        main,
      ];
    },
    rate: (told) =>
      told.finding.direction === 'flat'
        ? [`${moved(told)}, variação não significativa ${versus(told.prior)}`, moved(told)]
        : [`${moved(told)} ${versus(told.prior)}`, moved(told)],
    plain: (label, value, now) => `${label}: ${ref(value)} ${during(now)}`,
    change: ({ finding, prior }) =>
      finding.direction === 'flat'
        ? `**Estável ${versus(prior)}**: ${ref(finding.facts.value!)} após ${ref(finding.facts.before!)}.`
        : `**${ref(finding.facts.delta!, 'signed')} ${versus(prior)}**, quando era de ${ref(finding.facts.before!)}.`,
    target: 'Meta',
    attained: (attainment, target) => `**${ref(attainment)} da meta**, fixada em ${ref(target)}.`,
    behind: (rows, many, now) => `Base do número ${ofPeriod(now)}: ${ref(rows)} ${many}.`,
    partial: (periods) => `Com dados parciais e sem comparação: ${list(periods)}.`,
  },

  bridge: {
    titles: ({ finding, member, label }) => {
      const { delta, contribution, total } = finding.facts;
      const says = `${member} ${changed(delta!, rises(finding))}`;
      return [
        ...(contribution ? [`${says}, ${ref(contribution)} da variação líquida ${of(label)}`] : []),
        `${says}, com variação líquida de ${ref(total!, 'signed')} ${within(label)}`,
        `Maior variação ${within(label)}: ${member}, ${ref(delta!, 'signed')}`,
      ];
    },
    plain: (label, dimension) => `${label}: variação por ${inner(dimension)}`,
    driver: ({ finding, member, prior }) =>
      `**${member}**: ${ref(finding.facts.value!)} após ${ref(finding.facts.before!)} ${during(prior)}.`,
    counter: (member, delta, rose) => `**${member}**, ao contrário, ${changed(delta, rose)}.`,
    fromTo: (start, prior, end, now) => `**${ref(end)}** ${during(now)} após ${ref(start)} ${during(prior)}.`,
    net: (total, prior) => `No conjunto, os passos somam ${ref(total, 'signed')} ${versus(prior)}.`,
    other: (count, dimension) => `“Outros” reúne ${ref(count)} ${inner(dimension)}.`,
  },

  ranking: {
    titles: ({ finding, member, label }) => {
      const { value, lead } = finding.facts;
      return [
        ...(lead ? [`${member} lidera ${the(label)} com ${ref(value!)}, ${ahead(lead)}`] : []),
        `${member} lidera ${the(label)} com ${ref(value!)}`,
        `${member} lidera com ${ref(value!)}`,
      ];
    },
    plain: (label, dimension) => `${label} por ${inner(dimension)}`,
    share: ({ finding, member, label, now }) => `**${member}** responde por ${ref(finding.facts.share!)} ${of(label)} ${during(now)}.`,
    overall: ({ finding, label, member }) =>
      `Em todos os períodos, ${member} responde por ${ref(finding.facts.allShare!)} ${of(label)}${finding.facts.allLead ? `, ${ahead(finding.facts.allLead)}` : ''}.`,
    change: (member, delta, prior) => `${member}: ${ref(delta, 'signed')} ${versus(prior)}.`,
  },

  share: {
    titles: ({ finding, member, label }, shift, rose) => [
      ...(shift
        ? [`${member} responde por ${ref(finding.facts.share!)} ${of(label)}, ${ref(shift, 'abs')} a ${rose ? 'mais' : 'menos'}`]
        : []),
      `${member} responde por ${ref(finding.facts.share!)} ${of(label)}`,
    ],
    plain: (label, dimension) => `${label} por ${inner(dimension)}`,
    shift: ({ finding, member }) =>
      `**${member}** foi quem mais se moveu no mix: participação ${ref(finding.facts.shift!, 'signed')}, valor ${ref(finding.facts.delta!, 'signed')}.`,
    steadyMix: (prior) => `Nenhuma participação variou um ponto inteiro ${versus(prior)}.`,
    first: (members, share) => `**${list(members)}** respondem juntos por ${ref(share)}.`,
  },

  comparison: {
    titles: (label, member, delta, rose) => [
      `Maior ${rose ? 'alta' : 'queda'} ${within(label)}: ${member}, ${ref(delta, 'signed')}`,
      `${member}: ${ref(delta, 'signed')} ${within(label)}`,
    ],
    rate: (label, { one }) => [
      `${label} por ${inner(one)}: as diferenças não são significativas`,
      `${label} por ${inner(one)}: sem diferenças significativas`,
    ],
    rateDiffers: ({ finding, member, label }) => [
      `${member} se destaca ${within(label)}: ${ref(finding.facts.value!)} ante ${ref(finding.facts.whole!)} no total`,
      `${member}: ${inner(label)} ${ref(finding.facts.value!)}`,
    ],
    member: (member, value, before, prior) => `**${member}**: ${ref(value)} após ${ref(before)} ${during(prior)}.`,
    rows: (least, many) => `Menor grupo mostrado: ${ref(least)} ${many}.`,
  },

  pattern: {
    titles: ({ finding, label, now, metric }) => {
      const { first: begin, third: end } = finding.facts;
      const head = timing(metric, label, rises(finding), '');
      return [
        `${head}: ${ref(end!)} no último mês ${ofPeriod(now)}, ${ref(begin!)} no primeiro`,
        `${head}: ${ref(end!)} após ${ref(begin!)}`,
      ];
    },
    categories: ['Primeiro mês', 'Segundo mês', 'Terceiro mês'],
    pooled: ({ finding: { facts } }) =>
      `**Todos os trimestres completos o mostram**: ${ref(facts.allFirst!)}, ${ref(facts.allSecond!)} e ${ref(facts.allThird!)} conforme o mês, em conjunto.`,
    test: 'A diferença entre o primeiro e o último mês é estatisticamente significativa.',
  },

  table: {
    title: (dimension, label, member, value) => [
      `${dimension} em números: ${member} lidera ${the(label)} com ${ref(value)}`,
      `${dimension} em números: ${member} lidera com ${ref(value)}`,
    ],
    twoLeaders: (label, member, label2, member2) => [`${member} lidera ${the(label)}; ${member2}, ${the(label2)}`],
    share: 'Participação',
    change: (prior) => `vs. ${prior}`,
    smallCount: (hits, n) => `${ref(hits)} de ${ref(n)}`,
  },

  pipeline: {
    titles: (label, value, created) => {
      const main = subject(label, `é de ${ref(value)}`, ref(value));
      return [...(created ? [`${main}; ${lower(moved(created))}`, `${label}: ${ref(value)}; ${lower(moved(created))}`] : []), main];
    },
    other: (label, value) => `**${label}**: ${ref(value)}.`,
    noValue: (label, reason) => `${label}: não calculável aqui. ${reason}`,
  },

  points: {
    delta: (told) =>
      `**${moved(told)}**${told.finding.facts.multiple ? '' : `, ${ref(told.finding.facts.delta!, 'signed')} ${versus(told.prior)}`}.`,
    rateDelta: (told) => `**${moved(told)}**, após ${ref(told.finding.facts.before!)} ${during(told.prior)}.`,
    steady: ({ finding: { facts }, label, prior }) =>
      `**${subject(label, 'manteve-se', 'estável')}**: ${ref(facts.value!)} após ${ref(facts.before!)} ${during(prior)}, variação não significativa.`,
    unchanged: ({ finding, label, prior }) =>
      `**${subject(label, 'manteve-se', 'estável')}** em ${ref(finding.facts.value!)}, como ${during(prior)}.`,
    driver: ({ finding, member, label }) =>
      `**${member} ${changed(finding.facts.delta!, rises(finding))}**${
        finding.facts.contribution ? `, ${ref(finding.facts.contribution)} da variação líquida ${of(label)}` : ''
      }.`,
    pattern: ({ finding, label, now, metric }) =>
      `**${timing(metric, label, rises(finding), ' no trimestre')}**: ${ref(finding.facts.first!)}, ${ref(finding.facts.second!)} e ${ref(finding.facts.third!)} conforme o mês ${ofPeriod(now)}.`,
    rank: ({ finding, member, label }) =>
      `**${member} lidera ${the(label)}**${finding.facts.share ? ` com ${ref(finding.facts.share)}` : ''}${
        finding.facts.lead ? `, ${ahead(finding.facts.lead)}` : ''
      }.`,
    concentration: ({ finding, label, members }) => `**${list(members)}** respondem juntos por ${ref(finding.facts.share!)} ${of(label)}.`,
    shift: ({ finding, member, label }) =>
      `**${member}** responde por ${ref(finding.facts.share!)} ${of(label)}, ${ref(finding.facts.shift!, 'abs')} a ${rises(finding) ? 'mais' : 'menos'}.`,
    threshold: ({ finding: { facts }, label }) =>
      `**${subject(label, `atingiu ${ref(facts.attainment!)} da meta`, `${ref(facts.attainment!)} da meta`)}**: ${ref(facts.value!)} ante ${ref(facts.target!)}.`,
    rateDifference: ({ finding, member, label }) =>
      `**${member} se destaca ${within(label)}**: ${ref(finding.facts.value!)} ante ${ref(finding.facts.whole!)} no total.`,
    plain: (label, value, now) => `**${label}** ${during(now)}: ${ref(value)}.`,
  },

  risks: {
    title: (heads) => `Riscos: ${list(heads.map(inner))}`,
    driver: ({ member, finding }) => ({
      head: `Nova ${move(finding)} em ${member}`,
      response: `Rever os casos de ${member} um a um`,
    }),
    pattern: () => ({
      head: 'Trimestre que depende do último mês',
      response: 'Rever as datas de decisão nas primeiras semanas do trimestre',
    }),
    rank: ({ member, dimension }) => ({
      head: `Dependência de ${member}`,
      response: `Ver o que falta aos demais (${inner(dimension.many)}) para reduzir a distância`,
    }),
    delta: ({ label, finding }) => ({
      head: `Nova ${move(finding)} ${of(label)}`,
      response: 'Acordar o número a partir do qual o plano muda',
    }),
    unknown: (label, reason) => ({ head: `${label}: dado ausente`, evidence: reason, response: 'Preencher na origem o campo que falta' }),
  },

  actions: {
    title: (heads) => (heads.length > 0 ? `Próximos passos: ${list(heads)}` : 'Próximos passos'),
    driver: ({ member, finding, now }) => ({
      head: `examinar ${member}`,
      what: `Rever os negócios de ${member} ${during(now)} com os responsáveis e nomear o que ${finding.tone === 'bad' ? 'se perdeu' : 'funcionou'}`,
    }),
    pattern: () => ({
      head: 'decidir mais cedo',
      what: 'Rever os negócios em aberto no meio do trimestre, para que menos decisões esperem pelo último mês',
    }),
    rank: ({ member }) => ({
      head: `compartilhar o que ${member} faz`,
      what: `Compartilhar com o restante da equipe como ${member} trabalha`,
    }),
    product: ({ member }) => ({
      head: `planejar em torno de ${member}`,
      what: `Considerar um plano para ${member} e para o que poderia acompanhá-lo`,
    }),
    delta: ({ label }) => ({
      head: `definir o rumo ${within(label)}`,
      what: `Acordar o objetivo ${within(label)} para o próximo período e quem responde por ele`,
    }),
    steady: ({ label }) => ({
      head: `testar uma alavanca ${within(label)}`,
      what: `Escolher uma mudança e testá-la ${within(label)}, que ficou estável sem ela`,
    }),
    missing: (label) => ({
      head: `registrar “${inner(label)}”`,
      what: `Registrar na origem o que falta para “${inner(label)}”, a fim de mostrá-lo na próxima revisão`,
    }),
    check: (now) => ({
      head: `confirmar os números ${ofPeriod(now)}`,
      what: `Confirmar os números ${ofPeriod(now)} com os responsáveis pelos dados`,
    }),
  },

  definitionsTitle: 'Definições: como cada indicador é calculado',
  notComputable: (reason) => `Não calculado: ${inner(reason)}`,
  quality: {
    title: 'Qualidade dos dados: o que foi lido e o que ficou de fora',
    file: (rows, rejected) => `Linhas lidas: ${ref(rows, 'full')}; rejeitadas: ${ref(rejected, 'full')}`,
    period: 'Períodos',
    partial: (periods) => `Com dados parciais, mostrados e nunca comparados: ${list(periods)}`,
    tests: 'Testes',
    guard:
      'Só se diz que uma taxa variou quando um teste de proporções, corrigido por todas as taxas examinadas, considera a diferença significativa',
  },

  agenda: 'Conteúdo desta revisão',
  sections: {
    summary: 'Resumo',
    results: 'Resultados',
    evidence: 'Análise',
    outlook: 'Perspectivas',
    actions: 'Próximos passos',
    appendix: 'Apêndice',
  },

  notes: {
    formula: ({ name, value, definition, rows, subject: many }) =>
      `${name} (${ref(value)})${definition ? `: ${inner(definition)}` : '.'} Base: ${ref(rows, 'full')} ${many}.`,
  },
};
