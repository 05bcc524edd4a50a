/** Plans in lines with day, cost and lead, and risks in prose with what is done about them, each in its own row. */
import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../../../../src/model/language.ts';
import { peoplePages } from './people-pages.ts';

/** The rows of the first page of these kinds, head first, and its title. */
async function tableOf(language: LanguageCode, paragraph: string, kinds: readonly string[] = ['table', 'risks']) {
  const page = (await peoplePages(language, paragraph)).find(({ kind }) => kinds.includes(kind));
  if (page === undefined) return undefined;
  const { columns, rows, items } = page.content as {
    columns?: { label: string }[];
    rows?: { cells: string[] }[];
    items?: { risk: string; response?: string }[];
  };
  return [
    page.title,
    ...(columns && rows ? [columns.map(({ label }) => label).join(' | '), ...rows.map(({ cells }) => cells.join(' | '))] : []),
    ...(items ?? []).map(({ risk, response }) => `${risk} | ${response ?? '–'}`),
  ].map((line) => line.replaceAll('**', '').replace(/[\u00a0\u202f]/g, ' '));
}

describe('plans in a list', () => {
  it.each<[LanguageCode, string, string[]]>([
    [
      'en',
      'Projects:\n- New ticket hall, £2.1m, opening 9 May, led by Dana Holt\n- Lift at Quay 2, £340,000, by end of June, Theo Bell\n- Wayfinding, £18,000',
      [
        'Projects: New ticket hall, Lift at Quay 2 and Wayfinding',
        'What | Cost | When | Who',
        'New ticket hall | £2.1m | Opening 9 May | Dana Holt',
        'Lift at Quay 2 | £340,000 | End of June | Theo Bell',
        'Wayfinding | £18,000 | – | –',
      ],
    ],
    [
      'de',
      'Was wir vorhaben:\n- Leseecke, Eröffnung 9. Mai, Leitung Frau Sommer\n- Rückgabe, 185.000 €, ab September, Herr Winter',
      [
        'Was wir vorhaben: Leseecke und Rückgabe',
        'Was | Kosten | Wann | Wer',
        'Leseecke | – | Eröffnung 9. Mai | Frau Sommer',
        'Rückgabe | 185.000 € | Ab September | Herr Winter',
      ],
    ],
    [
      'fr',
      'Projets :\n- Borne de retour, 185 000 €, dès septembre, M. Perrin\n- Ouverture du dimanche, 12 000 €, dès octobre, Mme Blanc',
      [
        'Projets : Borne de retour et Ouverture du dimanche',
        'Quoi | Coût | Quand | Qui',
        'Borne de retour | 185 000 € | Dès septembre | M. Perrin',
        'Ouverture du dimanche | 12 000 € | Dès octobre | Mme Blanc',
      ],
    ],
    [
      'zh',
      '计划：\n- 阅读咖啡厅，5月9日开业，负责人 李敏\n- 自助还书机，18.5万元，9月起，负责人 王强',
      [
        '阅读咖啡厅和自助还书机',
        '事项 | 费用 | 时间 | 负责人',
        '阅读咖啡厅 | – | 5月9日开业 | 李敏',
        '自助还书机 | 18.5万元 | 9月起 | 王强',
      ],
    ],
  ])('have a column for what is given, in %s: %s', async (language, paragraph, rows) => {
    expect(await tableOf(language, paragraph)).toEqual(rows);
  });

  it.each<[string, string]>([
    ['places', 'Dates:\n- Opening, 3 May, London\n- Closing, 9 May, Bristol'],
    ['two amounts', 'Projects:\n- Hall, £2.1m of which £300k is paid, 9 May\n- Lift, £340,000, June'],
    ['dates alone', 'Projects:\n- Hall, 9 May\n- Lift, 3 June'],
    ['clauses', 'Projects:\n- Hall, £2.1m, but only if the council agrees by May\n- Lift, £340,000, June'],
  ])('are none with %s', async (_, paragraph) => {
    expect(await tableOf('en', paragraph, ['table', 'action-table'])).toBeUndefined();
  });
});

