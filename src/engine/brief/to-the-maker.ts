/**
 * What the author says to whoever makes the deck, or of those who will see it: `I'll give you the story`, `they will ask what it costs`,
 * `it goes on the big screen`. Each list has one entry for each language.
 */
import { bringsFigures } from './brings.ts';
import { fold } from './clean.ts';

/** Where it will be seen. Of the deck, so that its figures are of the room. */
const shown = [
  "(?:it|this|the (?:deck|presentation))(?:'s|'ll be| is| will be| goes| will go)(?: also| then| first| mostly)? (?:up )?(?:on|onto|for) (?:the|a|our|their) (?:big |large |main |small )?(?:screen|projector|wall|phones?|noticeboard)|(?:sees?|read|reads|watch|watches|look at|get|gets) (?:it|this|them) (?:up )?(?:on|from) (?:the|a|their) (?:big |large |main |small )?(?:screen|projector|phones?|tablets?|paper)|(?:read|reads) (?:it|this|them) (?:out|aloud)|handed out (?:on|as) paper|people (?:sit|are) (?:far|at the back)",
  '(?:es|das|sie) (?:läuft|kommt|wird|hängt|geht) (?:\\p{L}+ ){0,3}(?:auf|an) (?:die|der|den|einer|eine|einem) (?:große[nr]? )?(?:leinwand|bildschirm|wand|beamer)|(?:sehen|liest|lesen|sieht) (?:es|das|sie) (?:\\p{L}+ ){0,2}(?:auf|am|vom) (?:der |dem |einer |einem )?(?:große[nr]? )?(?:leinwand|bildschirm|beamer|handy)|(?:lesen|liest) (?:es|das|sie) (?:laut )?vor(?!\\p{L})',
  "(?:ce sera|c'est|ça sera|ça passe|elle sera|ils seront) (?:\\p{L}+ ){0,2}(?:sur|à) (?:un |le |l')?(?:grand )?écran|(?:verr\\p{L}+|lir\\p{L}+|voient|lisent) (?:\\p{L}+ ){0,2}(?:sur|à) (?:un |le |l')?(?:grand )?(?:écran|téléphone)",
  '(?:va|irá|saldrá|se (?:verá|ve|proyecta|proyectará)) (?:\\p{L}+ ){0,2}en (?:la |una )?pantalla|(?:lo|la|las) (?:verán|ven|leerán) (?:\\p{L}+ ){0,2}en (?:la |una |el )?(?:pantalla|móvil|proyector)',
  '(?:vai|será|fica) (?:\\p{L}+ ){0,2}(?:no|num) (?:ecrã|telão|projetor)|(?:vão ver|veem|verão) (?:\\p{L}+ ){0,3}(?:no|num) (?:ecrã|telão|projetor|telemóvel)',
  '(?:va|andrà|sarà|verrà) (?:\\p{L}+ ){0,2}(?:su|sul|sullo) (?:un |grande )?schermo|(?:lo|la|le) (?:vedranno|vedono|leggeranno) (?:\\p{L}+ ){0,2}(?:su|sul|sullo) (?:un |grande )?(?:schermo|telefono|proiettore)',
  '(?:大きな|大型)?(?:スクリーン|プロジェクター|モニター)(?:に|で)(?:映|投影|見)(?:し|せ|る|ます)|(?:会場|後ろの席|後ろ)(?:から|でも)(?:見|読)え',
  '(?:会|要)?(?:在|用)(?:大)?(?:屏幕|投影|投影仪|大屏)上?(?:放|播|展示|看|投)|投(?:在|到)大?屏幕|后排(?:也)?(?:要|能)看',
  'ست?(?:عرض|ُعرض) (?:\\p{L}+ ){0,2}على (?:ال)?شاشة|(?:يرونها|سيشاهدونها|يقرؤونها) على',
].join('|');

/** What they will ask. */
const askers =
  "(?:they|people|everyone|everybody|somebody|someone|members|(?:the|our) \\p{L}+)(?:'ll| will|'re going to| are going to|'re sure to| are sure to| always| may| might)";
