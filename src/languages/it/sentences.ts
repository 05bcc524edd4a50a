/** How sentences are built. */
import type { SentenceWords } from '../sentences.ts';

export const sentences: SentenceWords = {
  explaining: 'perché|poiché|grazie a|dopo',
  adding: 'il che|che|con|e (?:il|la|i|le|gli)',
  dependent: /^(?:se|quando|anche se|mentre|dopo|prima|senza)\s/iu,
  approvals: () => [
    {
      verbs: 'approvare|autorizzare|confermare|approvi',
      lead: '(?:di )?',
      and: 'e',
      articles: "(?:(?:il|lo|la|i|gli|le|un|una|due|tre) |l['’])",
      infinitives: { approvi: 'approvare' },
    },
    {
      nouns: 'approvazione|autorizzazione|via libera|consenso',
      prepositions: "(?:di|del|dello|della|dei|degli|delle|per|a|al|alla) |dell['’]",
      and: 'e',
    },
  ],
  deeds:
    /^(?:verifica|negozia|forma|ordina|chiarisce|organizza|scrive|redige|prepara|firma|contatta|chiama|invia|prova|coordina|compra|affitta|valida|confronta|visita|documenta|assume|presenta|pianifica|guida|consulta|informa|sceglie|consegna|parla|incontra)$/iu,
  smallMonths: true,
};
