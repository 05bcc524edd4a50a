/** How much a sentence matters to its reader, by cues: what is decided, why, how much, what changed. */

const cues: readonly (readonly [RegExp, number])[] = [
  [
    /(?<!\p{L})(?:decid|recommend|propos|approv|must|need|missed|agreed|beschloss|entschied|empfehl|verfehlt|muss|müssen|décid|recommand|manqué|il faut|devons|acord|debemos|deve|recomend|raccomand|incumpl|dobbiamo)|決定|提案|未達|必要|决定|建议|未达|必须|قرر|نوصي|يجب/iu,
    1.2,
  ],
  [
    /(?<!\p{L})(?:because|due to|therefore|so that|however|but|although|despite|not included|only|weil|wegen|deshalb|jedoch|aber|trotz|nur|car|parce que|mais|malgré|donc|porque|pero|por eso|mas|porém|però|perché|solo)(?!\p{L})|ため|ので|しかし|一方|因为|但|所以|لأن|لكن|بسبب/iu,
    0.7,
  ],
  [/\d/u, 0.6],
  [/[%€$£¥円元]|(?<!\p{L})(?:percent|Prozent|EUR|Euros?|USD|CHF|dollars?)(?!\p{L})/iu, 0.4],
  [
    /(?<!\p{L})(?:half|(?:a|one|two) (?:third|quarter|fifth|tenth)s?|\p{L}+ (?:in|out of) (?:three|four|five|ten)|die hälfte|jede[rs]? (?:zweite|dritte|vierte|fünfte|zehnte)|ein (?:drittel|viertel|fünftel)|la moitié|un (?:tiers|quart)|\p{L}+ sur (?:deux|trois|quatre|cinq|dix)|la mitad|un tercio|\p{L}+ de cada (?:dos|tres|cuatro|cinco|diez)|metade|um (?:terço|quarto)|la metà|un (?:terzo|quarto)|\p{L}+ su (?:due|tre|quattro|cinque|dieci))(?!\p{L})|半数|半分|三分之|一半|نصف|ثلث|ربع/iu,
    0.6,
  ],
  [
    /(?<!\p{L})(?:than|up from|down from|against|instead|unchanged|als|gegenüber|statt|unverändert|contre|au lieu|que el|que la|frente a|contra|em vez|rispetto)(?!\p{L})|より|対し|比/iu,
    0.3,
  ],
  [
    /(?<!\p{L})(?:rose|fell|grew|drop|declin|increas|decreas|reduc|improv|doubled|halved|stieg|sank|wuchs|gesunken|gestiegen|verdoppel|augment|baiss|doublé|aument|dismin|redu|subi|cay|cresc|caiu|cal[oò]|raddopp)|増|減|上昇|下降|增长|下降|上升|ارتفع|انخفض|زاد/iu,
    0.4,
  ],
];
/** What a document says about itself, and formalities of minutes. */
const formal =
  /^(?:let['’]s|let us|this (?:report|document|section|chapter|memo|page)|in this (?:report|section|chapter)|the (?:following|table below)|see (?:also |section|chapter|page|appendix)|for (?:more|further) (?:details|information)|thank you|thanks|good(?=[.!]?$)|great(?=[.!]?$)|exactly(?=[.!]?$)|agreed(?=[.!]?$)|kind regards|best regards|dear|sincerely|hi|hello|present:|attendees|apologies|(?:the )?meeting (?:was )?(?:opened|closed|adjourned|started)|the (?:chair|chairman|chairwoman|chairperson|president) (?:opened|closed|welcomed)|(?:the )?minutes (?:of [\p{L}\s]{3,40} )?(?:were|was) approved|minutes of|page \d+|copyright|©|all rights reserved|table of contents|contents|dieser (?:bericht|abschnitt)|dieses (?:dokument|kapitel)|mit freundlichen grüßen|vielen dank|sehr geehrte|anwesend|ce (?:rapport|document|chapitre)|cordialement|merci|bonjour|este (?:informe|documento|relatório|capítulo)|saludos|gracias|obrigad[oa]|atenciosamente|questo (?:rapporto|documento|capitolo)|cordiali saluti|grazie)(?!\p{L})|^(?:本報告書|本書|本报告|本文|敬具|目次|目录|以上$|هذا التقرير|مع التحية|شكرا)/iu;

/** Of a title or a point; below zero it is not worth a line. Long sentences are read last. */
export function strengthOf(sentence: string): number {
  if (isFormality(sentence)) return -1;
  const size = wordsIn(sentence);
  const short = size < 4 ? -0.5 : 0;
  const beginning = sentence.slice(0, mostRead);
  return cues.reduce((sum, [cue, weight]) => sum + (cue.test(beginning) ? weight : 0), short - Math.max(0, size - easyWords) * 0.04);
}

const easyWords = 24;
/** Characters of a sentence in which cues are looked for: longer than any that is read for one. */
const mostRead = 2000;

/** How something was found out says less than what was found. */
const method =
  /^(?:we|i|they|the \p{L}+) (?:\p{L}+ )?(?:asked|surveyed|interviewed|counted|visited|looked at|compared)(?!\p{L})|^(?:wir|ich) (?:befragten|zählten|besuchten|verglichen)(?!\p{L})|^(?:wir haben|ich habe) .{0,60}(?:befragt|gezählt|besucht|verglichen)(?!\p{L})|^nous avons (?:interrogé|demandé|compté|visité|comparé)|^(?:hemos|se ha) (?:preguntado|encuestado|contado|visitado|comparado)|^(?:perguntámos|perguntamos|inquirimos|contámos|visitámos)|^abbiamo (?:chiesto|intervistato|contato|visitato|confrontato)/iu;

/** What stands in brackets, or asks politely, is said beside the matter. */
const aside =
  /^[[(（［]|(?<!\p{L})(?:please|bitte|s['’]il (?:te|vous) plaît|veuillez|por favor|per favore)(?!\p{L})|ください|下さい|^请(?!求)|من فضلك|يرجى/iu;

/** As a title: a sentence that starts with a figure, or of a few words, says too little by itself. */
export function titleStrengthOf(sentence: string): number {
  const bare = /^[\d$€£¥+−–-]/u.test(sentence.trim()) ? -0.6 : 0;
  const label = statesSomething(sentence) ? 0 : 0.6;
  const how = method.test(sentence.trim()) ? 0.8 : aside.test(sentence.trim()) ? unclear : 0;
  const supposed = conditional.test(sentence.trim()) ? 1.2 : 0;
  return strengthOf(sentence) + bare - label - how - supposed - (wordsIn(sentence) < 6 ? 0.5 : 0) - (refersBack(sentence) ? unclear : 0);
}

/** What is only supposed heads no page that has something else to say. */
const conditional = /^(?:if|unless|falls|wenn|sollte|si|se|cuando|quand|même si)(?!\p{L})|^(?:如果|若|假如|もし)|^(?:إذا|لو)(?!\p{L})/iu;

/** Common verbs and endings of verbs, so that `Main theatre (8 rooms), first quarter` is known for a label. */
const verb =
  /(?<!\p{L})(?:is|are|was|were|be|been|has|have|had|does|do|did|will|would|can|could|may|might|must|should|needs?|rose|fell|grew|went|came|took|made|lost|won|cut|kept|held|met|paid|costs?|saves?|brings?|gives?|gets?|runs?|goes|takes|makes|leads?|starts?|ends?|opens?|closes?|remains?|wants?|asks?|recommends?|proposes?|approves?|decides?|\p{Ll}{2,}ed|ist|sind|war|waren|hat|haben|hatte|wird|werden|wurden?|kann|können|muss|müssen|soll|sollen|bleibt|bleiben|steht|stehen|liegt|liegen|läuft|laufen|dauert|dauern|fehlt|fehlen|kommt|kommen|geht|gehen|zahlt|zahlen|spart|sparen|verliert|bringt|bringen|braucht|brauchen|gilt|hält|halten|fällt|fallen|sinkt|sinken|steigt|steigen|wächst|beginnt|schlagen|empfehlen|hängt|reicht|\p{Ll}{3,}(?:et|te|ten|iert)|est|sont|ont|était|sera|seront|doit|doivent|peut|va|vont|\p{Ll}{3,}(?:é|ée|és|aient|ait|era)|es|son|está|están|fue|han|tiene|hay|debe|deben|\p{Ll}{3,}(?:ó|aron|ieron|ará)|é|são|foi|tem|há|deve|devem|\p{Ll}{3,}(?:ou|aram|eram|iu)|è|sono|hanno|era|devono|\p{Ll}{3,}(?:ò|ato|ata|ano|ono))(?!\p{L})/u;

/** Whether it has a verb, where that can be told. */
export function statesSomething(text: string): boolean {
  return !/\p{Script=Latin}/u.test(text) || verb.test(text);
}

/** A title that starts with what the sentence before has named is no title by itself. */
const unclear = 2.5;

const back =
  /^(?:this(?! (?:year|quarter|month|week)(?!\p{L}))|that|these|those|it|they|he|she|such|both|most of (?:it|them)|none of|some of them|for that|dies\p{L}*|es|sie|er|beide|dabei|damit|dafür|ce|cela|ça|ces|celui\p{L}*|ils|il(?= (?:\p{L}'|est|a|y|ne|se|va|faut|fait|faudra|reste|manque|peut|doit|sera|avait|\p{L}+(?:ait|era)) )|elles?|est[oea]s?|es[oea]s?|ell[oa]s?|isso|ess[ea]s?|el[ea]s?|ciò|quest[oaie]|ess[oaie]|the (?:other|others|rest|same|latter|former)(?! (?:day|way|side|thing) )|then|otherwise|(?:der|die|das) (?:andere[nr]?|gleiche|übrigen?)|der rest|letztere[rs]?|sonst|l'autre|les (?:autres|deux)|le reste|sinon|el (?:otro|resto)|la otra|los (?:otros|demás|dos)|o (?:outro|resto)|a outra|os (?:outros|dois)|l'altr[oa]|gli altri|il resto|entrambi|altrimenti)(?![\p{L}'’])|^(?:もう一方|残りは|両方|另一个|其余|两者|否则|وإلا|الآخر|كلاهما|これ|それ|この|その|这|那|该|هذا|هذه|ذلك|تلك)/iu;

/** Whether it starts with a word that stands for something said before. */
export function refersBack(sentence: string): boolean {
  return back.test(sentence.trim().replace(/^(?:and|but|so|or|also|und|aber|oder|et|mais|donc|y|pero|e|mas|ma)\s+/iu, ''));
}

/** `They are not.`, `It does.`: of so few words one that stands for something said before says nothing by itself. */
const fewest = 4;

export function isFormality(sentence: string): boolean {
  return formal.test(sentence.trim()) || (wordsIn(sentence) <= fewest && !/\d/.test(sentence) && refersBack(sentence));
}

/** `Good.`, `Docs Discord`: too little to say anything by itself. */
export function isScrap(sentence: string): boolean {
  return wordsIn(sentence) < 3 && !/[\d\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sentence);
}

/** Words of a text; two characters of Chinese and Japanese count as one. */
export function wordsIn(text: string): number {
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return Math.ceil(dense / 2) + text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word) && !/\p{Script=Han}/u.test(word)).length;
}
