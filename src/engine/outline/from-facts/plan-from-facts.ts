/** Facts to outline: findings first, then the pages that prove them, in the order of a business review. */
import { wordsOf } from '../../../languages/catalogue.ts';
import type { Brief } from '../../../model/brief.ts';
import { behindFacts, type FactTable, type MetricNote, type Undone } from '../../../model/fact.ts';
import type { Direction, Finding } from '../../../model/finding.ts';
import type { Outline } from '../../../model/outline.ts';
import { Evidence } from '../../insight/evidence.ts';
import { findInsights, type Insights } from '../../insight/find-insights.ts';
import type { Heard } from '../../insight/score.ts';
import { plannedOf } from '../planned.ts';
import { otherForms, varied } from '../variety.ts';
import type { Answer, Missing } from './answers/answer.ts';
import { answersOf, proofOf } from './answers/answers.ts';
import { askedFirst } from './answers/asked-of.ts';
import { isShadowOfOnset } from './answers/beside-onset.ts';
import { usedGiven, withTargets } from './answers/given.ts';
import { allCellsAsked, askedMeasures, questionsOfMatter } from './answers/in-question.ts';
import { isOnlyMix, isShadowOfMix, mixAlone, mixPage } from './answers/mix-told.ts';
import { isWithinOnset, onsetTold } from './answers/onset.ts';
import { alongPage } from './answers/onset-along.ts';
import { apartPage } from './answers/onset-apart.ts';
import { profitAsked } from './answers/profit.ts';
import { isPair } from './answers/why.ts';
import { Context } from './context.ts';
import { type Draft, usedFacts } from './draft.ts';
import { evidencePages, orderOfMetrics } from './evidence-pages.ts';
import { inLanguage, inOwnWords, isNamed } from './in-language.ts';
import { withMeasureNotes } from './measure-notes.ts';
import { appliedLines, notApplied, notAppliedLines } from './not-applied.ts';
import { inOwnSign } from './own-sign.ts';
import { actions } from './pages/actions.ts';
import { agenda } from './pages/agenda.ts';
import { appendixId, dataQuality, definitions, joinedAppendix } from './pages/appendix.ts';
import { cellsPage } from './pages/cells.ts';
import { cover, withFigures, withTopics } from './pages/cover.ts';
import { executiveSummary, summaryId } from './pages/executive-summary.ts';
import { pipeline } from './pages/pipeline.ts';
import { risks } from './pages/risks.ts';
import { scorecard, withCourse } from './pages/scorecard.ts';
import { leftOutNotes } from './quality-text.ts';
import { storyOf } from './stories/choose.ts';
import { planForCustomer } from './stories/customer/customer.ts';
import { listenerOf } from './stories/listener.ts';
import { lengthOfOne, onlyQuestion, servingOne } from './stories/one-question.ts';
import { planForStatement } from './stories/statement/statement.ts';
import { courseOf, inOrder, isExcluded, lengthOf, priorities, type Slot, take, unanswered, worthyFirst } from './story.ts';
import { saidOnce, uniqueTitles } from './titles.ts';
import { speaksOf, topicsOf, wishesOf, wordsOf as wordsOfTopic } from './topics.ts';

/** From this number of pages on, a deck gets an agenda by default. */
const long = 9;

export interface Plan {
  outline: Outline;
  notes: { open: string[]; changes: string[]; assumptions: string[] };
  most?: number;
}

/**
 * `only`: IDs of the pages to write, instead of choosing by length; `heard`: findings of the previous deck, which count less when
 * repeated.
 */
