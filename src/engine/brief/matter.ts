/** The matter of a request as a person would name it: `whether we move support to Intercom` becomes `Moving support to Intercom`. */
import { fold } from './clean.ts';
import { Sign } from './sign.ts';

const people =
  'team|board|committee|leadership|leaders|executives?|managers?|management|directors?|investors?|customers?|clients?|staff|employees|students?|council|panel|crew|department|partners?|ceo|cfo|coo|cto|meeting|review|call|session|workshop|audience';
const count = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const pages = '(?:slides?|pages?|folien|seiten|diapo\\p{L}*|láminas|minutes|min)';
const aside =
  'for|with|audience|focus\\w*|keep|no|without|end\\w*|cover\\w*|includ\\w*|please|about|für|mit|ohne|bitte|pour|avec|sans|para|con|com|sin|sem|per|senza|using|based on|so that|max|maximum';
/** Where it ends: at a stop, the audience, the number of slides or a wish. */
const end = [
  '\\s*(?:[;:!?\\n]|[.](?=\\s|$)|$)',
  `\\s*[,(–—]\\s*(?:(?:about|around|max\\.?|up to|ca\\.?|etwa|environ|unos)\\s)?${count}[ -]${pages}`,
  `\\s*[,–—]\\s*(?:${aside})(?!\\p{L})`,
  `\\s+(?:in|with|mit|en|em|con|com|avec|auf)\\s+${count}[ -]${pages}`,
  `\\s+for\\s+(?:(?:the|our|my|an?|next|this|\\p{L}+'s)\\s)?(?:[\\p{L}-]+\\s){0,3}(?:${people})(?!\\p{L})`,
  '\\s+(?:and|und|et|y|e) (?:not|nicht|non|pas|no|não)(?!\\p{L})',
  '\\s+(?:für (?:den|die|das|unser\\p{L}*)|pour (?:les?|la|notre|nos)|para (?:el|la|los|las|os|as|nuestr\\p{L}+|noss\\p{L}+)|per (?:il|lo|la|i|gli|le)|destinée?s? aux?)\\s',
].join('|');
const rest = `(.{3,110}?)(?=${end})`;
const lead =
  '(?:(?<!\\p{L})(?:on|about|regarding|explain(?:ing)?(?:\\s+to\\s+(?:my|the|our)\\s+[\\p{L}-]+)?|discuss(?:ing)?|deciding|decide|is|of)\\s+|:\\s*|^)';

