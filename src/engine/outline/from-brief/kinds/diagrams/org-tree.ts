/** Who reports to whom: a nested list with one head, a table with a manager column, or sentences that say so. */
import type { Block } from '../../../../../model/brief.ts';
import type { OrgTreeContent } from '../../../../kinds/org-tree.ts';
import { capital } from '../../read/topics.ts';
import type { Diagram, Material } from './material.ts';
import { onlyList, onlyTable } from './parts.ts';

type Item = (Block & { type: 'list' })['items'][number];

const post =
  /(?<!\p{L})(?:C[A-Z]O|[SE]?VP|CEO|CFO|CTO|COO|CMO|CRO|PDG|DG|head|lead|chief|manager|director|president|owner|chair|leiter(?:in)?|leitung|geschäftsführ\p{L}*|vorstand\p{L}*|chefin?|directeur|directrice|responsable|président\p{L}*|director[a]?|gerente|jefe|jefa|diretor[a]?|chefe|direttore|direttrice|responsabile|capo)(?!\p{L})|部長|課長|社長|本部長|責任者|总监|经理|总裁|主管|首席|مدير|رئيس/u;
const reportsTo =
  /^(.{2,60}?)\s+(?:reports? to|berichtet an|(?:rapporte|rend compte|est rattachée?) à|(?:reporta|responde) a|(?:reporta|responde) a[o]?|(?:riporta|risponde) a)\s+(.{2,60}?)[.]?$/iu;
const nameHead = /^(?:name|person|team|who|nom|nombre|nome|名前|氏名|姓名|الاسم)$/iu;
const roleHead =
  /^(?:role|title|position|function|rolle|funktion|rôle|fonction|poste|rol|cargo|puesto|função|ruolo|funzione|役職|役割|职位|职务|الدور|المنصب)$/iu;
const bossHead =
  /^(?:reports? to|manager|boss|berichtet an|vorgesetzte[r]?|rattachée? à|responsable|reporta a|jefe|gestor|riporta a|responsabile|上司|報告先|汇报(?:对象|给)|上级|المدير|يتبع)$/iu;

export function orgDraft({ sections, named, title }: Material): Diagram | null {
  const [section] = sections;
  if (section === undefined) return null;
  const [list, table] = [onlyList(section), onlyTable(section)];
  const root = table ? fromTable(table) : list ? (fromNesting(list.items, named === 'org-tree') ?? fromSentences(list.items)) : null;
  return root && depth(root) <= 4 ? { draft: { kind: 'org-tree', title, weight: 6, content: root }, used: 1 } : null;
}

/** One item with all others under it. */
function fromNesting(items: readonly Item[], asked: boolean): OrgTreeContent | null {
  const [head] = items;
  if (items.length !== 1 || !head || head.children.length < 2) return null;
  if (!asked && !post.test(head.text)) return null;
  return memberOf(head);
}

function memberOf({ text, children, below }: Item): OrgTreeContent {
  const reports = below ? below.map(memberOf) : children.map((child) => memberOf({ text: child, children: [] }));
  return { ...nameAndRole(text), ...(reports.length > 0 ? { reports } : {}) };
}

/** `CEO: Dana Whitcomb`, `Dana Whitcomb, CEO`, `Dana Whitcomb (CEO)`, `Dana Whitcomb – CEO`. */
function nameAndRole(text: string): { name: string; role?: string } {
  const bare = text.replace(/[.:：。]$/, '').trim();
  const split = /^(.{2,60}?)\s*(?:[:：]|,|，|、|\s[–—-])\s*(.{2,60})$/u.exec(bare) ?? /^(.{2,60}?)\s*[(（](.{2,60})[)）]$/u.exec(bare);
  if (!split) return { name: capital(bare) };
  const [, first, second] = split as unknown as [string, string, string];
  const before = post.test(first) || (/[:：]/.test(bare) && !post.test(second));
  return before ? { name: capital(second), role: capital(first) } : { name: capital(first), role: capital(second) };
}

function fromTable({ header, rows }: Block & { type: 'table' }): OrgTreeContent | null {
  const at = (sign: RegExp) => header.findIndex((head) => sign.test(head.trim()));
  const [name, boss, role] = [at(nameHead), at(bossHead), at(roleHead)];
  // Boxes would lose any other columns.
  if (name < 0 || boss < 0 || header.length > (role < 0 ? 2 : 3)) return null;
  return treeOf(rows.map((row) => ({ name: row[name]!, role: role < 0 ? '' : row[role]!, boss: row[boss]! })));
}

/** Every item says who someone reports to. */
function fromSentences(items: readonly Item[]): OrgTreeContent | null {
  const read = items.map(({ text }) => reportsTo.exec(text));
  if (read.length < 2 || !read.every((match) => match !== null)) return null;
  return treeOf(read.map(([, name, boss]) => ({ ...named(name!), boss: named(boss!).name })));
}

function named(text: string): { name: string; role: string } {
  const { name, role } = nameAndRole(text.trim());
  return { name, role: role ?? '' };
}

/** null unless there is one head and everyone else is below. */
function treeOf(rows: readonly { name: string; role: string; boss: string }[]): OrgTreeContent | null {
  const known = new Map(rows.map((row) => [row.name, row]));
  if (known.size < rows.length) return null;
  const top = [...new Set(rows.map(({ name, boss }) => (/^[\s–—-]*$/u.test(boss) ? name : boss)))].filter(
    (name) => !known.has(name) || /^[\s–—-]*$/u.test(known.get(name)!.boss),
  );
  if (top.length !== 1) return null;
  let placed = 0;
  const grow = (name: string): OrgTreeContent => {
    placed += known.has(name) ? 1 : 0;
    const reports = rows.filter(({ boss, name: own }) => boss === name && own !== name).map((row) => grow(row.name));
    const role = known.get(name)?.role ?? '';
    return { name, ...(role === '' ? {} : { role }), ...(reports.length > 0 ? { reports } : {}) };
  };
  const root = grow(top[0]!);
  return placed === rows.length ? root : null;
}

function depth({ reports = [] }: OrgTreeContent): number {
  return 1 + Math.max(0, ...reports.map(depth));
}
