/** Words such as `without` and `no` that leave something out of a deck, and more often tell of what somebody does without: `for that we get no money`. */

const weak = /^(?:without|avoid\p{L}*|no |ohne|keine?n?|außer|sans|pas de|hors|sin|sem|senza|بدون|من غير|دون)(?!\p{L})/iu;
/** Who does something; a deck is made by whoever is told. */
const somebody =
  /(?<!\p{L})(?:we|they|you|he|she|it|nobody|people|customers|wir|ich|man|sie|er|es|niemand|kunden|nous|ils|elles?|il|on|vous|personne|nosotros|ellos|ellas|clientes|nós|eles|elas|noi|loro|clienti|نحن|هم)(?!\p{L})/iu;
const ofDecks =
  /(?<!\p{L})(?:decks?|slides?|presentations?|pages?|reports?|reviews?|figures?|numbers|data|analysis|\p{L}*präsentation\p{L}*|\p{L}*foli(?:e|en)|seiten?|bericht\p{L}*|auswertung\p{L}*|zahlen|daten|diapo\p{L}*|présentation|rapport|chiffres|données|presentación|diapositiv\p{L}*|informe|cifras|datos|apresentação|relatório|números|dados|presentazione|rapporto|cifre|dati|please|bitte|want|need|show|möchte\p{L}*|brauch\p{L}*|zeig\p{L}*|veux|voudrais|quiero|quero|vorrei|voglio)(?!\p{L})/iu;
const clause = /[.;:,!?\n–—]/u;
/** `Without a discount, we lose customers`. */
const isCondition = new RegExp(`^[^,;:]{3,60}, ${somebody.source}`, 'iu');

/** Whether what was found at `at` of a text, up to `end`, only tells of something. */
export function isNarrated(text: string, found: string, at: number): boolean {
  if (!weak.test(found)) return false;
  const before = text
    .slice(Math.max(0, at - reach), at)
    .split(clause)
    .at(-1)!;
  const after = text.slice(at + found.length, at + found.length + reach).split(/[.;!?\n]/u)[0]!;
  const tells = (part: string) => somebody.test(part) && !ofDecks.test(part);
  return (tells(before) && before.trim().split(/\s+/u).length > 1) || isCondition.test(`${found}${after}`);
}
const reach = 120;
