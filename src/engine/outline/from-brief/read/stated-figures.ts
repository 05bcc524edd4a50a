/** Figures stated in sentences: `Q2 total bookings were $3.75M`, `解約率は2.1%です`, `214 new customers` → label and figure. */
import type { LanguageCode } from '../../../../model/language.ts';
import { datesIn } from '../../../brief/dates.ts';
import { sentences } from '../../../brief/sentences.ts';
import { isPeriod } from './columns.ts';
import { type Figure, figuresIn } from './figures.ts';

export interface StatedFigure {
  label: string;
  figure: Figure;
  /** Its relation to the figure next to it. */
  role: 'actual' | 'prior' | 'target';
  /** The sentence it comes from. */
  sentence: string;
}

const prior =
  /previous|last (?:quarter|year|month)|prior|year before|year ago|vorquartal|vorjahr|vormonat|vorperiode|trimestre précédent|année précédente|trimestre anterior|año anterior|ano anterior|trimestre precedente|anno precedente|前四半期|前期|前年|上季度|上期|去年|上年|السابق|الماضي/iu;
const target =
  /(?<!\p{L})(?:quota|target|goal|plan|budget|ziel|soll|objectif|objetivo|meta|obiettivo)(?!\p{L})|目標|目标|指标|الهدف|المستهدف/iu;
const verbs =
  /\s(?:was|were|is|are|came in at|reached|amounted to|stands at|stood at|of|at|hit|totall?ed|lag bei|lagen bei|beträgt|betrug|betrugen|war|waren|liegt bei|ist|sind|auf|von|était|étaient|est|sont|atteint|s'élève à|de|d'|à|fue|fueron|es|son|del|alcanzó|foi|foram|é|são|atingiu|di|è|sono|era|erano|كان|كانت|بلغ|بلغت|هو)$/iu;
const cjkTail = /(?<![はがのもを为是达到：:])(?:は|が|の|も|を|为|是|达到?|：|:)+$/u;
const article =
  /^(?:our|the|an?|unsere?|die|der|das|les?|la|notre|nos|une?|el|los|las|una|nuestr[oa]s?|o|a|os|as|um|uma|il|i|gli|le|and|und|et|y|e|و|with|mit|avec|con|com)\s+/iu;
/** After these words, a figure is a change or a duration, not a quantity. */
const comparing =
  /^(?:more|less|fewer|higher|lower|up|down|above|below|mehr|weniger|höher|niedriger|über|unter|plus|moins|de plus|más|menos|mais|più|meno|of|out of|von|sur|su|per|pro|par|por|and|to|instead|vs|ago|later|before|after)(?!\p{L})/iu;
const counter = '[家人件名个個社台店枚]';
const preposition = /^(?:in|im|au|en|em|nel|del|do|des|for|during|at|فی|في)\s+(?:the\s+|der\s+|dem\s+|el\s+|la\s+)?/iu;

/** Amounts and percentages with a label; plain numbers only near other figures, after a label or before what they count. */
export function statedFigures(text: string, language: LanguageCode): StatedFigure[] {
  return sentences(text).flatMap((sentence) => readSentence(sentence, language).figures);
}

/** The figures of a sentence, and its clauses with further ones. */
function readSentence(sentence: string, language: LanguageCode): { figures: StatedFigure[]; left: string[] } {
  const measured = figuresIn(sentence, language).some(isAmount);
  const figures: StatedFigure[] = [];
  const left: string[] = [];
  for (const clause of clauses(sentence)) {
    const found = figureIn(clause, sentence, measured, language);
    if (found) figures.push(found);
    else if (/\d/.test(clause)) left.push(clause);
  }
  return { figures, left };
}

function figureIn(clause: string, sentence: string, measured: boolean, language: LanguageCode): StatedFigure | null {
  if (datesIn(clause).length > 0) return null;
  const found = figuresIn(clause, language);
  const labelled = new RegExp(
    `^\\p{L}[\\p{L} '-]{1,30}(?:[:：=]|\\s|(?<=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]))\\s*\\d[\\d.,]*${counter}?$`,
    'u',
  );
  const plain = found.length === 1 && measured && (labelled.test(clause) || (found[0]!.at === 0 && /^\d[\d.,\s]*\p{L}/u.test(clause)));
  const figures = found.filter((figure) => isAmount(figure) || plain);
  const [first] = figures;
  if (figures.length !== 1 || found.length !== 1 || !first) return null;
  const after = clause.slice(first.at + first.text.length).trim();
  const counted = new RegExp(`^${counter}`, 'u').exec(after)?.[0];
  const figure = counted === undefined ? first : { ...first, text: `${first.text}${counted}` };
  const head = bare(clause.slice(0, first.at).trim());
  const label = head === '' ? afterFigure(after) : beforeFigure(head);
  if (label === null || label === '' || label.split(/\s+/).length > 6 || label.length > 48) return null;
  return {
    label,
    figure,
    role: target.test(label) ? 'target' : prior.test(label) || bracketed(label, sentence) ? 'prior' : 'actual',
    sentence,
  };
}

/** `revenue €22.4M (Q3: €20.9M)`: a period in brackets is the one compared with. */
function bracketed(label: string, sentence: string): boolean {
  return isPeriod(label) && new RegExp(`[(（]${label}`, 'u').test(sentence);
}

function beforeFigure(head: string): string | null {
  const label = withoutVerbs(head.replace(/[:：=]$/, ''))
    .replace(cjkTail, '')
    .trim();
  const told = label !== head || /[:：=]$/.test(head) || head.split(/\s+/).length <= 3;
  return told && !/^(?:up|down|plus|minus|over|under|about|only|just|nearly|almost)$/iu.test(label) && !/(?<!\p{L})(?:by|um)$/iu.test(label)
    ? label
    : null;
}

function withoutVerbs(head: string): string {
  let found = head.trimEnd();
  while (verbs.test(found)) found = found.replace(verbs, '').trimEnd();
  return found;
}

/** `214 nouveaux clients` counts customers; `12 % más que …` compares. */
function afterFigure(after: string): string | null {
  if (comparing.test(after) || after.split(/\s+/).length > 4) return null;
  return after.replace(preposition, '').replace(/^(?:de|d'|di)\s+/iu, '');
}

function bare(head: string): string {
  let found = head;
  while (article.test(found)) found = found.replace(article, '');
  return found;
}

function isAmount({ unit, text }: Figure): boolean {
  return unit !== 'number' || /[\p{L}]$/u.test(text);
}

/** Commas between digits do not separate clauses; brackets and comparisons do. */
function clauses(sentence: string): string[] {
  return sentence
    .split(
      /[,;；、，](?!\d)\s*|،\s*و?|[()（）]|\s+(?:and|und|et|y|e|while|but|against|versus|vs\.?|compared (?:to|with)|gegenüber|gegen|contre|frente a|contra|contro|مقابل)\s+(?=[^,;]*\d)|\s+و(?=[^,;،]*\d)/u,
    )
    .map((clause) => clause.trim().replace(/[.。]$/, ''))
    .filter((clause) => clause !== '');
}
