/** How people say what to focus on, what to cover, what to leave out and what to end with, in nine languages; the topic is the first group. */
import { type Sign, sign, unspaced, unspacedAll } from './sign.ts';

const stop = String.raw`(?=\s*(?:[;:!?()\n。；！？]|\.(?![\p{L}\p{N}])|$)|,\s*(?:keep|end|and end|ending|with|for|no|without|max|use|don't|do not|close|start|\d|one|two|three|four|five|six|seven|eight|nine|ten|audience|make|skip|leave|but|then|finish|formal|termine[rz]?|terminar|termina|finir|finaliza|acaba|conclu\p{L}+|ohne|mit|für|am|bitte|sans|pour|avec|sin|para|con|sem|com|senza|per)(?!\p{L})|\s+(?:and|und|et|y|e) (?:end|finish|close|keep|make|don't|do not|skip|leave|am ende|zum schluss|terminer?|termina)(?!\p{L})|\s+(?:for the|für d|pour l|para l|but not|aber)(?=\P{L}|\p{L}))`;
/** Where a clause without a verb ends. */
const clauseEnd = String.raw`(?=\s*(?:[.,;:!?)\n]|$)|\s+(?:and|und|et|y|e)\s)`;
const everywhere = { flags: 'giu' } as const;

export const focusSigns: readonly Sign[] = [
  sign(
    'focus(?:ing|ed|es)?(?: is| should be)? on|emphasi[sz]e|emphasis on|highlight(?:ing)?|concentrate on|with (?:a )?focus on|stress',
    `\\s*:?\\s+(.+?)${stop}`,
    everywhere,
  ),
  sign('fokus(?:siere)?|schwerpunkte?|konzentriere dich', `(?: liegt| sind| ist)?\\s*(?:auf|:)?\\s+(.+?)${stop}`, everywhere),
  sign(
    "mets? l'accent sur|mettre l'accent sur|mettez l'accent sur|axée? sur|focus sur|centrée? sur|en insistant sur|insiste[rz]? sur",
    `\\s+(.+?)${stop}`,
    everywhere,
  ),
  sign(
    'enfoque en|enfocad[oa] en|centrad[oa] en|con énfasis en|céntrate en|foco em|com foco em|ênfase em|focus su|concentrat[oi] su|con focus su',
    `\\s+(.+?)${stop}`,
    everywhere,
  ),
  sign('重点|フォーカス|中心', '', { before: '([^、。,，\\n]{1,80}?)(?:に|を)', flags: 'gu' }),
  sign(
    '重点(?:关注|介绍|突出|放在|是)?|着重|聚焦(?:于)?|突出',
    '\\s*[:：]?\\s*([^，。；,\\p{Script=Hiragana}]+?)(?=[，。；,]|$)',
    unspacedAll,
  ),
  sign('مع التركيز على|التركيز على|ركّ?ز على', '\\s+([^،.؛,]+)', unspacedAll),
];
export const sectionSigns: readonly Sign[] = [
  sign(
    'cover(?:ing|s)?|includ(?:e|es|ing)|add(?:ing)?|mention(?:ing)?|sections?(?: on| for| are)?:?|topics?:?|chapters?:?|talk about|address|structure:?|contents?:|agenda:|with slides on|with sections on|it should (?:cover|include|have)',
    `\\s+(?!the following)(.+?)${stop}`,
    everywhere,
  ),
  sign(
    'themen|abschnitte|inhalte?|kapitel|gliederung|behandle|umfasst|enthält|mit den (?:themen|abschnitten|punkten|kapiteln)',
    `\\s*:?\\s+(.+?)${stop}`,
    everywhere,
  ),
  sign(
    'abord(?:e|er|ant)|inclu(?:re|s|ant|ez)|couvr(?:e|ir|ant)|sujets|sections|thèmes|parties|chapitres',
    `\\s*:?\\s+(.+?)${stop}`,
    everywhere,
  ),
  sign(
    'inclu(?:ye|ya|ir|yendo|i|a|indo)|cubr(?:e|ir|a)|secciones|temas|aborde|seções|tópicos|includi|copri|sezioni|argomenti|trattando|añade|adicione|aggiungi',
    `\\s*:?\\s+(.+?)${stop}`,
    everywhere,
  ),
  sign('内容は|構成は|項目は|目次は', '\\s*[:：]?\\s*([^。]+?)(?:です|とし|で構成|を含|。|$)', unspacedAll),
  sign('(?:を|も)(?:含め|取り上げ|カバー|扱|説明|入れて|加えて)|について(?:触れ|説明)', '', { before: '([^。\\n]{1,120}?)', flags: 'gu' }),
  sign('内容(?:包括|包含|涵盖)|包括|包含|涵盖|涉及|章节[:：]', '\\s*[:：]?\\s*([^。；]+?)(?=[。；]|$)', unspacedAll),
  sign('تشمل|يشمل|تتضمن|يتضمن|تغطي|الأقسام:?|المواضيع:?', '\\s+([^.؛]+)', unspacedAll),
];
export const excludeSigns: readonly Sign[] = [
  sign(
    "don't|dont|do not|never|please don't",
    `\\s+(?:mention|include|show|talk about|refer to|cover|discuss|use|add|touch(?: on)?|bring up|name|put in|say anything about)\\s*:?\\s+(?:any(?:thing about)?|the|our|a)?\\s*(.+?)${stop}`,
    everywhere,
  ),
  sign('leave', `\\s+(?:(?:any|the|our|all)\\s+)?([^;:!?()\\n]{2,80}?) out(?!\\p{L})(?: of (?:it|this|the \\p{L}+))?`, everywhere),
  sign(
    'leav(?:e|ing) out|exclud(?:e|ing)|skip(?:ping)?|omit(?:ting)?|avoid(?:ing)?|without|except(?: for)?|nothing (?:about|on)|not a word (?:about|on)|no mention of',
    `\\s*:?\\s+(?:(?:any|the|our|all|mentioning)(?!\\p{L}))?\\s*(.+?)(?: out(?!\\p{L})(?: of (?:it|this|the \\p{L}+))?)?${stop}`,
    everywhere,
  ),
  sign(
    "(?:don't|do not|not) count(?:ing)?|ignor(?:e|ing)|disregard(?:ing)?|filter(?:ing)? out|strip(?:ping)? out",
    `\\s+(?:(?:any|the|our|all)\\s+)?(.+?)${stop}`,
    { before: "(?<!\\p{L})(?<!(?:not|n't|to|we|they|you|can|cannot|often|people|teams|users|customers) )", flags: 'giu' },
  ),
  sign(
    '(?:scratch|strike|drop|delete|remove|forget|skip) the (?:bit|part|line|sentence|point|thing|paragraph)s? (?:about|on|with)',
    `\\s+(?:the|our)?\\s*(.+?)${stop}`,
    everywhere,
  ),
  sign('keep', `\\s+(?:the|our|all)?\\s*([^.;,:!?]{3,60}?)\\s+out of (?:it|this|the \\p{L}+)${stop}`, everywhere),
  sign('keep', `\\s+(?:the |our |all |any )?(?!(?:it|this|that|them|me|us) )([^.;:!?\\n]{3,60}?) out(?!\\p{L}| of)`, {
    before: '(?<=(?:(?:^|[.;:!?\\n])\\s*(?:(?:and|also|please|but|so),? ){0,3}|[\\p{L},] and (?:please )?))',
    flags: 'giu',
  }),
  sign('(?:bitte )?(?:nichts|kein wort) (?:über|zu|von)', `\\s+(?:die|den|das|der|dem)?\\s*(.+?)${stop}`, everywhere),
  sign(
    'rien sur|pas un mot sur|nada sobre|ni una palabra sobre|nem uma palavra sobre|niente su(?:l|lla|i|gli|lle)?|nemmeno una parola su(?:l|lla|i)?',
    `\\s+(?:les?|la|l'|el|los|las|o|a|os|as|il|lo|gli|le|i)?\\s*(.+?)${stop}`,
    everywhere,
  ),
  // `SPAM tickets out`, `Stornierte raus`: no verb, and only what does not count.
  sign('out', `(?:,? please)?${clauseEnd}`, {
    before:
      '(?<=(?:^|[.;,:!?(]|(?<!\\p{L})and)\\s*)(?:all |any |the )?(?!(?:it|this|that|things|lets|us|is|was|figures|works)(?!\\p{L}))((?:[\\p{L}-]{2,24} ){0,2}(?:[\\p{L}-]{2,24}s|\\p{Lu}{3,24})) (?:stay |go |are to stay )?',
    flags: 'gu',
  }),
  sign('(?:raus|draußen|heraus|weg)(?: lassen| damit)?', clauseEnd, {
    before:
      '(?<=(?:^|[.;,:!?(]|(?<!\\p{L})und)\\s*)(?:die |den |das |alle )?([\\p{L}\\d@.-]{3,30}(?: [\\p{L}\\d@.-]{2,30}){0,3}?) (?:bitte |sind |müssen |bleiben )?(?:auch )?',
    flags: 'giu',
  }),
  sign('(?:dehors|fuera|fora|fuori)(?:,? (?:s.il (?:te|vous) plaît|por favor|per favore))?', clauseEnd, {
    before:
      '(?<=(?:^|[.;,:!?(]|(?<!\\p{L})(?:et|y|e))\\s*)(?:les |los |las |os |as |i |gli |le )?([\\p{L}\\d@.-]{3,30}(?: [\\p{L}\\d@.-]{2,30}){0,3}?) ',
    flags: 'giu',
  }),
  sign(
    'take|kick|throw|pull|filter|strip',
    `\\s+(?:(?:any|the|our|all)\\s+)?([^;,:!?()\\n]{2,80}?) out(?!\\p{L})(?: of (?:it|this|the \\p{L}+))?${stop}`,
    everywhere,
  ),
  sign('(?:tak|kick|throw|pull)(?:e|ing)? out', `\\s+(?:(?:any|the|our|all)\\s+)?(.+?)${stop}`, everywhere),
  sign(
    'drop|remove|delete',
    `\\s+(?:any |the |our |all )?((?:test|spam|dumm|demo|duplicat|double|internal|cancel|void|delet|sandbox|fake)[\\p{L}-]*(?: [\\p{L}-]+){0,3}?)${stop}`,
    everywhere,
  ),
  sign('not', `\\s+(?:the|any|those)\\s+([\\p{L}-]{3,24}(?: [\\p{L}-]{2,24}){0,2}? (?:ones|tagged|marked|flagged))${stop}`, {
    before: '(?<=[,;(]\\s*(?:but |and )?)',
    flags: 'giu',
  }),
  // `There is a test shop in the data, leave it out`, `Internal accounts are no customers, drop them`.
  sign(
    "(?:ignore|drop|exclude|skip|remove|disregard) (?:it|them|these|those|that)|(?:leave|take|keep|filter|strip) (?:it|them|these|those|that) (?:out|off|away)|(?:don't|do not) count (?:it|them|these|those|that)",
    '(?!\\p{L})',
    {
      before:
        "(?<=^|[.;:!?]\\s|\\n)(?:(?:also|and|please),? )?(?:there(?:'s| is| are| were| was)|we have|you will (?:find|see)|the (?:data|file|export|list) (?:has|have|holds?|contains?)) (?:an? |some |a few |still |also )*([^.;,:!?\\n]{3,40}?)(?: (?:in|among|within) [^.;,:!?\\n]{2,30})?[,;:.]? (?:so |and )?(?:please )?",
      flags: 'giu',
    },
  ),
  sign(
    "(?:ignore|drop|exclude|skip|remove|disregard) (?:it|them|these|those)|(?:leave|take|keep|filter|strip) (?:it|them|these|those) (?:out|off|away)|(?:don't|do not) count (?:it|them|these|those)",
    '(?!\\p{L})',
    {
      before:
        "(?<=^|[.;:!?]\\s|\\n)(?!there)((?:\\p{L}[\\p{L}-]{1,24} ){1,3}?)(?:(?:are|is|were|was)(?: not|n't)?(?: [\\p{L}-]{2,24}){1,4}|with [^.;,:!?\\n]{2,30})[,;:] (?:so |and )?(?:please )?",
      flags: 'giu',
    },
  ),
  sign(
    "(?:enlève|enleve|retire|supprime|ôte|écarte)[rz]?|sort(?:ez|ir|ons)(?= (?:les?|la|tou)| l')|mett(?:re|ez|ons) de côté",
    `\\s+(?:(?:les?|la|toutes? les|tous les)\\s+|l')?(.+?)${stop}`,
    everywhere,
  ),
  sign(
    'quit(?:a|ad|ar|e|en)|descart(?:a|ar|e|en)|desconsider(?:a|ar|e|em)|retir(?:a|ar|e|em)|togli(?:ere|ete)?|escludere|scart(?:a|are)',
    `\\s+(?:(?:el|la|los|las|o|a|os|as|il|lo|gli|le|i)\\s+)(.+?)${stop}`,
    everywhere,
  ),
  sign('(?:dehors|fuera|fora|fuori)', `\\s+(?:les|los|las|os|as|i|gli|le)\\s+(.+?)${clauseEnd}`, everywhere),
  sign('抜き', '(?:で|に)?', { before: '([^、。,，\\s]{2,20}?)(?:は|を)?', flags: 'gu' }),
  sign('去掉|扣除|刨去|不算', '\\s*([^，。；,]{2,20}?)(?=[，。；,]|$)', unspacedAll),
  sign('out', '(?=,\\s*[\\p{L} -]{2,40} in(?:[.;,]|$))', { before: '(?<=(?:^|[.;,:?!])\\s*)([\\p{L} -]{3,40}?) ', flags: 'giu' }),
  sign('no\\s+(?!more|fewer|later|less|longer|need|matter|one|dig[aá]|habl[eé]|mencion|pong|cuent|cont[ea]r?(?!\\p{L}))', `(.+?)${stop}`, {
    // A vote is on yes or no.
    before: '(?<=^|[.,;!?(]\\s*|\\b(?:but|and|(?<!\\b(?:yes|si|sí|sì|ja|oui|sim) )or|so|with|please)\\s)',
    flags: 'giu',
  }),
  sign(
    'ohne|keine?n?(?= )|lass(?:e|t|en)? bitte|außer',
    `\\s+(?!dass|zu )(?:die|den|das|jegliche)?\\s*(.+?)(?: weg| aus)?${stop}`,
    everywhere,
  ),
  sign(
    "(?:gehört|gehören) (?:da |hier |dort |bitte )?nicht (?:rein|hinein|dazu|in)|(?:zählt|zählen) (?:hier |bitte )?nicht(?: mit)?|(?:does not|doesn't|do not|don't|should not|shouldn't|must not) (?:belong (?:in|here)|count(?! (?:on|towards|as|in)))|(?:can|should|must|are to|is to|has to|have to|needs? to) be (?:ignored|excluded|disregarded|left out|taken out)|ne compte(?:nt)? pas|no cuentan?|no deben? contar|não contam?|non contano?",
    '(?!\\p{L})',
    {
      before:
        '(?<=^|[.;:!?]\\s|\\n)(?:the |our |all |der |die |das |les? |la |los |las |el |os |as |o |a |i |gli |le )?(?!(?:they|it|this|that|these|those|we|sie|es|ils?|elles?|non|no)(?!\\p{L}))([^;,:!?\\n]{3,60}?) (?:(?:is|are|was|were|sind|ist) [^.;:!?\\n]{2,40}? (?:and|und) (?:they |it |sie )?)?',
      flags: 'giu',
    },
  ),
  sign('nicht (?:erwähnen|ansprechen|nennen|zeigen)', '(?!\\p{L})', {
    before: '(?<=(?:^|[.;:!?]\\s|\\n)(?:bitte )?(?:die|den|das|der|dem|über) )([^.;,:!?]{3,60}?) (?:bitte )?',
    flags: 'giu',
  }),
  sign(
    'nicht',
    `\\s+(?:(?:die|den|das|der|über|von) )?([^.;,:!?]{3,60}?)\\s+(?:erwähnen|ansprechen|nennen|aufnehmen|sprechen|zeigen)(?!\\p{L})`,
    everywhere,
  ),
  sign(
    '(?:nicht (?:mit)?(?:zu)?zählen|nicht mit(?:zu)?rechnen|nicht (?:zu )?berücksichtigen|nicht einbeziehen|ignorieren|weglassen|herausrechnen|(?:he)?rausnehmen|ausschließen|ausklammern)',
    '(?!\\p{L})',
    { before: '(?<=(?:^|[.;,:!?]|(?<!\\p{L})und)\\s*)([^.;,:!?]{3,60}?)\\s+(?:bitte\\s+)?', flags: 'giu' },
  ),
  sign(
    'sans compter|ne (?:pas compter|compte[rz]? pas)|ignore[rz]|sin contar|no (?:cuentes?|contar)|ignora|ignorar|excluyendo|sem contar|não (?:conte|contar)|excluindo|senza contare|non contare|ignorare|escludendo',
    `\\s+(?:(?:les?|la|des|du|el|los|las|o|a|os|as|il|lo|gli|le|i)\\s+|l')?(.+?)${stop}`,
    everywhere,
  ),
  sign(
    'sans|ne (?:pas )?(?:mentionne[rz]?|parle[rz]? (?:pas )?de|inclu[rst]e?)(?: pas)?|pas de|exclu(?:ez?|s|ons|re)|hors',
    `\\s+(?:(?:les?|la|des|du|aucune?)\\s+|l')?(.+?)${stop}`,
    everywhere,
  ),
  sign(
    'sin|no (?:menciones?|incluyas?|hables? de)|excluy[ae]|excluid|excluir|excepto|exclua|excluam|sem|não (?:mencione|inclua|fale (?:de|sobre))|senza|non (?:menzionare|includere|parlare di)|escludi',
    `\\s+(?:(?:el|la|los|las|o|a|os|as|il|lo|gli|le|i)\\s+)?(.+?)${stop}`,
    everywhere,
  ),
  sign(
    '(?:no|tampoco|não|nem) (?:dig[aá](?:s|is|n)? nada de|habl[eé](?:s|is|n)? de|mencion[eé](?:s|is|n)?|pong[aá](?:s|is|n)?|digam? nada (?:d[aeo]s?|sobre)|ponham?|mencionem?|falem? (?:d[aeo]s?|sobre))(?= |l )',
    `l?\\s+(?:el|la|los|las|o|a|os|as)?\\s*(.+?)(?=,\\s*que(?!\\p{L})|${stop.slice(3)}`,
    everywhere,
  ),
  sign('(?:的?名字|的事情?|的情况)?[,，]?(?:都)?(?:不要|别|不用|请勿)(?:出现|写|放|提)', '', {
    before: '(?<=^|[，。；,、\\n])(?:-\\s)?([^，。；,、\\n]{2,20}?)',
    flags: 'gu',
  }),
  sign('لا داعي لذكر', '\\s+([^،.؛,\\n]+)', unspacedAll),
  sign(
    '(?:は|を|も|に(?:は|ついては)?)(?:含めない|含めず|除(?:く|い|外)|入れない|触れない|載せない|書かない|言及しない|不要|数えない|数えず|無視)',
    '',
    {
      before: '([^、。,，\\s]+?)',
      flags: 'gu',
    },
  ),
  sign(
    '不要?(?:提及|提到|包含|包括|涉及|出现|提)(?!在|于|进|到)|不含|排除|除去|无需|避免|忽略|不(?:要|应)?计入|不计|剔除',
    '\\s*([^，。；,]+?)(?=[，。；,]|$)',
    unspacedAll,
  ),
  sign(
    'بدون|دون(?: ذكر)?|لا تذكري?|لا تتحدثي? عن|لا تشري? إلى|لا تتضمن|باستثناء|من غير|تجاهل|استبعد|دون احتساب',
    '\\s+([^،.؛,]+)',
    unspacedAll,
  ),
];
export const endingSigns: readonly Sign[] = [
  sign(
    'end(?:ing|s)?(?: it)? (?:with|on)|finish(?:ing)? (?:with|on)|clos(?:e|ing) with|conclud(?:e|ing) with|wrap up with',
    `\\s+(?:the|our|an?|some)?\\s*(.+?)${stop}`,
  ),
  sign('at the end|à la fin|am ende|al final|no final|alla fine', '(?!\\p{L})', {
    before:
      '(?<!\\p{L})(?:with|and|plus|mit|und|avec|et|con|com|e|y|,)\\s+(?:(?:the|an?|some|une?|una?|uma?|ein(?:em|er)?|short)\\s+)*([\\p{L}\\s&-]{3,40}?) ',
  }),
  sign(
    'am ende|zum schluss|zum abschluss|abschließend|ende mit|schließe mit|beende (?:sie )?mit',
    `\\s+(?:bitte |mit )?(?:den|die|das|dem|der|einem?r?|ein)?\\s*(.+?)${stop}`,
  ),
  sign(
    'termine[rz]? (?:par|avec|sur)|finir (?:par|avec)|conclu(?:re|ez|s) (?:par|avec)|en conclusion|à la fin',
    `\\s*,?\\s*(?:les?|la|l'|une?|des)?\\s*(.+?)${stop}`,
  ),
  sign(
    'termin(?:a|e|ar|ando) (?:con|com)|finaliza(?:r|ndo)? (?:con|com)|acab(?:a|e) con|al final|no final|conclu(?:ye|a|i|di) (?:con|com)|termina con|alla fine',
    `\\s*,?\\s*(?:los|las|el|la|os|as|una?|uma?|il|i|gli|le)?\\s*(.+?)${stop}`,
  ),
  sign('最後(?:に|は)', '、?\\s*([^、。]+?)(?:を|で|に|も|$)', unspaced),
  sign(
    '最后(?:以|是|加上|列出|附上|安排|用)?|结尾(?:是|为|加上|以)?',
    '\\s*([^，。；,]+?)(?:结尾|结束|作结|收尾)?(?=[，。；,]|$)',
    unspaced,
  ),
  sign('اختم ب|وتنتهي ب|ينتهي ب|في النهاية|واختتم ب', '\\s*([^،.؛,]+)', unspaced),
];
