/** The words in a brief that mean a metric or dimension: `reps` means owners, `mix` means shares. */
import type { Brief } from '../../../model/brief.ts';
import type { Dimension, DimensionRole, MetricNote } from '../../../model/fact.ts';
import { fold, inEnglish } from './in-english.ts';

const byRole: Record<DimensionRole, string> = {
  product: 'product mix portfolio line',
  region: 'region regional office territory geography country market',
  team: 'team manager squad group',
  owner: 'owner rep agent seller salesperson salespeople individual leaderboard people name person employee',
  segment: 'segment sector industry vertical',
  account: 'account customer client company',
  reason: 'reason why lose lost loss losing',
  other: '',
};

const byMetric: readonly [RegExp, string][] = [
  [/won_value|bookings|revenue|sales/, 'won value bookings revenue sales turnover'],
  [/win_rate/, 'win rate conversion close closing'],
  [/pipeline|open|coverage/, 'pipeline open coverage forecast outlook'],
  [/cycle|days/, 'cycle speed velocity duration time'],
  [/churn/, 'churn retention renewal'],
  [/attrition|leavers/, 'attrition turnover leaver resignation staff'],
  [/deal|amount|size/, 'deal size economics'],
];

/** Words too common to select a page on their own. */
const weak = new Set(
  tokens(
    'and the a an of on in by for to with our all rate value values mix health performance analysis data overview details detail review numbers figures trend trends quarter sales slide slides section information any no not',
  ),
);

export function topicsOf(metric: MetricNote | null, dimension: Dimension | null, more = ''): string[] {
  return tokens(
    [
      metric ? `${metric.id} ${metric.label}` : '',
      ...byMetric.filter(([pattern]) => metric && pattern.test(metric.id)).map(([, words]) => words),
      dimension ? `${dimension.id} ${dimension.label} ${dimension.role} ${byRole[dimension.role]}` : '',
      // A column such as `Region` or `Produkt` is also matched by its English word.
      ...(dimension ? inEnglish(dimension.label, english) : []),
      more,
    ].join(' '),
  );
}

/** English words that another language's lexicon must not claim. */
const english = new Set(tokens([...Object.values(byRole), ...byMetric.map(([, words]) => words), ...weak].join(' ')));

/** What a brief wants to see: what it says to focus on, and the topics that it lists. */
export function wishesOf({ focus, sections }: Pick<Brief, 'focus' | 'sections'>): string[] {
  return [...focus, ...sections.filter((topic) => !focus.includes(topic))];
}

/** Whether a phrase, in any language, is about these topics: half of its words match, one of them telling. */
export function speaksOf(phrase: string, topics: readonly string[]): boolean {
  const words = tokens(inEnglish(phrase, english).join(' '));
  const telling = words.filter((word) => !weak.has(word));
  const known = new Set(topics);
  const hit = (word: string) => known.has(word);
  if (telling.length === 0) return words.length > 0 && words.every(hit);
  return telling.some(hit) && telling.filter(hit).length * 2 >= telling.length;
}

/** How a page shows what it is about. */
const showing = new Set(
  tokens(
    'split splits breakdown page pages section part view comparison ranking chart table topic line measure metric kpi share shares by per development history',
  ),
);

/** Whether all that a phrase tells is among these topics. */
export function speaksOnlyOf(phrase: string, topics: readonly string[]): boolean {
  const known = new Set(topics);
  return tokens(inEnglish(phrase, english).join(' ')).every((word) => weak.has(word) || showing.has(word) || known.has(word));
}

/** Whether a brief asks for a dimension by its name; an exec team that reads the deck is no team of the data. */
export function asksFor({ instruction, audience }: Pick<Brief, 'instruction' | 'audience'>, dimension: Dimension): boolean {
  return namesDimension(audience === null ? instruction : instruction.replaceAll(audience, ' '), dimension);
}

/** Whether a prompt names a dimension: `by genre and country`, `which customers`. */
export function namesDimension(prompt: string, { id, label }: Dimension): boolean {
  const said = (text: string) =>
    ` ${allTokens(text)
      .join(' ')
      .replace(/ie(?= |$)/g, 'y')} `;
  return [label, id.replaceAll('_', ' ')].some((called) => called !== '' && said(prompt).includes(said(called)));
}

/** Names of one thing, in the languages of briefs: who asks for channels means sources where the data call them so. */
const synonyms: readonly ReadonlySet<string>[] = [
  'channel source medium origin acquisition kanal kanäle quelle quellen herkunft canal canaux origine provenance canales fuente origen canais origem canale canali fonte fonti チャネル 経路 流入元 渠道 来源 قناة قنوات مصدر',
  'rep owner seller salesperson agent executive ae verkäufer vertriebler betreuer vendeur commercial vendedor comercial representante responsável venditore agente 担当者 担当 营業 销售 负责人 مندوب بائع',
  'customer account client company buyer kunde kunden firma compte entreprise cliente cuenta empresa conta azienda 顧客 取引先 会社 客户 公司 عميل شركة عملاء',
  'product item sku plan package article tariff produkt artikel tarif paket produit offre producto artículo produto artigo plano prodotto articolo piano 商品 製品 品目 プラン 产品 商品 套餐 منتج باقة خطة',
  'site location branch store depot hub warehouse plant office standort filiale lager werk agence entrepôt magasin sede sucursal almacén tienda filial loja armazém negozio magazzino 拠点 店舗 倉庫 门店 地点 仓库 موقع فرع مستودع',
  'department unit function division abteilung bereich département service departamento área reparto funzione 部署 部門 部门 قسم إدارة',
  'topic category subject type kind thema kategorie art sujet catégorie motif tema categoría categoria tipo argomento カテゴリ 種類 种类 类别 فئة موضوع',
].map((words) => new Set(tokens(words)));

/** Whether a phrase calls a dimension by another name for the same thing. */
export function namesByOther(phrase: string, { id, label }: Dimension): boolean {
  const [said, called] = [wordsOf(phrase), wordsOf(`${label} ${id.replaceAll('_', ' ')}`)];
  const has = (words: readonly string[], set: ReadonlySet<string>) => {
    return words.some(
      (word) => set.has(word) || (/[\u3040-\u30ff\u3400-\u9fff]/.test(word) && [...set].some((each) => word.includes(each))),
    );
  };
  return synonyms.some((set) => has(said, set) && has(called, set));
}

/** The words of a phrase as written and, of another language's known ones, in English. */
export function wordsOf(phrase: string): string[] {
  return [...new Set([...tokens(phrase), ...tokens(inEnglish(phrase, english).join(' '))])];
}

/** Lower case words without their plural s, so that `reps` meets `rep`. */
function tokens(text: string): string[] {
  return [...new Set(allTokens(text))];
}

function allTokens(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (/[^s]s$/u.test(word) && word.length > 3 ? word.slice(0, -1) : word));
}
