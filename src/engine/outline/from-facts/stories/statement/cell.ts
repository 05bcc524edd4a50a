/** The one line of one member that most of the variance comes from: its figures and what is said of it. */
import { type Dimension, type Fact, factId } from '../../../../../model/fact.ts';
import { ref, type Text } from '../../../../../model/text.ts';
import { isAlike, words } from '../../../../data/lexicon.ts';
import { costTopicsIn } from '../../../../data/records/cost-topics.ts';
import type { Known } from '../../../../insight/evidence.ts';
import { lineDimension } from '../../../../metrics/finance/statement-facts.ts';
import { safe } from '../../context.ts';
import type { Held, HeldStatement, Line } from './held.ts';

export interface HeldCell {
  line: Line;
  dimension: Dimension;
  member: string;
  /** `Agency staff in Leeds`. */
  name: Text;
  held: Held;
  scope: Fact['scope'];
  /** Of the whole variance. */
  share: Known;
  /** The whole without it, and as a share of what was planned for the rest. */
  rest: Known;
  restShare: Known;
  /** Mean of a step, since the onset and before; and a year at this pace. */
  each: Known;
  before: Known | null;
  year: Known;
  onset: string | null;
}

export function cellOf(held: HeldStatement): HeldCell | null {
  const { note, context, total } = held;
  const { evidence, catalogue } = context;
  const { cell } = note;
  const line = cell && held.lines.find(({ member }) => member === cell.line);
  const dimension = cell && evidence.dimension(cell.dimension);
  if (!cell || !line || !dimension) return null;
  const scope = { [lineDimension]: cell.line, [cell.dimension]: cell.member };
  const own = held.held('statement_result', scope);
  const get = (suffix: string) => evidence.byId(factId({ metric: `statement_cell.${suffix}`, scope, at: 0 }));
  const [each, year] = [get('since_each'), get('year')];
  if (!own || !each || !year) return null;
  const share = evidence.workedOut(own.variance, '.of_whole', own.variance.value / total.variance.value, [own.variance, total.variance], {
    label: `${own.variance.label}, share of the whole`,
    formula: 'variance of the cell, divided by the whole variance',
    unit: 'ratio',
  });
  const rest = held.worked(
    '.without_cell',
    total.variance.value - own.variance.value,
    [total.variance, own.variance],
    'the whole variance without that of the cell',
  );
  const planned = held.worked(
    '.planned_without_cell',
    total.planned.value - own.planned.value,
    [total.planned, own.planned],
    'planned without the cell',
  );
  const restShare = evidence.workedOut(rest, '.pct', rest.value / Math.abs(planned.value), [rest, planned], {
    label: `${rest.label}, in percent`,
    formula: 'variance without the cell, divided by what was planned for the rest',
    unit: 'ratio',
  });
  return {
    line,
    dimension,
    member: cell.member,
    name: catalogue.say('cell-of', { line: line.label, member: context.member(cell.member) }),
    held: own,
    scope,
    share,
    rest,
    restShare,
    each,
    before: get('before_each'),
    year,
    onset: cell.onset,
  };
}

/** A variance as its readers write it: of costs, more of them is more. */
export function asSpent(held: HeldStatement, { kind }: Pick<Line, 'kind'>, fact: Known): Known {
  if (kind === 'revenue') return fact;
  return held.context.evidence.workedOut(fact, '.as_spent', -fact.value, [fact], {
    label: `${fact.label}, as spending`,
    formula: `${fact.formula}, as spending`,
    unit: fact.unit,
  });
}

const stepWord = (held: HeldStatement) => held.context.catalogue.say(held.quarterly ? 'statement-quarter' : 'statement-month');

export function cellTitles(held: HeldStatement, cell: HeldCell): Text[] {
  return held.context.catalogue.forms('cell-title', {
    cell: cell.name,
    gap: ref(cell.held.variance.id),
    side: held.side(cell.line, cell.held),
    basis: held.basis,
    from: cell.onset === null ? null : held.stepName(cell.onset),
    share: ref(cell.share.id),
  });
}

