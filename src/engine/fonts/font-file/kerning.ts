/** How much nearer or farther two glyphs stand than their widths say. https://learn.microsoft.com/typography/opentype/spec/gpos */
import { classOf, coverageIndex, lastFrom } from './glyph-sets.ts';
import { type Lookup, lookupAt, lookupsOf } from './lookups.ts';

const features: ReadonlySet<string> = new Set(['kern']);
const extension = 9;
const pairs = 2;
/** Bits of a value: its parts before the advance are the placements. */
const advance = 4;

export class Kerning {
  readonly #table: Buffer;
  readonly #ofScript = new Map<string, { lookups: Lookup[]; known: Map<number, number> }>();

  constructor(table: Buffer) {
    this.#table = table;
  }

  /** Font units for a pair of glyphs in a script. */
  between(first: number, second: number, script: string): number {
    const { lookups, known } = this.#of(script);
    const key = first * 65_536 + second;
    let units = known.get(key);
    if (units === undefined) {
      units = lookups.reduce((sum, lookup) => sum + this.#pair(lookup, first, second), 0);
      known.set(key, units);
    }
    return units;
  }

  #of(script: string) {
    let found = this.#ofScript.get(script);
    if (!found) {
      const lookups = lookupsOf(this.#table, script, features).map((number) => lookupAt(this.#table, number, extension));
      found = { lookups: lookups.filter(({ type }) => type === pairs), known: new Map() };
      this.#ofScript.set(script, found);
    }
    return found;
  }

  /** Of the first subtable that knows the pair. */
  #pair({ subtables }: Lookup, first: number, second: number): number {
    const table = this.#table;
    for (const at of subtables) {
      const index = coverageIndex(table, at + table.readUInt16BE(at + 2), first);
      if (index < 0) continue;
      const formats = [table.readUInt16BE(at + 4), table.readUInt16BE(at + 6)] as const;
      const length = lengthOf(formats[0]) + lengthOf(formats[1]);
      if (table.readUInt16BE(at) === 2) {
        const class1 = classOf(table, at + table.readUInt16BE(at + 8), first);
        const class2 = classOf(table, at + table.readUInt16BE(at + 10), second);
        return this.#units(at + 16 + (class1 * table.readUInt16BE(at + 14) + class2) * length, formats);
      }
      const set = at + table.readUInt16BE(at + 10 + index * 2);
      const found = lastFrom(table, set + 2, table.readUInt16BE(set), 2 + length, second);
      const pair = set + 2 + found * (2 + length);
      if (found >= 0 && table.readUInt16BE(pair) === second) return this.#units(pair + 2, formats);
    }
    return 0;
  }

  /** What two values, one after the other, add to the advances. */
  #units(at: number, [format1, format2]: readonly [number, number]): number {
    return this.#advance(at, format1) + this.#advance(at + lengthOf(format1), format2);
  }

  #advance(at: number, format: number): number {
    return (format & advance) === 0 ? 0 : this.#table.readInt16BE(at + lengthOf(format & (advance - 1)));
  }
}

/** Bytes of a value that has these parts, two each. */
function lengthOf(format: number): number {
  let length = 0;
  for (let bits = format; bits > 0; bits >>= 1) length += (bits & 1) * 2;
  return length;
}
