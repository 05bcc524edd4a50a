/** The texts that packages inside the bundle ask to travel with them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @param {string} root Folder of the project. @param {string[]} inputs Files of the bundle, from there. */
export function licences(root, inputs) {
  const folders = new Set(inputs.flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(input)?.[0] ?? []));
  const all = [...folders].flatMap((folder) => [licence(path.join(root, folder), root), ...carriedBy(path.basename(folder), root)]).sort();
  return inGroups(all).join('\n---\n\n');
}

/** Those of the same words together, each with its notice, and the words once after them. */
function inGroups(texts) {
  const groups = new Map();
  for (const text of texts) {
    const at = text.search(terms);
    const [notice, words] = at < 0 ? ['', text] : [text.slice(0, at).trim(), text.slice(at).trim()];
    const key = words.replace(/[\s"'“”‘’*_\\-]+/g, ' ').toLowerCase();
    const group = groups.get(key) ?? { notices: [], words };
    group.notices.push(notice);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ notices, words }) => `${[...notices, words].filter((each) => each !== '').join('\n\n')}\n`);
}

/** Where the words begin that say what is granted, after who grants it. */
const terms = /^[ \t]*(?:Permission is hereby granted|Permission to use, copy, modify|Redistribution and use in source|Apache License)/m;

/** Programs inside a package that are not its own. */
function carriedBy(name, root) {
  return name === 'unpdf' ? [`pdf.js, within unpdf (Apache-2.0)\n\nCopyright (c) Mozilla Foundation\n\n${apache(root)}\n`] : [];
}

function licence(folder, root) {
  const { name, version, license, licenses, author, homepage } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  // Some say it at the head of their text alone: `MIT License`.
  const kind =
    license ??
    licenses?.[0].type ??
    readFileSync(path.join(folder, file), 'utf8')
      .trim()
      .split(/ licen[cs]e/i, 1)[0];
  const own = { MIT: permission, 'Apache-2.0': apache }[kind];
  if (!file && !own) throw new Error(`${name} (${kind}) brings no text of its licence`);
  const text = file
    ? readFileSync(path.join(folder, file), 'utf8').trim()
    : `Copyright (c) ${author?.name ?? author ?? `the authors of ${homepage ?? name}`}\n\n${own(root)}`;
  return `${name} ${version} (${kind})\n\n${text}\n`;
}

/** The words of the MIT licence, which some packages only name. */
function permission(root) {
  const own = readFileSync(path.join(root, 'LICENSE'), 'utf8');
  return own.slice(own.indexOf('Permission is hereby granted')).trim();
}

/** The words of the Apache licence, from a package that brings them. */
function apache(root) {
  const text = readFileSync(path.join(root, 'node_modules/eld/LICENSE'), 'utf8');
  return text.slice(text.indexOf('Apache License'), text.indexOf('END OF TERMS AND CONDITIONS')).trim();
}
