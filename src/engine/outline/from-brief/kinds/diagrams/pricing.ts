/** Two to four plans with prices: a table with plans as rows or columns, or a list. */
import type { Block } from '../../../../../model/brief.ts';
import type { PricingContent } from '../../../../kinds/pricing.ts';
import type { Place } from '../../place.ts';
import { figuresIn } from '../../read/figures.ts';
import { capital } from '../../read/topics.ts';
import type { Diagram, Material } from './material.ts';
import { headed, onlyList, onlyTable, type Part, partOfItem } from './parts.ts';

type Plan = Omit<PricingContent['plans'][number], 'per'> & { per?: string };

const planWord =
  /^(?:plans?|tiers?|packages?|editions?|offers?|tarife?|pakete?|angebote?|formules?|offres?|forfaits?|planes|ofertas?|paquetes?|planos?|pacotes?|piani|piano|pacchetti|プラン|套餐|方案|版本|الخطة|الخطط|الباقة|الباقات)$/iu;
const priceWord =
  /^(?:(?:monthly|yearly|annual|list)\s)?(?:prices?|pric(?:e|ing)\b.*|cost|fee|preis.*|kosten|prix.*|tarif|precio.*|preço.*|prezzo.*|料金|価格|价格|السعر)$/iu;
const advised =
  /\s*[(（[]?(?:recommended|most popular|best value|our recommendation|empfohlen|beliebt|recommandée?|le plus populaire|recomendad[oa]|más popular|mais popular|consigliat[oa]|raccomandat[oa]|おすすめ|推奨|推荐|موصى به)[)）\]]?\s*/iu;

export function pricingDraft({ sections, place, named, title }: Material): Diagram | null {
  const [section] = sections;
  if (section === undefined) return null;
  const heading = (section.heading ?? '').trim();
  const asked = named === 'pricing' || planWord.test(heading) || priceWord.test(heading);
  const [table, list] = [onlyTable(section), onlyList(section)];
  const plans = table
    ? (rowsAsPlans(table, asked, place) ?? columnsAsPlans(table, asked, place))
    : list && asked
      ? listed(list, place)
      : null;
  if (plans === null) return null;
  const recommended = plans.findIndex(({ name, price, per = '', items }) =>
    [name, price, per, ...items].some((text) => advised.test(text)),
  );
  const content = { plans: plans.map(unmarked), ...(recommended < 0 ? {} : { recommended }) };
  return { draft: { kind: 'pricing', title, weight: 7, content }, used: 1 };
}

/** `| Plan | Price | Users |` */
function rowsAsPlans({ header, rows }: Block & { type: 'table' }, asked: boolean, place: Place): Plan[] | null {
  const at = header.findIndex((head, index) => index > 0 && priceWord.test(head.trim()));
  if (at < 0 || !(asked || planWord.test(header[0]!.trim())) || rows.length < 2 || rows.length > 4) return null;
  return rows.map((row) => ({
    name: row[0]!,
    ...priceOf(row[at]!, row[0]!, place),
    items: header.flatMap((head, index) => (index === 0 || index === at ? [] : told(head, row[index] ?? ''))),
  }));
}

/** `| | Basic | Plus |` with a price row. */
function columnsAsPlans({ header, rows }: Block & { type: 'table' }, asked: boolean, place: Place): Plan[] | null {
  const price = rows.find((row) => priceWord.test(row[0]!.trim()));
  const names = header.slice(1);
  if (!price || !(asked || planWord.test(header[0]!.trim())) || names.length < 2 || names.length > 4) return null;
  return names.map((name, at) => ({
    name,
    ...priceOf(price[at + 1]!, name, place),
    items: rows.flatMap((row) => (row === price ? [] : told(row[0]!, row[at + 1] ?? ''))),
  }));
}

/** `Basic: $10 per user; five users; e-mail support`; the first amount of money is the price. */
function listed({ items }: Block & { type: 'list' }, place: Place): Plan[] | null {
  if (items.length < 2 || items.length > 4) return null;
  const plans = items.map((item) => {
    const part: Part | null = partOfItem(item);
    const { head } = headed(item);
    if (part === null) return null;
    const at = part.items.findIndex((text) => figuresIn(text, place.brief.language).some(({ unit }) => unit === 'money'));
    return at < 0 ? null : { name: head, ...priceOf(part.items[at]!, head, place), items: part.items.filter((_, index) => index !== at) };
  });
  return plans.every((plan) => plan !== null) ? plans : null;
}

/** `$12 per user` → the figure and its unit; words such as `on request` stay as they are. */
function priceOf(text: string, label: string, { brief, facts }: Place): Pick<Plan, 'price' | 'per'> {
  const figures = figuresIn(text, brief.language);
  const [figure] = figures;
  if (!figure || figures.length > 1 || figure.at > 0) return { price: text };
  const per = text
    .slice(figure.text.length)
    .replace(/^\s*[/／]\s*/u, '/ ')
    .trim();
  return { price: `{{${facts.give(figure, label)}}}`, ...(per === '' ? {} : { per }) };
}

/** A tick stands for the feature itself; a dash or a no is not listed. */
function told(head: string, cell: string): string[] {
  if (/^(?:[\s–—-]*|no|nein|non|não|いいえ|否|لا|✗|✘|×)$/iu.test(cell)) return [];
  if (/^(?:✓|✔|yes|ja|oui|sí|sim|sì|はい|是|نعم|x|included|inklusive)$/iu.test(cell)) return [capital(head)];
  return [`${capital(head)}: ${cell}`];
}

function unmarked({ name, price, per, items }: Plan): Plan {
  const bare = (text: string) => text.replace(advised, ' ').trim();
  const kept = items.map(bare).filter((item) => item !== '');
  return { name: bare(name), price, ...(per === undefined || bare(per) === '' ? {} : { per: bare(per) }), items: kept };
}
