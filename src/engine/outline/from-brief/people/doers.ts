/** Who can do something: people and the offices they hold, and the verbs that only people do, in nine languages. */

import { all } from '../../../../languages/all.ts';
import type { LanguageCode } from '../../../../model/language.ts';

/** Offices and departments; a word of them names who does something, with or without an article. */
const offices = [
  'team|agency|board|trustees|legal|marketing|finance|hr|it|ops|operations|engineering|sales|procurement|purchasing|vendor|supplier|committee|architects?|security|design|support|product|management|council|facilities|compliance|controlling|accounting|logistics|maintenance|cfo|ceo|cto|coo|cio|ciso|cmo|pmo|director|manager|chair|principal|headteacher|contractor|landlord|treasurer|works council|head of \\p{L}+',
  'vorstand|geschäftsführung|geschäftsleitung|einkauf|technik|vertrieb|personal|personalabteilung|rechtsabteilung|finanzen|buchhaltung|betriebsrat|aufsichtsrat|beirat|produktion|logistik|qualität|qualitätssicherung|entwicklung|werkleitung|projektleitung|bauleitung|lenkungskreis|agentur|lieferant|betreiber|schulleitung|verwaltung|stadtrat|gemeinderat|ausschuss|instandhaltung|kundendienst|team \\p{Lu}\\p{L}+',
  'direction|équipe|comité|conseil|achats|finances|juridique|rh|dsi|drh|daf|service \\p{L}+|technique|logistique|qualité|agence|fournisseur|prestataire|mairie|commercial',
  'dirección|equipo|consejo|junta|compras|finanzas|jurídico|rrhh|operaciones|ventas|logística|calidad|mantenimiento|agencia|proveedor|ayuntamiento',
  'direção|diretoria|equipe|equipa|comitê|conselho|finanças|financeiro|ti|operações|vendas|qualidade|manutenção|agência|fornecedor|prefeitura',
  'direzione|comitato|consiglio|acquisti|finanza|legale|vendite|logistica|qualità|manutenzione|agenzia|fornitore|ufficio \\p{L}+|comune',
]
  .flatMap((each) => each.split('|'))
  // Names are told from words by their capitals, so that offices are listed in every case that people write them in.
  .flatMap((office) => [office, office.charAt(0).toUpperCase() + office.slice(1), ...(office.length <= 4 ? [office.toUpperCase()] : [])])
  .join('|');
const article =
  "(?:(?:[Tt]he|[Oo]ur|[Dd]er|[Dd]ie|[Dd]as|[Uu]nsere?|[Ll]e|[Ll]a|[Ll]es|[Ee]l|[Ll]os|[Ll]as|[OoAa]|[OoAa]s|[Ii]l|[Ll]o|[Gg]li|[Nn]uestr[oa])\\s|[Ll]['’])";
const title = '(?:Frau|Herr|Mr\\.?|Mrs\\.?|Ms\\.?|Dr\\.?|Mme|M\\.|Sra?\\.?|Sig\\.?(?:ra)?|Dott\\.)\\s';
const word = "\\p{Lu}[\\p{L}'’.-]{1,24}";
const name = `(?!(?:The|Our|El|La|Le|Les|Los|Las|Der|Die|Das|Il|Lo|Gli|Os|As|Un|Une|Una|Um|Uma|Ein|Eine|An?)\\s)${word}(?:\\s(?:(?:de|da|von|van|del|di)\\s)?${word}){0,2}`;
const from =
  '(?:\\s(?:from|of|in|at|aus|vom|von|de|du|da|del|di|do)\\s(?:the\\s|der\\s|la\\s)?\\p{L}{2,16}|\\s\\(\\p{L}[\\p{L} ]{1,20}\\))';
const one = `(?:(?:${title}|(?:[OoAa]|[Ii]l|[Ll]a)\\s)?${name}${from}?|${article}?(?:\\p{Ll}{2,16}\\s)?(?:${offices})(?:\\s\\(\\p{Lu}[\\p{L} ]{1,20}\\))?)`;

/** Who stands before a verb, as a pattern: one, or several joined by `and`. */
export const doers = `${one}(?:(?:,\\s${one})?\\s(?:and|und|et|y|e|&|\\+)\\s${one})?`;
/** The names of several people. */
export const isSeveral = (text: string) => /\s(?:and|und|et|y|e|&|\+)\s|、|和/u.test(text);

