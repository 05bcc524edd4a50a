/** What may name a deck, and how the matter of its material is called where nobody names it. */
import { bringsFigures } from './brings.ts';
import { fold } from './clean.ts';
import { datesIn } from './dates.ts';
import { sentences } from './sentences.ts';
import { moved, moves, states, verbs } from './statement.ts';

const count = '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)';
/** What only a wish or a half sentence has. */
const stray = [
  `${count}[ -](?:slides?|pages?|folien|seiten|diapo\\p{L}*|láminas|minutes|min)`,
  'please|bitte|pls|thanks|could you|can you|kannst du|peux-tu|pouvez-vous|puedes|podrías|podes|puoi|por favor|per favore',
  '(?:she|he|they|sie|er|ils?|elles?) (?:just |only )?(?:wants?|needs?|will|wollen|veut|veulent)|quer(?:em|emos)|quieren?|vogliono|vuole',
  "(?:asked|told|sent|wrote|gave|want|need|show|have|has) (?:us|me|you|them)|let's|i'm|i'd|i'll|we'd|you'll",
].join('|');
const straying = new RegExp(
  `(?<!\\p{L})(?:${stray})(?!\\p{L})|ください|お願い|PPT|^[枚件社页頁张]|^[他她它](?:们)?(?:想|要)|くらい|ぐらい|请|من فضلك|شرائح`,
  'iu',
);
const opens =
  /^(?:and|or|but|that|which|who|because|so|then|(?:for|to|für|pour|para|per) (?:the|our|my|an?|your|unser\p{L}*|mein\p{L}*|den|die|das|les?|la|notre|nos|el|los|las|nuestr\p{L}+|os?|as?|noss\p{L}+|il|lo|i|gli|nostr\p{L})|(?:make|create|build|prepare|write|draft|send)\s(?:me|us|an?|the|it|some)|me|us|it|they|from|this|these|those|what (?:we|they|the|our)|how (?:i|we|they)|mach|macht|mir|uns|und|oder|dass|aus|diese[mnrs]?|fais|faites|me|nous|et|ou|que|ce|cette|haz|hazme|prepara|y|o que|esta|este|faz|e|mi|ci|fammi|questa|questo|the following|following|below|above)(?!\p{L})/iu;
const closes =
  /(?<!\p{L})(?:an?|the|of|for|to|in|on|with|and|or|at|by|from|is|are|was|need|needs|our|my|der|die|das|den|dem|ein|eine|einen|einem|für|mit|von|und|zu|zum|zur|le|la|les|un|une|de|du|des|et|pour|avec|el|los|las|una|del|y|para|con|o|os|as|um|uma|do|da|e|com|il|lo|gli|uno|di|della|per)$/iu;
