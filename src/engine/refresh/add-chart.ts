/** A chart that a page has now and had not before: its parts, put into the edited package under names that are free. */
import { type DeckPackage, relationshipsPart } from '../opc/deck-package.ts';
import { namespaces } from '../opc/write-xml.ts';
import type { Parts } from '../opc/zip.ts';

type Content = string | Buffer;

/** What is to be written, over what was read. */
export class Package {
  readonly #parts: Parts;
  readonly #changed = new Map<string, Content>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get(part: string): Buffer | undefined {
    const changed = this.#changed.get(part);
    return changed === undefined ? this.#parts.get(part) : Buffer.from(changed);
  }

  /** What is the same as before is no change. */
  set(part: string, content: Content): void {
    if (this.get(part)?.equals(Buffer.from(content)) !== true) this.#changed.set(part, content);
  }

  get untouched(): boolean {
    return this.#changed.size === 0;
  }

  all(): Map<string, Content> {
    return new Map([...this.#parts, ...this.#changed]);
  }

  /** `ppt/charts/chart7.xml`, where 7 is the first number that no part has. */
  free(name: (number: number) => string): string {
    for (let number = 1; ; number++) if (this.get(name(number)) === undefined) return name(number);
  }
}

/** Adds the chart and its workbook and gives the relationship id the slide names it by. */
export function addChart(target: Package, slide: string, fresh: Parts, freshPkg: DeckPackage, freshChart: string): string {
  const book = freshPkg.relationships(freshChart).find(({ type }) => type === 'package')!.target;
  const chartPart = target.free((number) => `ppt/charts/chart${number}.xml`);
  const bookPart = target.free((number) => `ppt/embeddings/Microsoft_Excel_Worksheet${number}.xlsx`);
  target.set(chartPart, fresh.get(freshChart)!);
  target.set(bookPart, fresh.get(book)!);
  target.set(
    relationshipsPart(chartPart),
    fresh
      .get(relationshipsPart(freshChart))!
      .toString('utf8')
      .replace(/Target="[^"]*\.xlsx"/, `Target="../embeddings/${bookPart.split('/').at(-1)}"`),
  );
  declare(target, chartPart);
  return relate(target, slide, `../charts/${chartPart.split('/').at(-1)}`);
}

function declare(target: Package, chart: string): void {
  let types = target.get('[Content_Types].xml')!.toString('utf8');
  if (!/<Default\b[^>]*Extension="xlsx"/i.test(types))
    types = types.replace(
      /(<Types\b[^>]*>)/,
      '$1<Default Extension="xlsx" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"/>',
    );
  const override = `<Override PartName="/${chart}" ContentType="application/vnd.openxmlformats-officedocument.drawingml.chart+xml"/>`;
  target.set('[Content_Types].xml', types.replace('</Types>', `${override}</Types>`));
}

function relate(target: Package, slide: string, to: string): string {
  const part = relationshipsPart(slide);
  const xml = target.get(part)!.toString('utf8');
  const numbers = [...xml.matchAll(/\bId="rId(\d+)"/g)].map((match) => Number(match[1]));
  const id = `rId${Math.max(0, ...numbers) + 1}`;
  target.set(
    part,
    xml.replace('</Relationships>', `<Relationship Id="${id}" Type="${namespaces.r}/chart" Target="${to}"/></Relationships>`),
  );
  return id;
}