const asking = [
  `${askers} (?:probably |surely |certainly |first |also |all )?(?:ask|want to know|be asking)(?!\\p{L}| (?:for|the|you|us) (?:money|\\d))|(?:first|main|next|one) (?:thing|question)(?: that)? (?:they|people|everyone|the \\p{L}+|members)(?:'ll| will| always| are going to)? (?:ask|want|have)`,
  '(?:sie|die leute|alle|die \\p{L}+|der \\p{L}+|das \\p{L}+) (?:werden|wird) (?:\\p{L}+ ){0,3}(?:fragen|nachfragen|wissen wollen)(?!\\p{L})|(?:das )?erste,? was (?:sie|die \\p{L}+|alle) (?:\\p{L}+ ){0,2}(?:fragen|wissen)',
  "(?:ils|elles|on|les \\p{L}+) (?:vont|va) (?:\\p{L}+ ){0,2}(?:nous )?(?:demander|poser)|(?:ils|elles|les \\p{L}+) (?:nous )?(?:demanderont|voudront savoir)|(?:première|seule) (?:chose|question) qu(?:e |')(?:ils|elles|on|les)",
  '(?:lo primero|la primera pregunta|lo único) que (?:nos )?(?:van a|preguntar|querrán)|(?:nos )?van a preguntar|(?:ellos |los \\p{L}+ )?(?:nos )?preguntarán',
  '(?:nos )?vão (?:nos )?(?:\\p{L}+ )?(?:perguntar|querer saber)|(?:primeira (?:coisa|pergunta)) que (?:nos )?(?:vão|irão|perguntar)',
  '(?:ci |mi )?(?:chiederanno|vorranno sapere)|prima (?:cosa|domanda) che (?:ci |mi )?(?:chieder|chiedono|far|vorr)',
  '(?:聞|質問さ|問わ|突っ込ま)(?:か)?れ(?:る|ます)(?:と思|でしょう|はず|だろう|$)|質問が(?:出|来)(?:る|ます|そう)',
  '(?:他们|大家|领导|老板|员工|代表|股东|家长|居民|\\p{Script=Han}{1,3}们)(?:肯定|一定|可能|首先|第一个?|最先)?(?:会|要)问|(?:首先|第一个|最先)(?:会|要|就)问',
  '(?:س|سوف )(?:ي|ن)سأل(?:ون|وننا|نا)?(?!\\p{L})|أول (?:ما|سؤال) س?(?:ي|ن)سأل',
].join('|');

/** What goes from one who writes to one who makes. */
const given = 'story|facts?|notes?|numbers|figures|background|material|points|rest|gist|idea|bits|details|text|input|order|pieces|raw data';
const toMaker = [
  `(?:i|we)(?:'ll| will|'m going to)? (?:just )?(?:give|send|tell|leave) you (?:the|my|our|all the|all my|some|a few) (?:\\p{L}+ )?(?:${given})(?!\\p{L})|(?:and )?you (?:can |may |should |please |just )?(?:put|sort|arrange|order) (?:it|this|that|them|everything)|(?:i|we) leave (?:it|that|this|the \\p{L}+) (?:up )?to you|(?:^|, )(?:it's |that's )?up to you(?:$|,)|as you (?:like|see fit|think best)$`,
  `(?:ich|wir) (?:gebe|geben|schicke|erzähle|überlasse|überlassen|liefere) (?:dir|euch|ihnen) (?:\\p{L}+ ){0,2}(?:geschichte|zahlen|fakten|notizen|stichpunkte|punkte|material|rest|reihenfolge|stoff)(?!\\p{L})|(?:du|ihr|sie) (?:bringst|bringt|bringen|sortierst|sortiert|ordnest|ordnet) (?:es|das|sie|alles)|(?:die )?(?:reihenfolge|gliederung|gestaltung) (?:überlasse|ist dir|ist euch|ist ihnen)`,
  `je (?:te|vous) (?:donne|raconte|laisse|livre) (?:l'|le |la |les |mes |nos )?(?:histoire|faits|chiffres|notes|points|reste|ordre|matière|choix|éléments)|(?:tu|vous) (?:mets|mettez|ranges|rangez|classes|classez) (?:tout|ça|cela|le tout|dans l'ordre)|à (?:toi|vous) de (?:voir|mettre|choisir|jouer|trier)`,
  '(?:te|os|le|les) (?:cuento|doy|paso|dejo) (?:la |el |los |las |mis |todo )?(?:historia|datos|cifras|notas|puntos|resto|orden|material|elección)|(?:tú|vosotros|ustedes|usted) l[oa]s? (?:ordenas|ordena|ordenan|pones|pone)|el orden (?:lo|te lo|se lo) (?:dejo|decides|decide)',
  '(?:dou-te|conto-te|deixo-te|deixo-lhe|dou-lhe|vou (?:te |lhe )?(?:contar|dar)) (?:a |o |os |as )?(?:história|dados|números|notas|pontos|resto|ordem|material|factos|fatos)|(?:tu|você) (?:arrumas|ordenas|organizas|organiza|ordena) (?:tudo|isso|isto)|a ordem (?:fica|deixo)',
  '(?:ti|vi|le) (?:racconto|do|passo|lascio) (?:la |il |i |gli |le |lo )?(?:storia|dati|numeri|note|appunti|punti|resto|ordine|materiale|fatti|scelta)|(?:tu|voi|lei) (?:mettil|mettetel|ordinal|mett)[aieo] (?:in ordine|tutto)|(?:vedi|vedete|decidi|decidete) (?:tu|voi)',
  '(?:順番|順序|構成|デザイン|レイアウト|体裁)は?(?:、)?(?:すべて|全部)?(?:お)?(?:任せ|まかせ)|お任せ(?:し|いた)',
  '(?:顺序|排版|版式|结构|怎么排)(?:由|请)?(?:你|您)|(?:你|您)(?:来|帮忙|帮我|自己|看着)(?:安排|整理|排|调整|决定|定|办)',
  'أترك لك|(?:رتّ?ب(?:ها|ه)|نظّ?م(?:ها|ه)) (?:أنت|كما|بالترتيب)|الترتيب (?:لك|متروك)',
].join('|');