/** Of a deck or of its readers, and of nothing else. */
const empty =
  /^(?:(?:an?|the|our|my|ein(?:e|en)?|une?|una?|uma?)\s)?(?:customer|client|short|quick|new|internal|external|team|leadership|executive|management|sales|board|this|it|general|simple|favou?r|overview|following|attached|thread|call|meeting|notes|text|mail|e-?mail|correction|one fix|update|vue d'ensemble|visión general|visão geral|panoramica|überblick|übersicht|zusammenfassung|提案資料|提案書?|資料|報告資料|説明資料|概要|概览|概况|材料|汇报|情况说明|几点(?:说明|提醒)|基本情况|背景|现状|現状|課題|问题|原因|目标|总结|方案|事情经过|نظرة عامة|الخطة|النتائج)$|^(?:一|二|三|四|五|六|七|八|九|十|十一|十二|[\d]{1,2})月$/iu;

const ofSlides =
  /^(?:slides?|deck|presentation|folien|präsentation|diapos?(?:itives)?|présentation|presentación|diapositivas|apresentação|presentazione|diapositive)\s(?:for|on|about|für|zu|zum|zur|pour|sur|para|sobre|per|su)(?!\p{L})/iu;

/** Where figures come from, and in which unit they are. */
const ofFigures =
  /^(?:all |our |the |alle |unsere |die |tous les |los |os |i )?(?:figures|numbers|amounts|data|zahlen|daten|beträge|angaben|chiffres|données|montants|cifras|datos|importes|números|dados|valores|dati|cifre|importi|numeri)(?: are| sind| sont)? (?:from|by|in|von|aus|vom|de|du|des|del|da|do|dal|dalla|en|em|par|por)(?!\p{L})|^(?:数据|数字|金额)(?:来自|来源|单位)|^(?:金額|数字)の単位|^الأرقام (?:من|ب)/iu;
/** Somebody and what they do: a sentence, whatever its length. */
const somebody =
  /^(?:we|i|they|he|she|you|it|wir|ich|sie|er|ihr|es|man|nous|je|tu|vous|ils?|elles?|on|c'est|nosotros|yo|ellos|usted(?:es)?|hemos|tenemos|estamos|nós|eu|eles|temos|estamos|noi|io|loro|abbiamo|siamo|私(?:たち)?は|当社は|我们|他们|我|نحن)(?:'(?:re|ve|ll|s|d|m))?(?:\s|(?<=[\p{Script=Han}\p{Script=Hiragana}]))\S/iu;

/** `My comments:`, `Mes remarques`: whose the words are that follow, and no matter. */
const remarks =
  /^(?:(?:my|our|some|a few|further|more|here are (?:my|the)|meine?|unsere?|ein paar|mes|nos|quelques|mis|nuestr[oa]s|los? mis|(?:os |as )?(?:meus|minhas|nossos|nossas)|(?:i |le )?(?:miei|mie|nostri|nostre)|alcun[ei])\s)(?:own )?(?:comments?|remarks?|notes?|thoughts?|observations?|explanations?|points|kommentare?|anmerkungen|notizen|gedanken|bemerkungen|hinweise|commentaires?|remarques?|observations?|comentarios?|observaciones|notas|apuntes|comentários?|observações|commenti|note|osservazioni|appunti)$|^(?:私|当方)の?(?:コメント|メモ|所見|説明)$|^我的(?:说明|备注|意见|看法|评论)$|^(?:ملاحظاتي|تعليقاتي)$/iu;

/** Whether a heading only says whose the words below it are. */
export function onlyRemarks(heading: string): boolean {
  return remarks.test(
    fold(heading)
      .trim()
      .replace(/\s*[:：]$/u, ''),
  );
}

/** Whether a person would call something so. */
/** `What people say`: what stands behind it is told, and it names nothing. */
const hearsay =
  /^(?:what (?:\p{L}+ ){1,3}?(?:say|says|said|hear|heard|think|thinks|tell|told|believe|claim)|was (?:man|die leute|alle)(?: so)? (?:hört|sagt|sagen|erzählt|denken)|ce (?:qu'on|que (?:l'on|les gens|tout le monde)) (?:dit|disent|entend)|ce que disent \p{L}+|lo que (?:se )?(?:dice|dicen|oye|cuenta)\p{L}*|o que (?:se diz|dizem|se ouve)|quello che (?:si dice|dicono|si sente))(?: us| me| about it)?$/iu;

