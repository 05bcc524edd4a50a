/** Which member does best, worst, most or least; and of two named ones, how they compare. */
import type { Question } from '../../../../model/brief.ts';
import type { MetricNote } from '../../../../model/fact.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Cells } from '../../../insight/finders/cells.ts';
import { type Context, safe } from '../context.ts';
import { cellsPage, cellsText, said as saidOfCell } from '../pages/cells.ts';
import { movedTitles } from '../summary-title.ts';
import { withoutBold } from '../titles.ts';
import { wordsOf } from '../topics.ts';
import type { Answer } from './answer.ts';
import { asksOfConcept, dimensionAsked, dimensionOf, isOfLeaving, measuresAsked } from './asked-of.ts';
import { cellsAsked } from './in-question.ts';
import { isOnlyMix, mixTexts } from './mix-told.ts';
import { onsetTold } from './onset.ts';
import { alongSteps } from './onset-along.ts';
import { openQuestion } from './open.ts';
import { type Standing, standingOf, usualStandings } from './standing.ts';
import { standingPage } from './standing-page.ts';
import { standingText, standingTitles } from './standing-text.ts';
import { causeOf, whyOf } from './why.ts';

/** Measures that one answer tells of. */
const most = 2;

/** @param before the measure of the question before, where this one names none */
export function whichOf(context: Context, question: Question, before: MetricNote | undefined): Answer | null {
  const { evidence, computed, insights } = context;
  const named = dimensionAsked(context, question);
  // Where customers are lost does not ask which of them, and where and since which month not which month.
  const isOther = named?.role === 'account' || named?.id === 'month';
  const dimension = isOther && asksWhere.test(question.text) ? null : named;
  const asks = measuresAsked(context, question.about, { besides: dimension ? wordsOf(dimension.label) : [] });
  const headline = insights.headline === null ? undefined : (evidence.metric(insights.headline) ?? undefined);
  // `Where exactly is the problem?` asks of what was asked before, or of what the deck is about.
  const measure = asks[0] ?? before ?? (asksWhere.test(question.text) ? headline : undefined);
  // `Where do we lose them?` is answered by where what was asked before has changed.
  const isSame = !asks[0] || isOfLeaving(asks[0]) || /^(?:lost|churned)_/.test(asks[0].id);
  const parted = before && !dimension && isSame ? partedAt(context, question, before) : null;
  if (parted) return parted;
  const cells = measure ? cellsAsked(context, question.sense, measure) : null;
  // `Where does the backlog build up?` names no column: whoever moved the measure is the answer.
  if (!dimension)
    return (
      (cells && answerOfCells(context, question, cells)) ??
      partedAt(context, question, measure) ??
      movedBy(context, question, measure) ??
      heldBy(context, question, asks[0]) ??
      openQuestion(context, question, 'dimension')
    );
  const told = cells ? [cells.note, ...asks.slice(1)] : asks;
  // Of what is better smaller, who has most of it is asked.
  const sense = question.sense ?? ((measure ?? headline)?.polarity === 'down' ? 'worst' : 'best');
  // A median or a slowest tenth is of all rows: members are told apart by the measure it goes with.
  const asked = told.flatMap((each) => {
    const note = each.beside === undefined ? each : context.note(each.beside);
    return standingOf(evidence, note, dimensionOf(context, note, dimension), sense) ?? [];
  });
  const isOpen = told.length === 0 && asksOfConcept(question.about, wordsOf(dimension.label));
  const standings = told.length > 0 || isOpen ? asked : usualStandings(evidence, computed, insights.headline, dimension, sense);
  if (standings.length === 0) return (cells && answerOfCells(context, question, cells)) ?? openQuestion(context, question, 'measure');
  const answer = answerWith(context, question, standings);
  if (!cells?.leading) return answer;
  // Where in the members it lies says more than which of them is first.
  const isOfIt = cells.leading.sides.some((side) => side.dimension === standings[0]!.dimension);
  const own = answerOfCells(context, question, cells);
  // What the question before told of the same measure is not told again.
  if (!isOfIt || asks.length === 0)
    return {
      ...answer,
      sentences: [...answer.sentences, ...own.sentences.map(withoutBold)],
      ...(isOfIt && own.page && { page: own.page }),
    };
  return { ...own, sentences: [...own.sentences, ...(standings[0]!.differs ? answer.sentences.slice(0, 1).map(withoutBold) : [])] };
}

