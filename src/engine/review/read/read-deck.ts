/** A deck's package → its pages as they are seen: with what layout and master put behind them, and how text inherits its look. */
import { isLanguage, type LanguageCode } from '../../../model/language.ts';
import { backgroundFill } from '../../brand/template/inspect/ground.ts';
import { isFalse, type Shape as Placed, shapesOf } from '../../brand/template/inspect/shapes.ts';
import { type LayoutSheet, paletteOf, settled, type TemplateSheets, templateSheets } from '../../brand/template/inspect/template-sheets.ts';
import { familyOf, plainFamily } from '../../brand/template/inspect/text-style.ts';
import { all, child, type XmlNode } from '../../opc/read-xml.ts';
import { type ForeignDeck, type Page, runsOf, type Shape } from '../page.ts';
import { Inheritance } from './inheritance.ts';
import type { OpenedDeck } from './open-deck.ts';
import { readShape } from './read-shape.ts';
import { uncheckedOn } from './unchecked.ts';

/** A page whose parts cannot be read has no shapes, and says why. @throws QuarterdeckError brand_template_refused for a deck without masters */
export function readDeck({ pkg, read }: OpenedDeck): ForeignDeck {
  const tree = (part: string): XmlNode | null => {
    const found = read(part);
    return found && settled(found);
  };
  const presentationPart = pkg.relationships('').find(({ type }) => type === 'officeDocument')?.target ?? '';
  const sheets = templateSheets(pkg, presentationPart);
  const defaultText = child(tree(presentationPart) ?? undefined, 'p:defaultTextStyle');
  const layouts = new Map(sheets.masters.flatMap(({ layouts }) => layouts.map((layout) => [layout.part, layout])));
  const behind = new Map<string, Shape[]>();
  const context: Context = { pkg, read, tree, sheets, defaultText, layouts, behind };
  const theme = sheets.masters[0]!.theme;
  const pages = pkg.slides.map((part, index) => readPage(part, index + 1, context));
  return {
    pkg,
    tree,
    size: sheets.size,
    pages,
    language: languageOf(pages),
    fonts: { heading: familyOf('+mj-lt', theme) ?? plainFamily, body: familyOf('+mn-lt', theme) ?? plainFamily },
  };
}

interface Context extends OpenedDeck {
  tree(part: string): XmlNode | null;
  sheets: TemplateSheets;
  defaultText: XmlNode | undefined;
  layouts: ReadonlyMap<string, LayoutSheet>;
  /** By layout, shared by all its pages. */
  behind: Map<string, Shape[]>;
}

function readPage(part: string, number: number, context: Context): Page {
  const { pkg, read, tree, sheets, defaultText, layouts, behind } = context;
  const found = read(part);
  const root = tree(part);
  const related = (type: string) => pkg.relationships(part).find((relationship) => relationship.type === type)?.target;
  const layout = layouts.get(related('slideLayout') ?? '') ?? sheets.masters[0]!.layouts[0];
  const empty = { number, part, hidden: false, layoutType: 'cust', layoutPart: '', ground: null, behind: [], shapes: [], notes: '' };
  const lost = (reason: string): Page => ({ ...empty, unchecked: [{ slide: number, shape: null, reason }] });
  if (!root || !found?.root) return lost('The slide cannot be read.');
  if (!layout) return lost('The slide has no layout that can be read.');
  const map = child(root, 'p:clrMapOvr', 'a:overrideClrMapping');
  const palette = map ? paletteOf(layout.theme, map) : { slots: layout.slots, named: layout.named };
  const inheritance = new Inheritance({ layout, named: palette.named, defaultText });
  const own = (placed: Placed, order: number) => readShape(placed, order, { part, inheritance, pkg, tree });
  const bg = ['p:cSld', 'p:bg'] as const;
  const ownGround = child(root, ...bg);
  const ground = backgroundFill(ownGround ?? child(layout.root, ...bg) ?? child(layout.master.root, ...bg), {
    theme: layout.theme,
    named: palette.named,
  }).fill;
  let drawn = behind.get(layout.part);
  if (!drawn) {
    const paint = (sheet: XmlNode, sheetPart: string) =>
      shapesOf(sheet)
        .filter(({ ph }) => ph === undefined)
        .map((placed, order) => readShape(placed, order, { part: sheetPart, inheritance, pkg, tree }));
    drawn = [...(layout.showsMaster ? paint(layout.master.root, layout.master.part) : []), ...paint(layout.root, layout.part)];
    behind.set(layout.part, drawn);
  }
  const shapes = shapesOf(root).map(own);
  return {
    number,
    part,
    hidden: isFalse(root.attributes.show),
    layoutType: layout.type,
    layoutPart: layout.part,
    ground,
    behind: isFalse(root.attributes.showMasterSp) ? [] : drawn,
    shapes,
    notes: notesOf(tree(related('notesSlide') ?? '')),
    unchecked: uncheckedOn({ number, nodes: found.nodes, shapes, relationships: pkg.relationships(part) }),
  };
}

/** By the letters of text marked with it; English where none is one of ours. */
function languageOf(pages: readonly Page[]): LanguageCode {
  const letters = new Map<LanguageCode, number>();
  for (const run of pages.flatMap(runsOf)) {
    const code = run.language.slice(0, 2).toLowerCase();
    if (isLanguage(code)) letters.set(code, (letters.get(code) ?? 0) + run.text.length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'en';
}

function notesOf(root: XmlNode | null): string {
  if (!root) return '';
  const body = all(root, 'p:sp').find((shape) => child(shape, 'p:nvSpPr', 'p:nvPr', 'p:ph')?.attributes.type === 'body');
  return body
    ? all(body, 'a:p')
        .map((paragraph) =>
          all(paragraph, 'a:t')
            .map(({ text }) => text)
            .join(''),
        )
        .join('\n')
        .trim()
    : '';
}
