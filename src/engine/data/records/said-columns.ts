/** Which column the words of a brief mean: by its name, by a part of it, or by another word for the same, in any language. */
import { name } from '../database.ts';
import { isAlike, words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';

/** Words for one thing that columns are named after. */
const quantities = /\b(?:quantit\w*|qty|units?|pieces|menge\w*|stuck\w*|cantidad\w*|unidades|quantidade\w*|pezzi|unita)\b|数量|كمية/g;
const amounts: readonly RegExp[] = [
  /\b(?:sales|revenues?|turnover|takings|umsatz\w*|erlos\w*|ventes?|chiffre d affaires|ca|recettes|ventas?|ingresos?|vendas?|receitas?|faturamento|vendite|ricav[io]|fatturato)\b|売上|销售额|营业额|收入|مبيعات|ايراد/g,
  /\b(?:net|netto\w*|nette?s?|net[oa]s?|liquid[oa]s?|nett[oaie])\b|純|净|صافي/g,
  /\b(?:gross|brutto\w*|brute?s?|brut[oa]s?|lord[oaie])\b|総額|毛|اجمالي/g,
  /\b(?:refunds?|refunded|credits? notes?|ruckerstattung\w*|erstattung\w*|gutschrift\w*|retouren?|rembours\w*|avoirs?|reembols\w*|devoluc\w*|devoluco\w*|rimbors\w*)\b|返金|返品|退款|退货|استرداد|مرتجع/g,
  /\b(?:cogs|cost of (?:goods(?: sold)?|sales)|wareneinsatz|wareneinstand\w*|warenkosten|herstellkosten|cout (?:des|de) (?:ventes|marchandises|revient)|prix de revient|cost[eo]s? de (?:las )?(?:ventas|mercanc\w*)|cust[eo]s? d[ao]s? (?:mercador\w*|vend\w*|produtos)|cmv|costo del venduto)\b|原価|成本|تكلفة (?:البضاعة|المبيعات)/g,
  /\b(?:freight|shipping|carriage|courier|postage|fracht\w*|versand\w*|transport\w*|frais de port|port|fret|fletes?|envios?|frete|spedizion\w*|trasport\w*)\b|送料|運賃|配送|运费|شحن/g,
  /\b(?:discounts?|rebates?|rabatt\w*|nachlass\w*|remises?|descuentos?|descontos?|scont[io])\b|値引|割引|折扣|خصم/g,
  /\b(?:fees?|commissions?|gebuhr\w*|provision\w*|frais|comision\w*|comiss\w*|taxas?|commission[ei])\b|手数料|手续费|佣金|عمول|رسوم/g,
  /\b(?:costs?|expenses?|spend|kosten|aufwand|ausgaben|couts?|depenses?|cost[eo]s?|gastos?|cust[eo]s?|despesas?|cost[io]|spes[ae])\b|費用|费用|支出|تكلفة|تكاليف|نفقات/g,
  /\b(?:profits?|earnings|gewinn|ergebnis|benefices?|beneficios?|lucros?|util[ei])\b|利益|利润|ربح/g,
  quantities,
  /\b(?:wages?|salar\w*|payroll|labou?r|lohn\w*|lohne|gehalt\w*|personal\w*|salaires?|masse salariale|sueldos?|stipend\w*|manodopera)\b|人件費|工资|人工|رواتب|اجور/g,
  /\b(?:materials?|materialkosten|matieres?|matiere|materiales?|materia(?:l|is)|material[ei])\b|材料|مواد/g,
];
const dates: readonly RegExp[] = [
  /\b(?:deliver\w*|handed over|zugestellt|zustell\w*|\w*geliefert|\w*liefer\w*|livr\w*|entreg\w*|consegn\w*)\b|納品|配達|納入|送达|交付|交货|签收|تسليم|توصيل/g,
  /\b(?:ship\w*|dispatch\w*|despatch\w*|sent|versand\w*|versendet|verschickt|expedi\w*|envoy\w*|envi\w*|spedi\w*)\b|出荷|発送|发货|شحن/g,
  /\b(?:finish\w*|complet\w*|done|clos(?:e|ed|ing|ure)|resol\w*|solved|ended?|fertig\w*|erledig\w*|abgeschlossen|abschluss\w*|beendet|ende|enddatum|acheve\w*|terminee?s?|clotur\w*|conclu\w*|cerrad\w*|finaliz\w*|terminad\w*|encerrad\w*|chius\w*|completat\w*)\b|完了|終了|完成|结束|اكتمل|انجاز|اغلاق|انتهاء/g,
  /\b(?:order\w*|bestell\w*|auftrag\w*|commande\w*|pedid\w*|encomenda\w*|ordin\w*)\b|受注|注文|下单|订单|طلب/g,
  /\b(?:pa(?:y|id|yment)\w*|zahl\w*|bezahlt|paye\w*|paiement\w*|pag\w*)\b|支払|付款|支付|دفع|سداد/g,
  /\b(?:start\w*|beg[aiu]n\w*|begonnen|debut\w*|commenc\w*|inici\w*|inizi\w*)\b|開始|开始|بدء/g,
  /\b(?:receiv\w*|recei[pv]t\w*|arriv\w*|eingang\w*|eingegangen|recu\w*|reception|recib\w*|recebid\w*|ricev\w*|llegad\w*|chegad\w*)\b|受領|到着|收到|到达|استلام|وصول/g,
  /\b(?:confirm\w*|bestatig\w*|agreed|vereinbart\w*|convenu\w*|acordad\w*|combinad\w*|concordat\w*)\b|確認|確定|确认|约定|مؤكد|موكد|المتفق/g,
  /\b(?:promis\w*|zugesagt\w*|zusage\w*|promet\w*|promess\w*|committed)\b|約束|承诺|الموعود/g,
  /\b(?:due|deadline|fallig\w*|echeance|plazo|prazo|scadenza|vencimiento|vencimento)\b|納期|期限|استحقاق/g,
  /\b(?:request\w*|desired|wunsch\w*|gewunscht\w*|souhait\w*|demand\w*|solicitad\w*|desead\w*|desejad\w*|richiest\w*|desiderat\w*)\b|希望|要求|期望|المطلوب/g,
  /\b(?:plan\w*|scheduled|geplant\w*|soll\w*|prevu\w*|previst\w*|planificad\w*|planejad\w*|planead\w*)\b|予定|計画|计划|预计|المخطط/g,
];
const formal = new Set(
  'the a an of in on at by and or for with to from all our its their date day time der die das den dem des und am im zum zur von mit datum tag termin le la les l du de des et au aux date jour el los las y fecha dia o os as e do da dos das data il lo gli i del della dei giorno'.split(
    ' ',
  ),
);
/** Of what stands in brackets after a name, and of currencies: no words of it. */
const unit = /[([][^()[\]]{0,20}[)\]]|(?<![\p{L}])(?:USD|EUR|GBP|CHF|JPY|CNY|INR|BRL|AUD|CAD)(?![\p{L}])/gu;

const fewestLetters = 3;
/** Letters that a verb and its noun share: `zugestellt` and `Zustelldatum`. */
const leastShared = { spaced: 5, unspaced: 2 } as const;

const bare = (name: string) => words(name.replace(unit, ' ')) || words(name);
const telling = (text: string) => text.split(' ').filter((word) => word !== '' && !formal.has(word));
const meant = (kinds: readonly RegExp[], text: string) => kinds.filter((kind) => text.search(kind) >= 0);

/** The column of numbers that the words name: all of them, with the fewest others, else by other words for it. */
export function columnSaid(said: string, columns: readonly Column[]): Column | null {
  const asked = words(said.replace(unit, ' '));
  const own = telling(asked);
  if (own.length === 0) return null;
  const able = columns.filter(({ type, filled }) => (type.kind === 'number' || type.kind === 'boolean') && filled > 0);
  const fits = able.flatMap((column) => {
    const called = bare(column.name);
    const parts = called.split(' ');
    if (called === asked) return [{ column, fit: 100 }];
    const isIn = (word: string) =>
      parts.some((part) => isAlike(part, word) || (word.length >= fewestLetters && part.startsWith(word)) || isWithin(word, part));
    if (own.every(isIn)) return [{ column, fit: 50 - telling(called).length }];
    const [kinds, others] = [meant(amounts, asked), meant(amounts, called)];
    const left = telling(kinds.reduce((text, kind) => text.replace(kind, ' '), asked)).filter((word) => !isIn(word));
    const isMeant = kinds.length > 0 && left.length === 0 && kinds.every((kind) => others.includes(kind));
    return isMeant ? [{ column, fit: 20 - others.length - telling(called).length / 10 }] : [];
  });
  return fits.toSorted((a, b) => b.fit - a.fit)[0]?.column ?? null;
}

/** Words that many columns of money share, and that name none of them alone. */
const common =
  /^(?:amounts?|values?|costs?|prices?|totals?|sums?|money|betrag|wert|kosten|preis|summe|montants?|valeur|couts?|prix|sommes?|importes?|valor\w*|cost[eio]s?|precios?|custos?|precos?|import[oi]|prezz[oi]|somm[ae])$|^(?:金額|金额|費用|费用|مبلغ|تكلفة)$/;

/** How well words that speak of a column name it, whatever else they say: `the estimated fee in the file` the column `est_fee`; 0 where they do not. */
export function spokenFit(said: string, { name }: Column): number {
  const [asked, called] = [words(said.replace(unit, ' ')), bare(name)];
  const own = telling(asked);
  const parts = telling(called);
  const isPart = (part: string) =>
    own.some(
      (word) =>
        isAlike(part, word) ||
        isWithin(word, part) ||
        (isUnspaced(part) ? word.includes(part) : part.length >= fewestLetters && word.startsWith(part)),
    );
  const named = parts.filter(isPart);
  const kinds = meant(amounts, asked).filter((kind) => called.search(kind) >= 0 && !named.some((part) => part.search(kind) >= 0));
  const isShared = [...named, ...kinds.map(() => '')].some((part) => !common.test(part));
  const fit = named.reduce((sum, part) => sum + (common.test(part) ? 0.5 : 1), 0) + kinds.length * 0.75;
  return fit === 0 ? 0 : fit + (isShared ? 0.25 : 0) - (parts.length - named.length) / 100;
}

/** Whether a column is called by what money is. */
export const namesMoney = (column: string): boolean =>
  meant(
    amounts.filter((kind) => kind !== quantities),
    words(column),
  ).length > 0 || priced.test(words(column));
const priced =
  /\b(?:charges?|rates?|prices?|tariffs?|credits?|fines?|penalt(?:y|ies)|value|\w*satz|satze|preis\w*|tarif\w*|strafe\w*|betrag\w*|prix|montants?|penalites?|tarifas?|precios?|multas?|importes?|precos?|valor(?:es)?|tariff[ae]|prezz[oi]|penal[ei]|import[oi])\b|料金|単価|価格|罚金|单价|价格|سعر|رسوم|غرامة/;

/** A word that another one begins or ends with, as compounds and words without spaces do. */
function isWithin(word: string, part: string): boolean {
  const isUnspaced = /[\u3040-\u30ff\u3400-\u9fff]/.test(word);
  return isUnspaced ? word.length >= 2 && part.includes(word) : word.length >= 5 && (part.endsWith(word) || part.startsWith(word));
}

/** The column of dates that a verb in the words is of, the last first: `zugestellt` → `Zustelldatum`. */
export function dateDone(said: string, columns: readonly Column[]): Column | null {
  const asked = isUnspaced(said) ? [words(said)] : words(said).split(' ').reverse();
  for (const word of asked) {
    const found = best(columns, (column) => alikeness(word, column));
    if (found) return found;
  }
  return null;
}

/** The column of dates that the words name together. */
export function dateNamed(said: string, columns: readonly Column[]): Column | null {
  const asked = telling(words(said));
  return best(columns, (column) => asked.reduce((sum, word) => sum + alikeness(word, column), 0));
}

/** The day of nearly all rows that the first of the words names. */
export function timeSaid({ columns, rows }: Table, days: readonly string[] = []): { name: string; sql: string } | null {
  const dates = columns.filter(({ type, filled }) => type.kind === 'date' && filled > rows / 2);
  const [said] = days.flatMap((day) => dateNamed(day, dates) ?? []);
  return said ? { name: said.name, sql: `m.${name(said.name)}` } : null;
}

function best(columns: readonly Column[], fitOf: (column: Column) => number): Column | null {
  const [first, second] = columns
    .map((column) => ({ column, fit: fitOf(column) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit || telling(words(a.column.name)).length - telling(words(b.column.name)).length);
  const isSure =
    first && (!second || first.fit > second.fit || telling(words(first.column.name)).length < telling(words(second.column.name)).length);
  return isSure ? first.column : null;
}

const isUnspaced = (text: string) => /[\u3040-\u30ff\u3400-\u9fff]/.test(text);
/** `geliefert` → `liefert`, `zugestellt` → `zustellt`, `meldung` → `meld`. */
const withoutParticiple = (word: string) =>
  word.replace(/^(zu|ab|an|aus|ein|auf|fertig|ver|be)?ge(?=\p{L}{4})/u, '$1').replace(/(?<=\p{L}{4})ungs?$/u, '');

function alikeness(word: string, { name }: Column): number {
  const called = words(name);
  const same = meant(dates, called).filter((kind) => word.search(kind) >= 0).length;
  const shared = Math.max(0, ...telling(called).map((part) => sharedLetters(withoutParticiple(word), withoutParticiple(part))));
  return same * 6 + shared;
}

/** The longest run of letters that two words share from the beginning of one; 0 where it is short. */
function sharedLetters(one: string, other: string): number {
  const least = isUnspaced(one)
    ? leastShared.unspaced
    : Math.min(leastShared.spaced, Math.max(fewestLetters + 1, Math.min(one.length, other.length)));
  let most = 0;
  for (let from = 0; from < other.length; from++) {
    let at = 0;
    while (at < one.length && from + at < other.length && one[at] === other[from + at]) at++;
    most = Math.max(most, at);
  }
  return most >= least ? most : 0;
}
