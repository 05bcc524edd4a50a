/** A sentence as it is written on a page and not as it was said: without what talk leads it in with, adds to it, and shortens in it. */

/** Joins to the sentence before; what `so far` and `or else` say stays. */
const joined =
  /^(?:(?:and|but|or|also|und|aber|oder|denn|et|mais|donc|y|pero|así que|mas|porém|ma|però|quindi)\s+(?!(?:so on|for|else|then some|si|dann|noch|bien)(?!\p{L}))|so\s+(?!(?:far|much|many|long|few|that|called|as|wie|dass|viele?|weit|lange|etwas|gut|oft)(?!\p{L}))|(?:well|right|ok(?:ay)?|anyway|look|now|yes|yeah|no|so|na ja|tja|gut|nun|ja|nein|also|or|alors|bon|bref|voilà|oui|non|eh bien|du coup|pues|bueno|entonces|vale|sí|no|bom|então|pois|sim|não|allora|dunque|ecco|sì|beh),\s+|(?:それで|でも|だから|じゃあ|ですから|あと|はい|いや)、|(?:那么?|所以|但是?|而且|还有|不过|对)，|(?:ول?كن|لكن|إذن|طيب|نعم)[،\s]\s*)(?=\S)/iu;
/** Signs of notes that stand for `therefore`. */
const arrow = /^(?:[-=–]>|[→⇒➔])\s*/u;

