/** Corrections in a brief: what they change, in nine languages, and what they never do. */
import { describe, expect, it } from 'vitest';
import { corrected, reportOf } from '../../../../src/engine/brief/corrections/corrected.ts';

const isLeft = (text: string) => reportOf(corrected(text));

describe('a correction that names the old value', () => {
  it.each([
    // English
    [
      'The adult ticket costs £31, the child ticket £18. Sorry, adult is £33 now, not 31.',
      'The adult ticket costs £33, the child ticket £18.',
    ],
    [
      'We raise the adult ticket from £31 to £35 in May, the child ticket stays at £18. Sorry, adult is £32 now, not 31.',
      'We raise the adult ticket from £32 to £35 in May, the child ticket stays at £18.',
    ],
    ['The mill opens on 12 May. It is the 14th, not the 12th.', 'The mill opens on 14 May.'],
    ['The workshop runs 12–14 May in Hull. Correction: 13–15 May, not 12–14.', 'The workshop runs 13–15 May in Hull.'],
    ['We meet Tuesday to Thursday. No, Monday to Wednesday, not Tuesday to Thursday.', 'We meet Monday to Wednesday.'],
    ['Output was 3.1 MW in June. I wrote 3.1, it should read 3.4.', 'Output was 3.4 MW in June.'],
    ['Vans carry 48 crates. Correction: the figure for crates was wrong, I wrote 48, it is 47.', 'Vans carry 47 crates.'],
    ['The kiln needs 40 litres. Please change 40 to 45.', 'The kiln needs 45 litres.'],
    ['Losses are $310K this year. Correction: $340K, not 310.', 'Losses are $340K this year.'],
    ['We have 12 crews and 2 boats. Correction: 14 crews and 3 boats, not 12 and 2.', 'We have 14 crews and 3 boats.'],
    ['The mill opens at 9:30. It opens at 8:30, not 9:30.', 'The mill opens at 8:30.'],
    // German
    ['Wir öffnen am 1. März. Ab 3. statt 1. März.', 'Wir öffnen am 3. März.'],
    ['Der Kurs kostet 48 €, das Heft 12 €. Entschuldigung, der Kurs kostet 47 €, nicht 48.', 'Der Kurs kostet 47 €, das Heft 12 €.'],
    ['Die Mühle liefert 3,1 MW. Ich schrieb 3,1, richtig sind 3,4.', 'Die Mühle liefert 3,4 MW.'],
    ['Wir haben 12 Boote und 2 Stege. Korrektur: 14 Boote statt 12 und 3 Stege statt 2.', 'Wir haben 14 Boote und 3 Stege.'],
    [
      'Der Kurs läuft Montag bis Mittwoch. Korrektur: Dienstag bis Donnerstag, nicht Montag bis Mittwoch.',
      'Der Kurs läuft Dienstag bis Donnerstag.',
    ],
    ['Anna bestellt die Farbe. Tom mäht den Rasen. Die Farbe bestellt Ben, nicht Anna.', 'Ben bestellt die Farbe. Tom mäht den Rasen.'],
    // French
    ['Le moulin ouvre le 12 mai. Correction : le 14 mai, pas le 12.', 'Le moulin ouvre le 14 mai.'],
    ['Le four consomme 3,1 MW. J’ai écrit 3,1, il faut lire 3,4.', 'Le four consomme 3,4 MW.'],
    [
      'Le billet adulte coûte 31 €, le billet enfant 18 €. Pardon, le billet adulte est à 33 €, pas 31.',
      'Le billet adulte coûte 33 €, le billet enfant 18 €.',
    ],
    ['Le stage a lieu du 12 au 14 mai. Rectification : du 13 au 15 mai au lieu du 12 au 14.', 'Le stage a lieu du 13 au 15 mai.'],
    // Spanish
    ['El molino abre el 12 de mayo. Perdón, abre el 14, no el 12.', 'El molino abre el 14 de mayo.'],
    ['El horno gasta 3,1 MW. Donde dice 3,1 debe decir 3,4.', 'El horno gasta 3,4 MW.'],
    ['Tenemos 12 barcos y 48 redes. Corrección: 14 barcos, no 12.', 'Tenemos 14 barcos y 48 redes.'],
    // Portuguese
    ['O moinho abre em 12 de maio. Correção: abre em 14 de maio, não em 12.', 'O moinho abre em 14 de maio.'],
    ['O forno gasta 3,1 MW. Onde se lê 3,1, leia-se 3,4.', 'O forno gasta 3,4 MW.'],
    ['O bilhete custa 31 €, a revista 18 €. Desculpem, o bilhete custa 33 €, não 31.', 'O bilhete custa 33 €, a revista 18 €.'],
    // Italian
    ['Il mulino apre il 12 maggio. Scusate, apre il 14, non il 12.', 'Il mulino apre il 14 maggio.'],
    ['Il forno consuma 3,1 MW. Ho scritto 3,1, va letto 3,4.', 'Il forno consuma 3,4 MW.'],
    ['Abbiamo 12 barche e 48 reti. Correzione: 14 barche, non 12.', 'Abbiamo 14 barche e 48 reti.'],
    // Japanese
    ['水車は5月12日に公開します。訂正：5月12日ではなく5月14日です。', '水車は5月14日に公開します。'],
    ['大人料金は3100円、子ども料金は1800円です。訂正：大人料金は3300円で、3100円ではありません。大人3100円ではなく3300円です。', null],
    ['炉の出力は3.1MWです。先ほど3.1と書きましたが、正しくは3.4です。', null],
    ['担当は田中です。訂正：田中ではなく佐藤です。', '担当は佐藤です。'],
    // Chinese
    ['水车5月12日开放。更正：不是5月12日，是5月14日。', '水车5月14日开放。'],
    ['成人票价31元，儿童票价18元。更正：成人票价33元，不是31元。', '成人票价33元，儿童票价18元。'],
    ['炉子用电48度。请把48改成47。', '炉子用电47度。'],
    // Arabic
    ['تفتح الطاحونة في 12 مايو. تصحيح: 14 مايو وليس 12 مايو.', 'تفتح الطاحونة في 14 مايو.'],
    [
      'سعر تذكرة الكبار 31 يورو وسعر تذكرة الأطفال 18 يورو. تصحيح: سعر تذكرة الكبار 33 يورو وليس 31 يورو.',
      'سعر تذكرة الكبار 33 يورو وسعر تذكرة الأطفال 18 يورو.',
    ],
  ])('changes that one and nothing else: %s', (text, meant) => {
    if (meant !== null) expect(corrected(text).text).toBe(meant);
  });
});