/** The group that weighs most, or that none stands out. */
function answerOfCells(context: Context, question: Question, cells: Cells): Answer {
  const { leading, note, whole } = cells;
  // Of groups that only count for more or less than before, none is to be put right.
  const mixed = isOnlyMix(context, cells) ? mixTexts(context, note) : [];
  if (mixed.length > 0) return { question, figure: ref(whole.id), sentences: mixed, titles: [], tells: [], measure: note };
  const page = cellsPage(context, cells, 1);
  const move = note.id === context.insights.headline ? null : context.moveOf(note.id);
  // Where no group stands out over all periods, one may since some month.
  const onset = leading ? null : onsetTold(context, note);
  const steps = onset ? alongSteps(context, onset) : [];
  return {
    question,
    figure: ref((leading?.fact ?? onset?.after ?? whole).id),
    sentences: [onset?.text ?? cellsText(context, cells)],
    ...(steps.length > 0 && { steps }),
    titles: leading
      ? context.catalogue.forms('cells-titles', saidOfCell(context, cells, leading))
      : move
        ? movedTitles(context, move, null)
        : [],
    tells: [],
    measure: note,
    ...(page && { page }),
  };
}

/** Who asks where names no column, and may be told that nothing stands out. */
const asksWhere = /^(?:where|wo|où|d[oó]nde|onde|dove)(?!\p{L})|どこ|哪里|哪裡|أين/iu;

/** The place at which a rate has parted from all others since some month. */
function partedAt(context: Context, question: Question, note: MetricNote | undefined): Answer | null {
  const onset = note && asksWhere.test(question.text) ? onsetTold(context, note) : null;
  if (!onset?.claimed) return null;
  const move = context.moveOf(note!.id);
  const steps = alongSteps(context, onset);
  return {
    question,
    figure: ref(onset.after.id),
    sentences: [onset.text],
    titles: [],
    ...(steps.length > 0 && { steps }),
    tells: move ? [move.id] : [],
    measure: note!,
  };
}

/** The member that moved the measure of a question; null where none stands out of those it asks about. */
function movedBy(context: Context, question: Question, measure: MetricNote | undefined): Answer | null {
  const [named] = measuresAsked(context, question.about);
  const note = named ?? (asksWhere.test(question.text) ? measure : undefined);
  const move = note && context.moveOf(note.id);
  if (!move || !(asksWhere.test(question.text) || causeOf(context, move))) return null;
  return whyOf(context, named ? question : { ...question, about: note.label });
}

/** More members share a sum too evenly to say where it is. */
const mostHolders = 12;

/** Who holds most of a sum of which no change is known: `Where does expansion come from?` */
function heldBy(context: Context, question: Question, note: MetricNote | undefined): Answer | null {
  const { evidence, table } = context;
  if (!note || !asksWhere.test(question.text)) return null;
  const [first] = table.dimensions
    .filter((dimension) => !dimension.coded && dimension.members.length <= mostHolders && evidence.adds(note.id, dimension, 0, 0.5))
    .flatMap((dimension) => standingOf(evidence, note, dimension, 'most') ?? [])
    .toSorted((a, b) => b.members[0]!.fact.value - a.members[0]!.fact.value);
  return first ? answerWith(context, question, [first]) : null;
}

/** The member that stands first on the first measure, and where it is on the second. */
export function answerWith(context: Context, question: Question, standings: readonly Standing[]): Answer {
  const [first, ...others] = standings as readonly [Standing, ...Standing[]];
  const besides = others.slice(0, most - 1).flatMap(({ note, at }) => besidesOf(context, first, note, at) ?? []);
  return {
    question,
    figure: ref((first.differs ? first.members[0]!.fact : (first.whole ?? first.members[0]!.fact)).id),
    sentences: [standingText(context, first), ...besides, ...basisOf(context, first)],
    titles: first.at === 0 ? standingTitles(context, first) : [],
    tells: [],
    measure: first.note,
    page: standingPage(context, first, besides),
  };
}

/** That it rests on more than the period of the deck, or on an earlier one. */
function basisOf({ catalogue, now, table }: Context, { at }: Standing): Text[] {
  if (at === 'all') return [catalogue.say('answer-all-periods', { now })];
  const period = table.periods.find(({ offset }) => offset === at);
  return at === 0 || !period ? [] : [catalogue.say('answer-decided', { period: safe(period.label) })];
}

/** What the first member of a standing has on another measure. */
function besidesOf(context: Context, { members, dimension }: Standing, note: MetricNote, at: Standing['at']): Text | null {
  const { catalogue, evidence } = context;
  const [fact, whole] = [evidence.get(note.id, at, { [dimension.id]: members[0]!.member }), evidence.get(note.id, at)];
  return fact && catalogue.say('answer-besides', { label: context.label(note.id), value: ref(fact.id), whole: whole && ref(whole.id) });
}