/** What the author thinks of saying it, or who was told before. */
const besides: readonly RegExp[] = [
  /,?\s+(?:like|as) (?:we|i) (?:told|said to|wrote to|explained to) (?:everyone|everybody|people|you|them|the \p{L}+)$/iu,
  /,?\s+(?:like|as) (?:we|i) (?:said|wrote|put)(?: (?:before|earlier|last time|in the \p{L}+))?$/iu,
  /,?\s+wie (?:wir|ich) (?:es )?(?:\p{L}+ ){0,2}(?:gesagt|erzählt|geschrieben|behauptet)(?: haben| hatten| habe)?$/iu,
  /,?\s+comme (?:on l'|nous l'|je l')(?:a|ai|avons|avait|avions|avais) (?:dit|écrit|annoncé)(?: (?:à|aux) .{2,30})?$/iu,
  /,?\s+(?:como|come) (?:dijimos|habíamos dicho|dije|dissemos|tínhamos dito|disse|avevamo detto|abbiamo detto|dicevamo|avevo detto)(?: (?:a|al|ai|aos) .{2,30})?$/iu,
  /,\s*(?:so )?(?:let's|let us|we should|seien wir|da sollten wir|soyons|donc soyons|seamos|así que seamos|sejamos|por isso sejamos) (?:\p{L}+ ){0,2}?(?:open|honest|clear|frank|careful|ehrlich|offen|honnêtes|francs|clairs|prudents|honestos|claros|francos|onesti|chiari)(?: (?:about|on|with|sein|à|sur|con|com|sobre|su) .{2,30})?(?: sein)?$/iu,
  /,?\s+(?:since|because|in case|as) (?:they|she|he|people|the board|the committee)(?:'ll| will| may| might| are going to|'re going to)? asks?(?: (?:for|about) (?:it|that|one))?(?=\s*[:,.;]|$)/iu,
  /,?\s+(?:falls|weil|da|wenn) (?:sie|er|jemand|der vorstand) (?:da)?(?:nach)?(?:fragen|fragt)(?: werden| wird)?(?=\s*[:,.;]|$)/iu,
  /,?\s+(?:au cas où|parce qu'|puisqu'|si) ?(?:ils|elles|il|elle|on) (?:le |nous |vont |va |nous le )?demand\p{L}+(?=\s*[:,.;]|$)/iu,
  /,?\s+(?:por si|porque|caso|se|nel caso|perché) (?:lo |la |nos |nos lo |eles |ce lo |vão )?(?:pregunt|pergunt|chied)\p{L}+(?=\s*[:,.;]|$)/iu,
  /,\s*(?:i (?:think|guess|believe|reckon|suppose)|i'd say|to be (?:honest|fair)|frankly|you know|actually|really|mind you|glaube ich|denke ich|meine ich|ehrlich gesagt|sozusagen|je crois|je pense|franchement|en fait|quoi|creo|pienso|la verdad|acho|penso eu|creio|credo|penso|direi|insomma)$/iu,
  /\s*[(（](?:typo|i (?:think|checked|guess|mean|believe)|sorry|glaube ich|ich glaube|je crois|creo|acho|credo)[^()（）]{0,40}[)）]/iu,
];

/** `Owen costed a smaller version: …`: what was worked out, and not that it was. */
const working =
  /^(?:(?:i|we|\p{Lu}\p{Ll}+)(?:'ve| have| has)? (?:also )?(?:costed|priced|worked out|calculated|drawn up)|(?:j'ai|nous avons|on a) (?:aussi )?(?:chiffré|calculé|préparé)|(?:(?:también|también lo) )?(?:he|hemos) (?:también )?(?:calculado|preparado)|(?:também )?(?:calculei|calculámos|calculamos|preparei)|(?:ho|abbiamo) (?:anche )?(?:calcolato|preparato)) (?=(?:an?|the|une?|el|una?|uma?) [^:：]{3,50}[:：]\s)/iu;
const workingGerman =
  /^(?:ich habe|wir haben|\p{Lu}\p{Ll}+ hat) (?:auch |noch )?(eine?n? [^:：]{3,50}?) (?:auch |noch )?(?:gerechnet|kalkuliert|durchgerechnet)(?=[:：]\s)/iu;

/** A noun that notes open with leaves out its article. */
const bareNoun =
  /^((?:(?:main|biggest|key|real|next|total|overall|only) )?(?:cost|price|plan|goal|aim|budget|problem|issue|trouble|cause|reason|result|risk|target|deadline|proposal|recommendation|waiting list|timeline|good news|bad news)) (?=(?:is|was|would be|will be)(?!\p{L}))/iu;

const amount = '(?=[£$€¥]?\\d)';
const loose: readonly (readonly [RegExp, string])[] = [
  [/^(?:the |our |my )?ask is (?:for )?(?=[£$€\d])/iu, 'We ask for '],
  [new RegExp(`(?<!\\p{L})roughly ${amount}`, 'giu'), 'about '],
  [new RegExp(`(?<!\\p{L})so um die ${amount}`, 'giu'), 'etwa '],
  [
    /,\s*(?:say|sagen wir(?: mal)?|disons|digamos|diciamo),?\s+(?=(?:by|on|in|from|at|until|before|about|bis|am|im|ab|d'ici|le|à|el|para|até|em|entro|il|per|[£$€¥]?\d))/giu,
    ' ',
  ],
  // `12 Wochen à 4.200 €`
  [/ [àá] (?<=\d \p{L}{3,20} [àá] )(?=\d)/gu, ' zu je '],
  [/\s+(?:[-=–]>|[⇒➔])\s+(?=[£$€¥]?\d)(?<=\d\S*\s+(?:[-=–]>|[⇒➔])\s+)/gu, ' → '],
  [/\s+(?:[-=–]>|[⇒➔])\s+/gu, '; '],
];

const not: Readonly<Record<string, string>> = { ca: 'cannot', wo: 'will not', sha: 'shall not' };
const apostrophe = "['’]";
/** After these, `'d` is `had`; after others `would`. */
const participle = 'been|had|got|gone|left|lost|made|found|told|said|built|taken|done|seen|given|written|agreed|better|already|just|never';
const short: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [
    new RegExp(`(?<!\\p{L})(is|are|was|were|do|does|did|have|has|had|would|could|should|must|need|ca|wo)n${apostrophe}t(?!\\p{L})`, 'giu'),
    (_, verb) => cased(verb!, not[verb!.toLowerCase()] ?? `${verb} not`),
  ],
  [new RegExp(`(?<!\\p{L})(we|they|you|i)${apostrophe}ve(?!\\p{L})`, 'giu'), '$1 have'],
  [new RegExp(`(?<!\\p{L})(we|they|you)${apostrophe}re(?!\\p{L})`, 'giu'), '$1 are'],
  [new RegExp(`(?<!\\p{L})(we|they|you|i|it|he|she|that|there)${apostrophe}ll(?!\\p{L})`, 'giu'), '$1 will'],
  [new RegExp(`(?<!\\p{L})(i)${apostrophe}m(?!\\p{L})`, 'giu'), '$1 am'],
  [
    new RegExp(
      `(?<!\\p{L})(it|that|there|what|he|she|who)${apostrophe}s (?=(?:been|got|had|gone|become|come|made|taken|grown|fallen|risen)(?!\\p{L}))`,
      'giu',
    ),
    '$1 has ',
  ],
  [new RegExp(`(?<!\\p{L})(it|that|there|what|here|he|she|who)${apostrophe}s(?=\\s)`, 'giu'), '$1 is'],
  [new RegExp(`(?<!\\p{L})(we|they|you|i|he|she|it|who|there)${apostrophe}d (?=(?:${participle})(?!\\p{L}))`, 'giu'), '$1 had '],
  [new RegExp(`(?<!\\p{L})(we|they|you|i|he|she|it|who|there)${apostrophe}d(?=\\s)`, 'giu'), '$1 would'],
];

const cased = (like: string, word: string) => (/^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word);

/** The words of others stay as they were said. */
const quoted = /["“”„«»「」『』]/u;

export function withoutTalk(sentence: string): string {
  let text = sentence.replace(arrow, '');
  for (let times = 0; times < 2; times += 1) text = leftOf(text, text.replace(joined, ''));
  for (const cut of besides) text = leftOf(text, text.replace(cut, ''));
  const german = workingGerman.exec(text);
  text = german === null ? text.replace(working, '') : german[1]! + text.slice(german[0].length);
  for (const [said, written] of loose) text = text.replace(said, written);
  text = text.replace(bareNoun, (noun) => `The ${noun.charAt(0).toLowerCase()}${noun.slice(1)}`);
  if (quoted.test(text) || !/['’]/.test(text)) return text;
  for (const [said, written] of short) text = typeof written === 'string' ? text.replace(said, written) : text.replace(said, written);
  return text;
}

/** A cut that leaves a scrap is none. */
const leftOf = (before: string, after: string) =>
  after === before || /\S{2}\s{1,8}\S|[\p{Script=Han}\p{Script=Hiragana}]{4}/u.test(after) ? after : before;
