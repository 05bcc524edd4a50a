/** A share that only the weights of groups moved since a month: the split, a verdict on each cause that is named, and options that repair nothing. */
import { describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { randomFrom } from '../../insight/fixtures.ts';
import { askedOf, type Rows } from '../../insight/planted-cells.ts';
import { shown } from '../plan-texts.ts';

const iso = (day: number) => new Date(Date.UTC(2024, 6, 1) + day * 86_400_000).toISOString().slice(0, 10);
/** 1 April 2025. */
const change = 274;
const own: Readonly<Record<string, number>> = { Repair: 0.95, Service: 0.86, Rebuild: 0.5 };

/** A boatyard: since April 2025 there are more rebuilds, which are seldom ready in time, above all at the quay; @param worse part of its own share that the quay then keeps */
function boats({ worse = 1 } = {}): Rows {
  const random = randomFrom(41);
  const among = <T>(names: readonly T[]) => names[Math.floor(random() * names.length)]!;
  const rows: Record<string, string | number>[] = [];
  for (let day = 0; day < 549; day++) {
    const isSince = day >= change;
    for (let at = 0; at < (isSince ? 14 : 9); at++) {
      const kind = at >= 9 ? 'Rebuild' : among(['Repair', 'Repair', 'Service', 'Service', 'Rebuild']);
      const yard = at >= 9 ? among(['Quay', 'Quay', 'Quay', 'Basin']) : among(['Quay', 'Basin', 'Slip']);
      const share = own[kind]! * (isSince && yard === 'Quay' ? worse : 1);
      rows.push({
        job: `B${rows.length}`,
        ordered: iso(day),
        yard,
        kind,
        crew: among(['Ash', 'Elm', 'Fir']),
        ready_in_time: random() < share ? 'yes' : 'no',
      });
    }
  }
  return rows;
}

const complaint = 'Our ready in time rate has fallen since April, and the owners want to know why. The Quay looks worst.';
const claims =
  'The yard manager says it is the new planning software that went live on 29 March. Sales thinks that the Quay has lost its best people. The buyers believe that we take on more rebuilds.';
const options =
  'Options: (A) go back to the old planning software for £40,000 once; (B) two more shipwrights at the Quay for £70,000 a year; (C) cap rebuilds at the number we took before April; (D) set a target for each kind of job and report them apart, £2,000 once; (E) leave everything as it is. What should we decide?';

async function told(prompt: string, rows = boats(), file = 'jobs.csv') {
  const { facts, brief } = await askedOf(prompt, file, rows);
  const { outline } = planFromFacts(brief, facts);
  const say = (text: string) => shown(text, outline.facts);
  const table = (id: string) => outline.slides.find((slide) => slide.id.startsWith(id)) as OutlineSlide<'table'> | undefined;
  const rowsOf = (id: string) => table(id)?.content.rows.map(({ cells }) => cells.map(say)) ?? [];
  const summary = outline.slides.find(({ kind }) => kind === 'executive-summary') as OutlineSlide<'executive-summary'>;
  return {
    facts,
    ids: outline.slides.map(({ id }) => id),
    titles: outline.slides.map(({ title }) => say(title)),
    points: summary.content.points.map(({ text }) => say(text)).join('\n'),
    mix: rowsOf('mix-'),
    reading: table('mix-')?.content.reading?.map(say).join(' ') ?? '',
    claims: rowsOf('claims-'),
    options: rowsOf('decision-'),
    best: table('decision-')?.content.rows.findIndex(({ role }) => role === 'highlight'),
    decision: table('decision-')?.content.reading?.map(say).join(' ') ?? '',
    all: JSON.stringify(outline.slides.map((slide) => JSON.stringify(slide))),
  };
}

const percent = (text: string) => Number(/^[\d.]+/.exec(text)![0]);

describe('a share that only the weights of groups moved', () => {
  it('is split exactly between the spans, with the share and the level of each group before and since', async () => {
    const rows = boats();
    const { facts, titles, points, mix, ids, reading } = await told(`Six slides. ${complaint} ${claims}`, rows);
    const of = (isSince: boolean, kind?: string) =>
      rows.filter(
        (row) => row.ordered! >= '2025-04-01' === isSince && row.ordered! < '2026-01-01' && (kind === undefined || row.kind === kind),
      );
    const rate = (some: Rows) => some.filter((row) => row.ready_in_time === 'yes').length / some.length;
    const [before, since] = [of(false), of(true)];
    const parts = Object.keys(own).map((kind) => {
      const [b, s] = [of(false, kind), of(true, kind)];
      const [wb, ws] = [b.length / before.length, s.length / since.length];
      return { mix: ((rate(b) + rate(s)) / 2) * (ws - wb), within: ((wb + ws) / 2) * (rate(s) - rate(b)) };
    });
    const fact = (part: string) => Object.values(facts.facts).find(({ id }) => id.startsWith(`share_of_ready_in_time.${part}[`))!.value!;
    expect(fact('by_weights')).toBeCloseTo(
      parts.reduce((sum, each) => sum + each.mix, 0),
      9,
    );
    expect(fact('by_levels')).toBeCloseTo(
      parts.reduce((sum, each) => sum + each.within, 0),
      9,
    );
    expect(fact('mix_change')).toBeCloseTo(rate(since) - rate(before), 9);
    expect(titles[1]).toMatch(/^Only the mix moved share of ready in time: Rebuild went from [\d.]+% to [\d.]+% of /);
    expect(points).toMatch(/The mix made −[\d.]+ points of −[\d.]+ points, the groups themselves/);
    expect(reading).toMatch(/mix moved share of ready in time −[\d.]+ points, and what moved within added/);
    expect(reading).toMatch(/At the earlier mix, share of ready in time would be [\d.]+%/);
    const [rebuild] = mix.filter(([name]) => name === 'Rebuild');
    expect(percent(rebuild![2]!)).toBeGreaterThan(percent(rebuild![1]!) + 15);
    expect(Math.abs(percent(rebuild![4]!) - percent(rebuild![3]!))).toBeLessThan(6);
    expect(ids.some((id) => /^(?:onset|cells|pair|rate-change)-/.test(id))).toBe(false);
  });

  it('gives every cause that is named its verdict by what happened within like groups', async () => {
    const { claims: rows } = await told(`Eight slides. ${complaint} ${claims}`);
    const row = (claim: string) => rows.find(([cell]) => cell!.includes(claim))!;
    expect(rows[0]).toBe(row('more rebuilds'));
    expect(row('more rebuilds')[4]).toMatch(/^Shown by the data\. /);
    expect(row('Quay')).toEqual([
      expect.stringContaining('lost its best people'),
      'Share of ready in time, Quay',
      expect.stringMatching(/^7|^8/),
      expect.stringMatching(/^5|^6/),
      expect.stringMatching(/^No change in like groups\. Within the same kind, [−+][\d.]+ points\.$/),
    ]);
    expect(row('software')[4]).toMatch(/^Nothing it could have moved\. Within each kind, /);
  });

  it('recommends no option that treats who did not change, and weighs leaving it and measuring apart', async () => {
    const { options: rows, best, decision, titles, all } = await told(`Eight slides. ${complaint} ${claims} ${options}`);
    expect(rows.map(([option]) => option!.slice(0, 1))).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(rows[best!]![0]).toMatch(/^D: /);
    expect(rows[0]![2]).toMatch(/^Treats what did not change: /);
    expect(rows[1]![2]).toMatch(/^Quay did not change: [−+][\d.]+ points within the same kind/);
    expect(rows[2]![2]).toMatch(/by giving up [\d,]+ rows a year, with nothing done better$/);
    expect(rows[4]![2]).toMatch(/^Nothing is lost by it/);
    expect(decision).toMatch(/^Choose .*nothing to repair\./);
    expect(titles.at(-1)).not.toMatch(/fix|turn .* around|review/i);
    expect(all).not.toMatch(/[Ff]ix (?:Quay|Rebuild)|close the gap|win it back/);
  });

  it('is told once where it is asked where, too, by options whose letters have commas', async () => {
    const { points, options: rows } = await told(
      `Eight slides. ${complaint} Why did the ready in time rate fall, where and since when? Options: A, go back to the old planning software, £40,000; B, two more shipwrights at the Quay, £70,000 a year; C, change how we report and set targets so that it is by kind of job, £2,000.`,
    );
    expect(points.match(/groups? to fix|The mix made/g)).toHaveLength(1);
    expect(rows.map(([option]) => option!.slice(0, 2))).toEqual(['A:', 'B:', 'C:']);
  });

  it('is left as it is where no option measures the groups apart', async () => {
    const { options: rows, best } = await told(
      `Eight slides. ${complaint} ${claims} Options: (A) go back to the old planning software for £40,000 once; (B) two more shipwrights at the Quay for £70,000 a year; (C) leave everything as it is. What should we decide?`,
    );
    expect(rows[best!]![0]).toMatch(/^C: Leave everything/);
  });

  it('is no mix alone where one place is worse within like groups', async () => {
    const { titles, options: rows } = await told(`Eight slides. ${complaint} ${claims} ${options}`, boats({ worse: 0.6 }));
    expect(titles.join('\n')).not.toMatch(/Only the mix|Mostly the mix/);
    expect(rows.map((cells) => cells.at(-1)).join('\n')).not.toMatch(/did not change/);
  });

  it('is told since the month in which it moved, whatever quarter the deck is of', async () => {
    const { facts, points, mix, ids, all } = await told(`Six slides. Why is our ready in time rate so low? ${claims}`);
    expect(facts.mixes).toEqual([expect.objectContaining({ of: 'since', start: expect.objectContaining({ id: '2025-04' }) })]);
    expect(points).toMatch(/Share of ready in time has been [\d.]+% since April 2025, [\d.]+% before\./);
    expect(mix).toHaveLength(4);
    expect(ids.filter((id) => /^(?:trend|scorecard|comparison|ranking)/.test(id))).toEqual([]);
    expect(all).toContain('measure share of ready in time by kind');
  });

  it('is told in the language of the brief', async () => {
    const german = boats().map(({ job, ordered, yard, kind, ready_in_time: ready }) => ({
      Auftrag: job!,
      Datum: ordered!,
      Werft: yard!,
      Art: kind === 'Rebuild' ? 'Umbau' : kind === 'Repair' ? 'Reparatur' : 'Wartung',
      pünktlich: ready === 'yes' ? 'ja' : 'nein',
    }));
    const {
      claims: rows,
      options: choices,
      best,
    } = await told(
      'Acht Folien. Warum ist der Anteil der pünktlichen Aufträge seit April gesunken? Der Werftleiter sagt, es liege an der neuen Software. Der Vertrieb meint, Quay arbeite schlampig. Der Einkauf glaubt, wir machen einfach mehr Umbau. Zur Wahl stehen: (A) zurück zur alten Software für 40.000 € im Jahr; (B) eine zweite Kontrolle in Quay für 70.000 € im Jahr; (C) die Quote künftig je Art berichten und je Art ein Ziel setzen, 2.000 € einmalig; (D) alles so lassen. Was sollen wir beschließen?',
      german,
      'auftraege.csv',
    );
    expect(rows.map((cells) => cells.at(-1)!.split('.')[0])).toEqual([
      'Von den Daten gezeigt',
      expect.stringMatching(/^(?:Bei gleichem Mix unverändert|Nichts, was es bewegt hätte)$/),
      expect.stringMatching(/^(?:Bei gleichem Mix unverändert|Nichts, was es bewegt hätte)$/),
    ]);
    expect(choices[best!]![0]).toMatch(/^C: /);
    expect(choices[3]![0]).toMatch(/^D: /);
  });
});
