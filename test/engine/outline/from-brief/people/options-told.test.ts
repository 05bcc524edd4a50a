/** Options that sentences tell stand side by side, each with its own amount, and what only looks like a choice stays prose. */
import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../../../../src/model/language.ts';
import { peoplePages } from './people-pages.ts';

interface Side {
  head: string;
  items: string[];
}

/** The title of the page of options, and each as `name | price | what is said`; a star marks the recommended one. */
async function optionsOf(language: LanguageCode, paragraph: string): Promise<string[] | undefined> {
  const pages = await peoplePages(language, paragraph);
  const page = pages.find(({ kind }) => ['two-columns', 'pricing', 'icon-grid'].includes(kind));
  if (page === undefined) return undefined;
  const { plans, recommended, left, right, favoured, cells } = page.content as {
    plans?: { name: string; price: string; per?: string; items: string[] }[];
    recommended?: number;
    left?: Side;
    right?: Side;
    favoured?: string;
    cells?: { head: string; text: string }[];
  };
  const star = (is: boolean) => (is ? '*' : '');
  return [
    page.title,
    ...(plans ?? []).map(({ name, price, per, items }, at) =>
      [star(at === recommended) + name, [price, per].join(' ').trim(), ...items].join(' | '),
    ),
    ...(left && right
      ? [
          star(favoured === 'left') + [left.head, ...left.items].join(' | '),
          star(favoured === 'right') + [right.head, ...right.items].join(' | '),
        ]
      : []),
    ...(cells ?? []).map(({ head, text }) => `${head} | ${text}`),
  ];
}