/** What of the text to leave, and how frank to be. */
const choosing = [
  "not (?:every|all)(?: the| of the)? (?:numbers?|figures?|details?|points?|sentences?|tables?) (?:needs?|has|have|must|should|belongs?)|you (?:don't|do not) need (?:every|all)|(?:no (?:need|point|use) (?:to|in)|don't|let's not|no sense in) (?:hide|hiding|sugar-?coat\\p{L}*|soften\\p{L}*|embellish\\p{L}*|dress\\p{L}* (?:it|this|that) up)|(?:ignore|skip|drop|cut|forget|leave (?:out|off)|without|not|no)(?: all)?(?: the)? (?:chatter|chit-?chat|small ?talk|greetings|banter|pleasantries|gossip|jokes)|(?:only |just )?keep (?:only )?what (?:is|was|we|got|has been) (?:decided|agreed)",
  '(?:nicht (?:jede|alle)\\p{L}* (?:zahl|zahlen|details?|punkte?|einzelheit\\p{L}*|tabellen?) (?:muss|müssen|braucht|brauchen|gehört))|es müssen nicht alle|(?:nichts|nicht)(?: zu)? (?:beschönigen|schönreden|verheimlichen|verstecken)|(?:ohne|kein(?:e|en)?|lass\\p{L}*|weg mit|nicht)(?: die| den| das)? (?:geplauder|small ?talk|begrüßung\\p{L}*|floskeln|geplänkel|plauderei\\p{L}*)|(?:nur )?(?:behalte|behaltet|nimm|nehmt|übernimm) (?:nur )?(?:das |die |was )(?:\\p{L}+ ){0,2}(?:beschloss\\p{L}+|entschied\\p{L}+)',
  "(?:tous|toutes) les (?:chiffres|détails|nombres) ne (?:sont|doivent|figurent)|(?:pas besoin|inutile) de (?:tout|tous|toutes|chaque)|(?:inutile|pas la peine) de (?:(?:le|la|les|se) |l')?(?:cacher|enjoliver|voiler|édulcorer)|(?:sans|ne) rien (?:cacher|enjoliver)|(?:pas|sans|oublie[rz]?|laisse[rz]? (?:tomber|de côté)|ignore[rz]?)(?: les| le| la)? (?:bavardages?|salutations|politesses|blabla|papotages?)|(?:garde[rz]?|retene[rz]|retiens)(?: seulement| uniquement)? ce qui (?:est|a été) décidé",
  'no (?:hace|hacen) falta (?:todos|todas|cada|que (?:estén|salgan|aparezcan)|poner)|no es necesario (?:que (?:estén|salgan|aparezcan)|poner todo)|no (?:hace falta|hay que|vamos a) (?:ocultar|esconder|maquillar|disimular)\\p{L}*|(?:sin|olvida|ignora|quita|deja)(?: los| las| la| el)? (?:saludos|charla|cháchara|cotilleos|chismes|cortesías)|(?:quédate|quedaos) con lo (?:decidido|acordado)',
  'não (?:é preciso|é necessário|precisam?) (?:de )?(?:todos|todas|cada|que (?:estejam|apareçam)|pôr)|(?:nem todos|nem todas) (?:os |as )?(?:números|dados|detalhes) (?:precisam|têm|devem)|não (?:vale a pena|é preciso|adianta) (?:esconder|disfarçar|maquilhar|maquiar)|(?:sem|ignora|ignore|tira|esquece)(?: os| as| a| o)? (?:conversa fiada|cumprimentos|saudações|brincadeiras|piadas)|(?:fica|fique) (?:só )?com o que (?:foi|está|ficou) decidido',
  "non (?:servono|serve|occorrono|occorre) (?:tutti|tutte|ogni|che ci siano|mettere tutt\\p{L}+)|non (?:tutti|tutte) (?:i|le|gli) (?:numeri|cifre|dati|dettagli) (?:servono|devono)|(?:inutile|non serve|non occorre|non c'è bisogno di) (?:nasconder|abbellir|indorar)\\p{L}*|(?:lascia|lasciate) (?:perdere|stare|fuori)(?: i| le| gli| la)? (?:saluti|chiacchiere|convenevoli|battute)|(?:senza|togli|ignora)(?: i| le| gli)? (?:saluti|chiacchiere|convenevoli)|(?:tieni|tenete)(?: solo)? (?:quello|ciò) che (?:è|abbiamo) deciso",
  '(?:すべて|全て|全部)の?(?:数字|数値|データ|項目|内容)?(?:を|は)?(?:載せ|入れ|出さ|書か)(?:る必要|なくて)|(?:雑談|挨拶|あいさつ|世間話)は?(?:、)?(?:を)?(?:省|除|不要|抜|いら|削)|(?:隠す|取り繕う|ごまかす)(?:必要|こと)|決まったこと(?:だけ|のみ)',
  '(?:不用|不必|不需要)(?:每个|所有|全部)(?:数字|数据|细节)|(?:数字|数据|细节)(?:不用|不必|不需要)(?:全|都|每)|(?:去掉|不要|删掉|略去|忽略|跳过)(?:那些)?(?:闲聊|寒暄|客套话?|废话|问候)|(?:不用|不必|没必要)(?:隐瞒|遮掩|美化|回避)|只(?:留|保留|写)(?:决定|定下来?)',
  '(?:لا داعي|لا حاجة|ليس من الضروري)(?: ل| إلى )?\\s?(?:ذكر كل|كل الأرقام|إخفاء|لإخفاء|لذكر|تجميل)|(?:تجاهل|احذف|اترك)(?:وا|ي)? (?:التحيات|الدردشة|الثرثرة|المجاملات)|(?:أبق|احتفظ)(?:وا|ي)? بما تقرر',
].join('|');

