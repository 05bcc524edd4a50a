import { type Parts } from '../../src/engine/pptx/zip.ts';
/** Whether the schemas are here; when they are not, it says so, and tests that need them skip. */
export declare const hasSchemas: boolean;
/** The parts of a package by name. */
export declare function openPackage(bytes: Uint8Array): Parts;
/** A part's text; throws when the package has no such part. */
export declare function partText(parts: Parts, name: string): string;
/** What the Open XML SDK finds wrong with a `.pptx` or `.xlsx`, one line each; empty when nothing. */
export declare function sdkErrors(bytes: Uint8Array, extension?: 'pptx' | 'xlsx'): Promise<string[]>;
/** Every violation of the schemas in a package and in the workbooks inside it, one line each; parts without a schema are not looked at. */
export declare function schemaErrors(bytes: Uint8Array, within?: string): string[];
/** Throws unless the text is well-formed XML. */
export declare function parseXml(xml: string): void;
/** The text of every element with this name (`c:v`, `a:t`), in order of the document, entities resolved. */
export declare function textsOf(xml: string, name: string): string[];
