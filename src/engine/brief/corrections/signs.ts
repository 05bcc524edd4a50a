/** How people correct themselves, in nine languages: what announces a correction, names what was wrong, or takes a sentence back. */
import { Sign } from '../sign.ts';

/** Words that announce a correction and nothing else. */
export const announced = new Sign(
  'correc|fix|change|korrektur|änderung|berichtigung|rectific|corre[zç]|retifica|rettifica|cambio|altera|modifica|errat|corrigend|sorry|apolog|oops|my mistake|my bad|(?:scratch|scrap|strike) that|i was wrong|misspoke|entschuldigung|verzeihung|mein fehler|pardon|désol|mon erreur|perd[óo]n|disculpa|equivoqu|desculp|enganei|scusa|sbagliat|errore mio|mich (?:vertan|verschrieben|geirrt|verrechnet|verlesen)|tippfehler|schreibfehler|zahlendreher|tromp|faute de frappe|coquille|typo|got that wrong|mistyped|refuso',
  String.raw`^(?:(?:oh|ah|äh|ähm|euh|eh|um|uh|er|well|and|but|ps|p\.s|ach|und|aber|et|y|e)[,.:\s]+)?(?:(?:just |only |nur |noch |juste |solo |só )?(?:small |one |quick |important |little |kleine |eine |une |petite |petit |una |uma |pequeña |pequena |piccola )*(?:correction|fix(?=\s?:)|change(?=\s?:)|korrektur|änderung(?=\s?:)|berichtigung|rectification|rectificatif|corrección|rectificación|correção|retificação|correzione|rettifica|changement(?=\s?:)|cambio(?=\s?:)|alteração(?=\s?:)|modifica(?=\s?:)|errata corrige|erratum|errata|corrigendum|i stand corrected)(?: (?:to|on|of|for|after|zu|zum|zur|nach|à|au|aux|après|de|del|tras|a|após|di|da|al|dopo|from|von|vom|do|sur|sobre|su)(?!\p{L})[^:.,]{0,60})?\s?[:,.–—-]\s*|(?:sorry|apologies|oops|whoops|(?:scratch|scrap|strike) that|my mistake|my bad|i was wrong|i misspoke|entschuldigung|sorry|verzeihung|mein fehler|pardon|désolée?|mon erreur|erratum|perdón|perdona|perdonad|disculpa|me equivoqué|desculpe?|desculpem|enganei-me|me enganei|scusa|scusate|scusami|mi sono sbagliat[oa]|errore mio|(?:da |hier )?(?:habe|hatte) ich mich (?:vertan|verschrieben|geirrt|verrechnet|verlesen)|ich (?:habe|hatte) mich (?:vertan|verschrieben|geirrt|verrechnet|verlesen)|(?:tipp|schreib)fehler|zahlendreher|je me suis trompée?|faute de frappe|coquille|me he equivocado|errata mía|erro meu|i got that wrong|i mistyped|typo|refuso)[,:.!\s–—-]+)`,
  'iu',
);
/** The same in scripts without spaces, and in Arabic. */
export const unspacedHead = new Sign(
  'すみません|失礼|ごめん|間違え|訂正|いや|いえ|いいえ|やっぱり|正しくは|更正|勘误|纠正|说错|写错|不|抱歉|تصحيح|تصويب|عفوا|عذرا|معذرة|لا|بل',
  String.raw`^(?:(?:すみません|失礼しました|ごめんなさい|間違えました)?[、。]?\s?訂正(?:です|します|があります|いたします)?[、：:。]\s*(?:正しくは)?|(?:すみません|失礼(?:しました|いたしました)?|ごめんなさい|間違えました)[、。]\s*(?:正しくは)?|(?:いや|いえ|いいえ|やっぱり|正しくは)[、：:]?\s*|(?:更正一下|更正|勘误|纠正一下|说错了|写错了|不对|抱歉)[，：:。]\s*(?:应该?是|应为)?|(?:不|不是)[，,]\s*(?=.{0,6}是)|(?:تصحيح|تصويب|عفوا|عذرا|معذرة)\s?[:،,.]\s*(?:أقصد|قصدت)?|(?:لا|بل)[،,]\s*)`,
  'u',
);
/** Words that announce a correction only before a figure, a date or a name. */
export const perhaps = new Sign(
  '\\bno(?:pe)?\\b|wait|update|edit|\\bhm|moment|nein|doch|halt|\\bnon\\b|attendez|espera|não|aspetta|rather|\\bps\\b|actually|hold on|tatsächlich|eigentlich|en fait|finalement|en realidad|mejor dicho|aliás|na verdade|ou melhor|anzi|in realtà|\\*',
  String.raw`^(?:(?:oh|ah|well|and|but|ach|und)[,\s]+)?(?:(?:no wait|no|nope|update|edit|hm+|moment|nein|doch|halt|non|attendez|espera|não|aspetta|rather|ps)\s?[,:.!–—]\s*|(?:wait|actually|hold on|tatsächlich|eigentlich|en fait|finalement|en realidad|mejor dicho|aliás|na verdade|ou melhor|anzi|in realtà)[,:.!\s–—-]+|\*(?=[\p{Sc}\d])){1,3}`,
  'iu',
);
/** `Nachtrag von Frau Kern (Schulamt), kam heute früh: …`: who corrected, and when. */
export const addendum = new Sign(
  'addendum|update|amendment|note|nachtrag|ergänzung|hinweis|aktualisierung|complément|mise à jour|rectification|précision|adenda|añadido|actualización|aclaración|aditamento|atualização|nota|aggiunta|aggiornamento|precisazione|integrazione|追記|補足|追伸|补充|补记|附注|إضافة|ملحق|تحديث',
  String.raw`^(?:(?:late |short |kurzer |petit |breve )?(?:addendum|update|amendment|note|nachtrag|ergänzung|hinweis|aktualisierung|complément|mise à jour|note|rectification|précision|adenda|añadido|actualización|aclaración|aditamento|adenda|atualização|nota|aggiunta|aggiornamento|precisazione|integrazione)|追記|補足|追伸|补充|补记|附注|إضافة|ملحق|تحديث)(?![\p{Ll}\d])[^:：\n]{0,90}[:：]\s*`,
  'iu',
);
/** `Nachtrag von Frau Kern: …`, and not `Note: …`: who adds it is no matter, what is added is. */
export const addedBySomebody =
  /^[^:：]{0,40}\s(?:from|by|von|vom|der|de|du|da|del|do|di)\s[^:：]{2,80}[:：]|^(?:追記|补充|补记)[^:：]{0,20}[:：]/iu;
