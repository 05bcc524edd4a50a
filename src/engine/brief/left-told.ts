/** What is left of each row after its costs, as a brief tells it: `what we earn on each job after parts and labour`, `bleibt uns von einem Auftrag weniger übrig`. */
import { all } from '../../languages/all.ts';
import type { Told } from '../../model/brief.ts';
import type { LanguageCode } from '../../model/language.ts';
import { normalForm } from '../language/normal-form.ts';
import { changed } from './change-signs.ts';
import { currencySign } from './currencies.ts';
import { says } from './signs-of.ts';

/** Letters of what the rows and what the costs are called. */
const most = { row: 30, costs: 80 } as const;

interface Patterns {
  left: RegExp;
  row: RegExp;
  costs: RegExp;
}

const word = String.raw`[\p{L}][\p{L}\p{N}'’/-]{1,${most.row}}`;

function patterns(code: LanguageCode): Patterns {
  const { left, one, costs } = all[code].signs.tells;
  if (!all[code].grammar.spaced) {
    const run = '[^。、，,；;：:\\s]';
    return {
      left: new RegExp(left, 'u'),
      // `每单` and `1件あたり`: one before the rows or behind them.
      row:
        code === 'ja'
          ? new RegExp(`(?<row>[\\p{sc=Han}\\p{sc=Katakana}ー]{1,8})(?:${one})`, 'u')
          : new RegExp(`(?:${one})(?:一)?(?:笔|张|个|次|单)?(?<row>\\p{sc=Han}{1,4}?)(?=[，,的在扣后剩毛利]|$)`, 'u'),
      costs: code === 'ja' ? new RegExp(`(?<costs>${run}{2,24}?)(?:${costs})`, 'u') : new RegExp(`(?:${costs})(?<costs>${run}{2,24})`, 'u'),
    };
  }
  const [start, end] = [String.raw`(?<!\p{L})`, String.raw`(?!\p{L})`];
  return {
    left: new RegExp(`${start}(?:${left})${end}`, 'iu'),
    row: new RegExp(`${start}(?:${one})${end}[ ']?(?<row>${word})`, 'iu'),
    costs: new RegExp(`${start}(?:${costs})${end}(?<costs>[^.,;:!?()]{2,${most.costs}})`, 'iu'),
  };
}

const compiled = new Map<LanguageCode, Patterns>();
const amount = new RegExp(`\\d\\s?(?:${currencySign})|(?:${currencySign})\\s?\\d`, 'u');

/** Null where the sentence tells nothing that is left of each row; a price is told with its amount. */
export function leftTold(sentence: string, code: LanguageCode): { means: Extract<Told, { kind: 'left' }>; called: string } | null {
  const { left, row, costs } = compiled.get(code) ?? patterns(code);
  if (!compiled.has(code)) compiled.set(code, patterns(code));
  if (!left.test(sentence) || amount.test(sentence)) return null;
  const of = row.exec(sentence)?.groups?.row;
  if (of === undefined) return null;
  const off = costs.exec(sentence)?.groups?.costs?.trim() ?? '';
  if (off === '' && !says(changed, sentence)) return null;
  return { means: { kind: 'left', of, costs: off }, called: all[code].signs.leftOf.replace('{row}', of) };
}

/** The word for many of them, as a sentence has it: `Aufträge` of `Auftrag`; null for none. */
export function manyOf(one: string, sentences: readonly string[]): string | null {
  const single = plain(one).replace(/[^\p{L}\p{N}]/gu, '.');
  const ended = new RegExp(`^${single.replace(/y$/u, '')}(?:s|es|ies|e|n|en|er|i)$`, 'u');
  const all = sentences.flatMap((sentence) => sentence.match(/(?<!\p{L})\p{L}{3,40}(?!\p{L})/gu) ?? []);
  return all.find((word) => ended.test(plain(word))) ?? null;
}

const plain = (word: string) => normalForm(word, 'NFD').replace(/\p{M}/gu, '').toLowerCase();
