/** For which meeting a deck is and when: `Thursday's leadership meeting`, `the board on 12 May`. */

import { fold } from './clean.ts';
import { datesIn } from './dates.ts';
import { sentences } from './sentences.ts';

const day =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|miércoles|jueves|viernes|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|lunedì|martedì|mercoledì|giovedì|venerdì|الاثنين|الثلاثاء|الأربعاء|الخميس';
const gatherings =
  'meeting|session|offsite|away ?day|summit|call|workshop|all[- ]hands|town ?hall|conference|assembly|hearing|kick-?off|stand-?up|retreat|AGM';
/** `for Thursday's leadership meeting`, `for the management meeting on 3 May`. */
const held = new RegExp(
  `(?<!\\p{L})(?:for|at|in)\\s+(?:(?:the|our|my|an?|next|this|(${day})'s)\\s)?((?:[\\p{L}&'-]+\\s){0,4}?(?:${gatherings}))(?!\\p{L})`,
  'iu',
);
const onDay = new RegExp(
  `(?<!\\p{L})(?:on |this |next |am |ce |le |este |el |nesta |na |il |di )?(?:(next|this|kommenden|nächsten) )?(${day})(?:'s)?(?!\\p{L})`,
  'iu',
);

const number =
  '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|dois|duas|três|quatro|sete|oito|nove|dez|doze|due|tre|quattro|cinque|sei|sette|otto|dieci|dodici)';
/** With `next week` and the like. */
const days = `(?:${day}|next week|nächste woche|la semaine prochaine|la próxima semana|para a semana|la prossima settimana)`;
const onDays = new RegExp(`(?<!\\p{L})${days}(?!\\p{L})`, 'iu');
const minutes = `${number}[ -](?:minutes?|mins?|minuten|minutos?|minuti|دقائق|دقيقة)`;
/** Who meets, where no name tells. */
const meets = [
  `(?:they|it)(?: will|'ll| all)? (?:meet|meets|convene|convenes|sit|sits|gather)(?: (?:on|at|next|this|again|in))?(?= )`,
  `(?:the |our )?(?:meeting|session|call|presentation|review|board meeting|slot|appointment|pitch|hearing) (?:is|will be|takes place|starts|has been (?:set|moved)|was moved)(?: (?:on|at|next|this|in|for|to))?(?= )`,
  `(?:it|this|that)(?:'s| is) (?:on|for|due) (?=.{0,12}(?:${day}|\\d))`,
  `(?:i(?:'m| am|'ll be)?|we(?:'re| are)?) (?:present(?:ing)?|pitch(?:ing)?)(?: (?:it|this|there|to them))? (?:on|at|next|this)(?= )`,
  `we (?:see|meet|visit) (?:them|her|him)(?: (?:on|at|next|this))?(?= )`,
  `sie (?:tagt|tagen|trifft sich|treffen sich|treffen uns|kommt|kommen)(?: (?:zusammen|am|wieder))?(?= )|(?:die |der |das |unsere? )?(?:sitzung|termin|meeting|besprechung|treffen|präsentation|vorstellung) (?:ist|findet|war|beginnt)(?= )`,
  `(?:ils|elles|il|elle|nous|on) (?:se réuni(?:t|ssent)|nous réunissons|siège(?:nt)?)(?= )|(?:la |le |notre )(?:réunion|séance|rendez-vous|comité) (?:est|a lieu|aura lieu|se tient|se tiendra)(?= )`,
  `(?:ellos |ellas )?(?:se reún(?:en|e)|nos reunimos)(?= )|la (?:reunión|sesión|junta|cita) (?:es|será|tiene lugar)(?= )|(?:eles )?(?:reúnem-se|reúne-se|se reúnem|se reúne|reunimo-nos)(?= )|a reunião (?:é|será|está marcada)(?= )|(?:si riunisc(?:e|ono)|ci riuniamo|si incontrano)(?= )|la (?:riunione|seduta) (?:è|sarà|si tiene)(?= )`,
  `يجتمع(?:ون)?(?= )|(?:ال)?اجتماع(?:هم|نا)? (?:في|يوم|سيكون)(?= )|موعد الاجتماع`,
];
const meeting = new RegExp(`^(?:${meets.join('|')}).{3,70}$`, 'iu');
const meetingUnspaced =
  /^(?:次回の?)?(?:\p{Script=Han}{0,5}会議?|打ち合わせ|発表|ミーティング)(?:は|が).{2,24}(?:です|あります|開催(?:されます|です)?|行われます|予定です)$|^(?:他们|他們|董事会|会议|我们)?(?:将)?(?:在|于|定于|定在)?.{2,16}(?:开会|召开|举行)$|^会议(?:时间)?(?:在|于|是|定于|定在|为).{2,20}$/u;
