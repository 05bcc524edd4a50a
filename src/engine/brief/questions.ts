/** The questions a prompt asks: what begins them, what they ask for, and in whose words. */
import { all } from '../../languages/all.ts';
import type { Block, Question, Section } from '../../model/brief.ts';
import { besidesBlame } from './blamed.ts';
import { claimsHeard, withoutClaims } from './claims.ts';
import { fold } from './clean.ts';
import { decisionsTold, optionsAsked } from './decisions-told.ts';
import { statesPrice } from './prices-said.ts';
import { sentences } from './sentences.ts';
import { saidIn, says, signsOf } from './signs-of.ts';
import { stakeIn } from './stake.ts';
import { onlyPointsBack, statedChanges } from './stated-change.ts';
import { withStatementsApart } from './statements-apart.ts';
import { alternativeIn, suspectedIn } from './suspected.ts';
import { wishedAhead } from './wished.ts';

const most = 5;
/** Characters of a question; whatever is longer tells more than it asks. */
const longest = 200;

const [why, which, amount] = [signsOf(({ asks }) => asks.why), signsOf(({ asks }) => asks.which), signsOf(({ asks }) => asks.amount)];
const choose = signsOf(({ asks }) => asks.choose);
const act = signsOf(({ asks }) => asks.act);
const isTrue = signsOf(({ asks }) => asks.isTrue);
const [cost, worst, best, highest, lowest] = [
  signsOf(({ asks }) => asks.cost),
  signsOf(({ asks }) => asks.worst),
  signsOf(({ asks }) => asks.best),
  signsOf(({ asks }) => asks.most),
  signsOf(({ asks }) => asks.least),
];

