/** One thing named with what is said of it, apart from a list of topics. */
import { describe, expect, it } from 'vitest';
import { listed } from '../../../src/engine/brief/brings.ts';
import { namedOf } from '../../../src/engine/brief/named.ts';

const named = (text: string) => namedOf(listed(text));

describe('a list after a colon', () => {
  it.each([
    ['Heron 4, arriving in stores in May 2027, for our dealers', 'Heron 4', ['arriving in stores in May 2027']],
    ['Heron 4, launching March 3, 2027, for the sales team', 'Heron 4', ['launching March 3, 2027']],
    ['Compass, for our dealers, built for ferry crews, due on 4 May', 'Compass', ['built for ferry crews', 'due on 4 May']],
    ['Eisvogel 3.1, verfügbar ab Mai, für das Vertriebsteam', 'Eisvogel 3.1', ['verfügbar ab Mai']],
    ["Martin Duo, disponible dès le printemps, pour l'équipe commerciale", 'Martin Duo', ['disponible dès le printemps']],
    ['Airone 5, lanciato in primavera, per il team vendite', 'Airone 5', ['lanciato in primavera']],
    ['Cóndor 4, disponible en mayo, para el equipo de ventas', 'Cóndor 4', ['disponible en mayo']],
    ['Maré 2, previsto para maio, para a equipe de vendas', 'Maré 2', ['previsto para maio']],
    ['ハヤブサ、2027年4月12日発売、営業チーム向け', 'ハヤブサ', ['2027年4月12日発売']],
    ['云雀3，5月12日上市，面向销售团队', '云雀3', ['5月12日上市']],
    ['نورس 2، متاح في مايو، لفريق المبيعات', 'نورس 2', ['متاح في مايو']],
  ])('names one thing: %s', (text, name, said) => {
    expect(named(text)).toEqual({ name, said });
  });

  it.each([
    'triage, tone of voice, escalation, for the support team',
    'positioning, pricing for enterprises, training in Leeds',
    'Q1 results, outlook for 2027, hiring, for the board',
    'goals, roles, meeting on 3 May 2027, for the team',
    'neue Preise, Rabatte für den Handel, Wettbewerb, für den Vertrieb',
    'precios, mercado en España, riesgos, para el consejo',
    'tarifs, marché en France, risques, pour le comité',
    'prezzi, mercato in Italia, rischi, per il comitato',
    'budget, for the board',
  ])('lists topics: %s', (text) => {
    expect(named(text)).toBeNull();
  });
});