export function isName(text: string): boolean {
  const name = fold(text).trim();
  if (name.length < 2 || name.length > 90 || !/\p{L}{2}/u.test(name)) return false;
  if (
    /^[,;:.،、，。)]/u.test(name) ||
    straying.test(name) ||
    empty.test(name) ||
    ofSlides.test(name) ||
    hearsay.test(name) ||
    ofFigures.test(name) ||
    onlyRemarks(name)
  )
    return false;
  // `Build or buy a platform?`, and not `Why?`
  if (/[?？؟]$/u.test(name)) return /[\p{Script=Han}\p{Script=Hiragana}]/u.test(name) ? name.length > 6 : name.split(/\s+/u).length > 2;
  if (somebody.test(name)) return false;
  // `OR turnover` begins with no `or`.
  if ((opens.test(name) && !/^\p{Lu}{2}/u.test(name)) || closes.test(name)) return false;
  // What begins with a day tells of the meeting; what moved by a figure is a statement.
  if (
    datesIn(name)[0]?.at === 0 ||
    /^(?:the )?(?:\p{L}+(?:st|nd|rd|th|eth)|first|second|third|\d{1,2}(?:st|nd|rd|th)) of \p{L}+/iu.test(name)
  )
    return false;
  if (/^\p{L}+ing (?:in|on|by|at|now|this|next)(?: \p{L}+)?$/iu.test(name)) return false;
  return !(moved.test(name) && /\d/.test(name));
}