/** What is not to be on a page, by those who may not say so in a command. */
const unlisted = [
  "(?:is|are|was|were)(?:n't| not) to be (?:\\p{L}+ )?(?:listed|named|shown|mentioned|printed|displayed|included|seen)(?!\\p{L})|(?:must|should)(?:n't| not) (?:be (?:listed|named|shown|mentioned|printed|displayed)|appear)(?!\\p{L})",
  '(?:sollen|soll|sollten|dürfen|darf) (?:\\p{L}+ ){0,3}(?:nicht|nirgends) (?:\\p{L}+ ){0,2}(?:genannt|gezeigt|aufgeführt|gelistet|erwähnt|auftauchen|erscheinen|stehen)(?!\\p{L})',
  "(?:ne (?:doi(?:t|vent)|faut)|n'(?:a|ont)) pas (?:à )?(?:non plus )?(?:être (?:cité|nommé|listé|montré|affiché|mentionné)\\p{L}*|figurer|apparaître)",
  'no (?:deben?|tienen? que|han de|hay que|conviene que) (?:\\p{L}+ )?(?:aparecer|aparezcan?|figurar|figuren?|salir|salgan?|listar\\p{L}*|nombrar\\p{L}*|citar\\p{L}*)(?!\\p{L})|tampoco (?:deben?|han de|tienen? que) (?:aparecer|figurar|salir|nombrarse|listarse)',
  '(?:não|também não) (?:devem?|têm? de|é para|convém) (?:aparecer|figurar|constar|listar|ser (?:listad|nomead|citad|mostrad)\\p{L}*)',
  '(?:non|nemmeno|neanche) (?:devono|deve|vanno|va) (?:\\p{L}+ )?(?:comparire|figurare|essere (?:elencat|citat|mostrat|nominat)\\p{L}*|elencat\\p{L}*|citat\\p{L}*|nominat\\p{L}*|mostrat\\p{L}*)',
  '(?:載せない|出さない|書かない|挙げない|並べない)(?:で|よう|こと)',
  '(?:不要|不必|别|不用|无需)(?:列出|列|写上|放上|出现|点名|写名字)',
  '(?:لا|ولا|لن) (?:تُ?درج|يُ?درج|تُ?عرض|يُ?عرض|تظهر|يظهر) (?:\\p{L}+ ){0,2}(?:أسماء|أسماؤهم|الأسماء|في)',
].join('|');

