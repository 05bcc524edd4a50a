/** The sections that a deck should have: those the author named, within those of the deck type. */
import { type Catalogue, catalogueOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import { type LanguageCode, languages } from '../../../../model/language.ts';
import { normalForm } from '../../../language/normal-form.ts';
import { type RoleId, roles, skeletonOf } from '../deck/skeletons.ts';
import type { Exclusions } from './exclusions.ts';
import { kindsNamed, type NamedKind } from './kind-names.ts';

/** English and common names of roles that their titles lack. */
const aliases: Readonly<Partial<Record<RoleId, RegExp>>> = {
  summary:
    /^(?:(?:executive|management|short) )?summary$|^(?:in short|at a glance|key messages|tl;?dr)$|zusammenfassung|kurzfassung|^auf einen blick|^(?:résumé|synthèse|en bref)|^(?:resumen|resumo|en resumen|em resumo)|^(?:sintesi|riassunto|in breve)|要約|要旨|サマリー|摘要|概述|ملخص|الخلاصة/iu,
  nextSteps:
    /next steps?|nächste[nr]? schritte?|prochaines étapes|próximos pas+os|prossimi passi|次のステップ|今後の(?:対応|予定)|下一步|后续|الخطوات/iu,
  risks: /risk|risik|risque|riesgo|risco|rischi|リスク|风险|مخاطر/iu,
  practice: /exercise|übung|exercice|ejercicio|exercício|esercizio|演習|练习|تمرين/iu,
  problem: /(?<!\p{L})pains?(?!\p{L})|problem|problème/iu,
  market: /^(?:the |target )?market|markt$|marché|^mercado|^mercato|市場|市场|السوق/iu,
  criteria: /criteri|kriteri|comparison|critère/iu,
  funds: /(?:use|uses) of (?:the )?(?:funds|money|proceeds)|spending|mittelverwendung|fondos|fondi|资金/iu,
  causes: /root causes?|ursache|causes? racine|causa|原因|السبب|أسباب/iu,
  incident: /^timeline|^ablauf|chronologie|cronología|cronologia|経緯|时间线/iu,
  lessons: /went well|went wrong|lessons?|lehren/iu,
  pricing: /pric|preis|tarif|precio|preço|prezz|価格|定价|价格|سعر/iu,
  competition: /compet|wettbewerb|konkurren|concurren|concorr|競合|竞争|منافس/iu,
  quiz: /quiz|(?<!\p{L})tests?(?!\p{L})|cuestionario|クイズ|测验|اختبار/iu,
  faq: /faq|q&a|questions?|fragen|häufige/iu,
  progress: /^status|stand$|estado|statut|stato|進捗|状态|进展/iu,
  budget: /budget|presupuesto|orçamento|予算|预算|ميزانية/iu,
  decisions: /decision|entscheidung|décision|decision|decisão|decisioni|決定|决策|قرار/iu,
  ask: /^(?:(?:the|our|clear) )*asks?$|what we ask/iu,
  recommendation: /recommend|empfehlung|recommand|recomend|raccomand|提言|推奨|建议|توصي/iu,
};

/** Pairs of roles that one page covers. */
const alike: readonly (readonly RoleId[])[] = [
  ['problem', 'challenge'],
  ['now', 'progress'],
  ['findings', 'results'],
  ['nextSteps', 'actions'],
  ['ask', 'decisions'],
  ['lessons', 'recap'],
];

/** Whether a page of one role makes a page of the other redundant. */
export function sameRole(a: RoleId | null, b: RoleId | null): boolean {
  return a !== null && b !== null && (a === b || alike.some((group) => group.includes(a) && group.includes(b)));
}

/** A section of the deck; 9 if the author named it, 4 if its type needs it, 3 if it may have it. */
export interface Topic {
  title: string;
  role: RoleId | null;
  weight: number;
}

/** The role that a topic stands for, or null. */
export function roleOf(topic: string, catalogue: Catalogue): RoleId | null {
  const flat = normalForm(topic, 'NFKC').toLowerCase();
  const named = roles.find((role) => {
    const title = catalogue.say(`role-${role}`).toLowerCase();
    return (
      title === flat ||
      (flat.length >= 4 && flat.length * 1.7 >= title.length && title.includes(flat)) ||
      (!/\p{Script=Latin}/u.test(flat) && flat.length >= 2 && title.includes(flat)) ||
      (title.length >= (/\p{Script=Latin}/u.test(title) ? 4 : 2) && flat.includes(title))
    );
  });
  return named ?? roles.find((role) => aliases[role]?.test(flat)) ?? null;
}

/** A topic's name in the deck: translated if the author named a role in another language. */
export function told(topic: string, role: RoleId | null, { language }: Brief): string {
  const own = role === null ? null : catalogueOf(language).say(`role-${role}`);
  const flat = normalForm(topic, 'NFKC').toLowerCase();
  const named = (code: LanguageCode) => role !== null && catalogueOf(code).say(`role-${role}`).toLowerCase() === flat;
  const foreign = (Object.keys(languages) as LanguageCode[]).some((code) => code !== language && named(code));
  return own !== null && (role === 'nextSteps' || role === 'ask' || (foreign && !named(language))) ? own : capital(topic);
}

/** Sections in display order; those named by the author weigh most. */
export function topicsFor(brief: Brief, exclusions: Exclusions): Topic[] {
  const catalogue = catalogueOf(brief.language);
  const ending = brief.ending === null ? [] : [brief.ending];
  const wishes = [...brief.sections, ...brief.focus];
  const named = [...wishes, ...diagrams(brief, wishes), ...ending]
    .filter((topic) => !exclusions.hits(topic))
    .map((topic) => {
      const role = roleOf(topic, catalogue) ?? roleOf(topic, catalogueOf('en'));
      return { title: told(topic, role, brief), role, weight: 9 };
    })
    .filter((topic, index, all) => all.findIndex((other) => other.title.toLowerCase() === topic.title.toLowerCase()) === index);
  const taken = new Set<Topic>();
  const parts = skeletonOf(brief.deckType)
    .filter(({ role }) => !exclusions.hits(`${catalogue.say(`role-${role}`)} ${catalogue.parts(`role-${role}`).ask}`))
    .flatMap(({ role, core }): Topic[] => {
      const own = named.filter((topic) => topic.role === role && !taken.has(topic));
      for (const topic of own) taken.add(topic);
      return own.length > 0 ? own : [{ title: catalogue.say(`role-${role}`), role, weight: core ? 4 : 3 }];
    });
  const free = named.filter((topic) => !taken.has(topic));
  // The author's topics are the body: after the summary, before the closing.
  const tail = parts.findIndex(
    ({ role }) =>
      role !== null && ['risks', 'outlook', 'decisions', 'recommendation', 'recap', 'quiz', 'nextSteps', 'ask', 'faq'].includes(role),
  );
  const first = parts.findIndex((topic) => taken.has(topic));
  const at = first >= 0 && (tail < 0 || first < tail) ? first + 1 : tail < 0 ? parts.length : tail;
  parts.splice(at, 0, ...free);
  return endingLast(parts, named.at(-1), brief.ending);
}

/** Diagrams identified by name alone; the other names are also ordinary words. */
const byName: ReadonlySet<NamedKind> = new Set(['swot', 'pros-cons', 'matrix', 'org-tree', 'pricing', 'funnel', 'pyramid', 'venn']);

/** Diagrams mentioned in passing: `with a SWOT analysis and an org chart`. */
function diagrams({ instruction, subject, title }: Brief, wishes: readonly string[]): string[] {
  const told = [...wishes, ...[subject, title].filter((name) => name !== null)].flatMap(kindsNamed).map(({ kind }) => kind);
  return kindsNamed(instruction).flatMap(({ kind, words }) => (byName.has(kind) && !told.includes(kind) ? [words] : []));
}

function endingLast(parts: Topic[], last: Topic | undefined, ending: string | null): Topic[] {
  if (ending === null) return parts;
  const end = parts.find((part) => part === last) ?? parts.find(({ title }) => title.toLowerCase() === ending.toLowerCase());
  return end && parts.includes(end) ? [...parts.filter((part) => part !== end), end] : parts;
}

/** Capitalises the first letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
}
