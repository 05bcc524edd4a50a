/** One CSV of deals of any length, written as it is made: the same seed gives the same bytes. `make-deals.mjs <file> <rows>` */

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

const [file, count] = [process.argv[2], Number(process.argv[3])];
const products = ['GTX Basic', 'GTX Pro', 'GTX Plus', 'MG Special', 'MG Advanced', 'GTK 500', 'Alpha'];
const regions = ['North', 'South', 'East', 'West', 'Central'];
const stages = ['Won', 'Won', 'Lost', 'Lost', 'Engaging', 'Prospecting'];
const owners = Array.from({ length: 80 }, (_, i) => `Agent ${String(i + 1).padStart(2, '0')}`);
const accounts = Array.from({ length: 500 }, (_, i) => `Account ${i + 1}, Inc.`);
const firstDay = Date.UTC(2023, 0, 1);

let state = 20251231;
/** Mulberry32: an integer below `below`. */
function random(below) {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
}
const pick = (list) => list[random(list.length)];
const day = (number) => new Date(firstDay + number * 86_400_000).toISOString().slice(0, 10);
const days = Array.from({ length: 1096 + 120 }, (_, i) => day(i));

const out = createWriteStream(file);
let text = 'deal_id,owner,region,product,account,stage,created_date,close_date,amount\n';
for (let i = 1; i <= count; i++) {
  const created = random(1096 - 120);
  const amount = (500 + random(4_950_000) / 100).toFixed(2);
  text += `D${String(i).padStart(8, '0')},${pick(owners)},${pick(regions)},${pick(products)},"${pick(accounts)}",${pick(stages)},${days[created]},${days[created + 1 + random(120)]},${amount}\n`;
  if (text.length > 1 << 20) {
    if (!out.write(text)) await once(out, 'drain');
    text = '';
  }
}
out.end(text);
await once(out, 'close');
