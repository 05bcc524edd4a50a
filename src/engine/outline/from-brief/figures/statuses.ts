/** Workstreams with their state: `Integrations - red, 35% complete, due 11 Dec, blocked by …`, in lists or in one sentence. */
import type { LanguageCode } from '../../../../model/language.ts';
import { datesIn } from '../../../brief/dates.ts';
import type { Sentence } from '../said.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';

export type Light = 'red' | 'amber' | 'green';

export interface Status {
  at: number;
  name: string;
  light: Light;
  /** The state as written. */
  state: string;
  /** How far it is, in percent. */
  done?: Quantity;
  due: string;
  /** What else is said of it. */
  note: string;
}

const lights: readonly (readonly [Light, RegExp])[] = [
  [
    'red',
    /(?<!\p{L})(?:red|off track|blocked|critical|rot|blockiert|kritisch|rouge|bloqué|rojo|bloqueado|vermelho|rosso|bloccato)(?!\p{L})|赤|遅延|红|阻塞|أحمر|متعثر|🔴/iu,
  ],
  [
    'amber',
    /(?<!\p{L})(?:amber|yellow|at risk|delayed|behind(?: schedule)?|slipping|gelb|gefährdet|verzögert|orange|jaune|en retard|à risque|ámbar|amarillo|en riesgo|retrasado|amarelo|em risco|atrasado|giallo|a rischio|in ritardo)(?!\p{L})|黄|注意|أصفر|متأخر|🟡|🟠/iu,
  ],
  [
    'green',
    /(?<!\p{L})(?:green|on track|on schedule|done|completed?|finished|grün|im plan|planmäßig|abgeschlossen|fertig|vert|en bonne voie|terminé|verde|en plazo|en curso|completado|terminado|no prazo|concluído|in linea|completato)(?!\p{L})|緑|順調|完了|绿|正常|已完成|أخضر|مكتمل|🟢|✅/iu,
  ],
];

/** The name ends at a colon, a dash or, in a sentence, at the verb. */
const split = /^(.{2,60}?)\s*(?:\s[-–—]\s?|[:：]\s?|\s(?:is|are|ist|sind|est|sont|está|están|é|são|è|sono)\s|は)\s*(.+)$/u;
const complete =
  /^\s?(?:complete[d]?|done|finished|ready|fertig|abgeschlossen|erledigt|terminée?|achevée?|réalisée?|completad[oa]|concluíd[oa]|completat[oa]|完了|完成|مكتمل)?/iu;
const dueWord =
  /^(?:due(?: on| by)?|by|until|bis|fällig(?: am)?|échéance|pour le|vence|para|prazo|até|scadenza|entro(?: il)?|期限|截止|مستحق)\s*:?\s*/iu;

function statusOf({ text, at }: Pick<Sentence, 'text' | 'at'>, language: LanguageCode): Status | null {
  const found = split.exec(text.trim());
  if (!found) return null;
  const [, name = '', said = ''] = found;
  if (name.split(/\s+/).length > 6 || /[.,;]\s/.test(name)) return null;
  const parts = said
    .split(/(?<!\d),\s*|,\s+|[;；、，]\s*|\s[–—-]\s|\s*[()（）]\s*/u)
    .map((part) => part.trim().replace(/[.。]$/, ''))
    .filter((part) => part !== '');
  const first = parts.findIndex((part) => lightOf(part) !== null && part.split(/\s+/).length <= 5);
  if (first < 0) return null;
  const light = lightOf(parts[first]!)!;
  const state = parts[first]!;
  const rest: string[] = [];
  let done: Quantity | undefined;
  let due = '';
  for (const [index, part] of parts.entries()) {
    const [percent] = quantitiesIn(part, language).filter(({ unit }) => unit === 'ratio');
    if (
      percent &&
      done === undefined &&
      percent.at <= 3 &&
      part
        .slice(percent.end)
        .replace(complete, '')
        .replace(light === 'green' ? /(?:green|grün|vert|verde)/iu : '', '')
        .trim()
        .split(/\s+/).length <= 2
    )
      done = percent;
    else if (index === first) continue;
    else if (due === '' && datesIn(part).length > 0 && part.split(/\s+/).length <= 6) due = part.replace(dueWord, '');
    else rest.push(part);
  }
  return { at, name, light, state, ...(done === undefined ? {} : { done }), due, note: rest.join(', ') };
}

