/** A sentence that tells something and then says what to do: `Margin has slipped, so focus on why`. */

/** What is ordered of whoever makes the deck. */
const orders =
  'focus|concentrate|write|prepare|make|build|create|draft|produce|explain|show|tell (?:us|me|them)|summari[sz]e|konzentriere|schreib\\p{L}*|erstell\\p{L}*|erklär\\p{L}*|zeig\\p{L}*|concentre[rz]?|rédige[rz]?|prépare[rz]?|explique[rz]?|montre[rz]?|céntrate|centra|escrib\\p{L}*|prepara|explica|muestra|concentre-se|escreva|prepare|explique|mostre|concentrati|scrivi|prepara|spiega|mostra';
const pattern = new RegExp(
  `[;,]\\s+(?:(?:so|and so|therefore|also|daher|deshalb|donc|así que|por eso|por isso|quindi|perciò)\\s+)?(?:(?:please|bitte|merci de|por favor|per favore)\\s+)?(?=(?:${orders})(?!\\p{L})\\s)`,
  'giu',
);
/** Fewer words before it tell nothing. */
const fewest = 4;

/** What it tells and what it orders; one part where it does only one of them. */
export function ordersApart(sentence: string): string[] {
  for (const match of sentence.matchAll(pattern)) {
    const told = sentence.slice(0, match.index);
    // `We need to cut costs, make more calls and show results` lists what is to be done, and orders nothing.
    if (!states.test(told) || told.split(/\s+/).length < fewest || startsWithOrder.test(told)) continue;
    const order = sentence.slice(match.index + match[0].length);
    return [`${told}.`, `${order.charAt(0).toUpperCase()}${order.slice(1)}`];
  }
  return [sentence];
}

const states =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|f[ae]ll(?:s|en)?|rose|grew|dropped|slipped|ist|sind|war|hat|haben|est|sont|a|ont|está|están|ha|han|está|estão|caiu|é|sono|hanno)(?!\p{L})/iu;
const startsWithOrder = new RegExp(`^(?:(?:please|bitte|por favor|per favore)\\s+)?(?:${orders})(?!\\p{L})`, 'iu');
