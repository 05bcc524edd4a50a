/**
 * Rows that a prompt leaves out by a pronoun or by what it says of them, with the words that name them: `Harrogate was sold in June, so take it out`,
 * `Angebote mit Absagegrund „Dublette“ sind doppelt angelegt und müssen raus`.
 */
import { saidIn, signsOf } from './signs-of.ts';

const it = signsOf(({ leaves }) => leaves.it);
const go = signsOf(({ leaves }) => leaves.go);
const verbs = signsOf(({ leaves }) => leaves.verbs);
const there = signsOf(({ leaves }) => leaves.there);

/** Characters and words of what is left out; whatever is longer tells a story. */
const longest = 80;
const mostWords = 9;

/** What an option or a question says of leaving something out is not asked for. */
export const chosen =
  /[?？؟]\s*$|^\s*[([]?[A-Ea-e][.):]\s|(?<!\p{L})(?:whether|decide|options?|should we|entscheid\p{L}*|ob wir|optionen|décid\p{L}*|decid\p{L}*|opci[oó]n|opzione|opção)(?!\p{L})/iu;
const joint =
  /\s?[,;:،]\s+|[,;:](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|[，；、]|\s[-–—]\s|\.\s+|\s(?:so|but|and so|therefore|aber|daher|deshalb|also|mais|donc|alors|pero|así que|por lo que|mas|portanto|por isso|ma|quindi|perciò)\s(?=\p{L})|\s(?:and|und|et|y|e|و)\s(?=(?:they |these |those |it |sie |es |die |ils? |elles? )?(?:please|must|should|shall|need|needs|has|have|are to|is to|do not|don't|does not|leave|take|keep|throw|exclude|ignore|drop|remove|omit|bitte|müssen|muss|soll\p{L}*|dürfen|gehör\p{L}*|bleib\p{L}*|zähl\p{L}*|fall\p{L}*|lass\p{L}*|doi\p{L}*|ne |n'|deben?|tienen?|quedan?|no |devem?|não |ficam?|devono|deve|vanno|va |non |restano?|laisse\p{L}*|exclu\p{L}*|retire\p{L}*))/giu;
export const lead =
  /^(?:(?:excluy[ae]n?|excluid|exclu(?:e[sz]?|ez|s|a|am|i|de|di|dete)|ignor(?:e[rz]?|a|en|ate)|exclude|ignore|drop|remove|omit|(?:leave|take|keep) out|so|and|but|or|then|also|please|note(?: that)?|because|since|as|the ones|by the way|therefore|finally|one more thing|und|aber|oder|auch|bitte|außerdem|übrigens|daher|deshalb|also|achtung|beachten sie,? dass|et|mais|donc|alors|aussi|attention|notez que|s'il vous plaît|y|pero|también|por favor|ojo|e|mas|também|ma|quindi|anche|per favore|なお|また|ただし|请|另外|注意)(?:[\s,:：、，]+|$))+/iu;
export const articles =
  /^(?:(?:the|an?|our|all|any|those|these|der|die|das|den|ein(?:e|en)?|alle|unsere?|les?|la|un|une|tous|toutes|notre|nos|el|los|las|una|todos|todas|nuestr[oa]s?|os?|as?|um|uma|noss[oa]s?|il|lo|gli|i|uno|tutt[ie])\s+|l['’])+/iu;
const pronoun =
  /^(?:it|they|he|she|we|i|you|this|that|these|those|them|all|es|sie|er|wir|ich|das|dies|diese[nrs]?|die|der|ihn|man|ils?|elles?|on|nous|je|ce|c|cela|ça|que|ello|esto|eso|ell[oa]s|ele|ela|eles|elas|isso|isto|questo|ciò|essi|esse|io|noi|team|これ|それ|它们?|他们|هذا|هذه|ذلك)$/iu;
/** A clause that says more of what stands before it. */
const relative = /^(?:which|who|whose|that|what|there|qui|dont|où|que|che|cui|quien|cuy[oa]s?|onde|cuj[oa]s?)(?!\p{L})|^c['’]/iu;
const germanRelative = /^(?:der|die|das|dem|den|deren|dessen)\s/iu;
/** What says when or where, and names nothing. */
const circumstance =
  /^(?:in|on|at|for|from|since|until|after|before|during|when|as|if|im|am|seit|ab|nach|vor|bis|wenn|falls|für|en|depuis|après|avant|pour|dès|si|quand|desde|después|antes|para|cuando|em|depois|quando|dal|dopo|prima|per|nel)(?!\p{L})/iu;

export interface LeftOut {
  /** As the prompt names it. */
  what: string;
  /** At which of the sentences it is said, and which of them names it. */
  at: number;
  from: number;
}

/** In the order of the sentences, which are folded. */
export function leftOutSaid(said: readonly string[]): LeftOut[] {
  const found: LeftOut[] = [];
  let before: string | null = null;
  for (const [at, sentence] of said.entries()) {
    if (chosen.test(sentence)) {
      before = null;
      continue;
    }
    const { left, named } = inSentence(sentence.replace(/[.!。！]+\s*$/u, ''), before);
    found.push(...left.map((what) => ({ what, at, from: what === before && what !== named ? at - 1 : at })));
    before = named;
  }
  return found;
}

/** What a sentence leaves out, and what it speaks of. */
function inSentence(sentence: string, before: string | null): { left: string[]; named: string | null } {
  const left: string[] = [];
  let named: string | null = null;
  for (const clause of sentence.split(joint)) {
    const [told] = saidIn(it, clause).filter(({ at }) => isOrder(clause.slice(0, at)));
    const order = told ?? saidIn(go, clause)[0];
    if (!order) {
      named ??= subjectIn(clause);
      continue;
    }
    const own = told ? null : subjectIn(clause.slice(0, order.at));
    // `Don't count cancelled tickets` says what it leaves out behind it.
    const pointsBack = told !== undefined || pronoun.test(clause.slice(0, order.at).replace(lead, '').trim());
    const what = own ?? named ?? (pointsBack ? before : null);
    if (what !== null && !left.includes(what)) left.push(what);
    // Another thing may be left out by a clause of its own.
    named = own ?? named;
  }
  return { left, named };
}

/** Whether nothing but a word of courtesy or a pronoun stands before: `the team wants to keep it out` orders nothing. */
function isOrder(head: string): boolean {
  const text = head.trim().replace(lead, '').trim();
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text)) return text.length <= longestUnspaced;
  return (
    text === '' ||
    (/^(?:die|das|sie|es|diese)(?: |$)/iu.test(text) && text.split(/\s+/u).length <= shortHead) ||
    /^(?:there|everywhere|überall|partout)$/iu.test(text)
  );
}
const longestUnspaced = 6;
const shortHead = 4;

/** What a clause says something of, without the words that begin it; null where it names nothing. */
export function subjectIn(clause: string): string | null {
  let text = clause.trim().replace(lead, '').trim();
  const [first] = saidIn(there, text);
  const isTold = first?.at === 0;
  if (isTold) text = text.slice(first!.end).trim();
  if (text === '' || relative.test(text) || circumstance.test(text)) return null;
  const verb = isTold ? undefined : saidIn(verbs, outsideQuotes(text)).find(({ at }) => at > 1);
  // `das im März geschlossen wurde` says more of what stands before.
  if (verb && verb.end >= text.length && germanRelative.test(text)) return null;
  const bare = (verb ? text.slice(0, verb.at) : text)
    .replace(articles, '')
    .replace(/[\s,:;]+$/u, '')
    .trim();
  const words = bare.split(/\s+/u).length;
  if (bare.length < 2 || bare.length > longest || words > mostWords || !/\p{L}/u.test(bare) || pronoun.test(bare)) return null;
  // A clause without a verb that is known is no name unless it is short.
  return verb || isTold || words <= shortName ? bare : null;
}
const shortName = 5;

/** With what stands in quotes blanked, so that no word in it is a verb. */
const outsideQuotes = (text: string) =>
  text.replace(/["“”„«‹「『][^"“”„«»‹›「」『』\n]{1,80}["“”‟»›」』]/gu, (quoted) => '_'.repeat(quoted.length));
