/** A CRM export of a given number of deals: the demo's tables, its deals repeated under new ids. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [folder, count] = [process.argv[2], Number(process.argv[3])];
const bin = path.resolve(import.meta.dirname, '../../bin/quarterdeck.js');
execFileSync(process.execPath, [bin, 'demo', '--dir', `${folder}-demo`, '-q']);
mkdirSync(folder, { recursive: true });
for (const name of ['accounts.csv', 'owners.csv', 'products.csv', 'targets.csv', 'opportunities.csv']) {
  const text = readFileSync(path.join(`${folder}-demo`, 'data', name), 'utf8');
  if (name !== 'opportunities.csv') {
    writeFileSync(path.join(folder, name), text);
    continue;
  }
  const [header, ...rows] = text.trimEnd().split('\n');
  const more = Array.from({ length: count }, (_, i) => `R${Math.floor(i / rows.length)}-${rows[i % rows.length]}`);
  writeFileSync(path.join(folder, name), `${[header, ...more].join('\n')}\n`);
}
