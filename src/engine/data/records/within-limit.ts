/**
 * What was done within a time that a brief sets, as a condition on a column of durations, whose name says in what unit, or on two days: `solved
 * inside one day` of `Resolution time (min)`. How long it took is not known of a row without it: such a row is neither kept nor missed.
 */
import type { Within } from '../../../model/brief.ts';
import { name } from '../database.ts';
import { words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';

export interface HeldWithin {
  column: Column;
  /** Columns that it is taken from. */
  outcomes: readonly string[];
  sql: string;
  polarity: 'up' | 'down';
  /** The day from which the time runs, where a column has it. */
  from: Column | null;
}

const seconds = { seconds: 1, minutes: 60, hours: 3600, days: 86_400, weeks: 604_800 } as const;
type Unit = keyof typeof seconds;

const units: readonly (readonly [Unit, RegExp])[] = [
  ['seconds', /^(?:s|secs?|seconds?|sek\.?|sekunden?|secondes?|segundos?|second[oi]|秒|ثانية|ثوان)$/],
  ['minutes', /^(?:mins?|minutes?|minuten?|minutos?|minut[oi]|分|分間|分钟|دقيقة|دقائق)$/],
  ['hours', /^(?:h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|時間|小时|ساعة|ساعات)$/],
  ['days', /^(?:d|days?|tagen?|jours?|dias?|giorn[oi]|日|日数|天|天数|يوم|ايام)$/],
  ['weeks', /^(?:wks?|weeks?|wochen?|semaines?|semanas?|settiman[ae]|週|週間|周|اسبوع|اسابيع)$/],
];
const working = /\b(?:working|business|office|arbeits\w*|werk\w*|ouvr\w*|habiles|laborables|uteis|lavorativ\w*)\b|営業|工作|عمل/;
/** `Min quantity` is the least of something, and no time. */
const lasting =
  /\b(?:time|times|duration|lead|age|elapsed|taken|wait\w*|delay|to|until|in|dauer|\w+dauer|zeit|\w+zeit|duree|delai|temps|attente|tiempo|duracion|plazo|espera|tempo|duracao|prazo|durata|attesa)\b|時間|期間|日数|时间|时长|天数|مدة|وقت|زمن/;

/** What is done in such a time, and the columns that say how long it took or when it ended. */
const deeds: Readonly<Record<'done' | 'answered' | 'delivered' | 'sent' | 'paid' | 'seen', RegExp>> = {
  done: /\b(?:solv\w*|resol\w*|fix(?:ed|es|ing)?|clos(?:e|ed|es|ing|ure)|complet(?:e|ed|es|ing|ion)|finish\w*|done|handl\w*|process\w*|settl\w*|dealt|turnaround|cycle|ge?los\w*|los(?:en|ung\w*)|losungs\w*|erledig\w*|abgeschlossen\w*|abschluss\w*|bearbeit\w*|beheb\w*|behoben\w*|trait\w*|regl(?:ee?s?|es|er|ons)|clotur\w*|termine\w*|acheve\w*|resuelt\w*|resuelv\w*|cerr\w*|tramit\w*|gestion\w*|resolv\w*|fech\w*|encerr\w*|conclu\w*|trat\w*|risol\w*|chius\w*|chiud\w*|evas\w*|gestit\w*|completat\w*|lavorazion\w*)\b|解決|完了|対応|処理|解决|处理|完成|关闭|حل|اغلاق|انجاز|معالجة|نحل/,
  answered:
    /\b(?:answer\w*|repl(?:y|ies|ied)|respon\w*|react\w*|antwort\w*|beantwort\w*|reaktion\w*|repond\w*|repons\w*|respuesta\w*|respond\w*|contest\w*|respost\w*|rispo\w*)\b|返信|回答|応答|回复|答复|响应|الرد|استجابة/,
  delivered:
    /\b(?:deliver\w*|liefer\w*|\w*geliefert\w*|zustell\w*|zugestellt\w*|livr\w*|entreg\w*|consegn\w*)\b|納品|配達|配送|送达|交付|توصيل|تسليم/,
  sent: /\b(?:ship\w*|dispatch\w*|despatch\w*|sent|send|versand\w*|versend\w*|verschick\w*|expedi\w*|envoy\w*|envi(?:o|ad\w*|am\w*)|spedi\w*)\b|出荷|発送|发货|شحن/,
  paid: /\b(?:paid|pay\w*|bezahl\w*|zahl\w*|pai\w*|pag(?:o|os|ad\w*|at\w*|ament\w*))\b|支払|入金|付款|支付|دفع|سداد/,
  seen: /\b(?:seen|wait\w*|treat(?:ed|ment)|admit\w*|attend\w*|wart\w*|attente|attend\w*|espera\w*|atend\w*|attes\w*)\b|待ち|等待|انتظار/,
};
type Deed = keyof typeof deeds;
const deedsIn = (text: string) => (Object.keys(deeds) as Deed[]).filter((deed) => deeds[deed].test(text));

const starts =
  /\b(?:creat\w*|open\w*|submit\w*|received|reported|logged|raised|request\w*|order(?:ed)?|placed|asked|start\w*|arriv\w*|booked|erstell\w*|eroffn\w*|eingang\w*|eingegangen|angelegt|bestell\w*|gemeldet|beginn\w*|cree\w*|creation|ouver\w*|recu\w*|reception|demand\w*|command\w*|debut|cread\w*|creacion|abiert\w*|apertura|recib\w*|pedid\w*|solicit\w*|inicio|criad\w*|criacao|abert\w*|recebid\w*|creat[oa]|creazione|apert\w*|ricevut\w*|ordin\w*|richiest\w*|inizio)\b|作成|受付|開始|注文|発生|创建|受理|下单|开始|انشاء|فتح|استلام|طلب/;
const first = /\b(?:first|initial|erst\w*|premier\w*|primer\w*|primeir\w*|prim[oa])\b|初回|首次|الاول/;

/** Where the table has several that would do, or none, null: what is not known to be meant is none. */
export function heldWithin({ columns, rows }: Table, said: string, within: Within): HeldWithin | null {
  const text = words(said);
  const meant = deedsIn(text);
  const limit = within.count * seconds[within.unit];
  const polarity = within.over ? 'down' : 'up';
  const is = within.over ? '>' : '<=';
  const dates = columns.filter(({ type, filled }) => type.kind === 'date' && filled > 0);
  const start =
    dates.find(({ name: each, filled }) => filled > rows * mostly && starts.test(words(each)) && deedsIn(words(each)).length === 0) ?? null;
  const fits = (column: Column) => meant.length === 0 || meant.some((deed) => deeds[deed].test(words(column.name)));
  const durations = columns.flatMap((column) => {
    const unit = column.type.kind === 'number' && column.filled > 0 ? unitOf(column.name) : null;
    return unit && working.test(words(column.name)) === (within.working === true) ? [{ column, unit }] : [];
  });
  const named = durations.filter(({ column }) => fits(column));
  // One that says nothing of what was done takes as long as the whole.
  const plain = durations.filter(({ column }) => deedsIn(words(column.name)).length === 0);
  const able = named.length > 0 ? named : meant.every((deed) => deed === 'done') ? plain : [];
  const isFirst = first.test(text);
  const found = one(able.filter(({ column }) => first.test(words(column.name)) === isFirst)) ?? one(able);
  if (found) {
    const took = `CAST(m.${name(found.column.name)} AS DOUBLE) * ${seconds[found.unit]}`;
    return {
      column: found.column,
      outcomes: [found.column.name, ...meanwhile(columns)],
      sql: `CASE WHEN ${took} >= 0 THEN ${took} ${is} ${limit} END`,
      polarity,
      from: start,
    };
  }
  // Of working time, two days say nothing.
  if (able.length > 0 || within.working || meant.length === 0 || !start) return null;
  const end = one(dates.filter((column) => column !== start && fits(column)));
  if (!end) return null;
  const exactly = start.moment !== undefined && end.moment !== undefined;
  // What came on one day and was done on the next may have taken more than 24 hours.
  if (!exactly && within.unit !== 'days' && within.unit !== 'weeks') return null;
  const at = (column: Column) => `m.${name(exactly ? column.moment! : column.name)}`;
  const took = exactly ? `date_diff('second', ${at(start)}, ${at(end)})` : `date_diff('day', ${at(start)}, ${at(end)}) * ${seconds.days}`;
  return {
    column: end,
    outcomes: [end.name, ...meanwhile(columns)],
    sql: `CASE WHEN ${took} >= 0 THEN ${took} ${is} ${limit} END`,
    polarity,
    from: start,
  };
}

/** How often something was done about it until then, or what was thought of it after: what takes long has more, and nobody knows it before. */
const during =
  /\b(?:repl(?:y|ies)|touch(?:es)?|comments?|messages?|contacts?|interactions?|reassign\w*|reopen\w*|hand(?:off|over|ovr)s?|transfers?|escalations?|responses?|emails?|satisfaction|csat|rating|score|antworten|nachrichten|ruckfragen|weiterleitung\w*|kontakte|zufriedenheit|bewertung|reponses|echanges|relances|transferts|respuestas|mensajes|contactos|respostas|mensagens|contatti|risposte|messaggi)\b|返信数|返信回数|満足度|回复数|回复次数|满意度|الردود|الرضا/;
const meanwhile = (columns: readonly Column[]) =>
  columns.filter(({ name: each, type }) => type.kind === 'number' && during.test(words(each))).map((column) => column.name);

const mostly = 0.95;
const one = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

/** The unit in brackets, or the last or first word of what says how long something took. */
function unitOf(column: string): Unit | null {
  const inBrackets = /[([（]([^()[\]（）]{1,20})[)\]）]\s*$/u.exec(column)?.[1];
  const parts = words(inBrackets ?? column).split(' ');
  const of = (word: string | undefined) => units.find(([, each]) => word !== undefined && each.test(word))?.[0] ?? null;
  if (!lasting.test(words(column)) && deedsIn(words(column)).length === 0) return null;
  if (inBrackets !== undefined) return parts.map(of).find((unit) => unit !== null) ?? null;
  return of(parts.at(-1)) ?? of(parts[0]);
}
