/** Sentences that correct by more than a word: what was and what is, which of two figures holds, what is taken back; in nine languages. */
import { Sign, sign } from '../sign.ts';

const value = (name: string) => `(?<${name}>(?:[^,;:()。，、؛،]|[,:](?=\\d)){1,40}?)`;
const end = '\\s*[.)）。]*$';

/** `I wrote 3.1, should read 3.4`: what was said and what holds, both named. */
export const namesBoth: readonly Sign[] = [
  sign(
    'wrote|typed|said|quoted|noted',
    `\\s${value('old')}[,;:]?\\s(?:but |and |when )?(?:(?:it|that|this|the right (?:figure|number|date|one)|the correct (?:figure|number|date|one))\\s)?(?:should (?:be|read|say|have been|have read)|must (?:be|read)|(?:is|was) (?:actually|really|in fact)|i mean(?:t)?)\\s(?:the )?${value('put')}${end}`,
    { before: '(?<!\\p{L})(?:i|we)\\s(?:\\p{L}+ )?' },
  ),
  sign(
    'i had|i wrote|i said|i put|i typed',
    `\\s${value('old')}[,;]\\s(?:it|that)(?:['’]s| is| should be) (?:actually |really |now )?${value('put')}${end}`,
    {
      before: '(?:^|[:,;(]\\s?)',
    },
  ),
  sign('for|where it says', `\\s${value('old')},?\\s(?:please )?read\\s${value('put')}${end}`, { before: '(?:^|[:,;(]\\s?)' }),
  sign('please (?:change|replace|correct|swap)', `\\s(?:the )?${value('old')}\\s(?:to|with|by|for)\\s${value('put')}${end}`),
  sign(
    'schrieb|hatte|habe',
    `\\s${value('old')}(?:\\s(?:geschrieben|angegeben|notiert|gesagt))?[,;]?\\s(?:aber )?(?:richtig (?:ist|sind|wäre)|korrekt (?:ist|sind)|es (?:sind|ist) (?:aber )?|gemeint (?:ist|sind|war(?:en)?))\\s*${value('put')}${end}`,
    { before: '(?<!\\p{L})(?:ich|wir)\\s' },
  ),
  sign(
    'schrieb|hatte|habe',
    `\\s${value('old')}(?:\\s(?:geschrieben|angegeben|notiert|gesagt))?[,;]?\\s(?:aber )?(?:es |das )?(?:muss|müsste|müssen|sollte|sollten)\\s(?:aber |es )?${value('put')}\\s(?:heißen|lauten|sein|stehen)${end}`,
    { before: '(?<!\\p{L})(?:ich|wir)\\s' },
  ),
  sign('statt|anstatt', `\\s${value('old')}\\s(?:bitte )?(?:lies|lesen sie|muss es heißen|muss es)\\s${value('put')}(?:\\sheißen)?${end}`),
  sign('bitte', `\\s${value('old')}\\s(?:durch|in|auf|zu)\\s${value('put')}\\s(?:ersetzen|ändern|korrigieren)${end}`, { before: '^' }),
  sign(
    'écrit|mis|dit|noté|indiqué',
    `\\s${value('old')}[,;]?\\s(?:mais )?(?:c['’]est|ce sont|il faut lire|il fallait lire|lire|c['’]était|je voulais dire|le bon chiffre est)\\s(?:en fait |le )?${value('put')}${end}`,
    { before: "(?<!\\p{L})(?:j['’]ai|j['’]avais|nous avons|on a)\\s" },
  ),
  sign('au lieu de|à la place de', `\\s${value('old')},?\\s(?:il faut )?lire\\s${value('put')}${end}`),
  sign('merci de|veuillez', `\\s(?:remplacer|changer|corriger)\\s${value('old')}\\s(?:par|en)\\s${value('put')}${end}`),
  sign(
    'escribí|puse|dije|anoté|había escrito|había puesto',
    `\\s${value('old')}[,;]?\\s(?:pero |y )?(?:debe decir|debería decir|debe ser|debía ser|es en realidad|en realidad (?:es|son)|quise decir|lo correcto es|son|es)\\s${value('put')}${end}`,
  ),
  sign('donde dice', `\\s${value('old')},?\\s(?:debe decir|léase)\\s${value('put')}${end}`),
  sign(
    'escrevi|pus|disse|anotei|tinha escrito|tinha posto',
    `\\s${value('old')}[,;]?\\s(?:mas |e )?(?:deve (?:ler-se|ser|dizer)|deveria ser|na verdade (?:é|são)|queria dizer|o correto é|o certo é|são|é)\\s${value('put')}${end}`,
  ),
  sign('onde se lê', `\\s${value('old')},?\\s(?:deve ler-se|leia-se)\\s${value('put')}${end}`),
  sign(
    'scritto|messo|detto|indicato|annotato',
    `\\s${value('old')}[,;]?\\s(?:ma |e )?(?:va letto|si legga|leggasi|doveva essere|dovrebbe essere|deve essere|è in realtà|in realtà (?:è|sono)|volevo dire|il dato giusto è|sono|è)\\s${value('put')}${end}`,
    { before: '(?<!\\p{L})(?:ho|avevo|abbiamo)\\s' },
  ),
  sign('anziché|dove si legge', `\\s${value('old')},?\\s(?:leggasi|si legga)\\s${value('put')}${end}`),
  sign(
    '(?<old>[^\\s、。はが]{1,20}?)と(?:書|記|お伝え|言|申)[^。\\d]{0,12}?が[、,]?(?:正しくは)?',
    '(?<put>[^。\\n、]{1,24}?)(?:が正しい)?(?:です|でした|になります)?。?$',
    {
      before: '',
      flags: 'u',
    },
  ),
  sign(
    '(?<old>[^\\s、。はが]{1,20}?)を',
    '(?<put>[^。\\n、]{1,24}?)に(?:訂正|修正|差し替え)(?:して(?:ください)?|します|いたします|お願いします)?。?$',
    {
      before: '',
      flags: 'u',
    },
  ),
  sign(
    '(?:写(?:的是|成了?|了)|说(?:的是|成了?|了))',
    '(?<old>[^，。；]{1,20})[，,；]?\\s?(?:实际)?(?:应该?是|应为|其实是|正确的是)(?<put>[^，。；]{1,24})[。]?$',
    {
      before: '',
      flags: 'u',
    },
  ),
  sign('请(?:把|将)', '(?<old>[^，。；]{1,20}?)(?:改成|改为|更正为|换成)(?<put>[^，。；]{1,24})[。]?$', { before: '', flags: 'u' }),
  sign('(?<old>[\\d][^，。；：]{0,16}?)(?:应改为|应更正为|更正为)', '(?<put>[^，。；]{1,24})[。]?$', { before: '', flags: 'u' }),
  sign('كتبت|ذكرت|قلت', `\\s${value('old')}[،,]?\\s(?:و|لكن )?(?:الصحيح(?: هو)?|الصواب(?: هو)?|المقصود(?: هو)?)\\s${value('put')}${end}`, {
    before: '',
  }),
];

