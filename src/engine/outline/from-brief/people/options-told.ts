/** Options that sentences tell one after another: `We could …`, `The alternative is …`, `A third option, …`. */
import type { LanguageCode } from '../../../../model/language.ts';
import type { Sentence } from '../said.ts';
import { isAdvice, isAsk } from './decisions.ts';
import { clausesIn, type Option, toldOption } from './option.ts';
import { amountsIn } from './wording.ts';

/** What makes a sentence an option. What only could be done is one beside another that says `or`. */
type Opener = 'proposed' | 'counted' | 'other' | 'could';

interface Opened {
  opener: Opener;
  /** What the option is and does. */
  matter: string;
  /** In `a third option, doing nothing, leaves us exposed`: what stands between the commas. */
  name?: string;
  /** Its number; null for `the last`. */
  number?: number | null;
  /** It is called an option, so that nobody has to have announced some. */
  isNamed: boolean;
}

const counted: readonly RegExp[] = [
  /^(?:the|a|our|and the|and a)\s(?<nth>first|second|third|fourth|last|final)(?<noun>\s(?:option|alternative|choice|possibility|route|way))?(?:\s(?:is|would be)(?:\sto)?\s(?<matter>.+)|,\s(?<name>[^,]{3,60}),\s(?<said>.+))$/iu,
  /^(?:die|eine|der|ein|das|und die)\s(?<nth>erste|zweite|dritte|vierte|letzte)r?(?<noun>\s(?:option|möglichkeit|variante|lösung|alternative|weg))?(?:\s(?:ist|wäre|heißt)(?:\ses)?,?\s(?<matter>.+)|,\s(?<name>[^,]{3,60}),\s(?<said>.+))$/iu,
  /^(?:la|une|le|et la)\s(?<nth>première|deuxième|seconde|troisième|quatrième|dernière)(?<noun>\s(?:option|solution|possibilité|piste))?(?:\s(?:est|serait|consiste|consisterait)\s(?:de\s|d['’]|à\s)?(?<matter>.+)|,\s(?<name>[^,]{3,60}),\s(?<said>.+))$/iu,
  /^(?:la|una|y la)\s(?<nth>primera|segunda|tercera|cuarta|última)(?<noun>\s(?:opción|alternativa|posibilidad|vía))?(?:\s(?:es|sería|consiste en)\s(?<matter>.+)|,\s(?<name>[^,]{3,60}),\s(?<said>.+))$/iu,
  /^(?:a|uma|e a)\s(?<nth>primeira|segunda|terceira|quarta|última)(?<noun>\s(?:opção|alternativa|possibilidade|via))?(?:\s(?:é|seria|consiste em)\s(?<matter>.+)|,\s(?<name>[^,]{3,60}),\s(?<said>.+))$/iu,
  /^(?:la|una|e la)\s(?<nth>prima|seconda|terza|quarta|ultima)(?<noun>\s(?:opzione|alternativa|possibilità|strada|soluzione))?(?:\s(?:è|sarebbe|consiste nel)\s(?:di\s)?(?<matter>.+)|,\s(?<name>[^,]{3,60}),\s(?<said>.+))$/iu,
  /^第?(?<nth>[一二三四])(?:つ目)?(?<noun>の(?:案|選択肢|方法))?は、?(?<matter>.+)$/u,
  /^第?(?<nth>[一二三四])(?<noun>个?(?:方案|选择|选项|办法))?[是，,：:](?<matter>.+)$/u,
  /^و?(?<noun>الخيار\s)?(?<nth>الأول|الثاني|الثالث|الرابع)(?:\sهو)?\s(?<matter>.+)$/u,
];
const numbers: readonly RegExp[] = [
  /^(?:first|erste|première|primera|primeira|prima|一|الأول)$/iu,
  /^(?:second|zweite|deuxième|seconde|segunda|seconda|二|الثاني)$/iu,
  /^(?:third|dritte|troisième|tercera|terceira|terza|三|الثالث)$/iu,
  /^(?:fourth|vierte|quatrième|cuarta|quarta|四|الرابع)$/iu,
];
const other: readonly RegExp[] = [
  /^(?:the|an|one|our|another|the only)(?:\sother)?\s(?:alternative|option|possibility)\s(?:is|would be)(?:\sto)?\s(?<matter>.+)$/iu,
  /^(?:or|alternatively),?\s(?:we|one)\s(?:(?:could|can|might)\s)?(?<matter>.+)$/iu,
  /^die alternative (?:ist|wäre|dazu ist|dazu wäre)(?: es)?,?\s(?<matter>.+)$/iu,
  /^eine (?:weitere|andere) (?:möglichkeit|option|variante|lösung) (?:ist|wäre)(?: es)?,?\s(?<matter>.+)$/iu,
  /^(?:oder|alternativ|stattdessen) (?:könnten|können) wir\s(?<matter>.+)$/iu,
  /^(?:oder) wir (?:könnten\s|können\s)?(?<matter>.+)$/iu,
  /^l['’]alternative (?:est|serait)\s(?:de\s|d['’])?(?<matter>.+)$/iu,
  /^une autre (?:option|solution|possibilité) (?:est|serait)\s(?:de\s|d['’])?(?<matter>.+)$/iu,
  /^(?:ou bien|ou alors),?\s(?:nous (?:pourrions|pouvons)|on (?:peut|pourrait))\s(?<matter>.+)$/iu,
  /^(?:la (?:otra )?alternativa|otra (?:opción|posibilidad|alternativa)) (?:es|sería)\s(?<matter>.+)$/iu,
  /^(?:o bien|o),?\s(?:podemos|podríamos)\s(?<matter>.+)$/iu,
  /^(?:a (?:outra )?alternativa|outra (?:opção|possibilidade|alternativa)) (?:é|seria)\s(?<matter>.+)$/iu,
  /^(?:ou então|ou),?\s(?:podemos|poderíamos)\s(?<matter>.+)$/iu,
  /^(?:l['’]alternativa|un['’]altra (?:opzione|possibilità|strada)) (?:è|sarebbe)\s(?:di\s)?(?<matter>.+)$/iu,
  /^in alternativa,?\s(?:possiamo|potremmo)\s(?<matter>.+)$/iu,
  /^(?:代案|代替案|別の案|もう一つの案)は、?(?<matter>.+)$/u,
  /^(?:另一(?:个|种)?(?:方案|选择|办法)是|替代方案是|或者，?(?:我们)?可以)(?<matter>.+)$/u,
  /^و?(?:البديل|الخيار الآخر)(?:\sهو)?\s(?<matter>.+)$/u,
];
const could: readonly RegExp[] = [
  /^(?:we|one)\s(?:could|can)\s(?!not\s|never\s|hardly\s|only\s)(?:also\s)?(?<matter>.+)$/iu,
  /^wir\s(?:könnten|können)\s(?!nicht\s|nie\s|kaum\s|nur\s|kein)(?:auch\s)?(?<matter>.+)$/iu,
  /^(?:nous\s(?:pourrions|pouvons)|on\s(?:pourrait|peut))\s(?!pas\s|plus\s|jamais\s)(?:aussi\s|également\s)?(?<matter>.+)$/iu,
  /^(?:también\s)?(?:podemos|podríamos)\s(?:también\s)?(?<matter>.+)$/iu,
  /^(?:também\s)?(?:podemos|poderíamos)\s(?:também\s)?(?<matter>.+)$/iu,
  /^(?:possiamo|potremmo)\s(?:anche\s)?(?<matter>.+)$/iu,
  /^(?:我们)?(?:也)?可以(?<matter>.+)$/u,
  /^(?:يمكننا|بإمكاننا)\s(?:أيضا\s)?(?<matter>.+)$/u,
];
const proposed: readonly RegExp[] = [
  /^(?:what (?:we|i) propose|(?:our|my) proposal)(?:\sis)?\s?[:,]?\s(?:to\s)?(?<matter>.+)$/iu,
  /^(?:unser vorschlag|was wir vorschlagen)(?:\sist)?\s?[:,]?\s(?<matter>.+)$/iu,
  /^(?:ce que nous proposons|notre proposition)(?:\s(?:c['’])?est)?\s?[:,]?\s(?:de\s|d['’])?(?<matter>.+)$/iu,
  /^(?:lo que proponemos|nuestra propuesta|o que propomos|a nossa proposta|nossa proposta)(?:\s(?:es|é))?\s?[:,]?\s(?<matter>.+)$/iu,
  /^(?:quello che proponiamo|la nostra proposta)(?:\sè)?\s?[:,]?\s(?:di\s)?(?<matter>.+)$/iu,
];
/** `Either … or …`, as one sentence. */
const either =
  /^(?:(?:we|one|wir|man|nous|on|podemos|podríamos|poderíamos|possiamo|potremmo)\s(?:(?:can|could|may|must|have to|können|könnten|müssen|kann|pouvons|pourrions|peut|devons)\s)?)?(?:either|entweder|soit|o bien|o|ou bien|ou)\s(?<first>.{4,200}?),?\s(?:or|oder|soit|o bien|o|ou bien|ou|oppure)\s(?<second>.{4,200})$/iu;
const or = /,?\s(?:or|oder|ou|o|oppure|أو)\s|，?(?:或者|或)/gu;
/** It goes on about the option before it. */
const goesOn =
  /^(?:it|this|that|they|but it|but this|es|das|dies|sie|dafür|aber das|cela|ça|elle|il|mais cela|eso|esto|pero|isso|isto|ela|ele|questo|ciò|essa)\s|^(?:これ|それ|ただし|这|该|但这|هذا|لكنه)/iu;

interface Told {
  options: Option[];
  /** The one that the author proposes by putting it first; -1 for none. */
  favoured: number;
}

/** Null where these sentences weigh nothing, or one of their options is not understood. `announced`: the sentence or heading above says that there are some. */
export function toldOptions(said: readonly Sentence[], isAnnounced: (sentence: Sentence) => boolean, language: LanguageCode): Told | null {
  const options: Option[] = [];
  let [favoured, isChoice, announced, last] = [-1, false, false, -2];
  for (const sentence of said) {
    const { at, heading } = sentence;
    announced ||= isAnnounced(sentence);
    const opened = openedIn(sentence);
    const isUnder = heading !== null && isAnnounced({ ...sentence, text: heading });
    const text = sentence.text.trim().replace(/[.。!]\s*$/u, '');
    const sides = sidesOf(text, opened, isUnder, language);
    if (sides !== null) {
      options.push(...sides.map((side) => ({ ...toldOption(side, language), at: [at] })));
      isChoice = true;
    } else if (opened !== null && (opened.isNamed || announced)) {
      // Counted options are all of them, in their order.
      if (opened.number !== undefined && opened.number !== null && opened.number !== options.length + 1) return null;
      if (opened.opener === 'proposed') favoured = options.length;
      if (opened.opener === 'other' || (opened.opener === 'counted' && options.length > 0)) isChoice = true;
      options.push({ ...toldOption(opened.matter, language, opened.name), at: [at] });
    } else if (last === at - 1 && goesOn.test(text) && !isAdvice(sentence) && !isAsk(sentence)) {
      const option = options.at(-1)!;
      option.said.push(...clausesIn(text));
      option.at.push(at);
    } else continue;
    last = at;
  }
  // Each is weighed: but for one, something is said of all.
  return isChoice && options.length > 1 ? { options, favoured } : null;
}

/** A label may be the beginning of the sentence below it: `What we propose: …`, `Or we could add a shift: …`. */
function openedIn({ text, heading, list }: Sentence): Opened | null {
  const said = text.trim().replace(/[.。!]\s*$/u, '');
  if (/[?？؟]$/u.test(said)) return null;
  return (heading === null || list !== null ? null : openedBy(`${heading.trim()}: ${said}`)) ?? openedBy(said);
}

function openedBy(text: string): Opened | null {
  const plan = firstOf(proposed, text);
  if (plan !== null) return { opener: 'proposed', matter: plan.matter!, isNamed: true };
  const nth = firstOf(counted, text);
  if (nth !== null) {
    const number = numbers.findIndex((each) => each.test(nth.nth!)) + 1;
    const { matter, name, said } = nth;
    return {
      opener: 'counted',
      matter: matter ?? said!,
      ...(name === undefined ? {} : { name }),
      number: number === 0 ? null : number,
      isNamed: nth.noun !== undefined,
    };
  }
  const found = firstOf(other, text);
  if (found !== null) return { opener: 'other', matter: found.matter!, isNamed: true };
  const able = firstOf(could, text);
  return able === null ? null : { opener: 'could', matter: able.matter!, isNamed: true };
}

function firstOf(patterns: readonly RegExp[], text: string): Partial<Record<string, string>> | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.groups;
    if (found !== undefined) return found;
  }
  return null;
}

/** The two options of one sentence, each with an amount or a bracket of its own; null for other sentences. */
function sidesOf(text: string, opened: Opened | null, isUnder: boolean, language: LanguageCode): string[] | null {
  const both = either.exec(text)?.groups;
  if (both !== undefined && [both.first!, both.second!].every((side) => isWeighed(side, language))) return [both.first!, both.second!];
  if (opened?.opener !== 'could' && !isUnder) return null;
  const matter = opened?.matter ?? text;
  const cuts = [...matter.matchAll(or)]
    .map((joint) => [matter.slice(0, joint.index), matter.slice(joint.index + joint[0].length)])
    .filter((sides) => sides.every((side) => isWeighed(side, language)));
  return cuts.length === 1 ? cuts[0]! : null;
}

const isWeighed = (side: string, language: LanguageCode) =>
  /\([^()]{3,}\)|（[^（）]{3,}）/u.test(side) || amountsIn(side, language).length > 0;