/** Who they are, and how it has to look to them. */
const reading = [
  "(?:they|most of them|(?:the|our|my) (?:audience|readers|listeners|crowd))(?:'re| is| are)(?: all| mostly| mainly| not| no| quite| rather| very)* (?:\\p{L}+ ){0,2}(?:experts?|lay ?people|laymen|technical|elderly|older|busy|tired|sceptical|skeptical|hostile|mixed|volunteers|beginners|specialists)(?!\\p{L})|(?:big|large) (?:letters|type|font|print)|few words|big and plain|(?:not much|little) text|easy on the eyes?",
  'sie sind (?:\\p{L}+ ){0,2}(?:laien|fachleute|experten|ehrenamtliche|älter|alt|skeptisch|müde)|(?:große|große[nr]|größere) (?:schrift|buchstaben)|wenige? (?:text|worte)|das publikum ist',
  'ce (?:sont|ne sont pas) (?:\\p{L}+ ){0,2}(?:bénévoles|experts|spécialistes|techniciens|personnes âgées|débutants)|(?:gros|grands|grosses|grandes) (?:caractères|lettres)|écri(?:re|s|vez|t) (?:en )?gros|peu de (?:texte|mots)|le public est',
  '(?:son|no son) (?:\\p{L}+ ){0,2}(?:expertos|especialistas|voluntarios|gente mayor|mayores|técnicos)(?!\\p{L})|(?:letra|letras|tipografía) grandes?|pocas palabras|poco texto|el público es',
  '(?:são|não são) (?:\\p{L}+ ){0,2}(?:especialistas|peritos|voluntários|idosos|técnicos)(?!\\p{L})|letras? grandes?|poucas palavras|pouco texto|o público é',
  '(?:sono|non sono) (?:\\p{L}+ ){0,2}(?:esperti|specialisti|volontari|anziani|tecnici)(?!\\p{L})|(?:caratteri|lettere|scritte) grandi|poche parole|poco testo|il pubblico è',
  '(?:聞き手|相手|参加者|対象)は(?:\\p{L}+で)?(?:高齢|専門家では|素人|初心者)|(?:文字|字)(?:は|を)(?:大き|でか)|大きな(?:文字|字)|言葉(?:は|を)(?:少な|短)|文字は少な',
  '(?:他们|听众|观众)(?:大多|多数|都|大部分)?(?:是|不是)(?:专家|外行|老人|老年人|志愿者|技术人员)|(?:字|字体|字号)(?:要|尽量)?(?:大|放大)|(?:话|文字|字数?)要?(?:短|少)(?:一?[些点])?',
  '(?:هم|أغلبهم|معظمهم|الجمهور) (?:ليسوا |من )?(?:خبراء|متطوعون|كبار السن|مختصين)|(?:ب?خط|حروف|أحرف) كبير(?:ة)?|كلمات قليلة|نص قليل',
].join('|');