describe('options told in sentences', () => {
  it.each<[LanguageCode, string, string[]]>([
    [
      'en',
      'What we propose: rebuild the lock gate this winter (£2.4m, done by 9 April), which would take delays to about 4%. The alternative is a second lock crew at £480k a year, quicker but it only gets us to 9%. A third option, doing nothing, leaves us exposed to the penalty clause: £12k for each month above 10%. I recommend the lock gate.',
      [
        'We recommend the lock gate: £2.4m, done by 9 April, would take delays to about 4%',
        '*Rebuild the lock gate this winter | £2.4m | Done by 9 April | Would take delays to about 4%',
        'A second lock crew | £480k a year | Quicker but it only gets us to 9%',
        'Doing nothing | – | Leaves us exposed to the penalty clause: £12k for each month above 10%',
      ],
    ],
    [
      'en',
      'We could take the unit at Quay 7 for £86,000 a year, which doubles capacity from April. Or we could add a night shift: £5,200 a month, starts in two weeks, but the noise limit caps it at five nights. My recommendation is Quay 7.',
      [
        'Our recommendation is Quay 7: £86,000 a year, doubles capacity from April',
        '*Take the unit at Quay 7 | £86,000 a year | Doubles capacity from April',
        'Add a night shift | £5,200 a month | Starts in two weeks | But the noise limit caps it at five nights',
      ],
    ],
    [
      'en',
      'We could buy six vans for $240,000. It would take until May. Alternatively, we could lease them at $5,200 a month. We recommend leasing the vans.',
      ['We recommend leasing the vans', 'Buy six vans | $240,000 | It would take until May', 'Lease them | $5,200 a month'],
    ],
    [
      'en',
      'Option A is to buy six vans for $240,000, which takes until May. Option B is to lease them at $5,200 a month. We recommend option B.',
      [
        'We recommend option B: $5,200 a month',
        'Option A: Buy six vans | $240,000 | Takes until May',
        '*Option B: Lease them | $5,200 a month',
      ],
    ],
    [
      'de',
      'Wir könnten das Dach für 90.000 € sanieren. Alternativ könnten wir eine Halle in Ulm für 4.000 € im Monat mieten. Wir empfehlen, das Dach zu sanieren.',
      ['Wir empfehlen, das Dach zu sanieren', '*Das Dach sanieren | 90.000 €', 'Eine Halle in Ulm mieten | 4.000 € im Monat'],
    ],
    [
      'de',
      'Es gibt drei Wege. Der erste ist ein Anbau (1,2 Mio. €, fertig 2028). Der zweite ist eine Halle in Ulm, 90.000 € im Jahr, sofort frei. Der dritte, nichts zu tun, kostet uns den Kunden Voss.',
      [
        'Drei Optionen: ein Anbau, eine Halle in Ulm, nichts zu tun',
        'Ein Anbau | 1,2 Mio. € | Fertig 2028',
        'Eine Halle in Ulm | 90.000 € im Jahr | Sofort frei',
        'Nichts zu tun | – | Kostet uns den Kunden Voss',
      ],
    ],
    [
      'fr',
      'Nous voyons trois solutions. La première est de recruter deux agents (92 000 € par an), opérationnels en février. La deuxième consiste à installer un rappel automatique pour 38 000 €, en place dès janvier, mais sans effet sur les appels longs. La troisième, confier le surplus à un prestataire, coûte 4,20 € par appel. Nous recommandons le rappel automatique.',
      [
        'Nous recommandons le rappel automatique : 38 000 €, en place dès janvier',
        'Recruter deux agents | 92 000 € par an | Opérationnels en février',
        '*Installer un rappel automatique | 38 000 € | En place dès janvier | Mais sans effet sur les appels longs',
        'Confier le surplus à un prestataire | 4,20 € par appel',
      ],
    ],
    [
      'es',
      'Podemos ampliar la nave (1,4 M€, lista en octubre) o alquilar otra en Pinto (210.000 € al año, disponible en enero). También podríamos no hacer nada, pero perderíamos el contrato de Lidia Foods, 900.000 € al año. Recomendamos alquilar en Pinto.',
      [
        'Recomendamos alquilar en Pinto: 210.000 € al año, disponible en enero',
        'Ampliar la nave | 1,4 M€ | Lista en octubre',
        '*Alquilar otra en Pinto | 210.000 € al año | Disponible en enero',
        'No hacer nada | – | Pero perderíamos el contrato de Lidia Foods, 900.000 € al año',
      ],
    ],
    [
      'pt',
      'Há duas opções: trocar o motor por R$ 380 mil, com entrega em março, ou contratar manutenção externa por R$ 22 mil por mês, já em dezembro. Recomendamos trocar o motor.',
      [
        'Recomendamos trocar o motor: R$ 380 mil, com entrega em março',
        '*Trocar o motor | R$ 380 mil | Com entrega em março',
        'Contratar manutenção externa | R$ 22 mil por mês | Já em dezembro',
      ],
    ],
    [
      'it',
      "O rifacciamo lo spogliatoio (210.000 €, pronto a settembre) oppure apriamo la domenica (38.000 € all'anno, da febbraio). In alternativa possiamo abbassare la tariffa a 39 € al mese, ma perdiamo 52.000 € l'anno. Proponiamo di rifare lo spogliatoio.",
      [
        'Proponiamo di rifare lo spogliatoio: 210.000 €, pronto a settembre',
        '*Rifacciamo lo spogliatoio | 210.000 € | Pronto a settembre',
        "Apriamo la domenica | 38.000 € all'anno | Da febbraio",
        "Abbassare la tariffa | 39 € al mese | Ma perdiamo 52.000 € l'anno",
      ],
    ],
    [
      'ja',
      '選択肢は二つあります。第一はクレーンの修理で、費用は2,200万円、5月に終わります。第二はレンタルで、月90万円です。クレーンの修理を提案します。',
      ['クレーンの修理を提案します', '*クレーンの修理 | 費用は2,200万円 | 5月に終わります', 'レンタル | 月90万円'],
    ],
    [
      'zh',
      '我们有三个方案：一是扩建，投资6000万元，2027年10月完工；二是租用隔壁仓库，每年720万元，下月可用；三是维持现状，但年底前将无法发货。我们建议租用隔壁仓库。',
      [
        '我们建议租用隔壁仓库：每年720万元、下月可用',
        '扩建 | 投资6000万元；2027年10月完工',
        '租用隔壁仓库 | 每年720万元；下月可用',
        '维持现状 | 但年底前将无法发货',
      ],
    ],
    [
      'ar',
      'الخيار الأول هو إصلاح الرافعة بتكلفة 2 مليون درهم وينتهي في مايو. الخيار الثاني هو استئجار رافعة مقابل 90 ألف درهم في الشهر.',
      [
        'الخيارات: إصلاح الرافعة، استئجار رافعة',
        'الخيار الأول: إصلاح الرافعة | 2 مليون درهم | ينتهي في مايو',
        'الخيار الثاني: استئجار رافعة | 90 ألف درهم في الشهر',
      ],
    ],
  ])('stand side by side in %s: %s', async (language, paragraph, expected) => {
    expect((await optionsOf(language, paragraph))?.map((line) => line.replace(/[\u00a0\u202f]/g, ' '))).toEqual(expected);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'The first week was slow. The second was better at £4,000 a day. We could see the trend in May.'],
    ['en', 'We have two ovens. The first is old (£3k a year in repairs). The second is new (£9k).'],
    ['en', 'We could open on Sundays. We could also sell online.'],
    ['en', 'Customers pay either cash (12%) or by card (88%).'],
    ['en', 'We could not find a tenant for £40,000 or a buyer at £900,000.'],
    ['en', 'An alternative supplier would be cheaper. The alternative is unclear.'],
    ['en', 'We looked at three options. The first is a lease at £9k a month. The third is to buy for £1m.'],
    ['de', 'Der erste Monat war schwach. Der zweite ist besser, 40.000 € am Tag.'],
    ['fr', 'Nous ne pourrions pas payer 90 000 € ou 40 000 € par an.'],
    ['es', 'Podemos vender en mayo. La segunda tienda es rentable, 40.000 € al mes.'],
    ['it', 'La prima settimana è stata debole. La seconda è migliore, 4.000 € al giorno.'],
  ])('are none without a choice, in %s: %s', async (language, paragraph) => {
    expect(await optionsOf(language, paragraph)).toBeUndefined();
  });
});
