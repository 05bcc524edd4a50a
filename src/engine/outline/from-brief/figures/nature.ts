/** What a measure is by its name: whether more of it is good, and whether its changes are told in steps rather than percent. */
import type { Unit } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';

const less =
  /(?<!\p{L})(?:churn\p{L}*|overruns?|attrition|turnover rate|response times?|resolution times?|handling times?|handle times?|cycle times?|lead times?|wait(?:ing)?(?: times?)?|delays?|latency|downtime|outages?|incidents?|defects?|errors?|error rate|bugs?|returns?|refunds?|complaints?|tickets?|backlog|costs?|expenses?|spend(?:ing)?|burn(?: rate)?|losses|loss|lost|debt|accidents?|injur\p{L}*|absence\p{L}*|absenteeism|vacanc\p{L}*|emissions?|waste|scrap|rework|overdue|late|failures?|cancel\p{L}*|no-shows?|rejections?|cac|time to (?:hire|value|fill|ship|close|resolve|market)|length of stay|readmission\p{L}*|mortality|infections?|dso|days sales outstanding|risk|dropouts?|bounce|abandon\p{L}*|consumption|shrinkage|unemployment|drop-?outs?)(?!\p{L})|(?<!\p{L})(?:\p{L}*abwanderung\p{L}*|fluktuation\p{L}*|\p{L}*reklamation\p{L}*|\p{L}*beschwerden?|\p{L}*ausfälle?n?|\p{L}*ausfallzeit\p{L}*|\p{L}*fehler\p{L}*|\p{L}*kosten|\p{L}*ausgaben|krankenstand|krankenquote|\p{L}*unfälle?|ausschuss\p{L}*|retouren\p{L}*|reaktionszeit\p{L}*|antwortzeit\p{L}*|durchlaufzeit\p{L}*|wartezeit\p{L}*|lieferzeit\p{L}*|rückstand|rückstände|verlust\p{L}*|schulden|\p{L}*emissionen|kündigung\p{L}*|attrition|réclamations?|plaintes?|coûts?|dépenses|charges|délais?|temps de|retards?|pannes?|incidents?|accidents?|absentéisme|pertes?|dettes?|émissions|rebuts?|taux de départ|rotación|bajas|abandono|quejas|reclamaciones|costes?|costos?|gastos|tiempos? de|demoras?|retrasos?|incidencias|accidentes|errores|defectos|pérdidas?|emisiones|devoluciones|absentismo|rotatividade|reclamações|queixas|custos?|despesas|tempos? de|atrasos?|falhas|acidentes|erros|defeitos|perdas|emissões|devoluções|absentismo|abbandon\p{L}*|reclami|costi|costo|spese|tempi? di|ritardi|guasti|incidenti|infortuni|errori|difetti|perdite|emissioni|resi|assenteismo)(?!\p{L})|解約|離職|クレーム|苦情|コスト|費用|時間|遅延|障害|事故|不良|欠陥|損失|負債|排出|在庫|返品|流失|离职|投诉|成本|费用|时间|时长|延迟|故障|事故|缺陷|不良|亏损|损失|债务|排放|退货|差错|التسرب|الشكاوى|التكاليف|تكلفة|تكاليف|المصروفات|وقت|زمن|التأخير|الأعطال|الحوادث|الأخطاء|العيوب|الخسائر|الديون|الانبعاثات|المرتجعات/iu;