/** `訂正です。`, `Correction.`: of what follows. */
export const announcement = new Sign(
  'すみません|失礼|訂正|更正|勘误|说错|写错|تصحيح|تصويب|corre[czç]|korrektur|berichtigung|rectific|retific|rettific|wait|mistake|wrong|misspoke|mein fehler|equivoqu|sbagliat',
  `^(?:(?:(?:すみません|失礼しました)[、。]?)?訂正(?:です|します|があります|いたします)?[。！]?|(?:更正|更正一下|勘误|说错了|写错了)[。！]?|(?:تصحيح|تصويب)[.!:]?|(?:small |one |quick )?(?:correction|korrektur|berichtigung|rectification|rectificatif|corrección|rectificación|correção|retificação|correzione|rettifica)[.!:]?|no wait[.!]?|wait,? no[.!]?|my mistake[.!]?|i was wrong[.!]?|i misspoke[.!]?|mein fehler[.!]?|me equivoqué[.!]?|mi sono sbagliat[oa][.!]?)$`,
  'iu',
);
/** These may also only regret. */
export const regrets =
  /^(?:sorry|apologies|pardon|perdón|desculp|scus|entschuldigung|verzeihung|désol|disculp|すみません|失礼|ごめん|抱歉|いや|いえ|やっぱり|不|عفوا|عذرا|معذرة|لا|بل)/iu;
