/** Puts corporate templates together for tests: masters, layouts and themes from their XML, and the lists that hold a package together. */
import path from 'node:path';
import { writeZip } from '../../../src/engine/opc/zip.ts';

export type Target = readonly [id: string, type: string, target: string];

export const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const schemas = 'http://schemas.openxmlformats.org';
const office = 'application/vnd.openxmlformats-officedocument';
export const namespaces = `xmlns:a="${schemas}/drawingml/2006/main" xmlns:r="${schemas}/officeDocument/2006/relationships" xmlns:p="${schemas}/presentationml/2006/main"`;
const relationshipTypes = `${schemas}/officeDocument/2006/relationships`;

const types: readonly [RegExp, string][] = [
  [/slideMaster/i, 'presentationml.slideMaster+xml'],
  [/slideLayout/i, 'presentationml.slideLayout+xml'],
  [/notesMaster/, 'presentationml.notesMaster+xml'],
  [/handoutMaster/, 'presentationml.handoutMaster+xml'],
  [/notesSlide/, 'presentationml.notesSlide+xml'],
  [/commentAuthors/, 'presentationml.commentAuthors+xml'],
  [/comments/, 'presentationml.comments+xml'],
  [/slides\//, 'presentationml.slide+xml'],
  [/tags\//, 'presentationml.tags+xml'],
  [/presProps/, 'presentationml.presProps+xml'],
  [/viewProps/, 'presentationml.viewProps+xml'],
  [/tableStyles/, 'presentationml.tableStyles+xml'],
  [/theme/i, 'theme+xml'],
  [/itemProps/, 'customXmlProperties+xml'],
  [/docProps\/app/, 'extended-properties+xml'],
];
const byExtension: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  fntdata: 'application/x-fontdata',
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xml: 'application/xml',
};

export interface MasterSpec {
  theme: string;
  /** `p:bg` and shapes of the master. */
  tree: string;
  clrMap?: string;
  titleStyle: string;
  bodyStyle: string;
  layouts: readonly LayoutSpec[];
  /** Pictures by relationship id, as part names: `ppt/media/image1.png`. */
  pictures?: Readonly<Record<string, string>>;
}

export interface LayoutSpec {
  name: string;
  type?: string;
  tree: string;
  /** Attributes besides the type: ` showMasterSp="0"`. */
  attributes?: string;
  clrMapOvr?: string;
  pictures?: Readonly<Record<string, string>>;
}

export const lightMap =
  'bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"';
export const darkMap = lightMap.replace('bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2"', 'bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2"');

export class TemplateFile {
  readonly parts = new Map<string, string | Uint8Array>();
  readonly targets = new Map<string, Target[]>();
  /** Of the presentation part, in the order of the schema; filled by whoever adds to it. */
  readonly lists = { masters: '', notesMaster: '', slides: '', fonts: '', customData: '', more: '' };
  mainType = 'presentation';
  attributes = '';
  presentation = 'ppt/presentation.xml';
  readonly size: readonly [cx: number, cy: number];
  readonly #masters: string[] = [];
  #layouts = 0;
  /** Masters and layouts share one range of ids. */
  #id = 2_147_483_648;

  constructor(wide: number, high: number) {
    this.size = [Math.round(wide * 914_400), Math.round(high * 914_400)];
  }

  /** A part with what it points to; targets are part names. */
  add(name: string, content: string | Uint8Array, targets: readonly Target[] = []): this {
    this.parts.set(name, content);
    if (targets.length > 0) this.targets.set(name, [...targets]);
    return this;
  }

  /** A relationship of the presentation part. */
  relate(type: string, target: string): string {
    const list = this.targets.get(this.presentation) ?? [];
    this.targets.set(this.presentation, list);
    list.push([`rId${list.length + 1}`, type, target]);
    return `rId${list.length}`;
  }

  /** A master with its layouts and theme; their parts are numbered unless a name is given. */
  addMaster(spec: MasterSpec, names: { master?: string; layout?: (n: number) => string; theme?: string } = {}): this {
    const n = this.#masters.length + 1;
    const master = names.master ?? `ppt/slideMasters/slideMaster${n}.xml`;
    const theme = names.theme ?? `ppt/theme/theme${n}.xml`;
    this.#masters.push(master);
    this.lists.masters += `<p:sldMasterId id="${this.#id++}" r:id="${this.relate('slideMaster', master)}"/>`;
    const targets: Target[] = [];
    const ids: string[] = [];
    for (const layout of spec.layouts) {
      const part = (names.layout ?? ((count: number) => `ppt/slideLayouts/slideLayout${count}.xml`))(++this.#layouts);
      targets.push([`rId${targets.length + 1}`, 'slideLayout', part]);
      ids.push(`<p:sldLayoutId id="${this.#id++}" r:id="rId${targets.length}"/>`);
      const pictures = Object.entries(layout.pictures ?? {}).map(([id, picture]) => [id, 'image', picture] as const);
      this.add(part, layoutXml(layout), [['rId1', 'slideMaster', master], ...pictures]);
    }
    targets.push([`rId${targets.length + 1}`, 'theme', theme]);
    for (const [id, picture] of Object.entries(spec.pictures ?? {})) targets.push([id, 'image', picture]);
    this.add(master, masterXml(spec, ids.join('')), targets);
    return this.add(theme, spec.theme);
  }

  /** `write` may take the parts as they will stand in the zip and change them. */
  bytes(change: (parts: Map<string, string | Uint8Array>) => void = () => {}): Uint8Array {
    if (!this.parts.has('ppt/presProps.xml')) this.#addProperties();
    const { masters, notesMaster, slides, fonts, customData, more } = this.lists;
    const [cx, cy] = this.size;
    const named = cx * 3 === cy * 4 ? ' type="screen4x3"' : '';
    this.add(
      this.presentation,
      `${head}<p:presentation ${namespaces}${this.attributes}><p:sldMasterIdLst>${masters}</p:sldMasterIdLst>${notesMaster}${slides}` +
        `<p:sldSz cx="${cx}" cy="${cy}"${named}/><p:notesSz cx="6858000" cy="9144000"/>${fonts}${customData}` +
        `<p:defaultTextStyle><a:defPPr><a:defRPr lang="en-US"/></a:defPPr>${level(1, 1800, 'tx1', '')}</p:defaultTextStyle>${more}</p:presentation>`,
      this.targets.get(this.presentation),
    );
    const root = this.targets.get('') ?? [];
    this.targets.set('', [['rId1', 'officeDocument', this.presentation], ...root]);
    const written = new Map(this.parts);
    for (const [owner, targets] of this.targets) written.set(relationshipsName(owner), relationshipsXml(owner, targets));
    this.targets.set('', root);
    written.set('[Content_Types].xml', this.#contentTypes());
    change(written);
    return writeZip(written);
  }

  #addProperties(): void {
    this.add('ppt/presProps.xml', `${head}<p:presentationPr ${namespaces}/>`);
    this.add('ppt/viewProps.xml', `${head}<p:viewPr ${namespaces}/>`);
    this.add(
      'ppt/tableStyles.xml',
      `${head}<a:tblStyleLst xmlns:a="${schemas}/drawingml/2006/main" def="{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}"/>`,
    );
    for (const name of ['presProps', 'viewProps', 'tableStyles']) this.relate(name, `ppt/${name}.xml`);
    this.relate('theme', [...this.parts.keys()].find((name) => /theme/i.test(name))!);
  }

  #contentTypes(): string {
    const extensions = new Set(['rels', 'xml', ...[...this.parts.keys()].map((name) => name.split('.').at(-1)!)]);
    const defaults = [...extensions].map((extension) => `<Default Extension="${extension}" ContentType="${byExtension[extension]}"/>`);
    const overrides = [...this.parts.keys()].flatMap((name) => {
      if (!name.endsWith('.xml')) return [];
      const type =
        name === this.presentation ? `presentationml.${this.mainType}.main+xml` : types.find(([pattern]) => pattern.test(name))?.[1];
      const core = 'application/vnd.openxmlformats-package.core-properties+xml';
      if (name === 'docProps/core.xml') return [`<Override PartName="/${name}" ContentType="${core}"/>`];
      return type === undefined ? [] : [`<Override PartName="/${name}" ContentType="${office}.${type}"/>`];
    });
    return `${head}<Types xmlns="${schemas}/package/2006/content-types">${defaults.join('')}${overrides.join('')}</Types>`;
  }
}

function relationshipsName(owner: string): string {
  return owner === '' ? '_rels/.rels' : owner.replace(/[^/]+$/, '_rels/$&.rels');
}

const packageTypes: Readonly<Record<string, string>> = {
  'core-properties': `${schemas}/package/2006/relationships/metadata/core-properties`,
  thumbnail: `${schemas}/package/2006/relationships/metadata/thumbnail`,
};

/** Targets as PowerPoint writes them: `../theme/theme1.xml`. Addresses are external. */
function relationshipsXml(owner: string, targets: readonly Target[]): string {
  const rows = targets.map(([id, type, target]) => {
    const external = target.includes(':');
    const address = external ? target : path.posix.relative(path.posix.dirname(owner === '' ? 'x' : owner), target);
    const mode = external ? ' TargetMode="External"' : '';
    return `<Relationship Id="${id}" Type="${packageTypes[type] ?? `${relationshipTypes}/${type}`}" Target="${address}"${mode}/>`;
  });
  return `${head}<Relationships xmlns="${schemas}/package/2006/relationships">${rows.join('')}</Relationships>`;
}

/** One level of text; `more` stands before its run properties: spacing, bullets. */
export function level(n: number, size: number, color: string, more: string, attributes = 'algn="l"', run = '', font = 'mn'): string {
  return (
    `<a:lvl${n}pPr ${attributes}>${more}<a:defRPr sz="${size}" kern="1200"${run}><a:solidFill><a:schemeClr val="${color}"/></a:solidFill>` +
    `<a:latin typeface="+${font}-lt"/><a:ea typeface="+${font}-ea"/><a:cs typeface="+${font}-cs"/></a:defRPr></a:lvl${n}pPr>`
  );
}

const groupHead =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';

/** A ground, where there is one, before the shapes; they are numbered here. */
export function tree(ground: string, shapes: readonly string[]): string {
  let id = 1;
  const numbered = shapes.join('').replace(/(<p:cNvPr id=")0"/g, (_, start: string) => `${start}${++id}"`);
  return `${ground}<p:spTree>${groupHead}${numbered}</p:spTree>`;
}

function masterXml({ tree: shown, clrMap, titleStyle, bodyStyle }: MasterSpec, ids: string): string {
  return (
    `${head}<p:sldMaster ${namespaces}><p:cSld>${shown}</p:cSld><p:clrMap ${clrMap ?? lightMap}/><p:sldLayoutIdLst>${ids}</p:sldLayoutIdLst>` +
    `<p:txStyles><p:titleStyle>${titleStyle}</p:titleStyle><p:bodyStyle>${bodyStyle}</p:bodyStyle>` +
    `<p:otherStyle>${level(1, 1800, 'tx1', '')}</p:otherStyle></p:txStyles></p:sldMaster>`
  );
}

function layoutXml({ name, type, tree: shown, attributes = '', clrMapOvr }: LayoutSpec): string {
  return (
    `${head}<p:sldLayout ${namespaces}${type === undefined ? '' : ` type="${type}"`} preserve="1"${attributes}>` +
    `<p:cSld name="${name}">${shown}</p:cSld><p:clrMapOvr>${clrMapOvr ?? '<a:masterClrMapping/>'}</p:clrMapOvr></p:sldLayout>`
  );
}
