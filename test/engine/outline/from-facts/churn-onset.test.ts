/** Churn as a brief asks for it: by the month, in MRR or ARR, and since which sign-ups and where customers leave early. */
import { beforeAll, describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import type { Outline, OutlineSlide } from '../../../../src/model/outline.ts';
import { randomFrom } from '../../insight/fixtures.ts';
import { askedOf } from '../../insight/planted-cells.ts';
import { shown } from '../plan-texts.ts';

const plans = { Solo: 20, Crew: 80 } as const;
const channels = ['ads', 'friends', 'fairs'];

const dayOf = (day: number) => new Date(Date.UTC(2024, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);

/** Two come a day for two years, and leave at one rate; of those on Solo who came by ads from May 2025 on, most leave within ten weeks. */
function members(isPlanted: boolean) {
  const random = randomFrom(11);
  const rows = [];
  for (let day = 0; day < 731; day++)
    for (let twice = 0; twice < 2; twice++) {
      const plan = random() < 0.5 ? 'Solo' : 'Crew';
      const channel = channels[Math.floor(random() * channels.length)]!;
      const isHit = isPlanted && plan === 'Solo' && channel === 'ads' && day >= 486 && random() < 0.6;
      const lasts = isHit ? 20 + Math.floor(random() * 50) : 15 + Math.floor(-Math.log(1 - random()) * 900);
      const ended = day + lasts < 731 ? dayOf(day + lasts) : null;
      const reason = ended === null ? '' : isHit ? 'no app' : ['price', 'moved', 'no time'][Math.floor(random() * 3)]!;
      rows.push({
        customer: `C${rows.length}`,
        plan,
        mrr: plans[plan],
        channel,
        start_date: dayOf(day),
        end_date: ended,
        cancel_reason: reason,
      });
    }
  return rows;
}

const prompt =
  'Q4 2025 review of our MRR. Our monthly customer churn has gone up since spring. Why, and where is it? Is it the price rise in March, as the CEO suspects, or the fairs?';

describe('monthly churn that a brief asks about', () => {
  let planted: { facts: FactTable; outline: Outline };
  const asked = async (text: string, isPlanted: boolean) => {
    const { facts, brief } = await askedOf(text, 'subscriptions.csv', members(isPlanted));
    return { facts, outline: planFromFacts(brief, facts).outline };
  };
  const textsOf = ({ outline }: { outline: Outline }) => {
    const summary = outline.slides.find(({ kind }) => kind === 'executive-summary') as OutlineSlide<'executive-summary'>;
    return summary.content.points.map(({ text }) => shown(text, outline.facts));
  };
  beforeAll(async () => {
    planted = await asked(prompt, true);
  });

  it('is told since which month customers came and where they leave early', () => {
    expect(planted.facts.onsets?.[0]).toMatchObject({
      metric: 'early_churn',
      of: 'customer_churn',
      scope: { product: 'Solo', channel: 'ads' },
      start: { id: '2025-05' },
    });
    expect(textsOf(planted)[0]).toMatch(/Monthly customer churn has been [\d.]+% since May 2025/);
    expect(textsOf(planted)[1]).toMatch(/joined since May 2025: churn in the first 90 days of \d/);
  });

  it('clears the price rise that came before, with the churn of the months between', () => {
    expect(textsOf(planted).join('\n')).toMatch(
      /Not the price rise in March: monthly customer churn was [\d.]+% from March 2025 until May 2025/,
    );
  });

  it('has a page with what was lost there, and the reason given there more often than elsewhere', () => {
    const page = planted.outline.slides.find(({ id }) => id === 'onset-customer_churn') as OutlineSlide<'comparison'>;
    const reading = page.content.reading!.map((text) => shown(text, planted.outline.facts)).join('\n');
    expect(reading).toMatch(
      /\d+ of the \d+ lost since May 2025 were there; \d+ would have stayed at the rate before, with \$[\d.,]+K? of MRR/,
    );
    expect(reading).toMatch(/\d+ of the \d+ that gave a reason there said “no app”/);
  });

  it('has no quarterly churn beside it, and no ARR where MRR is asked', () => {
    const ids = planted.outline.slides.map(({ id }) => id);
    expect(ids.filter((id) => /logo_churn|revenue_churn|_arr|trend-arr/.test(id))).toEqual([]);
  });

  it('claims no place where nobody leaves earlier than others', async () => {
    const none = await asked(prompt, false);
    expect(textsOf(none).join('\n')).not.toMatch(/joined since|Not the price rise/);
    expect(none.outline.slides.some(({ id }) => id.startsWith('onset-'))).toBe(false);
  });

  it('is left out where a brief speaks of quarters', async () => {
    const { outline } = await asked('Q4 2025 review of our ARR: why has quarterly churn gone up?', true);
    expect(outline.slides.some(({ id }) => /customer_churn|mrr_churn|early_churn/.test(id))).toBe(false);
    expect(outline.slides.some(({ id }) => /(?:^|[-_])mrr/.test(id) && !id.includes('arr'))).toBe(false);
  });
});
