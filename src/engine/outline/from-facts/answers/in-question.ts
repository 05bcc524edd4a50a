/** The measures that a brief asks about, and where they are weak or strong. */
import type { Brief, Question } from '../../../../model/brief.ts';
import type { EffectAsked, EffectMissing, FactTable, MetricNote } from '../../../../model/fact.ts';
import { onlyPointsBack } from '../../../brief/stated-change.ts';
import { Evidence } from '../../../insight/evidence.ts';
import { type Cells, cellsOf } from '../../../insight/finders/cells.ts';
import { proportionOf } from '../../../insight/statistics.ts';
import { Context } from '../context.ts';
import { inLanguage, inOwnWords } from '../in-language.ts';
import { isToldByPlace } from '../pages/service-place.ts';
import { ratesAsked } from '../rates-asked.ts';
import { wordsOf } from '../topics.ts';
import { dimensionAsked, formal, isOfLeaving, measuresAsked } from './asked-of.ts';
import { effectAsked } from './suspected.ts';

/** More are a review of everything. */
const most = 2;

type Asking = Pick<Brief, 'questions' | 'prompt' | 'language' | 'words' | 'given'>;

/** What a brief asks about, before anything is found. */
function unread(brief: Asking, facts: FactTable): Context {
  const told = { ...facts, metrics: ratesAsked(facts.metrics, brief) };
  const evidence = new Evidence(inOwnWords(inLanguage(told, brief.language), brief.words));
  return new Context(brief as Brief, evidence, { headline: null, findings: [], top: [] });
}

/** A brief speaks of its matter early. */
const mostSentences = 40;

/** The measure that a brief itself makes: a figure that it says how to work out, or the rows within a time that it allows. */
function measureStated({ brief, computed }: Context): MetricNote | null {
  const limit = brief.given?.find((each) => each.kind === 'limit');
  const held = limit && (limit.times === 'resolution' ? 'resolved_within' : 'answered_within');
  return computed.find(({ id, stated }) => stated !== undefined || id === held) ?? null;
}

/** The measure that a brief speaks of first by its whole name, whatever else it says: `no-shows still feel as bad`. */
function measureSpokenOf({ brief, computed }: Context): MetricNote | null {
  const spoken = computed.find((note) => note.spoken !== undefined);
  if (spoken) return spoken;
  const named = computed
    .filter(({ polarity, state, unit }) => (polarity !== 'neutral' || unit === 'ratio') && !state)
    .map((note) => ({ note, words: wordsOf(note.label).filter((word) => !formal.has(word)) }))
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.words.length - a.words.length);
  if (named.length === 0) return null;
  for (const sentence of brief.prompt.split(/(?<=[.!?。！？؟])\s+|\n+/u, mostSentences)) {
    const said = new Set(wordsOf(sentence));
    const found =
      named.find(({ words }) => words.every((word) => said.has(word))) ?? named.find(({ note }) => isAbbreviated(sentence, note));
    if (found) return found.note;
  }
  return null;
}

/** Measures that are called by initials in any language: `NRR has gone the wrong way`. */
const initials: ReadonlySet<string> = new Set(['nrr', 'grr', 'mrr', 'arr', 'arpa', 'cac', 'ltv', 'dso']);
const isAbbreviated = (sentence: string, { id }: MetricNote) =>
  initials.has(id) && new RegExp(`(?<![A-Za-z])${id.toUpperCase()}(?![A-Za-z])`).test(sentence);

/** The questions of a brief, with the measure that it speaks of in those that name none: `did it help?` */
export function questionsOfMatter(brief: Asking, facts: FactTable): Question[] {
  const isDefined = facts.metrics.some(({ stated }) => stated !== undefined);
  if (brief.questions.length === 0 && !isDefined) return brief.questions;
  const context = unread(brief, facts);
  let isNamed = false;
  const stated = brief.questions.filter(({ stated }) => stated);
  const made = measureStated(context);
  // Who says how a measure is worked out wants to know why it moved, where nothing else is asked of it.
  const isAsked = brief.questions.some(({ kind }) => kind === 'why' || kind === 'which' || kind === 'effect');
  const asked: readonly Question[] =
    made && isDefined && !isAsked
      ? [{ kind: 'why', text: made.label, about: made.label, stated: true }, ...brief.questions]
      : brief.questions;
  const told =
    (made ? undefined : stated.find(({ about }) => measuresAsked(context, about).length > 0)) ??
    (made || measureSpokenOf(context) ? stated[0] : undefined);
  return asked.flatMap((question) => {
    if (question.stated && question !== told && brief.questions.includes(question)) return [];
    if (question === told && made) return [{ ...question, about: made.label }];
    const [named] = measuresAsked(context, question.about);
    if (made && isDefined && question.kind === 'why' && !isNamed && (!named || isBesideStated(context, named, made))) {
      isNamed = true;
      return [{ ...question, about: made.label }];
    }
    isNamed ||= named !== undefined;
    const asksOfIt = question.kind === 'effect' ? effectAsked(context, question) : null;
    const isOpen = asksOfIt ? 'missing' in asksOfIt && asksOfIt.missing === 'measure' : question.kind === 'why' && !isNamed;
    // Where and since when are asked of what was spoken of before: of a rate that the rows say only together, no other words tell.
    const isOfBefore = question.kind === 'which' && !isNamed && onlyPointsBack(question);
    const own = isOfBefore ? (context.computed.find((note) => note.spoken !== undefined) ?? null) : null;
    const spoken = isOpen ? measureSpokenOf(context) : own;
    return [spoken ? { ...question, about: `${question.about} ${spoken.label}`.trim() } : question];
  });
}

