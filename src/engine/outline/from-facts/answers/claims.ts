/** What several people hold to be the cause: each claim with its verdict on one page, and all of them in a sentence. */
import { first } from '../../../../languages/catalogue.ts';
import type { Claim, Question } from '../../../../model/brief.ts';
import type { MetricNote } from '../../../../model/fact.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { withoutBold } from '../titles.ts';
import { topicsOf } from '../topics.ts';
import type { Answer, AnswerStep } from './answer.ts';
import { testOf } from './claim-tests.ts';
import { kindOf, kinds, type Tested } from './claim-verdicts.ts';
import { answersFor } from './in-question.ts';
import { testInMix } from './mix-claims.ts';
import { mixAlone, spansOfMix } from './mix-told.ts';
import { onsetTold } from './onset.ts';
import { alongSteps } from './onset-along.ts';

/** Claims of a page, and of those that the sentence tells one by one; fewer than two are told without a page. */
const most = { page: 6, sentence: 4 } as const;
const fewest = 2;
/** Characters of a claim on the page, and of all that are told in the sentence. */
const longest = { claim: 110, who: 40, sentence: 230 } as const;

const placeOf = (tested: Tested) => kinds.findIndex(([kind]) => kind === kindOf(tested));

/** What claims are held against: a place that has changed since some month, or the weights of groups, where nothing else moved the measure. */
interface Ground {
  note: MetricNote;
  test: (claim: Claim) => Tested;
  /** Null of weights, which are those of all. */
  cell: Text | null;
  label: Text;
  start: Text;
  lead: Text;
  heads: { before: Text; since: Text };
  steps: readonly AnswerStep[];
}

function groundOf(context: Context, asked: MetricNote): Ground | null {
  const { catalogue } = context;
  const mix = mixAlone(context, asked);
  if (mix) {
    const label = context.label(asked.id);
    const { now, prior } = spansOfMix(context, mix);
    const dimension = mix.dimensions.map((each) => safe(each.label)).join(' × ');
    return {
      note: asked,
      test: (claim) => testInMix(context, mix, claim),
      cell: null,
      label,
      start: now,
      lead: catalogue.say('mix-claims-lead', { label, dimension }),
      heads: { before: first(prior), since: first(now) },
      steps: [],
    };
  }
  const looked = onsetTold(context, asked) ? null : answersFor(context, asked);
  const onset = onsetTold(context, looked ?? asked);
  if (!onset?.claimed || onset.note.of !== undefined) return null;
  const { cell, label, start } = onset.said;
  const { before, since } = catalogue.parts('claims-columns', { start });
  return {
    note: context.note(onset.note.metric),
    test: (claim) => testOf(context, onset, claim),
    ...{ cell, label, start },
    lead: catalogue.say('claims-lead', { cell, label, start }),
    heads: { before: before!, since: since! },
    steps: alongSteps(context, onset),
  };
}

export function claimsAnswer(context: Context, question: Question, asked: MetricNote): Answer | null {
  const claims = context.brief.claims ?? [];
  const ground = claims.length === 0 ? null : groundOf(context, asked);
  if (!ground) return null;
  const { note, steps } = ground;
  if (claims.length < fewest) return ground.cell === null ? claimAlone(context, question, ground, claims[0]!) : null;
  const tested = claims
    .map(ground.test)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .slice(0, most.page);
  return {
    question: { ...question, text: claims.map(({ text }) => text).join('; '), about: '' },
    sentences: [sentenceOf(context, tested)],
    short: context.catalogue.say('claims-point', { head: headOf(context, tested), items: null }),
    titles: [],
    ...(steps.length > 0 && { steps }),
    tells: [],
    measure: note,
    page: claimsPage(context, ground, tested),
  };
}

/** One alone needs no page. */
function claimAlone(context: Context, question: Question, ground: Ground, claim: Claim): Answer {
  const tested = ground.test(claim);
  const said = context.catalogue.say('claims-claim', { claim: saidOf(claim), who: claim.who ? safe(claim.who, longest.who) : null });
  return {
    question: { ...question, text: claim.text, about: '' },
    ...(tested.since && { figure: ref(tested.since.id) }),
    sentences: [context.catalogue.say('claims-alone', { claim: said, verdict: withoutBold(verdictText(context, ground, tested)) })],
    titles: [],
    tells: [],
    measure: ground.note,
  };
}

const saidOf = ({ text }: Pick<Claim, 'text'>) => safe(text, longest.claim);

