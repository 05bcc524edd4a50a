/** Patterns of file names: `exports/*.csv`, for shells that do not unfold them and for quoted ones. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';

export function isPattern(place: string): boolean {
  return /[*?]/.test(place);
}

/** Paths that the pattern meets, in order; `*` and `?` stand for letters within one name, and not for the dot of a hidden file. */
export async function matchFiles(pattern: string): Promise<string[]> {
  const { root } = path.parse(pattern);
  let places = [root];
  for (const part of pattern.slice(root.length).split(/[\\/]/)) {
    if (part === '') continue;
    if (!isPattern(part)) {
      places = places.map((place) => path.join(place, part));
      continue;
    }
    const expression = new RegExp(
      `^${part
        .replace(/[.+^${}()|[\]\\]/g, '\\$&')
        .replace(/\*+/g, '.*')
        .replaceAll('?', '.')}$`,
      'u',
    );
    const matches = await Promise.all(
      places.map(async (place) => {
        const names = await readdir(place === '' ? '.' : place).catch(() => []);
        return names
          .filter((file) => expression.test(file) && (!file.startsWith('.') || part.startsWith('.')))
          .sort()
          .map((file) => path.join(place, file));
      }),
    );
    places = matches.flat();
  }
  return places;
}
