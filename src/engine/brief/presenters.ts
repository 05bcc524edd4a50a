/** Lines that say who presents and as of when: for the cover, and no matter. */
import { fold } from './clean.ts';
import { datesIn } from './dates.ts';
import { sentences } from './sentences.ts';

const honorific =
  '(?:(?:Dr|Prof|Mr|Mrs|Ms|Mme|Herrn?|Frau|Sra?|la doctora|el doctor|la doutora|o doutor|la dottoressa|il dottor|Dott|Dottssa|Dra|د)\\.?\\s){0,3}';
/** A name, and behind it what its bearer does. */
const name = `(${honorific}\\p{Lu}[\\p{L}.'’-]+(?:\\s(?:(?:de|da|van|von|der|el|al)\\s)?\\p{Lu}[\\p{L}.'’-]+){0,3})(?:\\s?\\(([^()]{2,60})\\)|,\\s([^.,]{2,60}))?`;
const presents = [
  '(?:the )?(?:presenter|speaker)(?: is| will be|:) ',
  '(?:to be )?presented by ',
  '(?:der |die )?(?:referent(?:in)?|vortragende[r]?)(?: ist|:) ',
  '(?:vortragen|präsentieren|vorstellen) wird (?:das |es )?',
  '(?:l[ea] )?(?:présentateur|présentatrice|intervenante?|orateur|oratrice)(?: est| sera|\\s?:) ',
  'présentée? par ',
  '(?:l[oa] )?presenta ',
  '(?:el |la |o |a )?(?:ponente|presentador[a]?|apresentador[a]?|orador[a]?)(?: es| será| é|:) ',
  'quem apresenta é (?:o |a )?',
  '(?:il |la )?(?:relatore|relatrice)(?: è| sarà|:) ',
].join('|');
/** Lower case at its start, as the names tell by their capitals. */
const said = new RegExp(`^(?:${presents})${name}$`, 'u');
const unspaced =
  /^(?:発表者|登壇者)(?:は|：|:)\s?([^、。]{1,20}?)(?:です|になります)?$|^(?:汇报人|主讲人?|演讲人)(?:是|为|：|:)\s?([^，。]{1,16})$|^(?:يقدم|تقدم) العرض (?:ال)?(?:سيد|سيدة)?\s?([^،.]{2,40})$|^مقدمة? العرض\s?[:：]?\s?([^،.]{2,40})$/u;
const asOf =
  /^(?:stand|as of|status as of|status|last updated|état au|état|situation au|situación a|situação a|situação em|situazione al|aggiornato al|時点|截至|حتى)\s?[:：]?\s*(?:vom\s)?(?=\S)([^\n]{3,24})$/iu;

/** The text without such lines, and these as the cover shows them. */
export function presentersIn(text: string): { text: string; byline: string[] } {
  const byline: string[] = [];
  const lines = text.split('\n').map((line) => {
    if (!/\p{L}/u.test(line) || line.length > 600) return line;
    const all = sentences(line);
    const kept = all.filter((sentence) => {
      const found = bylineOf(sentence);
      if (found !== null) byline.push(found);
      return found === null;
    });
    return kept.length === all.length ? line : kept.join(' ');
  });
  return byline.length === 0 ? { text, byline } : { text: lines.join('\n'), byline };
}

/** `Anna Rye, CEO` below a document: who wrote it. */
const signing = new RegExp(`^${honorific}\\p{Lu}[\\p{L}.'’-]+(?:\\s\\p{Lu}[\\p{L}.'’-]+){1,3},\\s[^.!?:;\\d]{2,60}$`, 'u');
/** Among the last paragraphs, as a postscript may follow. */
const last = 3;

/** A document without the line of who signed it, and this as the cover shows it. */
export function signedBy(document: string): { text: string; byline: string[] } {
  const paragraphs = document.split(/\n\s*\n/u);
  const at = paragraphs.findLastIndex(
    (paragraph, place) => place >= paragraphs.length - last && place > 0 && signing.test(paragraph.trim()),
  );
  return at < 0
    ? { text: document, byline: [] }
    : { text: paragraphs.filter((_, place) => place !== at).join('\n\n'), byline: [paragraphs[at]!.trim()] };
}

function bylineOf(sentence: string): string | null {
  const bare = fold(sentence)
    .trim()
    .replace(/[.。!]$/u, '');
  if (bare.length > 120) return null;
  const low = bare.charAt(0).toLowerCase() + bare.slice(1);
  const [, who, role, post] = said.exec(low) ?? [];
  if (who !== undefined) return [who, role ?? post].filter((part) => part !== undefined).join(', ');
  const other = unspaced
    .exec(bare)
    ?.slice(1)
    .find((part) => part !== undefined);
  if (other !== undefined) return other;
  const day = asOf.exec(bare)?.[1];
  // Nothing but a day: `Stand: 3.9.`
  const [date] = day === undefined ? [] : datesIn(day);
  const isDay =
    date !== undefined
      ? date.at === 0 && date.text.length >= day!.length - 1
      : day !== undefined && /^\d{1,2}\.\s?\d{1,2}\.?(?:\d{2,4})?$/u.test(day);
  return isDay ? sentence.trim().replace(/(?<=\p{L})\.$/u, '') : null;
}
