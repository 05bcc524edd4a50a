/** Briefs whose sentences people labelled by role, and the model learned from them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { byteOf, type RoleModel, scores } from '../../src/engine/brief/roles/classify.ts';
import { buckets, bucketsOf, type Said } from '../../src/engine/brief/roles/features.ts';
import { isMatter, type Role, roleOfLetter, roles } from '../../src/engine/brief/roles/role.ts';

export interface LabelledBrief {
  /** `de`. */
  language: string;
  said: Said[];
  roles: Role[];
}

const size = roles.length;

/**
 * The briefs of a folder: `<language>-<author>.txt`, each brief below a line that begins with `===`, a sentence a line behind the letter
 * of its role and a tab, paragraphs apart by an empty line.
 */
export function briefsIn(folder: string): LabelledBrief[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort();
  return files.flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split(/^===.*$/mu)
      .slice(1)
      .map((text) => labelled(file.slice(0, 2), text))
      .filter(({ said }) => said.length > 0),
  );
}

function labelled(language: string, text: string): LabelledBrief {
  const found: LabelledBrief = { language, said: [], roles: [] };
  for (const paragraph of text.trim().split(/\n\s*\n/u)) {
    const lines = paragraph.split('\n').filter((line) => line.trim() !== '');
    for (const [at, line] of lines.entries()) {
      const [letter, sentence] = [line.slice(0, 1), line.slice(2)];
      if (!(letter in roleOfLetter) || line.charAt(1) !== '\t') throw new Error(`${language}: no role before "${line}"`);
      found.said.push({ text: sentence, opens: at === 0, closes: at === lines.length - 1 });
      found.roles.push(roleOfLetter[letter as keyof typeof roleOfLetter]);
    }
  }
  return found;
}

/** By what briefs left out of training say: rounds over the corpus, length of the first steps and how they shorten, and what wears off. */
const [rounds, rate, cooling, decay] = [20, 2, 0.3, 0.0003];

/** Softmax regression by gradient descent, in an order that is the same each time. */
export function learned(briefs: readonly LabelledBrief[]): RoleModel {
  const examples = briefs
    .flatMap(partsOf)
    .flatMap(({ said, roles: own }) => bucketsOf(said).map((features, at) => ({ features, role: roles.indexOf(own[at]!) })));
  const weights = new Float32Array((buckets + 1) * size);
  const mean = new Float32Array(weights.length);
  for (let round = 0; round < rounds; round += 1) {
    const pace = rate / (1 + cooling * round);
    const learn = (at: number, slope: number) => {
      weights[at]! -= pace * (slope + decay * weights[at]!);
    };
    for (const { features, role } of shuffled(examples, round)) {
      const scale = 1 / Math.sqrt(features.length);
      for (const [each, score] of scores(features, weights).entries()) {
        const off = Math.exp(score) - (each === role ? 1 : 0);
        if (Math.abs(off) < 1e-3) continue;
        for (const bucket of features) learn(bucket * size + each, off * scale);
        learn(buckets * size + each, off);
      }
    }
    // What single sentences teach last would weigh most.
    if (round >= rounds / 2) for (let at = 0; at < mean.length; at += 1) mean[at]! += weights[at]! / (rounds - rounds / 2);
  }
  return { weights: mean, follows: followed(briefs) };
}

/** A brief and what others might have written of it: its middle, without greeting and signature, and each of its paragraphs. */
function partsOf(brief: LabelledBrief): LabelledBrief[] {
  const part = (from: number, to: number) => ({ ...brief, said: brief.said.slice(from, to), roles: brief.roles.slice(from, to) });
  const matter = brief.roles.flatMap((role, at) => (isMatter(role) ? at : []));
  const found = [brief];
  if (matter.length > 1) found.push(part(matter[0]!, matter.at(-1)! + 1));
  const starts = brief.said.flatMap(({ opens }, at) => (opens ? at : []));
  if (starts.length > 1) found.push(...starts.map((from, at) => part(from, starts[at + 1] ?? brief.said.length)));
  return found;
}

function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed + 1;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const found = [...list];
  for (let at = found.length - 1; at > 0; at -= 1) {
    const other = next(at + 1);
    [found[at], found[other]] = [found[other]!, found[at]!];
  }
  return found;
}

/** How much more often a role follows another than by chance. */
function followed(briefs: readonly LabelledBrief[]): Float64Array {
  const count = new Float64Array((size + 1) * size).fill(0.5);
  const each = new Float64Array(size).fill(1);
  for (const { roles: own } of briefs)
    for (const [at, role] of own.entries()) {
      const [from, to] = [at === 0 ? size : roles.indexOf(own[at - 1]!), roles.indexOf(role)];
      count[from * size + to]! += 1;
      each[to]! += 1;
    }
  const all = each.reduce((sum, one) => sum + one);
  return count.map((one, at) => {
    const row = Math.floor(at / size) * size;
    const from = count.slice(row, row + size).reduce((sum, other) => sum + other);
    return Math.log(one / from / (each[at % size]! / all));
  });
}

/** The bytes of a model, as the program keeps them. */
export function bytesOf({ weights, follows }: RoleModel): Buffer {
  return Buffer.from(Int8Array.from([...Array.from(weights), ...Array.from(follows)], byteOf));
}

/** Bytes in the file of the program, and back. */
export const packed = (bytes: Buffer) => deflateRawSync(bytes, { level: 9 }).toString('base64');
export const unpacked = (text: string) => inflateRawSync(Buffer.from(text, 'base64'));
