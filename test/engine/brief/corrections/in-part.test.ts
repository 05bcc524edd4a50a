/** Corrections that are a part of what is said change what they speak of, in lists, tables and totals too; what only looks like one does not. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { corrected, reportOf } from '../../../../src/engine/brief/corrections/corrected.ts';

describe('a correction in a part of what is said', () => {
  it.each([
    ["The hall seats 421 - scrap that, it's 412.", 'The hall seats 412.'],
    ["The average age is forty-six, no, hang on, Tom checked that, it's forty-four.", 'The average age is forty-four.'],
    [
      "L'âge moyen est de quarante-six ans, non, attends, Luc a vérifié, c'est quarante-quatre ans.",
      "L'âge moyen est de quarante-quatre ans.",
    ],
    [
      'Repairs cost £210k.\nThe offer came today: repairs are £265k, not £210k, so we go on.',
      'Repairs cost £265k.\nThe offer came today: repairs are £265k, so we go on.',
    ],
    [
      "Gate 3 costs £48k. Fencing costs £12k.\nBen: Gate 3 isn't £48k. With the motor call it £61k.",
      'Gate 3 costs £61k. Fencing costs £12k.\nWith the motor call it £61k.',
    ],
    ["Average wait is 14 days. Fourteen's the old figure. It's 16 now.", 'Average wait is 16 days.'],
    ['The roof cost £48k in 2024 and £50k in 2025. Sorry, mistake, 2025 was £55k.', 'The roof cost £48k in 2024 and £55k in 2025.'],
    [
      'El techo cuesta 48.000 €. La puerta cuesta 12.000 €. Perdón, error, el techo cuesta 52.000 €.',
      'El techo cuesta 52.000 €. La puerta cuesta 12.000 €. El techo cuesta 52.000 €.',
    ],
    ['水泵要再买两台，30万。\n水泵上午谈过了，27万，按这个写。', '水泵要再买两台，27万。'],
    [
      '案2は年620万円の改善です。\n案2の効果ですが、研修費の年80万円が抜けていました。正しくは年540万円です。',
      '案2は年540万円の改善です。\n案2の効果は年540万円です。',
    ],
    ['Plan 1 saves €620k a year.\nAbout plan 1: we forgot the driver, €80k. The right figure is €540k.', 'Plan 1 saves €540k a year.'],
    [
      'Die Quote steigt.\nMit einer Berichtigung genehmigt: Die Quote beträgt 50 %, nicht 60 %.',
      'Die Quote steigt.\nDie Quote beträgt 50 %.',
    ],
  ])('is carried out: %s', (text, meant) => {
    expect(corrected(text).text).toBe(meant);
  });

  it('changes the cell of a table that it names by its row and its column', () => {
    const table = (june: string) => `| Month | Crates | Price |\n|---|---|---|\n| May | 40 | 3 |\n| June | ${june} | 4 |\n`;
    expect(corrected(`${table('42')}\nThe crates of June are wrong in the table, it's 47, the scale was off.`).text).toBe(table('47'));
  });

  it('puts no value in the place of what it does not measure', () => {
    const text = "The van saves 540 a month. No, that's the benefit, the cost is 80.";
    expect(corrected(text).text).toBe(text);
  });
});

describe('what rests on a corrected figure', () => {
  it('is worked out anew where it is a total with the figure inside', () => {
    expect(corrected('Total £1.62m including £210k for the bridge.\n\nP.S. The bridge is £265k, not £210k.').text).toContain(
      'Total £1.675m including £265k',
    );
  });

  it('is worked out anew where a share makes it of a whole', () => {
    expect(
      corrected('Der Zuschuss beträgt 40 %, also 80.000 €, bei 200.000 € Kosten.\nNachtrag: Der Zuschuss beträgt 35 %, nicht 40 %.').text,
    ).toContain('beträgt 35 %, also 70.000 €, bei 200.000 €');
  });

  it('is not touched where it only happens to be as large', () => {
    const text = 'We pay 20 guides for 8 years. The subsidy is 60 %.';
    expect(corrected(`${text}\nP.S. The subsidy is 55 %, not 60 %.`).text).toContain('We pay 20 guides for 8 years.');
  });
});

describe('a value that is denied while nothing takes its place', () => {
  it('is not shown, and the report says so', () => {
    const found = corrected('Gate 3 costs £48k. Fencing costs £12k.\nGate 3 is not £48k.');
    expect(found.text).toBe('Fencing costs £12k.');
    expect(reportOf(found).join()).toMatch(/"Gate 3 costs £48k\." is not shown/);
  });
});

describe('what is no correction', () => {
  it.each([
    'The ferry costs £48. On Sundays the ferry is not £48.',
    'North: cost £41, wait 9 days; South: cost £37, wait 4 days.',
    'We have 12 crews. Sorry, we have 14 vans.',
    'Sales rose 4% in May. Sorry, the café opens at 9:30.',
    'Tickets cost £14. The old quay is 14 metres long.',
    'Le billet coûte 48 €. Le billet coûtera 52 € au lieu de 48 €.',
  ])('changes nothing: %s', (text) => {
    expect(corrected(text).text).toBe(text);
  });

  it('is any statement with one value, whatever it says', () => {
    const things = fc.constantFrom('mill', 'pond', 'tower', 'ferry', 'garden');
    fc.assert(
      fc.property(fc.array(fc.tuple(things, fc.integer({ min: 10, max: 99 })), { minLength: 1, maxLength: 6 }), (said) => {
        const text = said.map(([thing, amount]) => `The ${thing} costs £${amount}K and is not for sale.`).join('\n');
        expect(corrected(text).text).toBe(text);
      }),
    );
  });
});
