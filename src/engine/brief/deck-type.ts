/** The kind of deck requested: the earliest telling word, specific before general. */
import type { DeckType } from '../../model/brief.ts';
import { fold } from './clean.ts';

/** Matched in lower case. Weight 2 is certain; 1 is a word other types use too; 0 only names an audience. */
const signs: readonly (readonly [DeckType, 0 | 1 | 2, RegExp])[] = [
  [
    'qbr',
    2,
    /\b[qe]br\b|quarterly (?:business )?review|(?:account|customer|client|business|budget|variance|half[- ]?year(?:ly)?) review|revue (?:budgétaire|semestrielle)|revisión (?:presupuestaria|semestral|del presupuesto)|revisão (?:orçamentária|orçamental|semestral|do orçamento)|revisione (?:semestrale|del budget)|(?:budget|halbjahres)-?(?:review|rückblick|bericht|überprüfung)|(?:予算|予実|半期)レビュー|(?:预算|半年度?)(?:回顾|复盘|总结)|مراجعة (?:الميزانية|الموازنة|نصف سنوية)|revue trimestrielle|revisión trimestral|revisão trimestral|revisione trimestrale|四半期(?:ビジネス)?レビュー|季度(?:业务)?(?:回顾|复盘|总结)|مراجعة (?:الأعمال )?(?:الفصلية|ربع السنوية)|quartals(?:review|rückblick|gespräch)/,
  ],
  [
    'post-mortem',
    2,
    /post-?mortem|incident review|root cause|retrospective on the outage|retour d'expérience|ursachenanalyse|nachbetrachtung|análisis del incidente|事故(?:复盘|分析)|障害(?:報告|振り返り)|振り返り|再発防止|ポストモーテム/,
  ],
  [
    'donor-report',
    2,
    /donor report|report to (?:our )?donors|for (?:our )?donors|grant report|spenderbericht|rapport aux donateurs|donantes|doadores|donatori|寄付者|捐(?:赠|款)者|المانحين/,
  ],
  [
    'board',
    2,
    /board (?:deck|meeting|pack|update|presentation|paper|review)|vorstands(?:sitzung|vorlage|präsentation)|取締役会資料|董事会(?:季度|年度|半年度)?(?:报告|汇报|材料)/,
  ],
  [
    'board',
    0,
    /(?:for|to) the (?:supervisory )?board\b|aufsichtsrat|conseil d'administration|consejo de administración|conselho de administração|consiglio di amministrazione|取締役会|董事会|مجلس الإدارة/,
  ],
  ['all-hands', 2, /all[- ]hands|town ?hall|betriebsversammlung|全社(?:会議|集会)|全员大会|اجتماع عام/],
  [
    'case-study',
    2,
    /case study|customer story|success story|fallstudie|étude de cas|caso de (?:éxito|estudio)|estudo de caso|caso di studio|導入事例|案例/,
  ],
  [
    'status',
    2,
    /status (?:deck|update|report|meeting|presentation)|(?:project|migration|rollout|weekly) (?:status|update)|project status|statuspräsentation|statusbericht|projektstatus|lenkungsausschuss|steering committee|point d'avancement|comité de pilotage|informe de estado|estado del proyecto|status do projeto|stato (?:del progetto|di avanzamento)|進捗(?:報告|状況)|进度汇报|项目(?:状态|进展)|حالة المشروع/,
  ],
  [
    'launch',
    2,
    /(?:product|feature|market) launch|launch (?:deck|plan)|produkteinführung|markteinführung|go-to-market|lancement (?:de|du|produit)|(?:présentation|plan|deck) (?:de|du) lancement|lanzamiento|lançamento|lancio|新製品|発売|发布(?:会|计划)|إطلاق (?:منتج|المنتج)/,
  ],
  [
    'pitch',
    2,
    /(?:pitch|investor|fundraising|seed|series [a-d]) ?(?:deck|round)?\b(?=.*(?:deck|invest|round|slides|pitch|raise))|pitch ?deck|investoren|levée de fonds|inversores|investidores|investitori|路演|融资|投資家|المستثمرين/,
  ],
  [
    'proposal',
    2,
    /\bproposal\b|\bangebot\b|sales (?:deck|pitch) (?:for|to)|business case|proposition commerciale|propuesta|proposta|提案|方案/,
  ],
  ['training', 2, /\btraining\b|onboarding|workshop|schulung|formation\b|capacitación|treinamento|formazione|研修|培训|تدريب/],
  [
    'lecture',
    2,
    /\blecture\b|\blesson\b|teach|(?:graders|students|pupils|class)\b|vorlesung|unterricht|schüler|\bcours\b|élèves|clase|alumnos|estudiantes|aula\b|alunos|lezione|studenti|授業|生徒|学生|課堂|课程|درس|للطلاب/,
  ],
  // Results are explained to whoever answers for them.
  [
    'lecture',
    2,
    /(?:\bexplain\b|erkläre?|explique[rz]?|explica|spiega|讲解|اشرح)(?!.{0,60}(?:varianc|deviation|overrun|shortfall|budget|abweichung|écart|desviaci|desvio|presupuest|orçament|scostament|差异|预算|انحراف|ميزانية|موازنة))/,
  ],
  [
    'comparison',
    2,
    /\bcompar(?:e|ison|ing)\b|\bdecision (?:paper|memo|brief|deck)\b|\bbuild (?:or|vs\.?) buy\b|entscheidungsvorlage|\bvs\.?\b|\bversus\b|vergleich|comparaison|comparer|comparación|comparar|comparação|confronta|比較|对比|比较|مقارنة|\bdecide between\b/,
  ],
  ['roadmap', 2, /\broad ?map\b|feuille de route|hoja de ruta|roteiro|ロードマップ|路线图|خارطة (?:الطريق|طريق)/],
  [
    'research',
    2,
    /\bresearch\b|\bfindings\b|user study|survey results|\bstudy\b|\bthesis\b|\bpaper\b|studie\b|forschung|umfrage|étude (?!de cas)|recherche|enquête|estudio|investigación|encuesta|pesquisa|ricerca|sondaggio|調査|研究|调研|بحث|دراسة/,
  ],
  [
    'qbr',
    1,
    /quartalsbericht|quarterly (?:report|results)|rapport trimestriel|informe trimestral|relatório trimestral|relazione trimestrale|季度(?:报告|汇报)|التقرير الربعي|تقرير ربع/,
  ],
  ['report', 1, /\breport\b|\bupdate\b|summary|bericht|rapport|informe|relatório|relazione|報告|报告|汇报|总结|تقرير/],
  ['status', 1, /\bstatus\b|avancement|進捗|进度/],
  ['board', 1, /(?<!(?:for|to) the (?:supervisory )?)\bboard\b|vorstand\b/],
  ['launch', 1, /\blaunch/],
  ['pitch', 1, /\bpitch\b/],
];

/** `general` by default. Excluded topics do not count: `Don't mention the roadmap` is not a roadmap deck. */
export function deckTypeOf(instruction: string, exclude: readonly string[]): DeckType {
  let text = fold(instruction);
  for (const topic of exclude) text = text.replaceAll(fold(topic), ' ');
  const lower = text.toLowerCase();
  const found = signs.flatMap(([type, weight, sign]) => {
    const at = lower.search(sign);
    return at < 0 ? [] : [{ type, weight, at }];
  });
  found.sort((a, b) => b.weight - a.weight || a.at - b.at);
  return found[0]?.type ?? 'general';
}
