/** What somebody wants to know of what people will do is heard as such, and not what the data can count. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';
import { wishedAhead } from '../../../src/engine/brief/wished.ts';

describe('a wish to know what people will do', () => {
  it.each([
    [
      'Ruth would also like to know how many of the guests who left would come back if we wrote.',
      'how many of the guests who left would come back if we wrote',
    ],
    ['The board wants to know how many members will leave because of this.', 'how many members will leave because of this'],
    ['Die Chefin möchte auch wissen, wie viele Gäste deshalb kündigen werden.', 'wie viele Gäste deshalb kündigen werden'],
    ['Le directeur aimerait aussi savoir combien de clients partiront pour cela.', 'combien de clients partiront pour cela'],
    ['La directora quisiera saber cuántos socios volverían si se lo pidiéramos.', 'cuántos socios volverían si se lo pidiéramos'],
    ['Il direttore vorrebbe sapere quanti soci torneranno.', 'quanti soci torneranno'],
    ['O diretor gostaria de saber quantos clientes voltariam.', 'quantos clientes voltariam'],
    ['社長は断った人のうち何人が戻ってくれるか知りたい。', '社長は断った人のうち何人が戻ってくれるか知りたい'],
    ['总经理还想知道有多少客户会因此离开。', '总经理还想知道有多少客户会因此离开'],
    ['يريد المدير معرفة كم من العملاء سيغادرون بسبب ذلك.', 'كم من العملاء سيغادرون بسبب ذلك'],
  ])('is heard: %s', (sentence, text) => {
    expect(wishedAhead(sentence).map((question) => question.text)).toEqual([text]);
  });

  it.each([
    'She asks how many orders were late.',
    'I would like to know how many tickets are solved within a day.',
    'Er will wissen, wie viele Rechnungen zu spät abgeschickt werden.',
    'Le directeur veut savoir combien de dossiers sont rouverts.',
    'We would hire two people.',
  ])('is none of what was done: %s', (sentence) => {
    expect(wishedAhead(sentence)).toEqual([]);
  });

  it('is nothing that somebody holds to be the cause, though others do', async () => {
    const { questions, claims } = await readBrief({
      prompt:
        'Guest review. Fewer guests return. Where, since when and why? Carl says rooms got too small. Tom thinks breakfast is cold. Ruth would like to know how many of the guests who said no would come back if we asked.',
    });
    expect(questions.filter(({ ahead }) => ahead).map(({ text }) => text)).toEqual([
      'how many of the guests who said no would come back if we asked',
    ]);
    expect(claims?.map(({ who }) => who)).toEqual(['Carl', 'Tom']);
  });

  it('is one question of the brief, beside the others', async () => {
    const { questions } = await readBrief({
      prompt: 'Guest review. Why has the rate of returns fallen? Ruth would like to know how many guests would come back if we wrote.',
    });
    expect(questions.map(({ kind, ahead }) => [kind, ahead ?? false])).toEqual([
      ['why', false],
      ['amount', true],
    ]);
  });
});
