/** What several people hold to be the cause: each claim with its verdict on one page, and all of them in a sentence. */
import { first } from '../../../../languages/catalogue.ts';
import type { Claim, Question } from '../../../../model/brief.ts';
import type { MetricNote } from '../../../../model/fact.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';
import type { Answer } from './answer.ts';
import { testOf } from './claim-tests.ts';
import { kindOf, kinds, type Tested } from './claim-verdicts.ts';
import { answersFor } from './in-question.ts';
import { type Onset, onsetTold } from './onset.ts';
import { alongSteps } from './onset-along.ts';

/** Claims of a page, and of those that the sentence tells one by one; fewer than two are told without a page. */
const most = { page: 6, sentence: 4 } as const;
const fewest = 2;
/** Characters of a claim on the page, and of all that are told in the sentence. */
const longest = { claim: 110, who: 40, sentence: 230 } as const;

const placeOf = (tested: Tested) => kinds.findIndex(([kind]) => kind === kindOf(tested));

export function claimsAnswer(context: Context, question: Question, asked: MetricNote): Answer | null {
  const claims = context.brief.claims ?? [];
  const looked = onsetTold(context, asked) ? null : answersFor(context, asked);
  const onset = onsetTold(context, looked ?? asked);
  if (claims.length < fewest || !onset?.claimed || onset.note.of !== undefined) return null;
  const note = context.note(onset.note.metric);
  const tested = claims
    .map((claim) => testOf(context, onset, claim))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .slice(0, most.page);
  const steps = alongSteps(context, onset);
  return {
    question: { ...question, text: claims.map(({ text }) => text).join('; '), about: '' },
    sentences: [sentenceOf(context, onset, tested)],
    short: context.catalogue.say('claims-point', { head: headOf(context, onset, tested, 'claims-head')[0]!, items: null }),
    titles: [],
    ...(steps.length > 0 && { steps }),
    tells: [],
    measure: note,
    page: claimsPage(context, note, onset, tested),
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

/** `None of the 3 explanations holds: …` or how many of them fit, explain a part, fall away and cannot be tested. */
function headOf(context: Context, onset: Onset, tested: readonly Tested[], form: 'claims-head' | 'claims-titles') {
  const isNone = tested.every((each) => kindOf(each) === 'cleared');
  const said = { ...counts(context, tested), cell: onset.said.cell, none: isNone ? 'yes' : 'no' };
  return form === 'claims-head' ? [context.catalogue.say(form, said)] : context.catalogue.forms(form, said);
}

function sentenceOf(context: Context, onset: Onset, tested: readonly Tested[]): Text {
  const { catalogue } = context;
  const [head] = headOf(context, onset, tested, 'claims-head');
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
  return catalogue.say('claims-point', { head: head!, items: short ? itemsOf(short.form) : null });
}

function verdictText(context: Context, onset: Onset, tested: Tested): Text {
  const { catalogue } = context;
  const { verdict, who, others, othersBefore, share, thing } = tested;
  const { cell, label, start } = onset.said;
  const tag = catalogue.say('claims-tag', { verdict });
  const detail = catalogue.say('claims-detail', {
    verdict,
    cell,
    label,
    start,
    who: who ?? null,
    others: others ? ref(others.id) : null,
    othersBefore: othersBefore ? ref(othersBefore.id) : null,
    share: share ? ref(share.id) : null,
    thing: thing ? catalogue.say('claims-thing', { thing }) : null,
  });
  return catalogue.say('claims-verdict', { tag, detail: detail.trim() === '' ? null : detail });
}

const none = '–';

function claimsPage(context: Context, note: MetricNote, onset: Onset, tested: readonly Tested[]): Draft {
  const { catalogue } = context;
  const { cell, label, start } = onset.said;
  const heads = catalogue.parts('claims-columns', { start });
  const sayer = ({ text, who }: Claim) =>
    catalogue.say('claims-claim', { claim: saidOf({ text }), who: who ? safe(who, longest.who) : null });
  return evidencePage(context, {
    topics: topicsOf(note, null, 'cause why blame suspect explanation'),
    worth: 1,
    metric: note.id,
    id: `claims-${note.id}`,
    kind: 'table',
    titles: headOf(context, onset, tested, 'claims-titles'),
    lead: catalogue.say('claims-lead', { cell, label, start }),
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
        { label: heads.claim!, align: 'left' },
        { label: heads.what!, align: 'left' },
        { label: heads.before!, align: 'right' },
        { label: heads.since!, align: 'right' },
        { label: heads.verdict!, align: 'left' },
      ],
      rows: tested.map((each) => ({
        cells: [
          sayer(each.claim),
          each.what ? first(each.what) : none,
          each.before ? ref(each.before.id) : none,
          each.since ? ref(each.since.id) : none,
          verdictText(context, onset, each),
        ],
        role: kindOf(each) === 'fits' ? ('highlight' as const) : ('body' as const),
      })),
      reading: [],
    },
  });
}
