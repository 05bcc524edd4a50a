/** Material as plain words: what could act, link or give orders is taken out before it can reach a slide. */

const orders =
  /ignore (?:all|any|the|everything|previous|prior|above)|disregard (?:all|any|the|previous)|you are now|system prompt|as an ai\b|act as (?:an?|the)\b|(?:set|change|replace) (?:every|all|each) (?:slide|title)|new instructions?:|ignoriere (?:alle|die|vorherige)|ignore[rz]? (?:toutes?|les instructions)|ignora (?:todas?|las|le) |忽略(?:以上|之前|所有)|以前の指示を無視/iu;

/** Text without links, markup, template marks and formulas; empty when it gives orders or is code. */
export function safeText(text: string): string {
  if (orders.test(text) || /constructor\.constructor|javascript:|onerror\s*=/i.test(text)) return '';
  return text
    .replace(/<(script|style)[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?[a-z!][^>]*>/gi, ' ')
    .replace(/\{\{[\s\S]*?\}\}|\{\{|\}\}|\$\{[^}]*\}/g, ' ')
    .replace(/\b(?:https?|ftp|file|data):\/{0,2}[^\s)>\]]+|\bwww\.[^\s)>\]]+/gi, ' ')
    .replace(/^\s*[=@][A-Za-z(].*$/gm, ' ')
    .replace(/\*\*|__|`/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s+([.,;:])/g, '$1')
    .trim();
}

/** Whether anything had to be taken out of a text. */
export function isUnsafe(text: string): boolean {
  return orders.test(text) || /<\/?[a-z!]|\{\{|\$\{|^\s*[=@][A-Za-z(]|https?:\/\/|javascript:|constructor\./im.test(text);
}