/** What may stand before a question in a longer sentence, besides a mark. */
const joins =
  /(?:^|(?:^|\s)\(?\d[.)]|[:;,.!?¿¡(،；：。、，–—-]|(?<!\p{L})(?:and|or|but|(?<=^|[,;:.!?–—-]\s*)also|explain|show|answer|tell|say|if so|if not|if yes|und|oder|aber|(?<=^|[,;:.!?–—-]\s*)auch|erkläre|zeige|beantworte|wenn ja|falls ja|wenn nicht|si oui|si non|et|ou|mais|explique[rz]?|montre[rz]?|y|o|pero|explica|muestra|si es así|se sim|se sì|se così|e|mas|explique|mostre|ma|spiega|mostra)|و)\s*$/iu;
/** What makes a question of a clause that follows it, in a sentence that does not ask. */
const putsQuestion = new RegExp(
  `(?:[:：]|(?<!\\p{L})(?:${Object.values(all)
    .flatMap(({ signs: { weighs } }) => weighs.puts || [])
    .join('|')}))\\s*$`,
  'iu',
);
const endsAsking = /[?？؟]\s*$|(?:か|のか|でしょうか)[。.]?\s*$/u;

interface Opening {
  at: number;
  end: number;
  kind: 'why' | 'which' | 'amount';
}

/**
 * In the order they are asked. Material counts where it is a line that ends with a question mark.
 * @param whole the prompt, in which a question may ask of the sentence before it
 */
export function questionsOf(said: string, material: readonly Section[] = [], all = said): Question[] {
  // What somebody holds to be the cause asks nothing.
  const heard = claimsHeard(all);
  const [instruction, whole] = [withoutClaims(said, heard), withoutClaims(all, heard)];
  const listed = material
    .flatMap(({ blocks }) => blocks.flatMap(linesOf))
    .filter((line) => line.length <= longest && endsAsking.test(line));
  const inOrder = sentences(fold(withStatementsApart(whole)));
  const told = decisionsTold(whole);
  const isTelling = (sentence: string) => told.some(({ said }) => said.some((each) => each.includes(sentence)));
  const isOptionsTold = told.some(({ question }) => (question.options ?? []).length > 1);
  const found = [instruction, ...listed]
    .flatMap((text) => sentences(fold(text)))
    .filter((sentence) => besidesBlame(sentence) === sentence && !isTelling(sentence))
    .flatMap((sentence): Question[] => {
      const before = inOrder[inOrder.indexOf(sentence) - 1];
      const chosen = choiceIn(sentence);
      // Where the options are told, it asks of them, as does what they are worth.
      if (chosen) return [...chosen.besides, ...(isOptionsTold ? [] : [{ kind: 'decide' as const, text: chosen.text, about: '' }])];
      const decision = endsAsking.test(sentence) ? decisionIn(sentence) : null;
      if (!decision) return askedIn(sentence, before);
      const rest = trimmed(sentence.slice(0, decision.at));
      const options = optionsAsked(decision.text, inOrder);
      const weighed = options.length > 1 ? { options } : { stake: stakeIn(options[0]?.text ?? decision.text, inOrder) };
      return [...(rest === '' ? [] : askedIn(`${rest}?`, before)), { kind: 'decide', text: decision.text, about: '', ...weighed }];
    });
  const wished = wishedAhead(all);
  const stated = statedChanges(whole, found).filter(({ text }) => !isTelling(text));
  const isToldWhy = stated.length > 0 || found.some(({ kind, about }) => kind === 'why' && about !== '');
  const asked = [
    ...stated,
    ...found.filter((question) => !(isToldWhy && (question.kind === 'amount' || stated.length > 0) && onlyPointsBack(question))),
    ...told.map(({ question }) => question),
  ].filter(({ text }) => !wished.some((wish) => wish.text.includes(text)));
  const once = new Map(asked.map((question) => [question.text.toLowerCase(), question]));
  return [...[...once.values()].slice(0, most + stated.length + told.length), ...wished];
}

/** `Which one should we take, and what is it worth a year?`, with what else the sentence asks before it. */
function choiceIn(sentence: string): { text: string; besides: Question[] } | null {
  if (!endsAsking.test(sentence)) return null;
  const [found] = saidIn(choose, sentence);
  if (!found) return null;
  const head = isUnspaced(sentence) ? '' : trimmed(sentence.slice(0, found.at));
  const text = trimmed(isUnspaced(sentence) ? sentence : sentence.slice(found.at));
  return text.length > longest ? null : { text, besides: head === '' ? [] : openedIn(`${head}?`, '') };
}

function askedIn(sentence: string, before: string | undefined): Question[] {
  const suspected = suspectedIn(sentence, before);
  if (suspected) return [{ kind: 'effect', ...suspected }];
  const alternative = alternativeIn(sentence);
  if (alternative) return [{ kind: 'why', ...alternative }];
  if (asksOfTwo(sentence)) return [{ kind: 'why', text: trimmed(sentence), about: '' }];
  return inSentence(sentence, before ?? '');
}

/** `Is it them, or is it just the autumn volume?`: why, of what is spoken of before, and the causes are guesses. */
function asksOfTwo(sentence: string): boolean {
  return endsAsking.test(sentence) && sentence.length <= longest && twoCauses().some((pattern) => pattern.test(sentence));
}

let compiled: readonly RegExp[] | null = null;

/** Made for the first question that is asked: most prompts ask none. */
function twoCauses(): readonly RegExp[] {
  compiled ??= Object.values(all).map(({ grammar, signs: { asks } }) =>
    grammar.spaced
      ? new RegExp(`^(?:${asks.either})(?!\\p{L})[^?]{1,120}(?<!\\p{L})(?:${asks.or})(?!\\p{L})[^?]{1,120}[?؟]`, 'iu')
      : new RegExp(`(?:${asks.either})[^?？]{1,80}(?:${asks.or})`, 'u'),
  );
  return compiled;
}

function linesOf(block: Block): string[] {
  if (block.type === 'list') return block.items.map(({ text }) => text);
  return block.type === 'paragraph' ? block.text.split('\n') : [];
}

/**
 * `Our CRO feels we are winning less – is that true, and if so where?`: why, of what is said before, and what else is asked.
 * @param before the sentence before, of which a mere `why` asks
 */
function inSentence(sentence: string, before: string): Question[] {
  const [doubt] = endsAsking.test(sentence) ? isTrue.flatMap((each) => each.matchAll(sentence)) : [];
  if (!doubt) return openedIn(sentence, before);
  const said = trimmed(sentence.slice(0, doubt.index)).replace(/(?<![\s–—-])[\s–—-]+$/u, '');
  // `Sales blames the new carrier. Is that true?` asks of whom it blames.
  const claim = lastClause(said) || (says(doubts, before) ? '' : lastClause(trimmed(before)));
  const rest = sentence.slice(doubt.index + doubt[0].length);
  const more = /\p{L}/u.test(rest) ? openedIn(rest, said) : [];
  return claim === '' || claim.length > longest ? more : [{ kind: 'why', text: claim, about: claim }, ...more];
}

const doubts = signsOf(({ asks }) => asks.doubts);

/** What a sentence says after its last turn. */
function lastClause(text: string): string {
  const from = [...text.matchAll(turn)].at(-1);
  return from ? text.slice(from.index + from[0].length) : text;
}

/** `… and should we renew or not?`; null where it asks what is to be done, which the next steps say. */
function decisionIn(sentence: string): { at: number; text: string } | null {
  const [found] = [...saidIn(decides, sentence), ...(statesPrice(sentence) ? saidIn(mayDecide, sentence) : [])].flatMap(({ at }) => {
    // What asks stands at the end in languages without spaces.
    if (isUnspaced(sentence)) return { at: decisionFrom(sentence, at), end: sentence.length };
    return joins.test(sentence.slice(0, at)) ? { at, end: sentence.length } : [];
  });
  if (!found) return null;
  const text = trimmed(sentence.slice(found.at, found.end));
  return text.length > longest || says(act, sentence.slice(found.at)) ? null : { at: found.at, text };
}

/** `なぜ成約率が下がり、営業を2名採用すべきですか`: after the last clause that asks something else. */
function decisionFrom(sentence: string, at: number): number {
  let from = beginOf(sentence, at);
  while (from > 0) {
    const before = beginOf(sentence, from - 1);
    if ([why, which, amount].some((signs) => says(signs, sentence.slice(before, from)))) break;
    from = before;
  }
  return from;
}

function openedIn(sentence: string, before: string): Question[] {
  const asking = endsAsking.test(sentence);
  const openings = (
    [
      [why, 'why'],
      [which, 'which'],
      [amount, 'amount'],
    ] as const
  )
    .flatMap(([signs, kind]) =>
      signs.flatMap((each) =>
        each.matchAll(sentence).map((match): Opening => ({ at: match.index, end: match.index + match[0].length, kind })),
      ),
    )
    .sort((a, b) => a.at - b.at || b.end - a.end);
  const taken: Opening[] = [];
  let put = false;
  const isPutAt = ({ at }: Opening) => putsQuestion.test(sentence.slice(0, at));
  const beginsAt = (opening: Opening) => isPutAt(opening) || (asking && isUnspaced(sentence)) || joins.test(sentence.slice(0, opening.at));
  for (const [index, opening] of openings.entries()) {
    const last = taken.at(-1);
    if (last && opening.at < last.end) continue;
    // A relative clause begins like a question: it has to stand where a question would, or be all that can be one.
    const isPut = isPutAt(opening);
    const begins = beginsAt(opening);
    const isAlone = asking && !last && !openings.slice(index + 1).some((later) => later.kind === 'why' || beginsAt(later));
    const asked = opening.kind === 'why' || (opening.kind === 'which' ? begins || isAlone : begins);
    if (asked && (opening.kind === 'why' || asking || isPut || (last !== undefined && begins) || opening.at === 0)) taken.push(opening);
    put ||= isPut;
  }
  if (!asking && ((!put && taken.every(({ kind }) => kind === 'amount')) || tells.test(sentence))) return [];
  // `What happened, why and …` asks it once.
  const once = taken.filter(
    ({ kind, end }, index) => !(kind === 'why' && taken[index + 1]?.kind === 'why' && taken[index + 1]!.at - end <= soon),
  );
  return once.flatMap((opening, index): Question[] => {
    // What stands before the words without spaces belongs to them: 哪家 ends many a question.
    const unspaced = isUnspaced(sentence);
    const from = unspaced ? (index === 0 ? beginOf(sentence, opening.at) : once[index - 1]!.end) : opening.at;
    const until = unspaced ? endOf(sentence, opening.end) : (once[index + 1]?.at ?? sentence.length);
    // What is to be done is answered by the next steps.
    const toAct = act.flatMap((each) => each.matchAll(sentence).map(({ index: at }) => at)).find((at) => at >= from && at < until);
    if (toAct === from) return [];
    const text = trimmed(sentence.slice(from, toAct ?? until)).replace(dangling, '');
    const after = sentence.slice(opening.end, toAct ?? until);
    // Of `why and what to do` nothing is left to ask about but what stands before.
    const about = trimmed((unspaced ? `${sentence.slice(from, opening.at)} ${after}` : after).replace(dangling, ''));
    const isBack = opening.kind === 'why' && (asksBack.test(about.replace(/^[\s,;]+/u, '')) || pointsBack.test(about));
    const meant = isBack ? clauseBefore(sentence, opening.at) || clauseBefore(before, before.length) : about;
    // `I am being asked why we bother` asks nothing of the data.
    const isAside = opening.kind === 'why' && !asking && !unspaced && meant.split(/\s+/).length < 3 && /^(?:we|i|they|you)\b/i.test(meant);
    // `What happened, why and what to do` asks why of whatever the deck is about.
    const isEmpty = meant === '' && !(opening.kind === 'why' && (goesOn.test(about) || pointsBack.test(about)));
    return isEmpty || isAside || text.length > longest
      ? []
      : [questionOf(opening.kind, meant === about || meant === '' ? text : meant, meant)];
  });
}

/** Letters between two words for one question. */
const soon = 8;

/** What asks for a decision, and what does where it names a price or a rate. */
const decides = signsOf(({ weighs }) => weighs.decide);
const mayDecide = signsOf(({ weighs }) => weighs.can);

/** `Where the fee is blank use the list fee` says what to do. */
const tells = /^(?:where|when)\b[^?]{1,80}\b(?:use|take|treat|count|leave|assume|set|put|fill)\b/i;

/** What joined a part that was cut off. */
const dangling = /[\s,;]{1,3}(?:(?:and|or|und|oder|et|ou|y|o|e)[\s,;]{0,3})?$/iu;

/** `… and we need to know why`, `… why before the board`: of what was said before. */
const asksBack =
  /^(?:$|(?:before|ahead of|by|at|for|in|on|until|and|or|bis|vor|für|beim?|am|und|oder|avant|pour|d[’']ici|et|ou|antes|para|hasta|y|até|prima|per|entro|e|ed)(?!\p{L}))/iu;
/** `What is behind it`, `why these changes`: of whatever changed. */
const pointsBack =
  /^(?:it|this|that|these|those|them|(?:the|these|those|any|all) (?:changes?|moves?|movements?|developments?|differences?|swings?|shifts?)|das|dies|dem|(?:die|diese[rn]?) (?:veränderung|änderung|entwicklung)(?:en)?|cela|ça|(?:ces|les|cette|cet|l[’']) ?(?:changements?|évolutions?|écarts?)|est[eo]|eso|(?:los|estos|esta|la) (?:cambios?|evolución|variación|variaciones)|ist?o|isso|(?:as|estas|os|essa) (?:mudanças?|variações|evolução)|questo|ciò|(?:i|questi|le|queste) (?:cambiamenti|variazioni))$/iu;
const turn =
  /(?<!\p{L})(?:but|yet|though|although|while|aber|doch|jedoch|obwohl|während|mais|alors que|pero|aunque|mas|embora|ma|però|mentre)\s+/giu;

const moved =
  /(?<!\p{L})(?:down|up(?! for(?!\p{L}))|soft(?:er|en\w*)?|weak(?:er|en\w*)?|worse\w*|deteriorat\w*|slow(?:er|ed|ing)?|increas\w*|decreas\w*|jump\w*|climb\w*|crept|creep\w*|slid(?:es?|ing)?|slump\w*|surg\w+|f[ae]ll(?:s|en|ing)?|rose|ris(?:es|en|ing)|dropp?(?:s|ed|ing)?|grew|grow(?:s|n|ing)?|slip(?:s|ped|ping)?|declin\w*|lower|higher|shr[aiu]nk\w*|gesunken|sinkt|gefallen|fällt|gestiegen|steigt|baiss\w*|hausse|chut\w*|recul\w*|augment\w*|caen?|cayó|baj\w+|sub(?:en?|ió|ieron|iu|iram)|caiu|cai|desc\w+|cal\w+|sces\w+|salit\w+|aument\w+)(?!\p{L})/iu;

/** The clause that ends there, after the last turn of its sentence: `Sales are up but margin is down and …`; '' where it tells of no change. */
function clauseBefore(sentence: string, at: number): string {
  const clause = trimmed(lastClause(sentence.slice(0, at)));
  return moved.test(clause) ? clause : '';
}

/** Nothing, or what else is asked for. */
const goesOn = /^(?:$|[\s,;]*(?:and|or|und|oder|et|ou|y|o|e)(?!\p{L}))/iu;

function questionOf(opened: Opening['kind'], text: string, about: string): Question {
  const kind = opened === 'amount' && says(cost, text) ? 'cost' : opened;
  if (kind !== 'which') return { kind, text, about };
  const sense = says(worst, about)
    ? 'worst'
    : says(best, about)
      ? 'best'
      : says(lowest, about)
        ? 'least'
        : says(highest, about)
          ? 'most'
          : null;
  return { kind, text, about, ...(sense && { sense }) };
}

const isUnspaced = (text: string) => /[\u3040-\u30ff\u3400-\u9fff]/.test(text);

const stops = /[。，；、：:;,.!！?？]/u;

function beginOf(sentence: string, at: number): number {
  for (let index = at - 1; index >= 0; index--) if (stops.test(sentence[index]!)) return index + 1;
  return 0;
}

function endOf(sentence: string, from: number): number {
  for (let index = from; index < sentence.length; index++) if (stops.test(sentence[index]!)) return index;
  return sentence.length;
}

/** Without the marks and joining words at its ends. */
function trimmed(text: string): string {
  return text
    .trim()
    .replace(/(?<![\s?？؟.。!,;:，；、])[\s?？؟.。!,;:，；、]+(?:\(?\d\))?$/u, '')
    .replace(/[\s,;]+(?:and|or|but|und|oder|aber|et|ou|mais|y|o|e|pero|mas|ma)$/iu, '')
    .replace(/(?<![\s,;:])[\s,;:]+$/u, '');
}
