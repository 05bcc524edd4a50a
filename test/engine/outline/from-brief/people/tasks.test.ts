/** Plans in lines, in sentences and after a condition: real owners, clean tasks, one row each, earliest first. */
import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../../../../src/model/language.ts';
import { peoplePages } from './people-pages.ts';

/** The rows of the first page of this kind: what, who and when. */
async function rowsOf(kind: 'action-table' | 'timeline', language: LanguageCode, paragraph: string): Promise<string[] | undefined> {
  const page = (await peoplePages(language, paragraph)).find((each) => each.kind === kind);
  const rows = (page?.content.actions ?? page?.content.events) as Record<string, string | undefined>[] | undefined;
  return rows?.map(({ what, head, who, text, when }) => [what ?? head, who ?? text ?? '', when ?? ''].join(' | '));
}

describe('a plan in lines', () => {
  it.each<[LanguageCode, string, string[]]>([
    [
      'en',
      '## Timeline\n- 3 March: kiln delivered (Ana Reis)\n- 17 March – trial firing – Bo Lindt (Ceramics)\n- By 30 April: all glazes tested, Ana Reis\n- Shop opens 9 May',
      [
        'Kiln delivered | Ana Reis | 3 March',
        'Trial firing | Bo Lindt (Ceramics) | 17 March',
        'All glazes tested | Ana Reis | 30 April',
        'Shop opens | – | 9 May',
      ],
    ],
    [
      'de',
      'Zeitplan\n- 3.3. Ofen geliefert (Reis)\n- 17.3. Probebrand (Fr. Lindt)\n- bis 30.4. alle Glasuren geprüft (Fr. Reis)\n- Ladenöffnung 9.5.',
      [
        'Ofen geliefert | Reis | 3.3.',
        'Probebrand | Fr. Lindt | 17.3.',
        'Alle Glasuren geprüft | Fr. Reis | Bis 30.4.',
        'Ladenöffnung | – | 9.5.',
      ],
    ],
    [
      'fr',
      'Calendrier\n- 3 mars : livraison du four (Ana Reis)\n- 17 mars : cuisson d’essai – Bo Lindt (atelier)\n- Ouverture de la boutique le 9 mai',
      ['Livraison du four | Ana Reis | 3 mars', 'Cuisson d’essai | Bo Lindt (atelier) | 17 mars', 'Ouverture de la boutique | – | 9 mai'],
    ],
    [
      'ja',
      '計画\n- 3月3日：窯の納品（佐藤さん）\n- 3月17日：試し焼き（鈴木課長）\n- 5月9日：開店',
      ['窯の納品 | 佐藤さん | 3月3日', '試し焼き | 鈴木課長 | 3月17日', '開店 | – | 5月9日'],
    ],
  ])('has a row for each, in %s', async (language, paragraph, rows) => {
    expect(await rowsOf('action-table', language, paragraph)).toEqual(rows);
  });
});

describe('who does what in one line', () => {
  it.each<[LanguageCode, string, string[]]>([
    [
      'en',
      'Who does what: Priya Rao (HR) drafts the rota by 2 June, Callum Frost (Estates) orders the lockers before 9 June, Mei Lund (Union) collects comments until 16 June. Review at the staff forum on 7 July.',
      [
        'Draft the rota | Priya Rao (HR) | 2 June',
        'Order the lockers | Callum Frost (Estates) | Before 9 June',
        'Collect comments | Mei Lund (Union) | Until 16 June',
        'Review at the staff forum | – | 7 July',
      ],
    ],
    [
      'de',
      'Wer macht was: Jens Ohl (Technik) bestellt die Pumpe bis 18. Mai, Ute Brand (Personal) schreibt die Stellen bis 4. Mai aus. Abnahme am 30. Juni.',
      [
        'Schreibt die Stellen aus | Ute Brand (Personal) | Bis 4. Mai',
        'Bestellt die Pumpe | Jens Ohl (Technik) | Bis 18. Mai',
        'Abnahme | – | 30. Juni',
      ],
    ],
    [
      'es',
      'Quién hace qué: Ana Ruiz (compras) encarga el horno antes del 4 de mayo, Marta Gil (ventas) avisa a los clientes a partir del 2 de junio. Revisión el 30 de junio.',
      [
        'Encarga el horno | Ana Ruiz (compras) | Antes del 4 de mayo',
        'Avisa a los clientes | Marta Gil (ventas) | A partir del 2 de junio',
        'Revisión | – | 30 de junio',
      ],
    ],
  ])('is a row for each, in %s', async (language, paragraph, rows) => {
    expect(await rowsOf('action-table', language, paragraph)).toEqual(rows);
  });
});

describe('what follows a decision', () => {
  it.each<[LanguageCode, string, string[]]>([
    [
      'en',
      'If the trustees agree on 4 May, the crane arrives on 3 July and the quay reopens from 1 August. Ida Moss (Harbour) would oversee the works and Raj Patel (Treasurer) would sign the loan by 20 May.',
      [
        'The trustees agree |  | 4 May',
        'Sign the loan | Raj Patel (Treasurer) | 20 May',
        'The crane arrives |  | 3 July',
        'The quay reopens |  | From 1 August',
      ],
    ],
    [
      'fr',
      'Si le conseil approuve le 4 mai, la grue arrive le 3 juillet et le quai rouvre le 1er août.',
      ['Le conseil approuve |  | 4 mai', 'La grue arrive |  | 3 juillet', 'Le quai rouvre |  | 1er août'],
    ],
  ])('is a line of days, in %s', async (language, paragraph, rows) => {
    expect(await rowsOf('timeline', language, paragraph)).toEqual(rows);
  });
});

describe('no plan', () => {
  it.each<[string, string]>([
    [
      'what happened',
      '## Status\n- Boiler replaced on 3 May (Kerr Ltd)\n- Complaints fell from 40 to 12 in June\n- We opened the annex on 9 July',
    ],
    ['options', 'Options:\n- Rent a van from 3 May (Hertz)\n- Buy a van by 9 June (Ford)'],
    [
      'comments in a list',
      'My notes:\n- What they share: both moved to the new depot in November\n- A vote is needed before Easter\n- Who pays: Ana Ruiz asks the bank by 4 May',
    ],
  ])('is in %s', async (_, paragraph) => {
    expect(await rowsOf('action-table', 'en', paragraph)).toBeUndefined();
  });
});
