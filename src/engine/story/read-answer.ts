/** Reads the JSON of a model's answer: also from between prose and fences, with trailing commas, or cut off in the middle. */
import { deepest, readJson } from '../../model/bounds.ts';
import { ModelFailure } from './language-model.ts';

/** The object that the answer holds; of one cut off, the part that is complete. @throws ModelFailure unreadable */
export function readAnswer(text: string): Record<string, unknown> {
  const told = withoutThoughts(text);
  for (let at = told.indexOf('{'), tries = 0; at >= 0 && tries < mostTries; at = told.indexOf('{', at + 1), tries++) {
    const found = parsed(objectFrom(told, at));
    if (found !== null && Object.keys(found).length > 0) return found;
  }
  throw new ModelFailure('unreadable', text.trim() === '' ? 'The answer is empty.' : 'The answer holds no JSON object.');
}

/** Braces in the prose before an answer. */
const mostTries = 5;

/** Without what some models print of their thinking. */
function withoutThoughts(text: string): string {
  const end = text.lastIndexOf('</think>');
  return end < 0 ? text : text.slice(end + '</think>'.length);
}

function parsed(json: string): Record<string, unknown> | null {
  try {
    const value = readJson(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The object that begins there, without trailing commas; one that does not end is closed after its last complete element. */
function objectFrom(text: string, start: number): string {
  const open: string[] = [];
  const written: string[] = [];
  /** How much was written up to the last complete element of a list, and what then closes it. */
  let whole = { parts: 0, close: '' };
  for (let at = start; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === '"') {
      const end = endOfString(text, at);
      if (end < 0) break;
      written.push(strictly(text.slice(at, end + 1)));
      at = end;
      continue;
    }
    // Between its parts JSON needs no space.
    if (/\s/.test(sign)) continue;
    if (sign === '{' || sign === '[') open.push(sign === '{' ? '}' : ']');
    const closes = sign === '}' || sign === ']';
    if (closes && written.at(-1) === ',') written.pop();
    written.push(sign);
    if (closes) {
      if (open.pop() !== sign || open.length === 0) return written.join('');
      if (open.at(-1) === ']') whole = { parts: written.length, close: open.length > deepest ? '' : open.toReversed().join('') };
    }
  }
  return `${written.slice(0, whole.parts).join('')}${whole.close}`;
}

/** Position of the closing quote; -1 without one. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  }
  return -1;
}

/** JSON has no line breaks within strings; models write them. */
function strictly(string: string): string {
  return string.replace(/\n/g, '\\n').replace(/\r/g, '').replace(/\t/g, '\\t');
}
