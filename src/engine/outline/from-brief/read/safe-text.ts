/** Material as plain text, without anything that could execute, link or give instructions. */

const orders =
  /ignore (?:all|any|the|everything|previous|prior|above)|disregard (?:all|any|the|previous)|you are now|system prompt|as an ai\b|act as (?:an?|the)\b|(?:set|change|replace) (?:every|all|each) (?:slide|title)|new instructions?:|ignoriere (?:alle|die|vorherige)|ignore[rz]? (?:toutes?|les instructions)|ignora (?:todas?|las|le) |忽略(?:以上|之前|所有)|以前の指示を無視/iu;

/** Text without links, markup, template marks and formulas; empty if it is an instruction or code. */
export function safeText(text: string): string {
  if (orders.test(text) || /constructor\.constructor|javascript:|onerror\s*=/i.test(text)) return '';
  return spans
    .reduce((rest, [open, close]) => withoutSpans(rest, open, close), text)
    .replace(/\{\{|\}\}/g, ' ')
    .replace(/\b(?:https?|ftp|file|data):\/{0,2}[^\s)>\]]+|\bwww\.[^\s)>\]]+/gi, ' ')
    .replace(/^\s*[=@][A-Za-z(].*$/gm, ' ')
    .replace(/\*\*|__|`/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/(?<!\s)\s+([.,;:])/g, '$1')
    .trim();
}

/** Spans removed with their content. */
const spans: readonly (readonly [RegExp, RegExp])[] = [
  [/<script/gi, /<\/script\s*>/gi],
  [/<style/gi, /<\/style\s*>/gi],
  [/<\/?[a-z!]/gi, />/g],
  [/\{\{/g, /\}\}/g],
  [/\$\{/g, /\}/g],
];

/** A single pattern for both ends would search for the end again from every unmatched opening. */
function withoutSpans(text: string, open: RegExp, close: RegExp): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    open.lastIndex = at;
    const begins = open.exec(text);
    if (!begins) break;
    close.lastIndex = open.lastIndex;
    if (!close.exec(text)) break;
    kept.push(text.slice(at, begins.index), ' ');
    at = close.lastIndex;
  }
  return kept.join('') + text.slice(at);
}

/** Whether anything had to be removed from a text. */
export function isUnsafe(text: string): boolean {
  return orders.test(text) || /<\/?[a-z!]|\{\{|\$\{|^\s*[=@][A-Za-z(]|https?:\/\/|javascript:|constructor\./im.test(text);
}
