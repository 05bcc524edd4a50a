/** The account a review is about, if the brief names one: `QBR for Isdom`, `internal account review of Isdom`. */
import type { AccountAsked } from '../../model/brief.ts';
import { fold } from './clean.ts';
import { Sign, sign, unspaced } from './sign.ts';

const review =
  "(?:[eq]br|(?:executive |quarterly )?business review|(?:account|customer|client|success|renewal) (?:review|deck|meeting|qbr)|(?:kunden|quartals|account)[- ]?(?:review|gespräch|termin|rückblick)|(?:revue|bilan|point) (?:client|de compte|trimestriel(?:le)?|d'affaires)|(?:revisión|revisão|reunión|reunião) (?:de (?:la )?(?:cuenta|conta|negocio|negócio)|del? client[ea]|trimestral)|revisione (?:del cliente|trimestrale|dell'account))";
const when = '(?:\\s+(?:(?:q[1-4]|h[12]|fy|t[1-4])\\s*(?:fy)?[-/ ]?(?:20)?\\d{0,2}|20\\d\\d))?';
const joined = '(?:for|with|of|at|about|mit|für|von|bei|über|pour|avec|de|sur|para|con|com|per|su|do|da|del)';
const kinds = 'customer|account|client|kunde[n]?|kundin|compte|cliente|cuenta|conta';
const marked = `(?:(?:the |our |den |die |dem |der |unseren? |le |la |notre |el |nuestro |nuestra |o |a |il |lo )?(?:${kinds})\\s+)`;
/** Matched with capitals: `Acme Corporation` ends before `on Friday`. */
const nameHere =
  /^["“„«]?([\p{L}\p{N}][\p{L}\p{N}&.'’_/+-]*(?:\s+(?!(?:Q[1-4]|H[12]|FY\d*|20\d\d)(?!\p{L}))(?:&\s+)?[\p{Lu}\p{N}][\p{L}\p{N}&.'’_/+-]*){0,5})/u;

const named = sign(review, `${when}\\s+${joined}\\s+(${marked})?`);
const ofAccount = new Sign(kinds, `(?<!\\p{L})${joined}\\s+${marked}`, 'iu');
const asian: readonly Sign[] = [
  sign('社|様', '(?:向け|との|への|の)', {
    before: String.raw`(?:顧客|取引先|お客様|アカウント)?[「『]?([\p{L}\p{N}_.&-]+?)[」』]?`,
    flags: 'u',
  }),
  sign('客户|客戶|账户', String.raw`\s*[「“]?([\p{L}\p{N}_.&-]+?)[」”]?\s*(?:的|做|准备|制作|季度|业务|，|。|$)`, {
    before: '(?:为|给|与|和)?',
    flags: 'u',
  }),
  sign('للعميل|لعميل|مع العميل|حساب', String.raw`\s+["«]?([\p{L}\p{N}_.&-]+)`, unspaced),
];

/** Names for audiences, and words that cannot start a customer's name. */
const noName =
  /^(?:the|our|an?|my|all|every|each|this|that|us|me|q[1-4]|h[12]|fy.*|20\d\d|success|services?|support|care|satisfaction|experience|retention|base|journeys?|data|relations|relationships?|health|segments?|groups?|onboarding|lifetime|acquisition|operations|feedback|engagement|complaints?|managers?|directors?|sales|team|teams|board|management|leadership|customers?|clients?|executives?|investors?|new|next|last|die|der|das|den|dem|unsere\p{L}*|les?|la|l|notre|nos|el|los|las|nuestr\p{L}+|o|os|as|il|lo|gli|i|nostr\p{L}+|noss\p{L}+|january|february|march|april|may|june|july|august|september|october|november|december|emea|apac|europe|germany|north|south|east|west|growth|revenue|churn|ventas|vendas|vendite|ventes|vertrieb|ceo|cfo|coo|vp)$/iu;
const listeners =
  /^(?:['’]s?\s+(?:[\p{L}-]+\s+){0,3}(?:team|board|leadership|executives?|exec|management|sales)|\s+(?:team|board|leadership|management|staff|investors?|executives?))(?!\p{L})/iu;
const withThem = new RegExp(`${review}${when}\\s+(?:with|mit|avec|con|com)\\s`, 'iu');
const forCustomer = new Sign(
  'customer|client|success|kunde|顧客|お客様|客户|للعميل',
  String.raw`(?<!\p{L})(?:(?:for|to|with) (?:the|our|this) (?:customer|client)(?!\p{L})|customer[- ]facing|customer success|success (?:review|plan)|für (?:den|unseren) kunden|kundentermin|pour (?:le|notre) client|para (?:el|nuestro) cliente|para o (?:nosso )?cliente|per il (?:nostro )?cliente)|顧客向け|お客様向け|面向客户|给客户|للعميل`,
  'iu',
);
const inside = new Sign(
  'intern|in-house|our |account|社内|内部|داخلي',
  String.raw`(?<!\p{L})(?:internal(?:ly)?|intern(?:e[nrs]?|o|a|os|as|es)?|in-house|our (?:own )?(?:sales|account|leadership|executive|exec) (?:team|leadership|management)|for (?:our )?account (?:team|managers?))(?!\p{L})|社内|内部|داخلي`,
  'iu',
);

/** The account a brief names; the option names it for sure. The reader is the customer, unless the brief says internal. */
export function accountOf(instruction: string, flag: string | undefined): AccountAsked | null {
  const text = fold(instruction);
  const facing = inside.test(text) ? 'internal' : 'customer';
  if (flag !== undefined) return { name: flag, facing, sure: true };
  for (const line of text.split('\n')) {
    const found = nameIn(line);
    if (found) return { name: found.name, facing, sure: found.sure || forCustomer.test(text) };
  }
  return null;
}

function nameIn(line: string): { name: string; sure: boolean } | null {
  for (const [sign, always] of [
    [named, false],
    [ofAccount, true],
  ] as const) {
    const match = sign.exec(line);
    if (!match) continue;
    const rest = line.slice(match.index + match[0].length);
    const written = nameHere.exec(rest);
    const called = written && bare(written[1]!);
    if (!called || noName.test(called.split(/\s+/)[0]!) || isPossessed(rest, called)) continue;
    // In a review "with" somebody the name is capitalised; `with appendix` describes the deck.
    const isNamed = withThem.test(line) && /^[\p{Lu}\p{N}]/u.test(called);
    return { name: called, sure: always || match[1] !== undefined || isNamed };
  }
  for (const sign of asian) {
    const called = bare(sign.exec(line)?.[1] ?? '');
    if (called !== '' && !noName.test(called)) return { name: called, sure: true };
  }
  return null;
}

/** `Acme's exec team` and `Acme board` are audiences, not accounts. */
function isPossessed(rest: string, called: string): boolean {
  return listeners.test(rest.slice(rest.indexOf(called) + called.length));
}

const bare = (name: string) =>
  name
    .replace(/['’]s$/u, '')
    .replace(/(?<![.,'’])[.,'’]+$/u, '')
    .trim();
