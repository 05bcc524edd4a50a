/** A table of steps with dates, owners or both: a timeline to scale where a line holds them, an action table otherwise. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { Block, Brief } from '../../../../model/brief.ts';
import type { Draft } from '../draft.ts';
import { longestTitle } from '../figures/claims.ts';
import { dayWord } from '../people/day-word.ts';
import { dayOf, whensIn } from '../people/when.ts';
import { countWord, small } from '../people/wording.ts';
import type { Place } from '../place.ts';
import { sizeOf } from '../prose/page-language.ts';
import { isPeriod } from '../read/columns.ts';
import { goalHead, nowHead } from './target-table.ts';

const heads = {
  what: /^(?:(?:next |key )?steps?|milestones?|measures?|actions?(?: items?)?|tasks?|activit(?:y|ies)|what|phases?|events?|deliverables?|schritte?|meilensteine?|maßnahmen?|aufgaben?|was|vorhaben|termine?|étapes?|jalons?|mesures?|actions?|tâches?|quoi|pasos?|hitos?|tareas?|acci(?:ón|ones)|medidas?|qué|etapas?|marcos?|aç(?:ão|ões)|tarefas?|passos?|o quê|tapp[ae]|attività|azion[ei]|misur[ae]|fas[ei]|che cosa|施策|作業|タスク|工程|ステップ|内容|実施事項|アクション|マイルストーン|措施|任务|步骤|里程碑|事项|行动|工作|节点|الخطوة|المهمة|الإجراء|المرحلة|النشاط)$/iu,
  when: /^(?:when|dates?|(?:due|end|target|completion) date|due|by|deadline|until|finish|wann|termin|datum|bis|frist|fällig(?: am| bis)?|quand|date(?: limite| d'échéance)?|échéance|délai|cuándo|fechas?(?: límite)?|plazo|quando|datas?|prazo|scadenz[ae]|entro|期限|期日|日付|時期|完了日|完了予定日|日程|完成日期|完成时间|日期|时间|截止日期|期限|التاريخ|الموعد|الموعد النهائي|متى)$/iu,
  next: /^(?:next steps?|nächste schritte|prochaines étapes|próximos pasos|próximos passos|prossimi passi|次のステップ|下一步|الخطوات التالية)$/iu,
  who: /^(?:owners?|who|responsible(?: person)?|lead|led by|accountable|assigned to|person|wer|verantwortlich(?:e[rn]?)?|zuständig(?:e[rn]?)?|verantwortung|qui|responsables?|pilote|porteur|quién|encargad[oa]|quem|responsáve(?:l|is)|chi|responsabil[ei]|referente|担当|担当者|責任者|担当部署|负责人|责任人|负责部门|责任部门|المسؤول|الجهة المسؤولة|من)$/iu,
} as const;

/** Within a timeline; more are a table. */
const mostEvents = 6;

interface PlanRow {
  what: string;
  who?: string;
  when?: string;
  date: string | null;
}

/** Null for tables of something else, and for those with more columns than a plan has. */
export function planDraft(block: Block & { type: 'table' }, { brief, heading }: Place): Draft | null {
  const found = rowsOf(block);
  // Where other columns are beside them, the author's table is the page.
  if (found === null || found.others > 0) return null;
  const { rows } = found;
  const name = heading ?? block.header[0]!;
  const dates = rows.map(({ date }) => date);
  const isScaled = rows.length >= 3 && rows.length <= mostEvents && dates.every((date) => date !== null) && new Set(dates).size > 1;
  const base = { title: titleOf(rows, brief) ?? name, section: name, weight: 7 } as const;
  const table = {
    kind: 'action-table' as const,
    content: {
      actions: rows.map(({ what, who, when }) => ({
        what,
        ...(who === undefined ? {} : { who }),
        ...(when === undefined ? {} : { when }),
      })),
    },
  };
  // Owners and dates that nobody gave are no cells.
  const isAction = rows.every(({ who, when }) => who !== undefined && when !== undefined);
  if (!isScaled && !isAction) return null;
  if (!isScaled) return { ...base, ...table };
  return {
    ...base,
    kind: 'timeline',
    content: {
      events: rows.map(({ what, who, when, date }) => ({
        when: when!,
        date: date!,
        head: what,
        ...(who === undefined ? {} : { text: who }),
      })),
    },
  };
}

