/** Words by which columns and values are recognised, in the languages CRM exports come in. */

/** A name in lower-case words without accents: `CloseDate` and `close_date` both become `close date`. */
export function words(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Column names of a role, best first; matched against `words(name)`. */
const columnNames = {
  id: [/^(opportunity|deal|opp|row|record|case|order|lead)? ?(id|guid|uuid|key|number|nr|no)$/, /\bid$/],
  created: [
    /^(date )?(created|create|creation|opened|open|engage|engaged|start|add|added) ?(at|on|date|time|day)?( utc)?$/,
    /\b(created|creation|create|engage|opened|entered)\b/,
    /\b(erstellt|angelegt|anlagedatum|erstelldatum|eroffnet)\b/,
    /\b(cree|creation|ouverture)\b/,
    /\b(creado|creacion|apertura|criado|criacao|abertura|creato|creazione|inizio)\b/,
    /\b(start|begin|beginn)\b/,
  ],
  closed: [
    /^(actual |real )?(close|closed|closing) ?(at|on|date|time|day)?$/,
    /^(actual close date|actualclosedate|date closed|won time|won date)$/,
    /\b(closed|closing|close)\b/,
    /\b(abschluss|abschlussdatum|geschlossen|cloture|fermeture|cierre|cerrado|fechamento|fechado|chiusura|chiuso)\b/,
    /\b(end|ended|won)\b.*\b(date|at|on)\b/,
  ],
  expected: [
    /\b(expected|estimated|target|forecast|planned|deadline)\b.*\b(clos|date|deadline|end)/,
    /^(estimatedclosedate|date deadline)$/,
    /\b(erwartet\w*|voraussichtlich\w*|geplant\w*|prevue?|previst[ao]|prevision|estimad[ao])\b/,
  ],
  activity: [
    /\b(last|latest|recent)\b.*\b(activity|activities|touch|touched|contact|contacted|interaction|modified|engagement)\b/,
    /\b(letzte\w* (aktivitat|kontakt|anderung)|derniere activite|ultima (actividad|atividade|attivita))\b/,
  ],
  amount: [
    /^(actual |actual)(value|amount|revenue)$/,
    /^(close|closed|deal|opportunity|won|order|contract|total|net|line)? ?(amount|value|revenue|acv|tcv|arr|bookings?|sales)( (usd|eur|gbp|chf|jpy))?$/,
    /\b(amount|acv|tcv|bookings?)\b/,
    /\b(value|revenue|turnover)\b/,
    /\b(betrag|wert|umsatz|auftragswert|volumen|summe)\b/,
    /\b(montant|valeur|chiffre|importe|monto|valor|ingresos|montante|importo|valore|receita|fatturato)\b/,
    /^(estimated|expected) ?(value|amount|revenue)$/,
  ],
  currency: [/\b(currency|wahrung|waehrung|devise|moneda|moeda|valuta)\b/, /\biso code\b/],
  stage: [
    /^(deal|opportunity|opp|sales)? ?(stage|status|outcome|result|state)( name)?$/,
    /\b(stage|status|outcome|phase|state)\b/,
    /\b(etape|statut|etapa|estado|stadio|fase|stato|ergebnis)\b/,
  ],
  won: [/^(is )?won$/, /^hs is closed won$/, /\b(gewonnen|gagne|ganad[ao]|ganh[ao]|vint[ao])\b/],
  closedFlag: [/^(is )?closed$/, /^hs is closed$/],
  owner: [
    /^(sales|deal|opportunity|account)? ?(owner|rep|agent|representative|person|salesperson|executive|seller|employee)( name)?$/,
    /^account manager( name)?$/,
    /\b(owner|rep|seller|salesperson|salesrep|agent)\b/,
    /\b(verkaufer|vertriebler|besitzer|inhaber|mitarbeiter|vendeur|commercial|proprietaire|vendedor|propietario|responsavel|proprietario|venditore)\b/,
    /^user( name)?$/,
  ],
  team: [/^(sales )?(team|manager|teamleader|team lead|squad)( name)?$/, /\b(team|manager|leiter|equipe|equipo|responsable|squadra)\b/],
  region: [
    /^(sales )?(region|territory|area|geo|regional office)( name)?$/,
    /\b(region|regional|territory|gebiet|territoire|territorio|regiao|regione|zona)\b/,
  ],
  segment: [
    /^(customer |market |account )?(segment|industry|sector|vertical)( name)?$/,
    /\b(segment|industry|sector|vertical|branche|secteur|industria|setor|settore)\b/,
  ],
  product: [
    /^(product|item|sku|service|offering)( name)?$/,
    /\b(product|produkt|produit|producto|produto|prodotto|article|artikel)\b/,
    /^(subscription |account |pricing |price )?(plan|tier|plan tier|edition|tarif|paket)( name)?$/,
  ],
  account: [
    /^(account|customer|company|client|organi[sz]ation)( name)?$/,
    /\b(account|customer|company|client|organi[sz]ation|kunde|kunden|firma|cliente|entreprise|societe|empresa|azienda)\b/,
  ],
  name: [/^(full |display )?name$/, /\bname$/],
  period: [
    /^(period|quarter|month|year|date|fiscal quarter|fiscal period|quartal|monat|zeitraum|trimestre|mois|mes|mese|periodo|periode)$/,
  ],
  target: [/\b(target|quota|goal|plan|budget|ziel|sollwert|objectif|objetivo|cuota|meta|obiettivo)\b/],
} as const satisfies Record<string, readonly RegExp[]>;

export type ColumnRole = keyof typeof columnNames;

/** Whether the name fits the role at all. */
export function isNamed(role: ColumnRole, name: string): boolean {
  return nameFit(role, name) > 0;
}

/** How well a name fits a role: 1 for the best pattern, falling to 0 for none. */
export function nameFit(role: ColumnRole, name: string): number {
  const at = columnNames[role].findIndex((pattern) => pattern.test(words(name)));
  return at < 0 ? 0 : 1 - at / (columnNames[role].length + 1);
}

const closedFirst =
  '(?:(?:closed?|geschlossen|abgeschlossen|fermee?|cloturee?|cerrad[ao]|fechad[ao]|concluid[ao]|chius[ao]) ?(?:(?:e|et|y|as|als) )?)?';
/** `Closed Won`, HubSpot's `closedwon`, `Cerrada/Ganada`, `Fechado e ganho`. */
const wonWords = new RegExp(
  `^${closedFirst}(?:won|gewonnen|gagnee?s?|ganad[ao]s?|ganh[ao]s?|vint[aoei]|success|converted|signed)$|\\b(?:closed? ?)?won\\b`,
);
const lostWords = new RegExp(
  `^${closedFirst}(?:lost|verloren|perdue?s?|perdid[ao]s?|pers[aoei]|dead|abandoned|disqualified)$|\\b(?:closed? ?)?lost\\b`,
);

/** What a stage's name says of the outcome. */
export function outcomeOf(stage: string): 'won' | 'lost' | 'open' {
  const text = words(stage);
  return lostWords.test(text) ? 'lost' : wonWords.test(text) ? 'won' : 'open';
}
