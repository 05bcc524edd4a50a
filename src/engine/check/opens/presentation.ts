/** The presentation part: the order of its lists, ids in their ranges, masters with themes of their own, sections that name every slide. */
import { type DeckPackage, text } from '../../opc/deck-package.ts';
import { all, child, readXml, type XmlNode } from '../../opc/xml.ts';
import type { Found } from '../part-rule.ts';

const order = ['p:sldMasterIdLst', 'p:notesMasterIdLst', 'p:handoutMasterIdLst', 'p:sldIdLst', 'p:sldSz', 'p:notesSz'];
const guid = /^\{[0-9A-F]{8}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{12}\}$/;
const masterIdFloor = 2147483648;

export function checkPresentation(pkg: DeckPackage, found: Found): void {
  const part = pkg.relationships('').find(({ type }) => type === 'officeDocument')?.target;
  const root = part === undefined ? null : tree(pkg, part);
  if (part === undefined || !root) {
    found('presentation-missing', 'The package has no presentation.');
    return;
  }
  const places = root.children.map(({ name }) => order.indexOf(name)).filter((place) => place >= 0);
  if (places.some((place, i) => i > 0 && place <= places[i - 1]!))
    found('presentation-order', 'The lists of the presentation are out of order.');

  const slideIds = ids(root, 'p:sldIdLst');
  distinct(slideIds, 'slide', found);
  if (slideIds.some((id) => !(id >= 256 && id < masterIdFloor))) found('slide-id-range', 'A slide id lies outside 256 to 2147483647.');
  if (new Set(pkg.slides).size !== slideIds.length) found('slide-list', 'The list of slides does not name one slide part each.');

  const masters = pkg.relationships(part).filter(({ type }) => type === 'slideMaster');
  const layoutIds = masters.flatMap(({ target }) => ids(tree(pkg, target), 'p:sldLayoutIdLst'));
  const masterIds = [...ids(root, 'p:sldMasterIdLst'), ...layoutIds];
  distinct(masterIds, 'master or layout', found);
  if (masterIds.some((id) => !(id >= masterIdFloor))) found('master-id-range', 'A master or layout id lies below 2147483648.');

  checkMasters(pkg, part, root, found);
  checkSections(root, slideIds, found);
}

function checkMasters(pkg: DeckPackage, part: string, root: XmlNode, found: Found): void {
  const related = pkg.relationships(part);
  const notesMasters = related.filter(({ type }) => type === 'notesMaster');
  const listed = child(root, 'p:notesMasterIdLst')?.children.length ?? 0;
  if (notesMasters.length > 1 || listed > 1) found('notes-master', 'There is more than one notes master.');
  if (notesMasters.length !== listed) found('notes-master', 'The notes master and the list that names it do not agree.');
  const themes = new Set<string>();
  for (const { target, type } of related.filter(({ type }) => type === 'slideMaster' || type === 'notesMaster')) {
    const theme = pkg.relationships(target).find((relationship) => relationship.type === 'theme')?.target;
    if (theme === undefined) found('theme-missing', `${target} has no theme.`);
    else if (themes.has(theme))
      found('theme-shared', `${target} shares ${theme} with another ${type === 'notesMaster' ? 'part' : 'master'}.`);
    else themes.add(theme);
  }
  for (const slide of pkg.slides)
    if (pkg.relationships(slide).filter(({ type }) => type === 'slideLayout').length !== 1)
      found('slide-layout', `${slide} does not have exactly one layout.`);
}

function checkSections(root: XmlNode, slideIds: readonly number[], found: Found): void {
  const list = all(root, 'p14:sectionLst')[0];
  if (!list) return;
  const named: number[] = [];
  const guids = new Set<string>();
  for (const section of list.children) {
    const id = section.attributes.id ?? '';
    if (!guid.test(id)) found('section-id', `The section "${section.attributes.name ?? ''}" has an id that is no upper-case GUID.`);
    if (guids.has(id)) found('section-id', `Two sections have the id ${id}.`);
    guids.add(id);
    named.push(...(child(section, 'p14:sldIdLst')?.children ?? []).map(({ attributes }) => Number(attributes.id)));
  }
  const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b).join();
  if (sorted(named) !== sorted(slideIds)) found('section-slides', 'The sections do not name every slide exactly once.');
}

function ids(root: XmlNode | null, list: string): number[] {
  return (child(root ?? undefined, list)?.children ?? []).map(({ attributes }) => Number(attributes.id));
}

function distinct(numbers: readonly number[], what: string, found: Found): void {
  if (new Set(numbers).size !== numbers.length) found('duplicate-id', `Two entries share a ${what} id.`);
}

function tree(pkg: DeckPackage, part: string): XmlNode | null {
  const bytes = pkg.parts.get(part);
  return bytes ? readXml(text(bytes)).root : null;
}
