/** Workstreams with their state: `Integrations - red, 35% complete, due 11 Dec, blocked by …` → a table and a chart of progress. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import { datesIn } from '../../../brief/dates.ts';
import type { Draft } from '../draft.ts';
import { type Place, titled } from '../place.ts';
import { figuresIn } from '../read/figures.ts';
import { capital } from '../read/topics.ts';

const state =
  /^(?:red|amber|yellow|green|on track|at risk|off track|blocked|done|delayed|rot|gelb|grün|rouge|orange|vert|rojo|ámbar|amarillo|verde|vermelho|amarelo|rosso|giallo|赤|黄|緑|红|绿|أحمر|أصفر|أخضر)$/iu;

const fine = /^(?:green|on track|done|grün|vert|verde|緑|绿|أخضر)$/iu;

interface Item {
  name: string;
  state: string;
  done: string;
  due: string;
  note: string;
}

/** Empty unless most items name a status. */
export function statusDrafts(items: readonly string[], place: Place): Draft[] {
  const read = items.map(itemOf);
  if (read.length < 2 || read.filter((item) => item?.state).length < read.length * 0.6) return [];
  const rows = read.map((item, at) => item ?? { name: items[at]!, state: '', done: '', due: '', note: '' });
  const { brief, facts, heading } = place;
  const words = wordsOf(brief.language);
  const ids = rows.map(({ name, done }) => {
    const [figure] = figuresIn(done, brief.language).filter(({ unit }) => unit === 'ratio');
    return figure ? facts.give(figure, `${words.done}, ${name}`) : null;
  });
  const columns = [
    { label: words.item, cells: rows.map(({ name }) => name), align: 'left' as const },
    { label: words.status, cells: rows.map(({ state }) => capital(state)), align: 'left' as const },
    { label: words.done, cells: ids.map((id, at) => (id === null ? rows[at]!.done : `{{${id}}}`)), align: 'right' as const },
    { label: words.when, cells: rows.map(({ due }) => due), align: 'left' as const },
    { label: words.note, cells: rows.map(({ note }) => note), align: 'left' as const },
  ].filter(({ cells }) => cells.some((cell) => cell !== ''));
  const table: Draft = {
    kind: 'table',
    title: titled(words.status, worst(rows) || (heading ?? words.item), brief.language),
    weight: 7,
    content: {
      columns: columns.map(({ label, align }) => ({ label, align })),
      rows: rows.map((_, at) => ({ cells: columns.map(({ cells }) => cells[at] || '–'), role: 'body' as const })),
      reading: [],
    },
  };
  const measured = rows
    .flatMap(({ name }, at) => (ids[at] ? [{ label: name, value: ids[at] }] : []))
    .sort((a, b) => facts.value(b.value) - facts.value(a.value));
  if (measured.length < 2) return [table];
  const best = measured[0]!;
  const claim = catalogueOf(brief.language).say('given-leads', { label: best.label, value: `{{${best.value}}}` });
  return [
    table,
    {
      kind: 'ranking',
      title: titled(words.done, claim, brief.language),
      weight: 5,
      content: { items: measured, highlight: 0, reading: [] },
    },
  ];
}

/** The items in trouble, worst first, as many as fit a title. */
function worst(rows: readonly Item[]): string {
  const bad = rows.filter((row) => row.state !== '' && !fine.test(row.state));
  const red = /^(?:red|off track|blocked|rot|rouge|rojo|vermelho|rosso|赤|红|أحمر)$/iu;
  return [...bad.filter(({ state: now }) => red.test(now)), ...bad.filter(({ state: now }) => !red.test(now))]
    .slice(0, 2)
    .map(({ name, state: now }) => `${name} ${now}`)
    .join(', ');
}

function itemOf(text: string): Item | null {
  const split = /^(.{2,60}?)\s*(?:\s[-–—]|[:：])\s*(.+)$/u.exec(text);
  if (!split) return null;
  const parts = split[2]!.split(/,\s+|、|，/u).map((part) => part.trim().replace(/\.$/, ''));
  const take = (test: (part: string) => boolean) => {
    const at = parts.findIndex(test);
    return at < 0 ? '' : parts.splice(at, 1)[0]!;
  };
  const found = take((part) => state.test(part));
  const done = take((part) => /^\d[\d.,]*\s?[%％]/u.test(part));
  const due = take((part) => datesIn(part).length > 0 && part.split(/\s+/).length <= 6);
  return {
    name: split[1]!,
    state: found,
    done,
    due: due.replace(/^(?:due|by|until|bis|fällig|échéance|vence|prazo|scadenza)\s+/iu, ''),
    note: parts.join(', '),
  };
}
