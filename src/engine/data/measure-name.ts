/** What a column of numbers is called on a slide, and what its name says of it: how it adds up, what it counts in, which way is good. */
import { words } from './lexicon.ts';

/** `flow` adds up over rows and time; `stock` over rows and stands at a period's end; `level` stands and adds to nothing; `mean` is averaged. */
export type Behaviour = 'flow' | 'stock' | 'level' | 'mean';

const differences = /\b(change|delta|difference|growth abs|veranderung|variation|diferencia|variazione)\b/;
const rates =
  /\b(rate|ratio|pct|percent|percentage|margin|share|probability|discount|proportion|utili[sz]ation|yield|quote|marge|taux|tasa|taxa|tasso|rabatt|remise|descuento|desconto|sconto|percentuale|porcentaje)\b|%/;
const averages =
  /\b(average|avg|mean|median|score|rating|nps|csat|satisfaction|age|per|temperature|temp|humidity|pressure|vibration|speed|voltage|density|life|expectancy|expect|fertility|duration|time|tenure|days|salary|wage|income|health|bewertung|note|alter|gehalt|salaire|salario|moyenne|promedio|media|durchschnitt|dauer|duree|duracion|duracao|durata|unit price|unit cost|stuckpreis)\b/;
const stocks =
  /\b(population|pop|headcount|head count|employees|employment|staff|inventory|stock|on hand|balance|backlog|subscribers|followers|mrr|arr|outstanding|assets|debt|installed|einwohner|bevolkerung|mitarbeiter|bestand|saldo|lagerbestand|effectif|stocks|inventaire|poblacion|plantilla|empleados|inventario|existencias|populacao|estoque|funcionarios|popolazione|dipendenti|giacenza)\b/;
const levels = /\b(price|index|level|close|closing price|preis|kurs|prix|cours|precio|preco|prezzo)\b/;
const flows =
  /\b(amount|sales|revenue|turnover|value|profit|cost|costs|spend|expense|expenses|charges|quantity|qty|units|orders|order|count|total|hours|visits|sessions|pageviews|views|impressions|clicks|conversions|leads|signups|downloads|sold|generation|production|produced|output|defects|scrap|rejects|errors|incidents|tickets|returns|actual|plan|budget|target|forecast|bookings|purchases|number of|umsatz|betrag|menge|kosten|gewinn|anzahl|ausgaben|ventes|montant|quantite|couts|benefice|depenses|ventas|importe|cantidad|costes|beneficio|gasto|vendas|valor|quantidade|custos|lucro|vendite|importo|quantita|costi|utile|ricavi)\b/;

export function behaviourOf(column: string): Behaviour | 'rate' | null {
  const text = words(column);
  if (differences.test(text)) return 'flow';
  if (rates.test(text) || column.includes('%')) return 'rate';
  if (/^number of\b/.test(text)) return 'flow';
  if (averages.test(text)) return 'mean';
  if (stocks.test(text)) return 'stock';
  if (levels.test(text)) return 'level';
  return flows.test(text) ? 'flow' : null;
}

const moneyNamed =
  /\b(sales|revenue|turnover|profit|cost|costs|spend|expense|expenses|charges|charge|price|salary|wage|wages|budget|amount|bookings|umsatz|betrag|kosten|gewinn|preis|gehalt|ventes|montant|couts|prix|ventas|importe|precio|vendas|preco|lucro|vendite|importo|prezzo|costi|ricavi|mrr|arr)\b/;

/** The name speaks of money, so that a currency given for the data is this column's too. */
export function isMoneyNamed(column: string): boolean {
  return moneyNamed.test(words(column));
}

const good =
  /\b(sales|revenue|turnover|profit|margin|orders|visits|sessions|conversions?|clicks|leads|signups|bookings|score|rating|nps|csat|satisfaction|expectancy|life expect|utili[sz]ation|yield|output|produced|production|mrr|arr|subscribers|renewal|renewed|retention|retained|umsatz|gewinn|ventes|benefice|ventas|beneficio|vendas|lucro|vendite|utile|ricavi)\b/;
const bad =
  /\b(cost|costs|cogs|expense|expenses|churn|churned|bounce|defects?|scrap|rejects?|errors?|incidents?|returned|attrition|default|fraud|complaints?|downtime|backlog|kosten|couts|costes|custos|costi)\b/;

export function polarityOf(column: string): 'up' | 'down' | 'neutral' {
  const text = words(column);
  return bad.test(text) ? 'down' : good.test(text) ? 'up' : 'neutral';
}

const outcome =
  /\b(churn(ed)?|convert(ed)?|conversion|default(ed)?|defect(ive)?|fraud(ulent)?|return(ed)?|attrition|renew(ed)?|retained|success(ful)?|passed|pass|failed|failure|fail|error|cancel(l?ed|lation)?|left|resigned|exited|completed?|accepted|approved|respon(ded|se)|subscribed|kundigung|gekundigt|abwanderung|resilie|resiliation|baja|cancelado|cancelada|abandono|disdetta)\b/;

/** A yes or no that is the end of the story, such as churn, and not a trait to split by. */
export function isOutcome(column: string): boolean {
  return outcome.test(words(column));
}

const shortened: Readonly<Record<string, string>> = {
  pop: 'population',
  qty: 'quantity',
  amt: 'amount',
  avg: 'average',
  mean: 'average',
  pct: '%',
  percent: '%',
  temp: 'temperature',
  dept: 'department',
  mgr: 'manager',
  hrs: 'hours',
  mins: 'minutes',
  secs: 'seconds',
  num: 'number of',
  acct: 'account',
  expect: 'expectancy',
};

/** `net_generation` → `Net generation`, `pop__c` → `Population`. Names in capitals, such as `NPS`, stay. */
export function columnLabel(column: string): string {
  const bare = column.replace(/_{1,2}c$/, '');
  const text = bare
    .replace(/[([][^)\]]*[)\]]/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}\p{M}%&+/'’-]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => (/^[A-Z]{2,5}$/.test(word) ? word : (shortened[word.toLowerCase()] ?? word.toLowerCase())))
    .filter((word, at, all) => word !== '%' || at === all.length - 1)
    .filter((word) => word !== '%')
    .join(' ');
  const shown = text || bare;
  return shown.charAt(0).toUpperCase() + shown.slice(1);
}