/** What somebody would see or know. */
const wanting = [
  "i(?:'d like| want| would like)(?: also)? to (?:see|know)|(?:the )?(?:board|committee|council|management|boss|director|chair|client|trustees?)(?: \\p{L}+)? (?:wants?|needs?|would like|expects?) to (?:see|know|hear|understand)",
  'ich (?:will|möchte|würde gern)(?: auch)? (?:\\p{L}+ ){1,8}(?:wissen|sehen)$|(?:der|die|das) (?:vorstand|rat|ausschuss|chef(?:in)?|geschäftsführung|leitung|beirat|kunde) (?:will|möchte) (?:\\p{L}+ ){0,8}(?:wissen|sehen|verstehen|hören)(?!\\p{L})',
  'je (?:veux|voudrais|souhaite)(?: aussi)? (?:savoir|voir)|(?:le|la) (?:conseil|comité|direction|chef|cheffe|bureau|client) (?:veut|voudrait|souhaite|attend)(?: aussi)? (?:savoir|voir|comprendre)',
  '(?:quiero|quisiera)(?: también)? (?:saber|ver)|(?:el|la) (?:consejo|junta|comité|dirección|jef[ea]|cliente|asamblea) (?:quiere|querría|desea)(?: también)? (?:saber|ver|entender)',
  '(?:quero|queria|gostaria de)(?: também)? (?:saber|ver)|(?:o|a) (?:conselho|comité|comitê|direção|diretoria|chefe|cliente|assembleia) (?:quer|gostaria de|deseja)(?: também)? (?:saber|ver|entender|perceber)',
  '(?:voglio|vorrei)(?: anche)? (?:sapere|vedere)|(?:il|la) (?:consiglio|comitato|direzione|capo|cliente|giunta|assemblea) (?:vuole|vorrebbe|desidera)(?: anche)? (?:sapere|vedere|capire)',
  '(?:知り|見|把握し)たい(?:です|そうです|とのこと(?:です)?)?$',
  '我(?:想|要|希望)(?:知道|看到?|了解)|(?:领导|老板|董事会|委员会|客户)(?:们)?(?:想|要|希望)(?:知道|看到?|了解)',
  'أريد أن (?:أعرف|أرى)|(?:المجلس|اللجنة|المدير|الإدارة) (?:يريد|تريد) أن (?:ي|ت)(?:رى|عرف)',
].join('|');

/** In which form to put something. */
const forming = [
  '(?:put|show|draw|set|lay|present|make)(?!\\p{L}) .{2,80}?(?:in|into|as|on|out in) (?:an? |one |the same )?(?:\\p{L}+ )?(?:tables?|charts?|graphs?|diagrams?|timelines?|maps?)(?!\\p{L})',
  '(?:stell|zeig|mach|pack|setz|bring)(?:e|t|en)?(?: sie| bitte)? .{2,80}?(?:als|in) (?:eine?[mnr]? )?(?:\\p{L}+ )?(?:tabelle|diagramm|grafik|zeitstrahl|schaubild)(?: dar)?$|.{2,80} (?:bitte |gern )?(?:als|in) (?:eine?[mnr]? )?(?:tabelle|diagramm|grafik|zeitstrahl)(?: bitte| zeigen| darstellen| packen)*$',
  "(?:mets|mettez|présente[rz]?|montre[rz]?|fais|faites)(?:-(?:les?|la))? .{2,80}?(?:dans|en|sous forme d(?:e |')|sur) ?(?:une? )?(?:même )?(?:tableau|graphique|diagramme|frise|schéma)(?!\\p{L})",
  '(?:pon|poned|ponga|muestra|presenta|haz|mete)(?:l[oa]s?)? .{0,80}?(?:en|como|con) (?:una? )?(?:misma )?(?:tabla|gráfic[oa]|diagrama|cronograma)(?!\\p{L})|.{2,60} pon(?:l[oa]s?|edl[oa]s?|gal[oa]s?) en (?:una? )?(?:tabla|gráfic[oa])',
  '(?:põe|ponha|mostra|mostre|apresenta|faz|mete|coloque|coloca)(?:-[oa]s?)? .{0,80}?(?:em|num|numa|como|no|na) (?:uma? )?(?:tabela|gráfico|diagrama)(?!\\p{L})',
  '(?:.{2,60} )?(?:mett(?:i|ete|ere|er)(?:l[aieo])?|mostra(?:l[aieo])?|presenta(?:l[aieo])?) .{0,40}?(?:in|come|con) (?:un[ao]? )?(?:\\p{L}+ )?(?:tabella|grafico|diagramma)(?!\\p{L})',
  '.{1,40}(?:を|は)(?:表|グラフ|図|年表)(?:に|で)(?:まとめ|し|示|見せ)(?:て|る|たい)?.{0,8}$',
  '(?:把|将).{1,40}(?:做成|放进|放在|画成|列成|用)(?:一[张个])?(?:同一张)?(?:表格?|图表?|柱状图|折线图|时间轴)',
  '(?:ضع|اعرض|أظهر|قارن)(?:وا|ي|ها|ه)? .{2,60}(?:في|على شكل) (?:جدول|رسم بياني|مخطط)',
].join('|');

