/**
 * Writes what the code knows of the languages from their folders under `src/languages`: `all.ts`, every language with its catalogue,
 * `messages.ts`, the keys of English with what each needs in any language, and the list of
 * languages in `src/model`. Run after a key, an argument or a language is added.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, Visitor } from '@fluent/syntax';

const root = path.resolve(import.meta.dirname, '..', 'src/languages');

/** The order of the list that stands, new ones after it; English first, as it names the keys. */
function codesIn(folder) {
  const codes = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const known = [...readFileSync(path.join(folder, '../model/language.ts'), 'utf8').matchAll(/^ {2}(\w+): \{/gm)].map(([, code]) => code);
  const place = (code) => (known.includes(code) ? known.indexOf(code) : known.length);
  return codes.map(({ name }) => name).sort((a, b) => place(a) - place(b) || a.localeCompare(b));
}

const filesOf = (folder, code, ending) =>
  readdirSync(path.join(folder, code))
    .filter((file) => file.endsWith(ending))
    .sort();
const catalogues = (folder, code) => filesOf(folder, code, '.ftl');

/** @returns The text of `src/model/language.ts`: each language with what its grammar says of its name, locale and script. */
export function languageList(folder = root) {
  const lines = codesIn(folder).map((code) => {
    const grammar = readFileSync(path.join(folder, code, 'grammar.ts'), 'utf8');
    const said = ['name', 'locale', 'direction', 'spaced'].map((field) => {
      const value = new RegExp(`^ {2}${field}: (.+),$`, 'm').exec(grammar)?.[1];
      if (value === undefined) throw new Error(`${code}/grammar.ts names no ${field}`);
      return `${field}: ${value}`;
    });
    return `  ${code}: { ${said.join(', ')} },`;
  });
  return `/** The languages a deck can be written in. Written by \`scripts/languages.mjs\` from their folders. */\n\nexport const languages = {\n${lines.join('\n')}\n} as const;\n\nexport type LanguageCode = keyof typeof languages;\n\nexport function isLanguage(code: string): code is LanguageCode {\n  return Object.hasOwn(languages, code);\n}\n`;
}

/** @returns The text of `all.ts`. */
export function allLanguages(folder = root) {
  const codes = codesIn(folder);
  const parts = (code) => filesOf(folder, code, '.ts').map((file) => file.replace(/\.ts$/, ''));
  const lines = codes.flatMap((code) => [
    ...parts(code).map((part) => `import { ${part} as ${variable(code, part)} } from './${code}/${part}.ts';`),
    ...catalogues(folder, code).map((file) => `import ${variable(code, file)} from './${code}/${file}';`),
  ]);
  const entries = codes.map(
    (code) =>
      `  ${code}: { ${parts(code)
        .map((part) => `${part}: ${variable(code, part)}`)
        .join(', ')}, texts: [${catalogues(folder, code)
        .map((file) => variable(code, file))
        .join(', ')}] },`,
  );
  return `/** Every language by its code, with the texts of its catalogue. Written by \`scripts/languages.mjs\`. */\nimport type { LanguageCode } from '../model/language.ts';\nimport type { Grammar } from './grammar.ts';\nimport type { NumberPattern } from './numbers.ts';\nimport type { IconWords, Signs, Topics } from './signs.ts';\n${lines.join('\n')}\n\n/** What a folder holds. */\ninterface Language {\n  grammar: Grammar;\n  numbers: NumberPattern;\n  signs: Signs;\n  icons: IconWords;\n  /** What briefs call the subjects of pages; none for English, in which they are matched. */\n  topics?: Topics;\n  texts: readonly string[];\n}\n\nexport const all: Readonly<Record<LanguageCode, Language>> = {\n${entries.join('\n')}\n};\n`;
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
  const needs = (id) => [...new Set(all.flatMap(([, messages]) => argsOf(messages, id)))].sort();
  const quoted = (names) => names.map((name) => `'${name}'`).join(' | ');
  const [plain, others] = [ids.filter((id) => needs(id).length === 0), ids.filter((id) => needs(id).length > 0)];
  const parts = ids.filter((id) => english.get(id).parts.length > 0);
  return [
    '/** Every message and the arguments it needs, and the named parts of those that have some. Written by `scripts/languages.mjs`. */',
    'export interface Messages extends Record<Plain, never> {',
    ...others.map((id) => `  '${id}': ${quoted(needs(id))};`),
    '}',
    '',
    '/** Those that need nothing. */',
    `type Plain = ${quoted(plain)};`,
    '',
    'export interface Parts {',
    ...parts.map((id) => `  '${id}': ${quoted(english.get(id).parts)};`),
    '}',
    '',
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(path.join(root, '../model/language.ts'), languageList());
  writeFileSync(path.join(root, 'all.ts'), allLanguages());
  writeFileSync(path.join(root, 'messages.ts'), messageTypes());
}
