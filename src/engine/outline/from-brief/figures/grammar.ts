/** How nine languages say that a figure changed or stands beside another: the words that may stand between a measure and its figures. */
import type { LanguageCode } from '../../../../model/language.ts';

export interface Grammar {
  /** Verbs of rising and falling in forms that state a fact; no infinitives, as `will fall` states none. */
  up: string;
  down: string;
  /** Verbs of change without a direction: `went from`. */
  went: string;
  /** What somebody did to a measure: `cut`, `took`. */
  took: string;
  /** Between a measure and the figure it has: `was`, `stood at`. */
  is: string;
  /** Sales and the like, by those who make them: `North sold`. */
  act: string;
  auxiliary: string;
  adverb: string;
  from: string;
  to: string;
  by: string;
  /** Before a figure compared with: `up from`, `against`. */
  against: string;
  /** A plan by its own name, and what stands before it. */
  plan: string;
  article: string;
  about: string;
  /** A clause with one of these states no fact about a measure. */
  unsure: string;
  /** No part of the name of a measure. */
  noName: string;
  /** Begins a clause of its own after a comma or by itself. */
  joining: string;
  /** Begins a reason or a time, which leaves the figure before it as it is. */
  because: string;
  /** After a figure: by how much it is over or under. */
  beyond: string;
}

const none = '(?!)';

