/** Who the deck is for: the people named after `for`, `für`, `pour`, before `向け`. */
import { fold } from './clean.ts';
import { type Sign, sign, unspacedAll } from './sign.ts';

const people =
  'team|teams|board|trustees|governors|assembly|commission|committee|leadership|leaders|executives?|execs?|managers?|management|directors?|investors?|customers?|clients?|staff|employees|graders?|students?|pupils|prospects|engineers?|developers?|donors?|partners?|sponsors?|stakeholders|hires|volunteers|teachers|nurses|doctors|patients|council|panel|reps|sellers|analysts|architects|colleagues|residents|citizens|parents|children|kids|beginners|buyers|owners|shareholders|members|audience|group|department|office|ceo|cfo|coo|cto|cio|cmo|vp|c-suite|professionals|departments?|class|heads|leads|agents|users|officers|trainees|interns|workers|supervisors|technicians|researchers|scientists|peers|experts|founders|chiefs|[\\p{L}-]+-year-olds|newcomers|recruits|resellers|dealers|distributors|retailers|press|journalists|crews?|foundation|trust|society|association|ministry|federation';
const ende =
  '(?=\\s*(?:[,.;:!?()\\n]|$)|\\s+(?:from|with|about|on|in|at|to|who|that|and (?:end|focus|keep)|using|based|covering|of(?= \\p{L})|before|by)(?!\\p{L}))';

/** `our customer Arden Freight`: who reads an offer. */
const customer = sign(
  '[Cc]ustomer|[Cc]lient|[Kk]unden?|[Kk]undin|[Cc]liente',
  String.raw`,?\s+((?:\p{Lu}[\p{L}\d&.'’-]*)(?:\s(?:(?:de|du|of|and|und|et|y|e|&)\s)?\p{Lu}[\p{L}\d&.'’-]*){0,4})(?=\s*(?:[,;:!?()\n]|[.](?:\s|$)|$)|\s\p{Ll})`,
  {
    before: String.raw`(?<!\p{L})(?:our|my|the|unseren?|unsere|den|die|notre|nuestro|nuestra|nosso|nossa|nostro|nostra|le|el|il|o)\s`,
    flags: 'gu',
  },
);
const customerUnspaced = sign(
  '客户|お客様の|顧客の',
  String.raw`([\p{Script=Han}\p{Script=Katakana}ーA-Za-z]{2,14}?(?:社|公司|集团|物流|银行))`,
  unspacedAll,
);

/** One of several, by the name of an office. */
const reader = String.raw`(?:\p{Lu}{2,5}|(?:[\p{L}-]{2,20}\s){0,2}(?:${people})|head of [\p{L} ]{3,24}|[\p{L}-]*leit(?:er|ung)(?:in)?(?: [\p{L}-]{3,24})?|[\p{L}-]*chef(?:in)?(?: [\p{L}-]{3,24})?|dire(?:ct|k|t)\p{L}{2,6}(?:[ -]\p{L}[\p{L}'-]{1,20}){0,3}|responsables? [\p{L}' ]{3,24})`;