const denied =
  /(?<!\p{L})(?:not|no longer|never|nearly|almost|un|partly|half|nicht|kein\p{L}*|fast|teilweise|pas|plus|presque|no|casi|não|quase|non|quasi|più)(?!\p{L})|n['’]t|未|ない|不|没|ليس|غير|لم/iu;
const colours =
  /(?<!\p{L})(?:red|amber|yellow|green|rot|gelb|grün|rouge|orange|jaune|vert|rojo|ámbar|amarillo|verde|vermelho|amarelo|rosso|giallo)(?!\p{L})|[赤黄緑红绿🔴🟡🟠🟢✅]/iu;

/** None where a state is denied, and none by the word `complete` beside the percentage of it. */
function lightOf(text: string): Light | null {
  if (denied.test(text) || (/\d\s?[%％]/.test(text) && !colours.test(text))) return null;
  const found = lights.filter(([, pattern]) => pattern.test(text));
  return found.length > 1 && !colours.test(text) ? null : (found[0]?.[0] ?? null);
}

/** Lists and sentences of which most name a state; items in one sentence are separated by semicolons. */
export function statusesIn(sentences: readonly Sentence[], language: LanguageCode): Status[][] {
  const groups: Sentence[][] = [];
  for (const sentence of sentences) {
    const pieces = sentence.text.includes(';') ? sentence.text.split(/;\s*/).map((text) => ({ ...sentence, text })) : [sentence];
    const headed = pieces.map((piece, index) =>
      index === 0 ? { ...piece, text: piece.text.replace(/^[\p{L}\s]{4,24}:\s(?=[^:;]{2,40}\s[-–—:]\s?)/u, '') } : piece,
    );
    const last = groups.at(-1)?.at(-1);
    if (last && sentence.list !== null && last.list === sentence.list) groups.at(-1)!.push(...headed);
    else if (
      last &&
      sentence.list === null &&
      last.list === null &&
      last.heading === sentence.heading &&
      last.at === sentence.at - 1 &&
      statusOf(last, language) &&
      headed.every((piece) => statusOf(piece, language))
    )
      groups.at(-1)!.push(...headed);
    else groups.push(headed);
  }
  return groups.flatMap((group) => {
    const read = group.map((piece) => statusOf(piece, language));
    const found = read.filter((status) => status !== null);
    // A count of some of a list would be read as one of all.
    return found.length >= 2 && found.length === group.length ? [found] : [];
  });
}

/** A table that gives each row one state: colours or the like in one column, beside it how far and until when. */
export function statusTable({ header, rows }: { header: string[]; rows: string[][] }, language: LanguageCode): Status[] | null {
  if (header.length < 2 || header.length > 6 || rows.length < 2) return null;
  const column = (at: number) => rows.map((row) => (row[at] ?? '').trim());
  const places = header.map((_, at) => at).slice(1);
  const isState = (cell: string) => lightOf(cell) !== null && cell.split(/\s+/).length <= 3;
  const states = places.filter((at) => column(at).every(isState));
  const [state] = states;
  if (state === undefined || states.length > 1) return null;
  const others = places.filter((at) => at !== state);
  const done = others.find((at) => column(at).every((cell) => /^\d{1,3}\s?[%％]$/.test(cell)));
  const due = others.find((at) => column(at).every((cell) => cell === '' || datesIn(cell).length === 1));
  const notes = others.filter((at) => at !== done && at !== due);
  // What the page has no column for would be lost.
  if (notes.length > 1 || notes.some((at) => column(at).some((cell) => /^[\d.,\s]+$/.test(cell)))) return null;
  return rows.map((row, at) => {
    const [percent] = done === undefined ? [] : quantitiesIn(row[done]!, language);
    return {
      at,
      name: row[0] ?? '',
      light: lightOf(row[state]!)!,
      state: row[state]!,
      ...(percent === undefined ? {} : { done: percent }),
      due: due === undefined ? '' : (row[due] ?? ''),
      note: notes[0] === undefined ? '' : (row[notes[0]] ?? ''),
    };
  });
}
