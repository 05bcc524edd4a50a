/** Causes that a prompt suspects: what is asked of which measure, since when. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';

async function read(prompt: string) {
  const { questions, period } = await readBrief({ prompt });
  return { period, asked: questions.map(({ kind, about, since }) => `${kind} ${since}: ${about}`) };
}

describe('a suspected cause', () => {
  it.each([
    ['we raised prices on 1 July; did it hurt volume?', 'effect M07: volume'],
    ['We raised prices on July 1st, 2026. Did it hurt orders?', 'effect 2026-07: orders'],
    ['did the reminder calls that clinic North started in March bring down no-shows?', 'effect M03: no-shows'],
    ['since we dropped free shipping in May have orders fallen?', 'effect M05: orders'],
    ['Since we dropped free shipping on 12 May, have orders fallen?', 'effect M05-12: orders'],
    ['Did no-shows fall after clinic North started reminder calls in mid March?', 'effect M03-15: no-shows'],
    ['Tell me whether the onboarding we launched in Q2 2026 improved satisfaction', 'effect 2026-04: satisfaction'],
    ['In March we hired two agents in team Blue. Has resolution time improved since?', 'effect M03: resolution time'],
    ['Haben die Anrufe, die Klinik Nord im März eingeführt hat, die Ausfälle gesenkt?', 'effect M03: die Ausfälle'],
    ['Sind die Bestellungen gesunken, seit wir im Mai den Gratisversand gestrichen haben?', 'effect M05: die Bestellungen'],
    ['Est-ce que la hausse des prix du 1er juillet a fait baisser les commandes ?', 'effect M07: les commandes'],
    ['¿Han bajado los pedidos desde que eliminamos el envío gratis en mayo?', 'effect M05: los pedidos'],
    ['Os pedidos caíram depois que cortamos o frete grátis em maio?', 'effect M05: Os pedidos'],
    ['Gli ordini sono calati da quando abbiamo tolto la spedizione gratuita a maggio?', 'effect M05: Gli ordini sono'],
    ['7月に値上げしましたが、注文数に影響はありましたか？', 'effect M07: 注文数に'],
    ['我们7月提价后，订单量是否下降？', 'effect M07: 订单量是否'],
    ['هل انخفضت الطلبات منذ أن ألغينا الشحن المجاني في مايو؟', 'effect M05: الطلبات'],
  ])('%s', async (prompt, asked) => {
    expect((await read(prompt)).asked).toEqual([asked]);
  });

  it('does not name the period of the deck', async () => {
    const { period } = await read('Q2 2026 review: did no-shows fall after clinic North started reminder calls in March 2026?');
    expect(period).toBe('2026-Q2');
    expect((await read('Did the calls that clinic North started in March 2026 bring down no-shows?')).period).toBeNull();
  });

  it.each([
    'Did revenue fall in May?',
    'Why did revenue fall after we raised prices in May?',
    'How much did orders fall after we raised prices in July?',
    'Which regions fell after we raised prices in July?',
    'Sales review. We raised prices in July.',
  ])('is none of a question for a figure, a name or a reason: %s', async (prompt) => {
    const { questions } = await readBrief({ prompt });
    expect(questions.filter(({ kind }) => kind === 'effect')).toEqual([]);
  });
});

describe('two suspects', () => {
  it.each([
    ["is it the discounts, or is it Dana's team?", 'discounts', "Dana's team"],
    ['Did revenue fall because of the discounts or because of the West?', 'discounts', 'West'],
    ['Liegt es an den Rabatten oder an Dana Cole?', 'Rabatten', 'Dana Cole'],
    ["La baisse du chiffre d'affaires est-elle due aux remises ou à Dana Cole ?", 'remises', 'Dana Cole'],
    ['¿Se debe a los descuentos o a Dana Cole?', 'descuentos', 'Dana Cole'],
    ['É por causa dos descontos ou por causa de Dana Cole?', 'descontos', 'Dana Cole'],
    ['Dipende dagli sconti o da Dana Cole?', 'sconti', 'Dana Cole'],
    ['原因は割引ですか、それともDana Coleですか？', '割引', 'Dana Cole'],
    ['是折扣还是Dana Cole造成的？', '折扣', 'Dana Cole'],
    ['هل السبب الخصومات أم Dana Cole؟', 'الخصومات', 'Dana Cole'],
  ])('%s', async (prompt, one, other) => {
    const { questions } = await readBrief({ prompt });
    expect(questions.map(({ kind, suspects }) => [kind, suspects])).toEqual([['why', [one, other]]]);
  });
});
