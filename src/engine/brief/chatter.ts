/**
 * What a sentence of a brief is for, where it is not the matter: talk between people, a wish about the form of the deck, or the meeting
 * that the deck is for. Each pattern describes a whole sentence; one that also states something is the matter.
 */
import { fold } from './clean.ts';
import { isDirection } from './directions.ts';
import { tableLines } from './inline-table.ts';
import { tellsOfMeeting } from './occasion.ts';
import type { BriefRoles } from './roles/brief-roles.ts';
import { deckWord, isInstruction, speakerOf } from './segment.ts';
import { sentences } from './sentences.ts';
import { slideCount } from './slide-count.ts';
import { withoutAsideInLabel } from './to-the-maker.ts';

/** Words before a sentence that carry nothing, each with its comma. */
const lead =
  /^(?:(?:oh|ah|um+|uh+|lol|haha|so|ok(?:ay)?|right|well|and|also|but|btw|by the way|fyi|ps|p\.s|hey|great|perfect|anyway|basically|you know|as (?:we )?(?:discussed|agreed|promised|requested)(?: on the phone| yesterday| today)?|gut|also|und|übrigens|na ja|super|wie (?:besprochen|vereinbart|versprochen)|bon|alors|et|parfait|au fait|comme (?:convenu|discuté|promis)|bueno|vale|y|perfecto|por cierto|como (?:acordamos|hablamos|prometí|quedamos)|bom|pois|e|certo|a propósito|como (?:combinado|falámos|falamos|prometido)|bene|allora|ecco|come (?:concordato|promesso|detto|da accordi)|では|さて|はい|ええと|那么|好的?|嗯|对了|حسنا|طيب)(?:\s?[:,،、，.!]\s*|\s+(?=(?:and|und|et|y|e|please|bitte)(?!\p{L}))|(?<=(?:oh|um|uh|lol|so|ok|okay|well|btw|hey|and|also))\s+))+/iu;
/** `Ben wrote: …`, `Speaker: …` before what was said. */
const attributed =
  /^\p{Lu}[\p{L}.'-]{1,24}(?: \p{Lu}[\p{L}.'-]{0,24})?\s(?:wrote|said|asked|schrieb|fragte|a écrit|a demandé|escribió|preguntó|escreveu|perguntou|ha scritto|ha chiesto)\s?[:：]\s*/u;
const tail =
  /(?<![\s,.!?…。！？؟;)])[\s,.!?…。！？؟;)]*(?:(?:pls|plz|please|thx|thanks|lol|haha|bitte|danke|merci|gracias|obrigad[oa]|grazie)[\s.!?…。！？؟;)]*)?(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f}|:\)|;\)|:-\))\s*)*$/iu;

