/** Options told in running prose are heard whole, each with its own price and what it is said to do. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';

const asked = async (prompt: string) => (await readBrief({ prompt })).questions;
const options = async (prompt: string) =>
  (await asked(prompt)).flatMap(({ kind, options: of = [] }) =>
    kind === 'decide' ? of.map(({ stake, text }) => ({ ...stake, text })) : [],
  );

describe('options are heard', () => {
  it.each([
    [
      'We can either move night calls back to Cork, where every call costs 3 dollars more than at the new site; or pay the new site for coaching, 2,800 dollars once and 120 a month, and they promise to cut their repeats by half; or buy a quality tool at 28,000 a year for everybody. Which one should we take and what is it worth a year, after its cost?',
      ['move night calls back to Cork', 'pay the new site for coaching', 'buy a quality tool for everybody'],
    ],
    [
      'On the table are: going back to printed letters for the surgeons, 60 pence a letter, one per visit, plus 35 pounds a month; or a coordinator for the Ayr clinic, 25,000 a year, and the agency says that would prevent a third of all missed visits.',
      ['going back to printed letters for the surgeons', 'a coordinator for the Ayr clinic'],
    ],
    [
      'We have two ways out. We could go back to the old couriers for Scottish orders, 3.20 more per order. Or we could charge customers 12 pounds for delivery. Which is better?',
      ['go back to the old couriers for Scottish orders', 'charge customers for delivery'],
    ],
    [
      'We could send the Bath staff on a course every year, £1,900, move all work away from Crane, £6,200 a year dearer, or bring in a second check, twice a day, for £14,500. They should choose one.',
      ['send the Bath staff on a course every year', 'move all work away from Crane dearer', 'bring in a second check, twice a day'],
    ],
    [
      "I've been offered a night shift for $180,000 a year, a training course for Akron for $45,000, or we change nothing and report it by product. Which of the three?",
      ['night shift', 'training course for Akron', 'change nothing and report it by product'],
    ],
    [
      'Wir könnten mehr Luft zwischen die Touren legen, das kostet 1.100 Euro im Jahr, für 6.900 Euro im Jahr Kartendaten kaufen oder für 31.000 Euro einen Fahrer einstellen. Was nehmen wir?',
      ['mehr Luft zwischen die Touren legen', 'Kartendaten kaufen', 'einen Fahrer einstellen'],
    ],
    [
      'On peut louer un groupe froid à 5 400 euros par an, changer de laboratoire pour 8 900 euros de plus par an, ou former les éleveurs, 12 000 euros. Que choisir ?',
      ['louer un groupe froid', 'changer de laboratoire', 'former les éleveurs'],
    ],
    [
      'Two ideas: rent a second press at 2,400 a month; or send the posters out, 35 pence per poster. What should we do?',
      ['rent a second press', 'send the posters out'],
    ],
    [
      'We could retrain the Bolton crew for 6,000 pounds. Or we could bring the old glue back. That costs 4 pence more per panel.',
      ['retrain the Bolton crew', 'bring the old glue back'],
    ],
    [
      'Zur Wahl stehen: den alten Planer für Kassel zurückholen, 58.000 Euro im Jahr; oder ein Prüfwerkzeug für 900 Euro im Monat, das die Fehler laut Anbieter halbiert; oder alles so lassen. Was sollen wir tun?',
      ['den alten Planer für Kassel zurückholen', 'ein Prüfwerkzeug'],
    ],
    [
      'Wir können entweder die Nachtschicht schulen lassen, 4.500 Euro einmalig und 200 im Monat, oder wieder mit dem alten Kleber arbeiten, 30 Cent mehr je Platte, oder eine Kamera kaufen, 24.000 Euro, die ein Drittel der Nacharbeit verhindert.',
      ['Nachtschicht schulen lassen', 'wieder mit dem alten Kleber arbeiten', 'eine Kamera kaufen'],
    ],
    [
      'Three ideas are on the table. Take the baking back in-house, which means two bakers at $90,000 a year. Drop the price rise, which gives up about $60,000 a year. Or go back to the old ovens everywhere, $65,000 a year.',
      ['Take the baking back in-house', 'Drop the price rise', 'go back to the old ovens everywhere'],
    ],
    [
      'Drei Wege stehen zur Wahl: Die Öfen dort wieder an das alte Werk vergeben, das kostet 60 Euro mehr je Ofen. Drei zusätzliche Bäcker für 195.000 Euro im Jahr. Oder die Kasse überarbeiten für einmalig 120.000 Euro.',
      ['Öfen dort wieder an das alte Werk vergeben', 'Drei zusätzliche Bäcker', 'Kasse überarbeiten'],
    ],
    [
      'We could run a timed van in the north, at £52,000 a year. We could retrain every driver for £140,000 a year, or go back to the old crates everywhere, £95,000 a year more.',
      ['run a timed van in the north', 'retrain every driver', 'go back to the old crates everywhere'],
    ],
    [
      'Trois pistes : louer des fours à 1 450 euros par mois et par four, les quatre plus vieux ; ou accepter la remise de douze pour cent que Maison Berg nous propose sur toutes ses factures ; ou revenir au contrôle à deux, 320 euros par four et par an.',
      [
        'louer des fours',
        'accepter la remise de douze pour cent que Maison Berg nous propose sur toutes ses factures',
        'revenir au contrôle à deux',
      ],
    ],
    [
      "Soit nous rouvrons l'accueil du samedi, 1 200 euros par mois, soit nous payons un moniteur de plus, 31 000 euros par an, qui devrait réduire les départs d'un tiers, soit nous ne faisons rien. Que faire ?",
      ["rouvrons l'accueil du samedi", 'payons un moniteur de plus'],
    ],
    [
      'O bien volvemos al embalaje anterior, 12 céntimos más por pedido, o bien contratamos un control de salida, 2.100 euros al mes, que reduciría las devoluciones en un tercio. ¿Qué opción conviene?',
      ['volvemos al embalaje anterior', 'contratamos un control de salida'],
    ],
    [
      'Sobre la mesa hay tres opciones: formar al equipo de Lugo, 6.000 euros una vez; o aceptar el 4 % más que pide Trans Norte; o cerrar el turno de noche.',
      ['formar al equipo de Lugo', 'aceptar el 4 % más que pide Trans Norte', 'cerrar el turno de noche'],
    ],
    [
      'Há duas opções: voltar à embalagem antiga, 15 cêntimos a mais por encomenda; ou contratar um inspetor, 24.000 euros por ano.',
      ['voltar à embalagem antiga', 'contratar um inspetor'],
    ],
    [
      "Due strade: tornare al vecchio corriere, 2 euro in più per ordine; oppure un controllo in uscita, 18.000 euro all'anno.",
      ['tornare al vecchio corriere', 'un controllo in uscita'],
    ],
    [
      'They have to pick one of three things. We can put two fitters of their own back on the island yards, about $90,000 a year. We can drop the fuel levy for everyone, which the bank puts at roughly $400,000 a year. Or we can set up a $75,000 fund for spare sails.',
      ['put two fitters of their own back on the island yards', 'drop the fuel levy for everyone', 'set up fund for spare sails'],
    ],
    [
      'We can hire two nurses in the East for evening visits, £70,000 a year. We can replace Corby, about £40,000 once and a rough half year. Or we can lease a second van for £15,000 a year.',
      ['hire two nurses in the East for evening visits', 'replace Corby', 'lease a second van'],
    ],
    [
      'There are three choices. We could retrain the crew for 6,000 pounds. We could rent a kiln at 900 pounds a month. We could buy better clay, 4,000 pounds a year.',
      ['retrain the crew', 'rent a kiln', 'buy better clay'],
    ],
    [
      'Entschieden werden soll zwischen drei Wegen: Wir richten in Ulm wieder eine eigene Backstube ein, das kostet 38.000 Euro im Jahr. Oder wir schulen alle Verkäufer für einmalig 60.000 Euro. Oder wir heben die Preise überall um sechs Prozent an.',
      ['richten in Ulm wieder eine eigene Backstube ein', 'schulen alle Verkäufer', 'heben die Preise überall um sechs Prozent an'],
    ],
    [
      'We must decide between: hiring five more cooks, this is 310 000 euro each year; switch off the oven at night, then we lose the 6 000 euro which we paid already for the year; or leaving all like it is.',
      ['hiring five more cooks', 'switch off the oven at night'],
    ],
  ])('%s', async (prompt, whats) => {
    expect((await options(prompt)).map(({ what }) => what)).toEqual(whats);
  });

  it('and what asks which to take is no question of its own', async () => {
    const questions = await asked(
      'Either we go back to Cork, 3 dollars more per call, or we pay for coaching, 2,800 dollars once. Which one should we take and what is it worth a year, after its cost?',
    );
    expect(questions.map(({ kind }) => kind)).toEqual(['decide']);
  });

  it.each([
    'Either the plant or the office sent the form; nobody knows.',
    'Sales fell, or so they say; or it was the weather.',
    'We could see it in May. Or in June.',
    'We can see the harbour from here. We can hear the gulls at £3 a ticket.',
  ])('but not in: %s', async (prompt) => {
    expect(await options(prompt)).toEqual([]);
  });
});

describe('what an option costs', () => {
  const first = async (told: string) => (await options(`Two ways: ${told}; or buy a tool at 30,000 euros a year.`))[0]!;
  it.each([
    ['pay for training, 3,200 euros once and 150 a month', [3200, null, 150, 'month']],
    ['a second desk, 26,000 a year plus 400 euros a month', [26000, 'year', 400, 'month']],
    ['a coach at sixty euros a week', [60, 'week']],
  ])('%s', async (told, amounts) => {
    const { price, further = [] } = await first(told);
    expect([price!, ...further].flatMap(({ amount, per }) => [amount, per])).toEqual(amounts);
  });

  it.each([
    ['go back to Cork, where every call costs 4 euros more', 'call', 4],
    ['remind them, 5 cents a message, one per booking', 'booking', 0.05],
    ['a new film, 80 cents per panel', 'panel', 0.8],
  ])('for each of something: %s', async (told, unit, amount) => {
    expect((await first(told)).price).toMatchObject({ unit, amount });
  });

  it('for so many of them, again and again', async () => {
    expect(await first('rent new vans at 900 euros a month per van, the four oldest')).toMatchObject({
      price: { amount: 900, per: 'month', unit: 'van' },
      count: 4,
    });
  });

  it.each([
    ['accept the 12 % discount that Harlow offers us on all its bills', -0.12],
    ['accept the 4 % more that Harlow wants', 0.04],
    ['den Nachlass von zwölf Prozent annehmen, den Harlow uns auf alle Rechnungen bietet', -0.12],
    ["accepter la hausse de 4 % qu'exige Harlow", 0.04],
    ['aceptar el descuento del 12 % que nos ofrece Harlow en todas sus facturas', -0.12],
  ])('as a share of what somebody bills: %s', async (told, bills) => {
    expect(await first(told)).toMatchObject({ bills });
  });

  it('how often it is paid is no number of them, and half a year is nothing that it is paid for', async () => {
    const [cooks] = await options('Two ways: hire five more cooks, 310 000 euro each year; or buy a tool at 30,000 euros a year.');
    expect([cooks!.price, cooks!.count]).toEqual([{ amount: 310000, currency: 'EUR', per: 'year' }, undefined]);
    const { price } = await first('replace Corby, about 40,000 euros once and a rough half year');
    expect(price).toEqual({ amount: 40000, currency: 'EUR', per: null });
  });

  it.each([
    'switch off the night oven, then we lose the 6 000 euro which we paid already for the year',
    'den Nachtofen abschalten, dann sind die 6.000 Euro, die wir schon bezahlt haben, verloren',
    'arrêter le four de nuit, et perdre les 6 000 euros déjà payés',
    'apagar el horno de noche y perder los 6.000 euros ya pagados',
    'tear out the night oven, though we already paid €6,000 for it last winter',
    'den Nachtofen abschalten, obwohl er uns schon 6.000 Euro gekostet hat',
    'arrêter le four de nuit, qui nous a déjà coûté 6 000 euros',
    'spegnere il forno di notte, che ci è già costato 6.000 euro',
    'desligar o forno da noite, que já nos custou 6.000 euros',
  ])('what was paid already is no price: %s', async (told) => {
    const { price, sunk } = await first(told);
    expect([price, sunk]).toEqual([undefined, { amount: 6000, currency: 'EUR', per: null }]);
  });

  it.each([
    ['raise prices by one percent', { of: 'price', value: 0.01 }],
    ['die Preise überall um sechs Prozent anheben', { of: 'price', value: 0.06 }],
  ])('a price that changes: %s', async (told, rate) => {
    expect((await first(told)).rate).toEqual(rate);
  });

  it('more that suppliers are thought to want is of their bills', async () => {
    expect((await first('ask suppliers for thirty days, and buying expects them to want one percent more on price')).bills).toBe(0.01);
  });

  it('where others pay it, it comes in', async () => {
    expect((await first('charge customers 12 euros for delivery')).price).toMatchObject({ amount: 12, saved: true, unit: 'delivery' });
  });
});

describe('what an option is said to do', () => {
  const done = async (told: string) => (await options(`Two ways: ${told}; or buy a tool at 30,000 euros a year.`))[0]!;
  it.each([
    ['train the desk, 900 euros once, which should halve the reopens', 1 / 2],
    ['train the desk, 900 euros once, and they promise to cut their reopens by half', 1 / 2],
    ['a clerk at 20,000 euros a year who would prevent two thirds of the no-shows', 2 / 3],
    ['a clerk at 20,000 euros a year to bring no-shows down by 20 %', 0.2],
    ['eine Prüfung für 900 Euro im Monat, die ein Viertel der Fehler verhindert', 1 / 4],
    ['eine Prüfung für 900 Euro im Monat, die die Fehler um 20 Prozent senkt', 0.2],
    ["un contrôle à 900 euros par mois qui réduirait les retours d'un tiers", 1 / 3],
    ['un control a 900 euros al mes que evitaría la mitad de las devoluciones', 1 / 2],
  ])('%s', async (told, effect) => {
    expect((await done(told)).effect).toBeCloseTo(effect);
  });

  it.each([
    'take VAT questions back to Dublin for 900 euros a month',
    'den alten Plan zurückholen, 900 Euro im Monat',
    "revenir à l'ancien plan, 900 euros par mois",
    'volver al plan anterior, 900 euros al mes',
  ])('brings back what was: %s', async (told) => {
    expect((await done(told)).restores).toBe(true);
  });

  it('begin after what names them, and a rent is paid whatever its landlord says it would cut', async () => {
    const found = await options(
      'The requests are: repair the oven, 9,600 pounds; or rent a depot in Leith for 14k a year which the landlord says would cut all breakages by a third. Which one?',
    );
    expect(found.map(({ what }) => what?.slice(0, 15))).toEqual(['repair the oven', 'rent a depot in']);
    expect(found[1]!.price).toEqual({ amount: 14_000, currency: null, per: 'year' });
  });
});
