/** Requests as people make them: in nine languages, with and without data, from one slide to a hundred. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '../../src/model/language.ts';

export interface Asked {
  name: string;
  prompt: string;
  data?: boolean;
  slides?: number;
  language?: LanguageCode;
  period?: string;
}

const plain = (prompt: string, more: Omit<Asked, 'name' | 'prompt'> = {}): Asked => ({ name: prompt.slice(0, 48), prompt, ...more });

const own: Asked[] = [
  plain(
    'Statusbericht zum Projekt Phönix für den Lenkungsausschuss, 8 Folien\n\n# Stand\n\n- Migration zu 60 % fertig\n- Budget 1,2 Mio. €\n\n# Risiken\n\n- Lieferant verspätet sich um 3 Wochen\n',
  ),
  plain(
    "Présentation de lancement du produit Azur pour l'équipe commerciale, 6 diapositives\n\n# Offre\n\n- Prix : 49 € par mois\n- Disponible le 15 mars 2026\n",
  ),
  plain(
    'Informe trimestral para la junta directiva de Solaria\n\n| Mes | Ventas |\n|---|---|\n| Julio | 120 |\n| Agosto | 135 |\n| Septiembre | 150 |\n',
  ),
  plain('Proposta comercial para a rede Horizonte, 5 slides\n\n- Economia de 18% ao ano\n- Implantação em 6 semanas\n'),
  plain('Relazione sul progetto Aurora per il consiglio\n\n1. Analisi\n2. Prototipo\n3. Collaudo\n4. Rilascio\n'),
  plain('新製品「ひかり」の発表資料を6枚で作成してください。\n\n- 価格は月額980円\n- 発売日は2026年3月15日\n'),
  plain('请为董事会制作一份关于新产品发布的演示文稿，共6页。\n\n- 预算为120万元\n- 三个阶段：设计、开发、测试\n'),
  plain('عرض تقديمي عن خطة المشروع للإدارة، 6 شرائح\n\n- الميزانية 250 ألف دولار\n- ثلاث مراحل: التصميم والتطوير والاختبار\n', {
    language: 'ar',
  }),
  plain('Team offsite', { slides: 1 }),
  plain('Training for new support agents', { slides: 30 }),
  plain('Everything about our product, in full', { slides: 100 }),
  plain('Quarterly business review', { data: true, slides: 1 }),
  plain('Q4 2025 review for the board', { data: true, slides: 5 }),
  plain('Q4 2025 business review for the executive team, end with next steps', { data: true, slides: 12 }),
  plain('Sales review, as detailed as possible', { data: true, slides: 30 }),
  plain('All we know about sales', { data: true, slides: 100 }),
  plain('Pipeline health and win rate by region', { data: true, period: '2025-Q3' }),
  plain('November review', { data: true, period: '2025-11' }),
  plain('Year in review 2025', { data: true, period: '2025' }),
  ...(['de', 'fr', 'es', 'pt', 'it', 'ja', 'zh', 'ar'] as const).map((language) =>
    plain('Quarterly business review', { data: true, language, slides: 12 }),
  ),
];

const file = path.resolve(process.env.QUARTERDECK_TEST_DATA ?? path.resolve(import.meta.dirname, '../../../shared'), 'prompts-sample.json');

/** Thirty requests: our own and, where they are at hand, sampled ones. */
export function briefs(): Asked[] {
  const missing = 30 - own.length;
  if (!existsSync(file)) {
    console.warn(`No sample prompts at ${file}: ${own.length} decks are made instead of 30. Set QUARTERDECK_TEST_DATA.`);
    return own;
  }
  const { prompts } = JSON.parse(readFileSync(file, 'utf8')) as { prompts: { id: string; prompt: string }[] };
  const step = prompts.length / missing;
  const sampled = Array.from({ length: missing }, (_, index) => prompts[Math.floor(index * step)]!);
  return [...own, ...sampled.map(({ id, prompt }) => ({ name: id, prompt }))];
}