/** How far off, since when, and what is left without it. */
export function cellTexts(held: HeldStatement, cell: HeldCell): { stood: Text; onset: Text | null; rest: Text; year: Text } {
  const { catalogue } = held.context;
  const { line, held: own } = cell;
  const side = held.side(line, own);
  const kind = held.costsOnly ? ('cost' as const) : ('revenue' as const);
  const restSide = held.side({ kind }, { ...own, variance: cell.rest });
  return {
    stood: catalogue.say('cell-stood', {
      cell: cell.name,
      gap: ref(own.variance.id),
      side,
      basis: held.basis,
      actual: held.shown(line, own.actual),
      planned: held.shown(line, own.planned),
      share: ref(cell.share.id),
    }),
    onset:
      cell.onset === null
        ? null
        : catalogue.say('cell-onset', {
            from: held.stepName(cell.onset),
            since: ref(cell.each.id),
            step: stepWord(held),
            side: cell.each.value > 0 === (line.kind === 'revenue') ? 'above' : 'below',
            basis: held.basis,
            before: cell.before && ref(asSpent(held, line, cell.before).id, 'signed'),
          }),
    rest: catalogue.say('cell-rest', {
      result: held.result,
      rest: ref(cell.rest.id),
      percent: ref(cell.restShare.id),
      side: restSide,
      basis: held.basis,
    }),
    year: catalogue.say('cell-year', {
      year: ref(cell.year.id),
      side: cell.year.value > 0 === (line.kind === 'revenue') ? 'above' : 'below',
      basis: held.basis,
    }),
  };
}

interface CellPart {
  label: Text;
  value: Known;
}

export interface HeldSplit {
  parts: readonly CellPart[];
  start: Known;
  end: Known;
  sum: Known;
  /** What is counted, with its plan; and how much of the second for a unit of the first: planned, now, and since the onset. */
  first: { label: Text; actual: Known; planned: Known; percent: Known };
  per: { label: Text; planned: Known; actual: Known; since: Known | null } | null;
}

/** Times a unit: hours for a thousand. */
const thousand = 1000;

export function splitOf(held: HeldStatement, cell: HeldCell): HeldSplit | null {
  const { note, context } = held;
  const { split } = note;
  if (!split) return null;
  const { evidence, catalogue } = context;
  const get = (what: string, scope: Fact['scope'] = cell.scope) =>
    evidence.byId(factId({ metric: `statement_split.${what}`, scope, at: 0 }));
  const [unit, hours] = [safe(split.first.label), safe(split.direct.label)];
  const efficiency = catalogue.say('cell-split-efficiency', {
    hours,
    unit,
    thousand: held.count('units that hours are told for', thousand),
  });
  const labels: Record<(typeof split.parts)[number], Text> = {
    volume: unit,
    hours: unit,
    people: unit,
    efficiency: catalogue.say('cell-split-hours'),
    rate: catalogue.say(`cell-split-rate-${split.direct.driver}`),
  };
  const parts = split.parts.flatMap((part) => {
    const value = get(`${part}_all`);
    return value ? [{ label: labels[part], value }] : [];
  });
  const [start, end] = [get('plan_all'), get('amount_all')];
  const of = { ...cell.scope, of: split.first.driver };
  const [actual, planned] = [get(`${split.first.driver}_all`, of), get(`${split.first.driver}_plan_all`, of)];
  if (parts.length < split.parts.length || !start || !end || !actual || !planned) return null;
  const sum = evidence.workedOut(end, '.less_plan', end.value - start.value, [end, start], {
    label: `${end.label}, less plan`,
    formula: 'actual less planned',
  });
  const ratio = (span: string, version: '' | '_plan'): Known | null => {
    const [top, below] = [
      get(`${split.direct.driver}${version}_${span}`, { ...cell.scope, of: split.direct.driver }),
      get(`${split.first.driver}${version}_${span}`, of),
    ];
    if (!top || !below) return null;
    return evidence.workedOut(top, '.per_thousand', (top.value / below.value) * thousand, [top, below], {
      label: `${split.direct.label} per 1,000 ${split.first.label}${version === '' ? '' : ', planned'}`,
      formula: `${top.formula}, divided by ${below.formula}, times 1,000`,
      unit: 'number',
    });
  };
  const [before, now] = [ratio('all', '_plan'), ratio('all', '')];
  return {
    parts,
    start,
    end,
    sum,
    first: {
      label: unit,
      actual,
      planned,
      percent: evidence.workedOut(actual, '.vs_plan', actual.value / planned.value - 1, [actual, planned], {
        label: `${actual.label}, change from plan`,
        formula: 'actual divided by planned, less one',
        unit: 'ratio',
      }),
    },
    per:
      split.parts.includes('efficiency') && before && now
        ? { label: efficiency, planned: before, actual: now, since: cell.onset === null ? null : ratio('since', '') }
        : null,
  };
}

