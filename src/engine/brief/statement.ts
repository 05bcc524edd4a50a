/** Verbs by which a sentence states something, in the languages that set words apart. */
import { all } from '../../languages/all.ts';

/** As the inside of a pattern. */
export const verbs =
  "is|are|was|were|has|have|had|will|can|must|should|costs?|closed|closes|opens?|opened|reached|stands?|needs?|takes?|took|runs?|ran|went|loses?|makes?|made|produces?|serves?|began|starts?|started|ends?|keeps?|ist|sind|war|waren|hat|haben|hatten|hatte|wird|werden|kann|muss|kostet|kosten|liegt|steht|verliert|macht|läuft|endet|beginnt|est|sont|était|ont|avait|sera|coûte|coûtent|perd|produit|reste|doit|avons|font|es|son|está|están|era|ha|han|tiene|tienen|tenemos|hay|hemos|cuesta|cuestan|pierde|produce|debe|é|são|está|estão|foi|tem|têm|temos|há|custa|custam|perde|produz|parou|deve|è|sono|era|hanno|abbiamo|c'è|ci sono|costa|costano|perde";
/** That something rose or fell, as the inside of a pattern. */
export const moves = Object.values(all)
  .flatMap(({ signs }) => [signs.moves.up, signs.moves.down])
  .join('|');
export const moved = new RegExp(`(?<!\\p{L})(?:${moves})(?!\\p{L})`, 'iu');
/** A verb among the first words. */
export const states = new RegExp(`^(?:\\S+\\s){1,6}?(?:${verbs}|${moves})(?!\\p{L})`, 'iu');