const whether = new Sign(
  'whether|if ',
  `(?<!\\p{L})(?:whether|(?<=(?:decide|deciding|discuss|ask|know|see|on|say) )if) (?:or not )?(?:we |to )(?:should |could |can |must |will )?${rest}`,
  'iu',
);
const whetherIt = new Sign(
  'whether',
  `(?<!\\p{L})whether (?:or not )?((?:the|our) [\\p{L}\\d -]{2,40}?) (should|can|must|will) ${rest}`,
  'iu',
);
const asked = new Sign(
  '[?？]',
  // What stands behind `which one` is no question of its own.
  '(?:^|[.:;,!?\\n–—-]\\s{0,3}|(?<!\\p{L})(?:and|or|is|decide|on|und|ist|et|est|y|es|e|é|è)\\s)((?:should we|do we|can we|sollen wir|sollten wir|devons-nous|faut-il|¿?\\s?debemos|devemos|dobbiamo)\\s[^?\\n.;]{3,110}[?？])',
  'iu',
);
const how = new Sign(
  'why|how|what|where|warum|wie|pourquoi|comment|por qu|cómo|perch',
  `${lead}((?:why|how|what|where|warum|wie|pourquoi|comment|por qué|cómo|por que|perché) (?:we|our|the|to|\\p{Lu}\\p{L}+|wir|unsere?|die|der|das|nous|notre|le|la|les|el|los|nossa?|nós|il|i|abbiamo) ${rest})`,
  'iu',
);
const others: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})ob wir ([^,.;:?!\n]{3,100})/iu, '$1?'],
  [/(?<!\p{L})(?:si nous (?:devons|devrions)|s'il faut) ([^,.;:?!\n]{3,100})/iu, 'faut-il $1 ?'],
  [/(?<!\p{L})si (?:debemos|deberíamos|conviene) ([^,.;:?!\n]{3,100})/iu, '¿Debemos $1?'],
  [/(?<!\p{L})se (?:devemos|deveríamos) ([^,.;:?!\n]{3,100})/iu, 'devemos $1?'],
  [/(?<!\p{L})se (?:dobbiamo|dovremmo|conviene) ([^,.;:?!\n]{3,100})/iu, 'dobbiamo $1?'],
  [/(?:、|。|^|\s)([^、。\n]{2,40}?)(?:を検討|を議論|を判断|を決定|を提案|を説明|を紹介)する(?:ための)?(?:資料|スライド|プレゼン)/u, '$1'],
  [/关于(.{2,40}?)的(?:幻灯片|汇报|演示|PPT|报告|材料|方案|简报)/u, '$1'],
  [/(是否.{3,40}?)(?=[，。；,\n]|的(?:幻灯片|汇报|演示|报告|材料|决定)|$)/u, '$1？'],
];
/** `what to do with the mill`: the mill. */
const fate =
  /(?<!\p{L})(?:what to do (?:with|about)|what becomes of|was mit|que faire (?:de(?: la| l'|s)?|du|avec)|qué hacer con|(?:o )?que fazer com|(?:che )?cosa fare (?:con|d(?:i|el|ella|ello|ei|egli|elle|ell')))(?:\s|(?<='))(?:the |our |dem |der |den |unser\p{L}* |les? |la |l'|el |los |las |os? |as? |il |lo )?([^,;.?!\n]{3,60}?)(?=\s*(?:[,;.?!\n]|$)|\s(?:geschieht|wird|passiert|werden soll))/iu;

/** A day, a pronoun or a phrase after `on` that names nothing. */
const noMatter =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|jueves|viernes|it|its|this|that|these|them|us|you|time|track|top|board|one page|demand|short notice|\d|das folgende|ceci|esto|isto|questo|following|what follows|whether|january|february|march|april|may|june|july|august|september|october|november|december|tomorrow|slides?|each|every)(?!\p{L})/iu;
const topic = new Sign(
  'on|about|regarding|über|zu[mr]|su|sobre|propos|acerca',
  `(?<!\\p{L})(?:on|about|regarding|on the topic of|über|zum thema|zum|zur|sur|à propos de|au sujet de|concernant|sobre|acerca de|su|sul|sulla|sullo|sui|sulle|sull'(?=\\p{L}))(?:\\s+|(?<='))(?:the |our |den |die |das |der |les? |la |el |los |las |os? |as? |i |gli |il |lo )?${rest}`,
  'giu',
);
/** `on` after these does not name the matter. */
const notAbout =
  /(?:focus\w*|emphasis|fokus|accent|based|depends?|depending|effort|centrad[oa]|works?|rely|live|bas(?:ed|é)|go|is|are|was|move|keep|spend|hangs?|report|(?:to|will|can|should|we|they) calls?)\s+$/iu;

/** `convince the dean to keep the centre open`. */
const convince = new Sign(
  'convince|persuade',
  `(?<!\\p{L})(?:convince|persuade) (?:the |our |my |an? )?(?:[\\p{L}'-]+ ){1,4}?to ${rest}`,
  'iu',
);

export interface Matter {
  name: string;
  /** A question or an undertaking, which takes no kind of deck after it. */
  whole: boolean;
}

export function matterOf(instruction: string): Matter | null {
  const text = fold(instruction);
  const choice = whether.exec(text)?.[1];
  if (choice !== undefined) return { name: undertaking(choice.trim()), whole: true };
  const it = whetherIt.exec(text);
  if (it) return { name: `${capital(it[2]!)} ${it[1]} ${it[3]!.trim()}?`, whole: true };
  const aim = convince.exec(text)?.[1];
  if (aim !== undefined) return { name: undertaking(aim.trim()), whole: true };
  const question = asked.exec(text)?.[1];
  if (question !== undefined) return { name: capital(firstAsked(question.trim())), whole: true };
  for (const [pattern, form] of others) {
    const found = pattern.exec(text);
    if (found) return { name: capital(form.replace('$1', found[1]!.trim())), whole: true };
  }
  const reason = how.exec(text)?.[1];
  if (reason !== undefined) return { name: capital(reason.trim()), whole: true };
  const thing = fate.exec(text)?.[1];
  if (thing !== undefined) return { name: thing.trim(), whole: false };
  const pattern = topic.for(text);
  if (pattern) pattern.lastIndex = 0;
  for (let found = pattern?.exec(text); pattern && found; found = pattern.exec(text)) {
    const name = found[1]!.trim();
    // `on 3 March about the move`: what follows the day may name the matter.
    pattern.lastIndex = found.index + 2;
    if (!noMatter.test(name) && !notAbout.test(text.slice(0, found.index))) return { name, whole: false };
  }
  return null;
}

/** Without what is asked beside it: `should we sign, and what does it bring?` */
const firstAsked = (question: string) =>
  question.replace(
    /(?:,\s*|\s)(?:and|und|et|y|e)\s(?:what|how|which|when|why|who|was|wie|welche|wann|warum|ce que|combien|quel\p{L}*|quand|comment|cuánt\p{L}*|qué|cuál|cómo|quant\p{L}|qual\p{L}*|como|cosa|quando|come)(?!\p{L})[^?？]{1,90}(?<mark>\s?[?？])$/iu,
    '$<mark>',
  );

/** `move support to Intercom` → `Moving support to Intercom`; of two courses, the question. */
function undertaking(choice: string): string {
  const [verb] = choice.split(' ') as [string];
  if (/(?<!\p{L})(?:or|and)(?!\p{L})/iu.test(choice) || !/^\p{Ll}{2,}$/u.test(verb)) return `${capital(choice)}?`;
  return capital(`${gerund(verb)}${choice.slice(verb.length)}`);
}

function gerund(verb: string): string {
  if (/ie$/.test(verb)) return verb.replace(/ie$/, 'ying');
  if (/[^eoy]e$/.test(verb) && verb !== 'be') return verb.replace(/e$/, 'ing');
  const short = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) || /^(?:begin|commit|admit|permit|transfer|refer)$/.test(verb);
  return `${short ? `${verb}${verb.at(-1)}` : verb}ing`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