/** Talk that may go on for a few words, without a figure. */
const openTalk = [
  // Courtesies.
  "(?:i |we )?(?:really |do )?hope (?:you|this (?:finds|helps|works|is)|that (?:you|helps|works|is)|all is|all's|everyone|your|it (?:helps|works))",
  "(?:i(?:'m| am)? |we(?:'re| are)? )?(?:very much )?look(?:ing)? forward to (?:your|hearing|seeing|it|talking|speaking|the (?:draft|deck|slides|result))",
  '(?:please |just )?(?:let me know|get back to me|give me a (?:call|shout|ring)|shout if|ping me|feel free)',
  '(?:many )?thanks(?! to (?:the|our|an?|this|its|their)(?!\\p{L}))|thank you|thx|cheers|sorry (?:for|about|to|i|we|again)|(?:my )?apologies(?! ?:)|apologies for|i apologi[sz]e|excuse (?:me|the)',
  "(?:no rush|no hurry|take your time|whenever you (?:can|have)|(?:it's |this is )?(?:rather |quite |a bit )?urgent$|asap$|(?:sorry|apologies) (?:for|about) the)",
  "(?:have|enjoy) (?:a|your|the) (?:good|great|nice|lovely|long|weekend|evening|day)|(?:good|nice|lovely) (?:to (?:see|hear|meet|talk)|seeing|talking|talk)|how(?:'s| is| are) (?:you|everyone|everybody|things)|happy (?:friday|monday|new year)",
  '(?:ich |wir )?hoff(?:e|en|entlich)(?:,)? (?:es |dir|ihr|ihnen|euch|du|sie hatten|sie sind|das hilft|alles)',
  '(?:ich |wir )?freue?n? (?:mich|uns) (?:auf|über) (?:deine?n?|ihren?|eure?n?|rückmeldung|den entwurf|das ergebnis|feedback)',
  '(?:bitte )?(?:melde?t? (?:dich|euch)|melden sie sich|gib(?:t)? (?:mir |uns )?(?:kurz )?bescheid|geben sie (?:mir |uns )?(?:kurz )?bescheid|sag(?:t|en sie)? (?:mir |uns )?(?:kurz )?bescheid)',
  '(?:vielen|besten|herzlichen|lieben) dank|danke(?! de[rsmn] )(?= |$)|(?:entschuldig(?:e|t|en sie|ung)|sorry|verzeih(?:t|ung)?|tut mir leid)(?:,)? (?:für|die|dass|ich bin|wegen|nochmal)|keine eile|(?:schönes|schönen) (?:wochenende|tag|abend|feierabend)',
  "j'espère (?:que (?:tu|vous|tout|ça|cela)|vous)|(?:dans l'attente|au plaisir) de|(?:je reste|n'hésite[rz]? pas|dis-moi|dites-moi|tiens-moi|tenez-moi|fais-moi signe|faites-moi signe|préviens-moi|prévenez-moi)|merci(?! d[e'’])|désolée? (?:pour|du|de|d')|pardon pour|excuse[rz]?-moi|bon(?:ne)? (?:week-end|journée|soirée)|rien ne presse",
  'espero que (?:est[ée]s?|todo|te|os|le|esto|tudo|esteja|estejas|isto)|quedo (?:a la espera|atent[oa]|pendiente)|(?:no dudes|avísame|avísenme|dime si|díganme|cualquier cosa|cualquier duda|fico (?:à espera|a aguardar|no aguardo)|qualquer (?:coisa|dúvida)|não hesite|avisa-me|avise-me|me avise|diz-me)|(?:muchas |mil )?gracias(?! al? (?!todos|todas|ti|vosotros|ustedes))|(?:muito )?obrigad[oa]|(?:perdón|disculpa|siento|lamento|desculpe?) (?:por|el retraso|la demora|llegar|pel[oa]|o atraso|a demora)|buen fin de semana|bom fim de semana|sin prisa|sem pressa',
  'spero che (?:tu|tutto|lei|voi|questo|stia|stiate)|(?:resto|rimango) in attesa|(?:non esitare|fammi sapere|fatemi sapere|mi faccia sapere|dimmi se|per qualsiasi (?:cosa|dubbio))|grazie(?! (?:al|alla|allo|ai|alle|agli)(?!\\p{L})| all\\u0027)|(?:scusa(?:te|mi)?|mi dispiace) (?:per|il ritardo|del)|buon (?:fine settimana|weekend|lavoro)|con calma',
  // Calls.
  "can (?:everyone|everybody|anyone|you(?: all| guys)?|people) (?:hear|see) (?:me|us|my screen|this|it)|(?:(?:yes|yep|yeah|yup),? )?(?:hi,? )?(?:loud and clear|(?:i|we) can (?:hear|see) (?:you|it|your screen)|all good(?: here)?$)|you(?:'re| are) (?:on mute|muted|breaking up|frozen)|is everyone (?:here|on)|are we all here|we(?:'re| are) all here|who(?:'s| is) (?:missing|here)",
  "(?:let's|let us|shall we|i(?:'ll| will) |we(?:'ll| will) |time to )\\s?(?:get (?:started|going)|start(?: now| then)?$|begin(?: now)?$|dive in|jump in|move on|go (?:on|ahead)$|wrap up|kick off(?: then)?$|take (?:that|this|it) (?:offline|later)|talk about (?:the|our|it|this|that)|discuss (?:the|our|it|this|that)|(?:pick|take) this up|share my screen)",
  "(?:please )?(?:go ahead|over to you|next (?:slide|item|point|topic)$|moving on|your turn|go on$|carry on)|(?:talk|speak|see you|see everyone|catch up)(?: to you| with you| all)? (?:soon|later|next|tomorrow|then|on)|bye|(?:that's|that is|this is) (?:it|all)(?: from (?:me|my side)| for (?:today|now)| i have)?$|(?:any|are there any)(?: other| more)? (?:questions|comments|objections|thoughts)",
  "hört (?:ihr|man) mich|hören sie mich|seht ihr (?:meinen bildschirm|das)|(?:ja,? )?(?:alles gut$|laut und deutlich|wir hören dich|ich höre dich)|du bist (?:stumm|auf stumm)|(?:dann )?(?:legen wir los|fangen wir an|lasst uns (?:anfangen|beginnen|starten)|machen wir weiter|weiter geht)|bis (?:nächste|bald|später|dann|morgen|gleich)|tschüss|sonst noch (?:fragen|etwas)|das war(?:'s| es) (?:von|für)",
  "(?:est-ce que )?(?:vous|tu) m'entende?[sz]|on m'entend|(?:oui,? )?(?:on t'entend|je t'entends|très bien$|parfaitement$|c'est bon$)|(?:bon,? |alors,? )?(?:on (?:y va|commence|passe)|commençons|allons-y|allez-y)|à (?:la semaine|bientôt|demain|plus|lundi)|au revoir|des questions|c'est tout (?:pour|de)",
  '¿?\\s?(?:se me oye|me oyen|me escuchan|me oís|estão a ouvir-me|me ouvem|ouvem-me|conseguem ouvir|mi sentite|mi sentono|si sente)|(?:sí|sim|sì),? (?:perfecto|perfeito|perfetto|te oímos|te escuchamos|ouvimos|ti sentiamo|tutto bene|todo bien|tudo bem)$|(?:empecemos|empezamos|comencemos|vamos a empezar|arrancamos|comecemos|vamos começar|podemos começar|iniziamo|cominciamo|partiamo)(?= |$)|hasta (?:luego|pronto|mañana|la)|até (?:logo|breve|amanhã|à|para)|a presto|alla prossima|arrivederci|ci vediamo|adiós|tchau|¿?alguna pregunta|alguma (?:dúvida|pergunta)|(?:qualche )?domande$',
  '(?:皆さん|みなさん|みんな)?[、 ]?(?:聞こえ(?:て|ます)|声は届)|(?:はい、?)?(?:聞こえ(?:ています|ます)|大丈夫です|問題ありません)$|(?:それでは|では|じゃあ)?[、 ]?(?:始めましょう|始めます|次に行きましょう|よろしいでしょうか)|お(?:疲れ|つかれ)(?:様|さま)|お世話になって|ありがとうございま|よろしくお願い(?:いた)?します$|また(?:来週|明日|後で)|失礼(?:します|いたします)|(?:遅くなって|遅れて|お忙しいところ)(?:すみません|申し訳|恐縮)|ご(?:確認|検討|査収)(?:ください|下さい|お願い|のほど)|ご(?:返信|連絡)(?:ください|をお待ち|お待ち)',
  '(?:大家)?(?:能|可以)?听(?:得)?(?:到|见|清楚)(?:我|吗)|(?:可以|能)?(?:听到|听得到|听得见)$|(?:那)?我们?开始吧|下周见|再见|回头(?:聊|见)|辛苦(?:了|大家|您)|谢谢|多谢|感谢(?:大家|您|你)|(?:不好意思|抱歉)[，,]?(?:来晚|迟到|打扰)|希望(?:你|您|一切)|期待(?:你|您)的|(?:请|麻烦)?(?:尽快)?(?:告诉我|告知我|联系我|回复我)|有(?:什么|任何)?问题(?:请|随时|吗)',
  'هل تسمعون|هل (?:الجميع )?(?:يسمع|تسمعني)|(?:نعم،? )?(?:نسمعك|أسمعك|بوضوح)|(?:دعونا|هيا|لنبدأ|فلنبدأ|نبدأ)(?: نبدأ)?$|شكرا|أشكرك|مع السلامة|إلى اللقاء|أراكم|نراكم|آسف(?:ة)? (?:على|للتأخر)|أعتذر عن (?:ال)?تأخ|أتمنى أن تكون|آمل أن (?:تكون|يكون)|أتطلع إلى (?:ردك|سماع)|(?:أخبرني|أخبريني|أعلمني)',
  // Of the notes themselves.
  'note to self|notes to self|(?:the )?rest (?:is|stays?|remains?|stands) (?:as|the same|unchanged)|(?:quick|small) (?:favou?r|question|one)(?! :)|(?:does|do) (?:that|this|it) make sense|make of (?:it|this) what|(?:that|this) (?:should|will) be enough|i (?:just )?(?:checked|double-checked)(?: it| again)?$|just checked$|(?:i )?(?:just )?wanted to (?:share|send|say)|bear with me|ignore (?:my|the) (?:typos|spelling|formatting)',
];
/** Words that only say that something follows. */
const announcing = [
  "(?:here|these|below)(?: you go| are| come| is|[’']s)(?: the| my| our| some| all| your)?(?: (?:numbers|figures|facts|points|bullets|data|details|status|update|latest|rest))?|here (?:you go|it is|they are|is everything|is it all)",
  'hier(?: sind| kommen| nun| also| noch)?(?: die| meine| unsere| ein paar)? (?:zahlen|fakten|punkte|stichworte|stichpunkte|daten|angaben)|hier (?:bitte|schon mal|ist alles|kommt alles)',
  'voici (?:tout|le point|les (?:chiffres|données|faits|éléments|points)|nos (?:chiffres|données)|mes (?:chiffres|notes))|voilà(?: les (?:chiffres|données|points))?',
  '(?:aquí (?:van|están|tienes|tenéis|va)|estos son|ahí van)(?: los| las| mis| unos)?(?: (?:números|datos|cifras|puntos|apuntes))?',
  '(?:aqui (?:vão|estão|tens|vai)|estes são|seguem)(?: os| as| uns)?(?: (?:números|dados|pontos|valores))?',
  '(?:ecco|questi sono)(?: qui| a te| tutto| tutti)?(?: i| gli| alcuni| le)?(?: (?:numeri|dati|punti|cifre|appunti))?',
  '以下(?:は|が|に)?[^。、]{0,12}(?:資料|メモ|材料|情報|内容|要点)(?:です|になります)?',
  '(?:下面|以下|这些)(?:是|为)[^，。]{0,10}(?:材料|资料|内容|要点|数据|笔记|情况)',
  '(?:هذه|إليكم?|فيما يلي)(?: هي)?(?: ال)? ?(?:رؤوس أقلام|النقاط|نقاط|الأرقام|أرقام|ملاحظات|الملاحظات|ملاحظاتي|المعلومات)',
].join('|');
/** How many things follow. */
const numbering =
  '(?:(?:just |only )?(?:one|two|three|four|a few|some|a couple of) (?:more |quick |other )?(?:things?|points?|remarks?|notes)|(?:nur |noch )?(?:eine|ein|zwei|drei|vier|ein paar) (?:sachen?|dinge|punkte?|anmerkung(?:en)?|hinweise?)|(?:une|un|deux|trois|quelques) (?:choses?|points?|remarques?)|(?:una|un|dos|tres|unas|algunas) (?:cosas?|puntos?|observaciones)|(?:uma|um|duas|dois|três|algumas) (?:coisas?|pontos?|notas)|(?:una|un|due|tre|alcune) (?:cos[ae]|punt[oi]|note)|(?:一|二|三|[1-4])点(?:だけ|あります|です)?|(?:一|两|三|几)(?:件事|点)|(?:أمر واحد|أمران|شيئان|نقطتان|ملاحظتان|ثلاثة أمور))';
