/** Headings that say what stands below them, in nine languages. */
import type { Sentence } from '../said.ts';
import { partsAt } from './wording.ts';

/** What may follow: `Risks for the launch`, `Risiken und Gegenmaßnahmen`, `Next steps (January)`. */
const tail =
  '(?:\\s(?:for|of|from|in|until|to|by|before|at|on|this|bis|für|im|in|zum|zur|beim|des|der|dans|pour|du|de|en|para|per|nel|do|da|no|na)\\s.+|\\s(?:and|&|und|et|y|e)\\s(?:mitigations?|measures|responses?|answers|countermeasures|owners?|dates|deadlines|maßnahmen|gegenmaßnahmen|antworten|zuständige|termine|mesures|parades|réponses|échéances|responsables|medidas|respuestas|respostas|misure|risposte|concerns|alternatives|milestones|meilensteine))?(?:\\s?[(（].*)?\\s?[:：]?$';
const label = (words: string) =>
  new RegExp(
    `^(?:(?:the|our|key|main|top|open|other|agreed|die|les|los|las|os|as|i|le|gli|unsere|offene|principales|principaux|principais|principali)\\s)*(?:${words})${tail}`,
    'iu',
  );
const unspacedLabel = (words: string) => new RegExp(`^(?:主な|主要)?(?:${words})`, 'u');

const labels = {
  risks: [
    label(
      'risks?|concerns?|worries|blockers?|threats|what could go wrong|issues|risiken|risiko|bedenken|hindernisse|sorgen|risques?|craintes|obstacles|blocages|riesgos?|preocupaciones|obstáculos|riscos?|preocupações|rischi(?:o)?|preoccupazioni|ostacoli',
    ),
    unspacedLabel('リスク|懸念|課題|风险|顾虑|障碍|المخاطر|مخاطر|العقبات'),
  ],
  actions: [
    label(
      "who does what|wer macht was|qui fait quoi|quién hace qué|quem faz o quê|chi fa (?:che )?cosa|next(?: steps?)?|actions?(?: items?)?|to-?dos?|tasks?|follow-?ups?|what (?:we|i) (?:do|change|will do|are doing)(?: next)?|nächste schritte|maßnahmen|aufgaben|was wir ändern|prochaines étapes|actions?|mesures|plan d'action|próximos pasos|acciones|medidas|tareas|próximos passos|ações|tarefas|prossimi passi|azioni|misure|attività",
    ),
    unspacedLabel(
      '次のステップ|担当と期限|誰が何を|分工|من يفعل ماذا|今後の対応|アクション|対応策|下一步|后续步骤|行动(?:计划|项)?|措施|الخطوات التالية|الإجراءات',
    ),
  ],
  decisions: [
    label(
      "decisions(?: (?:needed|asked|requested|required|due|today|for the board))?|what (?:we need|the \\p{L}+) (?:to decide|has to decide|must decide|should decide)|decision (?:needed|asked|required)|asks?|approvals?(?: (?:needed|asked))?|we ask(?: for)?|entscheidungen|entscheidungsbedarf|beschlüsse|benötigte entscheidungen|was (?:der|die|das|wir) (?:\\p{L}+ )?(?:entscheiden|beschließen)(?: (?:soll|sollen|muss|müssen))?|ce que (?:j['’]attends|nous attendons|nous demandons) (?:de |du |à |au )?.{2,30}|décisions(?: (?:attendues|demandées|à prendre))?|décision attendue|decisiones(?: necesarias)?|decisões(?: necessárias)?|decisioni(?: richieste)?",
    ),
    unspacedLabel(
      '決定事項|承認事項|ご判断|决策事项|(?:需要|需|请).{0,8}(?:决定|批准|决策|审批)(?:的?事项)?[:：]?$|需要(?:的)?(?:决定|批准)|待决事项|القرارات',
    ),
  ],
  dates: [
    label(
      'dates|milestones?|timeline|schedule|calendar|key dates|deadlines|termine|meilensteine|zeitplan|échéances|jalons|calendrier|dates clés|fechas|hitos|calendario|cronograma|datas|marcos|prazos|scadenze|tappe|date chiave',
    ),
    unspacedLabel('日程|スケジュール|マイルストーン|时间表|里程碑|日期|الجدول الزمني|المواعيد'),
  ],
  options: [
    label('options?|alternatives?|choices|optionen|möglichkeiten|alternativen|opciones|alternativas|opções|opzioni|alternative'),
    unspacedLabel('選択肢|代替案|选项|方案|备选|الخيارات|البدائل'),
  ],
  pros: [
    label(
      'pros(?! and)|advantages|benefits|arguments for|in favou?r|vorteile|dafür|avantages|ventajas|a favor|vantagens|prós|vantaggi|a favore|(?:for|pro|pour)$',
    ),
    unspacedLabel('メリット|賛成|长处|优点|优势|المزايا'),
  ],
  cons: [
    label(
      'cons|disadvantages|drawbacks|arguments against|nachteile|dagegen|inconvénients|desventajas|en contra|contras|desvantagens|svantaggi|(?:against|contra|kontra|contre|contro)$',
    ),
    unspacedLabel('デメリット|反対|缺点|劣势|العيوب'),
  ],
} as const;
export type Label = keyof typeof labels;