export function planFromFacts(spoken: Brief, facts: FactTable, only?: ReadonlySet<string>, heard: Heard = {}): Plan {
  const given = inOwnSign(spoken, facts.currency);
  // What named rows is left out of the figures already; without the void ones, invoices may well be shown.
  const brief = {
    ...given,
    exclude: given.exclude.filter((phrase) => !facts.leftOut?.some((left) => left.includes(phrase) || phrase.includes(left))),
    questions: questionsOfMatter(given, facts),
  };
  if (facts.account?.facing === 'customer') return planForCustomer(brief, facts, only);
  const stated = planForStatement(brief, facts, only);
  if (stated) return stated;
  const story = storyOf(brief);
  const named = withTargets(brief, inOwnWords(inLanguage(story.facts(withoutExcluded(brief, facts), brief), brief.language), brief.words));
  const { measures: spokenOf, alone } = asksOf(brief, named);
  const evidence = new Evidence(standingAlone(named, alone));
  const regarded = facts.metrics.flatMap((note) =>
    spokenOf.includes(note.id) || wishesOf(brief).some((phrase) => speaksOf(phrase, topicsOf(note, null))) ? note.id : [],
  );
  const listening = { listener: listenerOf(brief), heard, regarded };
  const usual = findInsights(evidence, listening);
  // Where no measure leads by its name, what the first question asks about does.
  const left = profitAsked(brief, evidence);
  // Beside what was left of sales, that they rose is no subject of its own.
  const measures = left === null ? spokenOf : [left];
  const first = left ?? askedFirst(new Context(brief, evidence, usual));
  const insights = first === null || first === usual.headline ? usual : findInsights(evidence, { ...listening, asked: first });
  const words = wordsOf(brief.language);
  const context = new Context(brief, evidence, withoutShadows(focused(brief, evidence, insights), brief, evidence));
  const { findings, top } = context.insights;

  const answers = answersOf(context);
  const evidenced = withAnswers(evidencePages(context, words, measures), answers, [
    ...allCellsAsked(context).flatMap((cells) =>
      isWithinOnset(context, cells) || isOnlyMix(context, cells) ? [] : (cellsPage(context, cells, worthOfCells) ?? []),
    ),
    ...changesAsked(answers).flatMap((measure) =>
      [alongPage(context, measure, worthOfAlong), apartPage(context, measure, worthOfCells)].flatMap((page) => page ?? []),
    ),
    ...[
      ...new Set([
        ...changesAsked(answers),
        ...(facts.mixes ?? []).flatMap(({ metric }) => (mixAlone(context, { id: metric }) ? [context.note(metric)] : [])),
      ]),
    ].flatMap((measure) => mixPage(context, measure, worthOfAlong) ?? []),
  ]);
  const measured = story.evidence(context, evidenced);
  // A deck planned with other pages keeps them.
  const single = only ? null : onlyQuestion(context, answers);
  const evidences = single ? servingOne(context, single, measured) : measured;
  const figures = single ? null : scorecard(context, story.figures(orderOfMetrics(context, measures)));
  const course = courseOf(evidences, context.insights.headline);
  // A deck planned with a page for the trend keeps it.
  const apart = course && (only?.has(course.slide.id) || isExcluded(brief, course));
  const joined = apart ? null : withCourse(context, figures, course);
  const usually = {
    cover: cover(context, single),
    scorecard: joined ?? figures,
    // Which of the open deals are live says more than how many there are.
    pipeline: story.outlook(facts) && !evidenced.some(({ slide }) => slide.id === 'live-deals') ? pipeline(context, 0.6) : null,
    risks: single && !wishesRisks(brief) ? null : enoughRisks(brief, risks(context, top), only),
    actions: actions(context, top, single),
    definitions: story.definitions || only || brief.slides.asked ? definitions(context) : null,
  };
  const undone = notApplied(
    facts,
    [facts, named],
    [...Object.values(usually), ...evidences].flatMap((page) => (page ? [page.topics] : [])),
  );
  const frame = { ...usually, dataQuality: dataQuality(context, undone), owesQuality: undone.length > 0 };
  const all = priorities(brief, frame, joined ? evidences.filter((page) => page !== course) : evidences, insights.headline);
  const order = measures.length > 0 ? worthyFirst(brief, all) : all;
  const asked = lengthOf(brief, order, single ? lengthOfOne : withCauses(ofQuestions(story.usual, measures), order));
  const chosen = only ? order.filter((slot) => isIn(only, slot === 'summary' ? summaryId : slot.slide.id)) : take(order, asked);
  const written = inOrder(
    context,
    chosen.filter((slot) => slot !== 'summary'),
    measures,
  );
  const summary = chosen.includes('summary') ? executiveSummary(context, top, written, answers, single) : null;
  if (summary && !isExcluded(brief, summary)) written.splice(written[0]?.part === 'cover' ? 1 : 0, 0, summary);
  const defined = definitions(context, written);
  const listed = written.map((page) => (defined && page.slide.id === defined.slide.id ? defined : page));
  // A deck planned with two pages keeps them, and one of a requested length needs them.
  const joins = only ? only.has(appendixId) : !brief.slides.asked;
  const pages = joins ? joinedAppendix(context, listed) : listed;
  const contents = (only ? only.has('agenda') : listed.length < asked && (brief.slides.asked || listed.length >= long))
    ? agenda(context, pages)
    : null;
  if (contents) pages.splice(pages[0]?.part === 'cover' ? 1 : 0, 0, contents);

  const proof = figures?.slide.kind === 'scorecard' && !isExcluded(brief, figures) ? figures.slide.content : null;
  const told = pages.map((page) =>
    page.part === 'cover' ? withTopics(context, proof ? withFigures(context, page, proof, summary) : page, pages) : page,
  );
  // What was left out is said somewhere, also in a deck too short for the page on data quality.
  const counted = pages.some(({ slide }) => slide.id === 'data-quality' || slide.id === appendixId) ? [] : leftOutNotes(context);
  const noted = told.map((page) =>
    counted.length > 0 && page === (told.find(({ part }) => part === 'summary') ?? told.find(({ part }) => part === 'scorecard'))
      ? { ...page, slide: { ...page.slide, notes: [...(page.slide.notes ?? []), ...counted] } }
      : page,
  );
  const slides = varied(saidOnce(uniqueTitles(noted.map((page) => withMeasureNotes(context, page)))), (slide) =>
    otherForms(slide, brief.language),
  );
  const used = usedFacts(slides, (id) => evidence.byId(id));
  return {
    outline: {
      version: 1,
      title: frame.cover.slide.title,
      language: brief.language,
      asOf: facts.asOf,
      ...(brief.company ? { company: brief.company } : {}),
      ...(brief.audience ? { audience: brief.audience } : {}),
      slides,
      facts: used,
      behind: behindFacts(used, (id) => evidence.byId(id)),
      planned: plannedOf(
        { ...given, questions: brief.questions },
        { ...facts, dimensions: evidence.table.dimensions },
        (iso) => context.catalogue.date(iso),
        frame.cover.slide.title,
        slides,
        {
          said: saidBy(pages, findings),
          heard,
        },
      ),
    },
    notes: notesOf(context, facts, pages, asked, findings, answers, undone),
    ...(single && { most: lengthOfOne.max }),
  };
}

