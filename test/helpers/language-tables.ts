/** Tables keyed by language, found in the text of a module: what a language's folder should hold. */
import { parseSync } from 'oxc-parser';
import { isLanguage } from '../../src/model/language.ts';

interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** `'de'`, and `['de', …]`, an entry of a map. */
function isCode(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value.type === 'ArrayExpression') return isCode((value.elements as unknown[])[0]);
  return value.type === 'Literal' && typeof value.value === 'string' && isLanguage(value.value);
}

function isKey(property: unknown): boolean {
  if (!isNode(property) || !isNode(property.key) || property.computed === true) return false;
  return property.key.type === 'Identifier' ? isLanguage(String(property.key.name)) : isCode(property.key);
}

/** At any depth: the codes of languages as a type. */
function namesLanguages(type: unknown): boolean {
  if (Array.isArray(type)) return type.some(namesLanguages);
  if (!isNode(type)) return false;
  if (type.type === 'Identifier') return type.name === 'LanguageCode' || type.name === 'languages';
  if (type.type === 'TSUnionType') return severalOf(type.types, (each) => isNode(each) && isCode(each.literal));
  return Object.values(type).some(namesLanguages);
}

const severalOf = (list: unknown, is: (each: unknown) => boolean) => Array.isArray(list) && list.filter(is).length > 1;

/** A value for each of some languages, or a type of such values; what is only kept by language once it is made, in a `Map`, is none. */
function isTable(node: Node): boolean {
  switch (node.type) {
    case 'ObjectExpression':
      return severalOf(node.properties, isKey);
    case 'TSTypeLiteral':
      return severalOf(node.members, isKey);
    case 'TSInterfaceBody':
      return severalOf(node.body, isKey);
    case 'ArrayExpression':
      return severalOf(node.elements, isCode) && (node.elements as unknown[]).every(isCode);
    case 'SwitchStatement':
      return severalOf(node.cases, (each) => isNode(each) && isCode(each.test));
    case 'TSMappedType':
      return namesLanguages(node.constraint);
    case 'TSTypeReference': {
      const isRecord = isNode(node.typeName) && node.typeName.name === 'Record';
      return isRecord && namesLanguages((node.typeArguments as { params: unknown[] }).params[0]);
    }
    default:
      return false;
  }
}

/** The lines on which a table begins. */
export function languageTables(text: string): number[] {
  const found = new Set<number>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each);
    if (!isNode(value)) return;
    if (isTable(value)) found.add(text.slice(0, value.start).split('\n').length);
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(parseSync('module.ts', text).program);
  return [...found].toSorted((a, b) => a - b);
}