export const grammars: Readonly<Record<LanguageCode, Grammar>> = {
  en: {
    up: 'rose|grew|increased|climbed|jumped|gained|surged|soared|rebounded|recovered|has risen|have risen|has grown|have grown|up',
    down: 'fell|dropped|declined|decreased|slipped|shrank|slid|sank|plunged|tumbled|eased|has fallen|have fallen|has shrunk|down',
    went: 'went|moved|changed|came|improved|worsened|deteriorated|narrowed|widened|doubled|tripled|halved',
    took: 'took|cut|brought|reduced|raised|lifted|pushed|drove|lowered|shortened|trimmed',
    is: 'is|are|was|were|stands at|stood at|came in at|comes in at|reached|hit|totalled|totaled|averaged|now stands at|ended at|finished at|closed the year at|ended the year at|sits at',
    act: 'sold|earned|shipped|produced|delivered|closed at|carried|served|handled|treated|welcomed|hosted|taught|processed|recycled|repaired|answered|trained|booked|collected',
    auxiliary: 'has|have|had|also|now|both',
    adverb: 'sharply|slightly|steadily|quickly|further|again|back|only|[a-z]{3,12}ly',
    from: 'from',
    to: 'to',
    by: 'by',
    against:
      'up from|down from|from|compared (?:with|to)|versus|vs\\.?|against|a rise from|a fall from|an increase from|a decrease from|after',
    plan: '(?:annual |quarterly |original |approved |contractual )?(?:targets?|plan|budget|goals?|quota|forecast|limit|cap|ceiling|sla|benchmark|threshold)',
    article: 'the|an?|our|its|their|your|this|these',
    about: 'about|around|roughly|nearly|almost|just|only|just over|just under|some|approximately',
    unsure:
      "not|never|n't|cannot|will|would|could|should|may|might|must|can|want|wants|plan to|plans to|aims?|hope|hopes|expects?|expected|target is|if|unless|until|suppose|assume|assuming|nearly|almost|instead",
    noName:
      'and|or|but|that|which|who|whose|what|when|where|while|if|because|since|after|before|as|than|we|i|it|they|he|she|you|us|them|this|that|these|those|there|one|each|both|all|some|most|none|another|others?|is|are|was|were|be|been|being|has|have|had|do|does|did|to|not|no|up|down|over|under|above|below|more|less|fewer|rest|total of|costs us|pays?|paid|spends?|spent|gave|made|took|costing|including|excluding|by',
    joining: 'and|while|but|whereas|though|although|yet',
    because:
      'because|since|after|as|due to|thanks to|driven by|helped by|despite|when|once|mainly|mostly|largely|partly|following|with|over|during|within|overall|on average',
    beyond: 'over|under|above|below|short of|ahead of|behind|more than|less than|higher than|lower than|better than|worse than',
  },
  de: {
    up: 'stieg|stiegen|steigt|steigen|wuchs|wuchsen|wächst|kletterte|kletterten|gestiegen|gewachsen|angestiegen|geklettert|gewonnen',
    down: 'sank|sanken|sinkt|sinken|fiel|fielen|fällt|schrumpfte|schrumpften|gesunken|gefallen|zurückgegangen|geschrumpft',
    went: 'ging|gingen|kam|kamen|veränderte sich|veränderten sich|verbesserte sich|verbesserten sich|verschlechterte sich|verschlechterten sich',
    took: 'senkte|senkten|erhöhte|erhöhten|brachte|brachten|reduzierte|reduzierten|steigerte|steigerten|verkürzte|verkürzten|drückte|drückten',
    is: 'ist|sind|war|waren|lag bei|lagen bei|liegt bei|liegen bei|beträgt|betragen|betrug|betrugen|erreichte|erreichten|erreicht|endete bei|endeten bei|landete bei|schloss bei|steht bei|stehen bei',
    act: 'verkaufte|verkauften|erzielte|erzielten|lieferte|lieferten|beförderten|betreuten|behandelten|bearbeiteten|begrüßten|zählten',
    auxiliary: 'ist|sind|hat|haben|hatte|hatten|war|waren|auch',
    adverb: 'stark|leicht|deutlich|weiter|wieder|nur|zuletzt|inzwischen',
    from: 'von|vom',
    to: 'auf|bis auf|bis zu',
    by: 'um',
    against: 'nach|gegenüber|gegen|statt|verglichen mit|im Vergleich zu|vorher|zuvor|bisher',
    plan: '(?:plan|planwert|soll|ziel|zielwert|planziel|budget|prognose|vorgabe|grenzwert|höchstwert)',
    article: 'der|die|das|dem|den|des|eine?[rsnm]?|unsere?[rsnm]?|ihre?[rsnm]?|einem|einer',
    about: 'rund|etwa|knapp|circa|ca\\.|fast|gut|nur',
    unsure:
      'nicht|nie|kein\\p{L}*|soll|sollen|sollte|sollten|will|wollen|wird|werden|würde|würden|könnte|könnten|kann|können|muss|müssen|darf|dürfen|wenn|falls|möchte\\p{L}*|erwart\\p{L}*|plan(?:t|en)',
    noName:
      'und|oder|aber|dass|die|der|das|den|dem|weil|wenn|als|wie|was|wer|wo|wir|ich|es|sie|er|ihr|uns|man|dies\\p{L}*|jen\\p{L}*|ist|sind|war|waren|hat|haben|wurde|wurden|kostet|kosten\\s|zahlen|zahlt|verbrauch(?:en|t)|mehr|weniger|davon|dabei|dazu|nicht|kein\\p{L}*|beide|alle|einige|restlichen|übrigen',
    joining: 'und|aber|während|doch|sowie',
    because: 'weil|nachdem|seit|dank|wegen|da|durch|trotz|vor allem|obwohl|binnen|innerhalb',
    beyond: 'über|unter|mehr als|weniger als|höher als|niedriger als',
  },
  fr: {
    up: 'augmentent?|augmenté|augmentée?s?|progressent?|progressé|grimpé|grimpent?|monté|monte|montée?s?',
    down: 'baissent?|baissé|reculent?|reculé|chuté|chutent?|diminuent?|diminué|tombée?s?|descendue?s?|descend',
    went: 'passe|passent|passée?s?',
    took: 'réduit|ramené|porté|abaissé|fait passer',
    is: "est de|était de|sont de|étaient de|est à|s[’']élève à|s[’']établit à|atteint|atteignent|a atteint|est|était",
    act: 'vendu|livré|réalisé|transporté|accueilli|traité|servi',
    auxiliary: 'a|ont|est|sont|sera|avait|aussi',
    adverb: 'fortement|légèrement|nettement|encore|ainsi|désormais',
    from: "de|d[’']|du|des",
    to: 'à',
    by: 'de',
    against: 'contre|après|au lieu de|face à|par rapport à|comparé à',
    plan: '(?:objectif|cible|budget|plan|prévision|limite|plafond)',
    article: "les?|la|l[’']|notre|nos|votre|une?|des|du|de l[’']|ce|cette|ces",
    about: 'environ|près de|presque|quelque|seulement',
    unsure:
      "ne|n[’']\\p{L}+|pas|jamais|devrait|devraient|pourrait|pourraient|va|vont|doit|doivent|peut|peuvent|si|veut|voulons|sera|seront|prévoit|visons?|vise",
    noName:
      'et|ou|mais|que|qui|dont|où|quand|si|comme|car|nous|on|je|il|elle|ils|elles|cela|ça|ce|ceux|celles?|est|sont|a|ont|coûte|coûtent|payons|plus|moins|y compris|hors|autres?|deux',
    joining: 'et|mais|tandis que|alors que',
    because: 'car|parce que|puisque|grâce à|après|depuis|en raison de|malgré|lorsque|quand|avec|pendant|surtout',
    beyond: 'de plus que|de moins que|au-dessus|au-dessous|sous|supérieur|inférieur',
  },
  es: {
    up: 'subió|subieron|subido|aumentó|aumentaron|aumentado|creció|crecieron|crecido|sube|suben|crece|crecen|aumenta|aumentan',
    down: 'bajó|bajaron|bajado|cayó|cayeron|caído|disminuyó|disminuyeron|disminuido|descendió|descendieron|descendido|baja|bajan|cae|caen|se redujo|se redujeron',
    went: 'pasó|pasaron|pasado|pasa|pasan|mejoró|mejoraron|empeoró|empeoraron',
    took: 'redujo|redujeron|llevó|llevaron|elevó|elevaron|recortó|recortaron|acortó|acortaron',
    is: 'es de|fue de|son de|era de|fueron de|alcanzó|alcanzaron|alcanza|se situó en|se sitúa en|está en|es del|fue del|es|fue|fueron|llegó a|llegaron a|cerró en|cerraron en|terminó en|quedó en',
    act: 'vendió|facturó|entregó|logró|vendimos|atendimos|transportamos|recibimos',
    auxiliary: 'ha|han|había|también',
    adverb: 'ligeramente|fuertemente|mucho|sólo|solo|ya',
    from: 'de|del|desde',
    to: 'a|al|hasta',
    by: 'un|en un',
    against: 'frente a(?:l)?|contra|tras|en lugar de|en vez de|respecto a(?:l)?|comparado con',
    plan: '(?:objetivo|meta|presupuesto|plan|previsión|límite)',
    article: 'el|los|las?|una?|unos|unas|nuestr[oa]s?|su|sus|este|esta|estos|estas',
    about: 'unos|unas|cerca de|casi|alrededor de|sólo|solo',
    unsure:
      'no|nunca|jamás|debería|deberían|podría|podrían|puede|pueden|debe|deben|va a|van a|si|quiere|queremos|espera|esperamos|será|serán|prevé|prevemos|subirá|bajará',
    noName:
      'y|e|o|pero|que|quien|cuando|si|como|porque|nosotros|ellos|ellas|él|ella|esto|eso|es|son|fue|ha|han|cuesta|cuestan|pagamos|más|menos|incluid[oa]s?|otros|otras|ambos|ambas|todos|todas',
    joining: 'y|pero|mientras(?: que)?|aunque',
    because: 'porque|ya que|gracias a|tras|desde|debido a|pese a|cuando|después de|con|durante|sobre todo',
    beyond: 'por encima|por debajo|más que|menos que|superior|inferior',
  },
  pt: {
    up: 'subiu|subiram|aumentou|aumentaram|cresceu|cresceram|sobe|sobem|cresce|crescem',
    down: 'caiu|caíram|diminuiu|diminuíram|recuou|recuaram|desceu|desceram|baixou|baixaram|cai|caem|reduziu-se',
    went: 'passou|passaram|passa|passam|melhorou|melhoraram|piorou|pioraram|foi|foram',
    took: 'reduziu|reduziram|levou|levaram|elevou|elevaram|cortou|cortaram|encurtou',
    is: 'é de|foi de|são de|era de|foram de|atingiu|atingiram|atinge|ficou em|ficaram em|está em|chegou a|chegaram a|fechou em|terminou em|é|foi|foram',
    act: 'vendeu|faturou|entregou|vendemos|atendemos|transportámos|transportamos|recebemos',
    auxiliary: 'também|já|tem',
    adverb: 'ligeiramente|fortemente|muito|apenas|só|já',
    from: 'de|do|da|dos|das|desde',
    to: 'para|a|até|aos?',
    by: 'em',
    against: 'contra|face a|frente a|ante|após|em vez de|em relação a|comparado com',
    plan: '(?:objetivo|meta|orçamento|plano|previsão|limite)',
    article: 'o|a|os|as|um|uma|nosso|nossa|nossos|nossas|seu|sua|este|esta|estes|estas',
    about: 'cerca de|quase|aproximadamente|apenas|só',
    unsure:
      'não|nunca|deveria|deveriam|poderia|poderiam|pode|podem|deve|devem|vai|vão|se|quer|queremos|espera|esperamos|será|serão|prevê|subirá|cairá',
    noName:
      'e|ou|mas|que|quem|quando|se|como|porque|nós|eles|elas|ele|ela|isto|isso|é|são|foi|foram|custa|custam|pagamos|mais|menos|incluindo|outros|outras|ambos|ambas|todos|todas',
    joining: 'e|mas|enquanto|embora',
    because: 'porque|pois|já que|graças a|após|desde|devido a|apesar de|quando|depois de|com|durante|sobretudo',
    beyond: 'acima|abaixo|mais do que|menos do que|superior|inferior',
  },
  it: {
    up: 'salit[oaie]|aumentat[oaie]|cresciut[oaie]|sale|salgono|aumenta|aumentano|cresce|crescono',
    down: 'sces[oaie]|calat[oaie]|diminuit[oaie]|scende|scendono|cala|calano|diminuisce|diminuiscono',
    went: 'passat[oaie]|passa|passano|migliorat[oaie]|peggiorat[oaie]',
    took: 'ridotto|portato|tagliato|abbassato|accorciato',
    is: 'è di|è del|era di|era del|sono|erano|ha raggiunto|hanno raggiunto|raggiunge|è pari a|era pari a|è|era|ammonta a|ammontano a|ha chiuso a|si attesta a|si è fermata a|si è fermato a',
    act: 'venduto|consegnato',
    auxiliary: 'è|sono|ha|hanno|era|erano|anche',
    adverb: 'leggermente|fortemente|molto|solo|nettamente',
    from: "da|dal|dai|dalle|dagli|dall[’']",
    to: "a|al|all[’']|alle|ai|fino a",
    by: 'del|di',
    against: 'contro|rispetto a(?:l|i|lle|gli)?|dopo|invece di|a fronte di',
    plan: '(?:obiettivo|target|budget|piano|preventivo|previsione|limite)',
    article: "il|lo|la|i|gli|le|l[’']|un|uno|una|nostro|nostra|nostri|nostre|questo|questa|questi|queste",
    about: 'circa|quasi|solo',
    unsure: 'non|mai|dovrebbe|dovrebbero|potrebbe|potrebbero|può|possono|deve|devono|se|vuole|vogliamo|sarà|saranno|prevede|prevediamo',
    noName:
      'e|ed|o|ma|che|chi|quando|se|come|perché|noi|loro|lui|lei|esso|essi|ciò|è|sono|ha|hanno|costa|costano|paghiamo|più|meno|inclus[oaie]|altri|altre|entrambi|tutti|tutte',
    joining: 'e|ed|ma|mentre',
    because: 'perché|poiché|grazie a(?:l|lla|i)?|dopo|da quando|a causa|nonostante|quando|con|durante|soprattutto',
    beyond: 'sopra|sotto|in più|in meno|superiore|inferiore',
  },
  ar: {
    up: 'ارتفعت?|زادت?|نمت|نما|صعدت?',
    down: 'انخفضت?|تراجعت?|هبطت?|قلت?',
    went: 'انتقلت?|تحسنت?|تغيرت?',
    took: none,
    is: 'بلغت?|وصلت? إلى|كانت?|هو|هي',
    act: none,
    auxiliary: 'قد|لقد',
    adverb: 'بشكل كبير|قليلا',
    from: 'من',
    to: 'إلى|الى',
    by: 'بنسبة',
    against: 'مقابل|مقارنة ب|بعد أن كانت?|بدلا من',
    plan: '(?:الهدف|المستهدف|الخطة|الميزانية|هدف|مستهدف)',
    article: none,
    about: 'نحو|حوالي|قرابة|فقط',
    unsure: 'لم|لن|لا|ليس|ليست|سوف|قد|إذا|لو|يجب|ينبغي|نتوقع|من المتوقع',
    noName: 'التي|الذي|الذين|أن|إن|هذا|هذه|ذلك|نحن|هم|كان|كانت|من|إلى|ما|كل|بين',
    joining: 'و|بينما|لكن',
    because: 'بسبب|بفضل|بعد|منذ|لأن|نتيجة|خلال|رغم',
    beyond: 'فوق|تحت|أكثر من|أقل من|أعلى من',
  },
  ja: {
    up: '上昇|増加|増え|伸び|改善し|向上|拡大|上が',
    down: '低下|減少|減っ|減り|下が|下落|短縮|縮小|悪化し|落ち込',
    went: 'なっ|変化|推移|改善|悪化',
    took: none,
    is: 'は|が|：|:',
    act: none,
    auxiliary: none,
    adverb: none,
    from: 'から|より',
    to: 'に|へ|まで',
    by: none,
    against: '前年|前期|昨年|前年同期|前年度|昨年度|前月|先月|前四半期',
    plan: '目標|計画|予算',
    article: none,
    about: '約|およそ|ほぼ',
    unsure: 'ない|なかった|ません|予定|見込|見通し|可能性|たい|べき|もし|場合|だろう|でしょう|かどうか|目指',
    noName: 'を|で|に|と|から|より|まで|や|など|ため|ので|れ|し|うち|その他|ほか',
    joining: '一方|また|、',
    because: 'ため|ので',
    beyond: '上回|下回|超',
  },
  zh: {
    up: '增长|上升|增加|提高|上涨|提升|升|增',
    down: '下降|减少|下滑|下跌|降低|缩短|回落|降|减',
    went: '变|改善|变化',
    took: none,
    is: '为|是|达到?|：|:',
    act: none,
    auxiliary: '已|已经',
    adverb: '大幅|小幅|略|进一步',
    from: '从|由|自',
    to: '到|至|为',
    by: none,
    against: '去年|上年|去年同期|上年同期|上季度|上月|前一年',
    plan: '目标|计划|预算|指标',
    article: none,
    about: '约|大约|近',
    unsure: '没有|未|不|如果|若|预计|计划|将|可能|应|希望|争取|力争',
    noName: '和|与|及|或|我们|他们|其|这|那|因为|由于|通过|使|让|把|将|其中|其他|每',
    joining: '，|同时|但|而',
    because: '因为|由于|得益于',
    beyond: '高于|低于|超过|超出',
  },
};
