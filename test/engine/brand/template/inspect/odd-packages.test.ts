import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspectTemplate } from '../../../../../src/engine/brand/template/inspect/inspect-template.ts';
import { openTemplate } from '../../../../../src/engine/brand/template/open-template.ts';
import { type DeckPackage, deckPackage } from '../../../../../src/engine/opc/deck-package.ts';
import { QuarterdeckError } from '../../../../../src/model/errors.ts';
import { layoutNames } from '../../../../../src/model/layout.ts';
import { templateNames, templates } from '../../../../helpers/templates/templates.ts';

const opened = templateNames.map((name) => openTemplate(templates[name]()));

/** The same package with some parts changed. */
function changed(pkg: DeckPackage, change: (text: string, part: string) => string | null): DeckPackage {
  const parts = [...pkg.parts].flatMap(([part, content]): [string, Uint8Array][] => {
    const text = /\.(xml|rels)$/.test(part) ? change(Buffer.from(content).toString(), part) : undefined;
    return text === null ? [] : [[part, text === undefined ? content : Buffer.from(text)]];
  });
  return deckPackage(new Map(parts));
}

function refusal(pkg: DeckPackage, presentation: string): QuarterdeckError | null {
  try {
    const { template, colors } = inspectTemplate(pkg, presentation);
    expect(Object.keys(template.layouts)).toEqual(layoutNames);
    expect(JSON.stringify([template, colors])).not.toMatch(/null,"y"|NaN|Infinity/);
    return null;
  } catch (error) {
    if (error instanceof QuarterdeckError) return error;
    throw error;
  }
}

describe('an odd package', () => {
  const [{ pkg, presentation }] = opened as [(typeof opened)[0]];

  it.each([
    ['no master', /<p:sldMasterIdLst>.*<\/p:sldMasterIdLst>/s, '<p:sldMasterIdLst/>', 'no_master'],
    ['no layout with a title', / type="(?:title|ctrTitle)"/g, ' type="body"', 'no_title'],
    ['slides without a size', /<p:sldSz [^>]*>/, '<p:sldSz cx="0" cy="0"/>', 'slide_size'],
  ])('with %s is refused by that name', (_, pattern, put, code) => {
    const error = refusal(
      changed(pkg, (text) => text.replace(pattern, put)),
      presentation,
    );
    expect(error).toMatchObject({ code: 'brand_template_refused', errors: [{ code }] });
    expect(error!.next).toBeDefined();
  });

  it('without a theme has the colours of Office and plain fonts', () => {
    const bare = changed(pkg, (text, part) => (part.includes('theme') ? null : text));
    const { colors, fonts } = inspectTemplate(bare, presentation);
    expect(colors.primary).toBe('#4472C4');
    expect(fonts).toEqual({ heading: 'Calibri', body: 'Calibri' });
  });

  it('is inspected or refused, whatever is taken out of it, doubled or written wrong', () => {
    const pieces = /<p:(sp|pic|bg|txBody|clrMap|txStyles|spPr)\b(?:[^>]*\/>|.*?<\/p:\1>)|<a:(xfrm|lvl1pPr|solidFill)\b.*?<\/a:\2>/gs;
    fc.assert(
      fc.property(fc.nat(opened.length - 1), fc.array(fc.nat(30), { minLength: 1, maxLength: 40 }), fc.nat(4), (which, picks, way) => {
        const { pkg: one, presentation: part } = opened[which]!;
        let at = 0;
        const odd = changed(one, (text, name) => {
          if (!/slide(Master|Layout)|theme/.test(name) || name.endsWith('.rels')) return text;
          return text.replace(pieces, (piece) => {
            if (picks[at++ % picks.length]! > 6) return piece;
            if (way === 0) return '';
            if (way === 1) return piece + piece;
            if (way === 2) return piece.replace(/"-?\d+"/g, '"-99999999999999"');
            if (way === 3) return piece.replace(/="[^"]*"/g, '=""');
            return piece.replace(/val="[^"]*"/g, 'val="phClr"');
          });
        });
        const error = refusal(odd, part);
        if (error) expect(error.code).toBe('brand_template_refused');
      }),
      { numRuns: 60 },
    );
  });
});