const more =
  /(?<!\p{L})(?:revenues?|sales|arr|mrr|nrr|grr|ebitda|ebit|profits?|margins?|income|bookings?|orders?|retention|renewals?|csat|nps|satisfaction|engagement|conversion\p{L}*|win rate|adoption|usage|users?|customers?|subscribers?|members?|attendance|enrol\p{L}*|uptime|availability|on-time|punctuality|throughput|productivity|utili[sz]ation|occupancy|yield|quality|coverage|cash|pipeline|donations?|donors?|volunteers?|visitors?|completion|pass rate|graduation|growth|share|savings?|leads?|traffic|downloads?|scores?|ratings?|first-pass|fill rate|collected|recycl\p{L}*)(?!\p{L})|(?<!\p{L})(?:\p{L}*umsatz\p{L}*|\p{L}*umsätze|erlöse?|\p{L}*gewinn\p{L}*|ergebnis|marge\p{L}*|\p{L}*kunden|\p{L}*zufriedenheit|verfügbarkeit|pünktlichkeit|liefertreue|auslastung|bestellungen|aufträge|auftragseingang|absatz|mitglieder|spenden|teilnehmer\p{L}*|chiffre d['’]affaires|ventes|revenus?|résultat|bénéfices?|marges?|clients|satisfaction|disponibilité|ponctualité|commandes|dons|adhérents|ventas|ingresos|beneficios?|margen|clientes|satisfacción|disponibilidad|puntualidad|pedidos|donaciones|socios|vendas|receitas?|lucros?|margem|satisfação|disponibilidade|pontualidade|encomendas|doações|ricavi|fatturato|vendite|utili|utile|margini|margine|clienti|soddisfazione|disponibilità|puntualità|ordini|donazioni|soci)(?!\p{L})|売上|収益|利益|顧客|満足度|継続率|稼働率|受注|会員|寄付|来店|収入|利润|营收|收入|营业额|客户|满意度|留存|可用性|订单|会员|捐款|用户|الإيرادات|إيرادات|المبيعات|الأرباح|الهامش|العملاء|رضا|الرضا|التوافر|الطلبات|التبرعات|المستخدمين/iu;

/** Says how something is counted and leaves open whether more of it is good. */
const counting =
  /^(?:rates?|ratio|share|level|levels|number|volume|times?|count|average|total|value|amount|days|hours|minutes|quote|anteil|zahl|höhe)$/iu;
const returnOn = /(?<!\p{L})(?:returns? on|rate of return|time saved|savings?|fewer)(?!\p{L})/iu;

/** `down` where less is better; null where a name does not tell beyond doubt. */
export function goodDirection(label: string, language: LanguageCode): 'up' | 'down' | null {
  if (returnOn.test(label)) return 'up';
  const [named = ''] = language === 'en' ? label.split(/\s(?:of|in|per|for|from|to|at|with)\s/iu) : [label];
  // In English and German the last word says what it is: `order errors`, `error-free orders`, `tickets resolved`.
  const last = language === 'en' || language === 'de' ? (named.split(' ').at(-1) ?? '') : named;
  const told = directionOf(last) ?? (counting.test(last) ? directionOf(named) : null);
  return told ?? (named.split(' ').length > 1 ? compoundOf(named) : null);
}

function directionOf(name: string): 'up' | 'down' | null {
  const [fewer, higher] = [less.test(name), more.test(name)];
  return fewer === higher ? null : fewer ? 'down' : 'up';
}

/** `First response time`, `win rate`: two words that are one term at the end of a name. */
function compoundOf(name: string): 'up' | 'down' | null {
  const ends = (pattern: RegExp) =>
    [...name.matchAll(new RegExp(pattern.source, 'giu'))].some(
      (match) => match.index + match[0].length === name.length && match[0].includes(' '),
    );
  const [fewer, higher] = [ends(less), ends(more)];
  return fewer === higher ? null : fewer ? 'down' : 'up';
}

const stepped =
  /(?<!\p{L})(?:nps|csat|scores?|ratings?|index|note|points?|grade|stars?|bewertung|nota|voto|indice|índice)(?!\p{L})|スコア|指数|評価|评分|指数|مؤشر|تقييم/iu;

/** A score moves by points, not by percent. */
export function isScore(label: string): boolean {
  return stepped.test(label);
}

const standing =
  /(?<!\p{L})(?:arr|mrr|cash|balance|debt|backlog|inventory|stock|headcount|fte|employees|staff|members|customers|users|subscribers|accounts|pipeline|runway|price|salary|value|open|average|mean|mitarbeiter\p{L}*|bestand|kunden|mitglieder|saldo|schulden|effectifs?|clients|stocks?|plantilla|clientes|socios|funcionários|dipendenti|clienti|soci|scorte)(?!\p{L})|残高|在庫|人数|会員|顧客|社員|库存|余额|人数|客户|会员|员工|رصيد|مخزون|موظف|عملاء/iu;
const flowing =
  /(?<!\p{L})(?:revenues?|sales|orders?|units|tickets?|calls|visits?|visitors|trips|incidents?|accidents?|complaints?|hires|leavers|deliver(?:y|ies)|bookings?|shipments?|downloads?|donations?|sold|costs?|spend(?:ing)?|expenses?|income|umsatz|umsätze|bestellungen|aufträge|besuche\p{L}*|kosten|ausgaben|spenden|reklamationen|chiffre d['’]affaires|ventes|commandes|visites|dépenses|dons|ventas|pedidos|visitas|gastos|donaciones|vendas|encomendas|despesas|vendite|ordini|visite|spese)(?!\p{L})|売上|受注|来場|来店|件数|販売|销售|销量|订单|收入|访客|المبيعات|الطلبات|الزيارات|الإيرادات/iu;

/** Whether the figures of several periods add up to one of them all: sales do, staff and rates do not. */
export function addsUpOverTime(label: string, unit: Unit): boolean {
  return (unit === 'money' || unit === 'number' || unit === 'count') && !standing.test(label) && !isScore(label) && flowing.test(label);
}
