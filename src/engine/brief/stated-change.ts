/** The changes that a brief tells of, where no question names what it asks why of: `Our win rate has slipped. Where is it, and since when?` */
import type { Question } from '../../model/brief.ts';
import { besidesBlame } from './blamed.ts';
import { changed, share } from './change-signs.ts';
import { fold } from './clean.ts';
import { rowsLeftOut } from './rows-left-out.ts';
import { sentences } from './sentences.ts';
import { saidIn, signsOf } from './signs-of.ts';
import { slideCount } from './slide-count.ts';

/** Sentences that may tell of it: which of them names a measure, the data say. */
const most = 3;
const longest = 180;

const levels = signsOf(({ asks }) => asks.now);
/** What names the measure that is spoken of, and asks nothing of it. */
const naming = signsOf(({ asks }) => asks.names);
/** `A later offer is not free`: what is compared is said of a thing, and has not changed. */
const attributed =
  /(?<!\p{L})(?:an?|no|any|each|every|of|eine?[nrms]?|keine?|jede[rs]?|une?|aucune?|chaque|una?|un|ning\p{L}+|cada|uma?|nenhuma?|uno|ogni)\s+$/iu;
/** What is to be shown. */
const ordered =
  /^(?:please |bitte )?(?:show|list|give|create|make|include|build|draw|compare|cover|add|explain|tell|zeig|erstell|mach|liste|vergleich|montre|crée|fais|compare|muestra|crea|haz|mostre|crie|faça|mostra)(?:e|en|z|ez|r)?\s/iu;
/** What is wished, feared or left out has not happened. */
const wished =
  /(?<!\p{L})(?:should|would|could|might|(?<!(?:since|until|from|by|in|of|to|mid|early|late)[ -])may|must|will|want(?:s|ed)?|if|unless|whether|decid\p{L}*|target|goal|ignore|leave out|exclude|known|ob|entscheid\p{L}*|soll(?:te|ten|en)?|würde[n]?|könnte[n]?|wenn|falls|bekannt|si|sería|debería|deveria|dovrebbe|devrait|pourrait|connue?)(?!\p{L})/iu;