/** `Timeline if they say yes in December`, `Plan`: what is planned stands below it, whatever else the heading says. */
const planned = [
  /^(?:(?:the|our|proposed|draft|der|unser|le|notre|el|nuestro|o|nosso|il|nostro)\s)?(?:(?:project|delivery|action|implementation|rollout|roll-out|work|time|projekt)\s?-?)?(?:plan|time ?line|timetable|roadmap|roll-?out|next stages|umsetzung|einführung|déploiement|mise en œuvre|despliegue|implantación|implementação|attuazione|schedule|programme|ablauf(?:plan)?|fahrplan|zeitschiene|zeitplanung|calendrier|planning|feuille de route|hoja de ruta|plazos|plano|roteiro|piano|tabella di marcia)(?:\s(?!b(?!\p{L})|a(?!\p{L})|view|price)[^:：]{1,60})?$/iu,
  /^(?:計画|工程|予定|计划|进度|安排|الخطة)/u,
];

/** A heading of steps, days or a plan. */
export function isPlanLabel(text: string | null): boolean {
  const said =
    text
      ?.replace(/^\d+[.)]\s*/u, '')
      .replace(/[:：]\s*$/u, '')
      .trim() ?? '';
  return said !== '' && (isLabel(said, 'actions') || isLabel(said, 'dates') || planned.some((each) => each.test(said)));
}

/** A longer heading is a title of its own: `Options for the Oslo office`. */
const mostWords = 5;

export function isLabel(text: string | null, of: Label): boolean {
  return (
    text !== null &&
    text.trim().split(/\s+/).length <= (of === 'decisions' ? mostWords + 2 : mostWords) &&
    labels[of].some((each) => each.test(text.trim()))
  );
}

/** `Risks: data residency, training` with its label inside the sentence: what follows it; null without one. */
export function below(text: string, of: Label): string | null {
  const split = /^([^:：]{2,50})[:：]\s*(\S.*)$/su.exec(text);
  return split && isLabel(split[1]!, of) ? split[2]! : null;
}

/** The lines that stand under such a heading or after such a label: list items, or what a mark divides in one line. */
export function itemsUnder(sentences: readonly Sentence[], heading: string | null, label: Label): { at: number; text: string }[] {
  const isHeaded = isLabel(heading, label);
  return sentences.flatMap(({ at, text, list }) => {
    const inside = below(text, label);
    if (inside === null && !isHeaded) return [];
    const said = (inside ?? text).replace(/[.。]\s*$/u, '');
    const items = list !== null && inside === null ? [said] : partsAt(said);
    return items.filter((item) => item.trim() !== '').map((item) => ({ at, text: item.trim() }));
  });
}
