/** Directions on the form of the deck are told apart from the matter, in nine languages. */
import { describe, expect, it } from 'vitest';
import { isDirection } from '../../../src/engine/brief/directions.ts';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';

describe('a direction', () => {
  it.each([
    'Council members get it as a pre-read, so every page should stand on its own.',
    'They are not librarians, so plain words please.',
    'Die Mitglieder sind Laien, also bitte ohne Abkürzungen.',
    'Der Zeitplan gehört auf die zweite Folie.',
    'Les élus ne sont pas des techniciens, restez simples.',
    'Le calendrier va sur la dernière page.',
    'Las verá gente mayor, así que letra grande y frases cortas.',
    'O calendário deve ficar na última página.',
    'Il calendario va nella prima pagina.',
    '相手は社長です。',
    '先に費用を見せたいです。',
    '时间线单独一页，最好画成时间轴。',
    '第一页就要让人看明白：出了什么事，货有没有问题。',
    'ضعوا الجدول في الصفحة الأولى.',
    'Bitte so übernehmen.',
    'Please use that.',
    '请按此更新。',
  ])('is: %s', (sentence) => {
    expect(isDirection(sentence)).toBe(true);
  });

  it.each([
    'Each page of the website should load in two seconds.',
    'Every page costs $4.',
    'Our manuals are full of jargon.',
    'The pilot starts on the last page of the lease.',
    'Der Ausschuss entscheidet am 3. Juni.',
    '相手先は三社です。',
    '公司风格不变。',
  ])('is not: %s', (sentence) => {
    expect(isDirection(sentence)).toBe(false);
  });

  it('is recorded and shown nowhere, nor the label above it', async () => {
    const { material, assumptions } = await readBrief({
      prompt: '请根据材料做7页PPT。\n\n# 食堂\n\n排队18分钟。\n\n几点说明：\n- 座位图单独一页。\n',
    });
    expect(JSON.stringify(material)).not.toMatch(/单独|说明/);
    expect(assumptions.join()).toContain('座位图单独一页');
  });
});