describe('risks in prose', () => {
  it.each<[LanguageCode, string, string[]]>([
    [
      'en',
      'The biggest risk is that Voss takes our hotels; should that happen, we would drop the price. Another risk is the fit-out running late, in which case we keep Holm Street for three months (£14,000).',
      [
        'Voss takes our hotels: we would drop the price',
        'Voss takes our hotels | We would drop the price',
        'The fit-out running late | We keep Holm Street for three months (£14,000)',
      ],
    ],
    [
      'en',
      'The main risk is the licence. It would take three weeks more. In that case we would open in May. The second risk is staff.',
      [
        'The licence: we would open in May',
        'Risk | What it means | Response',
        'The licence | It would take three weeks more | We would open in May',
        'Staff | – | –',
      ],
    ],
    [
      'de',
      'Das größte Risiko ist die Lieferzeit; in diesem Fall verleihen wir von Hand. Ein weiteres Risiko ist, dass zwei Kräfte kündigen.',
      [
        'Die Lieferzeit: in diesem Fall verleihen wir von Hand',
        'Die Lieferzeit | In diesem Fall verleihen wir von Hand',
        'Dass zwei Kräfte kündigen | –',
      ],
    ],
    [
      'fr',
      "Le principal risque est le retard de l'opérateur ; dans ce cas nous garderions l'ancien numéro. Un autre risque est la grève.",
      [
        "Le retard de l'opérateur : nous garderions l'ancien numéro",
        "Le retard de l'opérateur | Nous garderions l'ancien numéro",
        'La grève | –',
      ],
    ],
    [
      'es',
      'El principal riesgo es el retraso del proveedor; en ese caso alquilaríamos un motor. Otro riesgo es la lluvia.',
      ['El retraso del proveedor: alquilaríamos un motor', 'El retraso del proveedor | Alquilaríamos un motor', 'La lluvia | –'],
    ],
    [
      'pt',
      'O maior risco é o atraso do fornecedor; se isso acontecer, alugamos um motor. Outro risco é a chuva.',
      ['O atraso do fornecedor: alugamos um motor', 'O atraso do fornecedor | Alugamos um motor', 'A chuva | –'],
    ],
    [
      'it',
      'Il rischio principale è il ritardo dei lavori: in tal caso chiudiamo due settimane. Un altro rischio è la pioggia.',
      ['Il ritardo dei lavori: chiudiamo due settimane', 'Il ritardo dei lavori | Chiudiamo due settimane', 'La pioggia | –'],
    ],
    [
      'ja',
      '最大のリスクは人手不足です。その場合は派遣を20人増やします。次のリスクは円安です。',
      ['人手不足：派遣を20人増やします', '人手不足 | 派遣を20人増やします', '円安 | –'],
    ],
    [
      'zh',
      '最大的风险是招工不足，届时我们将增加20名派遣工。另一个风险是汇率。',
      ['招工不足：我们将增加20名派遣工', '招工不足 | 我们将增加20名派遣工', '汇率 | –'],
    ],
    [
      'ar',
      'الخطر الرئيسي هو نقص العمالة؛ وفي هذه الحالة سنزيد عدد العمال المؤقتين. الخطر الثاني هو سعر الصرف.',
      ['نقص العمالة: سنزيد عدد العمال المؤقتين', 'نقص العمالة | سنزيد عدد العمال المؤقتين', 'سعر الصرف | –'],
    ],
  ])('have what is done about each, in %s: %s', async (language, paragraph, rows) => {
    expect(await tableOf(language, paragraph)).toEqual(rows);
  });

  it('is the title above what is said of it where it is the only one', async () => {
    const [page] = await peoplePages(
      'en',
      'The main risk is ice: if the quay freezes we finish in April; in that case we would rent a berth.',
    );
    expect(page).toEqual({
      kind: 'points',
      title: 'The main risk is ice',
      content: { points: [{ head: 'If the quay freezes we finish in April' }, { head: 'We would rent a berth' }] },
    });
  });

  it.each([
    'The risk is low; if it happens we would wait. The danger is over.',
    'Is the main risk weather? The risk is worth taking.',
    'The main risk is staff. We opened in May. In that case we would wait.',
    'The biggest risk is that nobody comes.',
  ])('are none where nothing is said of them: %s', async (paragraph) => {
    expect(await tableOf('en', paragraph)).toBeUndefined();
  });
});