/** The part that makes most of it. */
export const mainPart = ({ parts, sum }: HeldSplit) => parts.toSorted((a, b) => (b.value.value - a.value.value) * Math.sign(sum.value))[0]!;

/** What somebody held for the cause, and what it comes to. */
export interface Suspect {
  /** Its name, and its part of the variance. */
  label: Text;
  share: Known;
  /** What it adds, as its readers write it. */
  added: Known;
  text: Text;
  value: Known;
  isSmall: boolean;
}

/** Part of the variance below which a suspect is told as not the cause. */
const small = 0.25;
const moreOf =
  /\b(volumes?|quantit\w*|orders?|units|demand|output|production|throughput|activity|mengen?|absatz|auftrage?|auftragslage|produktion|volumen|activite|commandes|volumes|produccion|pedidos|producao|produzione|ordini|volumi)\b|数量|販売量|生産量|销量|产量|الكمية|الانتاج/;

/** Of what a question names: lines by what they are for, and what is counted beside them. */
export function suspectsIn(held: HeldStatement, cell: HeldCell, text: string): Suspect[] {
  const { context, total, note } = held;
  const { evidence, catalogue } = context;
  const topics = costTopicsIn(text);
  const plain = words(text);
  const shareOf = (fact: Known, value: number) =>
    evidence.workedOut(fact, '.of_total', value / total.variance.value, [fact, total.variance], {
      label: `${fact.label}, share of the whole variance`,
      formula: 'divided by the whole variance',
      unit: 'ratio',
    });
  const lines = held.lines.filter((line) => line !== cell.line && costTopicsIn(line.label).some((topic) => topics.includes(topic)));
  const own = lines.slice(0, 3).map((line): Suspect => {
    const said = { line: line.label, gap: ref(line.variance.id), side: held.side(line, line), basis: held.basis };
    const share = shareOf(line.variance, line.variance.value);
    const text =
      share.value > 0
        ? catalogue.say('cell-suspect', { ...said, share: ref(share.id), small: share.value < small })
        : catalogue.say('cell-suspect-none', said);
    return {
      text,
      value: line.variance,
      label: line.label,
      share,
      added: asSpent(held, line, line.variance),
      isSmall: share.value < small,
    };
  });
  const { split } = note;
  const unit = split?.first;
  const isCounted =
    unit !== undefined &&
    unit.driver !== 'people' &&
    (moreOf.test(plain) ||
      plain.split(' ').some(
        (word) =>
          word.length > 3 &&
          words(unit.label)
            .split(' ')
            .some((each) => each.length > 3 && isAlike(each, word)),
      ));
  if (!unit || !isCounted) return own;
  const everywhere = split.members.length > 1;
  const scope = { [lineDimension]: cell.line.member };
  const get = (what: string, of: Fact['scope']) => evidence.byId(factId({ metric: `statement_split.${what}`, scope: of, at: 0 }));
  const effect = everywhere ? get(`${unit.driver}_members`, scope) : get(`${unit.driver}_all`, cell.scope);
  const of = everywhere ? { ...scope, of: unit.driver } : { ...cell.scope, of: unit.driver };
  const [actual, planned] = everywhere
    ? [get(`${unit.driver}_counted`, of), get(`${unit.driver}_plan_counted`, of)]
    : [get(`${unit.driver}_all`, of), get(`${unit.driver}_plan_all`, of)];
  if (!effect || !actual || !planned) return own;
  const percent = evidence.workedOut(actual, '.vs_plan', actual.value / planned.value - 1, [actual, planned], {
    label: `${actual.label}, change from plan`,
    formula: 'actual divided by planned, less one',
    unit: 'ratio',
  });
  const share = shareOf(effect, (cell.line.kind === 'cost' ? -1 : 1) * effect.value);
  return [
    ...own,
    {
      value: effect,
      label: safe(unit.label),
      share,
      added: effect,
      isSmall: share.value < small,
      text: catalogue.say('cell-suspect-count', {
        unit: safe(unit.label),
        percent: ref(percent.id),
        basis: held.basis,
        line: cell.line.label,
        gap: ref(effect.id),
        share: ref(share.id),
        small: share.value < small,
      }),
    },
  ];
}

