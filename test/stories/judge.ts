/**
 * How true the finder is, measured on stories whose truth is known.
 *
 * A story is a data set drawn from a seed, with one thing planted in it, in 1.5 to 4 times the noise. The noise is the standard deviation
 * that one quarter's won value of the whole company has when nothing is planted (a Poisson number of lognormal amounts, so the root of the
 * number of deals won times their mean square); stories about rates or about open deals say theirs in their own file. A planted change of
 * strength s moves a quarter of the whole by s of its standard deviations; it all falls on one member.
 *
 * - The figures of the story are added up from the rows in whole cents, by code that shares nothing with the engine, and must come out exactly.
 * - A claim is a finding with `claim: true`. It is true when it holds in the process that made the data: the planted thing, or what follows
 *   from it by arithmetic (`holds.ts`). It is false when chance alone made it, even though the rows bear it out.
 * - Precision is the share of true claims among all claims. Recall is the share of planted things that some claim names, subject and direction;
 *   the strongest of a story must also be among the `top`. A single row out of proportion and stale deals are stated, not claimed.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findDataFiles } from '../../src/engine/data/data-file.ts';
import { Evidence } from '../../src/engine/insight/evidence.ts';
import { findInsights } from '../../src/engine/insight/find-insights.ts';
import { readFacts } from '../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../src/model/fact.ts';
import type { Finding } from '../../src/model/finding.ts';
import type { Claim, Planted, Story } from './story.ts';

export interface Judged {
  kind: string;
  seed: number;
  strength: number;
  trueClaims: string[];
  falseClaims: string[];
  recalled: string[];
  missed: string[];
  /** Figures that came out otherwise than they add up. */
  wrong: string[];
}

const read = new Map<string, Promise<FactTable>>();

/** The fact table of a story's files; the same story is read once in a process, and each caller has a table of its own. */
export async function factsOf({ files, options }: Pick<Story, 'files' | 'options'>): Promise<FactTable> {
  const key = createHash('sha256')
    .update(JSON.stringify([files, options]))
    .digest('hex');
  const facts = read.get(key) ?? readStory({ files, options });
  read.set(key, facts);
  return structuredClone(await facts);
}

async function readStory({ files, options }: Pick<Story, 'files' | 'options'>): Promise<FactTable> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-story-'));
  try {
    for (const { name, text } of files) writeFileSync(path.join(folder, name), text);
    return await readFacts(await findDataFiles(folder), options);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a finder claims of a table: changes, differences, trends, drivers. */
export function claimsOf(facts: FactTable): Claim[] {
  return findInsights(new Evidence(facts))
    .findings.filter(({ claim }) => claim)
    .map((finding) => claimOf(finding, facts));
}

const roleNames: Readonly<Record<string, string>> = {
  owner: 'owner',
  team: 'team',
  region: 'region',
  segment: 'segment',
  product: 'product',
};

function claimOf(finding: Finding, facts: FactTable): Claim {
  const role = facts.dimensions.find(({ id }) => id === finding.dimension)?.role;
  return {
    kind: finding.kind,
    metric: finding.metric,
    dimension: finding.dimension === undefined ? null : (roleNames[role ?? ''] ?? role ?? finding.dimension),
    member: finding.member ?? null,
    direction: finding.direction,
    finding,
  };
}

export async function judge(story: Story): Promise<Judged> {
  const facts = await factsOf(story);
  const { findings, top } = findInsights(new Evidence(facts));
  const [all, first] = [findings, top].map((some) => some.map((finding) => claimOf(finding, facts))) as [Claim[], Claim[]];
  const claims = all.filter(({ finding }) => finding.claim);
  const told = ({ finding, direction }: Claim) => `${finding.id} ${direction}`;
  const found = ({ matches, strongest, arithmetic }: Planted) => {
    const counts = (claim: Claim) => (arithmetic || claim.finding.claim) && matches(claim);
    return all.some(counts) && (!strongest || first.some(counts));
  };
  return {
    kind: story.kind,
    seed: story.seed,
    strength: story.strength,
    trueClaims: claims.filter(story.holds).map(told),
    falseClaims: claims.filter((claim) => !story.holds(claim)).map(told),
    recalled: story.planted.filter(found).map(({ says }) => says),
    missed: story.planted.filter((planted) => !found(planted)).map(({ says }) => says),
    wrong: [...wrongFigures(story, facts), ...(story.wrong?.(facts) ?? [])],
  };
}

function wrongFigures({ figures }: Story, { facts }: FactTable): string[] {
  return Object.entries(figures).flatMap(([id, value]) => {
    const fact = facts[id];
    if (!fact) return value === 0 ? [] : [`${id} is missing; it is ${value}`];
    const slack = fact.unit === 'money' ? 0.001 : fact.unit === 'ratio' ? 1e-9 : 0;
    return fact.value !== null && Math.abs(fact.value - value) <= slack ? [] : [`${id} is ${fact.value}; it adds up to ${value}`];
  });
}

export interface Score {
  stories: number;
  claims: number;
  precision: number;
  recall: number;
}

export function scoreOf(judged: readonly Judged[]): Score {
  const count = (key: 'trueClaims' | 'falseClaims' | 'recalled' | 'missed') => judged.reduce((sum, each) => sum + each[key].length, 0);
  const [right, wrong, recalled, missed] = [count('trueClaims'), count('falseClaims'), count('recalled'), count('missed')];
  return {
    stories: judged.length,
    claims: right + wrong,
    precision: right + wrong === 0 ? 1 : right / (right + wrong),
    recall: recalled + missed === 0 ? 1 : recalled / (recalled + missed),
  };
}

/** A line a story, and one for all of them. */
export function scoreTable(judged: readonly Judged[]): string {
  const line = (name: string, { stories, claims, precision, recall }: Score) =>
    `${name.padEnd(18)} ${String(stories).padStart(4)} data sets  ${String(claims).padStart(5)} claims  precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}`;
  const kinds = [...new Set(judged.map(({ kind }) => kind))];
  return [...kinds.map((kind) => line(kind, scoreOf(judged.filter((each) => each.kind === kind)))), line('all', scoreOf(judged))].join(
    '\n',
  );
}
