/** What happens to things, in the words that briefs and exports have for it in any language. */

export interface Event {
  event: string;
  /** Over `words(text)`. */
  words: RegExp;
  /** More of it is better; of all others, worse. */
  good?: true;
}

export const events: readonly Event[] = [
  {
    event: 'missed',
    words:
      /\b(?:no ?shows?|dna|fta|(?:did|do|does|not|fail\w*|never)(?: not)? (?:simply )?(?:turn\w* up|show\w* up|attend\w*|appear\w*|come|came)|did not attend|not attended|missed|absent|absence|nicht erschienen|nicht (?:erschein\w*|gekommen|kommt|kommen|wahrgenommen)|versaumt\w*|nichterschein\w*|ne (?:se )?(?:vien\w*|present\w*)(?: pas)?|pas (?:venus?|venue|presentee?s?|honoree?s?)|absente?s?|lapins?|no (?:se )?(?:present\w*|acud\w*|asist\w*|vin\w*|vien\w*)|inasistencia\w*|ausente?s?|plantones?|nao (?:comparec\w*|vier\w*|veio|apareceu)|falt(?:a|as|ou|aram|am)|ausenc\w*|non si (?:present\w*)|mancat[ie] (?:presentazion\w*)|assent[ie]|assenza|assenze)\b|来なかった|無断キャンセル|不来院|未到|爽约|لم يحضر|غياب/,
  },
  {
    event: 'reopened',
    words:
      /\b(?:re ?open\w*|(?:tak(?:e|en|ing)|pick(?:s|ed|ing)?|open(?:s|ed|ing)?) (?:\w{1,12} )?(?:up )?again|(?:wieder|erneut|nochmals) (?:auf\w*|anfass\w*|vornehm\w*|bearbeit\w*)|reprend\w*|repren(?:dre|ons|nent)|volv(?:er|emos) a (?:abrir|trat|ver)\w*|retom\w*|riprend\w*|wieder ?(?:ge|er)?offn\w*|wiedereroffn\w*|rouv\w*|reouv\w*|reabr\w*|reabiert\w*|reabert\w*|riapert\w*|riapr\w*)\b|再開|再オープン|重新打开|重开|اعاد\w* فتح|اعيد فتح/,
  },
  {
    event: 'returned',
    words:
      /\b(?:return\w*|c[ao]m(?:e|es|ing) back|s[ae]n[dt](?:s|ing)? (?:\w{1,16} )?back|(?:g[eo]t|bring|brings|brought|give|gave|given|ship|shipped)(?: \w{1,16})? back|rma|retour\w*|zuruck(?:geschick\w*|gesand\w*|gesend\w*|gekommen|gegeben\w*|gebrach\w*|geb\w*|komm\w*|kam\w*|schick\w*|send\w*)|(?:kommen|kommt|schicken|senden|geben|bringen) (?:\w{1,16} )?zuruck|ruckgabe\w*|rucksend\w*|renvo[yi]\w*|revenu\w*|revien\w*|devuel\w*|devol\w*|vuelv\w*|volvieron|regresa\w*|voltam|voltaram|voltou|tornan?o|tornat[ieao]|rientra\w*|reso|resi|restitui\w*|rispedi\w*)\b|返品|返送|戻[ってるりさ]|退货|退回|退件|寄回|ارجاع|مرتجع|تعود|يعود|عادت|اعيدت|اعادتها|ترجع/,
  },
  {
    event: 'cancelled',
    words: /\b(?:cancel\w*|storn\w*|abgesagt\w*|annul\w*|cancelad\w*|anulad\w*|disdett\w*|annullat\w*)\b|キャンセル|取消|ملغ\w*|الغاء/,
  },
  {
    event: 'late',
    words:
      /\b(?:late|delay\w*|overdue|not on time|verspatet\w*|zu spat|unpunktlich\w*|retards?|tardi\w*|en retard|retras\w*|tarde|atras\w*|ritard\w*)\b|遅延|遅れ|延迟|迟到|متاخر\w*/,
  },
  {
    event: 'complained',
    words:
      /\b(?:complain\w*|claims?|beschwer\w*|reklam\w*|beanstand\w*|plaint\w*|plaign\w*|reclam\w*|quej\w*|queix\w*|lament\w*)\b|苦情|クレーム|投诉|شكو\w*/,
  },
  {
    event: 'escalated',
    words: /\b(?:escalat\w*|eskal\w*|escalad\w*|escalee?s?)\b|エスカレ|升级|تصعيد/,
  },
  {
    event: 'damaged',
    words: /\b(?:damag\w*|broken|beschadig\w*|endommag\w*|abime\w*|danad\w*|danificad\w*|danneggi\w*)\b|破損|损坏|تالف/,
  },
  {
    event: 'defective',
    words:
      /\b(?:defect\w*|reject\w*|scrap\w*|fehlerhaft\w*|ausschuss|defektu\w*|defectu\w*|rebut\w*|rechaz\w*|defeituos\w*|difett\w*|scart\w*)\b|不良|不合格|معيب/,
  },
  {
    event: 'churned',
    words:
      /\b(?:churn\w*|left us|(?:that|who|which) (?:have |had )?left|quit|cancel their|gekundigt\w*|kundig\w*|resili\w*|desabonn\w*|bajas?|cancelaron|abandon\w*|disdir\w*)\b|解約|流失|退订/,
  },
  {
    event: 'repeated',
    words:
      /\b(?:repeat\w*|revisit\w*|rework\w*|redone|nacharbeit\w*|nachbesser\w*|reprise\w*|refait\w*|retrabajo\w*|retrabalho\w*|rilavor\w*)\b|再作業|返工|اعادة العمل/,
  },
  {
    event: 'dunned',
    words:
      /\b(?:remind\w*|dunn\w*|chas(?:ed|ers?)|mahn\w*|gemahnt\w*|angemahnt\w*|zahlungserinnerung\w*|relanc\w*|mises? en demeure|recordatori\w*|requerimiento\w*|lembrete\w*|cobranca\w*|cobrad\w*|sollecit\w*)\b|督促|催促|催款|催缴|تذكير|انذار/,
  },
  {
    event: 'refunded',
    words: /\b(?:refund\w*|erstatt\w*|rembours\w*|reembols\w*|rimbors\w*)\b|返金|退款|استرداد/,
  },
  {
    event: 'won',
    words:
      /\b(?:won|win|became (?:an? )?orders?|turned into (?:an? )?orders?|accept(?:s|ed|ing|ance)?|sa(?:y|ys|ying|id) yes|tak(?:e|es|ing) (?:up )?(?:the|our) offers?|gewonnen|zusag\w*|zugesagt\w*|angenommen\w*|sag(?:en|t|te|ten) (?:\w{1,12} )?(?:ja|zu)|di(?:sent|t) oui|zum auftrag|beauftragt\w*|gagnee?s?|remport\w*|accept(?:e|er|ent)\w*|ganad\w*|acept\w*|dicen que si|ganh\w*|aceit\w*|dizem (?:que )?sim|vint[aoei]|accett\w*|dicono (?:di )?si)\b|受注|成約|赢单|成交|فاز|مكسوب/,
    good: true,
  },
  {
    event: 'converted',
    words:
      /\b(?:convert\w*|became (?:an? )?(?:customers?|clients?|members?)|kunden? (?:wurden|geworden)|konvert\w*|devenus? clients?|converti\w*|se convirti\w*|convertid\w*|diventat\w*)\b|成約|转化|تحول/,
    good: true,
  },
  {
    event: 'renewed',
    words: /\b(?:renew\w*|verlanger\w*|renouvel\w*|renov\w*|rinnov\w*)\b|更新|续约|تجديد/,
    good: true,
  },
  {
    event: 'solved',
    words: /\b(?:solved|resolved|fixed|gelost\w*|behoben\w*|resolu\w*|resuelt\w*|resolvid\w*|risolt\w*)\b|解決|解决|حل/,
    good: true,
  },
  {
    event: 'finished',
    words: /\b(?:complet\w*|finish\w*|abgeschlossen\w*|fertig\w*|termin\w*|acheve\w*|conclu\w*|completad\w*)\b|完了|完成|مكتمل/,
    good: true,
  },
];

/** The events that a text speaks of, over `words(text)`. */
export const eventsIn = (text: string): readonly Event[] => events.filter((each) => each.words.test(text));
