/** What is said to whoever makes the deck, or of its readers, is told apart from the matter, in nine languages. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';
import { isToMaker, withoutAsideInLabel } from '../../../src/engine/brief/to-the-maker.ts';

describe('what is said to the maker or of the readers', () => {
  it.each([
    "I'll tell you the facts and you sort them.",
    'I send you my rough notes and you put them in order.',
    'It goes on the big screen in the canteen.',
    'The parents read it on their phones.',
    'They will ask what it costs.',
    'The first thing the neighbours will ask is how long it lasts.',
    'You do not need every table.',
    'No point in hiding that we were late.',
    'Skip the small talk.',
    'The names of the testers are not to be shown.',
    'They are mostly volunteers.',
    'The committee wants to see both offers side by side.',
    'Put the three offers in one table.',
    'Ich gebe euch die Fakten, ihr ordnet sie.',
    'Das läuft auf der großen Leinwand in der Aula.',
    'Die Eltern werden zuerst fragen, was es kostet.',
    'Nicht alle Zahlen müssen rein.',
    'Bitte nichts beschönigen.',
    'Die Namen der Prüfer sollen auch nicht genannt werden.',
    'Der Ausschuss will beide Angebote nebeneinander sehen.',
    'Beginne mit dem Ergebnis.',
    'Je vous donne les faits, vous mettez tout dans l’ordre.',
    'Les parents vont demander combien ça coûte.',
    'Inutile de cacher le retard.',
    'Retenez ce qui a été décidé, sans les bavardages.',
    'Mettez les deux offres dans un tableau.',
    'Commencez par la conclusion.',
    'Le conseil veut voir les deux offres côte à côte.',
    'Os cuento la historia y vosotros lo ordenáis.',
    'Lo primero que nos van a preguntar es el plazo.',
    'No hace falta poner todo.',
    'Son gente mayor: letras grandes.',
    'Tampoco deben aparecer los nombres.',
    'Pon los dos casos en una tabla.',
    'Empieza por el resultado.',
    'A primeira coisa que vão perguntar é o prazo.',
    'Não adianta esconder o atraso.',
    'Os nomes não devem aparecer.',
    'Comece pela conclusão.',
    'O conselho quer ver as duas propostas.',
    'Ci chiederanno quanto costa.',
    'Lasciate perdere le chiacchiere.',
    'Le due offerte mettile in una tabella.',
    'E vorrei sapere chi fa che cosa.',
    'Parti dalla conclusione.',
    '費用を必ず聞かれると思います。',
    'すべての数字を載せる必要はありません。',
    '順番はお任せします。',
    '大きなスクリーンに映します。',
    '二つの案を表にまとめて。',
    '家长们肯定会问多少钱。',
    '顺序你来安排。',
    '不用所有数字都放上。',
    '去掉闲聊。',
    '把两个方案做成表格。',
    '先说结论，再说预算和时间。',
    'سيسألون عن الكلفة.',
    'ابدأ بالنتيجة ثم الميزانية.',
    'تجاهل التحيات.',
    'ضع العرضين في جدول.',
  ])('is: %s', (sentence) => {
    expect(isToMaker(sentence)).toBe(true);
  });

  it.each([
    'The screen in control room B failed twice.',
    'You pay nothing for the first year.',
    'We give you a dedicated engineer.',
    'The library lends large print books.',
    'Most of the crews are new.',
    'Delivery is not included in the price.',
    'We put the samples in a cold store.',
    'They asked 40 questions.',
    'The committee wants to close the pool.',
    'Die Mitarbeiter fragen oft nach Teilzeit.',
    'Das Bad soll nicht geschlossen werden.',
    'Der Ausschuss will das Bad schließen.',
    'Les clients demandent des délais plus courts.',
    'Le comité veut fermer le site.',
    'Los vecinos preguntan por el ruido.',
    'No hay que cerrar el pozo.',
    'O conselho quer fechar a piscina.',
    'I clienti chiedono tempi più brevi.',
    '利用者からよく聞かれる質問は三つです。',
    '顾客问得最多的是退货。',
    'يسأل الزبائن عن السعر.',
  ])('is not: %s', (sentence) => {
    expect(isToMaker(sentence)).toBe(false);
  });

  it.each([
    ['Costs, they will ask: rent is due in May.', 'Costs: rent is due in May.'],
    ['Kosten, sie werden danach fragen: Die Miete steigt.', 'Kosten: Die Miete steigt.'],
    ['Coûts, ils vont demander : le loyer augmente.', 'Coûts: le loyer augmente.'],
    ['Costes, nos van a preguntar: sube el alquiler.', 'Costes: sube el alquiler.'],
    ['Tom, Ann and Kim: we start in May.', 'Tom, Ann and Kim: we start in May.'],
  ])('leaves a label without it: %s', (sentence, kept) => {
    expect(withoutAsideInLabel(sentence)).toBe(kept);
  });

  it('is recorded and stands on no page', async () => {
    const { material, subject, assumptions } = await readBrief({
      prompt:
        'Six slides on the new bus depot for the works council.\n\nThey will ask about night shifts. The depot opens in May with 40 buses. Two things: the gate is 6 m wide. I remind you that the lease ends in June.',
    });
    expect(JSON.stringify(material)).not.toMatch(/they will ask|Two things|remind/i);
    expect(JSON.stringify(material)).toMatch(/opens in May with 40 buses.*The gate is 6 m wide.*The lease ends in June/);
    expect([subject, assumptions.join()]).toEqual(['new bus depot', expect.stringContaining('They will ask about night shifts')]);
  });
});