/** Words that name nothing: of a question that has no others, it says what `it` is. */
const pointing =
  /(?<!\p{L})(?:where|which|what|who|when|how|whether|exactly|really|actually|is|was|are|were|it|this|that|these|they|them|those|he|she|either|any|one|of|right|true|happening|happen(?:ed|s)?|changed?|responsible|behind|since|from|did|does|do|and|or|the|a|in|to|begin|began|begun|start(?:ed)?|month|if|so|not|cause[ds]?|reason|because|out|came|come|wo|woran|was|wer|wann|welche[rsmn]?|genau|wirklich|es|das|dies|liegt|lag|passiert|passierte|geschieht|seit|ab|monat|und|oder|ist|sind|woran|stimmt|warum|wodurch|tatsächlich|eigentlich|où|quand|quoi|qui|depuis|exactement|vraiment|quels?|quelles?|pourquoi|ça|cela|se|passe|produit|t|il|est|et|ou|c'est|mois|dónde|cuándo|qué|quién|desde|exactamente|realmente|pasa|ocurre|sucede|por|porque|eso|es|y|o|mes|onde|quando|quem|isso|acontece|exatamente|é|e|mês|dove|chi|da|davvero|esattamente|accade|succede|perché|quale|ciò|mese)(?!\p{L})/giu;

/** Why of each change that is told, in the order of the text; none where a question names what it asks why of, or what began. */
export function statedChanges(whole: string, questions: readonly Question[]): Question[] {
  if (questions.some(({ kind, about, suspects }) => (kind === 'why' && (names(about) || suspects)) || kind === 'effect')) return [];
  return sentences(fold(whole))
    .map(besidesBlame)
    .flatMap((sentence): Question[] => {
      if (/[?？؟]\s*$/u.test(sentence) || ofSlides(sentence) || saidIn(naming, sentence)[0]?.at === 0) return [];
      if (rowsLeftOut(sentence).length > 0) return [];
      const clause = betweenLevels(sentence) ?? withChange(sentence);
      const text = clause
        ?.replace(/^[-•*\s]+/u, '')
        .replace(/(?<![\s,;:([])[\s,;:([]+$/u, '')
        .trim();
      return !text || text.length > longest || ordered.test(text) || wished.test(text) || asKnown.test(sentence)
        ? []
        : [{ kind: 'why', text, about: text, stated: true }];
    })
    .slice(0, most);
}

const comparative =
  /^(?:\p{L}{2,}ere?[nrsm]?|worse|pire|meilleur\p{L}*|supérieur\p{L}*|mayor|menor|peor|mejor|maior|pior|melhor|peggior\p{L}*|miglior\p{L}*|maggior\p{L}*|minor\p{L}*)$/iu;

/** `No more than eight slides` speaks of the deck. */
const ofSlides = (sentence: string) => slideCount(sentence) !== null;

const greeting = /^(?:hi|hello|hallo|guten \p{L}+|bonjour|hola)[,!]?\s+/iu;

/** The clause that says that something changed, with what it says that of. */
function withChange(sentence: string): string | null {
  const [found] = saidIn(changed, sentence).filter(
    ({ at, end }) =>
      !(comparative.test(sentence.slice(at, end)) && attributed.test(sentence.slice(0, at)) && /^\s+\p{L}/u.test(sentence.slice(end))),
  );
  if (!found) return null;
  const until = sentence.slice(0, endOf(sentence, found.end)).replace(greeting, '');
  const last = /^.*(?<!\p{L})(?:and|und|et|y|but|aber|mais|pero)\s+(?=.*$)/iu.exec(until)?.[0].length ?? 0;
  const clause = until.slice(last);
  return last < found.at && saidIn(changed, clause).length > 0 && !ofAnother.test(clause) ? clause : until;
}

/** A clause that begins with a word for what the one before has named. */
const ofAnother = /^(?:it|this|that|they|we|er|sie|es|wir|il|elle|ils|elles|on|nous|ha|han|foi|está|è|siamo|hemos|estamos)(?!\p{L})/iu;

/** Up to the second of two shares, of which one was then and one is since or now: `CSAT was 89% until autumn; since May it has been around 86%`. */
function betweenLevels(sentence: string): string | null {
  const [one, other] = [...sentence.matchAll(share)];
  if (!one || !other || one[0] === other[0]) return null;
  const until = sentence.slice(0, other.index + other[0].length).replace(greeting, '');
  return saidIn(levels, until).length > 0 ? until : null;
}

/** `That is known and not the topic`. */
const asKnown =
  /(?<!\p{L})(?:(?:is|are|was) (?:well )?known|not the (?:topic|point|question)|(?:ist|sind) bekannt|nicht das thema|est connue?|es conocid[oa]|é conhecid[oa]|è not[oa])(?!\p{L})|既知|已知/iu;

function endOf(sentence: string, from: number): number {
  const rest = sentence
    .slice(from)
    .search(/[;:([!。，；：]|[.,](?!\d)|\s[-–—]\s|(?<!\p{L})(?:between|compared|against|versus|vs|than|and i|and we)(?!\p{L})/iu);
  return rest < 0 ? sentence.length : from + rest;
}

/** That something changed names nothing either: `why it dropped`. */
function names(text: string): boolean {
  const rest = saidIn(changed, text).reduceRight((left, { at, end }) => `${left.slice(0, at)} ${left.slice(end)}`, text);
  return /[\p{L}\p{N}]/u.test(rest.replace(pointing, ' '));
}

/** Whether a question asks only where, which or since when of what was said before. */
export function onlyPointsBack({ kind, text, period }: Question): boolean {
  return (kind === 'why' || kind === 'which' || kind === 'amount') && period === undefined && !names(text);
}
