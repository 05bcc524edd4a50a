/** What the deck is about, in the author's words, and its title if given. */
import { listed, topicList } from './brings.ts';
import { fold } from './clean.ts';
import { matterOf } from './matter.ts';
import { type Named, namedOf } from './named.ts';
import { type Sign, sign, unspaced } from './sign.ts';

const end = String.raw`(?=\s*(?:[;:!?()\n]|[.,](?!\d)|$)|\s+(?:to|for|in \d|in \p{L}+ slides|with|using|from|auf \d|in \d|für|mit|pour|avec|en \d|para|con|com|per|and recommend|covering|by)(?!\p{L}))`;
const opening = '["„“”«»『「《]';
const closed = '\\s*([^"„“”«»』」》]{2,60}?)\\s*["“”«»』」》]';
const quoted = `${opening}${closed}`;

/** `The question is missed appointments: how many …`. */
const said = sign(
  "(?:the|today's|our) (?:one |only )?(?:question|topic|subject|issue|matter|point)(?: today)? is|one topic today[,:]|(?:this|it) is (?:all )?about|es geht um|das thema ist|die frage ist|(?:la question|le sujet|le thème),? (?:c'est|est)|il s'agit (?:de la|de l'|des|du|de)|el (?:tema|asunto) (?:es|son)|se trata de|o (?:tema|assunto) (?:é|são)|trata-se d[aeo]s?|il tema (?:è|sono)|si tratta d(?:i|el|ella|ei|elle|egli)",
  `\\s*(?!(?:whether|why|how|what|who|which|if|that|ob|wie|warum|was|wer|dass|si|pourquoi|comment|que|qué|cómo|cuánt|por|se|como|perché|come|che)(?!\\p{L}))(?:the |our |die |der |das |den |unsere?\\p{L}? |les? |la |l'|nos |notre |el |los |las |nuestr[oa]s? |os? |as? |il |lo |gli |i )?([^.,;:!?\\n–—]{3,50}?)(?=\\s*[.,;:!?\\n–—]|\\s+(?:and|und|et|y|e) (?:how|what|why|wie|was|combien|cuánt)|$)`,
);

/** The matter where a sentence says in so many words what it is about; null where it goes on with a clause. */
export function matterSaid(text: string): string | null {
  return said.exec(fold(text))?.[1]?.trim() ?? null;
}