/** `(I had 48 in my last mail)`, after what holds. */
export const saidBefore: readonly Sign[] = [
  sign(
    'i had|i wrote|i said|i put|i typed|i quoted|my last mail said|earlier i said',
    `\\s${value('old')}(?:\\s(?:before|earlier|above|below|yesterday|by mistake|in (?:my|the) \\p{L}+(?: \\p{L}+)?))?${end}`,
    {
      before: '[,;(–—-]\\s?(?:and |but )?',
    },
  ),
  sign(
    'ich hatte|ich schrieb|ich habe',
    `\\s${value('old')}(?:\\s(?:in meiner \\p{L}+(?: \\p{L}+)?|gestern|vorhin|oben|unten))?(?:\\s(?:geschrieben|angegeben|gesagt|notiert))?${end}`,
    {
      before: '[,;(–—-]\\s?',
    },
  ),
  sign(
    "j['’]avais (?:mis|écrit|dit|noté)|j['’]ai (?:écrit|mis)",
    `\\s${value('old')}(?:\\s(?:hier|plus haut|plus bas|par erreur))?${end}`,
    { before: '[,;(–—-]\\s?' },
  ),
  sign(
    'había (?:puesto|escrito|dicho)|puse|escribí|tinha (?:posto|escrito|dito)|escrevi|avevo (?:messo|scritto|detto)|ho scritto',
    `\\s${value('old')}(?:\\s(?:antes|ayer|por error|ontem|por engano|prima|ieri|per errore))?${end}`,
    {
      before: '[,;(–—-]\\s?',
    },
  ),
  sign('(?<old>\\d[^、。()（）]{0,12}?)と(?:書|記|言)', '[^。）)]{0,10}[）)]?。?$', { before: '[（(、]', flags: 'u' }),
  sign('(?:之前|刚才|上面|原来)(?:写|说)(?:的是|成了?|了)?', '(?<old>[^，。；）)]{1,16})[）)]?。?$', { before: '[（(，,]', flags: 'u' }),
  sign('(?:كنت قد )?(?:كتبت|ذكرت)', `\\s${value('old')}${end}`, { before: '[،,(]\\s?' }),
];