/** The claim of such a table, further columns or not; null where it is none. */
export function planTitle(block: Block & { type: 'table' }, brief: Brief): string | null {
  const found = rowsOf(block);
  if (found === null) return null;
  const count = countWord(found.rows.length, brief.language);
  const all = catalogueOf(brief.language).say('people-actions', { count, items: found.rows.map(({ what }) => what) });
  return titleOf(found.rows, brief) ?? (heads.next.test(plain(block.header[0]!)) && sizeOf(all) <= longestTitle ? all : null);
}

function rowsOf({ header, rows }: Block & { type: 'table' }): { rows: PlanRow[]; others: number } | null {
  const at = (role: keyof typeof heads, from = 0) => header.findIndex((head, index) => index >= from && heads[role].test(plain(head)));
  const [what, when, who] = [0, at('when', 1), at('who', 1)];
  if (header.length < 2 || rows.length < 2 || (when < 0 && who < 0)) return null;
  const known = new Set([what, when, who].filter((index) => index >= 0));
  // A plan has a step, its date and its owner, or its head says that it is one.
  if (known.size < 3 && !heads.what.test(plain(header[0]!))) return null;
  const isTimed = when < 0 || rows.every((row) => isWhen((row[when] ?? '').trim()));
  const isOwned = who < 0 || rows.every((row) => (row[who] ?? '').trim() !== '');
  if (!isTimed || !isOwned || rows.some((row) => (row[what] ?? '').trim() === '')) return null;
  const read = rows.map((row): PlanRow => {
    const written = when < 0 ? undefined : row[when]!.trim();
    return {
      what: row[what]!.trim(),
      ...(who < 0 ? {} : { who: row[who]!.trim() }),
      ...(written === undefined ? {} : { when: written }),
      date: written === undefined ? null : dayOf(written),
    };
  });
  return { rows: read, others: header.length - known.size };
}

/** `Board decision on 9 March 2027; phase 2 opens on 31 March 2028`: the first and the last; the last alone if both do not fit. */
function titleOf(rows: readonly PlanRow[], brief: Brief): string | null {
  const dated = rows.filter(({ when }) => when !== undefined);
  if (dated.length < rows.length || rows.length < 2) return null;
  const sorted = rows.every(({ date }) => date !== null)
    ? rows.toSorted((a, b) => (a.date! < b.date! ? -1 : a.date! > b.date! ? 1 : 0))
    : rows;
  const say = catalogueOf(brief.language);
  const said = (row: PlanRow, what: string) => say.say('plan-dated', { what, when: row.when!, kind: dayWord(row.when!) });
  const [first, last] = [sorted[0]!, sorted.at(-1)!];
  const both = say.say('figures-beside', { one: said(first, first.what), other: said(last, small(last.what, brief)) });
  return [both, said(last, last.what)].find((title) => sizeOf(title) <= longestTitle + 12) ?? null;
}

const plain = (head: string) => head.trim().replace(/[:：]$/u, '');

const isWhen = (text: string) => text !== '' && (isPeriod(text) || whensIn(text, null).length > 0);

/** `Opening: from 17 July to 7 August`: the last row that a plan and its present date show as moved; null for other tables. */
export function movedRowTitle({ header, rows }: { header: string[]; rows: string[][] }, { language }: Brief): string | null {
  const [goal, now] = [goalHead, nowHead].map((head) => header.findIndex((each, at) => at > 0 && head.test(each.trim()))) as [
    number,
    number,
  ];
  if (goal < 0 || now < 0 || rows.length < 2) return null;
  const dated = rows.every((row) => [goal, now].every((at) => whensIn((row[at] ?? '').trim(), null).length === 1));
  const moved = rows.filter((row) => row[goal]!.trim() !== row[now]!.trim()).at(-1);
  if (!dated || moved === undefined) return null;
  return catalogueOf(language).say('figures-goal', { label: moved[0]!.trim(), now: moved[goal]!.trim(), target: moved[now]!.trim() });
}
