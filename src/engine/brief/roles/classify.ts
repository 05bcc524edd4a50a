/**
 * The role of each sentence of a brief, by a model learned from briefs that people labelled: a softmax over the features of a sentence,
 * and a chain over the brief, as an aside follows an aside and a finding a finding more often than not.
 */
import { inflateRawSync } from 'node:zlib';
import { buckets, bucketsOf, type Said } from './features.ts';
import { type Role, roles } from './role.ts';
import weights from './weights.b64';

const size = roles.length;

export interface RoleModel {
  /** By bucket and role; the last row is what each role has without any feature. */
  weights: ArrayLike<number>;
  /** By the role before and the role: how much more often one follows the other than by chance, as a logarithm. The last row is for the first sentence. */
  follows: ArrayLike<number>;
}

/** How likely each role is, as shares of one. */
export type Likely = Readonly<Record<Role, number>>;

/** `exp` of what is added, without overflow. */
function sumOf(logs: ArrayLike<number>): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < logs.length; at += 1) most = Math.max(most, logs[at]!);
  let sum = 0;
  for (let at = 0; at < logs.length; at += 1) sum += Math.exp(logs[at]! - most);
  return most + Math.log(sum);
}

/** What the sentence alone says of each role, as logarithms. */
export function scores(features: Uint32Array, weights: ArrayLike<number>): Float64Array {
  const scale = 1 / Math.sqrt(features.length);
  const found = new Float64Array(size);
  for (let role = 0; role < size; role += 1) {
    let sum = 0;
    for (const bucket of features) sum += weights[bucket * size + role]!;
    found[role] = weights[buckets * size + role]! + sum * scale;
  }
  const all = sumOf(found);
  return found.map((score) => score - all);
}

/** The roles of all sentences of a brief, each seen with those before and after it. */
export function rolesOf(brief: readonly Said[], model?: RoleModel): Likely[] {
  if (brief.length === 0) return [];
  const { weights: learned, follows } = model ?? shipped();
  const alone = bucketsOf(brief).map((features) => scores(features, learned).map(Math.exp));
  const step = Float64Array.from(follows, (log) => Math.exp(chained * log));
  const before: Float64Array[] = [];
  for (const [at, own] of alone.entries()) {
    const last = before[at - 1];
    before.push(
      shares(
        own.map((likely, to) => likely * (last === undefined ? step[size * size + to]! : dot(last, (from) => step[from * size + to]!))),
      ),
    );
  }
  const after: Float64Array[] = [];
  for (let at = alone.length - 1; at >= 0; at -= 1) {
    const next = at + 1 < alone.length ? alone[at + 1]!.map((likely, to) => likely * after[at + 1]![to]!) : null;
    after[at] = shares(new Float64Array(size).map((_, from) => (next === null ? 1 : dot(next, (to) => step[from * size + to]!))));
  }
  return alone.map((_, at) => {
    const both = shares(before[at]!.map((likely, role) => likely * after[at]![role]!));
    return Object.fromEntries(roles.map((role, place) => [role, both[place]!])) as Record<Role, number>;
  });
}

function dot(one: Float64Array, other: (at: number) => number): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * other(at);
  return sum;
}

/** The same with a sum of one. */
function shares(list: Float64Array): Float64Array {
  const sum = dot(list, () => 1);
  return list.map((each) => each / sum);
}

/** How far the neighbours of a sentence count beside itself; by what labelled briefs left out of training say. */
const chained = 0.7;

/** The largest weight that is kept, and how many are told apart on each side of none: by their root, as most are small. */
const largest = 25;
const levels = 14;
export const byteOf = (weight: number) => Math.round(levels * Math.sign(weight) * Math.sqrt(Math.min(1, Math.abs(weight) / largest)));
/** From the smallest to the largest. */
const kept = Float32Array.from({ length: 2 * levels + 1 }, (_, at) => Math.sign(at - levels) * largest * ((at - levels) / levels) ** 2);

/** The model of which `packed` are the bytes, deflated and in base64. */
function unpacked(packed: string): RoleModel {
  const bytes = inflateRawSync(Buffer.from(packed, 'base64'));
  const all = new Float32Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) all[at] = kept[bytes.readInt8(at) + levels]!;
  return { weights: all.subarray(0, (buckets + 1) * size), follows: all.subarray((buckets + 1) * size) };
}

let own: RoleModel | undefined;

/** The weights that come with the program, made by `npm run roles`. */
function shipped(): RoleModel {
  own ??= unpacked(weights);
  return own;
}
