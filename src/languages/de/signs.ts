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
  fillers:
    'zum (?:hinzufügen|bearbeiten) klicken|klicken sie,? um|titel(?: durch klicken)? (?:hinzufügen|bearbeiten)|durch klicken (?:hinzufügen|bearbeiten)|(?<!\\p{L})ihr text|platzhalter|blindtext|mustertext|text hier einfügen|diagrammtitel',
  stillOpen: 'noch (?:offen|zu klären|festzulegen|zu bestätigen)',
  roles:
    'vertrieb\\p{L}*|finanz\\p{L}*|leit\\p{L}*|geschäftsführ\\p{L}*|team\\p{L}*|vorstand\\p{L}*|einkauf\\p{L}*|personal\\p{L}*|technik\\p{L}*|produkt\\p{L}*|marketing|kunden\\p{L}*|controlling|it|recht\\p{L}*|logistik\\p{L}*|qualität\\p{L}*|betrieb\\p{L}*|projekt\\p{L}*|\\p{L}*leitung|\\p{L}*leiter(?:in)?|\\p{L}*team|\\p{L}*abteilung',
  asks: {
    act: 'was (?:sollen|sollten|müssen|können) wir (?:\\p{L}+ ){0,2}(?:tun|ändern|beheben|entscheiden|angehen)|was (?:ist|wäre) (?:jetzt |nun |zuerst )?zu tun|was (?:wir|der \\p{L}+|die \\p{L}+) (?:tun|ändern|beheben|entscheiden|angehen) (?:sollen|sollten|sollte|soll|müssen|muss|können)',
    why: 'warum|wieso|weshalb|woran (?:liegt|lag)|was (?:treibt|trieb|verursacht\\p{L}*|erklärt|steckt)|gründe? (?:für|dafür)',
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
    blames: 'liegt (?:es|das) a[nm]|lag (?:es|das) a[nm]|wegen|ist es|sind es|war es|waren es',
    or: 'oder',
  },
};
