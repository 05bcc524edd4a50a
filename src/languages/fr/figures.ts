/** The words around figures in sentences. */
import type { FigureWords } from '../figures.ts';

export const figures: FigureWords = {
  up: 'augmentent?|augmenté|augmentée?s?|progressent?|progressé|grimpé|grimpent?|monté|monte|montée?s?',
  down: 'baissent?|baissé|reculent?|reculé|chuté|chutent?|diminuent?|diminué|tombée?s?|descendue?s?|descend',
  went: 'passe|passent|passée?s?',
  took: 'réduit|ramené|porté|abaissé|fait passer',
  is: "est de|était de|sont de|étaient de|est à|s[’']élève à|s[’']établit à|atteint|atteignent|a atteint|est|était",
  act: 'vendu|livré|réalisé|transporté|accueilli|traité|servi',
  auxiliary: 'a|ont|est|sont|sera|avait|aussi',
  adverb: 'fortement|légèrement|nettement|encore|ainsi|désormais',
  from: "de|d[’']|du|des",
  to: 'à',
  by: 'de',
  against: 'contre|après|au lieu de|face à|par rapport à|comparé à',
  plan: '(?:objectif|cible|budget|plan|prévision|limite|plafond)',
  article: "les?|la|l[’']|notre|nos|votre|une?|des|du|de l[’']|ce|cette|ces",
  about: 'environ|près de|presque|quelque|seulement',
  unsure:
    "ne|n[’']\\p{L}+|pas|jamais|devrait|devraient|pourrait|pourraient|va|vont|doit|doivent|peut|peuvent|si|veut|voulons|sera|seront|prévoit|visons?|vise",
  noName:
    'et|ou|mais|que|qui|dont|où|quand|si|comme|car|nous|on|je|il|elle|ils|elles|cela|ça|ce|ceux|celles?|est|sont|a|ont|coûte|coûtent|payons|plus|moins|y compris|hors|autres?|deux',
  joining: 'et|mais|tandis que|alors que',
  because: 'car|parce que|puisque|grâce à|après|depuis|en raison de|malgré|lorsque|quand|avec|pendant|surtout',
  beyond: 'de plus que|de moins que|au-dessus|au-dessous|sous|supérieur|inférieur',
  group: 'des|de|chez|pour',
  series: {
    beside: "en|au|à|pour|l['’]année|environ|l['’]",
    between: "et|puis|à|ensuite|enfin|de|d['’]",
    verbs: "été|resté(?:e|s|es)?|par an|s['’]élevait|atteignait|a atteint|était",
    same: '(?:(?:sur|pendant|pour|dans) )?les mêmes (?:années|saisons|périodes|trimestres|mois|hivers)|sur la même période',
    lastYear: "l['’]an dernier|l['’]année dernière|l['’]an passé",
    now: "maintenant|aujourd['’]hui|actuellement|désormais",
  },
  planned: () => ({
    before: /(?:^|\s)(?:porter|relever|augmenter|baisser|réduire|passer|faire passer)\s(?<name>.+)$/iu,
    after: /^(?<name>.+?)\s(?:passe|passent|passera|passeront|augmente|augmentent|baisse|baissent)$/iu,
    to: /^\s*à\s*$/iu,
    stays: /^(?<name>.+?)\s(?:reste|restent|restera|demeure|demeurent)\s(?:inchangée?s?\s)?à$/iu,
    from: /\sde$/iu,
    denied: /(?<!\p{L})(?:pas|jamais|ne|si|au lieu)(?!\p{L})|(?<!\p{L})n['’]/iu,
  }),
};