/** Said for effect, without saying anything. */
const effect = [
  "(?:and )?(?:that|this)(?:'s| is) (?:the (?:whole (?:game|point|story|idea|thing|deal)|key|trick)|everything|all there is|what (?:it's|it is) (?:all )?about)|it's that simple|simple as that",
  "(?:und )?(?:genau )?darum geht(?:'s| es)|das ist (?:der ganze (?:witz|trick|punkt)|der punkt|der kern|alles|das ganze geheimnis)|so einfach ist das",
  "(?:et )?(?:c'est (?:là )?tout (?:l'enjeu|le secret|le principe)|c'est tout|tout est là|voilà (?:tout|l'enjeu)|c'est aussi simple que ça)",
  '(?:y )?(?:eso es todo|de eso se trata|ahí está (?:la clave|el truco)|esa es la clave|así de (?:simple|sencillo))',
  '(?:e )?(?:é isso|é só isso|é tudo|essa é a (?:questão|chave)|aí está o segredo|é simples assim)',
  '(?:e )?(?:è tutto(?: qui)?|tutto qui|questo è il (?:punto|nocciolo|segreto)|qui sta il punto|è così semplice|il gioco è tutto qui)',
  '(?:それが|これが)(?:すべて|全て|肝|ポイント)です|(?:それ|これ)だけの(?:話|こと)です|(?:关键|重点)就在(?:这|于此)|就这么(?:简单|回事)|仅此而已|(?:هذا|هذه) (?:كل شيء|هو بيت القصيد|هي الحكاية)|الأمر بهذه البساطة',
  // Whether one is ready, and how sure `that` is.
  "(?:so )?(?:are|aren't) we (?:all )?(?:ready|set|done|good)(?: to (?:decide|start|go|vote))?|how (?:firm|sure|certain|solid|bad|good) is (?:that|it|this)",
  '(?:also )?sind wir (?:bereit|so ?weit|fertig|startklar)(?: (?:für|zu[mr]?) .{3,30})?|wie (?:sicher|fest|belastbar|schlimm) ist (?:das|es)',
  "(?:est-ce qu')?(?:on est|nous sommes|sommes-nous|est-on) (?:prêts?|prêtes|d'accord)(?: (?:à|pour) .{3,30})?|est-ce (?:sûr|solide|fiable|grave)",
  '¿?\\s?(?:estamos|ya estamos) (?:listos|listas|preparados)(?: para .{3,30})?|¿?\\s?(?:es|qué tan|cómo de) (?:seguro|firme|sólido)(?: es)?(?: eso| esto)?',
  '(?:estamos|já estamos) (?:prontos|prontas)(?: para .{3,30})?|(?:isso|isto) é (?:certo|seguro|sólido)',
  '(?:siamo|allora siamo) (?:pronti|pronte)(?: (?:per|a) .{3,30})?|quanto è (?:sicuro|solido|certo)',
  '(?:準備|用意)は(?:いい|よろしい|できて)(?:です)?(?:ます)?か|(?:大家)?(?:准备|都准备)好了(?:吗|没有)|هل نحن (?:جاهزون|مستعدون)(?: .{3,30})?',
  // From where one greets.
  '(?:un saluto|saluti|tanti saluti|un saludo|saludos|um abraço|abraços|cumprimentos|greetings|regards|grüße|viele grüße|liebe grüße|amitiés|salutations) (?:dal|dalla|dai|da|desde|de|do|from|aus|vom|von|du) (?:\\p{L}+ ?){1,4},?',
].join('|');
/** That nothing else changed. */
const unchanged = [
  '(?:everything|all) else (?:stands|stays|is|remains)(?: (?:fine|right|ok(?:ay)?|good|correct|unchanged|the same|as (?:it )?(?:is|was)))*|(?:the )?rest (?:is fine|is good|is ok(?:ay)?|is right|is correct|stands|stays)(?: (?:as (?:it )?(?:is|was)|the same))*',
  '(?:alles andere|der rest|sonst alles|alles übrige) (?:bleibt|stimmt|passt|ist|gilt)(?: (?:so|gleich|unverändert|in ordnung|weiter|wie gehabt|wie es ist))*',
  '(?:tout )?le reste (?:ne change pas|est bon|est juste|reste(?: (?:valable|inchangé|identique|tel quel))?|est inchangé|tient)',
  '(?:todo )?lo demás (?:sigue|está|queda|no cambia|se mantiene|vale)(?: (?:igual|bien|como está|como estaba))*|el resto (?:sigue|está|queda|no cambia|se mantiene)(?: (?:igual|bien))*',
  '(?:tudo )?o resto (?:mantém-se|fica|está|não muda|continua)(?: (?:igual|bem|certo|como está))*',
  "(?:tutto )?il resto (?:resta|va bene|non cambia|rimane)(?: (?:così|uguale|invariato|com'è))*",
  '(?:その他|他|それ以外|残り)は(?:変更(?:あり|なし|ござい)|そのまま|変わり|同じ|問題)[^。]{0,8}',
  '(?:其他|其余|别的)(?:的)?(?:都|均)?(?:不变|没问题|照旧|保持不变|没有变化|没变)',
  '(?:و)?(?:ال)?باقي(?: الأمور)? (?:كما هو|صحيح|لا يتغير|كما هي)',
].join('|');