const signs: readonly Sign[] = [
  sign(
    'transcript|minutes|notes|recording|write-?up',
    String.raw`\s+(?:of|from)\s+(?:the\s+|our\s+|yesterday's\s+|today's\s+)?(.{3,60}?)\s+(?:meeting|call|workshop|session|discussion)(?!\p{L})`,
  ),
  sign(
    'explicar|contar|presentar|anunciar|comunicar|apresentar|comunicar|spiegare|presentare|raccontare|annunciare',
    String.raw`\s+(?:el|la|los|las|o|a|os|as|il|lo|i|gli|le|l'|nuestr[oa]s?|noss[oa]s?)\s*(.{3,60}?)(?=\s+(?:al?|à|aos?|às|alla|ai|alle|agli|con|com|en|em|in)\s|[.,;:\n]|$)`,
  ),
  sign(
    'expliquer|présenter|annoncer|raconter',
    String.raw`\s+(?:les?\s|la\s|l'|notre\s|nos\s)\s*(.{3,60}?)(?=\s+(?:aux?|à|avec|en)\s|[.,;:\n]|$)`,
  ),
  sign('(?:文字起こし|議事録|書き起こし)', '', {
    before: String.raw`(?<=^|[\n。、])([^、。\n]{2,16}?)(?:会議|ミーティング|打ち合わせ)の?`,
    flags: 'u',
  }),
  sign('(?:会议|讨论会)的?(?:记录|纪要|文字稿|录音)', '', {
    before: String.raw`(?:下面|以下|这)?是?(\p{Script=Han}{2,14}?)(?:问题)?`,
    flags: 'u',
  }),
  sign('汇报', String.raw`(?!的|材料|一下)(\p{Script=Han}{2,14}?)(?=的?(?:进展|情况|方案|结果)?(?:[，。；,\n]|$))`, unspaced),
  sign('给', String.raw`\p{Script=Han}{2,10}看(\p{Script=Han}{2,14}?)的(?:进展|情况|方案|结果)`, unspaced),
  sign('تفريغ|محضر|تسجيل', String.raw`\s(?:اجتماع|جلسة)\s(?:حول\s|عن\s|بشأن\s)?([^.،\n]{3,40}?)(?=[.،\n]|$)`, unspaced),
  sign('project|projekt|projet|proyecto|projeto|progetto|program(?:me|m)?|initiative|product|produkt', `\\s+${quoted}`, { before: '' }),
  sign(
    '[Pp]roject|[Pp]rojekt|[Pp]rojet|[Pp]royecto|[Pp]rojeto|[Pp]rogetto',
    String.raw`\s+(\p{Lu}[\p{L}\d-]+(?:\s+\p{Lu}[\p{L}\d-]+)?)`,
    unspaced,
  ),
  sign('compare|vergleiche?|comparer?|compara[r]?|confronta', `\\s+(.{3,80}?)${end}`, { before: '' }),
  sign(
    'explain|teach|introduce|erkläre|explique[rz]?|explica|spiega',
    `\\s+(?:to\\s+(?:my|the|our)\\s+[\\p{L}-]+\\s+|aux?\\s+[\\p{L}-]+\\s+)?(?:the\\s+|die\\s+|der\\s+|das\\s+|den\\s+|la\\s+|le\\s+|l')?(.{3,60}?)${end}`,
  ),
  sign(
    'lanzamiento|lançamento|lancio|lancement|einführung',
    String.raw`\s+(?:de\s+la|de\s+l'|della|dell'|del|du|do|da|der|des|von|de)\s+(?:app\s+|producto\s+|produit\s+)?["“«„]?([\p{Lu}][\p{L}\d -]{1,30}?)["”»“]?(?=\s+(?:el|le|il|am|em|no|para|pour)(?!\p{L})|[,.:\n]|$)`,
    { before: '' },
  ),
  sign(
    'launch|deck|presentation|pitch|slides|präsentation|présentation|presentación|apresentação|presentazione',
    `\\s*:\\s+(.{3,60}?)${end}`,
    { before: '' },
  ),
];
/** Where no sentence says what the deck is about. */
const loose: readonly Sign[] = [
  sign('post-?mortem|retrospective|analysis|review|study|overview|summary', `\\s+(?:of|on)\\s+(?:the\\s+|our\\s+)?(.{3,60}?)${end}`, {
    before: '',
  }),
  sign('について', '', { before: String.raw`([^、。,，\s]{2,30}?)`, flags: 'u' }),
  sign('关于', String.raw`\s*([^，。,的]{2,20})`, unspaced),
  sign('介绍(?:一下)?|[,，。 ]讲(?:一下|讲)?', String.raw`\s*([^，。,的]{2,16})`, unspaced),
  sign('عن', String.raw`\s+([^،.,]{3,40}?)(?=\s+(?:ل|في|من|مع)|[،.,]|$)`, unspaced),
  sign(
    ':',
    String.raw`\s+((?:(?:St|Ste|Mt|Dr|Mr|Mrs|Ms|Prof)\. )?\p{Lu}[\p{L}\d&-]*(?:\s\p{Lu}[\p{L}\d&-]*){0,3})(?=[,;\n]|[.](?=\s|$)|$)`,
    {
      before: String.raw`^[^:：\n]{3,80}`,
      flags: 'u',
    },
  ),
  sign(':', String.raw`\s+((?:[^\s:?.;]+\s+){3,10}?[^\s:?.;]+)(?=[?.;\n]|$)`, { before: String.raw`^[^:：\n]{3,80}`, flags: 'u' }),
  sign('update|status|report|plan|overview|summary|briefing|roadmap', `\\s+(?:for|on|about|of)\\s+(?:the|our)\\s+(.{3,60}?)${end}`, {
    before: '',
  }),
  sign(opening, closed, unspaced),
];
const deckWord = sign('deck|slides|presentation|präsentation|slideshow', String.raw`(?!\p{L})`, {
  before: String.raw`^(?:an?\s+|the\s+)?(?:(?:short|quick|brief|new|create|make|build|\d+[- ]slide|simple)\s+)*([\p{L}\d&' -]{2,50}?)\s+`,
});
const documentName = sign(
  'create|make|build|prepare|write|draft|generate|produce',
  String.raw`\s+(?:me\s+)?(?:an?\s+|the\s+|our\s+)?(?:(?:short|quick|brief|\d+[- ]slide|concise)\s+)*((?!qbr|quarterly|status|project)(?:[\p{L}&-]+\s+){1,3}(?:summary|report|overview|update|plan))(?!\p{L})`,
  { before: String.raw`^(?:please\s+)?` },
);
const entitled = sign(
  'titled|entitled|called|with the title|title:?|mit dem titel|titel:?|intitulée?|titre:?|titulad[oa]|título:?|titolo:?|タイトルは|标题(?:为|是)?[:：]?|بعنوان',
  `\\s*${quoted}`,
  { before: '' },
);
const typeWord =
  /^(?:qbr|quarterly business review|board|pitch|sales|status|project status|product launch|launch|training|roadmap|research|case study|all[- ]hands|all|town ?hall|short|a|an|the|my|our|power ?point)$/iu;

