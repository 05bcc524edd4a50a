/** Edits a deck the way a person does in PowerPoint, and saves it the way PowerPoint does: other part names, relationship ids and order. */

import { crc32, deflateRawSync } from 'node:zlib';
import { readZip } from '../../src/engine/opc/zip.ts';

const relsOf = (part: string) => part.replace(/[^/]+$/, '_rels/$&.rels');
const presentation = 'ppt/presentation.xml';

export class EditedDeck {
  readonly parts: Map<string, Buffer>;

  constructor(bytes: Uint8Array) {
    this.parts = new Map(readZip(bytes));
  }

  text(part: string): string {
    return this.parts.get(part)!.toString('utf8');
  }

  /** The part of a slide by its number. */
  slide(number: number): string {
    const id = [...this.text(presentation).matchAll(/<p:sldId [^>]*r:id="([^"]+)"/g)][number - 1]![1]!;
    return `ppt/${this.#target(presentation, id)}`;
  }

  #target(part: string, id: string): string {
    const rel = new RegExp(`<Relationship [^>]*Id="${id}"[^>]*>`).exec(this.text(relsOf(part)))![0];
    return /Target="([^"]*)"/.exec(rel)![1]!;
  }

  /** Parts a slide leads to, by the last segment of their type: `chart`, `notesSlide`. */
  related(part: string, type: string): string[] {
    return [...this.text(relsOf(part)).matchAll(/<Relationship [^>]*>/g)]
      .filter(([rel]) => rel.includes(`/${type}"`))
      .map(([rel]) => /Target="([^"]*)"/.exec(rel)![1]!.replace('..', 'ppt'));
  }

  change(part: string, edit: (xml: string) => string): this {
    const [before, after] = [this.text(part), edit(this.text(part))];
    if (before === after) throw new Error(`The edit of ${part} changed nothing`);
    this.parts.set(part, Buffer.from(after));
    return this;
  }

  retype(slide: number, words: string, others: string): this {
    return this.change(this.slide(slide), (xml) => xml.replace(`>${words}</a:t>`, `>${others}</a:t>`));
  }

  /** The first text of the title placeholder. */
  retitle(slide: number, title: string): this {
    return this.change(this.slide(slide), (xml) =>
      xml.replace(
        /(type="(?:title|ctrTitle)"[\s\S]*?<p:txBody>[\s\S]*?<a:p>)[\s\S]*?(<\/a:p>)/,
        `$1<a:r><a:rPr lang="en-US"/><a:t>${title}</a:t></a:r>$2`,
      ),
    );
  }

  /** One shape's XML, by its name. */
  shape(slide: number, name: string): string {
    const xml = this.text(this.slide(slide));
    const at = xml.search(new RegExp(`name="${name}"`));
    const [start, tag] = [xml.lastIndexOf('<p:sp>', at), '</p:sp>'];
    const frame = xml.lastIndexOf('<p:graphicFrame>', at);
    return frame > start
      ? xml.slice(frame, xml.indexOf('</p:graphicFrame>', at) + '</p:graphicFrame>'.length)
      : xml.slice(start, xml.indexOf(tag, at) + tag.length);
  }

  changeShape(slide: number, name: string, edit: (xml: string) => string): this {
    const shape = this.shape(slide, name);
    return this.change(this.slide(slide), (xml) => xml.replace(shape, () => edit(shape)));
  }

  move(slide: number, name: string, by: number): this {
    return this.changeShape(slide, name, (xml) => xml.replace(/<a:off x="(\d+)"/, (_, x: string) => `<a:off x="${Number(x) + by}"`));
  }

  /** Swaps a slide with the one after it. */
  swap(slide: number): this {
    return this.change(presentation, (xml) => {
      const ids = [...xml.matchAll(/<p:sldId [^>]*\/>/g)].map(([id]) => id);
      return xml.replace(ids[slide - 1]! + ids[slide]!, ids[slide]! + ids[slide - 1]!);
    });
  }

  delete(slide: number): this {
    const part = this.slide(slide);
    const owned = [...this.related(part, 'notesSlide'), ...this.related(part, 'tags'), ...this.related(part, 'chart')];
    const books = this.related(part, 'chart').flatMap((chart) => this.related(chart, 'package'));
    for (const gone of [part, ...owned, ...books]) {
      this.parts.delete(gone);
      this.parts.delete(relsOf(gone));
      this.parts.set(
        '[Content_Types].xml',
        Buffer.from(
          this.text('[Content_Types].xml')
            .replace(`<Override PartName="/${gone}" `, '<GONE ')
            .replace(/<GONE [^>]*\/>/, ''),
        ),
      );
    }
    this.#unlink(part);
    const rel = new RegExp(`<Relationship Id="([^"]+)"[^>]*Target="${part.replace('ppt/', '')}"/>`).exec(this.text(relsOf(presentation)))!;
    this.change(relsOf(presentation), (xml) => xml.replace(rel[0], ''));
    const entry = new RegExp(`<p:sldId id="(\\d+)" r:id="${rel[1]}"/>`).exec(this.text(presentation))!;
    return this.change(presentation, (xml) => xml.replace(entry[0], '').replace(`<p14:sldId id="${entry[1]}"/>`, ''));
  }

  /** Links of other slides to one that is gone are taken off, as PowerPoint does. */
  #unlink(part: string): void {
    const link = new RegExp(`<Relationship Id="([^"]+)"[^>]*Target="${part.replace('ppt/slides/', '(?:\\.\\./slides/)?')}"[^>]*/>`, 'g');
    for (const name of [...this.parts.keys()].filter((each) => /^ppt\/slides\/slide\d+\.xml$/.test(each))) {
      const ids = Array.from(this.text(relsOf(name)).matchAll(link), ([, id]) => id!);
      if (ids.length === 0) continue;
      this.change(relsOf(name), (xml) => xml.replace(link, ''));
      for (const id of ids)
        this.change(name, (xml) => xml.replace(new RegExp(`<a:hlinkClick [^>]*r:id="${id}"[^>]*(?:/>|>.*?</a:hlinkClick>)`, 'g'), ''));
    }
  }

  /** A copy after the slide, with its tags, as Duplicate makes it; or a slide of a person's own, without. Only for slides without charts. */
  copy(slide: number, { own }: { own?: string } = {}): this {
    const part = this.slide(slide);
    const name = `ppt/slides/slide${this.parts.size + 100}.xml`;
    const tagged = /<p:custDataLst>.*?<\/p:custDataLst>/;
    const xml = this.text(part);
    this.parts.set(name, Buffer.from(own === undefined ? xml : xml.replace(tagged, '').replace(/<a:t>[^<]*<\/a:t>/g, `<a:t>${own}</a:t>`)));
    let rels = this.text(relsOf(part)).replace(/<Relationship [^>]*\/notesSlide"[^>]*\/>/, '');
    let types = '';
    if (own !== undefined) rels = rels.replace(/<Relationship [^>]*\/tags"[^>]*\/>/, '');
    else {
      const tags = `ppt/tags/tag${this.parts.size + 100}.xml`;
      this.parts.set(tags, this.parts.get(this.related(part, 'tags')[0]!)!);
      rels = rels.replace(/\.\.\/tags\/[^"]+/, tags.replace('ppt', '..'));
      types = `<Override PartName="/${tags}" ContentType="application/vnd.openxmlformats-officedocument.presentationml.tags+xml"/>`;
    }
    this.parts.set(relsOf(name), Buffer.from(rels));
    types += `<Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.presentationml.slide+xml"/>`;
    this.change('[Content_Types].xml', (all) => all.replace('</Types>', `${types}</Types>`));
    this.change(relsOf(presentation), (all) =>
      all.replace(
        '</Relationships>',
        `<Relationship Id="rId900" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/slide" Target="${name.replace('ppt/', '')}"/></Relationships>`,
      ),
    );
    return this.change(presentation, (all) => {
      const entry = [...all.matchAll(/<p:sldId id="(\d+)"[^>]*\/>/g)][slide - 1]!;
      return all
        .replace(entry[0], `${entry[0]}<p:sldId id="900" r:id="rId900"/>`)
        .replace(`<p14:sldId id="${entry[1]}"/>`, `<p14:sldId id="${entry[1]}"/><p14:sldId id="900"/>`);
    });
  }

  /** Saved as PowerPoint does: parts renumbered, relationship ids changed, marks of spelling and ids of creation added, parts in another order. */
  save(): Buffer {
    const renamed = (name: string) =>
      name.replace(
        /(^|\/)(slide|notesSlide|chart|tag|item|itemProps)(\d+)\.xml/,
        (_, before: string, head: string, n: string) => `${before}${head}${Number(n) + 40}.xml`,
      );
    const saved = [...this.parts].map(([name, bytes]): [string, Buffer] => {
      if (!/\.(xml|rels)$/.test(name) || name.startsWith('docProps/') || /^customXml\/item/.test(name)) return [renamed(name), bytes];
      let xml = bytes.toString('utf8');
      if (name.endsWith('.rels') || name === '[Content_Types].xml')
        xml = xml.replace(/(Target|PartName)="([^"]*)"/g, (_, key: string, target: string) => `${key}="${renamed(target)}"`);
      if (name.startsWith('ppt/')) {
        xml = xml.replace(/\b(Id|r:id|r:embed)="rId(\d+)"/g, (_, key: string, n: string) => `${key}="rId${Number(n) + 500}"`);
        if (/slides\/slide/.test(name) && !name.endsWith('.rels'))
          xml = xml
            .replace(/<a:rPr lang="([^"]*)"/g, '<a:rPr lang="$1" dirty="0" err="1"')
            .replace(
              /(<p:cNvPr id="\d+" name="[^"]*")\/>/g,
              '$1><a:extLst><a:ext uri="{FF2B5EF4-FFF2-40B4-BE49-F238E27FC236}"><a16:creationId xmlns:a16="http://schemas.microsoft.com/office/drawing/2014/main" id="{3F5A2C11-0000-4000-8000-000000000001}"/></a:ext></a:extLst></p:cNvPr>',
            );
      }
      return [renamed(name), Buffer.from(xml)];
    });
    return zipInOrder(saved.reverse());
  }
}

/** A zip of these parts in this order, all compressed. */
function zipInOrder(parts: readonly (readonly [string, Buffer])[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of parts) {
    const [packed, nameBytes] = [deflateRawSync(content), Buffer.from(name)];
    const fields = (head: Buffer, at: number) => {
      head.writeUInt16LE(20, at);
      head.writeUInt16LE(8, at + 4);
      head.writeUInt16LE(0x5b75, at + 8);
      head.writeUInt32LE(crc32(content), at + 10);
      head.writeUInt32LE(packed.length, at + 14);
      head.writeUInt32LE(content.length, at + 18);
      head.writeUInt16LE(nameBytes.length, at + 22);
    };
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    fields(local, 4);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 4);
    fields(central, 6);
    central.writeUInt32LE(offset, 42);
    files.push(local, nameBytes, packed);
    directory.push(central, nameBytes);
    offset += local.length + nameBytes.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, piece) => sum + piece.length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}
