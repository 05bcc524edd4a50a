import { describe, expect, it } from 'vitest';
import { readAction } from '../../../src/engine/outline/from-facts/action-item.ts';

describe('an action of the brief', () => {
  it.each([
    ['Dana: renewals plan by 15 Jan', { who: 'Dana', what: 'Renewals plan', when: '15 Jan' }],
    ['Lee – train the new admins – 31 Jan 2025', { who: 'Lee', what: 'Train the new admins', when: '31 Jan 2025' }],
    ['Dana Lee - price list - end of March', { who: 'Dana Lee', what: 'Price list', when: 'end of March' }],
    ['Renewals plan (Dana, 15 Jan)', { what: 'Renewals plan', who: 'Dana', when: '15 Jan' }],
    ['Anna to book the room by 3 March', { what: 'Book the room', who: 'Anna', when: '3 March' }],
    ['Renew the credit line', { what: 'Renew the credit line' }],
    ['Pricing: raise list prices', { what: 'Pricing: raise list prices' }],
    ['Dana: Angebot verlängern bis 15. Januar', { who: 'Dana', what: 'Angebot verlängern', when: '15. Januar' }],
    ['Dana : plan de renouvellement avant le 15 janvier', { who: 'Dana', what: 'Plan de renouvellement', when: '15 janvier' }],
    ['Dana: plan de renovación antes del 15 de enero', { who: 'Dana', what: 'Plan de renovación', when: '15 de enero' }],
    ['Dana: plano de renovação até 15 de janeiro', { who: 'Dana', what: 'Plano de renovação', when: '15 de janeiro' }],
    ['Dana: piano di rinnovo entro il 15 gennaio', { who: 'Dana', what: 'Piano di rinnovo', when: '15 gennaio' }],
    ['田中：更新計画を1月15日までに提出', { who: '田中', what: '更新計画を提出', when: '1月15日' }],
    ['王芳：1月15日前提交续约计划', { who: '王芳', what: '提交续约计划', when: '1月15日' }],
    ['دانا: خطة التجديد قبل 15 يناير', { who: 'دانا', what: 'خطة التجديد', when: '15 يناير' }],
  ])('%s', (text, item) => {
    expect(readAction(text)).toEqual(item);
  });
});