const pronoun =
  /^(?:we|i|it|they|he|she|you|this|that|these|those|there|here|what|who|how|why|when|where|everyone|nobody|some|many|most|all|one|two|three|wir|ich|es|sie|er|das|dies|hier|man|was|wer|wie|alle|viele|nous|je|on|il(?= (?:est|a|faut|reste|sera|y|n'))|elle|ils|elles|ce|cela|ça|ici|il y|tout|nosotros|yo|esto|eso|hay|aquí|todo|él|ella|ellos|nós|eu|isto|isso|há|aqui|tudo|ele|ela|eles|noi|io|questo|ciò|qui|tutto|lui|lei|loro|c'è|only|since|after|before|in|on|at|from|with|by|for|im|in|seit|nach|vor|am|bei|mit|en|dans|depuis|après|desde|tras|em|após|da|dopo|nel|nella)(?!\p{L})/iu;
const stated = new RegExp(
  `^(?:(?:the|our|an?|all|both|each|der|die|das|unsere?|ein(?:e)?|le|la|les|notre|nos|une?|el|los|las|nuestr[oa]s?|una?|o|os|as|nossa?s?|uma?|il|lo|i|gli|nostr[oaie]|uno)\\s|l')?((?:[\\p{L}\\d'’&-]+\\s){0,4}?(?:[\\p{L}\\d'’&-]{2,}|\\d))(?:\\ss[ie]|\\sse)?\\s(?:(?:${verbs}|${moves})(?!\\p{L})|(?<!ly\\s)\\p{Ll}{3,}ed\\s(?:\\d|an?|the|our|its|by|from|to|in|on|at|since|for|again|last|twice|yesterday|this)(?!\\p{Ll}))`,
  'iu',
);

/** What the first statement of the material is about, if it says so in a few words: `The reading room closes too early` → `Reading room`. */
export function matterNamed(material: string): string | null {
  const first = sentences(
    fold(material)
      .replace(/^(?:[-*+•#>|\s]|\d+[.)])+/u, '')
      .slice(0, 600),
  )[0];
  if (first === undefined) return null;
  const bare = first.replace(
    /^(?:so|basically|well|also|actually|currently|today|right now|oh|and|alors|und|bon|bueno|bom|allora)(?:,?\s+(?:oh|and|so))*,?\s+/iu,
    '',
  );
  const han = /^([\p{Script=Han}\p{Script=Katakana}ー]{2,10}?)(?:は|が|从|去年|今年|昨年|自(?=\d|去|今)|已|目前|使用率|平均|每)/u.exec(
    bare,
  )?.[1];
  if (han !== undefined && isName(han)) return han;
  const found = pronoun.test(bare) ? undefined : stated.exec(bare)?.[1]?.replace(/\s(?:ne|no|não|non|n)$/iu, '');
  // `Eight if you have to`
  if (found === undefined || /(?<!\p{L})(?:if|when|as|you|we|they|wenn|wie|si|cuando|quand|quando|se)(?!\p{L})/iu.test(found)) return null;
  if (found.length > 40 || /\d/.test(found.split(/\s/)[0]!) || pronoun.test(found) || !isName(found)) return null;
  return found.charAt(0).toUpperCase() + found.slice(1);
}

const ourselves =
  /^(?:we are|we're|i am from|wir sind|nous sommes|somos|nós somos|siamo|noi siamo)\s(?:the |die |der |das |les? |la |l'|el |los |as? |os? |il |lo |gli )?(\p{Lu}[\p{L}\d&'’-]+(?:\s(?:(?:de|du|del|della|do|da|of|and|und|et|y|e|&)\s)?\p{Lu}[\p{L}\d&'’-]+){0,4})(?=[,.;:!]|\s(?:and|und|et|y|e|from|aus|de|in|,)(?!\p{L})|$)/u;
const ourselvesUnspaced = /^(?:我们是|私たちは|当社は|弊社は)([^、，。,]{2,16}?)(?:です|といいます|と申します)?(?=[、，。,]|$)/u;

/** `Tillnote tells small shops …`: what is offered, and what it does for somebody. */
const offering =
  /^(\p{Lu}[\p{L}\d-]{3,20})\s(?:tells|helps|lets|gives|shows|saves|turns|connects|matches|hilft|zeigt|spart|verbindet|ermöglicht|aide|permet|montre|relie|ayuda|permite|muestra|conecta|ajuda|mostra|liga|aiuta|collega)\s/u;

/** Who speaks, `We are Loopbowl`, or what is named without a verb at the start: `The Canal Nights, edition 2026.` */
export function openingName(material: string): string | null {
  const first = material
    .slice(0, 600)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 4)
    .flatMap((line) => sentences(line))
    .slice(0, 5);
  for (const given of first) {
    const sentence = fold(given)
      .replace(/[.。!]$/u, '')
      .trim();
    const said = sentence.charAt(0).toLowerCase() + sentence.slice(1);
    const own = ourselves.exec(said)?.[1] ?? ourselvesUnspaced.exec(sentence)?.[1];
    if (own !== undefined && isName(own)) return own;
    const product = offering.exec(sentence)?.[1];
    if (product !== undefined && isName(product)) return product;
    // Two capitals at least, as an ordinary fragment has one.
    if (sentence.length > 60 || /\d/.test(sentence.replace(/(?<!\d)20\d\d(?!\d)/gu, '')) || /[:：?？]/u.test(sentence)) continue;
    if ((sentence.match(/(?<!\p{L})\p{Lu}\p{Ll}/gu)?.length ?? 0) < 2 || sentence.split(/\s+/u).length > 8) continue;
    if (
      !states.test(sentence) &&
      !anyVerb.test(sentence) &&
      !/^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?$/u.test(sentence) &&
      isName(sentence)
    )
      return sentence;
  }
  return null;
}
/** Who the first figures are of, named where a sentence of the prompt begins: `Tarn Foods sells 400 jars`; a date is no figure. */
export function houseOf(material: string, prompt: string): string | null {
  for (const sentence of sentences(material.slice(0, 1500)).slice(0, 8)) {
    const found =
      /^(?!(?:Mr|Mrs|Ms|Dr|The|Our|Die|Der|Das|Les?|La|El|Los|Las|Il|Lo|Zur|Zum|Zu|Im|In|Am|An|Auf|Aus|Bei|Beim|Vom|Von|Für|Nach|Seit|Mit|Unser[enrms]*|Pour|Dans|Sur|Avec|Selon|Para|Por|Con|Com|Em|Per|For|On|At|From|Since|With|By)(?!\p{L}))(\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,}){1,3}) \p{Ll}/u.exec(
        sentence,
      )?.[1];
    const at = found === undefined ? -1 : prompt.indexOf(found);
    if (at >= 0 && bringsFigures(sentence) && isName(found!) && (at === 0 || /[.!?\n]\s*$/u.test(prompt.slice(Math.max(0, at - 4), at))))
      return found!;
  }
  return null;
}
const anyVerb = new RegExp(`(?<!\\p{L})(?:${verbs})(?!\\p{L})`, 'iu');

const command =
  /^(?:please|bitte|make|create|build|prepare|write|draft|i |we |need|can |could |erstell|mach|ich |wir |bereite|fais|faites|prépare|crée|je |nous |il (?:me|nous) faut|haz|prepár|prepara|crea|necesit|quiero|faz|faça|preparar?|preciso|quero|fammi|crea|ho bisogno|请|帮|做|أنشئ|أعد|اصنع|أريد)/iu;
/** Only the kind of deck, and no matter. */
const kindOnly =
  /^(?:(?:an?|the|our|my|short|quick|new|annual|monthly|weekly|quarterly|yearly|q[1-4]|board|team|project|status|sales|management|business|executive|investor|company|customer|product|launch|training|marketing|pitch|finance|financial|all[- ]hands|town ?hall)\s?)*(?:update|review|report|pitch|meeting|summary|overview|briefing|training|plan|roadmap|qbr|post-?mortem|retrospective|case study|all[- ]hands|town ?hall|kick-?off|launch|proposal|results|strategy|presentation|deck)$/iu;
const ofDeck =
  /(?<!\p{L})(?:decks?|presentation|\p{L}*präsentation|présentation|presentación|apresentação|presentazione|power ?point)(?!\p{L})|PPT|プレゼン|عرض تقديمي/iu;
/** The number of pages or the readers, in a clause of their own. */
const ofForm =
  /(?:slides?|pages?|folien|seiten|diapos?\p{L}*|láminas|páginas|pagine|スライド|[枚页頁张]|شرائح|صفحات|minutes?|minuten|minutos|minuti)(?!\p{L})|[枚页頁张]/iu;

/** The matter of a brief of a few words: `Heat safety for roofing crews, five slides`. */
export function fewWordsName(prompt: string): string | null {
  const text = fold(prompt).trim();
  const [first = '', ...more] = sentences(text);
  // Up to its comma a question is torn.
  if (text.includes('\n') || text.length > 160 || more.length > 1 || /,.*[?？؟]$/u.test(first)) return null;
  const [head = '', ...others] = text.split(/\s*(?:[;；。،、，]|(?<!\d),|\.(?=\s)|\s[-–—]\s)\s*/u);
  if (!others.some((clause) => ofForm.test(clause)) || others.length === 0) return null;
  const bare = head
    .replace(/(?:について)?の?(?:説明|報告|紹介|提案|発表|研修|会議)?用?の?(?:資料|スライド|プレゼン)$/u, '')
    .replace(/的?(?:汇报|介绍|宣讲|培训)?(?:PPT|幻灯片|材料)$/iu, '')
    .replace(/\s(?:toolbox )?talk(?=\s(?:for|to)\s|$)/iu, '')
    .replace(
      /^(?:(?:an? |the |eine? |une? |una? |uma? )?(?:short |quick |kurze |courte |breve )?(?:deck|slides|presentation|präsentation|folien|présentation|diapos|presentación|apresentação|presentazione|عرض(?: تقديمي)?|شرائح) (?:on|about|for|zum|zur|zu|über|sur|sobre|su|sul|sulla|عن|حول) )(?:the |our |die |der |das |les? |la |el |los |o |a |il |l')?/iu,
      '',
    )
    .trim();
  if (
    bare === '' ||
    // Cut inside brackets, at an abbreviation.
    /[(（][^)）]*$/u.test(bare) ||
    ofForm.test(bare) ||
    command.test(bare) ||
    kindOnly.test(bare.split(/ (?:for|on|of|für|pour|para|per|an) /u)[0]!) ||
    ofDeck.test(bare) ||
    /\d/.test(bare) ||
    states.test(bare)
  )
    return null;
  const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(bare);
  if (!unspaced && bare.split(/\s+/u).length < 2) return null;
  return isName(bare) ? bare : null;
}
