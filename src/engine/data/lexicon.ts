/** Words that identify columns and values, in the languages CRM exports come in. */
import { normalForm } from '../language/normal-form.ts';

/** A name as lower-case words without accents: `CloseDate` and `close_date` both become `close date`. */
export function words(text: string): string {
  return spoken(normalForm(text, 'NFD').replace(/\p{Mn}/gu, ''));
}

/** A word without what it ends in by number, gender or tense. */
export const stem = (word: string) => word.replace(/(?:lations?|led|ed|ing|ies|es|s|en|e|te|ter|tes|ten)$/u, '');
/** Whether two words are one but for their endings. */
export const isAlike = (one: string, other: string) =>
  one === other ||
  one === `${other}s` ||
  other === `${one}s` ||
  (one.length > 3 && other.length > 3 && stem(one).length > 2 && stem(one) === stem(other));

/** A name as lower-case words with accents, as a reader knows them. */
export function spoken(text: string): string {
  return normalForm(text, 'NFC')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Column names by role, best first; matched against `words(name)`, which drops kana voicing marks and Arabic hamza above a letter. */
const columnNames = {
  id: [
    /^(opportunity|deal|opp|row|record|case|order|lead)? ?(id|guid|uuid|key|number|nr|no)$/,
    /\bids?$/,
    /(番号|编号|編號)$/,
    /^(ال)?(رقم|معرف)( |$)/,
  ],
  created: [
    /^(date )?(created|create|creation|opened|open|engage|engaged|start|add|added) ?(at|on|date|time|day)?( utc)?$/,
    /\b(created|creation|create|engage|opened|entered)\b/,
    /\b(erstellt|angelegt|anlagedatum|erstelldatum|eroffnet)\b/,
    /\b(cree|creation|ouverture)\b/,
    /\b(creado|creacion|apertura|criado|criacao|abertura|creato|creazione|inizio)\b/,
    /\b(start|begin|beginn)\b/,
    /作成日|登録日|発生日|(创建|建立|創建)(日期|时间|日)/,
    /^تاريخ (ال)?(انشاء|اضافة|فتح)/,
  ],
  closed: [
    /^(actual |real )?(close|closed|closing) ?(at|on|date|time|day)?$/,
    /^(actual close date|actualclosedate|date closed|won time|won date)$/,
    /\b(closed|closing|close)\b/,
    /\b(abschluss|abschlussdatum|geschlossen|cloture|fermeture|cierre|cerrado|fechamento|fechado|chiusura|chiuso)\b/,
    /\b(end|ended|won)\b.*\b(date|at|on)\b/,
    /完了(予定)?日|クロース日|成約日|受注日|失注日|(结束|成交|关闭|结单|結束)日期/,
    /^تاريخ (ال)?(اغلاق|اقفال|انتهاء)/,
  ],
  expected: [
    /\b(expected|estimated|target|forecast|planned|deadline)\b.*\b(clos|date|deadline|end)/,
    /^(estimatedclosedate|date deadline)$/,
    /\b(erwartet\w*|voraussichtlich\w*|geplant\w*|prevue?|previst[ao]|prevision|estimad[ao])\b/,
    /(受注|成約|クロース)予定日|预计.*日期|預計.*日期/,
    /تاريخ .*متوقع/,
  ],
  activity: [
    /\b(last|latest|recent)\b.*\b(activity|activities|touch|touched|contact|contacted|interaction|modified|engagement)\b/,
    /\b(letzte\w* (aktivitat|kontakt|anderung)|derniere activite|ultima (actividad|atividade|attivita))\b/,
  ],
  amount: [
    /^(actual |actual)(value|amount|revenue)$/,
    /^(close|closed|deal|opportunity|won|order|contract|total|net|line)? ?(amount|value|revenue|acv|tcv|arr|bookings?|sales)( (usd|eur|gbp|chf|jpy))?$/,
    /\b(amount|acv|tcv|bookings?)\b/,
    /\b(value|revenue|turnover)\b/,
    /\b(betrag|wert|umsatz|auftragswert|volumen|summe)\b/,
    /\b(montant|valeur|chiffre|importe|monto|valor|ingresos|montante|importo|valore|receita|fatturato)\b/,
    /^(estimated|expected) ?(value|amount|revenue)$/,
    /金額|金额|売上|受注額|商談額|销售额|总额/,
    /^(ال)?(مبلغ|قيمة|ايرادات)( |$)/,
  ],
  currency: [/\b(currency|wahrung|waehrung|devise|moneda|moeda|valuta)\b/, /\biso code\b/, /通貨|货币|币种|(^| )(ال)?عملة( |$)/],
  stage: [
    /^(deal|opportunity|opp|sales)? ?(stage|status|outcome|result|state)( name)?$/,
    /\b(stage|status|outcome|phase|state)\b/,
    /\b(etape|statut|etapa|estado|stadio|fase|stato|ergebnis)\b/,
    /フェース|ステーシ|ステータス|状態|段階|阶段|状态/,
    /^(ال)?(مرحلة|حالة)( |$)/,
    /^state ?code$/,
  ],
  won: [/^(is )?won$/, /^hs is closed won$/, /\b(gewonnen|gagne|ganad[ao]|ganh[ao]|vint[ao])\b/],
  closedFlag: [/^(is )?closed$/, /^hs is closed$/],
  owner: [
    /^(sales|deal|opportunity|account)? ?(owner|rep|agent|representative|person|salesperson|executive|seller|employee)( name)?$/,
    /^(account manager|csm|customer success (manager|owner))( name)?$/,
    /\b(owner|rep|seller|salesperson|salesrep|agent)\b/,
    /\b(verkaufer|vertriebler|besitzer|inhaber|mitarbeiter|vendeur|commercial|proprietaire|vendedor|propietario|responsavel|proprietario|venditore)\b/,
    /^user( name)?$/,
    /担当|所有者|負責|负责人|销售员|业务员/,
    /^(ال)?(مالك|مسوول|مندوب)( |$)/,
  ],
  team: [
    /^(sales )?(team|manager|teamleader|team lead|squad)( name)?$/,
    /\b(team|manager|leiter|equipe|equipo|responsable|squadra)\b/,
    /チーム|部署|团队|(^| )(ال)?فريق( |$)/,
  ],
  region: [
    /^(sales )?(region|territory|area|geo|regional office)( name)?$/,
    /\b(region|regional|territory|gebiet|territoire|territorio|regiao|regione|zona)\b/,
    /地域|エリア|地区|区域|(^| )(ال)?(منطقة|اقليم)( |$)/,
  ],
  segment: [
    /^(customer |market |account |company |client )?segment( name)?$/,
    // An export that has both means its own groups by the segment.
    /^(customer |market |account )?(industry|sector|vertical)( name)?$/,
    /\b(segment|industry|sector|vertical|branche|secteur|industria|setor|settore)\b/,
    /業種|業界|行业|セクメント|(^| )(ال)?(قطاع|شريحة)( |$)/,
  ],
  product: [
    /^(product|item|line ?item|sku|service|offering)( name)?$/,
    /\b(product|produkt|produit|producto|produto|prodotto|article|artikel)\b/,
    /^(subscription |account |pricing |price )?(plan|tier|plan tier|edition|tarif|paket)( name)?$/,
    /商品|製品|产品|(^| )(ال)?منتج( |$)/,
  ],
  account: [
    /^(account|customer|company|client|organi[sz]ation)( name)?$/,
    // What kind of customer it is names none.
    /^(?!.*\b(segment|size|type|tier|class|band|category|industry|sector|vertical|country|region|city|state|status|language|currency|since|age)\b).*\b(account|customer|company|client|organi[sz]ation|kunde|kunden|kundennummer|kundennr|firma|cliente|entreprise|societe|empresa|azienda)\b/,
    /^(cust|acct)( ?(no|nr|num|number|id|key|code|ref))?$/,
    /取引先|顧客|会社|客户|公司|(^| )(ال)?(حساب|عميل|شركة)( |$)/,
  ],
  name: [/^(full |display )?name$/, /\bname$/, /(氏名|姓名|名称|名)$|^(ال)?اسم( |$)/],
  period: [
    /^(period|quarter|month|year|date|fiscal quarter|fiscal period|quartal|monat|zeitraum|trimestre|mois|mes|mese|periodo|periode)$|^(年月|対象月|月|月份|月度|期间|会计期间|会計期間|期間|الشهر|شهر|الفترة)$/,
  ],
  target: [
    /\b(target|quota|goal|plan|budget|ziel|sollwert|objectif|objetivo|cuota|meta|obiettivo)\b/,
    /目標|予算|目标|(^| )(ال)?(هدف|ميزانية)( |$)/,
  ],
  probability: [
    /^(win |close |deal |stage )?(probability|prob|likelihood)( pct| percent)?$/,
    /\b(probability|wahrscheinlichkeit|probabilite|probabilidad|probabilidade|probabilita)\b/,
    /確度|概率|赢率|احتمال/,
  ],
  forecast: [
    /\bforecast (category|type)\b/,
    /\b(prognosekategorie|kategorie der prognose|categorie (de )?prevision|categoria (de |di )?(pronostico|prevision|previsao|previsione))\b/,
    /^(予測区分|预测类别|فية التوقع)$/,
  ],
  reason: [
    /\b(loss|lost|closed lost) (reason|because|cause)\b|\breason (for )?(loss|lost|losing|closed lost)\b/,
    /\b(verlustgrund|absagegrund|ablehnungsgrund|grund (des|fur den) verlust\w*)\b/,
    /\b(motif|raison)s? (de |de la |d )?(perte|echec)\b/,
    /\b(motivo|razon|razao|causa)s? (de |de la |da |di |della )?(perdida|perda|perdita)\b/,
    /失注理由|丢单原因|输单原因|سبب الخسارة/,
  ],
  original: [
    /\b(original|initial|first|baseline)\b.*\bclos/,
    /\bursprunglich\w*\b.*\babschluss|\bcloture (initiale|d origine)\b|\b(cierre|fechamento|chiusura) (original|originale|inicial|iniziale)\b/,
    /当初.*日|原定.*日|原始.*日|تاريخ الاغلاق الاصلي/,
  ],
} as const satisfies Record<string, readonly RegExp[]>;

export type ColumnRole = keyof typeof columnNames;

/** Whether the name fits the role at all. */
export function isNamed(role: ColumnRole, name: string): boolean {
  return nameFit(role, name) > 0;
}

/** How well a name fits a role, from 1 for the best pattern to 0 for none. */
export function nameFit(role: ColumnRole, name: string): number {
  const at = columnNames[role].findIndex((pattern) => pattern.test(words(name)));
  return at < 0 ? 0 : 1 - at / (columnNames[role].length + 1);
}

const closedFirst =
  '(?:(?:closed?|geschlossen|abgeschlossen|fermee?|cloturee?|cerrad[ao]|fechad[ao]|concluid[ao]|chius[ao]) ?(?:(?:e|et|y|as|als) )?)?';
/** `Closed Won`, HubSpot's `closedwon`, `Cerrada/Ganada`, `Fechado e ganho`. */
const wonWords = new RegExp(
  `^${closedFirst}(?:won|gewonnen|gagnee?s?|ganad[ao]s?|ganh[ao]s?|vint[aoei]|success|converted|signed)$|\\b(?:closed? ?)?won\\b`,
);
const lostWords = new RegExp(
  `^${closedFirst}(?:lost|verloren|perdue?s?|perdid[ao]s?|pers[aoei]|dead|abandoned|disqualified)$|\\b(?:closed? ?)?lost\\b`,
);

const wonElsewhere =
  /^((商談)?成立|受注(済み?)?|成約(済み?)?|赢单|贏單|已?成交|已?赢得|中标)$|^(مغلق[ةه]? )?(ال)?(فوز|فاز|فازت|ربح|رابح[ةه]?|مكسوب[ةه]?)$/;
const lostElsewhere =
  /^(失注|不成立|输单|輸單|丢单|丢失|败单|未成交|已?流失)$|^(مغلق[ةه]? )?(ال)?(خسار[ةه]|خسر|خسرت|خاسر[ةه]?|مفقود[ةه]?)$/;

/** Answers in a `Won?` column. */
const answers = { won: /^(yes|y|true|1|ja|oui|si|sim|はい|是|نعم)$/, lost: /^(no|n|false|0|nein|non|nao|いいえ|否|لا)$/ } as const;
/** Dynamics state codes of an opportunity; 0 is open. */
const stateCodes = { won: /^1$/, lost: /^2$/ } as const;

/** The outcome that a stage's name implies, in a column with this name. */
export function outcomeOf(stage: string, column = ''): 'won' | 'lost' | 'open' {
  const text = words(stage);
  const coded = isNamed('won', column) ? answers : /^state ?code$/.test(words(column)) ? stateCodes : null;
  if (coded) return coded.won.test(text) ? 'won' : coded.lost.test(text) ? 'lost' : 'open';
  if (lostWords.test(text) || lostElsewhere.test(text)) return 'lost';
  return wonWords.test(text) || wonElsewhere.test(text) ? 'won' : 'open';
}
