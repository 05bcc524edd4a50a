/** What a column of numbers is called on a slide, and what its name says of it: how it adds up, what it counts in, which way is good. */
import { words } from '../lexicon.ts';

/** `flow` adds up over rows and time; `stock` over rows and stands at a period's end; `level` stands and adds to nothing; `mean` is averaged. */
export type Behaviour = 'flow' | 'stock' | 'level' | 'mean';

const differences = /\b(change|delta|difference|growth abs|veranderung|variation|diferencia|variazione)\b/;
const rates =
  /\b(rate|ratio|pct|percent|percentage|margin|share|probability|discount|proportion|utili[sz]ation|yield|quote|marge|taux|tasa|taxa|tasso|rabatt|remise|descuento|desconto|sconto|percentuale|porcentaje)\b|%/;
const averages =
  /\b(average|avg|mean|median|score|rating|nps|csat|satisfaction|age|per|temperature|temp|humidity|pressure|vibration|speed|voltage|density|life|expectancy|expect|fertility|duration|time|tenure|days|salary|wage|income|health|bewertung|note|alter|gehalt|salaire|salario|moyenne|promedio|media|durchschnitt|dauer|duree|duracion|duracao|durata|unit price|unit cost|stuckpreis)\b/;
const stocks =
  /\b(population|pop|headcount|head count|employees|employment|staff|inventory|stock|on hand|balance|cash(?= at bank| on hand| and cash equivalents|$)|liquide mittel|tresorerie|tesoreria|efectivo|caixa|cassa|liquidita|backlog|subscribers|followers|mrr|arr|outstanding|assets|debt|installed|einwohner|bevolkerung|mitarbeiter|bestand|saldo|lagerbestand|effectif|stocks|inventaire|poblacion|plantilla|empleados|inventario|existencias|populacao|estoque|funcionarios|popolazione|dipendenti|giacenza)\b/;
const levels = /\b(price|index|level|close|closing price|preis|kurs|prix|cours|precio|preco|prezzo)\b/;
const flows =
  /\b(amount|sales|revenue|turnover|value|profit|ebitda|ebit|cost|costs|cogs|opex|capex|payroll|spend|expense|expenses|charges|quantity|qty|units|orders|order|count|total|hours|visits|sessions|pageviews|views|impressions|clicks|conversions|leads|signups|downloads|sold|generation|production|produced|output|defects|scrap|rejects|downtime|errors|incidents|tickets|returns|actual|plan|budget|target|forecast|bookings|purchases|number of|umsatz|betrag|menge|kosten|gewinn|anzahl|ausgaben|ventes|montant|quantite|couts|benefice|depenses|ventas|importe|cantidad|costes|beneficio|gasto|vendas|valor|quantidade|custos|lucro|vendite|importo|quantita|costi|utile|ricavi)\b/;

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
  /\b(sales|revenue|turnover|profit|ebitda|ebit|cost|costs|cogs|opex|capex|payroll|spend|expense|expenses|charges|charge|price|salary|wage|wages|budget|amount|bookings|umsatz|betrag|kosten|gewinn|preis|gehalt|ventes|montant|couts|prix|ventas|importe|precio|vendas|preco|lucro|vendite|importo|prezzo|costi|ricavi|mrr|arr)\b/;

/** The name speaks of money, so that a currency given for the data is this column's too. */
export function isMoneyNamed(column: string): boolean {
  return moneyNamed.test(words(column));
}

const good =
  /\b(sales|revenue|turnover|profit|ebitda|ebit|margin|orders|visits|sessions|conversions?|clicks|leads|signups|bookings|score|rating|nps|csat|satisfaction|expectancy|life expect|utili[sz]ation|yield|output|produced|production|mrr|arr|subscribers|renewal|renewed|retention|retained|umsatz|gewinn|ventes|benefice|ventas|beneficio|vendas|lucro|vendite|utile|ricavi)\b/;
const bad =
  /\b(cost|costs|cogs|opex|payroll|expense|expenses|churn|churned|bounce|defects?|scrap|rejects?|errors?|incidents?|returned|attrition|default|fraud|complaints?|downtime|backlog|kosten|couts|costes|custos|costi)\b/;

export function polarityOf(column: string): 'up' | 'down' | 'neutral' {
  const text = words(column);
  return bad.test(text) ? 'down' : good.test(text) ? 'up' : 'neutral';
}

const outcome =
  /\b(churn(ed)?|convert(ed)?|conversion|default(ed)?|defect(ive)?|fraud(ulent)?|return(ed)?|attrition|renew(ed)?|retained|success(ful)?|passed|pass|failed|failure|fail|error|cancel(l?ed|lation)?|left|resigned|exited|completed?|accepted|approved|respon(ded|se)|subscribed|recommend(ed)?|satisfied|kundigung|gekundigt|abwanderung|resilie|resiliation|baja|cancelado|cancelada|abandono|disdetta)\b/;

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
  temp: 'temperature',
  dept: 'department',
  mgr: 'manager',
  num: 'number of',
  acct: 'account',
  expect: 'expectancy',
};

/** Units that names of columns end in, as a label writes them; an empty one is shown by the figure itself. */
const units: Readonly<Record<string, string>> = {
  c: '°C',
  celsius: '°C',
  f: '°F',
  kg: 'kg',
  km: 'km',
  kwh: 'kWh',
  mwh: 'MWh',
  kw: 'kW',
  bar: 'bar',
  ms: 'ms',
  min: 'minutes',
  mins: 'minutes',
  minutes: 'minutes',
  sec: 'seconds',
  secs: 'seconds',
  seconds: 'seconds',
  hrs: 'hours',
  'mm s': 'mm/s',
  'm s': 'm/s',
  'km h': 'km/h',
  rpm: 'rpm',
};

/** `net_generation` → `Net generation`, `pop__c` → `Population`, `temp_c` → `Temperature (°C)`. Names in capitals, such as `NPS`, stay. */
export function columnLabel(column: string): string {
  const bare = column.replace(/_{1,2}c$/, (end) => (/temp(erature)?_c$/i.test(column) ? end : ''));
  const given = /[([]([^()[\]]*)[)\]]/.exec(bare)?.[1]?.trim() ?? '';
  const all = bare
    .replace(/[([][^()[\]]*[)\]]/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}\p{M}&+/'’-]+/gu, ' ')
    .trim()
    .split(' ');
  const last = (count: number) => all.slice(-count).join(' ').toLowerCase();
  const length = all.length > 2 && units[last(2)] ? 2 : all.length > 1 && units[last(1)] ? 1 : 0;
  const unit = length > 0 ? units[last(length)]! : given === '%' || currencyWord.test(given) ? '' : (units[given.toLowerCase()] ?? given);
  const kept = all
    .slice(0, all.length - length)
    .filter((word, at, words) => words.length === 1 || at === 0 || !(/^(pct|percent)$/i.test(word) || currencyWord.test(word)))
    .map((word) => (/^(?:[A-Z]{2,5}|EBITDA|[A-Z]&[A-Z])$/.test(word) ? word : (shortened[word.toLowerCase()] ?? word.toLowerCase())));
  const text = kept.join(' ') || bare;
  return text.charAt(0).toUpperCase() + text.slice(1) + (unit && !text.includes(unit) ? ` (${unit})` : '');
}

const currencyWord = /^(usd|eur|gbp|chf|jpy|cny|inr|brl|aud|cad|sek|nok|dkk|pln|\$|€|£|¥)$/i;
