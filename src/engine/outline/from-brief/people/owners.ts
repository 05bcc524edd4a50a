/** Who a line names beside a task: one or several people or offices, with the role that stands behind a name in brackets. */
import { all } from '../../../../languages/all.ts';
import type { Brief } from '../../../../model/brief.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { isCertainly, isFullName, isName, mayBe } from './doers.ts';
import { whensIn } from './when.ts';

const labelled =
  /^(?:owners?|lead|led by|who|resp(?:onsible)?|by|verantwortlich|zuständig|wer|leitung|responsables?|resp|pilote|qui|quién|a cargo de|responsáve(?:l|is)|quem|responsabil[ei]|chi|a cura di|担当(?:者)?|責任者|负责人|负责|المسؤول)\s?[:：.]?\s+/iu;
const joints = /\s*(?:[/&+、・]|,\s|;\s|，)\s*|\s(?:and|und|et|y|e)\s/u;
const roleBehind = /\s*[(（]([^()（）]{2,40})[)）]$/u;
/** What stands in such places and names nobody. */
const nobody =
  /^(?:tb[acd]|n\/?a|open|offen|done|draft|new|neu|all|alle|tous|todos|tutti|phase|stage|stufe|option|plan|step|schritt|total|net|gross|netto|brutto|optional|provisional|vorläufig|excel|pdf|online|later)(?!\p{L})/iu;

export interface Owner {
  who: string;
  /** A person or an office without a doubt; other words with capitals are owners only among lines that name some. */
  sure: boolean;
}

export function ownerIn(text: string, { prompt, language }: Pick<Brief, 'prompt' | 'language'>): Owner | null {
  const said = text.trim().replace(labelled, '').trim();
  const bare = said.replace(roleBehind, '').trim();
  if (bare === '' || said.length > 70 || /[\d€$£%?!:：]/u.test(bare)) return null;
  const parts = bare.split(joints).map((part) => part.trim());
  if (parts.length > 4 || parts.some((part) => !isOne(part, language))) return null;
  return { who: said, sure: labelled.test(text.trim()) || parts.some((part) => isSure(part, prompt)) };
}

function isOne(text: string, language: LanguageCode): boolean {
  if (text === '' || nobody.test(text) || !isName(text) || !mayBe(text)) return false;
  // Julio is no month where months have no capital.
  if (all[language].sentences.smallMonths) return true;
  const [time] = whensIn(text, null);
  return time === undefined || time.from > 0 || time.to < text.length;
}

function isSure(text: string, prompt: string): boolean {
  if (isCertainly(text) || isFullName(text) || /(?:さん|氏|部長|課長|部|課|经理|总监)$/u.test(text)) return true;
  // One word is a name where the brief says so elsewhere.
  if (!/^\p{Lu}[\p{L}'’-]+$/u.test(text)) return false;
  const titled = new RegExp(
    `(?:Herrn?|Frau|Hr\\.|Fr\\.|Mrs?\\.?|Ms\\.?|Dr\\.?|Mme|M\\.|Sra?\\.?|Sig\\.?(?:ra)?|Cllr)\\s(?:\\p{Lu}\\p{L}+\\s)?${text}(?!\\p{L})`,
    'u',
  );
  return titled.test(prompt) || fullNameOf(text, prompt) !== text;
}

/** `Helen` is Helen Marsh where the brief introduces one person of that name: as sender, speaker, or with a role in brackets. */
export function fullNameOf(name: string, prompt: string): string {
  if (!/^\p{Lu}[\p{L}'’-]+$/u.test(name)) return name;
  const found = prompt.matchAll(new RegExp(`(?<!\\p{L}|\\p{L}\\s)${name}\\s(\\p{Lu}[\\p{L}'’-]+)(?=\\s?[(（:：<]|\\s*$)`, 'gmu'));
  const surnames = new Set([...found].map(([, surname]) => surname!));
  const [only] = surnames;
  return surnames.size === 1 ? `${name} ${only!}` : name;
}