/** The subject, or null if only the type is known. */
export function subjectOf(instruction: string, focus: readonly string[]): string | null {
  const text = withoutCounts(fold(instruction));
  const named = namedIn(text);
  if (named !== null) return named.name.replace(/^(?:the|our|die|der|das|les?|la|el|los|las|il|lo|o|a)\s+|["„“”«»「」]/giu, '');
  const matter = matterOf(text);
  if (matter?.whole) return matter.name;
  const focused = new Set(focus.map((topic) => topic.toLowerCase()));
  const found = signed(text, signs, focused);
  if (found !== null) return found;
  if (matter !== null && !focused.has(matter.name.toLowerCase())) return matter.name;
  const other = signed(text, loose, focused);
  if (other !== null) return other;
  const made =
    documentName.exec(text)?.[1] ??
    /([^、。を\s\d]{2,24}?)の(?:資料|報告書?|プレゼン|スライド|振り返り)/u.exec(text)?.[1] ??
    /([^、。のを\s\d]{2,12}(?:報告書?|計画書?|提案書?|資料|レビュー))を/u.exec(text)?.[1] ??
    /([^、,，。的\s\d年]{2,16}(?:汇报|报告|总结|方案|回顾))/u.exec(text)?.[1];
  if (made && !typeWord.test(made)) return made.replace(/^.{2,12}?(?:用|向け)(?:に|の)/u, '').trim();
  const words = deckWord.exec(text)?.[1]?.trim();
  if (
    words &&
    !typeWord.test(words) &&
    !/^(?:and|make|create|build|prepare|write|draft|do|get|we|i|can|could|would|will|please|need|turn|put|let)(?:\s|$)/iu.test(words)
  )
    return words;
  const plain = text.trim();
  return plain !== '' && text.length <= 40 && !/[.,;:]/.test(text) && !/\d/.test(text) && !words ? plain : null;
}

/** What the first of the signs that applies names, unless it is a focus. */
function signed(text: string, of: readonly Sign[], focused: ReadonlySet<string>): string | null {
  for (const sign of of) {
    const found = sign
      .exec(text)?.[1]
      ?.trim()
      .replace(/^["„“«]|["”“»]$/gu, '');
    const before = found === undefined ? '' : text.slice(0, text.indexOf(found));
    // `focus on pipeline health` is a focus, not the subject.
    if (
      found &&
      !focused.has(found.toLowerCase()) &&
      !/(?:focus\w*|emphasis|fokus|accent|based|depends?|effort|centrad[oa])\s+(?:on|auf|sur|en)\s+(?:the\s+)?$/iu.test(before)
    ) {
      return found;
    }
  }
  return null;
}

/** The thing named after the deck type, with its description: `Launch deck: Nimbus 2.0, launching in May, for the sales team`. */
export function namedIn(instruction: string): Named | null {
  const list = /^[^:：\n]{3,80}[:：]\s*(.+?)[.。]?(?=\n|$)/u.exec(fold(instruction))?.[1];
  return list === undefined ? null : namedOf(listed(list));
}

/** The number of slides and a list of topics after a colon are not the subject. */
function withoutCounts(text: string): string {
  return (
    text
      .split('\n')
      // What is excluded is not the subject either.
      .filter(
        (sentence, index, all) =>
          (index === 0 && (all.length === 1 || !/^[^:：]{2,24}[:：]/u.test(sentence))) ||
          !/^(?:no|don't|do not|without|skip|leave|avoid|keine?|ohne|sans|pas|sin|sem|senza)(?!\p{L})|^不要|^لا /iu.test(sentence),
      )
      .map((sentence) => {
        const list = /^([^:：]*)[:：]\s*(.+?)[.。]?$/u.exec(sentence);
        return list && topicList(list[2]!) ? list[1]! : sentence;
      })
      .join('\n')
      .replace(
        /(?:,\s*)?(?:about |around |exactly |max\.? |up to |etwa |environ |unos )?(?:(?<!\d)\d+(?:\s*(?:-|–|to|bis|à|a)\s*\d+|\s+\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)[\s-]*(?:slides?|folien|diapositiv[aeo]s?)(?: max(?:imum)?)?(?!\p{L})/giu,
        ' ',
      )
      .replace(/(?<=\S) {2,}/g, ' ')
  );
}

/** `titled "Growth with discipline"`, `Titel: …`. */
export function titleOf(instruction: string): string | null {
  return entitled.exec(fold(instruction))?.[1] ?? null;
}
