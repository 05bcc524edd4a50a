/** How sentences are built. */
import type { SentenceWords } from '../sentences.ts';

export const sentences: SentenceWords = {
  explaining: 'porque|ya que|gracias a|tras',
  adding: 'lo que|que|con|y (?:el|la|los|las|se)',
  dependent: /^(?:si|cuando|aunque|mientras|después|antes|sin)\s/iu,
  approvals: () => [
    {
      verbs: 'aprueben?|autoricen?|aprobar|autorizar|confirmar',
      lead: '(?:que )?',
      and: '[ye]',
      articles: '(?:el|la|los|las|un|una|nuestro|nuestra|dos|tres) ',
      infinitives: { apruebe: 'aprobar', aprueben: 'aprobar', autorice: 'autorizar', autoricen: 'autorizar' },
    },
    { nouns: 'aprobación|autorización|acuerdo', prepositions: '(?:de|del|para) ', and: '[ye]' },
  ],
  deeds:
    /^(?:revisa|negocia|forma|pide|aclara|organiza|escribe|redacta|prepara|firma|contacta|llama|envía|prueba|coordina|compra|alquila|valida|compara|visita|documenta|contrata|presenta|planifica|dirige|consulta|informa|elige|entrega|habla|cierra)n?$/iu,
  leaning: () => ({
    leaning: /^(?<verb>\p{L}+[aei]r)(?:la|lo|las|los)(?<rest>(?:\s.+)?)$/iu,
    thing: /^\p{L}+[aei]r\s((?:la|el|las|los|nuestra)\s(?:[\p{L}-]+\s?){1,4})$/iu,
  }),
  smallMonths: true,
};
