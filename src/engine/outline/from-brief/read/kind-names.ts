/** Names of diagrams that people ask for, in nine languages. */
import type { KindId } from '../../../../model/outline.ts';
import { normalForm } from '../../../language/normal-form.ts';

export type NamedKind = Extract<
  KindId,
  'swot' | 'pros-cons' | 'matrix' | 'cycle' | 'roadmap' | 'org-tree' | 'pricing' | 'funnel' | 'pyramid' | 'venn' | 'heat-table'
>;

/** Latin words must match whole words; other scripts match anywhere. */
const named = (latin: string, other: string) => new RegExp(`(?<!\\p{L})(?:${latin})(?!\\p{L})|${other}`, 'iu');

const names: readonly (readonly [NamedKind, RegExp])[] = [
  ['swot', named('SWOT|TOWS|FODA|DAFO|FOFA|MOFF', '态势分析|تحليل سوات')],
  [
    'pros-cons',
    named(
      'pros? (?:and|&|vs\\.?) cons?|advantages (?:and|&|vs\\.?) (?:disadvantages|drawbacks)|benefits (?:and|&|vs\\.?) drawbacks|vor- und nachteile|vorteile und nachteile|pro und contra|für und wider|avantages et (?:les )?inconvénients|(?:le )?pour et (?:le )?contre|ventajas (?:y|e) desventajas|pros y contras|vantagens e desvantagens|prós e contras|vantaggi e svantaggi|pro e contro',
      'メリット(?:・|と|／|/)デメリット|長所と短所|优点(?:和|与|、)缺点|优缺点|利弊|المزايا والعيوب|الإيجابيات والسلبيات',
    ),
  ],
  [
    'matrix',
    named(
      "(?:2\\s?[x×]\\s?2|two[- ]by[- ]two)(?: matri(?:x|z|ce))?|quadrants?|quadranten?|cuadrantes?|quadrantes?|quadranti|(?:priority|priorities|prioriti[sz]ation|eisenhower|effort[ /–-]impact|impact[ /–-]effort|value[ /–-]effort) (?:matrix|grid|chart)|(?:impact|effort|value)[ /–-](?:impact|effort|value)|(?:prioritäten|priorisierungs|eisenhower|aufwand-nutzen|vierfelder|vier-felder)-?matrix|aufwand[ /–-]nutzen|matrice (?:des priorités|de priorisation|d’eisenhower|d'eisenhower|impact[ /–-]effort|effort[ /–-]impact)|matriz (?:de prioridades|de priorización|de priorização|de eisenhower|impacto[ /–-]esfuerzo|esfuerzo[ /–-]impacto|esforço[ /–-]impacto|impacto[ /–-]esforço)|matrice (?:delle priorità|di priorità|di eisenhower|impatto[ /–-]sforzo|sforzo[ /–-]impatto)",
      '(?:優先(?:度|順位)|アイゼンハワー|効果).{0,8}マト?リッ?クス|マトリックス|マトリクス|四象限|(?:优先级|艾森豪威尔|影响.{0,4}(?:投入|工作量)).{0,4}矩阵|مصفوفة',
    ),
  ],
  [
    'cycle',
    named(
      '(?<!sales |buying |deal |billing |closed )(?:cycle|loop)|flywheel|pdca|life ?cycle|plan[-–, ]+do[-–, ]+check[-–, ]+act|kreislauf|zyklus|regelkreis|schwungrad|cycle de vie|boucle|roue de deming|ciclo|bucle|círculo virtuoso|volano|circolo virtuoso',
      'サイクル|循環|フライホイール|循环|飞轮|周期图|闭环|دورة|حلقة',
    ),
  ],
  [
    'roadmap',
    named(
      'road ?map|fahrplan|feuille de route|hoja de ruta|roteiro|tabella di marcia',
      'ロードマップ|路线图|خارطة (?:ال)?طريق|خريطة (?:ال)?طريق',
    ),
  ],
  [
    'org-tree',
    named(
      "org(?:ani[sz]ation(?:al)?)?[\\s-]?(?:chart|tree|structure)|reporting lines?|team structure|organigramm|organisationsstruktur|berichtslinien|teamstruktur|organigramme|structure de l['’]équipe|organigrama|estructura del equipo|estrutura da equipe|organigramma|struttura del team",
      '組織図|体制図|组织(?:架构|结构)图?|团队(?:架构|结构)|الهيكل التنظيمي',
    ),
  ],
  [
    'pricing',
    named(
      'pric(?:ing|e) (?:plans?|tiers?|packages?|options?|models?)|(?:plans?|packages?|tiers?) and pric(?:es|ing)|subscription (?:plans?|tiers?)|preis(?:modelle?|pläne|plan|pakete|stufen)|tarife|pakete und preise|offres tarifaires|grille tarifaire|formules tarifaires|forfaits|planes (?:de|y) precios?|tarifas|planos (?:de|e) preços?|pacotes de preços?|piani (?:tariffari|di prezzo|e prezzi)|listino',
      '料金プラン|価格プラン|料金体系|定价方案|价格方案|套餐|خطط الأسعار|باقات الأسعار|الباقات',
    ),
  ],
  ['funnel', named('(?:\\p{L}+-?)?funnel|(?:\\p{L}+-?)?trichter|entonnoir|tunnel de conversion|embudo|funil|imbuto', 'ファネル|漏斗|قمع')],
  [
    'pyramid',
    named(
      'pyramid|hierarchy of needs|pyramide|(?:\\p{L}+)?pyramide|bedürfnishierarchie|pirámide|pirâmide|piramide',
      'ピラミッド|金字塔|هرم',
    ),
  ],
  ['venn', named('venn(?:[ -]?(?:diagram|diagramm))?|mengendiagramm|schnittmengen?', 'ベン図|韦恩图|维恩图|文氏图|مخطط فين')],
  [
    'heat-table',
    named(
      'heat ?-?(?:map|table)|wärmekarte|carte de chaleur|carte thermique|mapa de calor|mappa di calore',
      'ヒートマップ|热力图|热图|خريطة حرارية',
    ),
  ],
];

/** The first diagram named in a heading or wish; null if there is none. */
export function kindNamed(text: string): { kind: NamedKind; words: string } | null {
  return kindsNamed(text)[0] ?? null;
}

/** All of them, in text order. */
export function kindsNamed(text: string): { kind: NamedKind; words: string }[] {
  const flat = normalForm(text, 'NFKC');
  return names
    .flatMap(([kind, sign]) => {
      const match = sign.exec(flat);
      return match ? [{ kind, words: match[0], at: match.index }] : [];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind, words }) => ({ kind, words }));
}
