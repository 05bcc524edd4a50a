/** Options stand in one table with all that is said of each, tasks in one table of owners and days, and asks on one page. */
import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../../../../src/model/language.ts';
import { peoplePages } from './people-pages.ts';

async function rowsOf(language: LanguageCode, text: string) {
  const pages = await peoplePages(language, text);
  const page = pages.find(({ kind, content }) => kind === 'table' && 'rows' in content);
  const { rows, reading } = (page?.content ?? { rows: [], reading: [] }) as {
    rows: { role: string; cells: string[] }[];
    reading: string[];
  };
  return { rows: rows.map(({ role, cells }) => `${role === 'highlight' ? '*' : ''}${cells.join(' | ')}`), reading, title: page?.title };
}

describe('options behind marks', () => {
  it('are rows with their cost, what they cost each year and how long they take', async () => {
    const { rows } = await rowsOf(
      'en',
      'Options as they stand:\nA) Patch the roof and wait. £45k, lasts about three years.\nB) New slate roof. £310k, life 60 years, upkeep about £2k a year.\nC) Green roof with drains. £390k, life 40 years, upkeep about £6k a year.',
    );
    expect(rows).toEqual([
      '**A: Patch the roof and wait** | £45k | – | Lasts about three years',
      '**B: New slate roof** | £310k | Upkeep about £2k a year | Life 60 years',
      '**C: Green roof with drains** | £390k | Upkeep about £6k a year | Life 40 years',
    ]);
  });

  it('mark the ones that are proposed, and say below what holds for several', async () => {
    const { rows, reading } = await rowsOf(
      'es',
      'Opciones:\n- A: cambiar el horno, 90.000 €. Cuece un 40 % más\n- B: contratar dos panaderos, 61.000 €/año. Quita las horas extra\n- C: cerrar los lunes. Ahorra 18.000 €\n- A y B a la vez no se puede\n\nPropuesta de Inés: B y C ya, A en 2028.',
    );
    expect(rows.map((row) => row.startsWith('*') && !row.startsWith('**A'))).toEqual([false, true, true]);
    expect(rows[1]).toMatch(/61\.000 €\/año.*Quita las horas extra/);
    expect(reading).toEqual(['A y B a la vez no se puede']);
  });

  it('are told apart in one sentence', async () => {
    const { rows } = await rowsOf(
      'it',
      'Le strade sono tre: riparare il tetto, 0,4 milioni, dura 6 anni; rifare metà tetto, 1,1 milioni, 15 anni; tetto nuovo, 2,3 milioni, 30 anni.',
    );
    expect(rows).toEqual([
      '**Riparare il tetto** | 0,4 milioni | Dura 6 anni',
      '**Rifare metà tetto** | 1,1 milioni | 15 anni',
      '**Tetto nuovo** | 2,3 milioni | 30 anni',
    ]);
  });
});

describe('tasks in several paragraphs', () => {
  it('are one table with owner and day', async () => {
    const pages = await peoplePages(
      'es',
      'quién y cuándo:\n- Marta: encargar el horno, antes del 3 de marzo\n- Julio: avisar a los clientes, 20 de enero\n- Irene: negociar el alquiler con el banco, 15 de febrero',
    );
    const table = pages.find(({ kind }) => kind === 'action-table');
    expect(table?.content.actions).toMatchObject([
      { who: 'Marta', what: 'Encargar el horno' },
      { who: 'Julio', what: 'Avisar a los clientes' },
      { who: 'Irene', what: 'Negociar el alquiler con el banco' },
    ]);
  });
});

describe('what is asked', () => {
  it('is one page in the words to vote on', async () => {
    const pages = await peoplePages('es', 'Qué se pide: votar B y C. Y autorizar a Irene a firmar el alquiler.');
    const page = pages.find(({ kind }) => kind === 'decision-cards');
    expect(page?.content.decisions).toMatchObject([{ ask: 'Votar B y C' }, { ask: 'Autorizar a Irene a firmar el alquiler' }]);
  });
});
