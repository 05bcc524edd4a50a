/** What a document says of itself before it begins: its title, and below it who wrote it and when. */
import type { Section } from '../../model/brief.ts';
import { fold } from './clean.ts';
import { isName } from './deck-name.ts';
import { monthWords } from './months.ts';
import { deckWord } from './segment.ts';
import { sentences } from './sentences.ts';
import { states } from './statement.ts';
import { type TitleParts, titleParts } from './title-parts.ts';

const markup = /^(?:#{1,6}\s|[-*+•・]\s|\d{1,2}[.)、]|\||>|```|---|[一二三四五六七八九十]{1,2}、|[IVX]{1,4}\.\s|【|■|\*\*)/u;
/** `Note pour la commission du 4 juin – restauration scolaire`: to whom, and then on what. */
const addressed =
  /^(?:(?:briefing |information )?(?:note|memo(?:randum)?|paper)|notiz|vermerk|vorlage|note d'information|nota|informe|relazione|promemoria|memorando)\s(?:pour|à l'attention d(?:e|u|es)|aux?|à|for|to|für|an|para|per|all?a?|ao?)(?!\p{L}).{3,90}?\s[–—-]\s(.{3,80})$/iu;
/** Whose it is, before the matter: `Stadt Ehrenau, Sporthalle`. */
const body =
  /^(?:ville|commune|mairie|stadt|gemeinde|landkreis|city|town|county|borough|ayuntamiento|câmara|município|comune|provincia|université|university|universität|hospital|hôpital)\s[^,]{2,50},\s(.{3,60})$/iu;
const about = /^关于(.{2,24}?)的(?:情况)?(?:说明|报告|汇报|请示|通知|方案|总结|材料)?$/u;
const firm = /^(?:株式会社|有限会社|合同会社)\S{1,14}[\s　]+(?:\S{1,6}(?:工場|支店|本社|本店|事業部|部)[\s　]+)?(.{3,40})$/u;

const forWhom =
  /^(?:for|to|date|audience|by|meeting|für|an|datum|anlass|zielgruppe|sitzung|pour|à|date|public|séance|para|fecha|público|reunión|data|reunião|per|pubblico|riunione|対象|日時|日付|会議|对象|受众|日期|会议|التاريخ|الجمهور|إلى)\s?[:：]\s*\S/iu;

/** A line of its own among the first, that only names the matter. `kept`: the line as it stands. */
export function titleLineOf(text: string): ({ kept: string } & TitleParts) | null {
  const paragraphs = text.slice(0, 2000).split(/\n\s*\n/);
  for (const [at, paragraph] of paragraphs.slice(0, 4).entries()) {
    // Below a title, lines with labels say for whom it is and when.
    const [line = '', ...below] = paragraph.trim().split('\n');
    if (at + 1 >= paragraphs.length || (below.length > 0 && (at > 0 || !below.every((other) => forWhom.test(other))))) continue;
    if (markup.test(line) || line.includes('\t')) return null;
    const flat = fold(line);
    if (flat.length < 4 || flat.length > 140 || /[.!?:;,…。！？：；，、]$/u.test(flat) || deckWord.test(flat) || /^\p{Ll}/u.test(flat))
      continue;
    if (/PPT|スライド|[。！？]|[.!?]\s/iu.test(flat) || states.test(flat)) continue;
    const parts = titleParts(flat);
    const name = nameIn(parts.name);
    if (name.length <= 80 && name.split(/\s+/).length <= 12 && isName(name)) return { ...parts, kept: line, name };
  }
  return null;
}

function nameIn(line: string): string {
  const matter = addressed.exec(line)?.[1] ?? line;
  const bare = body.exec(matter)?.[1] ?? about.exec(matter)?.[1] ?? firm.exec(matter)?.[1] ?? matter;
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

const role =
  /^(?:(?:project |programme |program |team )?(?:lead(?:er)?|manager|owner|sponsor|authors?|contact)|prepared by|written by|by|projektleit(?:ung|er(?:in)?)|leitung|verfasser(?:in)?|autor(?:in|en)?|ansprechpartner(?:in)?|erstellt von|chef(?:fe)? de projet|auteure?s?|rédigé par|autor[ae]?s?|elaborado por|jef[ea] de proyecto|gestor(?:a)? do projeto|redatto da|autrice|responsabile(?: del progetto)?|作成者?|担当|責任者|编制|作者|负责人|项目负责人|إعداد|مدير المشروع)\s?[:：]?\s+?(?=\p{Lu}|\p{Lo})/iu;
const month = new RegExp(`(?<!\\p{L})(?:${monthWords.join('|')})(?!\\p{L})`, 'iu');

/** The sections without the lines of who and when below the title, and these. */
export function withoutByline(sections: readonly Section[]): { sections: Section[]; byline: string[] } {
  const [first, ...rest] = sections;
  const [block, ...others] = first?.blocks ?? [];
  if (first === undefined || first.level !== 1 || block?.type !== 'paragraph') return { sections: [...sections], byline: [] };
  const said = sentences(block.text);
  const from = said.findIndex((sentence) => !isByline(sentence));
  const byline = (from < 0 ? said : said.slice(0, from)).map((line) => line.replace(/[.。]$/u, ''));
  if (byline.length === 0) return { sections: [...sections], byline: [] };
  const left = from < 0 ? [] : said.slice(from);
  const blocks = left.length === 0 ? others : [{ ...block, text: left.join(' ') }, ...others];
  return { sections: [{ ...first, blocks }, ...rest], byline };
}

function isByline(sentence: string): boolean {
  const flat = fold(sentence).replace(/[.。]$/u, '');
  if (flat.length > 80 || states.test(flat)) return false;
  if (role.test(flat)) return true;
  // `Department of Planning, August 2026`
  const [, who = '', when] = /^(?:([^,，、|·\d]{2,60})[,，、|·]\s*)?(\S.{3,24})$/u.exec(flat) ?? [];
  const left = (when ?? '')
    .replace(month, '')
    .replace(/(?:19|20)\d\d\s?年?|\d{1,2}\s?[月日.]?|\d{1,2}(?:st|nd|rd|th)|[\s,.]|(?<!\p{L})(?:de|del|of|den)(?!\p{L})/giu, '');
  return when !== undefined && /(?<!\d)20\d\d(?!\d)/.test(when) && left === '' && !states.test(who);
}
