/** Builds dist unless it is newer than its sources: npm prepares a checkout again at every `npx quarterdeck`. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const sources = ['src', 'bin', 'scripts', 'package.json', 'package-lock.json'];

/** A folder counts too: its time changes when a file in it is removed or renamed. */
function inside(place) {
  const entries = path.extname(place) === '' ? readdirSync(path.join(root, place), { recursive: true }) : [];
  return [place, ...entries.map((entry) => path.join(place, entry))];
}

const changed = (place) => statSync(path.join(root, place), { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (changed('dist/meta.json') < Math.max(...sources.flatMap(inside).map(changed))) await import('./build.mjs');
