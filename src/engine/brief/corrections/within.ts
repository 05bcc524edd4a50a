/** Corrections inside a sentence: `12 agents, sorry, 14 agents`, `- Ferry: 12 May (correction: 14 May)`. */

import { findTarget } from './find-target.ts';
import { linesOf } from './lines.ts';
import { correctionIn, ended } from './read-correction.ts';
import { announced, expects, footnote, inside, unspacedHead } from './signs.ts';
import { inPlaceOf, isSame, type Value, valuesIn } from './values.ts';
import { wordsIn } from './words.ts';

/** What only sets one figure beside another may do so too. */
const unsure = /actually|in fact|tatsächlich|beziehungsweise|en fait|en realidad|o sea|in realtà|cioè|plutôt/iu;

/** The sentence as its author meant it. */
export function mended(sentence: string): string {
  const found = inside.exec(sentence);
  if (!found) return sentence;
  const head = sentence.slice(0, found.index);
  const after = withoutHesitation(sentence.slice(found.index + found[0].length));
  if (unsure.test(found[0]) && expects.test(head)) return sentence;
  const [value] = valuesIn(/^(?:[^;()–—.,]|[.,](?=\d)){1,40}/u.exec(after)?.[0] ?? '');
  const near = value !== undefined && (value.at <= 12 || head.includes(after.slice(0, value.at).trim()));
  const put = near ? lastReplaced(head, value) : null;
  if (!value || put === null) return rephrased(head, after) ?? sentence;
  const tail = after.slice(value.at + value.text.length).replace(/^\s*[)）]/u, '');
  // `12, sorry, 14, not 12`
  const rest = tail.replace(/^,?\s(?:not|nicht|pas|no|não|non)\s[^,.;]{1,20}(?=[,.;]|$)/iu, '');
  // What followed the first figure is not said again: `$18K a month, sorry, $16K a month`.
  const again = /^\s+\P{P}+/u.exec(rest)?.[0].split(/(?<=\s)(?=\S)/) ?? [];
  let repeated = '';
  for (const word of again) {
    if (!`${head} `.includes(`${repeated}${word}`.trimEnd() === '' ? ' ' : `${`${repeated}${word}`.trimEnd()} `)) break;
    repeated += word;
  }
  return `${put}${repeated.trim() === '' ? rest : rest.slice(repeated.trimEnd().length)}`;
}

/** `hang on, Tom checked that, it's 44`: the value that the hesitation leads to. */
function withoutHesitation(after: string): string {
  const lead = hesitation.exec(after)?.[0];
  return lead === undefined || valuesIn(lead).length > 0 ? after : after.slice(lead.length);
}

const hesitation =
  /^(?:[^,.;:()\d]{1,32},\s){0,3}(?:it['’]s|it is|that['’]s|they['’]re|make (?:it|that)|es sind|das sind|es ist|c['’]est|ce sont|son|es|eran|são|é|sono|è)\s/iu;

/** The last value of the kind and unit before the correction. */
function lastReplaced(head: string, value: Value): string | null {
  const last = valuesIn(head).findLast(
    (each) =>
      each.kind === value.kind &&
      (value.unit === each.unit || value.unit === '' || (each.unit === '' && head.slice(each.at + each.text.length).trim() === '')) &&
      (value.of === undefined ||
        each.of === undefined ||
        value.of === each.of ||
        each.unit !== '' ||
        !head.toLowerCase().includes(value.of)),
  );
  const put = last === undefined || isSame(last, value) ? null : inPlaceOf(last, value);
  return last === undefined || put === null ? null : `${head.slice(0, last.at)}${put}${head.slice(last.at + last.text.length)}`;
}