/** Words of the measure that the brief defines may be those of another: a bare `why did the margin fall` is of the margin that it defines. */
function isBesideStated(context: Context, named: MetricNote, made: MetricNote): boolean {
  const own = wordsOf(made.label);
  return named !== made && named.stated === undefined && wordsOf(context.label(named.id)).some((word) => own.includes(word));
}

export function measuresInQuestion(brief: Asking, facts: FactTable): string[] {
  const context = unread(brief, facts);
  const asked = questionsOfMatter(brief, facts).flatMap((question) => {
    // A suspected cause is tested by months, not by every two dimensions.
    if (question.kind === 'effect') return [];
    const dimension = question.kind === 'which' ? dimensionAsked(context, question) : null;
    return measuresAsked(context, question.about, { besides: dimension ? wordsOf(dimension.label) : [] }).slice(0, 1);
  });
  return [...new Set(asked.flatMap((note) => scannedFor(context, note)?.id ?? []))].slice(0, most);
}

/** What every suspected cause is tested on, in the order it is asked; or what the data lack for it. */
export function effectsInQuestion(brief: Asking, facts: FactTable): (EffectAsked | EffectMissing)[] {
  const context = unread(brief, facts);
  return questionsOfMatter(brief, facts).flatMap((question) => (question.kind === 'effect' ? [effectAsked(context, question)] : []));
}

/**
 * The rate or mean whose cells answer for a measure: itself or, where chance in it is not known or it only counts answers, the one it goes with;
 * of those who leave, of which there are more where there are more to leave, the rate.
 */
function scannedFor({ computed, evidence, table }: Context, note: MetricNote): MetricNote | null {
  const looked = isOfLeaving(note) ? computed.find((each) => table.scanned?.includes(each.id) && isOfLeaving(each)) : undefined;
  if (looked) return looked;
  const isTested = ({ id }: MetricNote) => {
    const fact = evidence.get(id, 0);
    return fact !== null && (proportionOf(fact) !== null || evidence.noise(fact)?.of === 'mean');
  };
  const isMean = (each: MetricNote) => !each.state && (isTested(each) || each.weighedBy !== undefined);
  const beside = computed.find(({ id, polarity }) => id === note.beside && polarity !== 'neutral');
  const [own] = [...(note.polarity === 'neutral' ? [beside, note] : [note, beside])].filter((each) => each !== undefined && isMean(each));
  if (own) return own;
  if (!isOfLeaving(note)) return null;
  const leaving = computed.filter((each) => each.polarity === 'down' && isOfLeaving(each) && isMean(each));
  // What is counted once a period cannot tell the month.
  return leaving.find(({ perPeriod }) => !perPeriod) ?? leaving[0] ?? null;
}

/** The measure whose places answer for one that is asked about: churn for retention; null where that is itself or none. */
export function answersFor(context: Context, note: MetricNote): MetricNote | null {
  const looked = scannedFor(context, note);
  return looked === null || looked.id === note.id ? null : looked;
}

/** Where a measure is weak or strong, as the question asks; null where it was not looked at. */
export function cellsAsked(context: Context, sense: Question['sense'], note: MetricNote): Cells | null {
  const measure = scannedFor(context, note);
  return measure && cellsOf(context.evidence, measure, isLow(context, sense, measure));
}

function isLow(context: Context, sense: Question['sense'], { id, polarity }: MetricNote): boolean {
  if (sense === 'most' || sense === 'least') return sense === 'least';
  if (polarity === 'neutral') return context.moveOf(id)?.direction === 'down';
  return (sense === 'best') === (polarity === 'down');
}

/** The measure of each question, its own or that of the question before. */
function asksOf(context: Context): { note: MetricNote; sense: Question['sense'] }[] {
  let before: MetricNote | undefined;
  return context.brief.questions.flatMap((question) => {
    const { kind, about, sense } = question;
    const [own] = kind === 'effect' ? effectMeasure(context, question) : measuresAsked(context, about);
    before = own ?? before;
    return before && (own || kind === 'why' || kind === 'which') ? [{ note: before, sense }] : [];
  });
}

/** Where everything that is asked about is weak or strong, in the order it is asked. */
export function allCellsAsked(context: Context): Cells[] {
  // Of what got worse in one place, the place is told.
  const asked = asksOf(context).filter(({ note }) => !isToldByPlace(context, note.id));
  return [...new Set(asked.flatMap(({ note, sense }) => cellsAsked(context, sense, note) ?? []))];
}

/** What a suspected cause was tested on. */
function effectMeasure(context: Context, { text }: Question): MetricNote[] {
  const note = context.table.effects?.find(({ question }) => question === text);
  const metric = note && !('missing' in note) ? context.evidence.metric(note.metric) : null;
  return metric ? [metric] : [];
}

/** IDs of the measures that the brief asks about, with those that answer for them, in the order they are asked. */
export function askedMeasures(context: Context): string[] {
  return [...new Set(asksOf(context).flatMap(({ note }) => [note.id, scannedFor(context, note)?.id ?? note.id]))];
}

/** Whether a measure is one of those asked about, or of the same matter: of what is lost, whatever counts it. */
export function isAskedAbout(context: Context, asked: readonly string[], metric: string): boolean {
  const isLeaving = (id: string) => context.evidence.metric(id) !== null && isOfLeaving(context.note(id));
  return asked.includes(metric) || (isLeaving(metric) && asked.some(isLeaving));
}
