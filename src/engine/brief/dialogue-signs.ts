/** By what the talk of a meeting is known: courtesies, assent, what opens a matter or settles one. */
/** Said to one another, whole. */
const said = [
  "(?:very |that's )?funny|ha(?: ?ha)+|(?:split|break|spell|lay) (?:it|that|this|them) (?:down |out |up )?(?:for me|for us)|break (?:it|that|this) down|(?:say|tell me|show me|give me|walk me|remind me)(?!\\p{L})[^\\d]{0,40}|go (?:on|ahead)|come on|noted[^\\d]{0,20}|done|deal|(?:i can|we can) live with (?:that|it)|fair enough|(?:works|fine|good|ok) (?:for|by|with) (?:me|us)|i (?:agree|know|see|hear you|guess so|don't (?:want|know|care|like|mind)|can't wait|hope|love|like|feel)(?!\\p{L})[^\\d]{0,60}|(?:hang|hold) on[^\\d]{0,60}|(?:just )?(?:a|one) (?:second|moment|minute)|let me (?:see|check|look|think)[^\\d]{0,30}|(?:let's )?do (?:it|that)|(?:good|right|ok(?:ay)?|fine)?,?\\s?let's (?:get going|start|go|begin|move on)[^\\d]{0,20}|(?:last|next|first|one more) (?:thing|point|one|item|topic)|everyone (?:in|here|on)|(?:sorry|apologies)[^\\d]{0,30}|wow|no way|good (?:grief|lord)|oh dear|it is what it is|(?:lunch|dinner|coffee|drinks|cake|the next round) (?:is|are) on (?:me|you|us)",
  "(?:sehr )?(?:witzig|lustig)|haha|(?:schlüssel|brich|teil)(?:e|t|n sie)? (?:das|es|die|sie) (?:mal |bitte )?auf|(?:erzähl|sag|zeig|erklär)(?:e|t)?(?!\\p{L})[^\\d]{0,40}|na dann|abgemacht|notiert|(?:ein)?verstanden|moment(?: mal)?|wart(?:e|et)(?: mal)?|machen wir(?: so)?|mach(?:t)? das|(?:letzter|nächster|erster) punkt|(?:dann )?fangen wir an|los geht(?:'s| es)|sind alle da|von mir aus|mir recht|gern geschehen|meine güte",
  "très drôle|ha ?ha|(?:détaille|décompose|explique|raconte|dis|montre)[sz]?(?:-(?:moi|nous|le|la|les))+(?!\\p{L})[^\\d]{0,30}|vas-y|allez|(?:allez,? )?on (?:commence|y va|démarre)|attends?|noté|entendu|ça me va|on fait (?:ça|comme ça)|(?:dernier|prochain|premier) point|(?:moi aussi,? )?je suis d'accord|moi aussi|vivement[^\\d]{0,40}|mon dieu|on est tous là",
  '(?:muy |qué )?gracioso|ja ?ja|madre mía|(?:desglósa|cuénta|explíca|di|muéstra|enséña)(?:me|nos|melo|noslo|los?|las?)+(?!\\p{L})[^\\d]{0,30}|venga|sigue|(?:espera|un momento)|anotado|me parece bien|por mí bien|hecho|trato hecho|(?:último|siguiente|primer) punto|estamos todos|(?:venga,? )?(?:empezamos|vamos)|qué (?:bueno|bien|horror)',
  '(?:muito )?(?:engraçado|engraçada)|(?:conta|diz|explica|mostra|detalha)(?:-me|-nos| lá)+(?!\\p{L})[^\\d]{0,30}|vamos (?:lá|a isto|começar)|continua|(?:espera|um momento)|anotado|combinado|por mim tudo bem|está bem|feito|(?:último|próximo|primeiro) ponto|estamos todos|meu deus|ena',
  '(?:molto |che )?(?:divertente|simpatico)|mamma mia|(?:dimmi|spiegami|raccontami|fammi vedere|dettagliami)[^\\d]{0,30}|vai avanti|(?:aspetta|un momento)|annotato|per me va bene|va bene così|fatto|affare fatto|(?:ultimo|prossimo|primo) punto|ci siamo tutti|(?:bene,? )?(?:iniziamo|cominciamo|partiamo)|santo cielo',
].join('|');
/** Assent, apology and admiration, whole. */
const reacting = [
  "(?:sorry|right),? yes|(?:i|we|he|she|they) (?:do|does|did|have|has|am|are|is)|(?:it's )?me|(?:neither|so) (?:do|am|did|can|would) i|none|nobody|no one|agreed then|that's agreed|forget it|i'm (?:off|away|out|not in|on holiday|on leave|travelling)(?: .{1,30})?|(?:i'm|i am) (?:for|in favou?r|against)(?: it)?|(?:let me |to )?(?:recap|sum up)|(?:\\p{L}+ ){0,3}(?:it|that|this) was (?:so |really |just |quite |pure )?(?:magic|magical|great|lovely|beautiful|fantastic|wonderful|amazing|awful|fun)(?:,? (?:though|all the same|anyway))?",
  '(?:verzeihung|sorry|entschuldigung),? ja|vergiss es|keine|niemand|ich bin (?:dafür|dagegen)|(?:fassen wir|ich fasse) zusammen|(?:\\p{L}+ ){0,3}war(?: das| es)? (?:so |echt |wirklich |einfach )?(?:magisch|toll|schön|super|herrlich|großartig)(?:,? (?:trotzdem|schon))?',
  "pardon,? oui|laisse tomber|aucune?|personne|je suis (?:pour|contre)|récapitulons|(?:\\p{L}+ ){0,3}c'était (?:très |vraiment )?(?:magique|génial|super|beau|magnifique|formidable)(?:, (?:quand même|hein))?|c'est déjà dans (?:mes|le|les|nos) [\\d\\s]{1,9}|merci à tou(?:s|tes)",
  '(?:perdón|disculpa),? sí|olvídalo|ningun[oa]|nadie|(?:estoy|yo estoy) (?:a favor|en contra)|(?:recapitulemos|resumamos)|(?:\\p{L}+ ){0,3}(?:fue|estuvo) (?:muy )?(?:mágico|genial|precioso|bonito|estupendo)(?:, la verdad)?',
  '(?:desculpa|perdão),? sim|esquece|nenhum[a]?|ninguém|(?:eu )?sou (?:a favor|contra)|(?:recapitulemos|resumindo)|(?:\\p{L}+ ){0,3}foi (?:muito )?(?:mágico|ótimo|lindo|bonito|fantástico)',
  "(?:scusa|pardon|scusate),? sì|lascia perdere|nessun[oa]?|(?:io )?sono (?:a favore|contrari[oa]|d'accordo)|(?:ricapitoliamo|riassumiamo)|(?:\\p{L}+ ){0,3}è stat[oa] (?:molto )?(?:magic[oa]|bellissim[oa]|bell[oa]|fantastic[oa])(?:,? (?:però|comunque))?",
].join('|');
export const talk = new RegExp(`^(?:${said}|${reacting})$`, 'iu');
/** What one asks of another in the room. */
export const askedOf =
  /(?<!\p{L})(?:s'il (?:te|vous) plaît|please|bitte|por favor|per favore|se faz favor)(?!\p{L})|(?:してください|お願いします|من فضلك)/iu;
/** `Nolwenn and I, the sponsors: …`: the speaker is one of those who undertake it. */
export const besideMe = /^(\p{Lu}[\p{L}'-]{1,20}) (and|und|et|y|e) (?:i|me|ich|moi|yo|eu|io)(?=[,:]| :)/iu;
/** `Me, with Ann`, and no more. */
export const nobodyElse = /^(?:me|moi|ich|yo|eu|io),? (?:and|with|avec|mit|con|com) \p{Lu}[\p{L}'-]{1,20}$/u;
/** With what assent begins. */
export const assent =
  /^(?:d'accord|agreed|okay|einverstanden|abgemacht|de acuerdo|combinado|d'accordo|entendu|了解です|同意|موافق)[,、，،]\s*/iu;
export const talkUnspaced =
  /^(?:笑|[wｗ]+|面白いですね?|(?:内訳|数字|説明)を?(?:お願い|教えて).{0,8}|続けて.{0,6}|ちょっと待って.{0,6}|決まり(?:です|ですね)?|異議(?:なし|ありません)|そうしましょう|(?:では|じゃあ)?始めましょう|哈+|呵+|真好笑|有意思|(?:拆开|详细|具体|展开)(?:说|讲).{0,6}|先说.{0,6}|继续|等一下|等等|记下了?|同意|就这么(?:定|办).{0,3}|最后一[点件].{0,4}|(?:那)?开始吧|人?都?到齐了?|我的天|(?:هه)+|مضحك.{0,10}|فصّ?ل.{0,20}|تفضل|أكمل|انتظر|موافق(?:ون|ة)?|اتفقنا|سجّ?ل.{0,14}|(?:هيا )?نبدأ|يا إلهي)$/u;
/** `My toaster works better`: of a speaker's own things, unless they are those of the work. */
export const homely =
  /^(?:(?:my|mein(?:e)?|mon|ma|mes|mis?|(?:o |a )?(?:meu|minha)|(?:il |la )?(?:mio|mia)) (?!(?:\p{L}+ )?(?:team|budget|limit|department|proposal|recommendation|view|plan|target|concern|estimate|report|question|point|suggestion|preference|manager|boss|area|unit|line|shift|crew|people|group|vorschlag|abteilung|budget|plan|sorge|empfehlung|équipe|service|proposition|avis|equipo|propuesta|opinión|presupuesto|equipa|equipe|proposta|opinião|orçamento|squadra|opinione|reparto)(?!\p{L}))|我(?:奶奶|爷爷|妈|爸|家|老婆|老公|儿子|女儿|的(?:猫|狗|车))|うちの(?!会社|部|課|チーム|店|工場)|私の(?:家|母|父|犬|猫|祖母)|(?:جدتي|أمي|أبي|قطتي|كلبي|سيارتي|زوجتي|زوجي))/iu;
/** Words before a statement that carry nothing. */
export const lead =
  /^(?:(?:ok(?:ay)?|right|well|yes|yeah|no|good|great|sure|alright|look|honestly|hm+|um+|uh|oh|fine|so|gut|ja|nein|na ja|also|tja|bon|alors|oui|non|ben|eh bien|bueno|pues|vale|sí|bom|então|pois|sim|bene|allora|ecco|sì|嗯|那么?|好的?|对|はい|ええ|えっと|では|じゃあ|حسنا?ً?|طيب|نعم)[,，、،]\s*|(?:and|but|then|so|und|dann|also|et|donc|puis|luego|e poi|quindi) (?=(?:\P{L}{0,2}\d|the|two|three|we|our|it|that|die|der|das|wir|la|le|les|on|nous|el|los|las)(?!\p{L}))|(?:i think|i(?:'d| would) say|i guess|i believe|i reckon|ich (?:glaube|denke|finde|meine|würde sagen),?|je (?:pense|crois|dirais) qu(?:e |')|(?:yo )?creo que|yo diría que|acho que|eu diria que|credo che|direi che|(?:in my (?:view|opinion)|to me|meiner meinung nach|à mon avis|pour moi|en mi opinión|para mí|na minha opinião|secondo me|per me),? |我(?:觉得|认为|看)|私は思いますが、?)\s*|(?:では|じゃあ|それでは)(?=\p{Script=Han})|(?:and |und |et |y |e )?(?:please|bitte) (?=\p{Ll}+ [^?]*\d))/iu;
/** `So 420 more`, `Call it 8,580 a month`: the end of what was said before. */
export const goesOn =
  /^(?:so|call it|say|make it|that's|also|das sind|macht|donc|soit|o sea|así que|ou seja|então|quindi|cioè|つまり|也就是|即|أي) (?=\P{L}*\d)/iu;
export const settled =
  /^(?:decided|agreed|decision|beschlossen|entschieden|décidé|decidido|acordado|deciso|決定(?:です)?|决定了?|就这么定|قررنا|تقرر)$/iu;
export const choices =
  /^(?:(?:the |our |die |les |las |le |as )?(?:options|optionen|möglichkeiten|opciones|opções|opzioni|choices)|選択肢(?:です|は)?|(?:方案|选项)(?:如下)?|الخيارات)$/iu;
export const ordinal =
  /^(?:one|two|three|four|eins|zwei|drei|vier|un|deux|trois|quatre|uno|dos|tres|cuatro|um|dois|três|quatro|due|tre|quattro|first|second|third|erstens|zweitens|drittens|primero|segundo|tercero|primo|secondo|terzo|一|二|三)(?:[,，、:]\s*| is | ist | est | es | é | è )(?=\S)/iu;

/** With what people greet one another before they say something. */
export const greeting =
  /^(?:(?:hi|hello|hey|(?:good )?(?:morning|afternoon|evening)|welcome|hallo|moin|guten (?:tag|morgen|abend)|bonjour|bonsoir|salut|hola|buen[oa]s (?:d[ií]as|tardes)|olá|oi|bom dia|boa tarde|ciao|buongiorno|salve)(?!\p{L})(?: (?!(?:we|wir|on|nous|siamo|estamos)(?!\p{L}))\p{L}{1,12}){0,3}[,!.]\s*|(?:おはようございます|こんにちは|お疲れ様です|大家好|各位好|你们?好|صباح الخير|مساء الخير|مرحبا(?: بكم)?|السلام عليكم)[、,\uff0c\uff01。!،]?\s*)/iu;
/** `We're here for the lab move`: what the meeting is about, behind it. */
const purposes = [
  "(?:so |right |well )?(?:we're|we are) (?:all )?(?:here|meeting|gathered|together)(?: today)? (?:for|about|because of|to (?:talk about|discuss|go over|look at)|on)",
  "(?:so )?(?:today|this morning|this afternoon)(?:,? (?:it's|it is|this is|we(?:'ll| will)? (?:talk|discuss|look at|go over))(?: all)?(?: about)?|'s (?:topic|subject|item|meeting) is(?: about)?)",
  "(?:so )?this (?:meeting |call |session )?is(?: all)? about|(?:the |today's |our )?(?:topic|subject)(?: today)? is|let's (?:talk about|discuss)",
  "(?:so,? |also )?(?:wir sind|sind wir)(?: heute)?(?: alle)? (?:hier|da|zusammen) (?:wegen|für|um)|(?:heute )?(?:geht es|es geht|geht’s|geht's)(?: heute)? um|(?:unser )?thema(?: heute)? ist|heute (?:reden|sprechen) wir über|wir (?:reden|sprechen)(?: heute)? über",
  "(?:bon,? |alors,? )?(?:on est|on se réunit|nous sommes|nous nous réunissons)(?: tous)?(?: là| ici| réunis)?(?: aujourd'hui)? (?:pour(?: parler (?:de |du |des |d'))?|au sujet (?:de |du |des |d')|à propos (?:de |du |des |d')|à cause (?:de |du |des |d'))|aujourd'hui,? (?:on parle|nous parlons|il s'agit) (?:de |du |des |d')",
  '(?:bueno,? )?(?:estamos|nos reunimos|nos juntamos)(?: hoy)?(?: aquí| reunidos)?(?: hoy)? (?:por|para hablar del?|para tratar|para lo del?|por lo del?)|hoy (?:hablamos|tratamos|toca hablar) (?:del?|sobre)',
  '(?:bom,? )?(?:estamos|reunimo-nos)(?: hoje)?(?: aqui| reunidos)?(?: hoje)? (?:por causa d(?:e|[ao]s?)|para falar d(?:e|[ao]s?)|para tratar d(?:e|[ao]s?)|por)|hoje (?:falamos|vamos falar|tratamos) (?:sobre|d(?:e|[ao]s?))',
  "(?:allora,? )?(?:siamo|ci troviamo|ci vediamo)(?: oggi)?(?: qui| riuniti)?(?: oggi)? (?:per(?: parlare d(?:i|el|ella|ei|egli|elle|ell'))?|a causa d(?:i|el|ella|ei|egli|elle|ell'))|oggi (?:parliamo|si parla|discutiamo) d(?:i|el|ella|ei|egli|elle|ell')",
].join('|');
export const purpose = new RegExp(`^(?:${purposes})(?:(?<=[' ])|\\s+)(?=\\p{L})(.{3,70})$`, 'iu');
export const purposeUnspaced =
  /^(?:今日|本日|今回|今週)の?(?:議題|テーマ|打ち合わせ)?は、?([^。、]{2,24}?)(?:の件|の話|について|に関して|の議論)(?:で|です|話します|お話しします|相談です|集まりました|話し合います)?(?:す|ね|よ)?$|^(?:今天|这次|本次|咱们|我们|今天我们|今天咱们)(?:主要)?(?:来)?(?:讨论|谈谈?|说说?|聊聊?|开会是为了|研究)(?:一下)?([^,，。]{2,24}?)(?:的)?(?:问题|事情|事儿?|情况)?$|^(?:نحن هنا|اجتمعنا|نجتمع|اجتماعنا)(?: اليوم)? (?:من أجل|بسبب|لمناقشة|بخصوص|بشأن|لبحث) (.{3,50})$/u;
/** Words before a name that a title does without. */
export const determiner =
  /^(?:the|our|an?|this|that|these|those|der|die|das|den|dem|des|unser(?:e[nrsm]?)?|eine?[nrms]?|les?|la|l'|notre|nos|une?|el|los|las|nuestr[oa]s?|una?|os?|as?|noss[oa]s?|il|lo|gli|i|nostr[oaie]) ?(?<=[ '])/iu;
/** `Next point, the samples`, `On cost`, `Zum Budget`: only that something else is spoken of now. */
const turns = [
  "(?:next|last|second|third|final|first) (?:point|item|topic|thing|question|one|up)|(?:now|then|so),? (?:to|for|on to)|moving on(?: to)?|(?:let's |let us )?(?:move on|turn|get|come|go on) to|on to|as for|on|regarding",
  '(?:nächster|letzter|zweiter|dritter|erster) punkt|(?:jetzt |nun |dann )?zu[mr]?|kommen wir (?:jetzt |nun |dann )?zu[mr]?|weiter mit',
  '(?:prochain|dernier|deuxième|troisième|premier) (?:point|sujet)|passons (?:à|aux?)|côté|niveau|pour ce qui est (?:des?|du)|quant (?:à|aux?)|concernant',
  '(?:siguiente|último|segundo|tercer|primer) (?:punto|tema)|pasemos al?|en cuanto al?|respecto al?',
  '(?:próximo|último|segundo|terceiro|primeiro) (?:ponto|tema|assunto)|passemos (?:ao?s?|às?)|quanto (?:ao?s?|às?)',
  "(?:prossimo|ultimo|secondo|terzo|primo) (?:punto|tema)|passiamo (?:a|al|alla|ai|agli|alle|all')|quanto (?:a|al|alla|ai|agli|alle|all')|riguardo (?:a|al|alla)",
].join('|');
const named =
  "(?:(?:[,:]| :| is| ist)?(?:\\s|(?<='))(?:(?:the|our|die|der|das|den|dem|les?|la|nos|notre|el|los|las|os?|as?|il|lo|gli|i)\\s|l')?[\\p{L}-]+(?:\\s[\\p{L}-]+){0,3})?";
export const turning = new RegExp(`^(?:${turns})${named}$`, 'iu');
/** `And the freezers`, `What about the heating`, asked. */
export const turningAsked = new RegExp(
  `^(?:${turns}|and|what about|how about|what of|und|was ist mit|wie steht es um|et|quid (?:des?|du)|y|qué tal|qué hay del?|qué pasa con|e|e quanto (?:ao?s?|às?)|che ne è d(?:el|ella|ei|elle))${named}$`,
  'iu',
);
export const turningUnspaced =
  /^(?:次(?:は|に|の(?:議題|話題|件)は?)|続いて|それでは)[、,]?[^。、]{0,14}(?:ですが|の件|です|について)?$|^[^。、]{2,10}(?:について)?は(?:どう(?:ですか|でしょうか))?$|^(?:接下来|下一个(?:问题|议题|点)?|再说|关于|至于|然后是)[,，:：]?[^,，。]{0,10}(?:呢|方面)?$|^(?:بالنسبة (?:إلى|ل)|ننتقل إلى|النقطة التالية|وماذا عن|ماذا عن|أما)[،:]? ?[^،.]{0,24}$/u;
/** `Then it's settled, 7 on weekdays`, `Okay, decided: eight courts`: what was decided, behind it. */
const decisive = [
  "(?:(?:so|then|okay|ok|right|good|great|fine|well|alright)[, ]+)*(?:(?:it's |that's |it is |that is )?(?:settled|decided)(?: then)?|agreed(?: then)?|carried|we have a decision|the decision is|decision|so we(?:'re| are) agreed)",
  '(?:(?:gut|also|dann|okay|ok|schön|na)[, ]+)*(?:(?:das ist |ist )?(?:beschlossen|entschieden|abgemacht|ausgemacht)|es bleibt dabei|beschluss)',
  "(?:(?:bon|alors|ok|donc|très bien|d'accord)[, ]+)*(?:c'est (?:décidé|acté|entendu|réglé)|décidé|acté|on est d'accord|décision)",
  '(?:(?:bueno|pues|vale|entonces|bien|de acuerdo)[, ]+)*(?:queda (?:decidido|acordado)|está decidido|decidido|acordado|decisión)',
  '(?:(?:bom|então|pois|certo|ok|está bem)[, ]+)*(?:fica (?:decidido|combinado|acordado)|está decidido|decidido|combinado|acordado|decisão)',
  "(?:(?:bene|va bene|allora|ok|d'accordo|quindi)[, ]+)*(?:è deciso|abbiamo deciso|deciso|siamo d'accordo|decisione)",
].join('|');
export const decided = new RegExp(
  `^(?:${decisive})(?:\\s?[,:.–—-]\\s*|\\s+(?!(?:by|on|in|at|to|that|with|then|not?|until|yet|von|am|im|bis|par|le|pour|por|el|em|da|il|per|con)(?!\\p{L})))(?=[\\p{L}\\d])(.{3,200})$`,
  'iu',
);
export const decidedUnspaced =
  /^(?:では|じゃあ|それでは)?[、,]?(?:決定|決まり)(?:です|ですね)?[、,:：](.{3,80})$|^那(?:我们|咱们)?就(?!是|会|要|太|很|没|有|更|不)(?=\p{Script=Han})(.{2,40})$|^(?:那)?(?:就)?(?:决定了?|定了|说定了)[,，:：](.{3,80})$|^(?:اتفقنا|تقرر|قررنا|القرار)\s?[،,:]\s*(?:على أن )?(.{3,120})$/u;
/** A sentence that settles something in its own words. */
export const settles =
  /^(?:(?:ok(?:ay)?|so|then|right|good|fine|great|well|alright|agreed)[, ]+){1,3}(?:let's (?:go (?:with|for)|take|do|keep|buy|have)|we(?:'ll| will)? (?:go (?:with|for)|take|keep|do|buy))(?!\p{L})|^let's go (?:with|for) |^(?:gut,? |also,? |okay,? )*(?:dann )(?:beschließen|nehmen|machen|bleiben|kaufen) wir|^(?:bon,? |ok,? |alors,? |d'accord,? )+(?:on (?:prend|garde|part sur|fait|choisit))(?!\p{L})|^(?:vale,? |bueno,? |entonces,? |pues,? )+(?:nos quedamos con|elegimos|hacemos|compramos)|^(?:bom,? |então,? |certo,? )+(?:ficamos com|escolhemos|fazemos|compramos)|^(?:bene,? |allora,? |va bene,? |ok,? )+(?:prendiamo|scegliamo|facciamo|teniamo)|^(?:では|じゃあ|それでは)、?.{2,40}(?:に決定です|にしましょう|に決まりです|でいきましょう)$|^那(?:我们|咱们)?就.{2,40}$/iu;
/** A question for the courses that are open. */
export const choicesAsked =
  /^(?:(?:so |ok(?:ay)? |and )?(?:what(?:'s| are| is)? (?:are |is )?(?:the|our|your) (?:options|choices|alternatives)|what (?:options|choices|alternatives) (?:do we have|are there|have we got)|what can we do)|(?:also )?(?:welche|was für) (?:möglichkeiten|optionen|alternativen) (?:haben wir|gibt es)(?: denn| da)?|was können wir (?:denn |da )?(?:tun|machen)|(?:on a |quelles sont (?:les|nos) |quelles )(?:options|possibilités|solutions)(?: a-t-on| avons-nous)?|qu'est-ce qu'on peut faire|qué (?:opciones|alternativas) (?:tenemos|hay)|qué podemos hacer|que (?:opções|alternativas) (?:temos|há)|o que podemos fazer|(?:quali|che) (?:opzioni|alternative) (?:abbiamo|ci sono)|cosa possiamo fare|(?:what are )?(?:options|optionen|options|opciones|opções|opzioni)|(?:选项|方案)(?:有哪些|是什么)|有(?:什么|哪些)(?:办法|方案|选择)|どんな(?:選択肢|方法)がありますか?|ما (?:هي )?(?:الخيارات|البدائل)(?: المتاحة)?)(?: then| denn| alors| entonces| então| allora)?$/iu;
/** `We could …`, `Or …`, `Another one is …`: one of several courses. */
export const oneCourse =
  /^(?:(?:(?:and|or|also|so|well|but) )?(?:we (?:could|can|might)|there(?:'s| is)|the other (?:option|one|way) is(?: to)?|another (?:option|one|way) is(?: to)?|one (?:option|way) is(?: to)?|alternatively,?|or(?: else)?|either) |(?:(?:und|oder|also) )?(?:wir (?:könnten|können)|die andere (?:möglichkeit|option) (?:ist|wäre)|oder(?: aber)?|entweder|alternativ) |(?:(?:et|ou) )?(?:on (?:peut|pourrait)|nous (?:pouvons|pourrions)|soit|ou(?: bien| alors)?) |(?:(?:y|o) )?(?:podemos|podríamos|se puede|o(?: bien)?|otra opción es) |(?:(?:e|ou) )?(?:podemos|podíamos|poderíamos|ou(?: então)?|outra opção é) |(?:(?:e|o) )?(?:possiamo|potremmo|si può|oppure|o|un'altra opzione è) |(?:または|もしくは|あるいは|それとも)|(?:也)?可以|或者|要么|(?:يمكننا|نستطيع|أو) )/iu;
/** That a course is meant as another one than those before. */
export const otherCourse =
  /^(?:(?:or(?: else)?|alternatively,?|the other (?:option|one|way) is(?: to)?|another (?:option|one|way) is(?: to)?|oder(?: aber)?|alternativ|ou(?: bien| alors| então)?|soit|o(?: bien)?|otra opción es|outra opção é|oppure|un'altra opzione è|أو) |(?:または|もしくは|あるいは|或者|也可以|要么))/iu;
/** Words after a statement that carry nothing. */
export const tail =
  /(?:\s?(?:\p{Extended_Pictographic}|\u{fe0f})+$|,\s?(?:honestly|sorry|to be honest|frankly|you know|i (?:think|guess|suppose|believe|reckon)|though|anyway|basically|or (?:something|so)|if you ask me|lol|haha|ehrlich gesagt|glaube? ich|denke? ich|würde ich sagen|oder(?: so)?|quoi|hein|je (?:pense|crois)|franchement|mais bon(?:,? c'est pas grave)?|la verdad|creo(?: yo)?|vamos|né|acho(?: eu)?|sinceramente|francamente|penso|credo|insomma|diciamo)$)/iu;
/** That what was just said does not hold. */
const takenBack =
  '(?:scrap|forget|strike|drop|ignore) (?:that|what i (?:just )?said)(?: about (?:the |our )?(?<about>\\p{L}{3,20}))?|scrap it|i take (?:that|it) back|vergiss das|vergesst das|streich(?:t|en wir)? das|ich nehme? das zurück|oublie[rz]? (?:ça|cela)|je retire|olvida(?:d)? (?:eso|lo que dije)|lo retiro|esque(?:ce|çam?) isso|retiro o que disse|dimentica(?:te)? quello';
const before =
  '(?:(?:one more thing|by the way|oh|ah|no|actually|sorry|well|hmm?|ach|nein|doch|halt|non|en fait|perdón|não|desculpa|anzi|scusa(?:te)?)[, ]+)*';
export const withdrawal = new RegExp(`^${before}(?:${takenBack})(?:\\s?[,;.:–—-]\\s*|$)`, 'iu');
export const withdrawalUnspaced =
  /^(?:いや、?|あ、?|すみません、?)?(?:今のは?(?:なし|取り消し)|忘れて)(?:で|して|です|にして)?(?:ください)?[、,。]?|^(?:不,?|哦,?)?(?:算了|刚才(?:说的)?不算|当我没说)[,。]?|^(?:لا،? )?(?:انس ذلك|انسوا ذلك|أتراجع)[،,.]?\s*/u;
/** `Oh wait, mine leaves out the bridges`: the speaker finds a fault in what they just said. */
export const faulted =
  /^(?:(?:oh|ah|no|sorry|hang on|hold on|hmm?|ach|nein|moment|halt|non|ah non|no|perdón|não|espera|aspetta|no)[, ]+)*(?:(?:wait|hang on|hold on|oops|warte|moment|stopp|attends|attendez|espera|aspetta)[,. ]+)(?:no[, ]+)?(?:(?:mine|that|this|it|i|those|they|meine?|das|die|ich|la mienne|le mien|c'|ça|je|el mío|la mía|eso|yo|a minha|o meu|isso|eu|il mio|la mia|quello|io)(?:'s|'re|'m|'ve| |(?<=')))[^\d]{0,60}(?:leaves? out|left out|wrong|old|last (?:year|month|quarter)|missing|without|exclud\p{L}+|forg[oe]t|mis(?:read|counted)|mixed|not (?:right|counting)|doesn't (?:count|include)|falsch|alt|vorig|vergessen|fehl|ohne|verzählt|faux|ancien|oublié|sans|trompé|mal|viej|olvid|falta|sin|equivoc|errad|antig|esquec|sem|engan|sbagliat|vecchi|dimentic|manca|senza)/iu;
/** That one takes on what one was asked for. */
export const takesOn =
  /^(?:yes|yep|yeah|sure|ok(?:ay)?|of course|will do|i will|can do|fine|happy to|gladly|no problem|on it|👍|ja|klar|gern|mach(?:e)? ich|okay|natürlich|oui|d'accord|bien sûr|ça marche|pas de problème|sí|claro|vale|por supuesto|sim|com certeza|está bem|certo|pode ser|sì|va bene|certo|volentieri|好的?|可以|没问题|行|はい|了解|承知|わかりました|分かりました|نعم|حاضر|بالتأكيد|طبعا|تمام)(?![\p{Ll}\p{Script=Arabic}])(?!.{0,20}(?:but|aber|mais|pero|mas|ma|can't|cannot|not|nicht|但|لكن)(?!\p{L}))/iu;

/** The word that was said for several courses. */
export const courseWord =
  /(?:options?|choices|alternatives?|möglichkeiten|optionen|alternativen|possibilités|solutions|opciones|alternativas|opções|opzioni|alternative)(?!\p{L})|选项|方案|选择|選択肢|الخيارات|البدائل/iu;
/** The words with which another matter is opened, before its name. */
export const turningWord =
  /^(?:(?:next|last|second|third|final|first) (?:point|item|topic|thing|question|one|up)|(?:now|then|so),? (?:to|for|on to)|moving on(?: to)?|(?:let's |let us )?(?:move on|turn|get|come|go on) to|on to|as for|on|regarding|what about|how about|what of|and|(?:nächster|letzter|zweiter|dritter|erster) punkt|kommen wir (?:jetzt |nun |dann )?zu[mr]?|(?:jetzt |nun |dann )?zu[mr]?|was ist mit|wie steht es um|und|weiter mit|(?:prochain|dernier|deuxième|troisième|premier) (?:point|sujet)|passons (?:à|aux?)|côté|niveau|quid (?:des?|du)|pour ce qui est (?:des?|du)|et|quant (?:à|aux?)|concernant|(?:siguiente|último|segundo|tercer|primer) (?:punto|tema)|pasemos al?|en cuanto al?|respecto al?|y|qué tal|qué hay del?|qué pasa con|(?:próximo|terceiro|primeiro) (?:ponto|tema|assunto)|passemos (?:ao?s?|às?)|quanto (?:ao?s?|às?)|e|(?:prossimo|ultimo|secondo|terzo|primo) (?:punto|tema)|passiamo (?:a|al|alla|ai|agli|alle|all')|quanto (?:a|al|alla|ai|agli|alle|all')|riguardo (?:a|al|alla))(?:[,:]| is| ist| :)?(?=\s|$)/iu;
export const article = /^(?:the|our|der|die|das|den|dem|unser\p{L}*|les?|la|l'|nos|notre|el|los|las|os?|as?|il|lo|gli|i) ?(?<=[ '])/iu;
/** Names of times and of nobody, which are no matter of a meeting. */
export const ofTime =
  /(?<!\p{L})(?:year|month|week|day|time|now|morning|today|tomorrow|yesterday|quarter|summer|winter|spring|autumn|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jahr|monat|woche|tag|zeit|heute|morgen|année|mois|semaine|jour|fois|año|mes|semana|día|vez|ano|mês|dia|anno|mese|settimana|giorno|volta|others?|rest|same|one|ones|two|three|you|us|them|first|second|third|last|next|andere[nr]?|rest|autres?|reste|demás|otr[oa]s?|outr[oa]s?|altr[oaie])(?!\p{L})/iu;
/** `Dann beschließen wir …` without what it follows. */
export const thenWe = /^(?:(?:gut|also|okay|ok),? )?dann (\p{Ll}+en) wir (?=\S)/iu;

/** `Let's keep the old box`: proposed, or settled by who leads the talk. */
export const letUs =
  /^(?:let's|let us) (?!(?:talk|discuss|start|begin|move on|see|go on|go ahead|wrap up|continue|say|ask)(?!\p{L}))(?=\p{Ll}{2,} \S)/iu;
/** `Any objections to asking for both?`, `Einwände gegen das Angebot?`: what is agreed where there are none. */
export const objections =
  /^(?:(?:so |right |okay )?(?:any|are there any|no) objections? (?:to|against)|(?:all|everyone) in favou?r of|(?:gibt es )?(?:einwände|einspruch) gegen|alle (?:dafür|für)|(?:des|y a-t-il des) objections? (?:à|contre)|tous pour|(?:alguna|hay) objeci(?:ón|ones) (?:a|contra)|todos a favor de|alguma objeção a|obiezioni (?:a|contro)|tutti favorevoli a) (.{3,80})$/iu;
export const unopposed =
  /^(?:none|no|nobody|no one|carried|agreed|unanimous\p{L}*|keine|nein|niemand|einstimmig|angenommen|non|aucune?|personne|adopté|à l'unanimité|no|ningun[oa]|nadie|aprobado|por unanimidad|não|nenhuma|ninguém|aprovado|nessun[oa]|approvato|all'unanimità)(?: (?:then|from me|here))?$/iu;
/** `Was 180`: what it was before, told by somebody else. */
export const formerly = /^(?:was|before(?: that)?|used to be|vorher|früher|avant|antes|prima) (?=\P{L}{0,3}\d)/iu;
/** `When?`, `By when?`. */
export const whenAsked =
  /^(?:(?:by|until|since) )?when$|^(?:bis |ab |seit )?wann$|^(?:pour |jusqu'à |depuis )?quand$|^(?:para |hasta |desde )?cuándo$|^(?:para |até |desde )?quando$|^(?:per |entro |da )?quando$/iu;
/** `We could …`, before `Or …`. */
export const couldDo =
  /^(?:we (?:could|can|might)|wir (?:könnten|können)|on (?:peut|pourrait)|nous (?:pouvons|pourrions)|podemos|podríamos|podíamos|poderíamos|se puede|possiamo|potremmo|si può|可以|我们可以|يمكننا|نستطيع)/iu;
/** `How did the stock count go?`: what one asks after is what the meeting is about. */
export const askedAfter =
  /^(?:so,? |right,? )?(?:how (?:did|is|was|are|were) (.{4,40}?) (?:go|going|doing|coming along)|wie (?:lief|läuft|war|steht es um) (.{4,40}?)|comment (?:s'est passée?|va|avance) (.{4,40}?)|cómo (?:fue|va|salió) (.{4,40}?)|como (?:correu|foi|vai) (.{4,40}?)|com'è (?:andat[oa]|andat[oa] con) (.{4,40}?))$/iu;
/** What a time begins with. */
export const timeWord =
  /^(?:by|until|in|on|at|before|after|next|this|from|bis|ab|seit|am|im|vor|nach|en|avant|d'ici|fin|après|hasta|antes|a|até|em|no|na|entro|dal|dopo)(?!\p{L})/iu;
export const refuses =
  /^(?:no|nope|nein|nee|non|não|いいえ|いや|不|没有|不是|لا)(?![\p{Ll}\p{Script=Han}\p{Script=Hiragana}\p{Script=Arabic}])/iu;
/** Somebody does something: a sentence, not the name of a matter. */
export const whoDoes =
  /(?<!\p{L})(?:we|i|they|he|she|it|you|wir|ich|sie|es|man|nous|on|je|ils?|elles?|nosotros|yo|ellos|nós|eu|eles|noi|io|loro)(?!\p{L})/iu;