/** The measures that are asked about, and those of them whose cells are known. */
function asksOf(brief: Brief, facts: FactTable): { measures: readonly string[]; alone: readonly string[] } {
  if (brief.questions.length === 0) return { measures: [], alone: [] };
  const unread = new Context(brief, new Evidence(facts), { headline: null, findings: [], top: [] });
  return { measures: askedMeasures(unread), alone: allCellsAsked(unread).map(({ note }) => note.id) };
}

/** Two that cross are told by the month since which they changed. */
function isOnset(context: Context, finding: Finding): boolean {
  const onset = finding.kind === 'pair' ? onsetTold(context, context.note(finding.metric)) : null;
  return onset?.claimed === true && isPair(finding, onset);
}

/** Weak spots by other dimensions are the shadow of a group that stands out of the same measure; whoever is often at a place that has changed, of that. */
function withoutShadows(insights: Insights, brief: Brief, evidence: Evidence): Insights {
  if (brief.questions.length === 0) return insights;
  const context = new Context(brief, evidence, insights);
  const standing = allCellsAsked(context).flatMap(({ leading, note }) => (leading ? [note.id] : []));
  const isShadow = (finding: Finding) =>
    (finding.kind === 'weak-spots' && standing.includes(finding.metric)) ||
    isShadowOfOnset(context, finding) ||
    isOnset(context, finding) ||
    isShadowOfMix(context, finding);
  return {
    ...insights,
    findings: insights.findings.filter((each) => !isShadow(each)),
    top: insights.top.filter((each) => !isShadow(each)),
  };
}

/** What is asked about is told by itself, not on the page of another measure. */
function standingAlone(table: FactTable, asked: readonly string[]): FactTable {
  const alone = ({ beside: _, ...note }: MetricNote): MetricNote => note;
  return asked.length === 0 ? table : { ...table, metrics: table.metrics.map((note) => (asked.includes(note.id) ? alone(note) : note)) };
}

/** Fewer leave most of their page empty; the summary and the next steps say them. */
const fewestRisks = 3;

