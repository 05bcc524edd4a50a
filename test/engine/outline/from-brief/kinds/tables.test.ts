/** What the tables of a brief come to: titles that are true of their figures, in the author's language, and pages that lose nothing. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../../src/engine/brief/read-brief.ts';
import { planFromBrief } from '../../../../../src/engine/outline/from-brief/plan-from-brief.ts';
import { slideWords } from '../slide-words.ts';

async function pagesOf(prompt: string) {
  const { outline } = planFromBrief(await readBrief({ prompt }), '2026-11-24');
  return slideWords(outline).map((page) => ({ ...page, title: page.title.replace(/[\u00a0\u202f]/g, ' ') }));
}

const deck = (heading: string, matter: string) => `Make 6 slides for the board.\n\n# The Kelmore works\n\n## ${heading}\n\n${matter}\n`;
const titled = (pages: { title: string }[], title: string) => expect(pages.map((page) => page.title)).toContain(title);

describe('steps with dates and owners', () => {
  const steps =
    '| Step | When | Owner |\n|---|---|---|\n| Board decision | 9 March 2027 | Board |\n| Tender | 16 April 2027 | Imogen Hale |\n| Opening | 29 October 2027 | Rory Penhallow |';

  it('are a timeline with its first and last step', async () => {
    const pages = await pagesOf(deck('Timetable', steps));
    titled(pages, 'Board decision on 9 March 2027; Opening on 29 October 2027');
    expect(pages.find(({ kind }) => kind === 'timeline')?.shown).toContain('Imogen Hale');
  });

  it.each([
    ['Termine', '| Meilenstein | Bis | Verantwortlich |', ['30. April 2027', '2. Juni 2027', '1. Juli 2027'], 'Etwas am 30. April 2027'],
    ['Calendrier', '| Étape | Échéance | Responsable |', ['11 mai 2027', '29 mai 2027', '1er juin 2027'], 'Etwas le 11 mai 2027'],
    ['計画', '| 施策 | 期限 | 担当 |', ['2026年12月15日', '2027年2月28日', '2027年4月1日'], 'Etwasは2026年12月15日'],
    ['الخطة', '| الخطوة | الموعد | المسؤول |', ['15 يناير 2027', '20 مارس 2027', '1 مايو 2027'], 'Etwas في 15 يناير 2027'],
  ])('in other languages: %s', async (heading, head, dates, title) => {
    const rows = dates.map((date, at) => `| ${['Etwas', 'Neues', 'Ganzes'][at]} | ${date} | K. Sievers |`).join('\n');
    const language = {
      Termine: 'Bitte Folien für den Beirat.',
      Calendrier: 'Prépare des diapositives pour le conseil.',
      計画: '取締役会向けのスライドを作成してください。',
      الخطة: 'أنشئ عرضاً لمجلس الإدارة.',
    }[heading];
    const pages = await pagesOf(`${language}\n\n# Kelmore\n\n## ${heading}\n\n${head}\n|---|---|---|\n${rows}\n`);
    expect(pages.find(({ kind }) => kind === 'timeline')?.title).toContain(title);
  });

  it('with a month among their dates are a table, as a line to scale would name a day', async () => {
    const pages = await pagesOf(deck('Timetable', steps.replace('29 October 2027', 'October 2027')));
    titled(pages, 'Board decision on 9 March 2027; Opening in October 2027');
    expect(pages.find(({ shown }) => shown.includes('Imogen Hale'))?.kind).toBe('action-table');
  });

  it('without dates ask for none', async () => {
    const pages = await pagesOf(
      deck('Steps', '| Step | Owner |\n|---|---|\n| Second person on call | Devon Marsh |\n| Rollback rehearsed | Priya Nair |'),
    );
    expect(pages.map(({ kind }) => kind)).not.toContain('action-table');
    expect(pages.some(({ shown }) => shown.includes('Priya Nair'))).toBe(true);
  });
});

describe('a plan and its outcome', () => {
  it('is told by the total and where it comes from', async () => {
    const pages = await pagesOf(
      deck(
        'Costs',
        '| Line | Budget | Actual | Variance |\n|---|---|---|---|\n| Repairs | $40,000 | $52,000 | +$12,000 |\n| Tools | $25,000 | $21,000 | -$4,000 |\n| Total | $65,000 | $73,000 | +$8,000 |',
      ),
    );
    titled(pages, 'Actual $8,000 above budget: Repairs +$12,000, Tools −$4,000');
  });

  it('is no claim where the deviations are not those of the figures', async () => {
    const pages = await pagesOf(
      deck(
        'Costs',
        '| Line | Budget | Actual | Variance |\n|---|---|---|---|\n| Repairs | $40,000 | $52,000 | +$10,000 |\n| Tools | $25,000 | $21,000 | -$4,000 |',
      ),
    );
    expect(pages.map(({ title }) => title).join('\n')).not.toMatch(/above budget:/);
  });
});

describe('weighted scores', () => {
  const scores = (total: string) =>
    `| Criterion (weight) | Norvik | Hallam |\n|---|---|---|\n| Price (60%) | 9 | 6 |\n| Service (40%) | 5 | 9 |\n| Weighted score | ${total} |\n| Annual cost | €118,000 | €127,500 |`;

  it("are told by the author's total, and facts below it are no scores", async () => {
    const pages = await pagesOf(deck('Vendors', scores('7.4 | 7.2')));
    titled(pages, 'Norvik: 7.4, ahead of Hallam (7.2)');
    expect(pages.some(({ shown }) => shown.includes('€127,500'))).toBe(true);
  });

  it('are no claim where the total is another than that of the scores', async () => {
    const pages = await pagesOf(deck('Vendors', scores('6.1 | 8.2')));
    expect(pages.map(({ title }) => title).join('\n')).not.toMatch(/ahead of/);
  });
});

describe('other tables', () => {
  it('of costs say the total and its largest part, each unit once', async () => {
    const pages = await pagesOf(
      '请为管理层制作6页PPT。\n\n# 冷库\n\n## 损失\n\n| 项目 | 金额(万元) |\n|---|---|\n| 货损 | 71.2 |\n| 外租 | 9.6 |\n| 合计 | 80.8 |\n',
    );
    titled(pages, '合计80.8万元，最大一项是货损，71.2万元（88%）');
    expect(pages.map(({ shown }) => shown).join('\n')).not.toContain('万元 万元');
  });

  it('of targets say what is still to go where both are alike', async () => {
    const pages = await pagesOf(
      deck(
        'Targets',
        '| Measure | Now | Target 2028 |\n|---|---|---|\n| On time | 91% | 97% |\n| Queue | 7.5 min | 4 min |\n| Complaints | 46 | under 15 |',
      ),
    );
    const page = pages.find(({ title }) => title.startsWith('On time: from 91% to 97%'));
    expect(page?.shown).toMatch(/\+6\spoints[\s\S]*−3\.5\smin/);
    expect(page?.shown).toContain('under 15');
  });

  it('of a statement add up nothing that is no sum', async () => {
    const pages = await pagesOf(
      deck(
        'Money',
        '| Item | 2024 | 2025 |\n|---|---|---|\n| Income | $800,000 | $820,000 |\n| Cost | $600,000 | $650,000 |\n| Net | $200,000 | $170,000 |',
      ),
    );
    expect(pages.map(({ shown }) => shown).join('\n')).not.toMatch(/Total (?:rose|fell)|\$1[.,]6/);
  });

  it('that begin with times and have no heads are a course of events', async () => {
    const pages = await pagesOf(
      deck('Outage', '| 22:10 | Alarm |\n|---|---|\n| 22:12 | Text message sent |\n| 23:25 | Limit passed |\n| 00:40 | Fault found |'),
    );
    expect(pages.find(({ kind }) => kind === 'timeline')?.shown).toMatch(/22:10[\s\S]*Alarm[\s\S]*00:40/);
  });
});

describe('what was measured with so many of something', () => {
  it('is called by their name, and is not added up', async () => {
    const pages = await pagesOf(deck('Benchmarks', '| Looms | Metres |\n|---|---|\n| 1 | 410 |\n| 2 | 790 |\n| 4 | 1480 |\n| 8 | 2300 |'));
    const page = pages.find(({ title }) => title.includes('Looms 8'));
    expect(page?.title).toContain('Looms 1');
    expect(pages.some(({ shown }) => /4,980/.test(shown))).toBe(false);
  });
  it('by the second is not added up either', async () => {
    const pages = await pagesOf(
      deck('Benchmarks', '| Site | Bolts per minute |\n|---|---|\n| North | 410 |\n| South | 790 |\n| East | 1480 |'),
    );
    expect(pages.some(({ shown }) => /2,680/.test(shown))).toBe(false);
  });
});

describe('a quota that no measure is named in', () => {
  it('is the target of the only measure in its unit', async () => {
    const pages = await pagesOf(
      'Quarterly review, July to September 2026, 6 slides.\n\nmonth,bookings_usd,staff\n2026-07,1100000,41\n2026-08,1300000,44\n2026-09,1700000,47\n\nQuota for Q3 was $4.0M.',
    );
    expect(pages.map(({ title }) => title).join('\n')).toMatch(/103%|102%/);
  });
});
