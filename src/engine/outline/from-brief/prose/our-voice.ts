/** A page speaks for all who present it: `I recommend the second bid` → `We recommend the second bid`. */

/** How one person opens a sentence of advice or request, and how several do. */
const openings: readonly (readonly [string, string])[] = [
  ['I recommend', 'We recommend'],
  ['I propose', 'We propose'],
  ['I suggest', 'We suggest'],
  ['I advise', 'We advise'],
  ['I ask', 'We ask'],
  ['I need', 'We need'],
  ['I expect', 'We expect'],
  ['I would', 'We would'],
  ["I'd", "We'd"],
  ['I’d', 'We’d'],
  ['My recommendation', 'Our recommendation'],
  ['My proposal', 'Our proposal'],
  ['My advice', 'Our advice'],
  ['Ich empfehle', 'Wir empfehlen'],
  ['Ich schlage', 'Wir schlagen'],
  ['Ich bitte', 'Wir bitten'],
  ['Ich rate', 'Wir raten'],
  ['Ich würde', 'Wir würden'],
  ['Ich möchte', 'Wir möchten'],
  ['Meine Empfehlung', 'Unsere Empfehlung'],
  ['Mein Vorschlag', 'Unser Vorschlag'],
  ['Je recommande', 'Nous recommandons'],
  ['Je propose', 'Nous proposons'],
  ['Je suggère', 'Nous suggérons'],
  ['Je demande', 'Nous demandons'],
  ['Je souhaite', 'Nous souhaitons'],
  ['Ma recommandation', 'Notre recommandation'],
  ['Ma proposition', 'Notre proposition'],
  ['Recomiendo', 'Recomendamos'],
  ['Propongo que', 'Proponemos que'],
  ['Sugiero', 'Sugerimos'],
  ['Pido', 'Pedimos'],
  ['Solicito', 'Solicitamos'],
  ['Mi recomendación', 'Nuestra recomendación'],
  ['Mi propuesta', 'Nuestra propuesta'],
  ['Recomendo', 'Recomendamos'],
  ['Eu recomendo', 'Recomendamos'],
  ['Proponho', 'Propomos'],
  ['Sugiro', 'Sugerimos'],
  ['Peço', 'Pedimos'],
  ['Raccomando', 'Raccomandiamo'],
  ['Consiglio di', 'Consigliamo di'],
  ['Propongo di', 'Proponiamo di'],
  ['Suggerisco', 'Suggeriamo'],
  ['Chiedo', 'Chiediamo'],
  ['La mia raccomandazione', 'La nostra raccomandazione'],
  ['La mia proposta', 'La nostra proposta'],
  ['我建议', '我们建议'],
  ['أوصي', 'نوصي'],
  ['أقترح', 'نقترح'],
  ['أطلب', 'نطلب'],
];

/** A sentence that opens otherwise stays as it is. */
export function inOurVoice(sentence: string): string {
  const found = openings.find(
    ([one]) => sentence.startsWith(one) && !/^[\p{Script=Latin}\p{Script=Arabic}]/u.test(sentence.slice(one.length)),
  );
  return found === undefined ? sentence : `${found[1]}${sentence.slice(found[0].length)}`;
}
