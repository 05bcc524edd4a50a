/** Reads untrusted YAML within limits: the parser is recursive, and Node.js exits without an error if its stack overflows. */
import { CST, isScalar, Lexer, LineCounter, type ParseOptions, parseDocument, type SchemaOptions, visit } from 'yaml';
import { deepest, tooDeep, tooWide, withinBounds } from '../model/bounds.ts';

const mostAliases = 1000;

/** @throws QuarterdeckError input_too_deep, input_too_wide; Error for invalid YAML */
export function readYaml(text: string, options: ParseOptions & SchemaOptions = {}): unknown {
  refuseDeep(text);
  const lines = new LineCounter();
  // The parser's own check for duplicate keys is quadratic.
  const document = parseDocument(text, { ...options, lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const [error] = document.errors;
  if (error) throw faultAt(error.message, error.pos[0], lines);
  visit(document, {
    Map(_, map) {
      const keys = new Set<unknown>();
      for (const { key } of map.items) {
        if (!isScalar(key)) continue;
        if (keys.has(key.value)) throw faultAt(`The key ${JSON.stringify(key.value)} is there twice`, key.range?.[0] ?? 0, lines);
        keys.add(key.value);
      }
    },
  });
  return withinBounds(document.toJS());
}

function faultAt(message: string, offset: number, lines: LineCounter): SyntaxError {
  const { line, col } = lines.linePos(offset);
  return new SyntaxError(`${message} at line ${line}, column ${col}`);
}

/** A level is a bracket, an indicator such as `- ` on the line, or at least one column of indent. */
function refuseDeep(text: string): void {
  let brackets = 0;
  let indent = 0;
  let indicators = 0;
  let aliases = 0;
  let lineBegins = true;
  for (const lexeme of new Lexer().lex(text)) {
    const type = CST.tokenType(lexeme);
    if (type === 'newline') {
      indent = 0;
      indicators = 0;
    } else if (type === 'space') {
      if (lineBegins && brackets === 0) indent = lexeme.length;
    } else if (type === 'flow-seq-start' || type === 'flow-map-start') brackets++;
    else if (type === 'flow-seq-end' || type === 'flow-map-end') brackets = Math.max(0, brackets - 1);
    else if (brackets === 0 && (type === 'seq-item-ind' || type === 'explicit-key-ind' || type === 'map-value-ind')) indicators++;
    else if (type === 'alias') aliases++;
    lineBegins = type === 'newline';
    if (brackets > deepest || indicators > deepest || indent > 2 * deepest) throw tooDeep();
    // For each alias, the parser searches everything before it.
    if (aliases > mostAliases) throw tooWide(`The YAML has more than ${mostAliases} aliases.`);
  }
}