function enoughRisks(brief: Brief, page: Draft | null, only: ReadonlySet<string> | undefined): Draft | null {
  const wanted = brief.slides.asked || only?.has('risks') || wishesRisks(brief);
  return wanted || (page?.slide.kind === 'risks' && page.slide.content.items.length >= fewestRisks) ? page : null;
}

const wishesRisks = ({ instruction, focus }: Brief) => [instruction, ...focus].flatMap(wordsOfTopic).includes('risk');

/** Whether a page is among those to write; the appendix on one page stands for both of its own. */
function isIn(only: ReadonlySet<string>, id: string): boolean {
  return only.has(id) || (only.has(appendixId) && (id === 'data-quality' || id === 'definitions'));
}

/** What answers a question comes before all else; its own page stands for the others of its measure and dimension. */
const worthOfAnswer = 4;
/** Where a measure that is asked about is weak or strong, if no answer says so first, and what its change is made of. */
const worthOfCells = 3.5;
/** What else changed where a measure did says more than its parts. */
const worthOfAlong = 4.5;
/** What is to be decided is what the deck is for. */
const worthOfDecision = 5;

function withAnswers(pages: readonly Draft[], answers: readonly Answer[], cells: readonly Draft[]): Draft[] {
  const answering = answers.flatMap(({ page }) => page ?? []);
  const own = [...answering, ...cells.filter(({ slide }) => !answering.some((page) => page.slide.id === slide.id))].map(
    (page): Draft => ({ ...page, asked: true }),
  );
  const told = ({ slide, metric, dimension }: Draft) =>
    (/^(?:comparison|ranking)-/.test(slide.id) && own.some((page) => page.metric === metric && page.dimension === dimension)) ||
    (slide.id.startsWith('crossed-') && cells.some((page) => page.metric === metric));
  const all = [...own, ...pages.filter((draft) => !told(draft))];
  const proofs = new Set(answers.flatMap((answer) => proofOf(answer, all) ?? []));
  const worthOf = ({ slide }: Draft) => (slide.id.startsWith('decision-') ? worthOfDecision : worthOfAnswer);
  return all.map((draft) => (proofs.has(draft) ? { ...draft, worth: worthOf(draft), asked: true } : draft));
}

/** The measures whose change is asked about. */
function changesAsked(answers: readonly Answer[]): MetricNote[] {
  const asked = answers.flatMap(({ question, measure, steps }) =>
    measure && (question.kind === 'why' || steps?.some(({ isCause }) => isCause)) ? [measure] : [],
  );
  return [...new Map(asked.map((measure) => [measure.id, measure])).values()];
}

/** A deck that answers questions is not filled up with what nobody asked. */
const fewestOfQuestions = 6;

const ofQuestions = ({ min, max }: { min: number; max: number }, measures: readonly string[]) => ({
  min: measures.length > 0 ? Math.min(min, fewestOfQuestions) : min,
  max,
});

/** Pages that why recurring revenue was lost takes beside those a review has anyway. */
const moreForCauses = 2;

function withCauses({ min, max }: { min: number; max: number }, order: readonly Slot[]): { min: number; max: number } {
  const told = order.some((slot) => slot !== 'summary' && slot.slide.id === 'loss-causes');
  return { min, max: told ? max + moreForCauses : max };
}

/** Slide → its findings → the direction of each. */
function saidBy(pages: readonly Draft[], findings: readonly Finding[]): Record<string, Record<string, Direction>> {
  return Object.fromEntries(
    pages.flatMap(({ slide, proves }) => {
      const told = findings.filter(({ id }) => proves.includes(id)).map(({ id, direction }) => [id, direction] as const);
      return told.length > 0 ? [[slide.id, Object.fromEntries(told)] as const] : [];
    }),
  );
}

/** Words by which a brief asks that no person is named, and fields of those who lead others: a manager is a person, too. */
const people = ['rep', 'individual', 'seller', 'person', 'people', 'name', 'employee'];
const manages = /\b(?:mgr|manager|lead|leader|head|director|leiter\w*|responsable|gerente|direttore)\b/i;

