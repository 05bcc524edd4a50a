/** What the bundler is told of single packages. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import { iconSubset } from './icon-subset.mjs';
import { textsByLanguage } from './languages.mjs';

/** Commander loads this at its start to run commands that are programs of their own; ours never are. */
const noChildProcess = {
  name: 'no-child-process',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
      importer.includes('commander') ? { path: 'child_process', namespace: 'unused' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'module.exports = {};' }));
  },
};

/** What our own code asks for by `require` travels in the bundle as well: it must not look like a function of ours. */
const ownRequire = {
  name: 'own-require',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]engine[\\/].*\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replace('const require = createRequire(import.meta.url);\n', '\n'),
      loader: 'ts',
    }));
  },
};

/** Of the fifty languages that zod speaks none is asked for: its messages are put into our own words. */
const noLocales = {
  name: 'no-locales',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: "export { default as en } from './en.js';" }));
  },
};

/** Tables of Unicode are unpacked by node itself, many times as fast. */
const unpacking = {
  name: 'unpacking',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]tiny-inflate[\\/]index\.js$/ }, () => ({
      contents: `const { inflateRawSync } = require('node:zlib'); module.exports = (packed, into) => { into.set(inflateRawSync(packed)); return into; };`,
    }));
  },
};

/** A font packed as WOFF2 is unpacked by node itself, without the dictionary of half a megabyte. */
const unpackingFonts = {
  name: 'unpacking-fonts',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]brotli[\\/]decompress\.js$/ }, () => ({
      contents: `const { brotliDecompressSync } = require('node:zlib'); module.exports = (packed) => brotliDecompressSync(packed);`,
    }));
  },
};

/** Beside its code lies a colour profile for archives, which none of ours is, and code in a bundle has no address. */
const noColourProfile = {
  name: 'no-colour-profile',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]pdfkit\.node\.mjs$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replace(/new URL\('[^']*\.icc', import\.meta\.url\)\.href/, "''"),
    }));
  },
};

/** It keeps tokens, and how long they live, under the names of their classes, which bundling would change. */
const namedTokens = {
  name: 'named-tokens',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]oidc-provider[\\/]lib[\\/].*\.js$/ }, async ({ path: file }) => ({
      contents: (await transform(readFileSync(file, 'utf8'), { keepNames: true, minify: true })).code,
    }));
  },
};

/** The server of OAuth 2.0 answers in two types of content, and is asked in one. */
const fewMediaTypes = {
  name: 'few-media-types',
  setup({ onLoad }) {
    const known = { 'application/json': ['json'], 'application/x-www-form-urlencoded': [], 'text/html': ['html'], 'text/plain': ['txt'] };
    const db = Object.fromEntries(
      Object.entries(known).map(([type, extensions]) => [type, { extensions, compressible: true, charset: 'UTF-8' }]),
    );
    onLoad({ filter: /[\\/]mime-db[\\/]db\.json$/ }, () => ({ contents: JSON.stringify(db), loader: 'json' }));
  },
};

/** The catalogues of nine languages are most of the program, and a deck speaks one: each is a file of its own, loaded when it is spoken. */
const catalogueFiles = Object.entries(textsByLanguage()).map(([code, texts]) => {
  const text = `module.exports=${JSON.stringify(texts)};`;
  // Compiled code is kept by the names of files, which therefore follow from what they hold.
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { code, name: `texts-${code}-${hash}.cjs`, text };
});

const textsWhenSpoken = {
  name: 'texts-when-spoken',
  setup({ onResolve, onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]languages[\\/]texts\.ts$/ }, () => ({
      contents: `export const texts = {${catalogueFiles.map(({ code, name }) => `${code}: () => require('./${name}')`).join(', ')}};`,
    }));
    onResolve({ filter: /^\.\/texts-\w+-\w+\.cjs$/ }, () => ({ external: true }));
  },
};

/** Files that the program loads and that are in no bundle: name and text, in its folder of parts. */
export const besideBundle = catalogueFiles.map(({ name, text }) => ({ name, text }));

/** @param {string} root Folder of the project. */
export function bundlePlugins(root) {
  return [
    textsWhenSpoken,
    noChildProcess,
    ownRequire,
    noLocales,
    unpacking,
    unpackingFonts,
    noColourProfile,
    namedTokens,
    fewMediaTypes,
    iconSubset(path.join(root, 'src/model/icon-names.ts')),
  ];
}