/** `I meant`, `it's`: what follows is the value alone. */
export const isNow =
  /^(?:(?:i|we) (?:meant|mean|should have said|meant to (?:say|write))|(?:it|that|this|there|they)(?:['’]s|['’]re| is| are| was| should be| should read| should say)(?: (?:actually|really|now))?|should (?:be|read|say)|make (?:it|that|those|them)|(?:ich|wir) meinten?|gemeint (?:ist|sind|war(?:en)?)|(?:es|das) (?:ist|sind|waren?|war|müssen|muss)(?: der| die| das)?|richtig (?:ist|sind|wäre)|sagen wir|je voulais dire|(?:c['’]est|ce sont|il s['’]agit de|c['’]était)(?: le)?|quiero decir|quise decir|(?:es|son|eran|sean)(?: el)?|quis dizer|(?:é|são|eram)(?: a| o)?|volevo dire|(?:è|sono|erano)(?: il)?|正しくは|是|应该?是|应为|أقصد|قصدت|إنه|هي|هو)(?=[\s,:\d]|$)\s*[:,]?\s*/iu;
/** `Make that`. */
export const madeTo = new Sign(
  'make|let|sagen wir|machen wir|mach|disons|mettons|digamos|pongamos|diciamo|facciamo|改成|改为|改到|移到|اجعلها',
  String.raw`^(?:(?:please |better )?make (?:it|that|those|them)|let['’]s (?:say|make it)|sagen wir(?: lieber)?|machen wir(?: lieber)?|mach(?:t)? daraus|disons|mettons|digamos|pongamos|diciamo|facciamo|اجعلها)\s+|^(?:改成|改为|改到|移到)`,
  'iu',
);
/** `The figure for patients is wrong, it's 1,260`. */
export const wrong = new Sign(
  'wrong|not right|correct|outdated|old|falsch|richtig|veraltet|faux|fausse|erroné|inexact|errad|equivocad|sbagliat|errat',
  String.raw`^(?:(?:ps|p\.s\.?|nb)[:.,]?\s*)?(.{3,60}?)\s(?:is|was|are|were|ist|war|sind|waren|est|était|sont|es|era|son|é|estava|está|è|sono)\s(?:wrong|not right|not correct|incorrect|outdated|old|falsch|nicht richtig|veraltet|faux|fausse|erroné[es]*|inexacte?|incorrect[oa]s?|errad[oa]s?|equivocad[oa]s?|sbagliat[oaie]|errat[oaie])[,;:.]?\s+(?:(?:the (?:right|correct) (?:one|figure|number|date) is|it(?:['’]s| is| should be)|that should be|should be|make it|richtig (?:ist|sind)|es (?:ist|sind)|c['’]est|es|son|é|são|è|sono|il s['’]agit de)\s+)(.{1,60})$`,
  'iu',
);
/** `Bei den Betten habe ich mich vertan: es sind 16`, `I got the beds wrong, it's 16`. */
export const wrongAbout = new Sign(
  'vertan|verschrieben|geirrt|verrechnet|got |tromp|equivo|engan|sbagliat',
  String.raw`^(?:bei|mit|in) (?<bei>[^,:;]{3,50}?) (?:habe|hatte) ich mich (?:vertan|verschrieben|geirrt|verrechnet)[,:;]\s(?:es (?:sind|ist) |richtig (?:sind|ist) )?(?<v1>.{1,40})$|^i got (?<got>[^,:;]{3,50}?) wrong[,:;]\s(?:(?:it|they|that)(?:['’]s|['’]re| is| are| should be) )?(?<v2>.{1,40})$|^je me suis trompée? (?:sur|dans|pour) (?<sur>[^,:;]{3,50}?)\s?[,:;]\s(?:c['’]est |ce sont |il y en a )?(?<v3>.{1,40})$|^(?:me equivoqué|me he equivocado) (?:con|en) (?<con>[^,:;]{3,50}?)[,:;]\s(?:son |es )?(?<v4>.{1,40})$|^enganei-me (?:n[oa]s?|com) (?<nos>[^,:;]{3,50}?)[,:;]\s(?:são |é )?(?<v5>.{1,40})$|^(?:ho sbagliato|mi sono sbagliat[oa] (?:su|con)(?:l|lla|i|gli|lle)?) (?<su>[^,:;]{3,50}?)[,:;]\s(?:sono |è )?(?<v6>.{1,40})$`,
  'iu',
);
/** `Parts are 14,600, I read the wrong line.` */
export const misread = new Sign(
  'wrong|misread|my (?:mistake|bad|error)|falsch|verlesen|vertan|verguckt|mal lu|mauvaise ligne|confondu|leído|leí|equivocad|li mal|li a linha|enganei|letto|sbagliato riga|読み間違え|看错|قرأت السطر',
  String.raw`^(.{3,100}?)[,;–—-]{1,2}\s(?:(?:i|we) (?:read|had|took|used|said|quoted|looked at) (?:(?:from|at) )?the wrong [\p{L} ]{2,24}|i misread(?: (?:it|that))?|my (?:mistake|bad|error)|ich (?:habe|hatte) (?:mich|in|die|das|den) [\p{L} ]{0,20}(?:falsch|verlesen|vertan|verguckt|falsche[nrs]? [\p{L} ]{2,20})[\p{L} ]{0,12}|j['’]ai (?:mal lu|lu la mauvaise ligne|confondu)|(?:he leído|leí) (?:mal|la línea equivocada)|me he equivocado(?: de línea)?|li (?:mal|a linha errada)|enganei-me(?: na linha)?|ho letto (?:male|la riga sbagliata)|ho sbagliato riga|行を読み間違えました|看错(?:了|行了|一行)?|قرأت السطر الخطأ)$`,
  'iu',
);
/** `April, actually.` */
export const latter = new Sign(
  'actually|rather|tatsächlich|eigentlich|plutôt|en fait|en realidad|na verdade|in realtà',
  String.raw`^(?<value>[^,.;]{2,40}),\s(?:actually|rather|tatsächlich|eigentlich|plutôt|en fait|en realidad|na verdade|in realtà)[.!]?$`,
  'iu',
);
/** `12 agents, sorry, 14 agents`. */
export const inside = new Sign(
  'sorry|wait|hang on|(?:scratch|scrap|strike) that|quatsch|oups|ops|\\bno\\b|nein|\\bnon\\b|não|pardon|correction|rather|entschuldigung|besser gesagt|vielmehr|perd[óo]n|desculpe|scusa|désol|actually|in fact|make that|tatsächlich|beziehungsweise|en fait|plutôt|mejor dicho|en realidad|digo|o sea|aliás|ou melhor|ou antes|anzi|cioè|o meglio|mean|ich meine|veux dire|quiero decir|quero dizer|voglio dire|いや|いえ|訂正して|正しくは|不对|不是|哦不|应该是|عفو|عذر|لا بل|بل|أقصد',
  String.raw`\s{0,2}(?:[,–—(，、،-]{1,2}|…|\.{3})\s{0,2}(?:(?:o sea|bueno|bon|enfin|also|well|er|äh|euh|pois|quer dizer|cioè),\s)?(?:(?:(?:no|nein|non|não)\s?[,:–—]|(?:sorry|no wait|wait(?=[,:.!–—])|wait,? no|hang on|(?:scratch|scrap|strike) that|quatsch|oups|ops|pardon|correction|rather|or rather|entschuldigung|besser gesagt|vielmehr|oder vielmehr|perdón|perdona|desculpe?|scusa(?:te)?|désolée?)[,:\s])\s*(?:i mean(?:t)?|make (?:it|that)|ich meine|actually)?|(?:actually|in fact|make that|tatsächlich|beziehungsweise|en fait|plutôt|ou plutôt|mejor dicho|en realidad|digo|o sea|aliás|ou melhor|ou antes|anzi|cioè|o meglio)[,\s]+(?=\P{L}|(?:about|around|make|rund|etwa|environ|unos|cerca|circa)\s)|(?:i mean(?:t)?|ich meine|je veux dire|quiero decir|quero dizer|voglio dire)[,\s]+|(?:いや|いえ|訂正して|正しくは|不对|不是|哦不|应该是|عفوا?ً?|عذرا?ً?|لا بل|بل|أقصد)[、，,،\s]*)\s*`,
  'iu',
);
/** `47, not 48`, `not 48 but 47`. */
export const versus = new Sign(
  '\\bno[tn]?\\b|nicht|\\bpas\\b|não|instead|rather|statt|au lieu|en lugar|en vez|em vez|invece|وليس|لا|ではなく|じゃな|不是',
  String.raw`^(?:(?:not|nicht|pas|no|não|non)\s(?<old>(?:[^,]|,(?=\d)){1,60}?)(?:,\s|\s)(?:but|sondern|mais|sino|mas|ma|bensì)\s(?<put>.{1,90})|(?<now>.{1,140}?),?\s(?:and not|und nicht|et (?:non(?: pas)?|pas)|y no|e não|e non|not|nicht|pas|no|não|non|instead of|rather than|statt|anstatt|au lieu (?:de|du|des)|en lugar de(?:l)?|en vez de(?:l)?|em vez d[eoa]|invece (?:di|del|che)|وليس|لا)\s(?<was>(?:[^,]|,(?=\d)){1,60})|(?<old2>.{1,40}?)(?:ではなく|じゃなくて?)[、]?(?<put2>.{1,60})|不是(?<old3>.{1,30}?)[，,]?(?:而)?是(?<put3>.{1,40})|(?<now4>.{1,60}?)[，,、]?(?:而)?不是(?<was4>.{1,30}))$`,
  'iu',
);
/** `…, not June 2, the carts come late`: what follows the value that no longer holds. */
export const reasoned =
  /^(.{1,160}?,?\s(?:and not|und nicht|et non|y no|e não|e non|not|nicht|pas|no|não|non)\s(?:[^,;–—]|,(?=\d)){1,40})(?:[,;]|\s[–—-])\s(?!(?:but|sondern|mais|sino|mas|ma|bensì)(?!\p{L}))(.{4,200})$/iu;
/** `The rest is right.` */
export const othersHold =
  /^(?:(?:and )?(?:the rest|everything else|all (?:the )?(?:else|others?)|the other (?:figures|numbers))|(?:der rest|alles andere|die (?:anderen|übrigen) zahlen)|(?:tout )?le reste|(?:todo )?lo demás|el resto|o resto|tudo o resto|(?:tutto )?il resto)\s(?:is|are|stimmt|stimmen|passt|ist|est|está|é|è|va)(?:\s(?:all |still |so |todo |tutto )?(?:right|fine|correct|ok(?:ay)?|good|true|richtig|korrekt|bon|juste|correcte?|exact|bien|correcto|certo|correto|giusto|corretto|bene))?[.!]?$|^(?:他|それ以外|その他)は(?:正しい|合って|問題)[^。]{0,8}。?$|^其他(?:都|数字)?(?:没问题|正确|对的?)。?$/iu;
/** A word that denies. */
export const denies =
  /(?<!\p{L})(?:not|nicht|pas|no|não|non|instead of|statt|au lieu|en lugar|em vez|invece)(?!\p{L})|ではなく|じゃなく|不是|وليس/iu;
/** What follows a correction and only says how it is known. */
export const known =
  /\s*(?:[;(]|\s[–—-]\s|,\s(?=(?:i|we|(?:la|le|les|der|die|das|el|los|las|il|lo|o|os) \p{L}+ (?:a|ont|hat|haben|ha|han|hanno|acaba) \p{L}+|the \p{L}+ (?:just |has |have )?(?:moved|changed|confirmed|called|wrote|told|sent)|just|sorry|as per|per|according|see|he|she|they|ich|wir|laut|gemäß|je|nous|selon|según|acabo|segundo|conforme|secondo|ho|abbiamo|because|since|as|due|weil|da|denn|wegen|car|parce|puisque|que|porque|ya|pois|porquê|perché|poiché|dato|dopo)(?!\p{L}))|，(?=我|刚|他|因|由于|请)|、(?=先ほど|今|なぜ)|،?\s(?=لأن|بسبب)).{0,160}$/iu;
/** Begins a reason. */
export const because = /^(?:because|since|as|due|weil|da|denn|wegen|car|parce|puisque|porque|ya que|pois|perché|poiché)(?!\p{L})/iu;
/** How a correction is known, which nobody needs to read. */
export const aside =
  /^(?:i|we|he|she|they|you|ich|wir|sie|er|je|j['’]|nous|on|ils?|elles?|yo|me|lo|acabo|eu|ho|abbiamo|mi|sorry|thanks|just|as per|per|according|see|laut|gemäß|selon|según|segundo|conforme|secondo|please|bitte|merci|por favor|per favore)(?!\p{L})/iu;
/** An earlier version, which the reader never saw. */
export const superseded = new Sign(
  'draft|version|edition|deck|paper|entwurf|fassung|brouillon|projet|borrador|versi|rascunho|vers|bozza|初稿|草案|草稿|旧版|上一?版|前回|旧|المسودة|النسخة السابقة',
  String.raw`(?<!\p{L})(?:(?:draft|version|edition|deck|paper|entwurf|fassung|brouillon|projet|borrador|versión|rascunho|versão|bozza|versione)\s(?:(?:of|from|von|vom|de|d['’]|du|di|del|do)\s[\p{L}\d]+\s)?(?:had |still |hatte |avait |aún |ainda )?(?:stated|said|had|showed|gave|listed|used|read|nannte|nennt|enthielt|indiquait|mentionnait|donnait|decía|indicaba|daba|dizia|indicava|referia|riportava|diceva))(?!\p{L})|(?:初稿|草案|草稿|旧版|上一?版)[^。]{0,8}(?:写|是|为)|(?:前回|旧)の?(?:案|版|資料)(?:では|には)|(?:المسودة|النسخة السابقة)`,
  'iu',
);
/** `※最初6月20日と書きましたが30日が正しいです`: the right value may stand before it already. */
export const footnote =
  /\s?[※＊（(]?\s?(?:最初|当初|先ほど|前回)(?:は|に)?[^。※]{0,12}?([\d,.]{1,12}[^\s。※]{0,12}?)(?:から)?と(?:書|記|お伝え|言|申)[^。]{0,12}?が[、,]?\s?([^。\n]{1,24}?)(?:が|から)?(?:が)?正(?:しい|解)(?:です|になります)?[）)]?/u;
/** `…, and the other two on 15 October`. */
export const others =
  /^(.{6,200}?)(?:,| y| and| und| et| e) (?:los|las|les|the|die|gli|le|os|as) (?:otr[oa]s|other|others|anderen|autres|altr[ie]|outr[oa]s)(?: (?:two|three|dos|tres|beiden|zwei|drei|deux|trois|due|tre|dois|duas|três))?\s([^,;]{2,60})$/iu;
/** What was expected is no error when it comes otherwise. */
export const expects =
  /(?<!\p{L})(?:expect|plan|budget|forecast|target|hope|assum|thought|estimat|erwart|gehofft|attend|prév|esper|previs|prevé|presup|orçam|budget|previst|stim)\p{L}*|予定|予想|計画|预计|计划|预算|متوقع|خطة/iu;
/** Takes back the sentence before. */
export const struck = new Sign(
  'scratch|scrap|strike|forget|ignore|drop|delete|disregard|take|cross|streich|vergiss|vergesst|lösch|nehme|oublie|raye|supprime|enlève|retire|olvida|borra|quita|tacha|retiro|esque|apag|risca|tira|lascia|togli|cancella|ritiro|今の|撤回|当我没说|刚才|上面|前面|انس|احذف|تجاهل',
  String.raw`^(?:(?:oh|no|and|please|sorry)[,\s]+)?(?:(?:scratch|scrap|strike|forget|ignore|drop|delete|disregard) (?:that|this|the last (?:one|line|sentence|point))(?: (?:one|line|sentence|point|again))?|i take (?:that|it) back|cross that out|(?:bitte )?(?:streich(?:e|t|en sie)?|vergiss|vergesst|lösch(?:e|t)?) (?:das|den letzten (?:satz|punkt))(?: (?:wieder|bitte))?|(?:das )?nehme ich zurück|ich nehme das zurück|(?:oublie[rz]?|raye[rz]?|supprime[rz]?|enlève[rz]?) (?:ça|cela|la dernière phrase)|je retire ce que j['’]ai dit|(?:olvida|olvidad|borra|borrad|quita|quitad|tacha) (?:eso|esto|la última frase)|retiro lo dicho|(?:esquece|esqueçam|apaga|apaguem|risca|tira) (?:isso|isto|a última frase)|retiro o que disse|lascia(?:te)? perdere(?: l['’]ultima frase)?|(?:toglil|cancellal)[oaie]|(?:togli|cancella)(?:te)? l['’]ultima (?:frase|riga)|ritiro (?:quanto|quello che ho) detto|今のは(?:忘れて(?:ください)?|取り消し(?:ます|てください)?|なしで(?:お願いします)?)|(?:先ほどの発言を?)?撤回します|当我没说|(?:刚才|上面|前面)(?:那|这)?(?:句|一句|条)(?:话)?(?:作废|不算|删掉)|انس ذلك|احذف ذلك|تجاهل ذلك)[.!。]?$`,
  'iu',
);

/** A name that was misspelled is so everywhere. */
export const spelling =
  /(?<!\p{L})(?:names?|named|called|spel(?:led|t)|heißt|schreibt sich|geschrieben|s['’]appelle|s['’]écrit|se llama|se escribe|chama-se|escreve-se|si chiama|si scrive|nom|nombre|nome)(?!\p{L})|名前|氏名|社名|名字|叫|写作|اسم/iu;
/** What is to come or ought to be is no correction of what is. */
export const toCome =
  /(?<!\p{L})(?:will|should|would|could|shall|must|can|going to|want|plan|propose|suggest|aim|target|goal|soll(?:te|ten|en)?|wird|werden|würden?|könnten?|müssen|muss|wollen|ziel|devrait|devraient|sera|seront|doit|doivent|voulons|debería|deberían|será|serán|debe|deben|queremos|deveria|deveriam|deve|devem|dovrebbe|dovrebbero|sarà|saranno|vogliamo|used to|last year|previously|früher|voriges|letztes|l['’]an dernier|año pasado|ano passado|scorso)(?!\p{L})|べき|予定|将|应当|計画|计划|سوف|يجب/iu;
/** `now`, before a value. */
export const nowWord =
  /^(?:it['’]s |it is |we['’]re at |now|jetzt|nun|inzwischen|mittlerweile|maintenant|désormais|ahora|agora|ora|adesso|现在是?|目前是?|今は|現在は|الآن)\s*(?:at |bei |à |a )?(?=\S)/iu;
/** `P.S. …` */
export const postscript = /^p\.?\s?-?\s?s\.?\s?[:.,–—-]*\s|^(?:postscript|nachsatz|追伸|附言|又及)/iu;
/** Words that say of a sentence that it corrects. */
export const corrective =
  /(?<!\p{L})(?:correct(?:ion|ed|ing)|corrigend|erratum|berichtig|korrigier|korrektur|rectifi|corrig|correcci|corre[çz]|retific|rettific)|訂正|更正|勘误|تصحيح|تصويب/iu;
/** `…, so please use that`: said to whoever writes it down. */
export const toBeUsed =
  /(?<!\p{L})(?:(?:so |and )?(?:please )?(?:use|take|go with|put|work with) (?:that|this|it|the new (?:one|figure|price|number))(?: (?:one|figure|price|number))?(?: instead)?|bitte (?:\p{L}+ ){0,3}(?:nehmen|verwenden|nutzen|einsetzen|übernehmen)|(?:nimm|nehmt|verwende|verwendet) (?:bitte )?(?:das|den|die|diese\p{L}?)(?: \p{L}+)?|(?:merci d['’]|il faut )?(?:utilise[rz]?|prene?z|prends|prendre|retene[zr]) (?:ce|cette|celui-ci|celle-ci|le nouveau)(?: \p{L}+)?|us(?:a|ad|en|e) (?:esa|ese|esta|este|el nuevo)(?: \p{L}+)?|us(?:a|e|em) (?:esse|essa|este|esta)(?: \p{L}+)?|usa(?:te)? (?:quest[oa]|quell[oa])(?: \p{L}+)?)\s*[.!]?$|(?:こちら|これ|この(?:数字|金額))(?:を|で)[^。]{0,8}(?:使|お願い)[^。]{0,10}。?$|(?:请)?(?:用|以|按)这个(?:数字|金额|价格)?(?:为准)?。?$/iu;
/** How a wrong figure came to stand there. */
export const miscopied =
  /(?<!\p{L})(?:(?:i|we) (?:copied|typed|wrote|read|noted|entered) (?:it|that|this|them) (?:wrong(?:ly)?|down wrong)|(?:i|we) (?:mis(?:copied|typed|read)|miswrote)|(?:my|a) (?:typo|slip|copying error)|(?:falsch|verkehrt) (?:abgeschrieben|übertragen|kopiert|eingetragen|getippt)|(?:habe|hab) mich (?:verschrieben|vertippt|verlesen)|mal (?:recopié|copié|tapé|reporté)|erreur de (?:copie|frappe|saisie)|(?:lo |la )?(?:copié|copiamos|escribí|tecleé) mal|error (?:mío|de copia)|copiei mal|escrevi mal|ho (?:copiato|scritto|riportato) male|errore di copia)(?!\p{L})|転記ミス|写し間違|書き間違|抄错|写错|نسخته خطأ/iu;
/** Until when it holds. */
export const holding =
  /(?<!\p{L})(?:valid|good|firm|held|open|gültig|verbindlich|valable|ferme|válid[oa]|valid[oa])\s(?:until|till|to|through|for|bis(?: zum)?|jusqu['’]au|hasta(?: el)?|até|fino al?)\s[^,;:]{3,30}(?=[,;.]|$)|[^、。,]{2,14}まで有効|有效期至[^，。]{2,14}/iu;
/** `Please correct it throughout.` */
export const everywhere =
  /(?<!\p{L})(?:(?:correct|change|fix|update)(?: it| that| this)? (?:everywhere|throughout)|überall (?:ändern|korrigieren|anpassen)|corriger partout|corrig(?:e|ez|ir|e|i)[^.]{0,12} (?:partout|en todas partes|em todo o lado|em toda parte|ovunque|dappertutto)|corregir(?:lo)? en todas? (?:partes|todo))|全部直|すべて(?:直|修正|訂正)|全部改|都改(?:过来|一下)/iu;
/** A figure was left out of another. */
export const omits =
  /(?<!\p{L})(?:missing|left out|forgot|forgotten|omitted|not included|wasn['’]t in|fehlt|fehlte|vergessen|nicht enthalten|manqu|oubli|omis|faltaba|faltan|olvid|faltava|esquec|mancava|dimenticat)|抜けて|漏れて|入っていません|入れ忘れ|漏(?:算|了|掉)|没(?:算|计)|忘(?:了|记)|نسي|لم يحتسب/iu;
const slip =
  'sorry|apologies|oops|mistake|my (?:mistake|bad|error)|no wait|wait no|wait|hang on|scrap that|scratch that|strike that|entschuldigung|verzeihung|fehler|mein fehler|quatsch|moment|pardon|désolée?|oups|erreur|mon erreur|perd[óo]n|error|error mío|me equivoqué|desculpa|desculpe|desculpem|erro|erro meu|engano|scusa|scusate|errore|errore mio|anzi|anzi no|すみません|失礼しました|間違えました|抱歉|不好意思|说错了|写错了|عفوا|عذرا|خطأ';
/** `Yes sorry sorry.`, `Sorry, mistake, …`, `Anzi no, …`: a slip, and what is right comes after it. */
export const slipped = new Sign(
  slip
    .replace(/\(\?:[^()]*\)|\?/g, '')
    .replace('perd[óo]n', 'perd')
    .replace('my |', ''),
  `^(?:(?:yes|yeah|oh|no|right|true|ja|nein|ach|oui|non|sí|sim|não|sì|はい|对|哦|نعم)[,.!、，،\\s]+)*(?:(?:${slip})(?:\\s?[,.!:–—、。，،]\\s*|\\s+(?=(?:${slip})(?!\\p{L}))|$)){1,3}`,
  'iu',
);
