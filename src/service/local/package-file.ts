/** Files of this package, wherever it is installed and however it is bundled. */
import { createRequire } from 'node:module';
import path from 'node:path';

/** @param file Path in the package: `dist/render-child.cjs`. */
export function packageFile(file: string): string {
  return path.join(path.dirname(createRequire(import.meta.url).resolve('quarterdeck/package.json')), file);
}
