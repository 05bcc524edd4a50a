/** One option in the words of its author: its name, and what is said of it. */
import type { LanguageCode } from '../../../../model/language.ts';
import { listed } from '../../../brief/brings.ts';
import { sentences as sentencesIn } from '../../../brief/sentences.ts';
import { amountsIn, capital, partsAt, plainly, shortened, wordCount } from './wording.ts';

export interface Option {
  name: string;
  /** What is said of it, in the author's words. */
  said: string[];
  at: number[];
}

/** `Option A`, `Variante 2`, `方案一`. */
export const numbered =
  /^((?:option|variante?|alternative|plan|scenario|szenario|scénario|opción|escenario|opção|cenário|opzione|alternativa|الخيار)\s(?:[A-F]|[1-6]|one|two|three|eins|zwei|drei|الأول|الثاني|الثالث)|(?:案|選択肢|方案|选项)[A-F1-6一二三四１-６Ａ-Ｆ]|[A-F１-６]案|第[一二三四]案)(?![\p{L}\d])\s*[:：、，,–—-]?\s*(.*)$/iu;

/** The last two of a line: `… (R$ 60.000) ou fechar a loja (…)`. */
export const splitAtOr = (text: string) => text.split(/(?<=[)）]),?\s(?:or|oder|ou|o|oppure)\s/u);

const bracketed = /^(.{2,}?)\s*[(（]([^()（）]{3,})[)）]$/su;
const colon = /^([^:：.]{2,80})[:：](?!\d)\s*(\S.+)$/su;
const dash = /^(.{2,80}?)\s[–—-]\s(.+)$/su;

/** Name and what is said of it; null where one of them is missing. */
export function itemOf(text: string): { name: string; said: string[] } | null {
  const line = text
    .trim()
    .replace(/[.。!]\s*$/u, '')
    .replace(/^[A-Fa-f1-6][).]\s+/u, '');
  const number = numbered.exec(line);
  if (number !== null && number[2] !== '') {
    const inside = bracketed.exec(number[2]!);
    const more = colon.exec(number[2]!);
    if (inside) return { name: named(number[1]!, inside[1]!), said: attributes(inside[2]!) };
    if (more && wordCount(more[1]!) <= 8) return { name: named(number[1]!, more[1]!), said: attributes(more[2]!) };
    return { name: capital(number[1]!), said: attributes(number[2]!) };
  }
  const [labelled, inside, dashed] = [colon.exec(line), bracketed.exec(line), dash.exec(line)];
  if (labelled && wordCount(labelled[1]!) <= 9) return { name: plainly(labelled[1]!), said: attributes(labelled[2]!) };
  if (inside && wordCount(inside[1]!) <= 12) return { name: plainly(inside[1]!), said: attributes(inside[2]!) };
  return dashed && wordCount(dashed[1]!) <= 9 ? { name: plainly(dashed[1]!), said: attributes(dashed[2]!) } : null;
}

const named = (number: string, what: string) => `${capital(number)}: ${what.trim()}`;

export function optionOf(text: string, at: number): Option {
  return { ...(itemOf(text) ?? afterComma(text) ?? { name: plainly(text.replace(/^[A-Fa-f1-6][).]\s+/u, '')), said: [] }), at: [at] };
}

/** `Lease the hall, €90,000 a year, free in May`: a name, and a figure among what follows, unless a number marks it as an option. */
function afterComma(text: string): { name: string; said: string[] } | null {
  const line = text.trim().replace(/[.。!]\s*$/u, '');
  const bare = line.replace(/^[A-Fa-f1-6][).]\s+|^[一二三四]是/u, '');
  const [name, ...said] = clausesIn(bare);
  if (name === undefined || wordCount(name) > longestHead || /\d/.test(name)) return null;
  return said.some((part) => /\d/.test(part)) || (said.length > 0 && /^[一二三四]是/u.test(line)) ? { name: plainly(name), said } : null;
}

/** What commas and semicolons divide; a clause that limits the one before stays with it. */
export function attributes(text: string): string[] {
  const line = text.trim().replace(/[.。!]\s*$/u, '');
  const said = sentencesIn(line);
  if (said.length > 1) return said.flatMap((sentence) => ofSentence(sentence));
  const found: string[] = [];
  const marked = partsAt(line);
  if (marked.length > 1) return marked.map((part) => capital(part));
  for (const part of listed(line)) {
    if (found.length > 0 && (goesOn.test(part) || wordCount(part) > 14)) found[found.length - 1] += `, ${part}`;
    else found.push(part);
  }
  return found.map((part) => capital(part));
}

/** More words than this are listed or shortened beside others. */
const longestAttribute = 16;

