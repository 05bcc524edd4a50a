/** The signs by which the language is known, its words for figures and their courses, and how it asks. */
import type { Signs } from '../signs.ts';

export const signs: Signs = {
  called: 'german|deutsch|allemand|alemán|alemão|tedesco',
  asked: /ドイツ語で|用德[语文]|بالألمانية|باللغة الألمانية/,
  seen: /^(?:der|die|das|und|für|mit|ohne|über|zum|zur|eine?[nrms]?|folien|präsentation|quartal|bericht|kurze?|erstelle|vertrieb)$/,
  common:
    'der die das den dem des und ist sind war waren ein eine einer einem einen eines nicht mit von für auf zu zum zur im in am an bei aus nach über unter vor um durch gegen ohne zwischen seit bis als wie dass wenn weil aber oder auch nur noch schon mehr sehr wir uns unser unsere unserer unserem unseren ihr ihre ich sie er es man wird werden wurde wurden haben hat hatte kann können soll sollen muss müssen diese dieser dieses diesem kein keine alle vom beim ins was warum welche jahr bitte mache erstelle zeige zwei drei vier fünf sechs sieben acht neun zehn mir mich ihnen ihm ihn dann hier dort jetzt immer etwas viel viele wenig andere neue neuen neuer neues gegenüber sollte möchte brauchen wollen unserm jeder jede jedes wer wo',
  spelled: /[ßäöü]|.{3}(?:ung|ungen|keit|heit|schaft|lich|lichen|ischen?)$/u,
  plural: /^(?:n|en|e|s|es|er|ern|nen|innen)$/,
  cuts: 'fur in mit von bei zu zur zum im am der des den und aus nach uber auf durch gegen an ohne vor statt als je pro ins',
  derives:
    'e|en|er|ern|ers|es|em|n|s|o|os|t|te|ten|ter|et|ete|eten|ung|ungen|iert|ierte[nrs]?|ierung|ierungen|ieren|erin|innen|erinnen|end|ende[nr]?|nisse?n?',
  moves: {
    up: 'st(?:ieg|iegen|eigt|eigen|eigt[ea]?)|gestiegen|wuchs(?:en)?|wächst|gewachsen|nahm zu|zugenommen|erhöht\\p{L}*|legte\\p{L}* zu|Anstieg|Zuwachs|gewann(?:en)?',
    down: 's(?:ank|anken|inkt|inken)|gesunken|fiel(?:en)?|gefallen|nahm ab|abgenommen|verringert\\p{L}*|ging\\p{L}* zurück|zurückgegangen|Rückgang|verlor(?:en)?',
    not: '\\bnicht\\b|\\bkein\\p{L}*\\b',
  },
  compares: {
    half: 'Hälfte|halbiert\\p{L}*',
    double: 'verdoppel\\p{L}*|doppelt\\p{L}*',
    triple: 'verdreifach\\p{L}*|dreifach\\p{L}*',
    most: 'Mehrheit|Mehrzahl|Großteil',
  },
  cardinals: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  claims: {
    highest:
      'größte\\p{L}*|höchste\\p{L}*|stärkste\\p{L}*|meiste\\p{L}*|am (?:meisten|stärksten|höchsten|größten)|führt(?! zu)|führend\\p{L}*|an erster Stelle',
    lowest:
      'kleinste\\p{L}*|niedrigste\\p{L}*|geringste\\p{L}*|schwächste\\p{L}*|wenigste\\p{L}*|am (?:wenigsten|schwächsten|niedrigsten|geringsten)|letzte\\p{L}* Stelle',
    only: '(?<!nicht )nur|einzige[rnsm]?|allein|ausschließlich',
    all: 'alle[nrs]?(?! was)|jede[rsnm]?|sämtliche[nr]?',
    none: 'kein(?:e[rnsm]?)?|niemand|nirgends',
    because: 'weil|wegen|aufgrund|dank|verursacht durch|getrieben (?:von|durch)|infolge',
  },
  encloses:
    'folgende[nmrs]?|unten|unten ?stehend\\p{L}*|nachstehend\\p{L}*|anbei|aus (?:diese[mnr]|dem|der|den|meine[mnr]) (?:\\p{L}+ ){0,2}?(?:bericht|memo|text|protokoll|mitschrift|notizen?|dokument|artikel|verlauf|papier|vermerk|entwurf|mails?|konzept)',
  ordered: 'erstens|zweitens|drittens|viertens|schließlich',
  fillers:
    'zum (?:hinzufügen|bearbeiten) klicken|klicken sie,? um|titel(?: durch klicken)? (?:hinzufügen|bearbeiten)|durch klicken (?:hinzufügen|bearbeiten)|(?<!\\p{L})ihr text|platzhalter|blindtext|mustertext|text hier einfügen|diagrammtitel',
  stillOpen: 'noch (?:offen|zu klären|festzulegen|zu bestätigen)',
  roles:
    'vertrieb\\p{L}*|finanz\\p{L}*|leit\\p{L}*|geschäftsführ\\p{L}*|team\\p{L}*|vorstand\\p{L}*|einkauf\\p{L}*|personal\\p{L}*|technik\\p{L}*|produkt\\p{L}*|marketing|kunden\\p{L}*|controlling|it|recht\\p{L}*|logistik\\p{L}*|qualität\\p{L}*|betrieb\\p{L}*|projekt\\p{L}*|\\p{L}*leitung|\\p{L}*leiter(?:in)?|\\p{L}*team|\\p{L}*abteilung',
  leaves: {
    it: '(?:lass(?:t|en)?|nimm|nehmt|nehmen|halt(?:e|et|en)?|klammer(?:e|t|n)?|rechne[tn]?|zieh(?:e|t|en)?|schließ(?:e|t|en)?)(?: sie)?(?: bitte)? (?:sie|ihn|es|das|die|diese[nrs]?)(?: bitte)?(?: \\p{L}{2,14}){0,4} (?:raus|heraus|weg|außen vor|draußen|aus|beiseite)|(?:ignorier|streich|entfern|vernachlässig)(?:e|t|en)?(?: sie)?(?: bitte)? (?:sie|ihn|es|das|die|diese[nrs]?)|(?:(?:bitte|sie|ihn|es|das|die|diese[nrs]?) )+(?:\\p{L}{2,14} ){0,3}(?:rauslassen|herauslassen|weglassen|herausnehmen|rausnehmen|ausschließen|nicht mitzählen|nicht (?:mit)?zählen|ignorieren|außen vor lassen|herausrechnen|ausklammern|entfernen|streichen|raus|heraus|weg)',
    go: '(?:müss(?:en|t)|muss|soll(?:en|te|ten)?|dürfen|darf|gehör(?:t|en)|bleib(?:t|en)|fallen|fällt|komm(?:t|en))(?: \\p{L}{2,14}){0,3}? (?:raus|heraus|weg|draußen(?: bleiben)?|außen vor|unberücksichtigt|nicht (?:rein|hinein|dazu|mit)|nicht (?:mit)?gezählt(?: werden)?|nicht mitzählen|(?:rausgenommen|herausgenommen|herausgerechnet|ausgeschlossen|weggelassen|ausgeklammert|entfernt|gestrichen) werden)|zähl(?:t|en)(?: \\p{L}{2,14}){0,2}? nicht(?: mit)?',
    verbs:
      'ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|hatte|hatten|gehört|gehören|zählt|zählen|muss|müssen|soll|sollen|sollte|sollten|darf|dürfen|bleibt|bleiben|fällt|fallen|kommt|kommen|schloss|endete',
    there:
      'es gibt|es gab|wir haben|(?:die daten|die datei|der export|die liste|die tabelle) (?:hat|haben|enthält|enthalten)|in den daten (?:ist|sind|steht|stehen)',
    out: 'ohne berücksichtigung (?:von|der)|(?:ignorier|streich|entfern|vernachlässig)(?:e|t|en)(?: sie)?(?: bitte)?',
    opens:
      '(?:lass(?:t|en)?|nimm|nehm(?:t|en)|rechne(?:t|n)?|klammer(?:e|t|n)|zähl(?:e|t|en)|schließ(?:e|t|en)|halte[tn]?)(?: sie| wir)?(?: bitte)?',
    closes: 'weg|raus|heraus|außen vor|außer betracht|beiseite|aus|draußen|nicht mit|nicht',
    off: '(?:nicht (?:mit)?(?:zu)?zählen|nicht mit(?:zu)?rechnen|nicht (?:zu )?berücksichtigen|nicht einbeziehen|ignorieren|weglassen|herausrechnen|(?:he)?rausnehmen|ausschließen|ausklammern|außen vor lassen|lassen (?:wir|sie)(?: bitte)? (?:weg|raus|heraus|außen vor))',
    who: 'die|der|das|den|dem|deren|dessen|welche[rsn]?|bei denen|bei dem|bei der|wo',
    what: 'was|alles|wer',
    why: 'weil|da|denn|dafür|dort|davon|damit|sonst',
    unpaid: 'unbezahlt\\p{L}*|(?:noch )?nicht (?:bezahlt|beglichen)\\p{L}*',
    credits: 'gutschrift(?:en)?|rechnungskorrektur(?:en)?',
    twice: 'doppelt\\p{L}*(?! so(?!\\p{L}))|zweimal|zweifach\\p{L}*|mehrfach\\p{L}*|dublett\\p{L}*|duplikat\\p{L}*|nur einmal',
    drops: 'lösch(?:en|t)(?: sie)?|verwerf(?:en|t)(?: sie)?|(?:nehmen|werfen) sie',
  },
  became: {
    merged: 'zusammengeführt\\p{L}*|zusammengelegt\\p{L}*|zusammenführung',
    reversed: 'storn\\p{L}*|rückgängig',
    warranty: 'gewährleistung\\p{L}*|garantie\\p{L}*',
    postponed: 'verschoben\\p{L}*|verschieb\\p{L}*|aufgeschoben\\p{L}*',
    withdrawn: 'zurückgezogen\\p{L}*|zurückzieh\\p{L}*|zurückgenommen\\p{L}*|widerrufen\\p{L}*',
    cancelled: 'abgesagt\\p{L}*|absage|abgebrochen\\p{L}*|annulliert\\p{L}*|abbestellt\\p{L}*',
  },
  asks: {
    tally: 'zähl(?:en|t|e)? (?:(?:sie|bitte|die|das|es|wir) ){0,3}(?:aus|zusammen|durch)|(?:aus|zusammen)zählen',
    readAgain: 'durchgesehen|gelesen|nachgelesen|geprüft|durchgelesen|gesichtet|angesehen|angehört',
    wants:
      '(?:möchte|möchten|will|wollen|würde|würden|hätte|wüsste)(?: \\p{L}{1,12}){0,4} (?:wissen|erfahren|gern)|wüssten?|fragt(?:e|en)?|fragt sich|interessier\\p{L}*',
    many: 'wie viele|wieviele',
    ahead: 'würden?|könnten?|(?!(?:an|ab|auf|aus|ein|vor|zu|mit|nach|um|weg|her|hin|los|zurück)?ge)\\p{L}{3,30}n werden',
    choose:
      'welche[mnrs]?(?: der| von)?(?: \\p{L}+){0,3}? (?:sollen|sollten|soll(?:te)?) (?:wir|ich|man)(?: \\p{L}+)?? (?:nehmen|wählen|annehmen|gehen|umsetzen|beschließen|kaufen|machen)|welche[mnrs]?(?: \\p{L}+){0,2} (?:nehmen|wählen) wir|wofür (?:sollen|sollten) wir uns entscheiden',
    names:
      'was (?:schlechter|besser|schlimmer|höher|niedriger|gestiegen|gesunken|sich)|(?:die (?:kennzahl|zahl)|der (?:wert|anteil)), (?:die|der) (?:sich|steigt|sinkt|schlechter|besser|fällt)',
    act: 'was (?:sollen|sollten|müssen|können) wir (?:\\p{L}+ ){0,2}(?:tun|ändern|beheben|entscheiden|angehen)|was (?:ist|wäre) (?:jetzt |nun |zuerst )?zu tun|was (?:wir|der \\p{L}+|die \\p{L}+) (?:tun|ändern|beheben|entscheiden|angehen) (?:sollen|sollten|sollte|soll|müssen|muss|können)',
    why: 'warum|wieso|weshalb|woran (?:liegt|lag)|was (?:treibt|trieb|verursacht\\p{L}*|erklärt|steckt)|gründe? (?:für|dafür)|was ist (?:da )?(?:passiert|los)|was hat sich (?:geändert|verändert)',
    which: 'welche[rnms]?|wer|wo',
    amount:
      'wie ?(?:viele?[rns]?|hoch|oft|lange|groß|schnell)|was (?:ist|war|sind|kostet|kosten|verlieren|würden?|wäre|brächte|bringt)|haben wir|sind|ist|war|hat|wurden?',
    cost: 'kostet|kosten|verlieren|verliert|teuer',
    best: 'beste\\p{L}*|besten|schnellste\\p{L}*|günstigste\\p{L}*|stärkste\\p{L}*|ausbauen|investieren|behalten|beibehalten',
    worst:
      'verbessern|sanieren|kümmern|schlechteste\\p{L}*|schwächste\\p{L}*|langsamste\\p{L}*|teuerste\\p{L}*|aufgeben|streichen|kündigen|beenden|trennen',
    most: 'meiste\\p{L}*|höchste\\p{L}*|größte\\p{L}*|längste\\p{L}*',
    least: 'wenigste\\p{L}*|niedrigste\\p{L}*|kleinste\\p{L}*|geringste\\p{L}*|kürzeste\\p{L}*',
    done: 'eingeführt|führten?|begonnen|begann|begannen|gestartet|starteten?|erhöht\\p{L}*|angehoben|gesenkt|gestrichen|strichen|abgeschafft|geändert|umgestellt|gewechselt|eröffnet\\p{L}*|geschlossen|eingestellt|stellten?|beendet|verlängert|verkürzt|ersetzt|neue[nrsm]?|preiserhöhung\\p{L}*|einführung|umstellung|schulung\\p{L}*|kampagne\\p{L}*|änderung|maßnahme\\p{L}*',
    effect:
      'geschadet|schadet\\p{L}*|geholfen|hilft|half|gewirkt|wirkt\\p{L}*|gesenkt|senkt\\p{L}*|reduziert\\p{L}*|erhöht\\p{L}*|gesteigert|steigert\\p{L}*|verbessert\\p{L}*|verschlechtert\\p{L}*|beeinflusst|verändert|verkürzt|beschleunigt|verlangsamt|gebremst|ausgewirkt|gebracht|zurückgehen|sinken|steigen|fallen',
    whether: 'ob',
    isTrue: '(?:stimmt|trifft) (?:das|dies|es)(?: zu)?|ist (?:das|dies|dem|es) (?:wirklich |tatsächlich )?(?:wahr|so|richtig|der fall)',
    either: 'liegt (?:es|das)|lag (?:es|das)|ist es|sind es',
    now: 'seit|seitdem|jetzt|nun|inzwischen|mittlerweile|heute|derzeit|aktuell|zuletzt|nur noch|bis',
    changed:
      'gesunken|sinken|sinkt|sank(?:en)?|abgerutscht|rutscht|gefallen|fällt|fiel(?:en)?|gestiegen|steigt|steigen|stieg(?:en)?|zurückgegangen|verschlechtert|verbessert|eingebrochen|gewachsen|abgenommen|zugenommen|rückläufig|schlechter|besser|höher|niedriger|tiefer|länger|langsamer|später|häufiger|öfter|seltener|weniger|schwächer|über (?:dem )?vorjahr|unter (?:dem )?vorjahr',
    doubts:
      'schuld|schieb(?:t|en)|vermute[nt]?|verdacht|verdächtig\\p{L}*|überzeugt|glaub(?:t|en|e)|mein(?:t|en|e)|bauchgefühl|verantwortlich|angegriffen|wegen|liegt (?:es|das) an|lag (?:es|das) an|schimpf(?:t|en) (?:auf|über)|(?:sagt|sagen),? (?:es|das) (?:sei|seien|liegt|liege|ist|sind)',
    suspects:
      '(?:gibt|geben|schiebt|schieben) (?:es )?(?:auf|die schuld)|vermute[tn]?|(?:meint|meinen|glaubt|glauben|denkt|denken|sagt|sagen|behauptet)(?: alle)?,? (?:es (?:ist|sei|sind|seien|liegt|liege|lag|läge)|das (?:ist|sei|liegt|liege))|schuld (?:ist|sei|sind|seien)|macht (?:dafür )?verantwortlich',
    blames: 'liegt (?:es|das) a[nm]|lag (?:es|das) a[nm]|wegen|ist es|sind es|war es|waren es',
    or: 'oder',
  },
  weighs: {
    decide:
      '(?:sollen|sollten|müssen) wir|soll (?:ich|man)|lohnt (?:es )?sich|(?:lohnen|rechnen) sich|rechnet (?:es )?sich|ist (?:es|das) (?:das )?wert|zahlt (?:es|das) sich aus|können wir uns|was (?:bräuchte|braucht) es',
    can: 'können wir|könnten wir|dürfen wir',
    puts: '(?:muss|müssen|möchten?|will|wollen) (?:wissen|verstehen)|(?:ich|wir) (?:muss|müssen|möchten?|will|wollen) wissen,?|fokus(?:siere)? auf|schau(?:e|en)?|sag(?:e|en)? (?:uns|mir)|(?:heraus|raus)finden,?|prüf(?:e|en|t),?|klär(?:e|en|t),?|zeig(?:e|en|t)? (?:uns|mir),?',
    people:
      'einstell\\p{L}*|einzustellen|techniker\\p{L}*|verkäufer\\p{L}*|vertriebler\\p{L}*|mitarbeite\\p{L}*|stellen?|agent(?:en|in|innen)?|personen|leute|köpfe|vollzeitstellen?|fahrer\\p{L}*|außendienstler\\p{L}*',
    each: 'je|jeweils|pro (?:kopf|person|stelle|mitarbeiter\\p{L}*|techniker\\p{L}*)',
    at: 'zu|für je',
    year: '(?:im|pro|je) jahr,? (?:alles inklusive|all[- ]in|alles in allem)|(?:im|pro|je) jahr|jährlich|p\\. ?a\\.|jahreskosten|/ ?jahr',
    quarter: '(?:im|pro|je) quartal|quartalsweise',
    month: '(?:im|pro|je) monat|monatlich|/ ?monat',
    week: '(?:in der|pro|je) woche|wöchentlich',
    commission: 'provision(?:en|ssatz)?|kommission(?:en)?|gebühr(?:en)?|courtage',
    price: 'preise?n?|listenpreise?n?|tarife?n?',
    discount: 'rabatte?n?|nachl(?:ass|ässe)n?|skonto',
    cap: 'deckeln|gedeckelt|begrenz\\p{L}*|obergrenze|höchstens|maximal|kappen|beschränk\\p{L}*',
    up: 'erhöh\\p{L}*|anheb\\p{L}*|heben(?: [^ ,.;]{1,24}){1,9} an|anzuheben|anhöben|steiger\\p{L}*|teurer',
    down: 'senk\\p{L}*|zu senken|reduzier\\p{L}*|kürz\\p{L}*',
    now: 'statt|anstatt|anstelle von|heute|bisher|derzeit|aktuell|gegenüber',
    start: 'von',
    thousand: 'k|tsd\\.?|tausend',
    million: 'mio\\.?|millionen?|m',
    ends: 'streich(?:t|en)|kündig(?:t|en)|beend(?:et|en)|einstellen|abschaffen|kappen|wegfallen|schließen|schliessen|abschalten|aufgeben|stoppen',
    once: 'einmalig(?:e[nrs]?)?',
    saves: 'spar(?:t|en)|erspar\\p{L}*|einspar\\p{L}*|einzusparen',
    keeps: 'behalten|beibehalten|verlängern|erneuern|weiterführen|fortführen|bleiben bei|bei \\p{L}+ bleiben',
    links:
      'aber|kostet uns|kosten uns|uns|zu|für|je|mit|um|bei|rund|etwa|der|die|das|und|kostet|kosten|kostete[nt]?|auszugeben|ausgeben|jeweils|an',
    off: 'rabatt|nachlass|günstiger|billiger|preisnachlass|skonto',
    unit: 'pro|je|für jede[nrs]?|jede[rs]?',
    margin: 'rohmarge|bruttomarge|rohertragsmarge|deckungsbeitrag|marge(?! (?:brute|sur))',
    loses: 'verlier\\p{L}*|verlör\\p{L}*|kost(?:et|en)(?: uns)?|verlust',
    costsUs: 'kostet uns|kosten uns|kommt uns|kommen uns|(?:zahlen|verlieren|tragen|erstatten) wir',
    earnsUs: 'bringt uns|bringen uns|(?:verdienen|erlösen|berechnen) wir|ist uns',
  },
  pays: {
    pay: '(?:be)?zahl\\p{L}*|gezahlt|geld\\p{L}*|rechnungen|liquidität|eingänge',
    late: 'spät(?:er|e)?|verspät\\p{L}*|langsam\\p{L}*|schleppend\\p{L}*|länger|verzögert|pünktlich\\p{L}*|überfällig\\p{L}*|verzug',
    named:
      'zahlungs(?:moral|verhalten|verzug|verzögerung\\p{L}*|dauer|ziel\\p{L}*|eingäng\\p{L}*|eingang)|forderung(?:en|slaufzeit\\p{L}*)|außenstände|debitoren\\p{L}*|mahnwesen|inkasso|zahlungsverzögerung\\p{L}*',
    unpaid:
      'überfällig\\p{L}*|offen\\p{L}* (?:posten|rechnungen|beträge|forderungen)|außenstände|unbezahlt\\p{L}*|ausstehend\\p{L}*|altersstruktur|fälligkeitsstruktur',
    dso: 'dso|forderungslaufzeit\\p{L}*',
    share: 'anteil (?:der )?(?:verspätet|zu spät) \\p{L}+|wie viele (?:\\p{L}+ ){0,2}(?:zahlen|werden) (?:zu spät|verspätet)',
    charge:
      'verzugszins\\p{L}*|mahngebühr\\p{L}*|mahnwesen|skonto|skonti|vorkasse|anzahlung\\p{L}*|kürzere zahlungsziele|kreditlimit\\p{L}*|liefersperre\\p{L}*|factoring|lastschrift\\p{L}*',
  },
  rates: {
    punctual: '\\p{L}*termintreue|liefertreue|\\p{L}*pünktlich\\p{L}*|termingerecht\\p{L}*|fristgerecht\\p{L}*|rechtzeitig\\p{L}*|otif',
    share: '\\p{L}*quote|\\p{L}*rate|anteil',
  },
  tells: {
    share:
      '(?:anteil|prozentsatz|quote)(?: (?:der|an|von|aller|unserer))?|wie ?viele(?: (?:der|von|unserer|aller))?|von (?:je )?(?:hundert|100)',
    lasts: '(?:kalender|werk|arbeits)?tage?n?|wochen|stunden|zeit|\\p{L}*dauer|wie lange|\\p{L}+zeit|wart\\p{L}*',
    between: 'von|vom|von der|zwischen|ab',
    to: 'bis(?: zum| zur| zu)?|und',
    spends: 'kostet|kosten|ausgeben|ausgaben für|zahlen für|\\p{L}+kosten|was uns|was wir für|aufwand für',
    each: 'je|pro|für jede[nrs]?',
    told: 'gemessen|messen|rechnen wir|zählen wir|geht um|sorgen?|problem|kennzahl|schlechter|verschlechter\\p{L}*|schmerzt|zahl|messgröße',
    second: 'zweite[nrms]?|erneut\\p{L}*|noch einmal|nochmals|mehrfach|wiederhol\\p{L}*|weitere[nrms]?',
    first: 'erste[nrms]?|einzige[nrms]?|eine[mnrs]?|einmal\\p{L}*',
    onDay:
      'pünktlich|rechtzeitig|zugesagt\\p{L}{0,8}|versproch\\p{L}{0,8}|versprech\\p{L}{0,8}|am (?:vereinbarten|zugesagten|geplanten|versprochenen|gebuchten) (?:tag|termin)|zum (?:vereinbarten|zugesagten|geplanten|versprochenen) (?:termin|zeitpunkt)|an dem tag, (?:den|der) [^.,;]{0,30}(?:vereinbart|zugesagt|versprochen)|zu spät|verspätet\\p{L}{0,8}|im (?:plan|zeitplan)|(?:fristen?|termine?) (?:gehalten|eingehalten|nicht halten|reißen|verpasst|überschritten)',
    longer:
      'vo[nm] (?:dem )?tag|länger|langsamer|dauer(?:t|n|te)?|ewig|wart(?:en|et|ezeit\\p{L}{0,8})|wie (?:lange|schnell|viele (?:tage|stunden|wochen))|(?:mehr|zu viele) (?:tage|stunden|wochen)|zieh(?:t|en) sich|schneller|steh(?:t|en) (?:still|leer)',
    improved: '(?<!(?:war|viel|deutlich|noch) )besser|verbesser\\p{L}{0,8}|gute nachricht\\p{L}{0,8}|schneller|erholt',
    since:
      'wann (?:es|das) (?:begann|begonnen|angefangen|anfing|losging)|seit (?:wann|welche[mrn])|ab (?:wann|welche[mrn])|in welchem monat|von welchem monat',
    byDay:
      '(?:nach|je) (?:dem )?(?:tag|datum|monat)(?: der| des| von| an dem)|nach dem (?:tag|datum|monat)|(?:nach|je)(?= \\p{L}{3,16}(?:datum|tag|monat))',
    atOnce:
      'auf anhieb|gleich beim ersten (?:mal|besuch|versuch|termin|anruf|einsatz|kontakt)|beim ersten (?:mal|besuch|versuch|termin|anruf|einsatz|kontakt)|im ersten (?:anlauf|versuch)|ohne (?:noch einmal|nochmals|wieder|ein zweites mal) (?:kommen|anrücken|anfahren|anrufen) zu müssen',
    left: 'übrig|bleib\\p{L}*|verdien\\p{L}*|marge|gewinn|deckungsbeitrag|ertrag',
    one: '(?:je|pro|(?:von|an|bei|mit|auf|für) (?:jede[mnrs]?|eine[mnrs]?))',
    costs: 'nach(?: abzug (?:von|der|des))?|abzüglich',
    much: 'wie ?viel|welche[rn]? (?:teil|anteil)',
    every: 'von (?:jede[mr]|allen?|jedem einzelnen)|auf jede[ns]?',
  },
  retained: {
    net: 'netto-?(?:umsatz|kunden|erlös)?-?(?:bindung|retention)(?:s?-?(?:rate|quote))?|net-?(?:revenue-?)?retention(?:-?rate)?',
    gross: 'brutto-?(?:umsatz|kunden|erlös)?-?(?:bindung|retention)(?:s?-?(?:rate|quote))?',
  },
  bounds: {
    inside:
      'innerhalb(?: von)?|binnen|in(?: (?:weniger als|unter|höchstens|maximal))?|unter|weniger als|höchstens|maximal|bis zu|spätestens nach',
    beyond: 'länger als|mehr als|über|später als|langsamer als',
    one: 'eine[nrsm]?|ein|einem einzigen',
    second: 'sekunden?',
    minute: 'minuten?|min',
    hour: 'stunden?|std|h',
    day: '(?:kalender)?tage?[ns]?|tages',
    week: 'wochen?',
    month: 'monate?n?s?',
    working: '(?:arbeits|werk|geschäfts)(?:tage?[ns]?|stunden?)',
  },
  files: {
    data: 'datei(?:en)?|daten|datensatz|listen?|auszug|auszüge|export|tabellen?',
    covers:
      'ist|sind|kommen|kommt|stammen|stammt|enthalten|enthält|umfasst|umfassen|reicht|reichen|beginnt|beginnen|endet|enden|gehen|geht|hat|haben|läuft|laufen',
    orders: 'nimm|nehmen|verwende\\p{L}{0,3}|zeig\\p{L}{0,3}|vergleich\\p{L}{0,5}|bericht|präsentation|folien',
    of: 'von|mit|aller',
    since: 'seit|ab',
  },
  lengths: {
    most: 'max(?:imal|imum)?\\.?|höchstens|bis zu|nicht mehr als|nicht über|(?:keinesfalls|auf keinen fall|keine|nie) mehr als',
    mostAfter: 'max(?:imal|imum)?(?!\\p{L})|höchstens|oder weniger|,? (?:aber )?mehr nicht|(?:reichen|genügen)(?!\\p{L})|sind genug',
    handful: 'handvoll|ein paar|wenige[nr]?',
    short:
      'so (?:wenig|kurz|knapp)e?(?: folien| seiten)? wie (?:möglich|nötig)|je (?:weniger|kürzer)(?: folien)?,? desto besser|kurze[snrm]? (?:präsentation|foliensatz|deck|unterlage|vorlage|bericht|dokument)|halt\\p{L}{0,4} (?:sie |du )?(?:es|das|dich|sich|die präsentation) (?:bitte |möglichst )?kurz|(?:bitte |möglichst )?kurz (?:halten|und knapp|bitte)|etwas kurzes|in aller kürze|(?:präsentation|unterlage|deck) (?:soll|muss|sollte) kurz',
  },
  partOf: 'Anteil: {whole}',
  shareOf: 'Anteil „{value}“',
  leftOf: 'Marge je {row}',
  works: {
    means: 'bedeutet|heißt|ist definiert als|berechnet sich (?:als|aus)|errechnet sich (?:als|aus)|entspricht',
    plus: 'plus|zuzüglich|zzgl\\.?',
    minus: 'minus|abzüglich|abzgl\\.?|weniger|ohne',
    over: 'geteilt durch|dividiert durch|durch|im verhältnis zu|in (?:%|prozent) (?:von|vom|der|des)',
    outOf: 'von|an|unter',
    only: 'nur|ausschließlich',
    not: 'nicht|kein\\p{L}{0,2}|ohne|außer|ausser|ausgenommen',
    until: 'am oder vor|bis(?: spätestens)?(?: zum| zur)?|spätestens (?:am|zum|zur|bis)|nicht später als|nicht nach',
    before: 'vor',
    within: 'innerhalb von|innerhalb|binnen|in höchstens|in maximal',
    after: 'nach|ab|seit|von',
    all: 'alle[rnms]?|sämtliche[rn]?|jede[rs]?|anzahl der',
    day: '(?:kalender)?tage?n?',
    week: 'wochen?',
    working: '(?:arbeits|werk)tage?n?',
  },
  proposes: {
    ways: 'auf dem tisch liegen|zwischen (?:zwei|drei|vier|fünf|mehreren|folgenden|diesen) (?:wegen|möglichkeiten|varianten|vorschlägen|optionen|alternativen)|zur (?:wahl|auswahl|debatte|diskussion) (?:stehen|steht)|im raum (?:stehen|steht)|(?:optionen|möglichkeiten|varianten|alternativen|wege|ideen|vorschläge|hebel|auswege|angebote)(?: (?:gibt es|haben wir|sehen wir|liegen vor|stehen zur wahl|auf dem tisch))?|(?:liegen|stehen)(?: \\p{L}+){0,2} (?:vorschläge|ideen|varianten|optionen)(?: vor| im raum)?|wir (?:überlegen|erwägen|diskutieren)',
    could: '(?:wir|sie|man) (?:könn(?:t)?en|kann|könnte)|(?:könn(?:t)?en|kann|könnte) (?:wir|man)',
    points: '(?:das|dies|dieses|diese|dieser|es|sie|er|die (?:erste|zweite|dritte|letzte))',
    lowers:
      'senk\\p{L}*|gesenkt|reduzier\\p{L}*|verringer\\p{L}*|verhinder\\p{L}*|vermeid\\p{L}*|vermied\\p{L}*|spar(?:t|en)|einspar\\p{L}*|abfang\\p{L}*|fängt|auffang\\p{L}*|wegfall\\p{L}*|fallen weg|drück\\p{L}*|kürz\\p{L}*|weniger|sinken|sinkt|runter|herunter|um(?= (?:\\d|ein|die|zwei|drei))',
    halves: 'halbier\\p{L}*|auf die hälfte',
    half: '(?:die |um die )?hälfte',
    third: '(?:ein |einem |das |jede[rsn]? )?dritte(?:l|ls|n|r)?(?! quartal)|einem von drei',
    quarter: '(?:ein |einem )?viertel',
    fifth: '(?:ein |einem )?fünftel',
    tenth: '(?:ein |einem )?zehntel',
    twoThirds: 'zwei drittel',
    threeQuarters: 'drei viertel|dreiviertel',
    restores:
      'zurück(?!weis|send|gew|gab)\\p{L}*|wieder|rückgängig|wiederherstell\\p{L}*|wiedereinführ\\p{L}*|(?:den|die|das|dem|der) (?:alten?|früheren?|vorherigen?|bisherigen?) \\p{L}+|wie (?:früher|vorher|zuvor)',
    received:
      '(?:bietet|bieten|gewährt|gewähren|räumt|gibt|verspricht) (?:uns|\\p{L}+ uns)|uns (?:\\p{L}+ ){0,6}(?:anbietet|bietet|gewährt|einräumt|gibt)|(?:rabatt|nachlass|skonto)(?: \\p{L}+){0,8} (?:annehmen|anbietet|bietet|gewährt|einräumt)|auf (?:alle )?(?:ihre|seine|deren|dessen) rechnungen',
    demanded: 'will|wollen|verlangt|verlangen|fordert|fordern|akzeptieren|hinnehmen|schlucken|mitgehen|annehmen|zustimmen',
    more: 'mehr|aufschlag|erhöhung|preiserhöhung|zuschlag|teurer|höhere[nr]?|obendrauf',
    charges:
      '(?:kunden|kundinnen|mitglieder(?:n)?|patienten|gästen?|käufern?|ihnen)(?: \\p{L}+){0,4} (?:berechnen|verlangen|abrechnen|zahlen (?:lassen)?)|(?:berechnen|verlangen) (?:wir )?(?:von |den )?(?:kunden|mitgliedern|patienten|gästen)|(?:liefer|versand|buchungs|storno|bearbeitungs)(?:gebühr|pauschale|kosten)(?: \\p{L}+){0,3} (?:verlangen|erheben|einführen|berechnen)|gebühr(?: von)?(?: \\p{L}+){0,3} (?:verlangen|erheben|einführen)',
    everyone: 'alle[nr]?(?= \\p{L})|sämtliche\\p{L}*|überall|flächendeckend|das ganze \\p{L}+',
    reports:
      'versprech\\p{L}*|verspricht|zusag\\p{L}*|sagt|sagen zu|laut|angeblich|erwart\\p{L}*|schätz\\p{L}*|garantier\\p{L}*|glaub\\p{L}*|soll(?:en|te|ten)?|würde[n]?|dürfte[n]?|rechn(?:et|en) mit|denk\\p{L}*',
    sunk: '(?:schon|bereits|längst) (?:be|ge|voraus)(?:zahlt|ausgegeben)(?:e[nrs]?)?|(?:schon|bereits|längst)(?: \\p{L}+){0,3} (?:bezahlt|gezahlt|ausgegeben|überwiesen|vorausbezahlt|gekostet|investiert|gesteckt|geflossen)|im voraus (?:be|ge)zahlt',
    cents: 'cent|rappen',
    relative:
      'wo|wobei|der|die|das|den|dem|dessen|deren|was|wenn|je|jede[rsn]?|für|zu|mit|ohne|bei|auf|in|im|aus|von|etwa|rund|laut|und|aber|sie|er|es|dies|dann|nicht|nur|eine pro|einmal pro|wofür|womit',
  },
  settles: {
    settles:
      'entscheiden (?:müssen|sollen|wollen|muss|soll|will) (?:wir|ich|der \\p{L}+|die \\p{L}+)(?: [^.,;:?]{1,24})?(?:\\s?:|,(?= ob ))|(?:noch )?zu entscheiden(?: (?:ist|sind|haben wir|wäre|bleibt))?(?: [^.,;:?]{1,24})?\\s?:|(?:wir stehen|die \\p{L}+ steht) vor der (?:entscheidung|wahl)\\s?:|(?:was wir (?:[^.,;:?]{1,24} )?(?:entscheiden|klären|festlegen) müssen|zu (?:entscheiden|klären) ist)(?: [^.,;:?]{1,24})?(?:,? ist,?(?= ob )|,?(?= ob )|\\s?:)|entschieden werden (?:muss|soll)(?: [^.,;:?]{1,30})?(?:\\s?:|,(?= ob ))|(?:die|unsere) entscheidung(?: (?:für|im|in|am|über) [^.,;:?]{1,30})?(?: (?:ist|lautet))?(?:\\s?:|,(?= ob ))|(?:wir|ich|der (?:vorstand|beirat|aufsichtsrat)|die (?:geschäftsführung|leitung)) (?:müssen|muss|soll|sollen|wollen|will)(?: [^.,;:?]{1,24})? entscheiden(?:,?(?= (?:ob|entweder) )|\\s?:)|(?:wir|ich) (?:schwanken?|stehen vor der wahl|haben die wahl)(?= zwischen )|zur (?:wahl|entscheidung) steh(?:t|en)(?:\\s?:|,(?= ob ))|entscheidungsbedarf\\s?:|brauch(?:e|en|t) (?:eine )?(?:entscheidung|meinung|einschätzung),(?= ob )',
    requests:
      '(?:die|unsere) (?:bitte|anfrage|forderung)(?: an [^.,;:?]{1,30})?(?: ist|\\s?:)|(?:wir|ich) (?:beantragen?|bitten? um)|(?:unser|der) antrag(?: [^.,;:?]{1,20})?(?: lautet)?\\s?:',
    between: 'zwischen',
    whether: 'ob(?: wir)?|dass wir|wir|ihn|sie',
    either: 'entweder(?: (?:wir|(?:stellen|kaufen|kündigen|bauen|holen|nehmen|bleiben|behalten|schließen) wir))?',
    alternative: 'oder(?: ob wir| wir| ob)?',
    also: 'und',
    both: 'welche[nrsm]? (?:möglichkeit|option|variante|davon|lösung|weg|vorschlag|von (?:ihnen|diesen|beiden|den (?:zweien|dreien)))|(?:was|welche[ns]?|wofür) (?:sollen|sollten|nehmen|machen|wählen|würden|empfehlen|empfiehlst) |wofür (?:sollen|sollten) wir uns entscheiden|was (?:davon )?(?:lohnt sich|empfiehl\\p{L}*|rätst)|(?:sag|sagt|sagen sie) uns,? (?:welche|was)|(?:was|welche[sr]?)(?: davon)? (?:rechnet sich|lohnt sich|zahlt sich aus|ist (?:günstiger|besser|mehr wert)|bringt mehr|kostet weniger)|(?:zahlen|kosten|rechnung) (?:für|von) (?:beide[sn]?|alle)|welche[sr]? (?:von beiden|der beiden|option|variante)|beide (?:varianten|optionen|wege)|vergleich(?:e|en)? (?:beide[sn]?|die beiden)|nebeneinander',
    headed:
      '(?:die )?entscheidung(?: für [^:]{1,30})?|(?:die )?(?:optionen|alternativen|varianten)|zur (?:wahl|entscheidung) (?:steht|stehen)',
    nothing:
      'nichts (?:tun|ändern)|alles (?:so )?lassen(?:,? wie es ist)?|weiter wie bisher|wir (?:tun|ändern|machen) nichts|nichts machen|nichts zu (?:tun|ändern)',
    gauges:
      '(?:ziel\\p{L}{0,12}|zielwert\\p{L}{0,4}|quote\\p{L}{0,2}|kennzahl\\p{L}{0,3}|bericht\\p{L}{0,8}) (?:[^.,;]{0,60} )?(?:je|pro|nach|getrennt|für jede\\p{L}?|einzeln)|(?:je|pro|nach|für jede\\p{L}?) \\p{L}+ (?:[^.,;]{0,60} )?(?:ziel\\p{L}{0,8}|bericht\\p{L}{0,8}|auswert\\p{L}{0,4}|ausweis\\p{L}{0,4}|mess\\p{L}{0,4}|steuer\\p{L}{0,4})|(?:ziel|zielwert|kennzahl|messgröße)\\p{L}{0,4} (?:anpassen|ändern|umstellen|neu (?:setzen|festlegen))|getrennt (?:berichten|ausweisen|messen)|dashboards?',
    limits:
      'deckel\\p{L}{0,4}|begrenz\\p{L}{0,4}|beschränk\\p{L}{0,4}|kürz\\p{L}{0,4}|reduzier\\p{L}{0,4}|weniger|stopp\\p{L}{0,4}|einstell\\p{L}{0,4}|auslaufen|aufgeben|nicht mehr (?:anbieten|annehmen|verkaufen)',
    option: 'option|variante|alternative|möglichkeit|angebot|vorschlag|weg',
    choosing:
      'entscheid\\p{L}*|zu entscheiden|wahl|wählen|auswahl|optionen|varianten|alternativen|möglichkeiten|angebote|vorschläge|entweder|zur (?:wahl|debatte)|auf dem tisch|abzuwägen|abwägen',
  },
  happened: {
    made: 'eröffnet|erstellt|angelegt|eingegangen|aufgegeben|gemeldet|bestellt|gebucht|eingereicht',
    sent: 'abgeholt|versandt|versendet|verschickt|verladen',
    delivered: 'zugestellt|geliefert|ausgeliefert',
    closed: 'geschlossen|gelöst|erledigt|abgeschlossen',
  },
};