/** `just above the limit, sorry, well above`: the words that lead to one that both say. */
function rephrased(head: string, after: string): string | null {
  const phrase = /^[^,;.:()\d]{3,40}(?=[,;.:]|$)/u.exec(after)?.[0].trim();
  const words = phrase?.split(/\s+/) ?? [];
  const anchor = words.at(-1) ?? '';
  const at = anchor.length < 4 || words.length < 2 ? -1 : head.lastIndexOf(` ${anchor} `);
  if (at < 0) return null;
  const before = head.slice(0, at).split(/\s+/);
  return `${[...before.slice(0, 1 - words.length), phrase].join(' ')}${head.slice(at + anchor.length + 1)}${after.slice(phrase!.length)}`;
}

const bracket = /\s?[([（［]([^()（）[\]［］]{3,80})[)\]）］]/gu;

/** A line without its corrections in brackets, each carried out on what stands before it; what is not certain is left. */
export function withoutBrackets(line: string): { line: string; left: string[] } {
  const left: string[] = [];
  let out = line;
  for (const found of [...line.matchAll(bracket)].reverse()) {
    const said = found[1]!;
    if (!announced.test(said) && !unspacedHead.test(said)) continue;
    const correction = correctionIn(said);
    if (correction === null || found.index === 0) continue;
    const head = line.slice(0, found.index);
    const put = adjacent(head, correction.readings[0]?.[0]?.now ?? [], correction.readings[0]?.[0]?.old ?? []) ?? targetBefore(head, said);
    if (put === null) left.push(ended(correction.plain.replace(/[.。]$/u, '')));
    else out = `${put}${out.slice(found.index + found[0].length)}`;
  }
  return { line: out, left };
}

/** The value right before the bracket. */
function adjacent(head: string, now: readonly Value[], old: readonly Value[]): string | null {
  const [value, ...others] = now;
  const last = valuesIn(head).at(-1);
  if (value === undefined || others.length > 0 || last === undefined || (old.length > 0 && !isSame(last, old[0]!))) return null;
  const rest = head.slice(last.at + last.text.length);
  if (wordsIn(rest).size > 1 || /[.!?。]\s/u.test(rest) || (value.unit !== last.unit && value.unit !== '')) return null;
  const put = inPlaceOf(last, value);
  return put === null ? null : `${head.slice(0, last.at)}${put}${rest}`;
}

function targetBefore(head: string, said: string): string | null {
  const lines = linesOf(head);
  const correction = correctionIn(said)!;
  const [line] = lines;
  const { edits } = findTarget(correction, lines, 0, line!.said.length);
  if (edits.length === 0) return null;
  let text = head;
  for (const { place, at, length, text: put } of edits.toSorted((a, b) => b.place.index - a.place.index || b.at - a.at)) {
    const from = text.indexOf(place.sentence);
    if (from < 0) return null;
    text = `${text.slice(0, from + at)}${put}${text.slice(from + at + length)}`;
  }
  return text;
}

/** `52 are open -> correction after a call: 46, not 52`: a line with its correction behind an arrow, carried out. */
export function withoutArrow(line: string): string {
  const [, head, said] = /^(.{4,400}?)\s{1,3}(?:[-=]{1,2}>|[→⇒➔➜])\s{1,3}(.{3,160})$/u.exec(line) ?? [];
  if (head === undefined || said === undefined || !(announced.test(said) || unspacedHead.test(said))) return line;
  const correction = correctionIn(said);
  if (correction === null) return line;
  const bare = head.replace(/^\s*[-*+•]\s+/u, '');
  const change = correction.readings[0]?.[0];
  const put = adjacent(bare, change?.now ?? [], change?.old ?? []) ?? targetBefore(bare, said);
  return put === null ? line : `${head.slice(0, head.length - bare.length)}${put}`;
}

/** Without the note on what was written first. */
export function withoutFootnote(line: string): string {
  const found = footnote.exec(line);
  if (!found) return line;
  const rest = line.replace(found[0], '');
  const [value] = valuesIn(found[2]!);
  const [old] = valuesIn(found[1]!);
  if (!value || !old) return rest;
  const target = valuesIn(rest).findLast((each) => isSame(each, old));
  const put = target && inPlaceOf(target, value);
  return target && put ? `${rest.slice(0, target.at)}${put}${rest.slice(target.at + target.text.length)}` : rest;
}