/** One of several sentences: whole if it is short, its parts if it lists them, otherwise up to the end of a clause. */
function ofSentence(sentence: string): string[] {
  const line = plainly(sentence);
  if (wordCount(line) <= longestAttribute) return [line];
  const parts = listed(line);
  const isList = parts.length >= 3 && parts.every((part) => wordCount(part) <= longestAttribute && !goesOn.test(part));
  return isList ? parts.map((part) => capital(part)) : [shortened(line, longestAttribute)];
}

const goesOn =
  /^(?:but|although|though|because|since|so|which|who|where|if|unless|while|whereas|and|or|including|plus|aber|weil|da(?=(?:\s\S+){3})|damit|wobei|jedoch|allerdings|sofern|falls|wenn|der|die|das|mais|car|parce|qui|que|dont|si|sauf|pero|porque|aunque|cuando|mas|pois|embora|ma|perché|che|se|anche)(?!\p{L})/iu;

/** An option as a sentence tells it: its name before its bracket, colon or first comma, and the amount that it costs. */
export function toldOption(matter: string, language: LanguageCode, name?: string): Omit<Option, 'at'> {
  const text = matter.trim().replace(/[.。!,，、]\s*$/u, '');
  if (name !== undefined) return { name: plainly(name), said: [capital(text)] };
  const [, head = text, inside = '', tail = ''] = bracketedIn.exec(text) ?? [];
  // `replace it for £1.09m (valid until May)`: the bracket is said of the price.
  const marked = inside === '' ? null : pricedIn(head, language);
  if (marked !== null && marked.said.length === 1)
    return { name: plainly(marked.name), said: [`${marked.said[0]} (${inside})`, ...clausesIn(tail)] };
  if (inside !== '') return { name: plainly(head), said: [...attributes(inside), ...clausesIn(tail)] };
  const parts = colon.exec(text);
  if (parts !== null && wordCount(parts[1]!) <= longestHead) return { name: plainly(parts[1]!), said: clausesIn(parts[2]!) };
  const [first = text, ...rest] = clausesIn(text);
  const priced = pricedIn(first, language);
  return priced === null ? { name: plainly(bare(first)), said: rest } : { name: plainly(priced.name), said: [...priced.said, ...rest] };
}

const longestHead = 9;
const bracketedIn = /^([^(（:：,，、]{2,}?)\s*[(（]([^()（）]{3,})[)）](.*)$/su;
/** `増築で`, `何もしないことですが`: how Japanese links a name to what is said of it. */
const bare = (name: string) => name.replace(/(?:こと)?(?:です(?:が)?|で)$/u, (end) => (end.startsWith('こと') ? 'こと' : ''));

/** What commas divide, with what limits or explains the last of them; `which takes it to 95%` says it takes it to 95%. */
export function clausesIn(text: string): string[] {
  const found: string[] = [];
  for (const part of listed(text)) {
    if (found.length > 0 && limits.test(found.at(-1)!)) found[found.length - 1] += `, ${part}`;
    else found.push(part);
  }
  return found.map((part) => capital(part.replace(relative, '').replace(/です$/u, '')));
}
/** What follows it in its sentence belongs to it. */
const limits = /^(?:but|although|though|aber|jedoch|obwohl|mais|pero|aunque|mas|porém|ma|però)\s/iu;
const relative = /^(?:which|ce qui|lo que|o que|il che)\s/iu;

/** `a second crew at £640k a year`: the amount at its end is what it costs; null without one. */
function pricedIn(text: string, language: LanguageCode): { name: string; said: string[] } | null {
  const [figure, ...others] = amountsIn(text, language);
  if (figure === undefined || others.length > 0) return null;
  const before = text.slice(0, figure.at);
  const after = text.slice(figure.at + figure.text.length).trim();
  const lead = at.exec(before);
  if (lead === null) return null;
  const name = before.slice(0, lead.index).trim();
  const [per, ...more] = ` ${after}`.split(joint).map((part) => part.trim());
  // German has its verb at the end: `die Halle für 90.000 € im Jahr mieten`.
  const verb = language === 'de' ? /(?<!\p{L})\p{Ll}+(?:en|ern|eln)$/u.exec(per!) : null;
  const rate = verb === null ? per! : per!.slice(0, verb.index).trimEnd();
  if (wordCount(name) < 1 || wordCount(rate) > 4) return null;
  return {
    name: verb === null ? name : `${name} ${verb[0]}`,
    said: [`${figure.text}${rate === '' ? '' : ` ${rate}`}`, ...more.map((part) => capital(part))],
  };
}
const at =
  /\s(?:at|for|costing|für|zu|mit|pour|à|por|con|a|com|per|su|مقابل|بتكلفة|بمبلغ|بقيمة)\s(?:about\s|around\s|rund\s|etwa\s|environ\s|unos\s|cerca de\s|circa\s|حوالي\s)?$/iu;
const joint = /\s(?:and|und|et|y|e)\s|\sو(?=\p{Script=Arabic}{3})/u;
