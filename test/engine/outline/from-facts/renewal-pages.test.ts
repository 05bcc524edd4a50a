/** A review of renewals: who is at risk, why customers leave, what is to be done. */
import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { customers, read, shapes } from '../../metrics/recurring/success-export.ts';
import { shown } from '../plan-texts.ts';

const all = customers();
const fading = all.filter(({ fades, day }) => fades && day >= '2026-07-01' && day <= '2026-09-30');

describe('a review of renewals', () => {
  let pages: Map<string, { title: string; text: string; slide: ReturnType<typeof planFromFacts>['outline']['slides'][number] }>;
  let open: readonly string[];

  beforeAll(async () => {
    const facts = await read(all, Object.values(shapes)[0]!);
    const brief = await readBrief({
      prompt:
        'Customer success review Q2 2026 for the executive team. Which accounts are at risk, why are customers leaving, and what should we do next quarter?',
    });
    const { outline, notes } = planFromFacts(brief, facts);
    const say = (text: string) => shown(text, outline.facts);
    pages = new Map(
      outline.slides.map((slide) => [slide.id, { title: say(slide.title), text: say(JSON.stringify(slide.content)), slide }]),
    );
    open = notes.open.filter((note) => note.startsWith('Not answered'));
  });

  it('names the accounts at risk, with amount, date, owner and sign, and says how often the sign was right', () => {
    expect(open).toEqual([]);
    const { title, text, slide } = pages.get('renewals-at-risk')!;
    expect(title).toMatch(new RegExp(`^${fading.length} of \\d+ renewals in Q3 2026 are at risk`));
    for (const { called, csm } of fading.slice(0, 3)) {
      expect(text).toContain(called);
      expect(text).toContain(csm);
    }
    const { columns, rows } = (slide as OutlineSlide<'table'>).content;
    expect(columns.map(({ label }) => label)).toEqual(['Account', 'Up for renewal', 'Renewal date', 'Owner', 'Licences used', 'Health']);
    expect(rows).toHaveLength(fading.length);
    expect(text).toMatch(/In the past year \d+ of \d+ accounts with this sign left \(\d+(?:\.\d)?%\), against \d+(?:\.\d)?% of the others/);
    expect(text).toContain('carry health “Healthy”: the score does not see the risk.');
  });

  it('names them too where it is asked who is likely to leave', async () => {
    const facts = await read(all, Object.values(shapes)[0]!);
    const brief = await readBrief({ prompt: 'Customer success review Q2 2026. Which customers are likely to churn next quarter?' });
    const { outline } = planFromFacts(brief, facts);
    const summary = outline.slides.find(({ kind }) => kind === 'executive-summary') as OutlineSlide<'executive-summary'>;
    expect(shown(summary.content.points[0]!.text, outline.facts)).toContain('renewals in Q3 2026 are at risk');
  });

  it('says where renewals are lost, beside what shares one of its sides', () => {
    const { title, text } = pages.get('renewals-lost')!;
    expect(title).toMatch(/^Growth × Remote lost /);
    expect(text).toContain('Growth, other setup type');
    expect(text).toContain('Remote, other tier');
  });

  it('says the reasons recorded, and what of them was given there', () => {
    const { title, text } = pages.get('renewal-reasons')!;
    expect(title).toContain('Never rolled out');
    expect(text).toMatch(/In Growth × Remote, \d+ of \d+ give this reason/);
  });

  it('answers both questions in the summary and acts on those at risk, owned by whom the data name', () => {
    expect(pages.get('executive-summary')!.text).toMatch(/renewals in Q3 2026 are at risk.*Growth × Remote lost \d+ of \d+ renewals/);
    const { text } = pages.get('actions')!;
    expect(text).toContain(`Agree a recovery plan with each of the ${fading.length} accounts at risk`);
    expect(text).not.toContain('Find what raised');
  });
});
