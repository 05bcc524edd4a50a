/** How sentences are built. */
import type { SentenceWords } from '../sentences.ts';

export const sentences: SentenceWords = {
  explaining: 'porque|pois|já que|graças a|após',
  adding: 'o que|que|com|e (?:o|a|os|as)',
  dependent: /^(?:se|quando|embora|enquanto|depois|antes|sem)\s/iu,
  approvals: () => [
    {
      verbs: 'aprovem?|autorizem?|aprovar|autorizar|confirmar',
      lead: '(?:que )?',
      and: 'e',
      articles: '(?:os?|as?|um|uma|nosso|nossa|dois|duas|três) ',
      infinitives: { aprove: 'aprovar', aprovem: 'aprovar', autorize: 'autorizar', autorizem: 'autorizar' },
    },
    { nouns: 'aprovação|autorização|acordo', prepositions: '(?:de|d[oa]s?|para) ', and: 'e' },
  ],
  deeds:
    /^(?:revê|revisa|negocia|treina|encomenda|esclarece|organiza|escreve|redige|prepara|assina|contacta|contata|liga|envia|testa|coordena|compra|aluga|valida|compara|visita|documenta|contrata|apresenta|planeja|dirige|consulta|informa|escolhe|entrega|fala|verifica|fecha)m?$/iu,
  smallMonths: true,
};