/** What to begin with. */
const opening =
  /^(?:(?:bitte )?(?:beginne?|beginnt|fang(?:e|t)?|starte?t?)(?: sie)?(?: bitte)? (?:mit|an mit)|commence[rz]? par|(?:empieza|empezad|empiece|empiecen|comienza|comience)n? (?:por|con)|(?:começa|comece|comecem|inicia|inicie) (?:por|com|pel[oa]s?)|(?:inizia|iniziate|comincia|cominciate|parti|partite) (?:con|da|dal|dalla|dai|dalle|dagli)|apri con)(?!\p{L})|^(?:まず|最初に|はじめに)[^。]{1,24}(?:から始め|を述べ|を出し|を書い|を示し)[^。]{0,10}$|^请?先(?:说|讲|写|放|给|列)[^。]{1,30}(?:再|然后|最后)[^。]{1,40}$|^و?(?:ابدأ|ابدئي|ابدأوا|ابدؤوا)\s?ب/iu;

/** For texts in lower case, as such patterns are slow to compile without regard to case. */
const bounded = (parts: string, at = '(?<!\\p{L})') => new RegExp(`${at}(?:${parts})`, 'u');
/** Asian scripts set no space before a word. */
const signs = {
  shown: bounded(shown, '(?<![\\p{Script=Latin}\\p{Script=Arabic}])'),
  asking: bounded(asking, '(?<![\\p{Script=Latin}\\p{Script=Arabic}])'),
  toMaker: bounded(toMaker, '(?<![\\p{Script=Latin}\\p{Script=Arabic}])'),
  choosing: bounded(choosing, '(?<![\\p{Script=Latin}])'),
  unlisted: bounded(unlisted, '(?<![\\p{Script=Latin}\\p{Script=Arabic}])'),
  reading: bounded(reading, '(?<![\\p{Script=Latin}\\p{Script=Arabic}])'),
  wanting: bounded(wanting, '^(?:(?:and|und|et|y|e|also|then|außerdem|también|inoltre|另外|また|و)[,、，]? ?)?'),
  forming: bounded(forming, '^(?:(?:and|und|et|y|e|please|bitte|merci de|por favor|per favore|请)[,、，]? ?)?'),
};
/** Things with readers, letters or screens of their own. */
const others =
  /(?<!\p{L})(?:web|website|site|app|books?|library|brochure|catalog(?:ue)?|signs?|labels?|leaflets?|newsletter|cinema|buch|bücher|bücherei|katalog|etiketten|schilder?|livres?|bibliothèque|étiquettes|libros?|biblioteca|etiquetas|livros|libri|etichette|cartelli)(?!\p{L})|网站|图书|标签|本棚|図書|看板|كتب|لافتات/iu;

/** Whether a sentence is for whoever makes the deck, or tells how, where and by whom it is seen. */
export function isToMaker(sentence: string): boolean {
  const bare = fold(sentence)
    .replace(/(?<![\s.!?。！？؟])[\s.!?。！？؟]+$/u, '')
    .toLowerCase();
  if (bare.length > 260) return false;
  if (signs.shown.test(bare) || signs.asking.test(bare)) return !/[:：]\s*\S.{30}/u.test(bare) && !/[%€$£¥]/u.test(bare);
  if (bringsFigures(sentence)) return false;
  if (signs.reading.test(bare)) return !others.test(bare);
  return [signs.toMaker, signs.choosing, signs.unlisted, signs.wanting, signs.forming, opening].some((sign) => sign.test(bare));
}

/** `Risks, they will ask: the levy is late`: what such words in a label say is for the maker, what follows is the matter. */
export function withoutAsideInLabel(sentence: string): string {
  const [, label, aside, rest] = /^([^,，、:：(]{2,40})\s?[,，、(]\s?([^:：]{4,60})[:：]\s*(\S.*)$/u.exec(sentence) ?? [];
  if (label === undefined) return sentence;
  const flat = fold(aside!).toLowerCase();
  return signs.asking.test(flat) || signs.shown.test(flat) ? `${label}: ${rest}` : sentence;
}