/** Those that are small, in one sentence; the others each in its own. */
export function suspectTexts(held: HeldStatement, suspects: readonly Suspect[]): Text[] {
  const few = suspects.filter(({ isSmall, share }) => isSmall && share.value > 0);
  if (few.length < 2) return suspects.map(({ text }) => text);
  const items = few.map(({ label, added, share }) => `${label} ${ref(added.id, 'signed')} (${ref(share.id)})`);
  return [
    held.context.catalogue.say('cell-suspects', { items }),
    ...suspects.filter((each) => !few.includes(each)).map(({ text }) => text),
  ];
}

/** Of what the brief asks and says that somebody believes, each once. */
export function suspectsOf(held: HeldStatement, cell: HeldCell): Suspect[] {
  const { questions, prompt } = held.context.brief;
  const asked = questions.flatMap(({ text, kind }) => (asksSplit.test(text) && kind !== 'why' ? [] : [text]));
  const said = prompt
    .slice(0, longestPrompt)
    .split(/(?<=[.?!。？！؟\n])\s*/u)
    .filter((text) => believes.test(text) && !asksSplit.test(text));
  const all = [...asked, ...said].flatMap((text) => suspectsIn(held, cell, text));
  return all.filter(({ value }, at) => all.findIndex((other) => other.value.id === value.id) === at);
}

/** Characters of a prompt that are read for what somebody believes; the rest is material. */
const longestPrompt = 2000;
const believes =
  /(?<!\p{L})(?:thinks?|believes?|suspects?|blames?|assumes?|claims?|reckons?|meint|meinen|glaub(?:t|en)|vermute[tn]|denk(?:t|en)|behaupte[tn]|pens(?:e|ent)|croi(?:t|ent)|soupçonne(?:nt)?|accuse(?:nt)?|cree[n]?|piensan?|sospechan?|achan?|acham|pensam?|pensano|crede|credono|ritien[ei]|ritengono)(?!\p{L})|と(?:考え|思|見て)|认为|觉得|怀疑|يعتقد|يظن/iu;

/** A question for what a variance consists of. */
export const asksSplit =
  /teilt? sich|aufteil|aufgeteilt|zerleg|setzt sich|split|break(?:s|ing)? ?down|decompos|divid(?:e|ed) (?:into|between)|how much (?:of (?:it|that) )?is|consists? of|décompos|ventil|répart|se compose|descompon|se divide|se reparte|decomp|reparte|scompon|suddivi|内訳|分解|要因別|拆分|拆解|构成|كيف (?:ينقسم|يتوزع)/iu;
