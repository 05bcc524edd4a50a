/** Puts into the program only those drawings of the icon set that it can show: the set itself is forty times as large. */
import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';

/** An esbuild plugin; `names` is the module that lists the drawings. */
export function iconSubset(names) {
  return {
    name: 'icon-subset',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]@iconify-json[\\/]ph[\\/]icons\.json$/ }, async ({ path }) => {
        const { outputFiles } = await build({ entryPoints: [names], bundle: true, format: 'esm', write: false });
        const { drawings } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
        const { width, icons } = JSON.parse(await readFile(path, 'utf8'));
        const shown = Object.values(drawings).map((name) => {
          if (icons[name] === undefined) throw new Error(`The icon set has no drawing "${name}"`);
          return [name, { body: icons[name].body }];
        });
        return { contents: JSON.stringify({ width, icons: Object.fromEntries(shown) }), loader: 'json' };
      });
    },
  };
}
