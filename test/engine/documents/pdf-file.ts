/** PDF files for tests: lines of text at places of pages, and whatever else an author of files might put in. */
import { deflateSync } from 'node:zlib';

export interface Written {
  text: string;
  /** From the left. */
  x?: number;
  /** From the bottom; a page is 842 points high. */
  y: number;
  size?: number;
}

interface More {
  /** Entries of the catalog, such as what is to be done on opening. */
  catalog?: string;
  /** Entries of the trailer. */
  trailer?: string;
  /** Objects from number 100 on. */
  objects?: readonly string[];
}

export function pdf(pages: readonly (readonly Written[])[], more: More = {}): Buffer {
  return pdfOf(
    pages.map((lines) =>
      lines
        .map(
          ({ text, x = 72, y, size = 11 }) =>
            `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[()\\]/g, '\\$&').replaceAll('•', '\x95')}) Tj ET`,
        )
        .join('\n'),
    ),
    more,
  );
}

/** Of the instructions that draw each page. */
export function pdfOf(contents: readonly string[], { catalog = '', trailer = '', objects = [] }: More = {}): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places = new Map<number, number>();
  let at = parts[0]!.length;
  const write = (number: number, body: Buffer) => {
    const whole = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    places.set(number, at);
    parts.push(whole);
    at += whole.length;
  };
  const page = (index: number) => 1000 + index * 2;
  write(1, Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`));
  write(
    2,
    Buffer.from(`<< /Type /Pages /Count ${contents.length} /Kids [${contents.map((_, index) => `${page(index)} 0 R`).join(' ')}] >>`),
  );
  write(3, Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'));
  for (const [index, body] of objects.entries()) write(100 + index, Buffer.from(body));
  for (const [index, content] of contents.entries()) {
    write(
      page(index),
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${page(index) + 1} 0 R >>`,
      ),
    );
    const packed = deflateSync(Buffer.from(content, 'latin1'));
    write(
      page(index) + 1,
      Buffer.concat([Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`), packed, Buffer.from('\nendstream')]),
    );
  }
  const lines = [...places]
    .sort(([one], [other]) => one - other)
    .map(([number, place]) => `${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`);
  parts.push(
    Buffer.from(
      `xref\n0 1\n0000000000 65535 f \n${lines.join('')}trailer\n<< /Size 9999 /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