/** Talk about what came with the message: the figures in it are of no use without the other. */
const anyTalk = [
  "(?:please |kindly )?(?:see|find|check|refer to|look at) (?:the )?(?:attached|enclosed|attachment|annex|file|link|screenshot)|(?:attached|enclosed)(?: is| are|,? please| you(?:'ll| will)| find)|(?:i(?:'ve| have)?|we(?:'ve| have)?|i(?:'m| am)) (?:also )?(?:attach(?:ed|ing)?|enclosed?|enclosing|pasted|linked)|(?:the|my|our|a) (?:[\\p{L}-]+ ){1,4}(?:is|are) (?:attached|enclosed|in the attachment)|(?:here|below)(?:'s| is| are|,? you(?:'ll| will) find) (?:my|the|our|some|a few|what i|all) (?:[\\p{L}-]+ ){0,3}(?:notes|text|draft|info|details|material|input|thread|background|rundown|brain ?dump|transcript|minutes|gist)|i(?:'m| am|'ll| will) (?:send(?:ing)?|forward(?:ing)?|shar(?:e|ing)|past(?:e|ing)) (?:you|it|this|the (?:table|file|text|notes|draft|sheet|numbers))",
  '(?:anbei|im anhang|in der anlage|beigefügt|angehängt|siehe (?:anhang|anlage|anlagen|datei|link))|(?:die|den|das|eine?n?) (?:[\\p{L}-]+ ){1,4}?(?:hängt an|hänge ich an|ist angehängt|ist beigefügt|findest du (?:im|anbei)|finden sie (?:im|anbei|in der anlage))|hier (?:sind|ist|kommen|kommt) (?:meine|die|der|das|unsere|ein paar) (?:[\\p{L}-]+ ){0,2}(?:notizen|stichpunkte|text|entwurf|infos|punkte|mitschrift)|ich (?:schicke|sende|leite) (?:dir|ihnen|euch)',
  "(?:ci-joint|ci-jointe?s?|en pièce jointe|en annexe|voir (?:la )?pièce|(?:je|nous) (?:t'|te |vous )(?:envoie|envoyons|joins|transmets|transfère)|tu trouveras|vous trouverez)|voici (?:mes|les|quelques|nos) (?:notes|éléments|points|infos)",
  '(?:te |le |os |les )?(?:adjunto|adjuntamos|envío|envio|mando|paso) (?:la|el|los|las|aquí|una?|a|o|os|as|em|aquí)(?= )(?![^.]{0,60} (?:até|antes|hasta|entre|na|no|el) )|(?:en (?:el|un) )?(?:adjunto|archivo adjunto|anexo)(?: va|:| encontrarás| encontrará)|ver (?:el )?(?:adjunto|anexo)|(?:segue|seguem|envio|vai) (?:em |no )?anexo|(?:segue|seguem) (?:a|o|as|os) (?:[\\p{L}-]+ ){1,3}em anexo|em anexo|aquí (?:van|están|tienes) (?:mis|las|los|unas)|aqui (?:vão|estão|tens) (?:as|os|minhas)|(?:in|vedi) allegato|(?:ti|le|vi) (?:allego|invio|mando|giro|inoltro)|allego|ecco (?:i miei|le mie|gli|alcuni) (?:appunti|note)',
  '(?:[\\p{L}の]{0,12})?(?:添付(?:の|ファイル|資料|します|しました|しています|いたします)|別添)|(?:附件|见附件|请见附|请查收|随信附上|附上|如附件|另附)|[\\p{L}]{1,10}(?:见附件|在附件|已附上)|(?:مرفق|تجد(?:ون|ين)? في المرفق|أرفق|أرفقت|في المرفقات|أرسل لك|أرسلت لك)',
  '(?:the )?(?:meeting|session) (?:was )?(?:closed|ended|opened|adjourned|started|called to order)|minutes (?:taken|recorded|written) by|(?:the )?minutes of the (?:last|previous) meeting|(?:die |der )?sitzung (?:wurde )?(?:geschlossen|eröffnet|beendet|endet|beginnt)|ende der sitzung|protokoll(?:ant(?:in)?|führung)?:|la séance est (?:levée|ouverte)|se levanta la sesión|a sessão (?:foi )?(?:encerrada|aberta)|la seduta (?:è )?(?:tolta|chiusa|aperta)',
  '(?:todo|fixme|tbd|speaker|presenter|sprecher(?:in)?|orateur|orador|relatore)\\s?:',
];
/** Short answers, which are sentences of their own. */
const answers =
  "(?:yes|yep|yeah|yup|no|nope|sure|ok(?:ay)?|right|exactly|agreed|great|perfect|nice|cool|awesome|fine|correct|true|absolutely|indeed|of course|got it|noted|will do|on it|understood|done|same here|me too|no problem|no worries|never mind|makes sense|sounds (?:good|great|fine)|(?:good|great|fair|excellent) (?:point|question|idea|news|stuff|work|job)|good to know|\\+\\d|lol|haha+|hello|hi|hey|morning(?: all| everyone)?|ja|nein|genau|stimmt|gut|alles klar|passt|klar|super|einverstanden|gute (?:frage|idee|sache)|guter punkt|mache ich|oui|non|d'accord|exact(?:ement)?|bien sûr|bonne (?:question|idée)|ça marche|entendu|sí|vale|exacto|claro|de acuerdo|por supuesto|buena (?:pregunta|idea)|sim|não|certo|isso|pois|boa (?:pergunta|ideia)|combinado|sì|esatto|certo|va bene|giusto|d'accordo|buona (?:domanda|idea)|perfetto|perfeito|perfecto|はい|いいえ|了解(?:です|しました)?|承知(?:しました|いたしました)?|なるほど|そうですね|わかりました|いいですね|好的?|是的?|对|没错|明白|收到|可以|没问题|نعم|لا|حسنا|طيب|تمام|بالضبط|صحيح|موافق|مفهوم|جيد)";
