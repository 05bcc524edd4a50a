/** A drawing as one web page that needs nothing else and asks for nothing: slides with text that can be selected, notes, keys, addresses. */
import { createHash } from 'node:crypto';
import { catalogueOf } from '../../languages/catalogue.ts';
import type { Drawing, DrawnPage } from '../../model/drawing.ts';
import { languages } from '../../model/language.ts';
import { xmlText } from '../opc/write-xml.ts';
import { HtmlLetters } from './html-letters.ts';
import { svgInline } from './svg.ts';
import { reloadScript, viewerScript } from './viewer-script.ts';
import { viewerStyle } from './viewer-style.ts';

export interface HtmlOptions {
  /** Loads itself again when the program that serves it says that it has changed. */
  live?: boolean;
}

/** Lines on sixteen by sixteen; arrows are turned where one reads from the right. */
const signs = {
  previous: 'M10 3L5 8L10 13',
  next: 'M6 3L11 8L6 13',
  notes: 'M3 4H13M3 8H13M3 12H9',
  overview: 'M3 3H7V7H3ZM9 3H13V7H9ZM3 9H7V13H3ZM9 9H13V13H9Z',
  fullScreen: 'M3 6V3H6M10 3H13V6M13 10V13H10M6 13H3V10',
} as const;

/** The text of an HTML file. */
export function writeHtml(drawing: Drawing, { live = false }: HtmlOptions = {}): string {
  const { title, language, pages } = drawing;
  const { locale, direction } = languages[language];
  const words = catalogueOf(language).group('viewer');
  const letters = new HtmlLetters();
  const drawn = svgInline(drawing, letters.write);
  const sections = pages.map((page, index) =>
    sectionHtml(page, drawn.pages[index]!, `${words.slide} ${index + 1} / ${pages.length}`, words.notes),
  );
  const style = `${letters.css()}${viewerStyle(drawing)}`;
  const script = live ? `${viewerScript}${reloadScript}` : viewerScript;
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    'font-src data:',
    'img-src data:',
    ...(live ? ["connect-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const button = (name: keyof typeof signs, more = '') =>
    `<button type="button" data-do="${name}" title="${xmlText(words[name])}" aria-label="${xmlText(words[name])}"${more}>` +
    `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${signs[name]}"/></svg></button>`;
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="Quarterdeck">
<title>${xmlText(title)}</title>
<style>${style}</style>
</head>
<body>
${drawn.definitions}
<main>
${sections.join('\n')}
</main>
<nav aria-label="${xmlText(words.overview)}">
${button('previous')}
<span data-place aria-live="polite"></span>
${button('next')}
${button('notes', ' aria-pressed="false"')}
${button('overview', ' aria-pressed="false"')}
${button('fullScreen')}
</nav>
<script>${script}</script>
</body>
</html>
`;
}

function sectionHtml({ id, title, notes }: DrawnPage, svg: string, place: string, heading: string): string {
  const said = notes.filter((note) => note.trim() !== '');
  const aside =
    said.length === 0
      ? ''
      : `\n<aside class="notes"><h3>${xmlText(heading)}</h3>${said.map((note) => `<p>${xmlText(note)}</p>`).join('')}</aside>`;
  return `<section id="${xmlText(id)}" tabindex="-1" aria-label="${xmlText(place)}">
<h2 class="heard">${xmlText(title)}</h2>
${svg}${aside}
</section>`;
}

/** What the page allows itself to run and to look like, and nothing else. */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
