/** What costs are for, by the words that accounts and briefs have for it: energy prices are those of the account Electricity and gas. */
import { words } from '../lexicon.ts';

/** Matched against `words(text)`, which has no accents; Arabic and Japanese lose their marks. */
const named = {
  energy:
    /\b(energ\w*|electric\w*|power|utilit(y|ies)|heating|natural gas|gas|strom\w*|gas(kosten|preise?)|heiz\w*|fernwarme|electricite|chauffage|gaz|luz|calefaccion|eletricidade|riscaldamento|elettricita|luce)\b|電力|電気|ガス|光熱|エネルキ|电力|电费|能源|燃气|الطاقة|الكهرباء|كهرباء/,
  fuel: /\b(fuel\w*|diesel|petrol|gasoline|kraftstoff\w*|treibstoff\w*|benzin\w*|carburants?|essence|combustibles?|combustive(l|is)|carburant[ei])\b|燃料|燃油|الوقود/,
  temporary:
    /\b(temp(orary)?( \w+)? (labou?r|staff\w*|work\w*|help|agency)|agency( \w+)?|contract(or)?s?( labou?r| staff)?|interim\w*|zeitarbeit\w*|fremdpersonal\w*|leiharbeit\w*|leihpersonal\w*|aushilf\w*|personnel exterieur|trabajo temporal|ett|trabalho temporario|lavoro (interinale|temporaneo)|somministrazione)\b|派遣|劳务派遣|عمالة مؤقتة/,
  overtime:
    /\b(overtime|uberstunden\w*|mehrarbeit\w*|heures supplementaires|horas (extra\w*|extraordinarias)|straordinar[io])\b|残業|加班|اضافي/,
  pay: /\b(wages?|salar(y|ies)|payroll|personnel|staff( costs?)?|compensation|benefits|bonus\w*|pensions?|social (security|charges)|lohne?\w*|gehalt\w*|gehalter|personal(kosten|aufwand)?|sozial\w*|salaires?|remunerations?|charges sociales|sueldos?|salarios?|nominas?|ordenados|stipend[io]|salar[io]|retribuzioni)\b|給与|給料|賃金|人件費|工资|薪酬|人工|رواتب|اجور/,
  materials:
    /\b((raw )?materials?|ingredients?|consumables?|supplies|packaging|spare parts|material\w*|rohstoff\w*|verbrauchs\w*|verpack\w*|matieres?|fournitures|consommables|emballages?|materias? primas?|suministros|embalajes?|embalagens?|materie prime|imballagg\w*)\b|材料|消耗品|包装|原料|مواد|تغليف/,
  freight:
    /\b(freight|shipping|carriage|haulage|logistics|transport\w*|postage|courier|fracht\w*|versand\w*|porto|spedition\w*|fret|affranchissement|fletes?|portes|envios?|fretes?|trasport[io]|spedizion[ei])\b|運賃|配送|物流|运费|الشحن|النقل/,
  rent: /\b(rents?|rental|leas(e|es|ing)|premises|miete\w*|pacht\w*|loyers?|alquiler\w*|arrendamiento\w*|alugue(l|is)|rendas?|affitt[io])\b|家賃|賃借|租金|房租|الايجار|ايجار/,
  maintenance:
    /\b(maintenance|repairs?|servicing|instandhalt\w*|reparatur\w*|wartung\w*|entretien|reparations?|mantenimiento|reparacion\w*|manutenc\w*|manutenzion\w*|riparazion\w*)\b|修繕|保守|维修|保养|الصيانة|صيانة/,
  insurance: /\b(insurances?|versicherung\w*|assurances?|seguros?|assicurazion\w*)\b|保険|保险|التامين|تامين/,
  software:
    /\b(software|it (costs?|spend(ing)?|budget|equipment|expenses)|cloud|hosting|licen[cs]es?|subscriptions?|saas|lizenz\w*|edv|informatique|logiciels?|licencias?|informatica|licencas?|licenze)\b|ソフト|システム|软件|信息|برمجيات/,
  travel:
    /\b(travel\w*|flights?|hotels?|accommodation|entertainment|reise\w*|bewirtung\w*|deplacements?|voyages?|missions|viajes?|desplazamientos?|viagens|viagg\w*|trasferte)\b|旅費|交通費|差旅|السفر/,
  marketing:
    /\b(marketing|advertis\w*|promotion\w*|media|werbe\w*|werbung|publicite|publicidad|publicidade|pubblicita)\b|広告|宣伝|广告|营销|التسويق|الاعلان/,
  advice:
    /\b(consult\w*|advis\w*|legal|audit\w*|professional (fees|services)|beratung\w*|rechts\w*|prufung\w*|honorai?re?s?|conseils?|asesor\w*|honorarios|consultori\w*|consulenz\w*)\b|顧問|コンサル|咨询|审计|استشارات/,
  training:
    /\b(training\w*|recruit\w*|schulung\w*|fortbildung\w*|weiterbildung\w*|formation\w*|recrutement|formacion|formacao|formazione)\b|研修|採用|培训|招聘|التدريب/,
  telecoms: /\b(tele(com|phon|fon)\w*|mobile|internet|phones?)\b|通信|電話|通讯|الاتصالات/,
  cleaning:
    /\b(clean\w*|waste|reinigung\w*|entsorgung\w*|nettoyage|dechets|limpieza|limpeza|residuos|pulizi\w*|rifiuti)\b|清掃|清洁|النظافة/,
  depreciation:
    /\b(depreciation|amorti[sz]ation|abschreibung\w*|afa|amortissements?|amortizacion\w*|depreciac\w*|ammortament[io])\b|償却|折旧|اهلاك/,
} as const satisfies Readonly<Record<string, RegExp>>;

export type CostTopic = keyof typeof named;

/** What a name or a sentence speaks of, the more particular first. */
export function costTopicsIn(text: string): CostTopic[] {
  const plain = words(text);
  const found = (Object.keys(named) as CostTopic[]).filter((topic) => named[topic].test(plain));
  // Agency staff are not on the payroll.
  return found.includes('temporary') ? found.filter((topic) => topic !== 'pay') : found;
}