const certain = new RegExp(
  `^(?:${title}${name}${from}?|${article}?(?:\\p{Ll}{2,16}\\s)?(?:${offices})(?:\\s\\(\\p{Lu}[\\p{L} ]{1,20}\\))?|${word}\\s(?:from|aus|vom)\\s(?:the\\s|der\\s)?\\p{L}{2,16}|${word}(?:\\s${word})?\\s\\(\\p{L}[\\p{L} ]{1,20}\\))$`,
  'u',
);
/** Words that begin a sentence with a capital and name nobody. */
const nobody =
  /^(?:if|when|we|i|it|its|this|that|these|those|there|they|you|he|she|but|and|so|because|since|until|wir|es|er|sie|ich|man|nous|je|il|elle|ils|elles|on|ce|cela|what|who|how|why|each|every|all|no|not|one|both|please|nobody|nothing|everyone|everybody|niemand|alle|jeder|personne|tous|chacun|nadie|todos|ninguém|nessuno|tutti|next|first|then|also|start|beginn|ende|end|option)(?![\p{L}'’])/iu;

/** Without a doubt a person or an office. */
export function isCertainly(text: string): boolean {
  return text
    .trim()
    .split(/,\s|\s(?:and|und|et|y|e|&|\+)\s/u)
    .every((each) => !isNobody(each) && !/\d/.test(each) && certain.test(each));
}

/** It may be a person: a name, or an office. */
export const mayBe = (text: string) => !isNobody(text.trim()) && !/\d/.test(text) && !place.test(text.trim());
/** `Tarn House`, `North Gate` are no people. */
const place =
  /\p{L}\s(?:abbey|airport|arena|bank|building|cent(?:er|re)|court|dock|farm|gate|group|harbour|hospital|hotel|house|island|line|ltd|museum|pier|plant|port|quay|school|square|station|street|theatre|tower|university|wharf|works)$/iu;
/** `IT` is a department, and `it` is not. */
const isNobody = (text: string) => !/^IT(?!\p{L})/u.test(text) && nobody.test(text);

/** Two or three words that begin with capitals, `Nora van Quist`, and no place. */
export const isFullName = (text: string) => fullName.test(text) && mayBe(text);
const fullName = /^(?:[OoAa]\s)?\p{Lu}[\p{L}'’-]+(?:\s(?:de|da|dos|van|von|del|di))?\s\p{Lu}[\p{L}'’-]+$/u;

/** A name or an office and nothing else, as brackets and labels hold it. */
export function isName(text: string): boolean {
  const said = text.trim();
  if (/[\d€$£%?!:]/.test(said) || isNobody(said) || said.length > 48) return false;
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,10}$/u.test(said))
    return (
      /(?:さん|氏|部|部门|課|室|チーム|团队|组|委员会|会|部長|課長|社長|经理|总监)$/u.test(said) || /^[\p{Script=Han}]{2,4}$/u.test(said)
    );
  if (/^[\p{Script=Arabic}]{2,12}(?:\s[\p{Script=Arabic}]{2,12}){0,2}$/u.test(said)) return true;
  return only.test(said) && !notNames.test(said);
}
const only = new RegExp(`^${doers}(?:\\s?[/&+,]\\s?${one}){0,2}$`, 'u');
const notNames =
  /^(?:tbd|tbc|tba|optional|open|draft|done|ok|yes|no|new|later|asap|urgent|offen|erledigt|neu|laufend|spätestens|urgent|fait|pendiente|hecho|feito|fatto|n\/?a|phase|excel|pdf|word|q[1-4])$/iu;

/** Verbs in their first form. */
const english = all.en.sentences.deeds!;

/** `talks`, `prüft`: only a person does it. `plural` verbs have no ending in English, and `sprechen` one in German. */
export function isDeed(verb: string, plural: boolean, language: LanguageCode): boolean {
  if (language === 'en') return plural ? english.test(verb) : /s$/.test(verb) && english.test(infinitive(verb));
  const own = all[language].sentences.deeds;
  return own !== undefined && (own.test(verb) || (plural && language === 'de' && own.test(verb.replace(/e?n$/u, 't'))));
}
/** `talk` after `will`. */
export const isDeedAfterModal = (verb: string) => english.test(verb);

/** `talks` → `talk`, `checks` → `check`, `carries` → `carry`. */
export function infinitive(verb: string): string {
  if (/ies$/.test(verb)) return verb.replace(/ies$/, 'y');
  if (/(?:ss|sh|ch|x|zz)es$/.test(verb)) return verb.replace(/es$/, '');
  return verb.replace(/s$/, '');
}
