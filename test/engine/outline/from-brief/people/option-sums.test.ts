/** What the amounts of options say together stands beside them, and the recommended one heads the page. */
import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../../../../src/model/language.ts';
import { peoplePages } from './people-pages.ts';

async function tableOf(language: LanguageCode, text: string) {
  const page = (await peoplePages(language, text)).find(({ kind, content }) => kind === 'table' && 'rows' in content);
  const { rows, columns } = (page?.content ?? { rows: [], columns: [] }) as {
    rows: { role: string; cells: string[] }[];
    columns: { label: string }[];
  };
  return {
    title: page?.title,
    head: columns.map(({ label }) => label).join(' | '),
    rows: rows.map(({ role, cells }) => `${role === 'highlight' ? '*' : ''}${cells.join(' | ').replaceAll('**', '')}`),
  };
}

describe('sums of options', () => {
  it('say in what time a price pays for itself, the thing named where a pronoun stands for it', async () => {
    const { title, head, rows } = await tableOf(
      'en',
      'We can mend the old kiln for £30,000, which lasts two years. We can replace it for £150,000, which lifts output by a fifth and saves £60,000 a year (£45,000 in gas and £15,000 in repairs). Or we can send the work out at £9,000 a month, which frees the yard. I recommend replacement.',
    );
    expect(title).toBe('Replace the old kiln: it pays for itself in 2.5 years');
    expect(head).toBe('Options | Cost | Saves | What it means');
    expect(rows[1]).toBe(
      '*Replace the old kiln (recommended) | £150,000 | £60,000 a year (£45,000 in gas and £15,000 in repairs) | Lifts output by a fifth',
    );
    expect(rows[2]).toBe('Send the work out | £9,000 a month (£108,000 a year) | – | Frees the yard');
  });

  it('add what is left to pay to what each costs, also where its weeks tell that it is', async () => {
    const { title, head, rows } = await tableOf(
      'de',
      'Varianten\na) nichts tun: 4 Wochen Verzug, 60.000 € Vertragsstrafe\nb) Nachtschicht 6 Wochen = 36.000 €, Verzug dann noch 2 Wochen (30.000 €)\nc) Fremdvergabe = 85.000 €, Verzug dann noch 1 Woche (15.000 €)\n=> wir empfehlen b, bitte bis 14.3. freigeben',
    );
    expect(title).toBe('Insgesamt: A 60.000 €, B 66.000 €, C 100.000 €');
    expect(head).toBe('Optionen | Kosten | Vertragsstrafe | Dauer | Insgesamt');
    expect(rows[1]).toBe('*B: Nachtschicht 6 Wochen (empfohlen) | 36.000 € | 30.000 € | Verzug dann noch 2 Wochen | 66.000 €');
  });

  it('of numbered options follow the number that is recommended', async () => {
    const { rows } = await tableOf(
      'en',
      'Three ways forward:\n1. Carry on: 12 weeks late, $240,000 in penalties\n2. Two more crews, $150,000, then 5 weeks late ($100,000 in penalties)\n3. Prefabricate the stairs, $95,000, then 3 weeks late ($60,000)\n\nI recommend option 3.',
    );
    expect(rows[2]).toBe('*Prefabricate the stairs (recommended) | $95,000 | $60,000 | 3 weeks late | $155,000');
  });

  it('take what each costs a year from what it brings', async () => {
    const { title, rows } = await tableOf(
      'fr',
      'Deux solutions :\n- A. louer un four : 48 k€/an, économie estimée à 70 k€/an, prêt en mai\n- B. sous-traiter : 30 k€/an, économie estimée à 41 k€/an, prêt en juin\nNous recommandons A.',
    );
    expect(title).toBe('Net par an : A 22 k€, B 11 k€');
    expect(rows[0]).toBe('*A : Louer un four (recommandé) | 48 k€/an | 70 k€/an | 22 k€ | Prêt en mai');
  });

  it('follow advice by its verb in Spanish', async () => {
    const { title } = await tableOf(
      'es',
      'Podemos reparar la caldera por 18.000 €, que aguanta dos inviernos. Podemos cambiarla por 120.000 €, lo que ahorra 40.000 € al año. O podemos alquilar una por 3.000 € al mes. Recomendamos cambiarla.',
    );
    expect(title).toBe('Cambiar la caldera: se amortiza en 3 años');
  });

  it('are not made where a saving is denied or stands in another currency', async () => {
    const { title } = await tableOf(
      'en',
      'We can mend the pump for £20,000, which lasts two years. We can buy a new one for £80,000, which saves up to £30,000 a year. Or we can rent one at £2,000 a month, which frees the yard. I recommend the new one.',
    );
    expect(title ?? '').not.toMatch(/pays/);
  });
});
