/** Directions inside the material on how the deck should look and read: `Each page should stand on its own`, `Die Ampel gehört auf die erste Folie`. */
import { bringsFigures } from './brings.ts';
import { fold } from './clean.ts';
import { isToMaker } from './to-the-maker.ts';

/** A page of the deck by its place, or every one of them. */
const places = [
  '(?:on|at|to|for|make) (?:the |it |a |an |its )?(?:first|second|third|last|opening|closing|final|cover|one|own|single|separate)(?: [\\p{L}-]+)? (?:page|slide)|(?:the )?(?:first|second|last|opening|closing|final) (?:[\\p{L}-]+ )?(?:page|slide) (?:should|must|has to|needs to|ought)|(?:every|each) (?:page|slide)|(?:page|slide) of (?:its|their) own',
  '(?:auf|in) (?:die|der|eine|einer)? ?(?:erste|zweite|dritte|letzte|eigene|separate|einzige|gesonderte)[nr]? (?:[\\p{L}-]+ )?(?:folie|seite)|jede[rs]? (?:einzelne )?(?:folie|seite)|(?:erste|letzte|zweite) (?:[\\p{L}-]+ )?(?:folie|seite) (?:soll|muss)',
  '(?:sur|à) (?:la |une )?(?:première|deuxième|seconde|dernière|même|seule) (?:page|diapo|diapositive)|chaque (?:page|diapo|diapositive)|(?:page|diapo|diapositive) (?:à part|séparée|distincte)|une seule (?:page|diapo|diapositive)|la (?:première|dernière) (?:page|diapo|diapositive) (?:doit|devrait)',
  'en (?:la )?(?:primera|segunda|última|misma) (?:página|diapositiva|lámina)|cada (?:página|diapositiva|lámina|slide)|(?:página|diapositiva|slide) (?:aparte|propia|própria|à parte|única)|la (?:primera|última) (?:página|diapositiva) (?:debe|tiene)',
  'na (?:primeira|segunda|última) (?:página|diapositivo|slide)|no (?:primeiro|segundo|último) slide|a (?:primeira|última) página (?:deve|tem)',
  "(?:nella |sulla |alla |nell'|sull'|all')(?:prima|seconda|ultima) (?:pagina|slide|diapositiva)|ogni (?:pagina|slide|diapositiva)|(?:pagina|slide|diapositiva) (?:a parte|dedicata|separata)|la (?:prima|ultima) (?:pagina|slide) deve",
].join('|');
const placesUnspaced =
  /(?:最初|最後|別|1|１|一|2|２|二)(?:枚目|ページ目?|のページ|のスライド)(?:に|で|は)|(?:1|１|一)枚に|各(?:ページ|スライド)|(?:第[一二三1-3]|最后[一1]|首|每[一1]?|单独[一1]?|独立[一1]?)[页頁]|单独(?:成|放|做|占)?[一1]?[页頁]|(?:画|做)成(?:时间轴|流程图|图|表格?)|(?:الصفحة|الشريحة|صفحة|شريحة) (?:الأولى|الثانية|الأخيرة|مستقلة|منفصلة|واحدة)|كل (?:صفحة|شريحة)/u;
/** How it should be worded. */
const styles =
  'plain (?:words|language|english)|(?:no|without|avoid|any) (?:jargon|acronyms|abbreviations)|easy to (?:read|follow)|large (?:print|type|letters)|short sentences|simple (?:words|language)|fach(?:chinesisch|jargon|begriffe|sprache|ausdrücke)|(?:ohne|keine) (?:jargon|abkürzungen|fremdwörter)|verständlich|einfache[rn]? (?:sprache|worte)|kurze sätze|große schrift|schwarz-?weiß|jargon|langage (?:simple|clair|courant)|reste[rz] (?:simples?|clairs?|brefs?|brève|concis)|soyez (?:simples?|clairs?|brefs?|concis)|phrases courtes|gros caractères|mots simples|sans (?:acronymes|sigles)|fácil de le[er]{1,2}|facile da leggere|facile à lire|leicht zu lesen|jerga|lenguaje (?:llano|sencillo|claro)|frases (?:cortas|curtas)|letra grande|palabras sencillas|palavras simples|(?:sin|sem|senza) (?:siglas|tecnicismos|sigle|tecnicismi)|jargão|linguagem (?:simples|clara|acessível)|gergo|linguaggio (?:semplice|chiaro)|frasi brevi|caratteri grandi|parole semplici';
const stylesUnspaced =
  /専門用語|(?:わかりやすい|分かりやすい|平易な|やさしい)(?:言葉|表現|説明)|大きな(?:文字|字)|を先に(?:見せ|出し|示し|知り)|先に.{1,12}を(?:見せ|出し|示し|知り)|(?:口調|トーン|文体)|术语|通俗|大白话|口气|语气|一眼(?:就)?(?:能)?看(?:懂|明白)|让人(?:一眼)?看(?:懂|明白)|字(?:要)?大一?[点些]|风格|لغة (?:بسيطة|سهلة|واضحة)|(?:بدون|تجنبوا?) (?:ال)?مصطلحات|جمل قصيرة|خط كبير/u;
/** What makes a remark on style a wish. */
const asking =
  "please|so|therefore|should|must|keep|use|we want|bitte|also|daher|deshalb|soll(?:te|ten|en)?|muss|müssen|merci|s'il vous plaît|donc|alors|rest(?:ez|er?)|soyez|évitez|por favor|que sea|que seja|che sia|así que|por eso|por isso|portanto|quindi|perciò|per favore|meglio|mejor|melhor|usa(?:r|te|d|mos)?";
