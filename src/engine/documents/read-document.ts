/** A document's text as Markdown, as a brief holds it: from Word, PowerPoint, PDF, a web page, captions of a meeting, Markdown or text. */
import { QuarterdeckError } from '../../model/errors.ts';
import { PackageFault } from '../opc/read-xml.ts';
import { readZip, zipNames } from '../opc/zip.ts';
import { inTime } from '../time-limit.ts';

/** Bounds of a file, and of what a Word or PowerPoint file unpacks to: what people write is far smaller, and more would exhaust the memory. */
const limits = { file: 50 * 1024 ** 2, entries: 5000, unpacked: 300 * 1024 ** 2, times: 300, harmless: 1024 ** 2 } as const;

/** Characters of all documents of a deck. */
export const longest = 2_000_000;

type Format = 'word' | 'slides' | 'pdf' | 'html' | 'captions' | 'text';

/**
 * `name` is the file's, for its ending and for errors.
 * @throws file_unreadable, prompt_too_long, render_timeout
 */
export async function readDocument(name: string, bytes: Uint8Array): Promise<string> {
  if (bytes.length > limits.file) {
    throw new QuarterdeckError('file_unreadable', `${name} has ${Math.ceil(bytes.length / 1024 ** 2)} MB; at most 50 MB are read.`, {
      next: 'Give its text, without its pictures.',
    });
  }
  const format = formatOf(name, bytes);
  let text: string;
  try {
    text = (await markdownOf(name, format, bytes)).trim();
  } catch (cause) {
    if (cause instanceof QuarterdeckError) throw cause;
    const why = cause instanceof PackageFault ? cause.message : `It is damaged or no ${called[format]}.`;
    throw new QuarterdeckError('file_unreadable', `${name} cannot be read. ${why}`, { next: 'Save it again, or save it as text.', cause });
  }
  if (text === '')
    throw new QuarterdeckError('file_unreadable', `${name} holds no text.`, {
      next: 'Give a document with text; pictures of text are not read.',
    });
  if (text.length > longest) {
    throw new QuarterdeckError('prompt_too_long', `${name} holds ${text.length} characters of text; at most ${longest} can be read.`, {
      next: 'Give the chapters that the deck is about.',
    });
  }
  return text;
}

const called: Readonly<Record<Format, string>> = {
  word: 'Word document',
  slides: 'PowerPoint deck',
  pdf: 'PDF',
  html: 'web page',
  captions: 'file of captions',
  text: 'text',
};

function formatOf(name: string, bytes: Uint8Array): Format {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (head.startsWith('PK')) {
    const names = zipNames(bytes) ?? [];
    if (names.includes('word/document.xml')) return 'word';
    if (names.includes('ppt/presentation.xml')) return 'slides';
    throw unknown(name);
  }
  if (/^\s*%PDF-/.test(head)) return 'pdf';
  if (head.includes('\0') && !isUtf16(bytes)) throw unknown(name);
  if (/^(?:\ufeff|ï»¿)?WEBVTT/.test(head) || ending === 'srt') return 'captions';
  return ending === 'html' || ending === 'htm' || /^\s*<(?:!doctype html|html)/i.test(head) ? 'html' : 'text';
}

function unknown(name: string): QuarterdeckError {
  return new QuarterdeckError('file_unreadable', `${name} is no kind of document that can be read.`, {
    next: 'Give Word (.docx), PowerPoint (.pptx), PDF, HTML, captions (.vtt, .srt), Markdown or text.',
  });
}

async function markdownOf(name: string, format: Format, bytes: Uint8Array): Promise<string> {
  switch (format) {
    case 'word':
      return (await import('./word.ts')).wordText(readZip(bytes, limits));
    case 'slides': {
      const { slidesText } = await import('./slides.ts');
      return inTime('document', () => slidesText(readZip(bytes, limits)));
    }
    case 'pdf':
      return (await import('./pdf.ts')).pdfText(name, bytes, longest);
    case 'html': {
      const { htmlText } = await import('./html.ts');
      return inTime('document', () => htmlText(textOf(bytes)));
    }
    case 'captions': {
      const { captionsText } = await import('./captions.ts');
      return inTime('document', () => captionsText(textOf(bytes)));
    }
    case 'text':
      return textOf(bytes);
  }
}

const isUtf16 = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xfe;

/** UTF-8, or UTF-16 by its mark, or else the letters of Windows. */
function textOf(bytes: Uint8Array): string {
  if (isUtf16(bytes)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
