/** Items with one figure each, as tiles: `1,870 employees`, `Churn: 2.1%, down from 2.4%`. */
import type { ScorecardContent } from '../../../kinds/scorecard.ts';
import type { Place } from '../place.ts';
import { figuresIn } from '../read/figures.ts';
import { capital } from '../read/topics.ts';

type Tile = ScorecardContent['tiles'][number];

const up = /(?<!\p{L})(?:up|rose|increased?|higher|plus|gestiegen|hausse|sube|subió|alta|aumento)(?!\p{L})|増|上昇|增/iu;
const down = /(?<!\p{L})(?:down|fell|decreased?|lower|minus|gesunken|baisse|baja|bajó|queda|calo)(?!\p{L})|減|低下|降/iu;
const targetWord = /(?<!\p{L})(?:target|goal|plan|quota|ziel|objectif|objetivo|meta|obiettivo)(?!\p{L})|目標|目标/iu;

/** Null unless there are two to eight items that all start or end with their figure. */
export function tilesOf(items: readonly string[], place: Place): Tile[] | null {
  if (items.length < 2 || items.length > 8) return null;
  const tiles = items.map((item) => tileOf(item, place));
  return tiles.every((tile) => tile !== null) ? tiles : null;
}

function tileOf(item: string, { brief, facts }: Place): Tile | null {
  if (/^\d{1,2}:\d\d/.test(item)) return null;
  const [main = '', ...rest] = item.split(/,\s+|;\s+|、|，/u);
  const after = rest.join(', ');
  const labelled = /^(.{2,60}?)\s*(?::(?!\d)|：|=|\s[–—-]\s|は)\s*(.+)$/u.exec(main);
  // `revenue €9.1M`, `NPS 61`: the figure at the end, if it is an amount or an index.
  const trailing = labelled
    ? null
    : (/^(\p{L}[\p{L}\s-]{1,40}?)\s+([$€£¥]\d\S*|\d\S*\s?[%％])$/u.exec(main) ?? /^(\p{Lu}{2,6})\s+(\d+)$/u.exec(main));
  const said = (labelled?.[2] ?? trailing?.[2] ?? main).replace(/^(?:only|just|nur|seulement|solo|sólo|apenas|soltanto)\s+(?=\d)/iu, '');
  const figures = figuresIn(said, brief.language);
  const [figure] = figures;
  if (!figure || figure.at > 0 || figures.length > 1) return null;
  const tail = said.slice(figure.text.length).trim();
  if (labelled && tail.split(/\s+/).length > 3) return null;
  const label = labelled || trailing ? (labelled ?? trailing)![1]! : tail.replace(/^(?:of|von|de|des|di|del|の)\s+/iu, '');
  if (label === '' || label.split(/\s+/).length > 8) return null;
  const id = facts.give(figure, label, labelled && tail !== '' ? { unit: tail } : {});
  const direction = up.test(after) ? 'up' : down.test(after) ? 'down' : null;
  return {
    label: capital(label),
    value: `{{${id}}}`,
    ...(direction === null ? {} : { change: { text: after, direction, tone: 'neutral' as const } }),
    ...(direction === null && targetWord.test(after) ? { target: after.replace(targetWord, '').trim() } : {}),
  };
}
