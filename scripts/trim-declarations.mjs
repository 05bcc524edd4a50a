/** Leaves of the declarations those that the library's own reach, with what they need of zod beside them, so that nothing else is installed for them. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const imported = /(?<=\b(?:from|import\(|import|declare module)\s*)(['"])([^'"]+)\1(?=[;)]| \{)/g;

/** @param {string} types Folder of the declarations. @param {string} root Folder of the project. @throws Error when they need another package */
export function trimDeclarations(types, root) {
  const zod = path.join(types, 'zod');
  const needed = new Set();
  const todo = [path.join(types, 'index.d.ts')];
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (needed.has(file)) continue;
    needed.add(file);
    if (file.startsWith(zod) && !existsSync(file)) {
      mkdirSync(path.dirname(file), { recursive: true });
      copyFileSync(path.join(root, 'node_modules/zod', path.relative(zod, file)), file);
    }
    const text = readFileSync(file, 'utf8').replace(imported, (whole, quote, from) => {
      if (from.startsWith('node:')) return whole;
      const isZod = from === 'zod';
      if (!isZod && !from.startsWith('.'))
        throw new Error(`${path.relative(types, file)} needs the types of ${from}; hide it with @internal`);
      const target = isZod ? path.join(zod, 'index.d.ts') : path.join(path.dirname(file), from.replace(/\.(ts|js)$/, '.d.ts'));
      todo.push(target);
      const relative = path
        .relative(path.dirname(file), target)
        .split(path.sep)
        .join('/')
        .replace(/\.d\.ts$/, '.js');
      return `${quote}${relative.startsWith('.') ? '' : './'}${relative}${quote}`;
    });
    writeFileSync(file, text);
  }
  for (const entry of readdirSync(types, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !needed.has(file)) rmSync(file);
  }
}
