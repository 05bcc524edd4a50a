/** What columns, values and briefs speak of, in the different words that each has for it. */
import { words } from '../lexicon.ts';
import { events } from './events.ts';

const things: readonly RegExp[] = [
  /\b(?:remak\w*|re ?made|redo\w*|redone|rework\w*|repeat\w*|mak(?:e|ing) (?:\w{1,12} )?all over again|all over again|again|neuanfertig\w*|nochmal\w*|zweites mal|nachwasch\w*|nacharbeit\w*|refai\w*|refair\w*|recommenc\w*|rehac\w*|rehech\w*|repeti\w*|refaz\w*|rifa\w*|rifatt\w*)\b|やり直|再|重做|返工/,
  /\b(?:paid|pay(?:s|ing|ment\w*)?|money (?:is |comes )?in|settle\w*|bezahl\w*|zahl(?:t|en|ung\w*)|geld|paye\w*|paiement\w*|pag(?:o|a|ad\w*|at\w*|ament\w*|am\w*)|incass\w*)\b|入金|支払|付款|支付|回款/,
  /\b(?:invoice\w*|bills?|billed|rechnung\w*|facture\w*|factura\w*|fatura\w*|fattur\w*|conta)\b|請求|发票|账单/,
  /\b(?:trash|bin(?:s|ned)?|waste\w*|toss\w*|thrown?|throw\w*|scrap\w*|spoil\w*|discard\w*|landfill|write offs?|mull|tonne|weggeworfen|wegwerf\w*|verwurf\w*|ausschuss|poubelle\w*|jet(?:e|er|ons|ees?|es)|gaspill\w*|perdu\w*|tir(?:a|ar|amos|ad\w*)|basura|merma\w*|desperdici\w*|lixo|buttat\w*|spazzatura|scart\w*)\b|廃棄|捨て|报废|丢弃/,
  /\b(?:bak(?:e|es|ed|ing)|produc\w*|made|output|hergestellt|gebacken|fabriqu\w*|produit\w*|produzid\w*|prodott\w*)\b|製造|生産|生产/,
  /\b(?:absent|absence\w*|missing|not there|aren t there|isn t there|n|attendance|anwesen\w*|abwesen\w*|fehl(?:en|t|end)|absences?|ausen\w*|falta\w*|assen\w*)\b|欠席|缺勤|缺席/,
  /\b(?:depart\w*|leav(?:e|es|ing)|left|gate|abfahr\w*|abflug|ausfahrt|depart\w*|sal(?:e|en|ida)|part(?:e|em|ida|enza|ono))\b|出発|发车|离开/,
  /\b(?:repl(?:y|ies|ied)|answer\w*|respon\w*|antwort\w*|beantwort\w*|repon\w*|respuesta\w*|respost\w*|rispo\w*)\b|返信|回答|回复|答复/,
  /\b(?:repair\w*|fix(?:es|ed|ing)?|restor\w*|back (?:on|running|up)|running again|reparatur\w*|repariert\w*|instand\w*|repar(?:e|er|es|ees?|ation\w*|acion\w*|ad\w*|acao)|ripar\w*|vuelve a dar|funciona)\b|修理|修复|维修/,
  /\b(?:report\w*|notif\w*|tells? us|complain\w*|gemeldet\w*|meldung\w*|signal\w*|avis(?:o|a|ado)?|notific\w*|comunic\w*|segnal\w*)\b|通報|报修|上报/,
  /\b(?:deliver\w*|liefer\w*|zustell\w*|wareneingang\w*|livr\w*|entreg\w*|consegn\w*)\b|納品|配達|送达|送到|交付/,
  /\b(?:promis\w*|agreed|committed|confirm\w*|zugesagt\w*|versproch\w*|versprech\w*|bestatigt\w*|promet\w*|promis\w*|prometid\w*|acordad\w*|combinad\w*|contratad\w*|concordat\w*|promess\w*)\b|約束|承诺|约定|说好/,
  /\b(?:decision\w*|decid\w*|verdict|permit\w*|approval\w*|schwarz auf weiss|bescheid\w*|entscheid\w*|ob er darf|genehmig\w*|decision\w*|avis|resoluc\w*|despach\w*|provvediment\w*)\b|決定|审批|批复/,
  /\b(?:submit\w*|filed|filing|application\w*|hand(?:s|ed)? in|gibt (?:\w+ )?ab|eingang\w*|einge(?:gangen|reicht)|antrag\w*|depot|deposit\w*|present\w*|protocol\w*|solicit\w*|richiest\w*|causa)\b|申請|申请|提交/,
  /\b(?:hearing\w*|judge|court|verhandlung\w*|richter|audience\w*|juge|audien\w*|juiz|juez|udienz\w*|giudice)\b|審理|开庭/,
  /\b(?:move(?:s|d)? (?:in|out)|moving (?:in|out)|tenan\w*|vacan\w*|empty|einzug|auszug|leerstand\w*|emmenag\w*|locat\w*|inquilin\w*|affitt\w*)\b|入居|退去|空置/,
  /\b(?:admi(?:t|tted|ssion)\w*|readmi\w*|aufnahme\w*|wieder (?:bei uns )?im bett|im bett|hospitali\w*|ingres(?:o|a|ad\w*)|internac\w*|ricover\w*)\b|入院/,
  /\b(?:discharg\w*|sent home|entlass\w*|nach hause|sorti\w*|alta|dimission\w*|dimess\w*)\b|退院|出院/,
  /\b(?:quit\w*|resign\w*|leaver\w*|exit|left (?:us|the)|terminat\w*|austritt\w*|kundig\w*|gehen wieder|repart\w*|demission\w*|sort(?:ie|i|ent)|salid\w*|baja|desligament\w*|saida|dimission\w*|uscit\w*)\b|退職|离职/,
  /\b(?:hir(?:e|es|ed|ing)|join\w*|start date|onboard\w*|eintritt\w*|einstell\w*|eingestellt|embauch\w*|entre\w*|contrat\w*|admis\w*|assun\w*|ingress\w*)\b|入社|入职/,
  /\b(?:rat(?:e|ed|ing)s?|scor(?:e|es|ed|ing)|points?|stars?|grades?|marks?|note|notes|bewert\w*|punkte?|sterne|avis|satisfaction|pens\w* de nous|calific\w*|nota|notas|puntos|valorac\w*|avaliac\w*|vot[oi]|punt[ie]|giudizi\w*)\b|評価|点数|评分|打分/,
  /\b(?:pick\w* (?:it )?up|collect\w*|fetch\w*|come for it|came for it|abhol\w*|abgeholt|hol(?:en|t)|abruf\w*|auszahl\w*|disburs\w*|draw\w* down|retir\w*|recog\w*|levant\w*|ritir\w*|recol\w*)\b|受け取|取りに|领取|提取/,
  /\b(?:approv\w*|granted|zusag\w*|bewillig\w*|genehmigt\w*|accord\w*|aprob\w*|aprov\w*|approv\w*)\b|承認|批准/,
  /\b(?:blood|needle|sample\w*|specimen\w*|recollect\w*|redraw\w*|all over again|probe\w*|blutentnahme\w*|prelev\w*|muestra\w*|amostra\w*|prelievo)\b|採血|采血|再採取|重采/,
  /\b(?:basket\w*|carts?|checkout|warenkorb\w*|panier\w*|carrito\w*|carrinho\w*|carrello)\b|カート|购物车/,
  /\b(?:stop(?:s|ped|page)?|halt\w*|downtime|standstill|stands? still|stillst\w*|steht|ausfall\w*|arret\w*|panne\w*|parad\w*|averia\w*|ferm[aoi]\w*)\b|停止|停机|故障/,
  /\b(?:seats?|chairs?|sitz\w*|platze?|platz|sieges?|fauteuils?|asiento\w*|butaca\w*|lugar\w*|post[oi]|poltron\w*)\b|座席|座位/,
  /\b(?:sold|sell\w*|pay for|verkauft\w*|verkauf\w*|vend(?:u|us|ues?|id\w*|ut\w*)|pagan por)\b|販売|售出|卖出/,
  /\b(?:scan\w*|attend\w*|turn\w* up|show\w* up|sits? in|occup\w*|erschien\w*|besucht\w*|venus?|presen\w*|asist\w*|compar\w*|comparec\w*)\b|来場|到场|入场/,
  /\b(?:meals?|dish\w*|essen|mahlzeit\w*|repas|comida\w*|refeic\w*|past[io])\b|食|餐/,
  /\b(?:costs?|pay more|expens\w*|money|kosten|teuer\w*|ausgab\w*|cout\w*|depens\w*|coste\w*|gasto\w*|custo\w*|costi|spes[ae])\b|費用|成本|费用/,
  /\b(?:milk\w*|gemolken\w*|melk\w*|lait|traite|leche|orden\w*|leite|latte|mung\w*)\b|搾乳|挤奶/,
  /\b(?:kilos?|kg|weight|gewicht\w*|poids|peso)\b|重量|公斤/,
  /\b(?:capacity|could carry|potrebbero portare|kapazitat\w*|fassung\w*|capacit\w*|capacid\w*|portata)\b|積載|容量|载重/,
  /\b(?:load(?:s|ed|ing)?|carr(?:y|ies|ied)|full(?:er)?|half empty|beladen\w*|ladung\w*|voll(?:er)?|halb leer|charg(?:e|ee?s?|ement)|plein\w*|carga\w*|llen\w*|chei\w*|caric\w*|pien[ie])\b|積|装载/,
  /\b(?:extras?|additional|amend\w*|on top|variation\w*|nachtr\w*|aufschlag\w*|avenant\w*|supplement\w*|en plus|adicion\w*|aditiv\w*|por cima|a mais|varianti|extra)\b|追加|附加|增补/,
  /\b(?:visits?|trips?|come(?:s)? in|each time they come|technician\w*|dispatch\w*|besuch\w*|einsatz\w*|anfahrt\w*|visite\w*|passage\w*|deplacement\w*|envoie|interven\w*|visita\w*|intervent\w*)\b|訪問|上门/,
  /\b(?:inspect\w*|test(?:s|ed)?|pass(?:es|ed)?|approved|ok|pruf\w*|bestand\w*|controle\w*|conforme|inspec\w*|aprobad\w*|aprovad\w*|collaud\w*|superat\w*)\b|検査|合格|通[りっるら]|检验|通过/,
  /\b(?:suitcase\w*|bags?|baggage|luggage|gepack\w*|koffer\w*|bagage\w*|valise\w*|maleta\w*|equipaje|mala\w*|bagagem|valig\w*|bagagl\w*)\b|荷物|行李/,
  /\b(?:lost|missing|isn t there|trace|tracing|claim\w*|file for it|verloren\w*|vermisst\w*|perd(?:u|us|ue|id\w*)|reclam\w*|smarrit\w*|pers[oaie])\b|紛失|丢失/,
  /\b(?:outage\w*|lights go out|blackout\w*|without warning|unplanned|strom\w*|coupure\w*|corte\w*|apag\w*|blackout|interruz\w*)\b|停電|停电/,
  /\b(?:fall(?:s|en)?|floor|sturz\w*|gesturzt\w*|chute\w*|caida\w*|queda\w*|cadut[ae])\b|転倒|跌倒/,
  /\b(?:agency|borrowed|outside firms?|temp(?:s|orary)|leih\w*|zeitarbeit\w*|interim\w*|temporal\w*|externa?s?|somministr\w*)\b|派遣|外包/,
  /\b(?:expired?|never come|never came|lapsed?|uncollected|unclaimed|verfallen\w*|nicht abgeholt|expir\w*|perim\w*|caduc\w*|vencid\w*|scadut\w*)\b|期限切れ|过期/,
  /\b(?:rts|return(?:s|ed)?|go(?:es)? back|zuruck\w*|retour\w*|devuel\w*|devolvid\w*|rispedit\w*)\b|返送|退回/,
  /\b(?:receiv\w*|nos (?:acaba )?qued\w*|quedando|reste|bleibt|ubrig|rimane|sobra\w*|recebid\w*|recibid\w*|recu\w*|erhalten\w*|incassat\w*)\b|受取|到手/,
  /\b(?:client|customer)s? (?:writes?|wrote)|creat(?:e|ed)|opened|raised|erstellt|angelegt|cree|creado|criado|creato\b|作成|创建/,
];

const senses: readonly RegExp[] = [...events.map((each) => each.words), ...things];

/** Which of the things a text speaks of, by their places in one list. */
export function sensesIn(text: string): ReadonlySet<number> {
  const said = words(text);
  return new Set(senses.flatMap((sense, at) => (sense.test(said) ? [at] : [])));
}