function counts({ catalogue, evidence }: Context, tested: readonly Tested[]) {
  const count = (kind: string, value: number) =>
    value === 0
      ? null
      : ref(evidence.count(`explanations_${kind}`, `Explanations, ${kind}`, value, {}, 'explanations that the brief names').id);
  const parts = kinds.flatMap(([kind]) => {
    const many = tested.filter((each) => kindOf(each) === kind).length;
    const n = count(kind, many);
    return n === null ? [] : [catalogue.say('claims-count', { kind, n, many })];
  });
  return { count: count('all', tested.length), parts };
}

/** `None of the 3 explanations holds: …` or how many of them the data show, fit, explain a part, fall away and cannot be tested. */
function headOf(context: Context, tested: readonly Tested[]): Text {
  return context.catalogue.say('claims-head', headSaid(context, tested));
}

function headSaid(context: Context, tested: readonly Tested[]) {
  const isNone = tested.every((each) => kindOf(each) === 'cleared');
  return { ...counts(context, tested), none: isNone ? 'yes' : 'no' };
}

function sentenceOf(context: Context, tested: readonly Tested[]): Text {
  const { catalogue } = context;
  const head = headOf(context, tested);
  const tags = [...new Set(tested.map(({ verdict }) => catalogue.say('claims-tag', { verdict })))];
  const itemsOf = (said: (claim: Claim) => Text) =>
    tags.map((tag) => {
      const of = tested.filter(({ verdict }) => catalogue.say('claims-tag', { verdict }) === tag);
      return catalogue.say('claims-item', { claims: of.map(({ claim }) => said(claim)), tag });
    });
  // Claims that are too long for a sentence are told by who makes them.
  const quoted = (claim: Claim) => catalogue.say('claims-claim', { claim: saidOf(claim), who: null });
  const forms = [quoted, ({ who, ...claim }: Claim) => (who ? safe(who, longest.who) : quoted(claim))].map((form) => ({
    form,
    length: tested.reduce((sum, { claim }) => sum + form(claim).length + 20, 0),
  }));
  const short = tested.length <= most.sentence ? forms.find(({ length }) => length <= longest.sentence) : undefined;
  return catalogue.say('claims-point', { head, items: short ? itemsOf(short.form) : null });
}

function verdictText(context: Context, { cell, label, start }: Ground, tested: Tested): Text {
  const { catalogue } = context;
  const { verdict, who, others, othersBefore, share, thing, like, groups } = tested;
  const tag = catalogue.say('claims-tag', { verdict });
  const detail = catalogue.say('claims-detail', {
    verdict,
    cell: cell ?? '',
    label,
    start,
    who: who ?? null,
    like: like ? ref(like.id, 'signed') : null,
    groups: groups ?? null,
    others: others ? ref(others.id) : null,
    othersBefore: othersBefore ? ref(othersBefore.id) : null,
    share: share ? ref(share.id) : null,
    thing: thing ? catalogue.say('claims-thing', { thing }) : null,
  });
  return catalogue.say('claims-verdict', { tag, detail: detail.trim() === '' ? null : detail });
}

const none = '–';

function claimsPage(context: Context, ground: Ground, tested: readonly Tested[]): Draft {
  const { catalogue } = context;
  const { note, cell, start, lead, heads } = ground;
  const columns = catalogue.parts('claims-columns', { start });
  const said = headSaid(context, tested);
  const sayer = ({ text, who }: Claim) =>
    catalogue.say('claims-claim', { claim: saidOf({ text }), who: who ? safe(who, longest.who) : null });
  return evidencePage(context, {
    topics: topicsOf(note, null, 'cause why blame suspect explanation'),
    worth: 1,
    metric: note.id,
    id: `claims-${note.id}`,
    kind: 'table',
    titles: [...(cell === null ? [] : [catalogue.say('claims-title', { ...said, cell })]), ...catalogue.forms('claims-titles', said)],
    lead,
    notes: context.notes(
      [],
      tested.flatMap(({ before, since, others, othersBefore, share }) => [
        before,
        since,
        others ?? null,
        othersBefore ?? null,
        share ?? null,
      ]),
    ),
    content: {
      columns: [
        { label: columns.claim!, align: 'left' },
        { label: columns.what!, align: 'left' },
        { label: heads.before, align: 'right' },
        { label: heads.since, align: 'right' },
        { label: columns.verdict!, align: 'left' },
      ],
      rows: tested.map((each) => ({
        cells: [
          sayer(each.claim),
          each.what ? first(each.what) : none,
          each.before ? ref(each.before.id) : none,
          each.since ? ref(each.since.id) : none,
          verdictText(context, ground, each),
        ],
        role: kindOf(each) === 'shown' ? ('highlight' as const) : ('body' as const),
      })),
      reading: [],
    },
  });
}
