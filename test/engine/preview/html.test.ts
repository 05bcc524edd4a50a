/** A drawing as a web page. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { writeHtml } from '../../../src/engine/preview/html.ts';
import type { TextMark } from '../../../src/model/drawing.ts';
import { threePages } from './three-pages.ts';

const html = writeHtml(threePages);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const between = (text: string, start: string, end: string) => text.split(start)[1]!.split(end)[0]!;

describe('a web page of a deck', () => {
  it('is the same each time', () => {
    expect(writeHtml(threePages)).toBe(html);
  });

  it('allows itself its own script and style, pictures and fonts inside it, and nothing else', () => {
    const policy = between(html, 'Content-Security-Policy" content="', '"').split('; ');
    expect(policy).toEqual([
      "default-src 'none'",
      `script-src ${hash(between(html, '<script>', '</script>'))}`,
      `style-src ${hash(between(html, '<style>', '</style>'))}`,
      'font-src data:',
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
    ]);
    expect(html.match(/<script|<style/g)).toHaveLength(2);
    expect(html).not.toMatch(/\sstyle="|\son\w+="/);
  });

  it('names no other address than those the deck links to', () => {
    const plain = html.replace(/base64,[\w+/=]+/g, '');
    expect(plain.match(/\b\w+:\/\/[\w.-]+/g)).toEqual(['https://example.com']);
    const loaded = plain.match(/(?:\ssrc="|\shref="|url\()(?!data:|#)[^"\s)]*/g);
    expect(loaded).toEqual([' href="https://example.com/report']);
  });

  it('connects to whoever serves it only if it is to be told of changes', () => {
    expect(html).not.toContain('connect-src');
    expect(html).not.toContain('EventSource');
    const live = writeHtml(threePages, { live: true });
    expect(live).toContain("connect-src 'self'");
    expect(live).toContain(`script-src ${hash(between(live, '<script>', '</script>'))}`);
  });

  it('has a section for each slide, with its ID, its title as heading and its notes as text', () => {
    expect(
      [...html.matchAll(/<section id="([^"]+)" tabindex="-1" aria-label="([^"]+)">\s*<h2 class="heard">([^<]+)/g)].map((found) =>
        found.slice(1),
      ),
    ).toEqual([
      ['cover', 'Slide 1 / 3', 'Revenue rose 21%'],
      ['figures', 'Slide 2 / 3', 'Atlas gained $825K'],
      ['picture', 'Slide 3 / 3', 'A picture'],
    ]);
    expect(html).toContain('<aside class="notes"><h3>Notes</h3><p>Say why.</p><p>Based on 244 deals &lt;b&gt;.</p></aside>');
    expect(html.match(/<aside/g)).toHaveLength(1);
    expect(html).toContain('aria-label="Revenue by product: Atlas 2.64, Borealis 1.8"');
  });

  it('links to its own slides', () => {
    expect(html).toContain('<a href="#figures">');
  });

  it('shows text as text, in fonts that it brings', () => {
    const families = [...html.matchAll(/@font-face \{ font-family: (\w+); src: url\(data:font\/woff2;base64,/g)].map((found) => found[1]);
    const used = [...html.matchAll(/<text [^>]*font-family="(\w+)"/g)].map((found) => found[1]);
    expect(new Set(used)).toEqual(new Set(families));
    expect(html).toMatch(/<text [^>]*>Revenue rose 21%<\/text>/);
  });

  it('names nothing twice', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((found) => found[1]!);
    expect(ids.length).toBe(new Set(ids).size);
  });

  it('lets no text of a deck become markup', () => {
    const hostile = '</style></script><script>alert(1)</script>"\'&';
    const mark = threePages.pages[0]!.marks.find(({ type }) => type === 'text') as TextMark;
    const page = {
      ...threePages.pages[0]!,
      id: hostile,
      title: hostile,
      section: hostile,
      notes: [hostile],
      marks: [{ ...mark, text: hostile, link: `#${hostile}` }],
    };
    const written = writeHtml({ ...threePages, title: hostile, pages: [{ ...page, alt: { [mark.element!]: hostile } }] });
    expect(written.match(/<script|<\/style/g)).toHaveLength(2);
    expect(written).not.toContain('<script>alert');
  });

  it('reads from the right in the languages that do, with the words of its language', () => {
    const arabic = writeHtml({ ...threePages, language: 'ar' });
    expect(arabic).toContain('<html lang="ar-EG" dir="rtl">');
    expect(arabic).toContain('aria-label="الشريحة التالية"');
  });
});
