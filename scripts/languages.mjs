/**
 * Writes what the code knows of the languages from their folders under `src/languages`: `all.ts`, every language with its catalogue, and
 * `messages.ts`, the keys of English with what each needs in any language. Run after a key, an argument or a language is added.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, Visitor } from '@fluent/syntax';

const root = path.resolve(import.meta.dirname, '..', 'src/languages');

/** English first, as it names the keys. */
function codesIn(folder) {
  const codes = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return codes.map(({ name }) => name).sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));
}

const catalogues = (folder, code) =>
  readdirSync(path.join(folder, code))
    .filter((file) => file.endsWith('.ftl'))
    .sort();

/** @returns The text of `all.ts`. */
export function allLanguages(folder = root) {
  const codes = codesIn(folder);
  const lines = codes.flatMap((code) => [
    `import { grammar as ${code} } from './${code}/grammar.ts';`,
    ...catalogues(folder, code).map((file) => `import ${variable(code, file)} from './${code}/${file}';`),
  ]);
  const entries = codes.map(
    (code) =>
      `  ${code}: { grammar: ${code}, texts: [${catalogues(folder, code)
        .map((file) => variable(code, file))
        .join(', ')}] },`,
  );
  return `/** Every language by its code, with the texts of its catalogue. Written by \`scripts/languages.mjs\`. */\n${lines.join('\n')}\n\nexport const all = {\n${entries.join('\n')}\n} as const;\n\nexport type LanguageCode = keyof typeof all;\n`;
}

const variable = (code, file) => code + file.replace(/\.ftl$/, '').replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** Message id → its parts by name, and the arguments and messages its text names. */
function messagesOf(folder, code) {
  const found = new Map();
  for (const file of catalogues(folder, code)) {
    const text = readFileSync(path.join(folder, code, file), 'utf8');
    for (const entry of parse(text, { withSpans: true }).body) {
      if (entry.type === 'Junk') {
        const line = text.slice(0, entry.span.start).split('\n').length;
        throw new Error(`${code}/${file}:${line}: ${entry.annotations.map(({ message }) => message).join('; ')}`);
      }
      if (entry.type !== 'Message') continue;
      if (found.has(entry.id.name)) throw new Error(`${code}/${file}: ${entry.id.name} stands twice`);
      const uses = { args: new Set(), messages: new Set(), parts: entry.attributes.map(({ id }) => id.name) };
      const visitor = new Visitor();
      visitor.visitVariableReference = ({ id }) => uses.args.add(id.name);
      visitor.visitMessageReference = ({ id }) => uses.messages.add(id.name);
      visitor.visit(entry);
      found.set(entry.id.name, uses);
    }
  }
  return found;
}

function argsOf(messages, id, seen = new Set()) {
  const message = messages.get(id);
  if (!message || seen.has(id)) return [];
  seen.add(id);
  return [...message.args, ...[...message.messages].flatMap((other) => argsOf(messages, other, seen))];
}

/** Messages that begin with `part-` are parts of others, in each language as it needs them.
 * @returns The text of `messages.ts`; what is missing or too many in a language is an error. */
export function messageTypes(folder = root) {
  const codes = codesIn(folder);
  const all = codes.map((code) => [code, messagesOf(folder, code)]);
  const english = all[0][1];
  const wrong = all.flatMap(([code, messages]) =>
    [...english.keys()].filter((id) => !id.startsWith('part-') && !messages.has(id)).map((id) => `${code} lacks ${id}`),
  );
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const ids = [...english.keys()].filter((id) => !id.startsWith('part-'));
  const line = (id) => {
    const args = [...new Set(all.flatMap(([, messages]) => argsOf(messages, id)))].sort();
    return `  '${id}': ${args.length > 0 ? args.map((arg) => `'${arg}'`).join(' | ') : 'never'};`;
  };
  const parts = ids.filter((id) => english.get(id).parts.length > 0);
  return `/** Every message and the arguments it needs, and the named parts of those that have some. Written by \`scripts/languages.mjs\`. */\nexport interface Messages {\n${ids.map(line).join('\n')}\n}\n\nexport interface Parts {\n${parts
    .map(
      (id) =>
        `  '${id}': ${english
          .get(id)
          .parts.map((part) => `'${part}'`)
          .join(' | ')};`,
    )
    .join('\n')}\n}\n`;
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(path.join(root, 'all.ts'), allLanguages());
  writeFileSync(path.join(root, 'messages.ts'), messageTypes());
}