const slot = new RegExp(
  `^(?:(?:they|we)(?:'ve| have|'ll have| will have| get| only have| give us| gave us)(?: only| just| about| got)*|(?:sie|wir) (?:haben|bekommen)(?: nur| etwa| genau)*|(?:ils|elles|nous|on) (?:ont|avons|a|nous donnent)(?: seulement| que)*|(?:tienen|tenemos|nos dan|têm|temos|dão-nos|hanno|abbiamo|ci danno)(?: solo| só| apenas)*|(?:لديهم|لدينا)(?: فقط)?|i(?:'ve| have)(?: only| got)*) ${minutes}(?:(?:,| -| –)? (?:for us|for you|for this|for it|with them|in total|on the agenda|to present|at most|only|left|so|für uns|dafür|pour nous|para nosotros|para nós|per noi|لنا)(?!\\p{L}).{0,60})?$`,
  'iu',
);
const slotUnspaced = /^(?:持ち)?時間は\d{1,3}分(?:です|しかありません)?$|^(?:他们|我们)?(?:只)?(?:有|给我们)\d{1,3}分钟(?:的?时间)?$/u;

/** `They meet Thursday 14 January`, `They have ten minutes for us`: of the meeting, not of the matter. `readers`: whom the deck is for. */
export function tellsOfMeeting(sentence: string, readers: string | null): boolean {
  const bare = sentence.replace(/(?<![\s.!。！])[\s.!。！]+$/u, '');
  const dated = datesIn(bare).length > 0 || onDays.test(bare) || /\d{1,2}\s?月|(?<!\p{L})\d{1,2}(?::\d\d|\s?[ap]m)(?!\p{L})/iu.test(bare);
  if (slot.test(bare) || slotUnspaced.test(bare)) return true;
  if (dated && (meeting.test(bare) || meetingUnspaced.test(bare))) return true;
  // `The school board meets on 14 January`: the board that the deck is for.
  const named = readers === null ? -1 : bare.toLowerCase().indexOf(readers.toLowerCase());
  return (
    dated &&
    named >= 0 &&
    named <= 12 &&
    bare.length <= 100 &&
    /^\s?(?:will )?(?:meets?|sits?|convenes?|tagt|trifft sich|se réunit|siège|se reúne|reúne-se|si riunisce|يجتمع)(?!\p{L})/iu.test(
      bare.slice(named + readers!.length),
    )
  );
}

/** `am 10.9.`, as German writes the day of a meeting. */
const shortDay = /(?<!\p{L})(?:am|vom|zum) ((?:0?[1-9]|[12]\d|3[01])\.\s?(?:0?[1-9]|1[0-2])\.)(?!\d)/u;

export interface Occasion {
  /** The meeting, if one is named: `Leadership meeting`. */
  name: string | null;
  /** As written: `Thursday`, `12 May`. */
  when: string | null;
}

/** The day counts in the sentence that asks for the deck; those of later sentences are of the matter. */
export function occasionOf(instruction: string, audience: string | null): Occasion | null {
  const asks = sentences(fold(instruction)).filter(
    (sentence, at) =>
      at === 0 ||
      held.test(sentence) ||
      tellsOfMeeting(sentence, audience) ||
      (audience !== null && sentence.toLowerCase().includes(audience.toLowerCase())),
  );
  for (const sentence of asks) {
    const found = held.exec(sentence);
    const tells = tellsOfMeeting(sentence, audience);
    const named = found === null ? null : found[2]!;
    if (named === null && !tells && (audience === null || !sentence.toLowerCase().includes(audience.toLowerCase()))) continue;
    // What follows the colon, or tells of a launch, has dates of its own.
    const head = sentence.split(/[:：]\s/)[0]!;
    const date = /launch|deadline|due|until|since|ends?(?!\p{L})/iu.test(head)
      ? undefined
      : (datesIn(head)[0]?.text ?? shortDay.exec(head)?.[1]);
    const when = date ?? (found?.[1] || onDay.exec(head)?.[2]) ?? null;
    if (named !== null || when !== null) return { name: named, when: when === null ? null : when.charAt(0).toUpperCase() + when.slice(1) };
  }
  return null;
}