/** `So 17 is right`, `以42为准`: of two figures, the one that holds. */
export const holds: readonly Sign[] = [
  new Sign(
    'right|correct',
    `^(?:(?:so|then|ok|okay|yes|and|but|right)[,\\s]+)*(?:the |your |yours?,? )?${value('put')}(?:['’]s| is| are| was) (?:the )?(?:right|correct)(?: (?:one|figure|number|date|value))?(?: then)?${end}`,
    'iu',
  ),
  new Sign(
    'stimm|richtig|korrekt',
    `^(?:(?:also|dann|ja|und|gut)[,\\s]+)*(?:die |der |das )?${value('put')} (?:stimmt|stimmen|ist richtig|sind richtig|ist korrekt|sind korrekt|ist die richtige zahl)(?: also| dann)?${end}`,
    'iu',
  ),
  new Sign(
    'stimm|richtig|korrekt',
    `^(?:also|dann)\\s(?:stimmt|stimmen|ist|sind)\\s(?:also |dann )?(?:die |der |das )?${value('put')}(?:\\s(?:richtig|korrekt))?${end}`,
    'iu',
  ),
  new Sign(
    'bon|juste|correct|exact',
    `^(?:(?:donc|alors|et|oui|bon)[,\\s]+)*(?:(?:c['’]est|ce sont) )?(?:les? |la |l['’])?${value('put')},? (?:est|sont|qui est|qui sont) (?:les? |la )?(?:bons?|bonnes?|justes?|corrects?|exacts?|exactes?)(?: chiffres?| valeurs?| dates?)?${end}`,
    'iu',
  ),
  new Sign(
    'correct|buen',
    `^(?:(?:entonces|así que|pues|y|sí)[,\\s]+)*(?:el |la |los |las )?${value('put')} (?:es|son) (?:el |la |los |las |lo )?(?:correct[oa]s?|buen[oa]s?)${end}`,
    'iu',
  ),
  new Sign(
    'cert|corret',
    `^(?:(?:então|portanto|logo|e|sim)[,\\s]+)*(?:o |a |os |as )?${value('put')} (?:é|são|está|estão) (?:o |a |os |as )?(?:cert[oa]s?|corret[oa]s?)${end}`,
    'iu',
  ),
  new Sign(
    'giust|corrett',
    `^(?:(?:quindi|allora|dunque|e|sì)[,\\s]+)*(?:il |la |lo |l['’])?${value('put')} (?:è|sono) (?:il |la |quell[oai] |quelli )?(?:giust[oaie]|corrett[oaie]|dato giusto)${end}`,
    'iu',
  ),
  new Sign(
    'giust|corrett',
    `^(?:(?:quindi|allora|dunque)[,\\s]+)+(?:è |sono )?(?:è |sono )?(?:giusto|corretto|giusti|giuste) (?:il |la |lo )?${value('put')}${end}`,
    'iu',
  ),
  sign('(?<put>[^、。]{1,16}?)(?:の(?:ほう|方))?が(?:正しい|正解)', '(?:です|ですね|でした|ということです)?。?$', {
    before: '^(?:では|じゃあ|つまり|なので|だから|それなら)?[、,]?',
    flags: 'u',
  }),
  sign('以', '(?<put>[^，。]{1,20}?)为准。?$', { before: '', flags: 'u' }),
  sign('(?<put>[^，。]{1,16}?)(?:才是|是)(?:对|正确)的', '。?$', { before: '^(?:那么?|所以|看来)?[，,]?', flags: 'u' }),
  sign('الصحيح(?: هو)?', `\\s${value('put')}${end}`, { before: '^(?:إذن|اذن|إذا)?[،,]?\\s?' }),
  new Sign('هو الصحيح', `^(?:إذن|اذن|إذا)?[،,]?\\s?${value('put')} هو الصحيح${end}`, 'iu'),
];