describe('a correction by its subject', () => {
  it.each([
    ['Adults pay £31, children £18. Correction: children pay £17.', 'Adults pay £31, children £17.'],
    ['The north mill has 40 stones, the south mill 36. Sorry, the south mill has 38.', 'The north mill has 40 stones, the south mill 38.'],
    ['- Peak fare: £48 (correction: £47)\n- Off-peak fare: £36', '- Peak fare: £47\n- Off-peak fare: £36'],
    ['- Peak fare: £48\n- Off-peak fare: £36\n\nCorrection: peak fare is £47.', '- Peak fare: £47\n- Off-peak fare: £36\n'],
    ['Fuel is our largest cost: £3.1M of £7.4M. Correction: fuel was £3.4M.', 'Fuel is our largest cost: £3.4M of £7.4M.'],
    ['Phase 1 ends 3 May, phase 2 ends 9 June. Correction: phase 2 ends 16 June.', 'Phase 1 ends 3 May, phase 2 ends 16 June.'],
    ['Wir haben 42 Betten und 18 Kräfte. Bei den Kräften habe ich mich vertan: es sind 16.', 'Wir haben 42 Betten und 16 Kräfte.'],
    ['We lost 14 clients in May. Correction: 12, and 3 of them came back.', 'We lost 12 clients in May. 3 of them came back.'],
    ['预算是320万元，工期14个月。预算以350万元为准。', '预算是350万元，工期14个月。'],
    ['会议定在周三下午2点。更正：改到周四。', '会议定在周四下午2点。'],
    ['58% of wells are safe. Update: now 61%.', '61% of wells are safe.'],
    [
      '| Mill | Stones |\n|---|---|\n| North | 40 |\n| South | 36 |\n\nCorrection: South has 38 stones.',
      '| Mill | Stones |\n|---|---|\n| North | 40 |\n| South | 38 |\n',
    ],
    ['- Abfahrt Kiel: 12. Mai (Korrektur: 14. Mai)\n- Abfahrt Husum: 12. Mai', '- Abfahrt Kiel: 14. Mai\n- Abfahrt Husum: 12. Mai'],
    ['Erwachsene zahlen 31 €, Kinder 18 €. Korrektur: Kinder zahlen 17 €.', 'Erwachsene zahlen 31 €, Kinder 17 €.'],
    ['- Tarif plein : 31 €\n- Tarif réduit : 18 € (correction : 17 €)', '- Tarif plein : 31 €\n- Tarif réduit : 17 €'],
    ['Les adultes paient 31 €, les enfants 18 €. Rectification : les enfants paient 17 €.', 'Les adultes paient 31 €, les enfants 17 €.'],
    [
      '- Salida Vigo: 12 de mayo (corrección: 14 de mayo)\n- Salida Ferrol: 12 de mayo',
      '- Salida Vigo: 14 de mayo\n- Salida Ferrol: 12 de mayo',
    ],
    ['Los adultos pagan 31 €, los niños 18 €. Corrección: los niños pagan 17 €.', 'Los adultos pagan 31 €, los niños 17 €.'],
    ['Os adultos pagam 31 €, as crianças 18 €. Correção: as crianças pagam 17 €.', 'Os adultos pagam 31 €, as crianças 17 €.'],
    ['Gli adulti pagano 31 €, i bambini 18 €. Correzione: i bambini pagano 17 €.', 'Gli adulti pagano 31 €, i bambini 17 €.'],
    ['- 大人料金：3100円（訂正：3300円）\n- 子ども料金：1800円', '- 大人料金：3300円\n- 子ども料金：1800円'],
    ['北館は40席、南館は36席です。訂正：南館は38席です。', '北館は40席、南館は38席です。'],
    ['北馆有40个座位，南馆有36个座位。更正：南馆有38个座位。', '北馆有40个座位，南馆有38个座位。'],
    ['- 成人票：31元（更正：33元）\n- 儿童票：18元', '- 成人票：33元\n- 儿童票：18元'],
    ['يدفع الكبار 31 يورو، ويدفع الأطفال 18 يورو. تصحيح: يدفع الأطفال 17 يورو.', 'يدفع الكبار 31 يورو، ويدفع الأطفال 17 يورو.'],
  ])('changes the one value of which it speaks: %s', (text, meant) => {
    expect(corrected(text).text).toBe(meant);
  });

  it('is not made where two values may be meant, and the report names what it denies', () => {
    const text = 'We raise the adult ticket from £31 to £35 in May, the child ticket stays at £18. Correction: the adult ticket is £32.';
    expect(corrected(text).text).toBe(
      'We raise the adult ticket from £31 to £35 in May, the child ticket stays at £18. The adult ticket is £32.',
    );
    expect(isLeft(text).join()).toMatch(/"The adult ticket is £32\." was kept as it stands.*it denies "We raise the adult ticket/);
  });

  it('changes an older mail below it', () => {
    expect(
      corrected('Correction: the pier opens on 14 May.\n\nOn Monday Ada wrote:\nThe pier opens on 12 May. The lift opens on 2 June.').text,
    ).toBe('\nOn Monday Ada wrote:\nThe pier opens on 14 May. The lift opens on 2 June.');
    expect(
      corrected('Pier repairs cost £47K (I had £48K in my last mail).\n\nAda wrote:\nPier repairs cost £48K. Paint costs £48K too.').text,
    ).toBe('\nAda wrote:\nPier repairs cost £47K. Paint costs £48K too.');
  });
});

describe('a correction of a name', () => {
  it.each([
    [
      'Anna orders the paint by 3 May. Anna leads the crew. Ben orders the paint, not Anna.',
      'Ben orders the paint by 3 May. Anna leads the crew.',
    ],
    ['Anna orders the paint. Ben does it, not Anna.', 'Ben orders the paint.'],
    ['Kolos leads. Kolos lives in Oslo. Correction: the name is Varga, not Kolos.', 'Varga leads. Varga lives in Oslo.'],
    [
      'Kolos runs the north crew and Kolos runs the south crew. Varga runs the south crew, not Kolos.',
      'Kolos runs the north crew and Varga runs the south crew.',
    ],
    ['Anna commande la peinture. Correction : Ben, pas Anna.', 'Ben commande la peinture.'],
    ['Anna pide la pintura. Perdón, Ben, no Anna.', 'Ben pide la pintura.'],
    ['Anna encomenda a tinta. Desculpem, o Ben, não a Anna.', null],
    ['Anna ordina la vernice. Scusate, Ben, non Anna.', 'Ben ordina la vernice.'],
    ['负责人是王芳。更正：不是王芳，是李明。', '负责人是李明。'],
  ])('changes who does that: %s', (text, meant) => {
    if (meant !== null) expect(corrected(text).text).toBe(meant);
  });
});

describe('what is taken back', () => {
  it.each([
    ['Costs rose. Sales fell by 4%. Scrap that.', 'Costs rose.'],
    ['The mill is old. The pond is deep. Strike the line about the pond.', 'The mill is old.'],
    ['Die Mühle ist alt. Der Teich ist tief. Streich den Satz zum Teich.', 'Die Mühle ist alt.'],
    ["Le moulin est vieux. L'étang est profond. Supprimez la phrase sur l'étang.", 'Le moulin est vieux.'],
    ['El molino es viejo. El estanque es hondo. Quita la frase sobre el estanque.', 'El molino es viejo.'],
    ['O moinho é velho. O tanque é fundo. Risca a frase sobre o tanque.', 'O moinho é velho.'],
    ['Il mulino è vecchio. Le due gite a Capri costano troppo. Le gite a Capri, toglile.', 'Il mulino è vecchio.'],
    ['水車は古いです。池は深いです。今のは忘れてください。', '水車は古いです。'],
    ['水车很旧。池塘很深。关于池塘的那句作废。', '水车很旧。'],
    ['الطاحونة قديمة. البركة عميقة. احذف الجملة عن البركة.', 'الطاحونة قديمة.'],
    ['The fare is £31. Scrap that, the fare stays open.', 'The fare stays open.'],
    ['The mill is old. The pond lost £12K. Also, scrap the line about the pond.', 'The mill is old.'],
    ['El molino es viejo. Las visitas al estanque, olvida eso.', 'El molino es viejo.'],
  ])('is not said: %s', (text, meant) => {
    expect(corrected(text).text).toBe(meant);
  });

  it('is the figure of whoever gives way', () => {
    expect(
      corrected(
        'Jonas: 17% of the roads are in poor shape.\nMarta: I had 14%, from the 2024 list. Oh wait, mine leaves out the bridges. So 17 is right.\nJonas: Repairs cost €2M.',
      ).text,
    ).toBe('Jonas: 17% of the roads are in poor shape.\nJonas: Repairs cost €2M.');
    expect(corrected('张伟：不合格率是17%。\n李娜：我这里是14%。以17%为准。').text).not.toContain('14');
    expect(corrected('Jonas: 17 % der Straßen sind schlecht.\nMarta: Ich hatte 14 %. Also stimmen die 17.').text).not.toContain('14');
  });
});

describe('what only looks like a correction', () => {
  it.each([
    'The fare is £48. The fare will be £52, not £48.',
    'The fare is £48 today. We propose £52 instead of £48.',
    'We sell bread, not cakes. Cakes cost £4.',
    'Last year we sold 40 boats. We sold 41 boats, not 40 like last year.',
    'We expected 310 guests, in fact 330 came.',
    'We have 12 crews. The correction of the slope took 14 days.',
    'Sorry to say that the lift closes on 3 May. The mill opens on 9 May.',
    'The lift opens on 9 May. Correction: the lift is closed on Mondays.',
    'The wait is 14 minutes. Wait times were 20 minutes in 2024.',
    'The plan was 40 crews. Actually, 44 crews came.',
    'The mill opens on 12 May, not Sunday.',
    'Anna orders the paint. Ben, not a friend of paint, mows.',
    'Peak is £48, off-peak £36. Peak visitors number 400, not counting children.',
    'Change 40 filters to new ones by 3 May. We have 40 filters.',
    'Replace 12 pumps with 14 valves. We have 12 pumps.',
    'Der Preis beträgt 48 €. Der Preis soll 52 € statt 48 € betragen.',
    'Wir haben 12 Boote. Nicht 12, sondern 14 Boote wären ideal.',
    'Wir öffneten 2025 am 1. März. Wir öffnen künftig am 3. statt am 1. März.',
    'Die Korrektur der Böschung kostete 14 Tage. Wir haben 12 Boote.',
    'Le billet coûte 48 €. Le billet coûtera 52 € au lieu de 48 €.',
    'Nous attendions 310 convives, en fait 330 sont venus.',
    'El billete cuesta 48 €. La obra no termina en junio.',
    'Tenemos 12 barcos. No hay 14 redes.',
    'O bilhete custa 48 €. A obra não termina em junho.',
    'Il biglietto costa 48 €. Il cantiere non finisce a giugno.',
    'Abbiamo 12 barche. Non servono 14 reti.',
    '料金は3100円です。正しい記録は大切です。',
    '票价31元。正确的做法是每年检查3次。',
    '成人票价31元。不是每个人都付31元。',
    'سعر التذكرة 31 يورو. ليس كل زائر يدفع 14 يورو.',
    'The ferry costs £48. Two routes are right: 12 and 14.',
    'The best answer is 17. That is right.',
    'Update on the mill: 12 stones moved in May. The mill has 40 stones.',
    'Sales rose 4% and not 14%. Costs rose 14%.',
    'A mistake in the plan cost £48. The fare is £31.',
    'The budget for paint is £12K. Cut the part of the budget for paint.',
    'Die Stelle in der Pflege ist frei. Streicht die Stelle in der Pflege.',
    '旧票31元。旧票作废。',
  ])('changes nothing: %s', (text) => {
    expect(
      corrected(text)
        .text.replace(/Correction: the/g, 'The')
        .toLowerCase(),
    ).toBe(text.replace(/Correction: the/g, 'The').toLowerCase());
  });
});

describe('a figure that rests on one that was corrected', () => {
  it('stays, and the report says so', () => {
    const text = '- North: 40 stones\n- South: 36 stones\n- Total: 76 stones\n\nCorrection: South has 38 stones.';
    expect(corrected(text).text).toContain('Total: 76 stones');
    expect(isLeft(text).join()).toMatch(/"- Total: 76 stones" may have to be worked out again/);
  });

  it('is not looked for where all still fits', () => {
    expect(isLeft('- North: 40 stones\n- South: 36 stones\n\nCorrection: South has 38 stones.')).toEqual([]);
  });
});