/** To a person, not to who makes the deck. */
const errand = [
  '(?:can|could|would|will) (?:you|someone|somebody|anyone)(?: all| please| also| just| kindly)* (?:send|share|forward|check|confirm|call|reply|resend|ping|remind|tell|print|bring|join|sign|look (?:at|into|over)|take a look|have a look|get back|let me|hop on|mute)',
  "(?:i|we)(?:'d| would)? (?:also )?(?:need|want|like) (?:it|this|that|them|these|your (?:draft|version))(?: back)? (?:by|before|for|today|tonight|tomorrow|asap|on|latest)",
  '(?:kannst du|könntest du|können sie|könnten sie|könnt ihr|kann jemand)(?: mir| uns| bitte| noch| das| die| den| mal)* (?:[\\p{L}-]+ ){0,4}(?:schicken|senden|weiterleiten|prüfen|bestätigen|anrufen|zurückrufen|nachsehen|mitbringen|erinnern|unterschreiben)|(?:schickst|sendest|mailst|leitest|bestätigst|prüfst) du (?:mir|uns|das|es|bitte)|(?:ich|wir) (?:brauche|brauchen|bräuchte|benötige) (?:das|es|sie|ihn) (?:bis|heute|morgen|spätestens)',
  "tu (?:m'envoies|me l'envoies|nous envoies|m'appelles)|(?:peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|tu peux|vous pouvez|quelqu'un peut)(?: me| m'| nous| s'il te plaît| s'il vous plaît| aussi)*\\s?(?:envoyer|l'envoyer|transmettre|confirmer|vérifier|rappeler|appeler|transférer|relire)|(?:j'en|il m'en|il me la|il me le) (?:ai besoin|faut)",
  '¿?(?:me|nos) (?:mandas|pasas|envías|confirmas|llamas)(?= )|(?:mandas|envias|confirmas|ligas)-me(?= )|(?:mi|ci) (?:mandi|invii|giri|confermi|chiami)(?= )|¿?(?:me |nos )?(?:puedes|podrías|puede|podría|pueden|podes|podias|poderia|pode|consegues|puoi|potresti|può|potrebbe)(?: me| nos| por favor| mi| ci)* ?(?:enviar(?:me|nos|-me)?|mandar(?:me|nos|-me)?|pasar(?:me)?|confirmar(?:me)?|revisar|llamar(?:me)?|ligar-me|reenviar(?:me)?|verificar|inviarmi|mandarmi|inoltrarmi|confermare|confermarmi|chiamarmi|controllare)|(?:lo|la|o|a) (?:necesito|preciso|necessito) (?:para|antes|hasta|até)|(?:mi|ci) serve (?:entro|per)',
  '[^。\\n]{0,30}(?:送って|転送して|確認して|連絡して|電話して|共有して)(?:もらえ|いただけ|くれ|ください|下さい)|(?:你|您)?(?:能|能不能|可以|可否|麻烦)(?:你|您)?(?:把|将)?[^。，\\n]{0,14}(?:发给我|发我|转给我|确认一下|打电话)|(?:请|麻烦)(?:你|您)?(?:把|将)?[^。，\\n]{0,14}(?:发给我|发我|转给我)|(?:هل )?(?:يمكنك|تستطيع|ممكن|تقدر)(?: أن)? (?:ترسل|إرسال|ترسلي|تؤكد|تتصل|تراجع)',
];
const attendance =
  '(?:present|in attendance|attendees|participants|attending|apologies|absent|anwesend(?:e)?|teilnehmer(?:innen)?|teilnehmende|entschuldigt|abwesend|présents?|excusés?|absents?|participants|asistentes|ausentes|presentes?|participantes|presenti|assenti|scusati|partecipanti|出席者?|欠席者?|参加者|与会者?|参会人员|缺席|列席|الحضور|الحاضرون|المعتذرون|الغائبون)\\s?[:：]';

