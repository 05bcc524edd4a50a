/** Headings of plain text, in any script and style, as Markdown: `一、背景`, `II. Contexte`, `【課題】`, `NEXT STEPS`, `**Costs**`, `Who does what`. */
import { bringsFigures } from './brings.ts';
import { fold } from './clean.ts';
import { delimiterOf } from './inline-table.ts';
import { states } from './statement.ts';

const longest = { spaced: 60, unspaced: 22 } as const;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const item = /^\s*(?:[-*+•・‣▪–]\s*\P{P}|\(?\d{1,2}[.)）]\s*\S|[①-⑳]|\(?[A-Ha-h][)）]\s*\S)/u;
/** What nothing but an item begins with. */
const bullet = /^\s*(?:[-*•・‣▪]\s*\P{P}|\(?[A-Ha-h1-9][)）]\s+\S)/u;
const markup = /^\s*(?:#{1,6}\s|\||>|```|~~~|---)/;
/** A statement, a question, a label or a part of one. */
const ends = /[.!?…。！？؟;；,，،、:：]$/u;

/** The number of a chapter: `一、`, `（二）`, `第三章`, `II.`, `3.`, `(2)`, `أولاً:`. */
const numbered =
  /^(?:[一二三四五六七八九十]{1,3}[、.．]\s?|[（(][一二三四五六七八九十]{1,3}[）)]\s?|第[一二三四五六七八九十\d]{1,3}[章节節部]\s?|(?:X{0,2}(?:IX|IV|V?I{0,3}))[.)]\s+|[(（]?\d{1,2}(?:\.\d{1,2}){0,2}[.)）、]?\s+|\d{1,2}[、.．](?=\p{Lo})|(?:أولا|ثانيا|ثالثا|رابعا|خامسا|سادسا|سابعا|ثامنا)ً?\s?[:،.-]\s?)(?=\p{L})/u;
const bracketed = /^(?:【([^【】]{1,30})】|〔([^〔〕]{1,30})〕|＜([^＜＞]{1,30})＞|《([^《》]{1,30})》(?=$))\s*(.*)$/u;
/** A mark that begins a heading, and in a list of them an item. */
const marked = /^[■◆□◇●○▶►▼★※]\s?(\P{P}.{0,40})$/u;
const bold = /^\*\*([^*]{2,80}?)[:：]?\*\*\s*[:：]?$/u;
const question =
  /^(?:what|why|how|who|when|where|was|warum|wie|wer|wann|wo|wor(?:an|um|auf|in)|wo(?:her|hin|mit|von|zu)|weshalb|pourquoi|comment|qui|quand|où|d'où|ce que|ce qui|qué|por qué|cómo|quién|cuándo|(?:de )?dónde|o que|porquê|como|quem|quando|(?:de )?onde|cosa|che cosa|perché|chi|(?:da )?dove)(?!\p{L})/iu;
/** What opens or closes a letter. */
const courtesy =
  /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|sehr|bonjour|hola|olá|ciao|thanks|danke|merci|gracias|obrigad[oa]|grazie|regards|best|cheers|mit|cordialement|saludos|よろしく|以上|谢谢|شكرا)(?!\p{L})/iu;

