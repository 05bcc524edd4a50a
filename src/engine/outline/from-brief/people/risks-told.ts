/** Risks that sentences tell: `The main risk is X; if it happens we would Y`. */
import type { Sentence } from '../said.ts';
import { isAdvice, isAsk } from './decisions.ts';
import { capital, plainly, wordCount } from './wording.ts';

/** A risk as its author tells it. */
export interface Risk {
  risk: string;
  /** What the author says of it. */
  meaning?: string;
  response?: string;
  who?: string;
  when?: string;
}

interface Told extends Risk {
  /** Positions of its sentences. */
  at: number[];
  /** `The main risk is weather`: its sentence up to there. */
  claim: string;
}

const opening: readonly RegExp[] = [
  /^(?:(?:the|our|one|a|another)\s)?(?:(?:main|biggest|greatest|key|first|second|third|other|further|last|only)\s)?(?:risk|danger)(?:\shere)?\s(?:is|would be)(?:\sthat)?\s(?<risk>.+)$/iu,
  /^there is (?:also )?(?:a|another|some)\s(?:\p{L}+\s)?risk that\s(?<risk>.+)$/iu,
  /^(?:das|ein|unser)\s(?:(?:größte|wichtigste|zweite|weitere|andere)s?\s)?(?:haupt)?risiko\s(?:ist|wäre|liegt in|besteht darin),?\s(?<risk>.+)$/iu,
  /^(?:le|un|l['’]|notre)\s?(?:(?:principal|plus grand|premier|second|deuxième|autre)\s)?risque(?:\s(?:principal|majeur))?\s(?:est|serait)\s(?<risk>.+)$/iu,
  /^(?:el|un|otro|nuestro)\s?(?:(?:principal|mayor|segundo|otro)\s)?riesgo(?:\sprincipal)?\s(?:es|sería)\s(?<risk>.+)$/iu,
  /^(?:o|um|outro|nosso)\s?(?:(?:principal|maior|segundo|outro)\s)?risco(?:\sprincipal)?\s(?:é|seria)\s(?<risk>.+)$/iu,
  /^(?:il|un|un altro|l['’]altro|il nostro)\s?(?:(?:principale|maggiore|maggior|secondo)\s)?rischio(?:\sprincipale)?\s(?:è|sarebbe)\s(?<risk>.+)$/iu,
  /^(?:最大の|主な|もう一つの|次の|第二の)リスクは、?(?<risk>.+?)(?:です|である)?$/u,
  /^(?:最大的?|主要的?|另一(?:个)?|第二个)风险(?:是|在于)(?<risk>.+)$/u,
  /^و?الخطر\s(?:(?:الرئيسي|الأكبر|الثاني|الآخر)\s)?هو\s(?<risk>.+)$/u,
];
/** `If it happens we would …`: what is done about the risk beside it. */
const answering: readonly RegExp[] = [
  /^(?:(?:and )?(?:if (?:it|that|this) happens|if so|should (?:it|that|this) happen|in (?:that|which|this) case),?\s)(?<answer>(?:we|i)\s.+)$/iu,
  // After such a beginning a German clause has its verb first, so that it stays whole.
  /^(?<answer>(?:in (?:diesem|dem) fall|falls (?:das|es) (?:passiert|eintritt),?|tritt (?:das|es) ein,?|dann)\s\p{L}+\swir\s.+)$/iu,
  /^(?:dans ce cas|le cas échéant|si (?:cela|ça) arrive),?\s(?<answer>(?:nous|on)\s.+)$/iu,
  /^(?:(?:y )?en (?:ese|tal) caso|si (?:ocurre|sucede|pasa)),?\s(?<answer>\p{L}+(?:mos)\s.+)$/iu,
  /^(?:nesse caso|se (?:isso|isto) acontecer),?\s(?<answer>\p{L}+(?:mos)\s.+)$/iu,
  /^(?:in (?:tal|questo|quel) caso|se (?:succede|accade)),?\s(?<answer>\p{L}+(?:mo)\s.+)$/iu,
  /^その場合(?:は|には)?、?(?<answer>.+)$/u,
  /^(?:届时|那样的话|如果发生|若发生)，?(?<answer>我们.+)$/u,
  /^و?في (?:هذه الحالة|تلك الحالة)،?\s(?<answer>.+)$/u,
];
/** What is done about it, in a sentence of its own: `Plan B is …`, `We propose £22,000 for spare parts to cover this`. */
const covering: readonly RegExp[] = [
  /^(?:our |the )?(?:plan b|fallback|backup|contingency|workaround|ausweichplan|rückfallebene|notlösung|solution de repli|plan de secours|plan alternativo|alternativa|piano b|plano b)(?!\p{L})/iu,
  /(?<!\p{L})to (?:cover|avoid|prevent|guard against|counter|offset|limit|absorb|meet|soften|reduce) (?:this|that|it|the risk)(?!\p{L})/iu,
  /(?<!\p{L})(?:dagegen|um (?:das|dies|dem)|zur absicherung|vorsorglich|notfalls)(?!\p{L})/iu,
  /^(?:il faudrait|il faut|au besoin|nous prévoyons|on prévoit)(?!\p{L})|(?<!\p{L})pour (?:couvrir|éviter|limiter|compenser|parer à) (?:cela|ça|ce risque)/iu,
  /^(?:habría que|haría falta|teríamos de|seria preciso|bisognerebbe|occorrerebbe)(?!\p{L})|(?<!\p{L})(?:para|per) (?:cubrir|evitar|limitar|cobrir|coprire|evitare|limitare)(?:lo|la| esto| eso| isso| isto| ciò| questo)/iu,
  /^(?:(?:そのため|対策として|代替案は)、?|备选方案|为此，)/u,
];
/** Says what is done about the risk beside it. */
export const isAnswer = (text: string) => covering.some((each) => each.test(text.trim())) || answerIn(text) !== null;

const joint = /\s?[;；؛]\s*|\s?[:：]\s+|[:：](?=\p{Script=Han})|,\s(?=in which case\s)|，(?=届时|那样的话|如果发生|若发生)/u;
const goesOn = /^(?:it|this|that|es|das|cela|elle|eso|esto|isso|isto|questo|ciò)\s(?!is why)/iu;
const longestName = 14;
/** `The risk is low`, `worth it`: how large it is, not what. */
const judging =
  /^(?:(?:very|rather|quite|sehr|eher|très|muy|muito|molto)\s)?(?:low|high|small|large|big|worth|over|real|clear|minimal|manageable|acceptable|gering|hoch|klein|groß|überschaubar|faible|élevé|réel|limité|baj[oa]|alt[oa]|baix[oa]|bass[oa]|limitad[oa]|limitat[oa]|小さい|高い|低い|很[高低大小]|低|高)(?!\p{L})/iu;

/** Every risk of these sentences, each with what the same sentence and those right behind it say of it. */
export function toldRisks(said: readonly Sentence[]): Told[] {
  const found: Told[] = [];
  for (const sentence of said) {
    const { at, heading } = sentence;
    const text = sentence.text.trim().replace(/[.。!]\s*$/u, '');
    // `The main risk is weather: …` is read as a label.
    const read = (heading === null ? null : riskIn(`${heading.trim()}: ${text}`)) ?? riskIn(text);
    if (read !== null) {
      found.push({ at: [at], ...read });
      continue;
    }
    const risk = found.at(-1);
    if (risk === undefined || risk.response !== undefined || risk.at.at(-1) !== at - 1) continue;
    const covered = covering.some((each) => each.test(text));
    if (!covered && (isAdvice(sentence) || isAsk(sentence))) continue;
    const response = answerIn(text) ?? (covered ? capital(text) : null);
    if (response !== null) risk.response = response;
    else if (risk.meaning === undefined && goesOn.test(text)) risk.meaning = capital(text);
    else if (isAbout(risk, said)) risk.meaning = [risk.meaning, capital(sentence.text.trim())].filter(Boolean).join(' ');
    else continue;
    risk.at.push(at);
  }
  return found;
}

/** A short paragraph that begins with its risk tells of nothing else. */
function isAbout({ at }: Told, said: readonly Sentence[]): boolean {
  const first = said.find((sentence) => sentence.at === at[0])!;
  const own = said.filter(({ list, block, heading }) => list === null && block === first.block && heading === first.heading);
  return first.list === null && own[0] === first && own.length <= mostBeside && said.length === own.length;
}
const mostBeside = 4;

function riskIn(text: string): Omit<Told, 'at'> | null {
  if (/[?？؟]$/u.test(text)) return null;
  for (const pattern of opening) {
    const matter = pattern.exec(text)?.groups?.risk;
    if (matter === undefined) continue;
    const [risk = '', ...rest] = matter.split(joint).map((part) => part.trim());
    if (wordCount(risk) > longestName || judging.test(risk)) return null;
    const response = rest.length > 0 ? answerIn(rest.at(-1)!) : null;
    const meaning = response === null ? rest : rest.slice(0, -1);
    return {
      risk: plainly(risk),
      claim: plainly(text.slice(0, text.indexOf(risk) + risk.length)),
      ...(meaning.length > 0 ? { meaning: capital(meaning.join('; ')) } : {}),
      ...(response === null ? {} : { response }),
    };
  }
  return null;
}

function answerIn(text: string): string | null {
  for (const pattern of answering) {
    const answer = pattern.exec(text)?.groups?.answer;
    if (answer !== undefined) return capital(answer);
  }
  return null;
}
