/** How sentences are built. */
import type { SentenceWords } from '../sentences.ts';

export const sentences: SentenceWords = {
  explaining: 'car|parce que|puisque|grâce à|après',
  adding: 'ce qui|qui|dont|avec|et (?:nous|il|elle|ils|le|la|les)',
  dependent: /^(?:si|quand|lorsque|bien que|après|avant|comme|sans)\s/iu,
  approvals: () => [
    {
      verbs: 'approuver|valider|autoriser|débloquer|libérer|accorder|confirmer',
      lead: "(?:de |d['’])",
      and: 'et',
      articles: "(?:(?:le|la|les|un|une|notre|nos|ce|cette|deux|trois) |l['’])",
    },
    { nouns: 'accord|approbation|validation|autorisation|feu vert', prepositions: "(?:pour|sur|de|du|des) |d['’]", and: 'et' },
  ],
  deeds:
    /^(?:vérifie|négocie|forme|commande|clarifie|organise|écrit|rédige|prépare|signe|contacte|appelle|envoie|teste|coordonne|met|achète|loue|valide|compare|visite|documente|recrute|présente|planifie|pilote|relance|consulte|informe|choisit|rencontre|lance)(?:nt)?$/iu,
  leaning: () => ({
    leaning: /^(?:la|le|les)\s(?<verb>\p{Ll}+(?:er|ir|re))(?<rest>(?:\s.+)?)$/iu,
    thing: /^\p{L}+(?:er|ir|re)\s((?:(?:la|le|les|notre)\s|l['’])(?:[\p{L}'’-]+\s?){1,4})$/iu,
  }),
  smallMonths: true,
};
