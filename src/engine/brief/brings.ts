/** What part of an instruction is content: figures to show, or the deck's list of topics. */
import { fold } from './clean.ts';
import { datesIn } from './dates.ts';
import { namedOf, namesAudience } from './named.ts';

/** `1) tone of voice 2) triage`: the number before an item. */
const numbering = /(?<=^|\s)\d{1,2}\)\s+/gu;

/** Whether a text states a figure: digits that are not a date, period, year, version or number of slides. */
export function bringsFigures(text: string): boolean {
  if (!/\p{N}/u.test(text)) return false;
  let rest = fold(text)
    .replace(numbering, ' ')
    .replace(/(\d)(?:st|nd|rd|th)(?!\p{L})/giu, '$1');
  for (const date of datesIn(rest)) rest = rest.replace(date.text, ' ');
  return /\d/.test(
    rest
      .replace(
        /(?<!\d)\d+(?:\s*(?:-|–|to|bis|à|a)\s*\d+|\s+\d+)?[\s-]*(?:slides?|folien?|seiten|diapositiv[aeo]s?|diapos|láminas?|شرائح|شريحة|枚|页|頁|张|minutes?|min)(?!\p{L})/giu,
        ' ',
      )
      .replace(/(?<![\p{L}\d])(?:FY|[QTH])\s?[1-4](?:\s*'?(?:20)?\d\d)?(?![\p{L}\d])/giu, ' ')
      .replace(/(?<!\d)[1-4](?:\.|er|e|ème|st|nd|rd|th|º|ª)?\s*(?:quartal|quarter|trimestre|semestre|halbjahr|half|四半期|季度)/giu, ' ')
      .replace(/第\s*[1-4]/gu, ' ')
      .replace(/(?<![\d.,])20\d\d(?![\d.,]\d)/g, ' ')
      .replace(/\p{Lu}[\p{L}-]*\s\d+(?:\.\d+)*(?![\p{L}\d%€$])/gu, ' '),
  );
}

/** Splits `a, b (c, d) and e` at commas outside brackets and quotes. */
export function listed(text: string): string[] {
  const numbered = text.split(numbering).filter((item) => item.trim() !== '');
  if (numbered.length > 1 && numbered.length === (text.match(numbering)?.length ?? 0))
    return numbered.map((item) => item.trim().replace(/[,;.。]$/, ''));
  const found = [''];
  let depth = 0;
  for (const [at, char] of [...text].entries()) {
    if (/[([（「“]/.test(char)) depth += 1;
    if (/[)\]）」”]/.test(char)) depth -= 1;
    const inNumber = char === ',' && /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '');
    if (depth <= 0 && /[,，、،;]/.test(char) && !inNumber) found.push('');
    else found[found.length - 1] += char;
  }
  return found
    .map((item) =>
      item
        .trim()
        .replace(/^(?:and|und|et|y|e|و)\s+/iu, '')
        .replace(/[.。]$/, ''),
    )
    .filter((item) => item !== '');
}

/** Topics listed after a colon, each with the content of its brackets; null if the list states facts, or adds to one thing. */
export function topicList(text: string): { topic: string; details: string | null }[] | null {
  const items = listed(text).flatMap((item) => item.split(/\s+(?:and|und|et)\s+(?=[^()]*$)/iu));
  if (items.length < 3 || namedOf(listed(text)) !== null) return null;
  const topics = items
    .filter((item) => !namesAudience(item))
    .map((item) => {
      const match = /^([^()（）]+?)\s*[(（](.+)[)）]$/u.exec(item);
      return { topic: match?.[1] ?? item, details: match?.[2] ?? null };
    });
  const short = topics.every(({ topic }) => topic.split(/\s+/).length <= 9 && topic.length <= 60);
  const stating = topics.filter(({ topic }) => bringsFigures(topic)).length;
  return short && stating * 2 < topics.length ? topics : null;
}
