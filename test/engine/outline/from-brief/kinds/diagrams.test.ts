/** Which diagram a brief's own words ask for, and that nothing is made of words that ask for none. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../../src/engine/brief/read-brief.ts';
import { planFromBrief } from '../../../../../src/engine/outline/from-brief/plan-from-brief.ts';
import type { AnyOutlineSlide } from '../../../../../src/model/outline.ts';

async function pagesOf(prompt: string): Promise<AnyOutlineSlide[]> {
  return planFromBrief(await readBrief({ prompt }), '2026-11-21').outline.slides.filter(({ scaffold }) => !scaffold);
}
const page = async (prompt: string, kind: string) => (await pagesOf(prompt)).find((slide) => slide.kind === kind);

describe('lists for and against', () => {
  it.each([
    ['en', '# Cloud\n\n## Advantages\n\n- Quick to start\n- No servers\n\n## Disadvantages\n\n- Running costs\n- One vendor\n'],
    ['de', '# Umzug in die Cloud\n\n## Vorteile\n\n- Schnell\n- Keine Server\n\n## Nachteile\n\n- Laufende Kosten\n- Ein Anbieter\n'],
    [
      'fr',
      '# Le passage au nuage\n\n## Avantages\n\n- Rapide\n- Sans serveurs\n\n## Inconvénients\n\n- Coûts courants\n- Un fournisseur\n',
    ],
    ['es', '# La nube para nosotros\n\n## Ventajas\n\n- Rápida\n- Sin servidores\n\n## Desventajas\n\n- Costes\n- Un proveedor\n'],
    ['pt', '# A nuvem para nós\n\n## Vantagens\n\n- Rápida\n- Sem servidores\n\n## Desvantagens\n\n- Custos\n- Um fornecedor\n'],
    ['it', '# Il cloud per noi\n\n## Vantaggi\n\n- Veloce\n- Senza server\n\n## Svantaggi\n\n- Costi\n- Un fornitore\n'],
    ['ja', '# クラウドへの移行\n\n## メリット\n\n- すぐに使える\n- サーバー不要\n\n## デメリット\n\n- 運用費用\n- 一社に依存\n'],
    ['zh', '# 迁移到云\n\n## 优点\n\n- 启动快\n- 无需服务器\n\n## 缺点\n\n- 持续费用\n- 依赖单一供应商\n'],
    ['ar', '# الانتقال إلى السحابة\n\n## المزايا\n\n- بداية سريعة\n- بلا خوادم\n\n## العيوب\n\n- تكاليف جارية\n- مورد واحد\n'],
  ])('are weighed against each other in %s', async (_, prompt) => {
    const found = await page(prompt, 'pros-cons');
    expect(found?.kind === 'pros-cons' && [found.content.pros.length, found.content.cons.length]).toEqual([2, 2]);
  });

  it('end in the verdict the author gives', async () => {
    const found = await page(
      '# Cloud\n\n## Pros and cons of moving\n\n- Pros: quick to start; no servers\n- Cons: running costs; one vendor\n- Verdict: move the shop first\n',
      'pros-cons',
    );
    expect(found).toMatchObject({
      title: 'Pros and cons of moving',
      content: { pros: ['Quick to start', 'No servers'], cons: ['Running costs', 'One vendor'], verdict: 'Move the shop first' },
    });
  });
});

describe('the four fields of a SWOT analysis', () => {
  it.each([
    [
      'en',
      'SWOT analysis of Acme for the board. Strengths: brand; reach. Weaknesses: price; speed. Opportunities: Asia; services. Threats: imports; regulation.',
    ],
    ['de', 'SWOT-Analyse für Acme. Stärken: Marke; Netz. Schwächen: Preis; Tempo. Chancen: Asien; Dienste. Risiken: Importe; Regulierung.'],
    [
      'es',
      'Análisis DAFO de Acme para la dirección. Fortalezas: marca; red. Debilidades: precio; ritmo. Oportunidades: Asia; servicios. Amenazas: importaciones; normas.',
    ],
    ['ja', 'アクメのSWOT分析。強み：ブランド；販売網。弱み：価格；速度。機会：アジア；サービス。脅威：輸入品；規制。'],
    [
      'ar',
      'تحليل سوات لشركة أكمي. نقاط القوة: العلامة؛ الشبكة. نقاط الضعف: السعر؛ السرعة. الفرص: آسيا؛ الخدمات. التهديدات: الواردات؛ اللوائح.',
    ],
  ])('stand together in %s', async (_, prompt) => {
    expect(await page(prompt, 'swot')).toBeDefined();
  });

  it('take the title of the heading over them', async () => {
    const found = await page(
      '# Plan\n\n## Where we stand\n\n### Strengths\n\n- Brand\n\n### Weaknesses\n\n- Price\n\n### Opportunities\n\n- Asia\n\n### Threats\n\n- Imports\n',
      'swot',
    );
    expect(found).toMatchObject({
      title: 'Where we stand',
      content: { strengths: ['Brand'], weaknesses: ['Price'], opportunities: ['Asia'], threats: ['Imports'] },
    });
  });

  it('are no SWOT with one of them missing', async () => {
    expect(
      await page('# Plan\n\n## Strengths\n\n- Brand\n\n## Weaknesses\n\n- Price\n\n## Threats\n\n- Imports\n', 'swot'),
    ).toBeUndefined();
  });
});

describe('priorities', () => {
  it.each([
    [
      'en',
      '# Plan\n\n## Impact and effort\n\n- Portal: high impact, high effort\n- Price list: high impact, low effort\n- Wiki: low impact, low effort\n',
    ],
    [
      'de',
      '# Plan\n\n## Nutzen und Aufwand\n\n- Portal: hoher Nutzen, hoher Aufwand\n- Preisliste: hoher Nutzen, geringer Aufwand\n- Wiki: geringer Nutzen, geringer Aufwand\n',
    ],
    [
      'fr',
      '# Plan\n\n## Priorités\n\n- Portail : impact élevé, effort élevé\n- Tarif : impact élevé, effort faible\n- Wiki : impact faible, effort faible\n',
    ],
    ['ja', '# 計画\n\n## 優先順位\n\n- ポータル：効果が高い、工数が高い\n- 価格表：効果が高い、工数が低い\n'],
  ])('are set in four fields in %s', async (_, prompt) => {
    const found = await page(prompt, 'matrix');
    expect(found?.kind === 'matrix' && found.content.items.slice(0, 2).map(({ x, y }) => [x, y])).toEqual([
      ['high', 'high'],
      ['low', 'high'],
    ]);
  });

  it('are placed by scores where a matrix is asked for, with the scores in the notes', async () => {
    const found = await page(
      '# Plan\n\n## Impact-effort matrix\n\n| Idea | Impact | Effort |\n|---|---|---|\n| Portal | 5 | 4 |\n| Wiki | 1 | 2 |\n',
      'matrix',
    );
    expect(found).toMatchObject({
      notes: ['Portal: Effort 4, Impact 5', 'Wiki: Effort 2, Impact 1'],
      content: {
        x: { name: 'Effort' },
        y: { name: 'Impact' },
        items: [
          { head: 'Portal', x: 0.75, y: 1 },
          { head: 'Wiki', x: 0.25, y: 0 },
        ],
      },
    });
  });
});

describe('steps that begin anew', () => {
  it('are a cycle where the heading says so', async () => {
    expect(
      await page('# Quality\n\n## The PDCA cycle\n\n- Plan: set the goal\n- Do: try it\n- Check: measure\n- Act: keep it\n', 'cycle'),
    ).toMatchObject({
      content: { steps: [{ head: 'Plan', text: 'Set the goal' }, { head: 'Do' }, { head: 'Check' }, { head: 'Act' }] },
    });
  });

  it('are a cycle where the last one says so', async () => {
    const found = await page('# Reviews\n\n## How it works\n\n1. Listen to users\n2. Ship a fix\n3. Tell them\n4. Repeat\n', 'cycle');
    expect(found).toMatchObject({
      content: { steps: [{ head: 'Listen to users' }, { head: 'Ship a fix' }, { head: 'Tell them' }], center: 'Repeat' },
    });
  });

  it('are a process where neither does', async () => {
    expect(await page('# Sales\n\n## The sales cycle\n\n1. Call\n2. Offer\n3. Order\n', 'process')).toBeDefined();
  });
});

describe('plans of several teams', () => {
  it('are a roadmap from a table of lanes by quarters', async () => {
    const found = await page(
      '# Plan\n\n## Product roadmap\n\n| Team | Q1 2027 | Q2 2027 | Q3 2027 |\n|---|---|---|---|\n| Platform | Single sign-on | Audit log | Audit log |\n| Mobile | – | Offline mode | Widgets; Watch |\n',
      'roadmap',
    );
    expect(found).toMatchObject({
      content: {
        periods: ['Q1 2027', 'Q2 2027', 'Q3 2027'],
        lanes: [
          {
            head: 'Platform',
            items: [
              { head: 'Single sign-on', from: 'Q1 2027' },
              { head: 'Audit log', from: 'Q2 2027', to: 'Q3 2027' },
            ],
          },
          { head: 'Mobile', items: [{ head: 'Offline mode', from: 'Q2 2027' }, { head: 'Widgets' }, { head: 'Watch' }] },
        ],
      },
    });
  });

  it('are a roadmap from lists whose items name their quarter', async () => {
    const found = await page(
      '# Plan\n\n## Roadmap\n\n### Platform\n\n- Q1: Single sign-on\n- Q2–Q3: Audit log\n\n### Mobile\n\n- Q2: Offline mode\n',
      'roadmap',
    );
    expect(found).toMatchObject({ content: { periods: ['Q1', 'Q2', 'Q3'], lanes: [{ head: 'Platform' }, { head: 'Mobile' }] } });
  });

  it('are no roadmap where a table holds figures', async () => {
    expect(
      await page('# Plan\n\n## Roadmap\n\n| Team | Q1 | Q2 |\n|---|---|---|\n| East | 12 | 14 |\n| West | 10 | 9 |\n', 'roadmap'),
    ).toBeUndefined();
  });
});

describe('who reports to whom', () => {
  it('is read from a nested list, three levels deep', async () => {
    const found = await page(
      '# Team\n\n## Org chart\n\n- CEO: Dana Whitcomb\n  - Rocco Neubert, Head of sales\n    - Anna Snelling\n    - Moses Frase\n  - Celia Rouche, CFO\n',
      'org-tree',
    );
    expect(found).toMatchObject({
      content: {
        name: 'Dana Whitcomb',
        role: 'CEO',
        reports: [
          { name: 'Rocco Neubert', role: 'Head of sales', reports: [{ name: 'Anna Snelling' }, { name: 'Moses Frase' }] },
          { name: 'Celia Rouche', role: 'CFO' },
        ],
      },
    });
  });

  it('is read from a table', async () => {
    const found = await page(
      '# Team\n\n## Structure\n\n| Name | Role | Reports to |\n|---|---|---|\n| Dana | CEO | – |\n| Rocco | Sales | Dana |\n| Anna | East | Rocco |\n',
      'org-tree',
    );
    expect(found).toMatchObject({ content: { name: 'Dana', reports: [{ name: 'Rocco', reports: [{ name: 'Anna', role: 'East' }] }] } });
  });

  it('is no tree where two stand at the top', async () => {
    expect(
      await page('# Team\n\n## Structure\n\n| Name | Reports to |\n|---|---|\n| Rocco | Dana |\n| Anna | Celia |\n', 'org-tree'),
    ).toBeUndefined();
  });
});

describe('offers with their prices', () => {
  const found = {
    content: {
      plans: [
        { name: 'Basic', per: 'per user', items: ['Users: 5', 'Support: e-mail'] },
        { name: 'Plus', per: 'per user', items: ['Users: 50', 'Support: phone'] },
      ],
      recommended: 1,
    },
  };
  it.each([
    [
      'down',
      '| Plan | Price | Users | Support |\n|---|---|---|---|\n| Basic | $10 per user | 5 | e-mail |\n| Plus (recommended) | $25 per user | 50 | phone |\n',
    ],
    [
      'across',
      '| Plan | Basic | Plus (recommended) |\n|---|---|---|\n| Price | $10 per user | $25 per user |\n| Users | 5 | 50 |\n| Support | e-mail | phone |\n',
    ],
  ])('stand side by side from a table with the plans %s', async (_, table) => {
    expect(await page(`# Offer\n\n## Renewal\n\n${table}`, 'pricing')).toMatchObject(found);
  });

  it('stand side by side from a list', async () => {
    const slide = await page(
      '# Angebot\n\n## Preismodelle\n\n- Basis: 10 € pro Nutzer; fünf Nutzer\n- Plus: 25 € pro Nutzer; Hotline\n',
      'pricing',
    );
    expect(slide).toMatchObject({ content: { plans: [{ name: 'Basis', per: 'pro Nutzer', items: ['Fünf Nutzer'] }, { name: 'Plus' }] } });
  });
});

describe('a funnel', () => {
  it('has its stages with the share that goes on, computed from what is given', async () => {
    const { outline } = planFromBrief(
      await readBrief({ prompt: '# Shop\n\n## Signup funnel\n\n- Visits: 12,000\n- Trials: 900\n- Customers: 225\n' }),
      '2026-11-21',
    );
    const slide = outline.slides.find(({ kind }) => kind === 'funnel');
    const rates = slide?.kind === 'funnel' ? slide.content.stages.flatMap(({ rate }) => (rate ? [outline.facts[rate]?.value] : [])) : [];
    expect(rates).toEqual([0.075, 0.25]);
  });

  it('is none where a later stage holds more', async () => {
    expect(await page('# Shop\n\n## Signup funnel\n\n- Visits: 900\n- Trials: 1,200\n- Customers: 225\n', 'funnel')).toBeUndefined();
  });
});

describe('levels and sets', () => {
  it('make a pyramid where one is named', async () => {
    expect(await page('# Teams\n\n## Pyramid of needs\n\n- Growth\n- Belonging\n- Safety\n', 'pyramid')).toMatchObject({
      content: { levels: [{ head: 'Growth' }, { head: 'Belonging' }, { head: 'Safety' }] },
    });
  });

  it('make a Venn diagram where the last item is what they share', async () => {
    expect(
      await page('# Teams\n\n## Who does what\n\n- Sales: customers\n- Finance: costs\n- Both: price corridor\n', 'venn'),
    ).toMatchObject({
      content: { sets: [{ head: 'Sales' }, { head: 'Finance' }], overlaps: [{ of: [1, 2], head: 'Price corridor' }] },
    });
  });
});

describe('figures by two dimensions', () => {
  const table = '| Region | Mon | Tue |\n|---|---|---|\n| East | 12% | 14% |\n| West | 10% | 9% |\n';
  it('are tinted where a heat map is asked for', async () => {
    expect(await page(`# Support\n\n## Heat map of replies\n\n${table}`, 'heat-table')).toBeDefined();
  });

  it('are not where nobody asks for one', async () => {
    expect(await page(`# Support\n\n## Replies\n\n${table}`, 'heat-table')).toBeUndefined();
  });
});