const askingUnspaced = /ください|下さい|たい(?:です)?$|ほしい|お願い|请|要|不要|最好|尽量|一些$|一点$|يرجى|رجاء|من فضلك|لذلك|استخدم/u;
/** How the readers will get it. */
const handed =
  "(?:as a|for) pre-?read|(?:get|gets|receive|receives|read|reads) (?:it|this|them|the (?:deck|slides|pages)) (?:in advance|beforehand|on paper|ahead)|(?:deck|slides|pages|it)(?: will be| is| gets| are) (?:printed|projected|read (?:on|aloud))|(?:liest|lesen|bekommt|bekommen|erhält|erhalten) (?:sie|es|das|die|den) (?:[\\p{L}]+ ){0,3}?(?:vorab|ausdruck|ausgedruckt|auf papier|schwarz)|(?:le|la|les) (?:reçoi(?:t|vent)|liront|lira|lisent) (?:à l'avance|imprimée?s?|sur papier)|(?:lo|la|las|los) (?:recib\\p{L}+|leer\\p{L}+) (?:antes|impres[oa]s?|por adelantado|en papel)|(?:recebem-n[oa]s?|vão receber) (?:antes|impress[oa]|em papel)|(?:lo|la|le) (?:ricevono|leggeranno|riceveranno) (?:prima|in anticipo|stampat[oaei])";
/** `相手は社長です`. */
const readers = /^(?:相手|対象(?:者)?|聞き手|読み手|発表相手)は[^。]{1,24}(?:です|になります)?$|^(?:观众|听众|读者|对象)是[^。]{1,24}$/u;
/** To be done with what was said: `Bitte so übernehmen`. */
const adopt =
  "(?:please |kindly )(?:use|apply|adopt|take|change|update|correct|put) (?:that|this|it|these|those|them)(?: (?:one|figure|number|date|value|instead|everywhere|throughout|accordingly|in|over))*|(?:bitte )(?:so|das|dies|entsprechend|überall)(?: so| bitte| überall)* (?:übernehmen|verwenden|ändern|anpassen|korrigieren|einsetzen|berücksichtigen)|(?:merci (?:de|d')|veuillez|prière de) ?(?:en tenir compte|(?:le |la |les |l')?(?:reprendre|corriger|utiliser|modifier|remplacer)(?: (?:ainsi|partout|ce chiffre|cette date|cette valeur))*)|(?:por favor,? )(?:usen?|usad|utilicen?|pongan?|poned|corrijan?|corregid|tenedlo|usem?|utilizem?|corrijam?|ponham?|considerem?)(?: (?:así|este|esta|esto|eso|ese|esa|assim|isto|isso|valor|dato|cifra|fecha|data|número|en cuenta))*|(?:per favore,? |si prega di |vi prego di )(?:us(?:ate|a|are)|utilizzate|utilizzare|corregg(?:ete|ere)|tenetene conto|tenerne conto)(?: (?:questo|questa|così|valore|dato|data|cifra))*";
const adoptUnspaced =
  /^(?:この(?:通り|とおり|よう)に?|こちらで|そのように|これで)?(?:反映|修正|訂正|差し替え)(?:して)?(?:ください|下さい|をお願い(?:いた)?します|願います)$|^请?(?:按|以|照)(?:此|这个|这样|该数|该日期|上述).{0,6}(?:写|改|更新|为准|处理|修改)$|^(?:يرجى|الرجاء|من فضلك) (?:اعتماد|استخدام|تصحيح|تعديل)(?: (?:ذلك|هذا|هذه|الرقم|التاريخ|القيمة))*$/u;

// For texts in lower case, as such patterns are slow to compile without regard to case.
const placed = new RegExp(`(?<!\\p{L})(?:${places})(?!\\p{L}| of (?:the|an?|our) (?!deck|presentation|slides))`, 'u');
const styled = new RegExp(`(?<!\\p{L})(?:${styles})(?!\\p{L})`, 'u');
const asks = new RegExp(`(?<!\\p{L})(?:${asking})(?!\\p{L})`, 'u');
const given = new RegExp(`(?<!\\p{L})(?:${handed})(?!\\p{L})`, 'u');
const adopted = new RegExp(`^(?:${adopt})$`, 'u');
/** Pages of other things. */
const others =
  /(?<!\p{L})(?:web|website|site|app|book|brochure|catalog(?:ue)?|report|form|load(?:s|ed|ing)?|visitors?|clicks?|reader|buch|heft|katalog|formular|livre|libro|catálogo|livro)(?!\p{L})|网站|网页|サイト|الموقع/iu;

/** Whether a sentence directs the form of the deck or is said to its maker; what states a figure is the matter. */
export function isDirection(sentence: string): boolean {
  if (isToMaker(sentence)) return true;
  const bare = fold(sentence)
    .replace(/^(?:[-*+•]|\d{1,2}[.)])\s+/u, '')
    .replace(/(?<![\s.!。！])[\s.!。！]+$/u, '');
  if (bare.length > 260 || bringsFigures(bare.replace(/[一1１](?=[页頁枚])|第[1-3]页/gu, ''))) return false;
  const low = bare.toLowerCase();
  if (adopted.test(low) || adoptUnspaced.test(bare) || readers.test(bare) || given.test(low)) return true;
  if ((placed.test(low) || placesUnspaced.test(bare)) && !others.test(bare)) return true;
  return (styled.test(low) && asks.test(low)) || (stylesUnspaced.test(bare) && askingUnspaced.test(bare));
}
