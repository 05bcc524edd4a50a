/** How German says what somebody holds to be the cause. */
import type { Suspicions } from '../suspicions.ts';

export const suspicions: Suspicions = {
  holds:
    '(?:sag(?:t|en|te|ten)|mein(?:t|en|te|ten)|glaub(?:t|en|te|ten|e)|denk(?:t|en|e)|find(?:et|en|e)|schwör(?:t|en|e)|behaupte[tn]?|vermute[tn]?|beklag(?:t|en)|klag(?:t|en)(?: über)?|schimpf(?:t|en) (?:auf|über)|verdächtig(?:t|en)|tipp(?:t|en|e) auf|heißt es|hört man|(?:ist|sind|bin) (?:fest |ganz |absolut |völlig )?(?:davon )?(?:überzeugt|sicher)|(?:hat|haben) (?:\\p{L}+ )?(?:im|in) Verdacht|(?:gibt|geben|schiebt|schieben) (?:es|das|alles) auf|(?:gibt|geben|schiebt|schieben)(?=[^.;]{2,80} die schuld)|(?:macht|machen)(?=[^.;]{2,80} verantwortlich)|(?:führt|führen) (?:es|das) (?:allein )?auf|sieht (?:den Grund|die Ursache|das Problem) (?:in|bei)|verweis(?:t|en) auf|frag(?:t|en) sich(?:,)? ob|überleg(?:t|en)(?:,)? ob|erwähn(?:t|te|en|ten)|nenn(?:t|en)|hör(?:t|en|te|ten)|hat gehört|(?:spricht|sprechen|redet|reden) von)(?: (?:auch|nur|immer|eher|alle|dagegen|hingegen))?(?:,|:)?(?: dass)?',
  around: [
    '(?:aus|von) (?<who>[^,.;:]{2,40}?) (?:höre ich|hört man|heißt es|ist zu hören|kommt)(?:,|:) (?:dass )?(?<claim>[^.;!?]{3,160})',
    '(?:laut|nach Ansicht (?:von|des|der)|für) (?<who>[^,.;:]{2,40}?) (?:liegt (?:es|das) (?:am|an)|ist es|sind es|ist klar, dass) (?<claim>[^.;!?]{3,160})',
    '(?<=^|[,;]\\s|(?:und|aber)\\s)(?<who>(?:der|die|das) (?:andere|zweite|dritte|vierte|nächste)n?|andere|wieder andere|ein anderer|ein[er]? (?:zweiter?|dritter?)),\\sdass\\s(?<claim>[^.;!?]{3,160})',
    '(?<=^|[,;]\\s|(?:und|aber)\\s)(?<who>[^,.;:!?]{2,40}?) (?:hält|halten) (?<claim>[^,.;:!?]{3,80}? für [^.;!?]{3,60})',
    '(?<=^|[,;]\\s)(?:auch )?(?<claim>[^,.;:!?]{3,60}?) (?:wird|werden|steht|stehen) (?:auch |oft |immer )?(?:verdächtigt|beschuldigt|(?:im|unter) verdacht|in der kritik)(?!\\p{L})',
  ],
  lists:
    'erklärung(?:en)?|theorien?|hypothesen?|meinungen|vermutung(?:en)?|verdacht|verdächtige|ansichten|mögliche (?:ursachen|gründe)|genannte (?:ursachen|gründe)|gründe, die|thesen|deutungen',
  opens:
    '(?:es|das) (?:hat|habe|hätte)(?: (?:etwas|wohl|viel))? mit|(?:es|das) (?:ist|sei|sind|seien|liegt|liege|lag|läge|kommt|komme)(?: (?:am|an der|an den|an|vom|von der|von den|von|nur|einfach|alles|überall))?|schuld (?:ist|sei|sind|seien)|wegen|am|an der|an den|auf',
  wishes: 'sollten?|(?:wir|man|sie) (?:müss(?:t)?en|brauchen|wollen|möchten)|man (?:sollte|müsste)',
  sources: 'daten|zahlen|berichte?|tabellen?|datei(?:en)?|spalten?|folien?|verträge?|statistik(?:en)?|auswertung(?:en)?',
  more: 'zu hoch|zu hohe[rnms]?|mehr|höhere?[rnms]?|steigen|steigt|gestiegen\\p{L}*|zugenommen|zunehm\\p{L}*|zu viele?|zusätzlich\\p{L}*|wachs(?:en|t)|gewachsen',
  less: 'zu niedrig\\p{L}*|zu gering\\p{L}*|hör\\p{L}* auf|aufgehört|nicht mehr|ohne|weniger|niedriger\\p{L}*|geringer\\p{L}*|sink(?:en|t)|gesunken\\p{L}*|gefallen|abgenommen|zu wenige?|kaum (?:noch)?|kein\\p{L}*|fehl(?:en|t)|zurückgegangen|verlor\\p{L}*|verlier\\p{L}*',
  season:
    '(?<!(?:im|seit|seit dem|letzten|diesen|vor dem|nach dem) )(?:(?:kalte[rn]?|heiße[rn]?|milde[rn]?|harte[rn]?|lange[rn]?|nasse[rn]?) )?(?:winter|sommer)(?!\\p{L})|jahreszeit\\p{L}*|saison\\p{L}*|weihnacht\\p{L}*|ferienzeit|urlaubszeit',
  reasons: {
    absent: {
      said: '(?:nicht|nie|selten|kaum) (?:zu hause|daheim|da|anwesend)|niemand (?:zu hause|da|daheim)|keiner (?:zu hause|da)|mach\\p{L}* (?:\\p{L}+ )?nicht auf',
      value: '(?:kein zutritt|kein zugang|nicht (?:angetroffen|zu hause|da|anwesend)|niemand (?:da|zu hause|angetroffen)|abwesend)',
    },
    broken: {
      said: 'pannen?|ausf(?:all|älle)\\p{L}*|defekt\\p{L}*|(?:geh|bleib)\\p{L}* kaputt|kaputt\\p{L}*',
      value: '\\w*panne|\\w*storung|\\w*defekt|\\w*ausfall',
    },
  },
  things: {
    weight: {
      more: 'schwerer\\p{L}*|zu schwer|wieg(?:en|t) mehr',
      less: 'leichter\\p{L}*|wieg(?:en|t) weniger',
      column: '\\w*gewicht\\w*|kg|kilogramm|tonnen|tonnage',
    },
    size: {
      more: 'größer\\p{L}*|zu groß\\p{L}*|sperrig\\p{L}*|breiter\\p{L}*',
      less: 'kleiner\\p{L}*|zu klein\\p{L}*',
      column: '\\w*gro(?:ss|ß)en?|\\w*volumen|liter|flache|lange|breite|hohe|masse',
    },
    age: {
      more: 'alter(?:t|n)|veralte(?:t|n|te[nrs]?)|älter\\p{L}*|zu alt\\p{L}*|überaltert\\p{L}*|verschlissen\\p{L}*',
      less: 'jünger\\p{L}*|neuer\\p{L}*',
      column: '\\w*alter|\\w*baujahr\\w*|jahrgang|(?:anschaffungs|kauf|zulassungs|geburts|herstell\\w*|einbau)(?:jahr|datum)|erstzulassung',
    },
    discount: {
      more: '(?:mehr|höhere?n?|größere?n?|zu viele?|zu hohe) (?:rabatte?|nachl(?:a|ä)sse?|skonto)',
      less: '(?:weniger|geringere?n?|niedrigere?n?|kleinere?n?|keine?n?|kaum (?:noch )?|zu wenige?) ?(?:rabatte?n?|nachl(?:a|ä)sse?n?|skonto)',
      column: '\\w*rabatt\\w*|nachlass\\w*|skonto\\w*|preisnachlass\\w*',
    },
    price: {
      more: '(?:zu |viel zu )?teuer|teurer\\p{L}*|preiserhöhung\\p{L}*|preise (?:erhöht|angehoben)|höhere preise',
      less: 'billiger\\p{L}*|günstiger\\p{L}*|preissenkung\\p{L}*',
      column: '\\w*preise?|tarif\\w*|stundensatz',
    },
    reply: {
      more: '(?:antwort|reagier|meld|zurückruf|ruf)\\p{L}*[^,;]{0,30}(?:langsam|spät|lange)\\p{L}*|(?:langsam|spät|lange)\\p{L}* (?:zu )?(?:antwort|reagier|wart)\\p{L}*|lange wart\\p{L}*|wart\\p{L}* (?:zu |viel zu )?lang\\p{L}*',
      less: '(?:antwort|reagier)\\p{L}*[^,;]{0,30}schneller',
      column: '(?:erst)?(?:antwort|reaktions|warte)(?:zeit)?(?: (?:min|minuten|stunden|std|tage|h))?',
    },
    approval: {
      more: '(?:zweite|doppelte|zusätzliche)[nrs]? (?:unterschrift|freigabe|genehmigung)|(?:zustimm|genehmig|freigab|freigeb|unterschr|unterschreib|einwillig|entscheid|erlaub|ja sag)\\p{L}*[^,;]{0,40}(?:langsam|spät|länger|verzöger|aufh)\\p{L}*|(?:langsam|länger|später)\\p{L}* (?:zu )?(?:zustimm|genehmig|freigeb|unterschreib|ja sag)\\p{L}*|halten? [^,;]{0,20} auf(?=[^,;]{0,40}unterschrift)|unterschrift[^,;]{0,60} (?:hält|halten) [^,;]{0,20}auf',
      less: '(?:zustimm|genehmig|freigab|unterschr)\\p{L}*[^,;]{0,30}schneller',
      column: '(?:genehmig|freigab|freigegeb|erteil|bewillig|unterschr|unterzeichn|zugestimmt|zustimmung|bestatig)\\w*',
    },
    arrival: {
      more: 'käm\\p{L}*[^,;]{0,40}(?:spät|verspätet)\\p{L}*|l(?:ass|äss|ieß|iess)\\p{L}* [^,;.]{0,24}warten|wart\\p{L}* (?:\\p{L}+ ){0,3}auf|(?:schick|send|komm|eintreff|liefer|einreich)\\p{L}*[^,;]{0,40}(?:spät|verspätet|langsam)\\p{L}*|(?:spät|verspätet)\\p{L}* (?:geschickt|gesendet|geliefert|eingereicht|rechnungen|belege)',
      less: '(?:schick|send|liefer)\\p{L}*[^,;]{0,40}früher',
      column: '(?:eingang|eingegangen|erhalten|empfang|angekommen|ankunft|posteingang)\\w*',
    },
    work: {
      more: '(?:brauch|benötig)\\p{L}*(?: \\p{L}+){0,2} (?:länger|mehr zeit)|arbeit\\p{L}* langsamer',
      less: '(?:brauch|benötig)\\p{L}* weniger zeit|arbeit\\p{L}* schneller',
      column: '(?:arbeits|montage|techniker|mann)(?:zeit|stunden?)',
    },
    parts: {
      more: '(?:ersatz|bau)?teilen?|material(?:ien|s)?',
      less: 'weniger (?:teile|material)',
      column: 'material(?:kosten|einsatz|aufwand)?|(?:ersatz)?teile(?:kosten)?|wareneinsatz',
    },
    duration: {
      more: 'langsam\\p{L}*|länger\\p{L}*|zu lang\\p{L}*|dauer(?:t|n) \\p{L}* ?(?:lang|länger)\\p{L}*|verzöger\\p{L}*',
      less: 'zu (?:schnell|rasch)|schneller\\p{L}*|kürzer\\p{L}*|gehetzt|hastig',
      column: '\\w*(?:dauer|tage|stunden|minuten|durchlaufzeit|bearbeitungszeit|lieferzeit)',
    },
    load: {
      more: 'überlastet\\p{L}*|überarbeitet\\p{L}*|überfordert\\p{L}*|ausgelastet|unterbesetzt\\p{L}*|zu wenige? (?:leute|personal|mitarbeiter|hände)|zu viel (?:arbeit|zu tun)|am limit|ersticken',
      less: 'unterfordert|nichts zu tun',
      column: 'auslastung|arbeitslast|falle pro \\w+',
    },
    distance: {
      more: 'weiter\\p{L}* (?:weg|entfernt|fahrten|wege)\\p{L}*|längere (?:wege|strecken|fahrten|touren)|umwege?n?|mehr kilometer',
      less: 'näher\\p{L}*|kürzere (?:wege|strecken|touren)',
      column: '\\w*entfernung|\\w*distanz|km|kilometer|strecke|fahrstrecke',
    },
    temperature: {
      more: 'heißer\\p{L}*|wärmer\\p{L}*|hitze\\p{L}*',
      less: 'kälter\\p{L}*|kälte|frost',
      column: '\\w*temperatur|celsius|grad',
    },
    experience: {
      more: 'erfahrener\\p{L}*',
      less: 'unerfahren\\p{L}*|zu jung|ungelernt\\p{L}*|wenig erfahrung|neulinge',
      column: '\\w*erfahrung|betriebszugehorigkeit|dienstjahre',
    },
  },
};
