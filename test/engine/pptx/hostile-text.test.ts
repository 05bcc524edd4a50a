import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../../src/engine/opc/write-xml.ts';
import { writeDeck } from '../../../src/engine/pptx/write-deck.ts';
import type { TableElement } from '../../../src/model/layout.ts';
import { openPackage, parseXml, partText, textsOf } from '../../helpers/ooxml.ts';
import { tries } from '../../helpers/rotating.ts';
import { chart, deck, kit, series, slide, text, words } from './fixtures/layout.ts';

/** What text has broken before; each of it is always tried. */
const known = [
  '',
  ' ',
  '&amp;',
  ']]>',
  '<a:t>',
  '"\'>',
  '\u0000\u000B\uFFFF',
  '\uD800',
  '\uDC00x',
  'a\r\nb',
  '=HYPERLINK("x")',
  '</a:p><a:p>',
  'FE1000',
  '$&',
  "$'",
];
const nasty = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom(...known));
const options = { numRuns: tries(100), examples: known.map((text): [string] => [text]) };

function everywhere(value: string) {
  const table: TableElement = {
    type: 'table',
    name: `Table ${value}`,
    alt: value,
    x: 1,
    y: 4,
    w: 4,
    h: 0.4,
    columns: [4],
    size: 12,
    rows: [{ height: 0.4, role: 'header', cells: [{ runs: [{ text: value, link: value }], align: 'left' }] }],
  };
  const four = [1, 2, 3, 4];
  return deck(
    [
      slide(
        'one',
        [
          text(
            `Text ${value}`,
            [1, 2, 4, 1],
            [
              words(value),
              {
                runs: [
                  { text: value, bold: true },
                  { text: value, link: `https://example.com/${value}` },
                ],
                bullet: 'dot',
              },
            ],
            {
              alt: value,
              group: value,
            },
          ),
          text(`Other ${value}`, [1, 3, 4, 1], [words(value)], { group: value, fill: 'accent' }),
          table,
          chart('column', [series(value, four, { labelTexts: { 1: value } })], {
            name: `Chart ${value}`,
            alt: value,
            categories: [value, 'b', 'c', 'd'],
            format: value,
          }),
        ],
        { title: value, section: value, notes: [value, value] },
      ),
    ],
    { title: value, company: value, brandKit: { ...kit, name: value, fonts: { heading: value, body: value } } },
  );
}

describe('text from anywhere', () => {
  it('leaves every part well-formed, wherever it stands', async () => {
    await fc.assert(
      fc.asyncProperty(nasty, async (value) => {
        for (const [name, content] of openPackage(await writeDeck(everywhere(value)))) {
          if (name.endsWith('.xlsx')) for (const part of openPackage(content).values()) parseXml(part.toString());
          else if (/\.(xml|rels)$/.test(name)) parseXml(content.toString());
        }
      }),
      options,
    );
  });

  it('is shown as it was given, but for what XML cannot hold', async () => {
    await fc.assert(
      fc.asyncProperty(nasty, async (value) => {
        const parts = openPackage(await writeDeck(deck([slide('one', [text('T', [1, 2, 4, 1], [words(value)])])])));
        const shown = textsOf(partText(parts, 'ppt/slides/slide1.xml'), 'a:t').slice(1).join('\n');
        const lines = cleanText(value)
          .split('\n')
          .filter((line) => line !== '');
        expect(shown).toBe(lines.join('\n'));
      }),
      options,
    );
  });
});