/** `Right, April.` */
const repeated =
  /^(?:right|yes|ok(?:ay)?|yeah|ja|genau|stimmt|oui|d'accord|sí|vale|sim|certo|sì|giusto|はい|对|نعم)[,.、，،]\s?[^\s,.]{1,12}(?: [^\s,.]{1,12})?$/iu;

// For texts in lower case: without regard to case, patterns of this size take three times as long to compile.
const chatterOpen = new RegExp(`^(?:${openTalk.join('|')})(?!\\p{Ll})[^\\d]{0,140}$`, 'u');
const chatterAny = new RegExp(`^(?:${[...anyTalk, ...errand].join('|')})(?!\\p{Ll}).{0,200}$`, 'u');
const answer = new RegExp(`^(?:${answers}[\\s,、，]*){1,3}$`, 'u');
const attends = new RegExp(`^${attendance}[^\\d]{1,200}$`, 'u');
/** A sentence that asks the reader for money or consent is the matter, whatever its words. */
const ofMatter = /[%€$£¥]|(?<!\p{L})(?:approv|decid|genehmig|entscheid|approuv|décid|aprob|aprov|decid|approv|decis)/iu;

/** Nothing but words that something follows, or that nothing else changed. */
const alone = new RegExp(`^(?:${announcing}|${unchanged}|${effect})$`, 'u');
const introducing = new RegExp(`^(?:(?:${announcing})\\s?[,،，、:：–—-]|(?:${numbering})\\s?[:：])\\s*(?=.{6})`, 'iu');
/** `I remind you that costs rose` without the reminder. */
const reminding =
  /^(?:(?:i(?:'d)? |let me |just to )?remind you that|(?:please )?(?:remember|note) that|je (?:te|vous) rappelle que|(?:rappelle-toi|rappelez-vous|n'oublie[sz]? pas) que|(?:te|os|les|le) recuerdo que|(?:recuerda|recuerden|recordad|ten en cuenta) que|(?:lembro-te|lembro-lhe|lembro|lembra-te|lembre-se)(?: de)? que|(?:ti|vi|le) ricordo che|(?:ricordati|ricordate|ricorda|tieni presente) che|(?:请记住|提醒(?:一下|你|大家)?)[，,:：]?|(?:أذكّ?رك(?:م)?|تذكّ?ر(?:وا)?) (?:بأن|أن))\s*(?=\S.{8})/iu;

const count =
  '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|dois|duas|três|quatro|sete|oito|nove|dez|doze|due|tre|quattro|cinque|sei|sette|otto|dieci|dodici)';
const pages = '(?:slides?|pages?|folien?|seiten?|diapositiv[aeo]s?|diapos|láminas|páginas?|pagine|pagina|スライド|شرائح|شريحة|صفحات)';
const form =
  '(?:bar |line |pie |column )?(?:charts?|graphs?|diagrams?|tables?|timelines?|photos?|pictures?|images?|icons?|bullets?(?: points?)?|visuals?|maps?)';
const formDe = '(?:diagramme?|grafik(?:en)?|tabellen?|schaubild(?:er)?|bild(?:er)?|fotos?|zeitstrahl|stichpunkte|icons?)';
const formRomance =
  '(?:graphiques?|diagrammes?|tableaux?|schémas?|images?|photos?|frise|gráficos?|gráficas?|diagramas?|tablas?|tabelas?|im[áa]genes|imagens?|imagen|fotos?|grafic[oi]|diagramm[ai]|tabell[ae]|immagin[ei]|foto|icon[aeio]s?)';
/** Wishes about the form of the deck. */
const wishes = [
  `(?:please )?(?:make|keep) (?:it|this|them|that|everything|(?:the )?(?:slides?|deck|text|tone|pages?)) (?:all |very |really |nice and |a bit |as )?(?:punchy|short|simple|brief|tight|concise|crisp|visual|snappy|light|formal|informal|friendly|clear|clean|professional|tidy|lively|upbeat|high-level|easy|to the point|to ${count}|under ${count}|at ${count}|below ${count}).{0,60}`,
  `(?:please )?(?:use|add|put|insert|include|show|draw|place|make) (?:an?|the|some|this as an?|these as an?|that as an?|more|fewer|no) (?:[\\p{L}-]+ ){0,2}?${form}(?: (?:here|please|for this|of this|of that|instead|there|if possible|if you can|too))*`,
  `(?:please )?(?:end|finish|close|conclude) (?:it )?(?:with|on) (?:the |our |an? |some |clear )*(?:[\\p{L}-]+ ){0,2}?(?:decisions?|asks?|next steps?|summary|recommendations?|questions?|call to action|thank you|discussion|outlook)(?: (?:we|they) (?:need|want|have to (?:make|take))| (?:we )?needed| please)*`,
  `(?:please )?(?:keep (?:it|this) (?:to|at|under|below) |(?:no|not) more than |at most |max(?:imum)?\\.? (?:of )?|up to |about |around |roughly |exactly |only |just |(?:i|we) (?:need|want) |make it )?${count}(?: ?(?:-|–|to|or) ?${count})? ${pages}(?: (?:max(?:imum)?|at most|only|total|please|or (?:so|less|fewer)|would (?:do|be (?:fine|enough|great|good))|is (?:fine|enough|plenty)|(?:are|should be) (?:fine|enough)))*`,
  `(?:bitte )?(?:(?:halte|halt|mach|macht|machen sie|halten sie) (?:es|das|die folien|alles) )(?:bitte )?(?:ganz |schön |möglichst )?(?:kurz|knapp|knackig|einfach|locker|prägnant|visuell|formell|übersichtlich).{0,40}`,
  `(?:bitte )?(?:hier )?(?:bitte )?(?:ein(?:e|en)?|die|das|als) (?:[\\p{L}-]+ ){0,1}?${formDe} (?:hier )?(?:bitte )?(?:einfügen|einbauen|verwenden|nutzen|zeigen|darstellen|ergänzen)|(?:bitte )?(?:hier )(?:bitte )?(?:ein(?:e|en)?) ${formDe}(?: bitte)?|(?:nutze|verwende|zeige|nimm|füge)(?:n sie)? (?:bitte )?(?:hier )?(?:bitte )?(?:ein(?:e|en)? )${formDe}(?: (?:hier|ein|bitte|dafür))*`,
  `(?:bitte )?(?:am ende|zum schluss|zum abschluss) (?:bitte )?(?:[\\p{L}-]+ ){0,3}?(?:entscheidung(?:en)?|nächsten? schritte|zusammenfassung|fragen|empfehlung(?:en)?)(?: bitte)?|(?:bitte )?(?:ende|schließe|beende)(?:n sie)? (?:es )?mit .{3,60}`,
  `(?:bitte )?(?:(?:höchstens|maximal|max\\.|etwa|ungefähr|circa|ca\\.|genau|rund|nur|nicht mehr als|bis zu) )?${count}(?: ?(?:-|–|bis|oder) ?${count})? (?:folien|seiten)(?: (?:bitte|maximal|höchstens|daraus|machen|insgesamt|reichen|genügen))*(?:, (?:knackig|kurz|knapp|prägnant))?`,
  `(?:merci de |veuillez |prière de )?(?:faire|fais|faites|mettre|mets|mettez|ajoute[rz]?|insère|insérer|insérez|utilise[rz]?|prévoir) (?:ici )?(?:un|une|des|le|la) (?:[\\p{L}-]+ ){0,1}?${formRomance}(?: (?:ici|pour ça|à la place|si possible|s'il (?:te|vous) plaît))*`,
  `(?:por favor,? )?(?:pon|poner|ponga|usa|usar|utiliza(?:r)?|añade|añadir|incluye|incluir|inserta(?:r)?|hacer?|haz|coloca(?:r)?|pôr|põe|adicionar?|inserir|insere|mettere|metti|inserire|inserisci|usare|aggiungi(?:re)?|fare|fai) (?:aquí |aqui |qui )?(?:un|una|unos|unas|uma|um|uns|umas|dei|delle|el|la|o|a|il|lo) (?:[\\p{L}-]+ ){0,1}?${formRomance}(?: (?:aquí|aqui|qui|por favor|para esto|para isto|per questo|se possibile|si es posible|se possível|per favore))*`,
  `(?:merci de |por favor,? |per favore,? )?(?:termine[rz]?|finis(?:sez)?|finir|conclu(?:s|ez|re)|termina(?:r)?|finaliza(?:r)?|acaba(?:r)?|cierra|concluye|conclui|concludi|concludere|terminare|chiudi) (?:par|avec|sur|con|com) .{3,60}`,
  `(?:rest(?:e|ez)|soi[st]|soyez|garde[rz]?(?:-le| le)?|fais|mant[eé]n(?:lo|ga)?|que sea|hazlo|mantém|mantenha|faz|tienilo|tenerlo|resta|sii|mantieni) (?:le |la |lo |o |um texto |un ton |un tono |tudo |il testo )?(?:[\\p{L}]+ )?(?:court|bref|concis|simple|percutant|visuel|cort[oa]|breve|concis[oa]|sencill[oa]|simples|curt[oa]|diret[oa]|brevi|semplice|semplici|incisiv[oa]|visual|visiv[oa]).{0,30}`,
  `(?:(?:max(?:imum|imo)?\\.?(?: de)?|massimo|máximo(?: de)?|au plus|pas plus de|environ|no más de|como máximo|unas?|unos|hasta|no máximo|cerca de|até|não mais de|al massimo|non più di|circa|al máximo) )?${count}(?: ?(?:-|–|à|ou|a|o|y|e) ?${count})? ${pages}(?: (?:max(?:imum)?|maximum|au plus|au maximum|s'il (?:te|vous) plaît|por favor|per favore|como máximo|no máximo|al massimo))*(?:, (?:por favor|per favore|s'il (?:te|vous) plaît|pour .{3,40}|para .{3,40}|per .{3,40}))?`,
];
const wish = new RegExp(`^(?:${wishes.join('|')})$`, 'u');
/** In scripts without spaces: what asks for a form, and what counts slides. */
const wishUnspaced =
  /^.{0,30}(?:グラフ|図表|図|表|チャート|写真|画像|イラスト|アイコン).{0,12}(?:入れて|使って|挿入して|追加して|付けて|載せて|にして)(?:ください|下さい|ほしい|欲しい)?$|^.{0,8}\d{1,3}\s?(?:枚|ページ|スライド)(?:以内|以下|くらい|ぐらい|程度|前後|ほど)?.{0,24}(?:ください|下さい|お願いします|でお願い|にして|まとめて|でまとめ|希望)$|^\d{1,3}\s?枚(?:以内|以下|くらい|ぐらい|程度)$|^(?:最後に|終わりに).{2,30}(?:ください|下さい|お願いします)$|^.{0,12}(?:簡潔|シンプル|わかりやすく|短く|インパクト).{0,12}(?:ください|下さい|お願いします|まとめて)$|^(?:此处|这里|此页|本页)?(?:请|请您|麻烦)?(?:在此|在这里)?(?:用|使用|放|插入|加|添加|配|做)(?:一?[张个幅])?.{0,6}(?:图表|柱状图|折线图|饼图|图|表格|图片|照片|图标)(?:展示|说明|表示)?$|^(?:请)?(?:控制|限制|保持)在.{0,4}\d{1,3}\s?[页張张頁](?:以内|左右|以下)?.{0,20}$|^(?:请)?(?:做|不超过|最多|大约|大概|约)?\s?\d{1,3}\s?[页張张頁](?:以内|左右|以下|即可|就好|就行)$|^(?:最后|结尾)(?:请)?(?:列出|以|用|附上|写|放).{2,20}$|^(?:请)?(?:尽量)?(?:简洁|简短|突出重点|言简意赅)(?:一些|一点|些)?$|^(?:(?:يرجى|من فضلك)\s)?(?:ضع|أضف|استخدم|أدرج|أدرجي|ضعي|أضيفي|استخدمي)\s(?:هنا\s)?(?:رسم|مخطط|جدول|صورة|شكل|رسما|مخططا|جدولا)\p{L}*(?:\s\p{L}+){0,2}$|^(?:لا يزيد عن|لا تزيد عن|بحد أقصى|حوالي|نحو)?\s?\d{1,3}\s(?:شرائح|شريحة|صفحات|صفحة)(?:\s(?:من فضلك|كحد أقصى|فقط|على الأكثر))*$|^(?:اختم|اختتم|اختمي|أنه|انته)ي?\s?ب.{2,40}$/u;

const pictured = new RegExp(
  `(?<!\\p{L})(?:${form}|${formDe}|${formRomance})(?!\\p{L})|グラフ|図|表|チャート|写真|画像|イラスト|アイコン|图|表格|照片|رسم|مخطط|جدول|صورة`,
  'u',
);

export type Aside = 'talk' | 'wish' | 'occasion' | 'direction';

const tidy = (sentence: string) =>
  fold(sentence)
    .replace(/[\u064b-\u0652]/g, '')
    .replace(attributed, '')
    .replace(/(?<![.!。！\s])[.!。！\s]+$/u, '');

/** Characters of what is said by the way; whatever is longer is the matter. */
const longestAside = 240;

/** What a sentence is, if it is not the matter; null if it is. `readers`: whom the deck is for, if known. */
export function asideOf(sentence: string, readers: string | null): Aside | null {
  if (sentence.length > 2 * longestAside) return null;
  const bare = fold(sentence)
    .replace(/[\u064b-\u0652]/g, '')
    .replace(attributed, '')
    .replace(lead, '')
    .replace(tail, '')
    .trim();
  if (repeated.test(tidy(sentence))) return 'talk';
  const low = bare.toLowerCase();
  const tidied = tidy(sentence).toLowerCase();
  if (bare === '' && (chatterOpen.test(tidied) || answer.test(tidied))) return 'talk';
  if (bare === '') return /[\p{L}\p{N}]/u.test(sentence) || !/\P{P}/u.test(sentence.trim()) ? null : 'talk';
  if (bare.length > longestAside) return null;
  // How it should look steers nothing here; how long it should be and how it should end does.
  if (wish.test(low) || wishUnspaced.test(bare)) return pictured.test(low) ? 'talk' : 'wish';
  // How many pages there are is still heard, whatever else the sentence says.
  if (isDirection(bare)) return slideCount(bare) === null ? 'direction' : deckWord.test(bare) ? null : 'wish';
  if (alone.test(low.replace(/\s?[:：]$/u, ''))) return 'talk';
  const handed = introducing.exec(bare)?.[0];
  if (handed !== undefined && /\p{Lo}/u.test(bare) && !/\d/.test(bare)) return 'talk';
  if (tellsOfMeeting(bare, readers)) return 'occasion';
  // Whoever asks for slides speaks to the one who makes them.
  if (deckWord.test(bare)) return null;
  if (answer.test(low) || chatterOpen.test(low) || chatterOpen.test(tidied) || attends.test(low)) return 'talk';
  return chatterAny.test(low) && !ofMatter.test(bare) ? 'talk' : null;
}

/** `- `, `3. `, `> `. */
const marker = /^\s*(?:(?:[-*+•]|\d{1,2}[.)]|>)\s+)+/u;

export interface Heard {
  text: string;
  /** Wishes and what is said of the meeting, for whoever makes the deck. */
  told: string[];
  /** Directions on the form of the deck. */
  directions: string[];
  /** What is said by the way, and of it what may have been meant for the pages. */
  asides: string[];
  unsure: string[];
  /** How many sentences were said in confidence, past doubt. */
  confided: number;
}

/** `Here you go, all for the main site:` without the words that only hand it over. */
function introduced(sentence: string): string {
  const bare = withoutAsideInLabel(sentence);
  const rest = bare.replace(introducing, '').replace(reminding, '');
  if (rest === bare) return bare;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** The text without talk, and apart from it what steers the deck. Headings and tables are no talk. */
export function withoutTalk(text: string, readers: string | null, speakers: ReadonlySet<string>, roles: BriefRoles): Heard {
  const [told, directions, asides, unsure]: string[][] = [[], [], [], []];
  let confided = 0;
  /** What the patterns do not know is told by what it is like. */
  const isShown = (sentence: string, first: boolean): boolean => {
    const role = roles.aside(sentence);
    // What a brief begins with names the deck, and may hold matter behind its colon.
    if (role === null || (first && role !== 'private') || !/\p{L}/u.test(sentence)) return true;
    if (role === 'private') {
      // What only may be in confidence is shown nowhere, and is not said to be.
      if (roles.isPrivate(sentence)) confided += 1;
      asides!.push(sentence);
    } else if (role === 'instruction' || role === 'question' || isInstruction(sentence, false)) told!.push(sentence);
    else {
      asides!.push(sentence);
      if (roles.matter(sentence) > doubt) unsure!.push(sentence);
    }
    return false;
  };
  const given = text.split('\n');
  const tabular = tableLines(given);
  const start = given.findIndex((line) => line.trim() !== '');
  /** Null where nothing is left of a line. */
  const lines = given.map((line, row): string | null => {
    if (line.trim() === '' || tabular.has(row) || /^\s*(?:#{1,6}\s|\||```|~~~|---)/.test(line)) return line;
    const head = marker.exec(line)?.[0] ?? '';
    const speaker = speakerOf(line.slice(head.length), speakers);
    if (attends.test(fold(line.slice(head.length).trim()).toLowerCase())) return null;
    const said = sentences(line.slice(head.length + speaker.length));
    const kept = said.flatMap((sentence, at) => {
      const found = asideOf(sentence, readers);
      const aside = found !== 'occasion' && roles.matter(sentence) > certain ? null : found;
      if (aside === 'wish' || aside === 'occasion') told!.push(sentence);
      if (aside === 'direction') directions!.push(sentence);
      const own = introduced(sentence);
      return aside === null && (own !== sentence || isShown(sentence, row === start && at === 0)) ? [own] : [];
    });
    if (kept.length === said.length && kept.every((sentence, at) => sentence === said[at])) return line;
    return kept.length === 0 ? null : `${head}${speaker}${speaker === '' ? '' : ' '}${kept.join(' ')}`;
  });
  return {
    text: lines.filter((line, at) => line !== null && !namesNothing(lines, at)).join('\n'),
    told: told!,
    directions: directions!,
    asides: asides!,
    unsure: unsure!,
    confided,
  };
}

/** So likely matter that no pattern says otherwise. */
const certain = 0.98;
/** What is less likely to be matter needs no word in the report. */
const doubt = 0.12;

/** A heading or label of which nothing is left below. */
function namesNothing(lines: readonly (string | null)[], at: number): boolean {
  const line = lines[at]!;
  const heading = /^#{1,6}\s/.test(line);
  if (!heading && !/[:：]\s*$/u.test(line)) return false;
  let [gone, apart] = [false, false];
  for (const below of lines.slice(at + 1)) {
    if (below === null) gone = true;
    else if (below.trim() === '') apart ||= gone;
    else return gone && (/^#{1,6}\s/.test(below) || (apart && !heading));
  }
  return gone;
}
