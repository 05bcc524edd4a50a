/** Two years of deals and a place to make decks of them, for tests of where the tables come from. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { runInProcess } from '../helpers/run-in-process.ts';
import { tempDir } from '../helpers/temp-dir.ts';

const reps = ['Ann Lee', 'Bob Ray', 'Cy Fox', 'Dee Moss'];
const products = ['Harrier', 'Kestrel', 'Merlin'];
const days = ['01', '12', '28', '30'];

/** Two years of deals, some of which close on the last day of a quarter. */
export const dealRows = Array.from({ length: 480 }, (_, at) => {
  const month = at % 24;
  const [year, text] = [2024 + Math.floor(month / 12), String((month % 12) + 1).padStart(2, '0')];
  const day = text === '02' ? '28' : days[at % 4]!;
  const last = ['03', '12'].includes(text) && at % 5 === 0 ? '31' : day;
  return [
    `d${at}`,
    reps[at % 4]!,
    products[(at * 7) % 3]!,
    at % 5 < 3 ? 'Won' : 'Lost',
    String(5000 + 200 * month + ((at * 137) % 400)),
    `${year}-${text}-01`,
    `${year}-${text}-${last}`,
  ];
});
export const dealHeader = ['id', 'owner', 'product', 'stage', 'amount', 'created_at', 'closed_at'];

export function sourceWorld() {
  const cwd = tempDir();
  const home = tempDir();
  const run = async (args: string[], env: Record<string, string> = {}) => {
    const result = await runInProcess(args, { cwd, env: { QUARTERDECK_HOME: home, ...env } });
    expect(result.code, result.stderr).toBe(0);
    return result;
  };
  const deck = async (name: string, args: string[], env?: Record<string, string>) => {
    await run(['generate', 'Sales review of Q4 2025', '--as-of', '2025-12-31', '-o', `${name}.pptx`, ...args], env);
    return readFileSync(path.join(cwd, `${name}.pptx`));
  };
  return { cwd, run, deck };
}