/** Removes what the brief excludes from the facts, so that no page, sentence or definition can mention it. */
function withoutExcluded(brief: Brief, facts: FactTable): FactTable {
  const out = (topics: readonly string[]) => brief.exclude.some((phrase) => speaksOf(phrase, topics));
  // Open deals that are left out are no reason to leave out the owners of deals.
  const subject = [facts.subject.one, facts.subject.many].flatMap(wordsOfTopic);
  // `New customers don't count` leaves out rows, and not why customers left where that is asked.
  const metrics = facts.metrics.filter((note) => facts.scanned?.includes(note.id) || !out(topicsOf(note, null)));
  const left = new Set(facts.metrics.filter((note) => !metrics.includes(note)).map(({ id }) => id));
  return {
    ...facts,
    metrics,
    ...(left.size > 0 && { facts: Object.fromEntries(Object.entries(facts.facts).filter(([, { metric }]) => !left.has(metric))) }),
    dimensions: facts.dimensions.filter(
      (dimension) =>
        !out(topicsOf(null, dimension).filter((word) => !subject.includes(word))) &&
        !(dimension.role === 'team' && manages.test(dimension.label) && out(people)),
    ),
  };
}

/** Findings the brief asks for come first in the summary, after the headline's move. */
function focused(brief: Brief, evidence: Evidence, insights: Insights): Insights {
  const rank = (finding: Finding) => {
    if (finding.kind === 'delta' || finding.kind === 'steady') if (finding.metric === insights.headline) return 0;
    const dimension = finding.dimension ? evidence.dimension(finding.dimension) : null;
    const topics = dimension ? topicsOf(null, dimension) : topicsOf(evidence.metric(finding.metric), null);
    return brief.focus.some((phrase) => speaksOf(phrase, topics)) ? 1 : 2;
  };
  return {
    ...insights,
    top: insights.top
      .map((finding, index) => ({ finding, index }))
      .sort((a, b) => rank(a.finding) - rank(b.finding) || a.index - b.index)
      .map(({ finding }) => finding),
  };
}

const lacking: Readonly<Record<Missing, string>> = {
  measure: 'no column measures it',
  dimension: 'no column splits the figures this way',
  prior: 'there is no complete earlier period to compare with',
  amount: 'no column gives its amount in money',
  'unit-cost': 'no table or column says what a unit costs, such as a unit cost, a standard cost or a purchase price',
  period: 'the data hold nothing of that time',
  member: 'no row of the data is of it',
  since: 'no whole month has passed since then',
  decision: 'the data do not say what it would bring',
  fee: 'the data hold no sales that the rate would apply to',
  discount: 'the data hold no discounts beyond that cap',
  currency: 'its price is in another currency than the data, and no rate is given',
  ahead: 'the data hold what was done and not what people would do; that takes asking them, or a trial with some',
};

/** `facts` with the data stage's names: messages to the author stay in English. */
function notesOf(
  context: Context,
  facts: FactTable,
  pages: readonly Draft[],
  asked: number,
  findings: readonly Finding[],
  answers: readonly Answer[],
  undone: readonly Undone[],
): Plan['notes'] {
  const { brief } = context;
  const given = usedGiven(context);
  const ownNames = brief.language === 'en' ? [] : context.computed.filter(({ id }) => !isNamed(id)).map(({ label }) => label);
  return {
    open: [
      ...unanswered(context, pages).map((phrase) => `The data say nothing about “${phrase}”`),
      ...answers.flatMap(({ question, missing }) => (missing ? [`Not answered: “${question.text}”: ${lacking[missing]}`] : [])),
      ...given.left.map((text) => `Not applied: “${text}”: the data have nothing it fits`),
      ...notAppliedLines(undone),
    ],
    changes: [
      ...(brief.slides.asked && pages.length < asked ? [`The data carry ${pages.length} slides of the ${asked} asked for`] : []),
      ...(findings.length === 0 ? ['No finding stands out: the deck shows the figures alone'] : []),
    ],
    assumptions: [
      ...(facts.periods.length > 0
        ? [`The reporting period is ${facts.reporting.label}`]
        : ['The data name no dates: nothing is said of a period']),
      ...(facts.periods.length === 0
        ? []
        : facts.prior
          ? [`Figures are compared with ${facts.prior.label}`]
          : ['Nothing is compared: there is no complete period before']),
      ...given.applied.map((text) => `Applied: “${text}”`),
      ...appliedLines(facts),
      ...(ownNames.length > 0 ? [`Measures keep the names the data give them: ${ownNames.join(', ')}`] : []),
    ],
  };
}
