/** Figures told in sentences: `Q2 total bookings were $3.75M`, `解約率は2.1%です` → label and figure. */
import { sentences } from '../../brief/sentences.ts';
import type { LanguageCode } from '../../language/language.ts';
import { type Figure, figuresIn } from './figures.ts';

export interface StatedFigure {
  label: string;
  figure: Figure;
  /** What it is to the figure it stands beside. */
  role: 'actual' | 'prior' | 'target';
  /** The sentence it comes from. */
  sentence: string;
}

const prior =
  /previous|last (?:quarter|year)|prior|year before|vorquartal|vorjahr|vorperiode|trimestre précédent|année précédente|trimestre anterior|año anterior|ano anterior|trimestre precedente|anno precedente|前四半期|前期|前年|上季度|上期|去年|上年|السابق|الماضي/iu;
const target = /(?<!\p{L})(?:quota|target|goal|plan|budget|ziel|soll|objectif|objetivo|meta|obiettivo)(?!\p{L})|目標|目标|指标|الهدف/iu;
const verbs =
  /(?:\s+(?:was|were|is|are|came in at|reached|amounted to|stands at|stood at|of|at|hit|totall?ed|lag bei|lagen bei|beträgt|betrug|betrugen|war|waren|liegt bei|ist|sind|auf|était|étaient|est|sont|atteint|s'élève à|fue|fueron|es|son|alcanzó|foi|foram|é|são|atingiu|è|sono|era|erano|كان|كانت|بلغ|بلغت|هو))+$/iu;
const cjkTail = /(?:は|が|の|も|を|为|是|达到?|：|:)+$/u;

/** Amounts and percentages with a label before them; plain numbers only where the label is followed by a verb or a colon. */
export function statedFigures(text: string, language: LanguageCode): StatedFigure[] {
  return sentences(text).flatMap((sentence) =>
    clauses(sentence).flatMap((clause): StatedFigure[] => {
      const found = figuresIn(clause, language);
      const plain =
        found.length === 1 &&
        /^\p{L}[\p{L} -]{1,30}(?:[:：=]|\s)\s*\d[\d.,]*$/u.test(clause) &&
        figuresIn(sentence, language).some(({ unit }) => unit !== 'number');
      const figures = found.filter(({ unit }) => unit !== 'number' || plain);
      const [figure] = figures;
      if (figures.length !== 1 || !figure) return [];
      const head = clause
        .slice(0, figure.at)
        .trim()
        .replace(
          /^(?:our|the|unsere?|die|der|das|les?|la|notre|nos|el|los|las|nuestr[oa]s?|o|a|os|as|il|i|gli|le|and|und|et|y|e|و)\s+/iu,
          '',
        );
      const label = head
        .replace(/[:：=]$/, '')
        .replace(verbs, '')
        .replace(cjkTail, '')
        .trim();
      const told = label !== head || /[:：=]$/.test(head) || head.split(/\s+/).length <= 3;
      if (
        !told ||
        label === '' ||
        /^(?:up|down|plus|minus|over|under|about)$/iu.test(label) ||
        label.split(/\s+/).length > 6 ||
        label.length > 48
      )
        return [];
      return [{ label, figure, role: target.test(label) ? 'target' : prior.test(label) ? 'prior' : 'actual', sentence }];
    }),
  );
}

/** Commas between digits do not part clauses; brackets do. */
function clauses(sentence: string): string[] {
  return sentence
    .split(/(?:[,;；、，]|،)(?!\d)\s*|[()（）]|\s+(?:and|und|et|while|but)\s+(?=[^,;]*\d)/u)
    .map((clause) => clause.trim().replace(/[.。]$/, ''))
    .filter((clause) => clause !== '');
}