const signs: readonly Sign[] = [
  customer,
  customerUnspaced,
  sign(
    'audience|readers|zielgruppe|publikum|public|destinataires|público|pubblico',
    String.raw`\s*(?:is|are|ist|sind|:)\s*(?:the\s+|our\s+|unsere?n?\s+|die\s+|der\s+)?([^.,;\n]+(?:,\s(?:and\s|und\s|et\s|y\s|e\s)?${reader}(?=\s*(?:[.,;\n]|$))){0,5})`,
    {
      before: '',
      flags: 'giu',
    },
  ),
  sign(
    'for|to',
    `\\s+(?:the\\s+|our\\s+|an?\\s+|my\\s+)?(?:[\\p{Lu}][\\p{L}&.]*(?:\\s+[\\p{Lu}][\\p{L}&.]*)*'s?\\s+)?((?:(?!(?:for|to|slides?|pages?|decks?|minutes?|know|see|learn|hear|understand|decide|why|what|how)\\s)[\\p{L}\\d'&/-]+\\s+){0,4}?(?:${people})(?:\\s+(?:in|of|at)\\s+(?!\\d)[\\p{L}]+)?)${ende}`,
    { before: '', flags: 'giu' },
  ),
  sign(
    'für|an',
    String.raw`\s+(?:den|die|das|unsere[nrs]?|meine[nrs]?|alle|eine?[nr]?)\s+((?:\p{L}+[\s-]){0,3}?\p{Lu}[\p{L}-]+(?:\s(?:der|des)\s(?:\p{Ll}+\s)?\p{Lu}[\p{L}-]+)?)(?=\s*(?:[,.;:!?()\n]|$)|\s+(?:mit|zum|zur|über|ohne|von|im|in|aus|auf|am|machen|erstellen|bauen|vorbereiten|aufbereiten|zusammenstellen|bitte)(?!\p{L}))`,
    { flags: 'gu' },
  ),
  sign(
    "pour|à l'attention de|destinée? (?:à|aux?)",
    String.raw`\s+(?:les?\s+|la\s+|l'|notre\s+|nos\s+|aux?\s+|une?\s+)((?:[\p{L}'’-]+[^\S\n]*){1,7}?)(?=\s*(?:[,.;:!?()\n]|$|(?<=\s)(?:sur|avec|sans|en|dans|portant|du(?= \d)|le(?= \d))(?!\p{L})))`,
    { flags: 'giu' },
  ),
  sign(
    'para|dirigid[oa] a|destinad[oa] a',
    String.raw`\s+(?:el\s+|la\s+|los\s+|las\s+|o\s+|a\s+|os\s+|as\s+|nuestr[oa]s?\s+|noss[oa]s?\s+)((?:[\p{L}-]+[^\S\n]*){1,5}?)(?=\s*(?:[,.;:!?()\n]|$|(?<=\s)(?:sobre|con|com|sin|sem|en|em|del(?= \d)|do(?= \d)|de(?= \d))(?!\p{L})))`,
    { flags: 'giu' },
  ),
  sign(
    'per',
    String.raw`\s+(?:il\s+|lo\s+|la\s+|i\s+|gli\s+|le\s+|l'|nostr[oaie]\s+)((?:[\p{L}'-]+[^\S\n]+){0,8}?[\p{L}'-]+[^\S\n]*)(?=\s*(?:[,.;:!?()\n]|$|(?<=\s)(?:su|sul|sulla|con|senza|in|del(?= \d))(?!\p{L})))`,
    { flags: 'giu' },
  ),
  sign('向け', '', {
    before: String.raw`(?<![\p{Script=Han}\p{Script=Katakana}ーA-Za-z])([\p{Script=Han}\p{Script=Katakana}ーA-Za-z]+?)(?:の(?:皆様|方々))?(?:[（(][^（）()]{1,20}[）)])?`,
    flags: 'gu',
  }),
  sign('用(?:に|の|スライド|資料)', '', { before: String.raw`([\p{Script=Han}\p{Script=Katakana}ー]{2,10}[会部])`, flags: 'gu' }),
  sign('开|召开', String.raw`\s*([\p{Script=Han}]{1,8}会)(?=[，。,；;]|$)`, unspacedAll),
  sign('为', String.raw`\s*([\p{Script=Han}]{2,10}?)(?=制作|做|准备|写|生成|创建)`, unspacedAll),
  sign(
    '面向|给|向|对象[:：是]?|受众[:：是]?',
    String.raw`\s*([\p{Script=Han}A-Za-z]{2,12}?)(?=做|的|介绍|汇报|讲|展示|说明|看|用|开会|[，。；,]|$)`,
    unspacedAll,
  ),
  sign('لفريق|لمجلس|للجنة|لطلاب|للإدارة|للعملاء|للمستثمرين|للموظفين', String.raw`(?:\s+\p{Script=Arabic}+)?`, unspacedAll),
];

const participle =
  /(?<!\p{L})(?:\p{L}+ed|built|made|gebaut|gemacht|entwickelt|conçue?|faite?|pensée?|hech[oa]|diseñad[oa]|pensad[oa]|feit[oa]|fatt[oa]|pensat[oa])\s$/iu;