/** The text with its headings as Markdown. `document`: it has headings of its own, so that a short line is only a line. */
export function withHeadings(text: string, document: boolean): string {
  const lines = text.split('\n');
  let fenced = false;
  return lines
    .flatMap((given, at) => {
      const line = given.trim();
      if (/^(?:```|~~~)/.test(line)) fenced = !fenced;
      if (fenced || line === '' || line.length > 120) return [given];
      const said = bold.exec(line)?.[1];
      const [above, below] = [lines[at - 1]?.trim() ?? '', lines[at + 1]?.trim() ?? ''];
      if (said !== undefined && !/[.!?。！？]$/u.test(said)) return ['', `### ${said}`, ''];
      if (document) return [given];
      const bracket = bracketed.exec(line);
      if (bracket)
        return ['', `## ${bracket.slice(1, 5).find((name) => name !== undefined)}`, '', ...(bracket[5] === '' ? [] : [bracket[5]!])];
      // A list of marks is a list.
      const mark = marked.exec(line)?.[1];
      if (mark !== undefined)
        return marked.test(below) || marked.test(above) || !isShort(mark) || ends.test(mark)
          ? [`- ${mark}`]
          : ['', `## ${mark.trim()}`, ''];
      if (markup.test(given) || !(isAbove(lines, at) || isNote(lines, at))) return [given];
      const number = numbered.exec(line)?.[0];
      const bare = number === undefined || number.trim() === '' ? line : line.slice(number.length);
      if (number !== undefined && bare !== line && isShort(bare) && !ends.test(bare) && isChapter(lines, at, number))
        return ['', `## ${bare}`, ''];
      // `BUDGET (total €480,000)`: what stands in brackets is said of the heading.
      const name = line.replace(/\s?[(（][^()（）]{1,40}[)）]$/u, '');
      const aside = line.slice(name.length);
      if (item.test(line) || ends.test(line) || !isShort(name)) return [given];
      if (isLoud(name)) return ['', `## ${lowered(name, text)}${aside}`, ''];
      if (isNote(lines, at)) return ['', `## ${line.charAt(0).toUpperCase()}${line.slice(1)}`, ''];
      return isHeading(name) && !isHeading(nextOf(lines, at)) ? ['', `## ${line}`, ''] : [given];
    })
    .join('\n');
}

const isShort = (line: string) =>
  unspaced.test(line) ? line.length <= longest.unspaced : line.length <= longest.spaced && line.split(/\s+/).length <= 8;

/** It stands apart from what is above it, and something stands below. */
function isAbove(lines: readonly string[], at: number): boolean {
  const above = lines[at - 1]?.trim() ?? '';
  const below = lines[at + 1]?.trim() ?? '';
  return (
    above === '' &&
    nextOf(lines, at) !== '' &&
    (below === '' ||
      item.test(below) ||
      below.startsWith('|') ||
      (delimiterOf(lines.slice(at + 1, at + 3)) !== null && delimiterOf(lines.slice(at, at + 2)) === null) ||
      numbered.test(lines[at]!.trim()) ||
      // A line broken at a width is longer than a heading.
      ((isFew(lines[at]!.trim()) || question.test(fold(lines[at]!.trim()))) && below.length >= leastBelow && /[.。]$/u.test(below)))
  );
}

/** A few words right above a list, below a blank line or the list before, whatever their case and verb: `where we stand`, `Woran liegt's`. */
function isNote(lines: readonly string[], at: number): boolean {
  const line = lines[at]!.trim();
  const above = lines[at - 1]?.trim() ?? '';
  if (!bullet.test(lines[at + 1] ?? '') || item.test(line) || markup.test(line) || ends.test(line)) return false;
  const apart = above === '' || (bullet.test(lines[at - 1]!) && /^(?:\p{Lu}|\p{Lo})/u.test(line) && ended.test(above));
  return apart && isFew(line) && /\p{L}{2}/u.test(line) && !bringsFigures(fold(line)) && !courtesy.test(fold(line));
}

/** Words of a heading that nothing else tells for one. */
const fewest = { spaced: 4, unspaced: 10 } as const;
const isFew = (line: string) => (unspaced.test(line) ? line.length <= fewest.unspaced : line.split(/\s+/).length <= fewest.spaced);
const leastBelow = 30;

/** An item that goes on in the line below it ends with a comma or a word that joins. */
const ended = /[^,;:、，；：\-–—](?<!\s(?:and|or|und|oder|et|ou|y|o|e|of|for|the|der|die|das|für|de|la|le|di|para|con|com))$/iu;

const nextOf = (lines: readonly string[], at: number) =>
  lines
    .slice(at + 1, at + 4)
    .find((line) => line.trim() !== '')
    ?.trim() ?? '';

/** A chapter's number is followed by text, that of an item by the next item. */
function isChapter(lines: readonly string[], at: number, number: string): boolean {
  if (!/^[(（]?\d/.test(number)) return true;
  const next = nextOf(lines, at);
  return !(numbered.test(next) && /^[(（]?\d/.test(next));
}

function isHeading(line: string): boolean {
  const flat = fold(line);
  if (line === '' || !isShort(line) || ends.test(line) || item.test(line) || markup.test(line)) return false;
  if (courtesy.test(flat) || /^\p{Ll}/u.test(flat) || /[@|]|https?:|\S\s{3,}\S/u.test(flat) || bringsFigures(flat)) return false;
  return question.test(flat) || (!states.test(flat) && !(unspaced.test(flat) && /(?:です|ます|した|する|なる|いる|了|的)$/u.test(flat)));
}

/** `NEXT STEPS`, and not `Q3`. */
const isLoud = (line: string) => !/\p{Ll}/u.test(line) && (line.match(/\p{Lu}/gu)?.length ?? 0) >= 6 && /\p{Lu}{4}/u.test(line);

/** In sentence case; names as the text writes them. */
function lowered(line: string, text: string): string {
  const words = line.replace(/\p{L}+/gu, (word) => {
    const small = word.toLowerCase();
    const [first] = small;
    const as = (form: string) => new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, 'u').test(text);
    const name = first!.toUpperCase() + small.slice(1);
    return as(small)
      ? small
      : new RegExp(`[\\p{Ll},] ${name}(?!\\p{L})`, 'u').test(text)
        ? name
        : word.length <= 4 && !/[AEIOUÄÖÜÉ]/u.test(word)
          ? word
          : small;
  });
  return words.charAt(0).toUpperCase() + words.slice(1);
}