const aboutWhat = '(?<about>[^.!?。,]{3,60}?)(?:, [^.!?]{1,80})?';
/** `Strike the line about the ferry`: takes back what was said of it. */
export const strikes: readonly Sign[] = [
  sign(
    '(?:scratch|strike|scrap|drop|delete|remove|cut|forget|ignore|disregard)',
    ` (?:the|my|that) (?:(?:line|sentence|point|bit|part|bullet|item|remark|figure|number) about|(?:sentence|bullet) on) (?:the |our |my )?${aboutWhat}[.!]?$`,
    { before: '^(?:(?:please|oh|and|also|then|sorry|actually),? )*' },
  ),
  sign(
    '(?:scratch|strike|scrap|forget|ignore|disregard)',
    ` (?:the|my|that) (?:figure|number) (?:for|on) (?:the |our |my )?${aboutWhat}[.!]?$`,
    { before: '^(?:(?:please|oh|and|also|then|sorry|actually),? )*' },
  ),
  sign('(?:forget|ignore|disregard|scrap|scratch)', ` what (?:i|we) (?:said|wrote|had) (?:about|on) (?:the |our |my )?${aboutWhat}[.!]?$`, {
    before: '^(?:(?:please|oh|and|also|then|sorry|actually),? )*',
  }),
  sign(
    '(?:streich(?:e|t|en sie)?|vergiss|vergesst|lösch(?:e|t|en sie)?)',
    ` (?:bitte )?(?:den|die|das|meine[n]?) (?:satz|zeile|punkt|angabe) (?:zum|zur|zu|über|mit) (?:der |die |das |den |dem )?${aboutWhat}[.!]?$`,
    { before: '^(?:(?:bitte|und|ach|außerdem|auch)[,]? )*' },
  ),
  sign(
    '(?:vergiss|vergesst|vergessen sie)',
    `,? was ich (?:zum|zur|zu|über) (?:der |die |das |den |dem )?${aboutWhat} (?:gesagt|geschrieben) habe[.!]?$`,
    { before: '^(?:(?:bitte|und|ach|außerdem|auch)[,]? )*' },
  ),
  sign(
    '(?:oublie[rz]?|supprime[rz]?|raye[rz]?|retire[rz]?|enlève|enlevez|biffe[rz]?)',
    ` (?:la|le|ma|mon) (?:(?:phrase|point|passage) sur|(?:ligne|phrase|point|passage|chiffre) (?:concernant|à propos de)) (?:les? |la |l['’])?${aboutWhat}[.!]?$`,
    { before: '^(?:(?:et|aussi|merci),? )*' },
  ),
  sign(
    '(?:quita|quitad|quiten|borra|borrad|elimina|tacha|olvida|olvidad|suprime)',
    ` (?:(?:la|el) (?:línea|frase|punto|dato) sobre|lo que dije (?:sobre|de|del)|la frase del?) (?:el |la |los |las )?${aboutWhat}[.!]?$`,
    { before: '^(?:(?:por favor|y|e|también|também|además),? )*' },
  ),
  sign(
    '(?:tira|tire|risca|risque|apaga|apague|elimina|elimine|esquece|esqueça)',
    ` (?:(?:a|o) (?:linha|frase|ponto|dado) sobre|o que eu disse (?:sobre|d[oa]s?)|a frase d[oa]s?) (?:o |a |os |as )?${aboutWhat}[.!]?$`,
    { before: '^(?:(?:por favor|y|e|también|também|además),? )*' },
  ),
  sign(
    '(?:togli|togliete|cancella|cancellate|elimina|eliminate|lascia perdere|dimentica)',
    ` (?:la|il) (?:(?:riga|frase|punto|dato) (?:su|sul|sulla|sui|sulle|sugli|sull['’])|frase d[ie]l?l?a?) ?(?:il |la |i |le |gli |l['’])?${aboutWhat}[.!]?$`,
    { before: '^(?:(?:per favore|e|anche|inoltre),? )*' },
  ),
  sign(
    '(?<about>[^、。]{2,24}?)(?:の(?:行|件|文|部分|話|箇所|一文|数字))(?:は|を)',
    '(?:削除して(?:ください)?|取り消し(?:ます|てください)?|消して(?:ください)?|忘れて(?:ください)?|なしで(?:お願いします)?|撤回します)。?$',
    { before: '^', flags: 'u' },
  ),
  sign('(?:删掉|删去|去掉|忽略)(?:关于)?', '(?<about>[^，。]{2,24}?)(?:的)?(?:那句|那一句|那行|那一行|这句)。?$', {
    before: '^(?:请)?',
    flags: 'u',
  }),
  sign(
    '(?:(?:上面|前面|之前|刚才)(?:关于|的)?(?<about>[^，。]{2,24}?)|(?:关于)?(?<that>[^，。]{2,24}?)(?:的)?(?:那句|那一句|那行|这句|说法))作废',
    '。?$',
    {
      before: '^',
      flags: 'u',
    },
  ),
  sign('(?:احذف|احذفي|احذفوا|تجاهل|انس) (?:السطر|الجملة|ما قلته|ما كتبته|الرقم) (?:عن|حول|الخاص ب)', ` ?${aboutWhat}[.!]?$`, {
    before: '^',
  }),
];