/** `für die Präsentation`, `pour la forme`: nobody. */
const nobody =
  /^(?:(?:\p{Ll}+\s)?(?:\p{L}*präsentation|folien?|unterlagen?|présentation|diapositives?|support|forme|fond|suite|fin|moment|reste|plupart|projection|presentación|diapositivas?|forma|fecha|mañana|apresentação|slides?|data|presentazione|forma|esempio|favore|ora|fine))$/iu;
const longest = 60;

/** `the board of the Society for the Care of Old Orchards`: the board. */
function shortened(found: string): string {
  let short = found;
  while (short.length > longest) {
    const cut = short.search(/ (?:of|for|de[lsr]?|du|des|di|della|do|da) (?:(?! (?:of|for|de[lsr]?|du|des|di|della|do|da) ).)*$/iu);
    if (cut <= 0) return short;
    short = short.slice(0, cut);
  }
  return short;
}

const aMeeting = /^(?:reunión|reunião|riunione|réunion|sesión|sessão|seduta|séance|sitzung|termin|treffen)$/iu;

/** `para a reunião com a Secretaria de Obras`: those who are met. */
function metBy(rest: string, found: string): string {
  if (!aMeeting.test(found)) return found;
  const with_ =
    /^\s?(?:com|con|avec|mit)\s(?:a |o |as |os |la |el |los |las |il |lo |l'|les? |dem |der |den )?(\p{Lu}[\p{L}'-]*(?:\s(?:(?:de|do|da|dos|das|del|della|du|des|e|y|et)\s)?\p{Lu}[\p{L}'-]*){0,5})/u.exec(
      rest,
    );
  return with_?.[1] ?? found;
}

/** `the exec committee of Northfield Hospital`: whose they are. */
const ofHouse =
  /^\s(?:of|at)\s(?:the\s)?\p{Lu}[\p{L}&.'’-]*(?:\s(?:of\s|and\s|&\s)?\p{Lu}[\p{L}&'’-]*){0,4}(?=\s*(?:[,;:!?()\n]|[.](?:\s|$)|$))/u;

const asking = /^[\s"“(]*(?:(?:and|but|so)\s)?(?:what|how|why|which|where|who|should|does|did)(?!\p{L})[^.!?\n]*$/iu;

/** `What would it change for customers?` is about them. */
function isAsked(text: string, at: number): boolean {
  const from = Math.max(...['.', '!', '?', '\n', ':'].map((stop) => text.lastIndexOf(stop, at - 1))) + 1;
  return asking.test(text.slice(from, at)) && /^[^.!\n]{0,200}\?/u.test(text.slice(at));
}

/** The audience in the author's words, or null. */
export function audienceOf(instruction: string): string | null {
  const text = fold(instruction);
  for (const sign of signs) {
    const matches = sign.matchAll(text);
    // In `built for ferry crews, for our dealers` the dealers are the audience.
    const people = matches.filter((each) => !nobody.test((each[1] ?? each[0]).trim()) && !isAsked(text, each.index));
    const match = people.find(({ index }) => !participle.test(text.slice(0, index))) ?? people[0];
    const found = match && metBy(text.slice(match.index + match[0].length), (match[1] ?? match[0]).trim());
    const rest = match === undefined ? '' : text.slice(match.index + match[0].length);
    const short = found && shortened(found + (ofHouse.exec(rest)?.[0] ?? ''));
    if (short && short.length <= longest)
      return (
        short
          .replace(/\s+/g, ' ')
          // The day is of the meeting.
          .replace(
            /\s+(?:am|le|el|na|il|on|du|del)\s+(?:\p{L}+(?:tag|day|di)|mittwoch|lunes|martes|miércoles|jueves|viernes|\d{1,2}.*)$/iu,
            '',
          )
          .replace(/^لل(?=جنة)/u, 'الل')
          .replace(/^لل/u, 'ال')
          .replace(/^ل(?=مجلس|لجنة|فريق|طلاب)/u, '')
      );
  }
  return null;
}
