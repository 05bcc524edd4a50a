/** Gate "editable": real titles, native objects, glued connectors, named groups. */
import { slideSizes } from '../../model/brand-kit.ts';
import type { Layout } from '../../model/layout.ts';
import { all, child, type XmlNode } from '../opc/read-xml.ts';
import type { PartRule } from './part-rules.ts';
import type { Finding } from './report.ts';

const emuPerInch = 914400;

/** Each slide has its title in a title placeholder. */
export const titlePlaceholder: PartRule = {
  gate: 'editable',
  kinds: ['slide'],
  check({ root }, found) {
    const titled = all(root, 'p:sp').some((shape) => {
      const type = child(shape, 'p:nvSpPr', 'p:nvPr', 'p:ph')?.attributes.type;
      return (type === 'title' || type === 'ctrTitle') && all(shape, 'a:t').some(({ text }) => text.trim() !== '');
    });
    if (!titled) found('title-placeholder', 'The title does not stand in a title placeholder.');
  },
};

/** Both ends of every connector are glued to shapes on its slide. */
export const gluedConnectors: PartRule = {
  gate: 'editable',
  kinds: ['slide'],
  check({ root }, found) {
    const connectors = all(root, 'p:cxnSp');
    if (connectors.length === 0) return;
    const ids = new Set(all(root, 'p:cNvPr').map(({ attributes }) => attributes.id));
    for (const connector of connectors) {
      const ends = child(connector, 'p:nvCxnSpPr', 'p:cNvCxnSpPr');
      const glued = ['a:stCxn', 'a:endCxn'].every((end) => ids.has(child(ends, end)?.attributes.id));
      if (!glued) found('connector-loose', `The connector "${nameOf(connector)}" is not glued at both ends.`);
    }
  },
};

export const namedGroups: PartRule = {
  gate: 'editable',
  kinds: ['slide'],
  check({ root }, found) {
    for (const group of all(root, 'p:grpSp')) if (nameOf(group) === '') found('group-unnamed', 'A group has no name.');
  },
};

function nameOf(shape: XmlNode): string {
  return all(shape, 'p:cNvPr')[0]?.attributes.name?.trim() ?? '';
}

/** No picture stands in for a slide: one larger than half of it must be declared in the layout. */
export function pictureRule(layout: Layout | undefined): PartRule {
  return {
    gate: 'editable',
    kinds: ['slide'],
    check({ root, slide }, found) {
      const pictures = all(root, 'p:pic');
      if (pictures.length === 0) return;
      const declared = layout?.slides[(slide ?? 0) - 1]?.elements.filter(({ type }) => type === 'picture').map(({ name }) => name) ?? [];
      const size = layout?.size ?? slideSizes['16:9'];
      for (const picture of pictures) {
        const { cx, cy } = child(picture, 'p:spPr', 'a:xfrm', 'a:ext')?.attributes ?? {};
        const share = (Number(cx ?? 0) * Number(cy ?? 0)) / (size.w * size.h * emuPerInch ** 2);
        if (share > 0.5 && !declared.includes(nameOf(picture))) found('page-as-picture', 'A picture covers more than half of the slide.');
      }
    },
  };
}

/** Connectors in the layout join elements of their slide. */
export function checkEditable({ slides }: Layout): Finding[] {
  return slides.flatMap(({ elements }, i) => {
    const names = new Set(elements.map(({ name }) => name));
    return elements
      .filter((element) => element.type === 'connector' && !(names.has(element.from) && names.has(element.to)))
      .map(
        ({ name }): Finding => ({
          gate: 'editable',
          rule: 'connector-loose',
          slide: i + 1,
          message: `The connector "${name}" leads to no element of the slide.`,
        }),
      );
  });
}
