/** An answer with the subject of its question, where that is certain. */
import { states, verbs } from './statement.ts';
import { inThirdPerson } from './third-person.ts';

export const finite = new RegExp(
  `(?<!\\p{L})(?:${verbs}|'s|'re|'ve|do|does|did|get|gets|got|lose|cut|slip|say|says|\\p{L}{3,}ed)(?!\\p{L})|['’](?:s|re|ve|ll)(?!\\p{L})`,
  'iu',
);
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]/u;
/** Because, before a reason that is a sentence of its own. */
const reason = /^(?:because|parce qu(?:e |['’])|car|porque|perché|perchè|poiché|因为)\s*/iu;
const reasonGerman =
  /^(?:[Ww]eil|[Dd]a) ((?:der|die|das|unsere?|ein(?:e)?|kein(?:e)?) (?:\p{L}+ )?\p{Lu}\p{L}+) (.{2,80}) (ist|sind|war|waren|hat|haben|wird|werden|fehlt|fehlen|steht|stehen|kann|muss)$/u;
/** What something costs, with the place of its answer. */
const prices: readonly (readonly [RegExp, (what: string, answer: string) => string])[] = [
  [
    /^what (?:does|do|did|would|will) ((?:an?|the|our|one|each|\p{L}+) [\p{L}\d -]{2,40}) cost$/iu,
    (what, answer) => `${what} costs ${answer}`,
  ],
  [/^how much (?:does|would|will) ((?:an?|the|our|one|each) [\p{L}\d -]{2,40}) cost$/iu, (what, answer) => `${what} costs ${answer}`],
  [/^how (?:much|many) (?:is|are) ((?:an?|the|our|one|each) [\p{L}\d -]{2,40})$/iu, (what, answer) => `${what}: ${answer}`],
  [/^(?:was|wie ?viel) kostet ((?:eine?|der|die|das|unsere?) [\p{L}\d -]{2,40})$/iu, (what, answer) => `${what} kostet ${answer}`],
  [/^combien (?:coûte|coûterait) ((?:une?|le|la|notre) [\p{L}\d' -]{2,40})$/iu, (what, answer) => `${what} coûte ${answer}`],
  [/^cuánto (?:cuesta|costaría) ((?:un|una|el|la) [\p{L}\d -]{2,40})$/iu, (what, answer) => `${what} cuesta ${answer}`],
  [/^quanto (?:custa|custaria) ((?:um|uma|o|a) [\p{L}\d -]{2,40})$/iu, (what, answer) => `${what} custa ${answer}`],
  [
    /^quanto (?:costa|costerebbe) ((?:uno?|una|il|lo|la) [\p{L}\d -]{2,40}|l'[\p{L}\d -]{2,40})$/iu,
    (what, answer) => `${what} costa ${answer}`,
  ],
  [/^([\p{L}\d]{1,16}?)(?:是|要|需要)?多少钱?$/u, (what, answer) => `${what}:${answer}`],
  [/^([\p{L}\d]{1,16}?)は(?:いくら|何円|どのくらい|何人)(?:です|でした|になります)?か?$/u, (what, answer) => `${what}は${answer}`],
  [/^كم (تكلف|يكلف|تبلغ|يبلغ) (.{2,40})$/u, (what, answer) => `${what} ${answer}`],
];
/** `What do we promise?` as the label of its answer. */
const labels: readonly (readonly [RegExp, string])[] = [
  [/^what (?:do|did) (we|they) (\p{Ll}+(?: (?:from|to|for|by) \p{L}+)?)$/iu, 'What $1 $2'],
  [/^was (\p{Ll}+) wir$/iu, 'Was wir $1'],
  [/^qu['’]est-ce qu['’](on \p{Ll}+)$/iu, "Ce qu'$1"],
];
const conditional =
  /^(?:(?:and|but|so|und|aber|et|mais|y|pero|e|ma|mas)\s)?(?:(?:what|was|et)\s(?:happens\s|ist,?\s|passiert,?\s)?)?((?:if|wenn|falls|si|se)\s\S.{3,80})$/iu;
export const isConditional = (question: string) => conditional.test(question);

/** What is told by an answer. `question` without its mark; `= …`: how much was asked of that statement. `name`: of whoever answers. */
export function answered(asked: string, plain: string, name: string): string {
  const question = asked.replace(/^(?:and|so|und|also|et|y|e) (?=(?:what|how|was|wie|combien|qu|cuánt|quant))/iu, '');
  const condition = conditional.exec(question)?.[1];
  if (condition !== undefined && finite.test(plain) && !/^(?:I|ich|je|yo|eu|io)(?!\p{L})/u.test(plain))
    return ended(capital(`${condition}, ${lowered(plain.replace(/^(?:then|dann|alors|entonces|então|allora),?\s/iu, ''))}`));
  const counted = withCount(question, plain);
  if (counted !== null) return counted;
  const text = plain.replace(reason, '').replace(reasonGerman, '$1 $3 $2').replace(/^لأن\s/u, 'السبب أن ');
  const verbless = !unspaced.test(text) && !finite.test(text) && !states.test(text);
  if (question.startsWith('= '))
    return verbless ? ended(`${question.slice(2).replace(/[.。]$/u, '')}, ${text}`) : `${question.slice(2)} ${ended(capital(text))}`;
  // `費用はいくらですか？` – `増設は4,200万円です`: the answer has a subject of its own.
  const subject = /^([^はがを、。]{1,12})は/u.exec(text)?.[1];
  if (subject !== undefined && !question.startsWith(subject)) return ended(inThirdPerson(text, name));
  const price = prices.find(([pattern]) => pattern.test(question));
  if (price && /\d/.test(text) && (verbless || unspaced.test(text))) {
    const [, first, second] = price[0].exec(question)!;
    return ended(capital(price[1](second === undefined ? first! : `${first} ${second}`, lowered(text))));
  }
  const label = verbless ? labels.find(([pattern]) => pattern.test(question)) : undefined;
  const bare = text.replace(/^i(?:'d| would) like to say /iu, '');
  if (label || (bare !== text && labels.some(([pattern]) => pattern.test(question)))) {
    const [pattern, form] = label ?? labels.find(([each]) => each.test(question))!;
    return ended(`${question.replace(pattern, form)}: ${bare}`);
  }
  const topic =
    /^(?!(?:why|how|what|when|where|who|which|by|until|since|and|or|so|bis|seit|welche[rsnm]?|quel(?:le)?s?|jusqu|depuis|cuál(?:es)?|hasta|desde|até|qual|quale|quali|fino|warum|wie|was|wann|wo|wer|und|oder|pourquoi|comment|quand|et|por qué|cómo|qué|cuándo|y|porquê|quando|como|e|perché|come|cosa|ok(?:ay)?|really|good|right)(?!\p{L}))(?!.*(?<!\p{L})(?:you|we|it|that|she|he|they)(?!\p{L}))\p{L}[\p{L}'-]{2,}(?: [\p{L}'-]+){0,2}$/iu;
  if (topic.test(question) && !unspaced.test(question) && !finite.test(question) && (verbless || !/\s/.test(question)))
    return ended(`${capital(question)}: ${text}`);
  return ended(capital(inThirdPerson(text, name)));
}

/** `How many come by bike?` – `About 35, only 12 in winter` is how many come by bike. */
function withCount(question: string, plain: string): string | null {
  const what = /^(?:how many|wie viele|combien(?: de| d')?|cuánt[oa]s|quant[oa]s|quant[ie]) (.{4,60})$/iu.exec(question)?.[1];
  const [, count, more] =
    /^((?:(?:about|around|roughly|only|rund|etwa|ungefähr|nur|environ|seulement|unos|unas|solo|cerca de|só|circa) )?\d(?:[\d.,]*\d)?)(,? .{0,80})?$/iu.exec(
      plain,
    ) ?? [];
  // With the verb before who does it, the answer would need another order.
  const isTurned =
    what === undefined ||
    /(?<!\p{L})(?:do|does|did|are|were|is|have|has|can|will|would|we|you|they|there|haben|hat|sind|wir|ihr|sie|man|gibt|brauchen|on|nous|vous|avons|avez|a-t|faut|hay|tenemos|hemos|temos|há|abbiamo|ci)(?!\p{L})/iu.test(
      what,
    );
  if (count === undefined || isTurned || (more !== undefined && !/^,/u.test(more))) return null;
  return ended(capital(`${count} ${what}${more ?? ''}`));
}

/** As in the middle of a sentence. */
export const lowered = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const ended = (text: string) =>
  /[.!?。！？:：]$/u.test(text) ? text : `${text}${/[\p{Script=Han}\p{Script=Hiragana}]/u.test(text) ? '。' : '.'}`;
/** Whether a question is the label of its answer, whoever gives it. */
export const isLabelled = (question: string) => labels.some(([pattern]) => pattern.test(question));
