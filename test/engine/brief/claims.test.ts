/** What several people hold to be the cause is heard whole, each as one claim with who says it. */
import { describe, expect, it } from 'vitest';
import { claimsIn } from '../../../src/engine/brief/claims.ts';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';

const heard = (prompt: string) => claimsIn(prompt).map(({ text, who, since }) => [who ?? null, text, ...(since ? [since] : [])]);

describe('claims', () => {
  it.each([
    [
      'Why did breakages rise? Our foreman says it is the new racks. Purchasing thinks the glass has become thinner. Bea swears the drivers take longer routes.',
      [
        ['foreman', 'the new racks'],
        ['Purchasing', 'the glass has become thinner'],
        ['Bea', 'the drivers take longer routes'],
      ],
    ],
    [
      'Why are lessons cancelled? HR says teachers are overloaded since P. left; we get fewer referrals, and they stay longer; parents shop around.',
      [
        ['HR', 'teachers are overloaded since P. left'],
        ['HR', 'we get fewer referrals, and they stay longer'],
        ['HR', 'parents shop around'],
      ],
    ],
    [
      'Returns went up. Sales and marketing think the new size chart is to blame, the warehouse points at the carrier, and I suspect the photos.',
      [
        ['Sales and marketing', 'the new size chart is to blame'],
        ['warehouse', 'the carrier'],
        [null, 'the photos'],
      ],
    ],
    [
      'Why did scrap rise? There are four theories: the sand is too wet, the new moulds, operators are less experienced, and the heat.',
      [
        [null, 'the sand is too wet'],
        [null, 'the new moulds'],
        [null, 'operators are less experienced'],
        [null, 'the heat'],
      ],
    ],
    [
      'Why? Three suspicions:\n- buyers order later\n- the port is congested\n- our planners are swamped',
      [
        [null, 'buyers order later'],
        [null, 'the port is congested'],
        [null, 'our planners are swamped'],
      ],
    ],
    [
      'Why is the rating down? One says it is the queue. Another says it is the new guests, who are less patient. Product blames the release in May.',
      [
        [null, 'the queue'],
        [null, 'the new guests, who are less patient'],
        ['Product', 'the release in May', 'M05'],
      ],
    ],
    [
      'Why do sails take longer? Operations blames Corby, the loft that sews most of them. The bank wonders if the council has just become slower to say yes. Someone also mentioned the mailbox at Leith.',
      [
        ['Operations', 'Corby, the loft that sews most of them'],
        ['bank', 'the council has just become slower to say yes'],
        ['Someone', 'the mailbox at Leith'],
      ],
    ],
    [
      'Why is renewal down? Sales says a cheaper rival is winning. The loft says its team is stretched. I believe some records were exported twice.',
      [
        ['Sales', 'a cheaper rival is winning'],
        ['loft', 'its team is stretched'],
      ],
    ],
    [
      'Warum bleibt weniger übrig? Die Meister sagen, der Vertrieb gibt zu viel Nachlass. Aus der Werkstatt höre ich, es habe mit den Blechen zu tun.',
      [
        ['Meister', 'der Vertrieb gibt zu viel Nachlass'],
        ['Werkstatt', 'den Blechen zu tun'],
      ],
    ],
    [
      "Pourquoi plus de retours ? La logistique montre du doigt les clients venus du salon. D'autres parlent d'erreurs en atelier.",
      [
        ['logistique', 'les clients venus du salon'],
        [null, 'erreurs en atelier'],
      ],
    ],
    [
      'Warum? Laut Werkstatt liegt es an den alten Bremsen. Im Versand heißt es, die Pakete seien schwerer. Die Buchhaltung gibt dem Diesel die Schuld.',
      [
        ['Werkstatt', 'den alten Bremsen'],
        ['Im Versand', 'die Pakete seien schwerer'],
        ['Buchhaltung', 'dem Diesel'],
      ],
    ],
    [
      "Pourquoi ? le chef d'atelier dit que les machines vieillissent, le magasin accuse les palettes du quai nord, et plusieurs se plaignent de la chaleur.",
      [
        ["chef d'atelier", 'les machines vieillissent'],
        ['magasin', 'les palettes du quai nord'],
        [null, 'chaleur'],
      ],
    ],
    [
      '¿Por qué? El jefe de sala cree que los turnos son más largos. Compras culpa a los proveedores. Según finanzas, es el aceite.',
      [
        ['jefe de sala', 'los turnos son más largos'],
        ['Compras', 'proveedores'],
        ['finanzas', 'el aceite'],
      ],
    ],
    [
      'Perché? Il direttore dice che i forni sono vecchi. La sala accusa il nuovo menu.',
      [
        ['direttore', 'i forni sono vecchi'],
        ['sala', 'il nuovo menu'],
      ],
    ],
    [
      'Porquê? O diretor diz que a frota está velha. As operações culpam os motoristas.',
      [
        ['O diretor', 'a frota está velha'],
        ['operações', 'motoristas'],
      ],
    ],
    [
      'なぜ解約が増えたのか？営業部長は値上げが原因だと言っています。窓口は返信が遅いと考えています。',
      [
        ['営業部長', '値上げが原因'],
        ['窓口', '返信が遅い'],
      ],
    ],
    [
      '为什么退货率上升？财务认为是运费上涨。仓库觉得包裹变重了。',
      [
        ['财务', '运费上涨'],
        ['仓库', '包裹变重了'],
      ],
    ],
    [
      'لماذا ارتفعت التكلفة؟ يقول المدير إن السبب هو الوقود. تعتقد العمليات أن الطرود أصبحت أثقل.',
      [
        ['المدير', 'الوقود'],
        ['العمليات', 'الطرود أصبحت أثقل'],
      ],
    ],
  ])('of %s', (prompt, claims) => {
    expect(heard(prompt)).toEqual(claims);
  });

  it.each([
    ['Why? Ann Lee, who runs the yard, says the cranes are idle. Karl, our planner, blames the tides.', ['Ann Lee', 'Karl']],
    ['Warum? Frau Abel, unsere Einkäuferin, meint, das Holz sei nass. Herr Voss hält die Sägen für zu alt.', ['Frau Abel', 'Herr Voss']],
    ['Pourquoi ? Luc, aux achats, pense que le bois est humide. Le dépôt de Lens est aussi montré du doigt.', ['Luc', null]],
    ['Why? Ann hears that a rival pays more. The yard at Hull is also blamed.', ['Ann', null]],
  ])('are of a name with what is told beside it, of hearsay, and of whoever is blamed: %s', (prompt, who) => {
    expect(heard(prompt).map(([by]) => by)).toEqual(who);
  });

  it('are not what somebody wants to know of others who said something', () => {
    expect(
      heard('Why? Ann thinks fees are high. Ben says we are slow. Carl would also like to know how many of those who said no come back.'),
    ).toHaveLength(2);
  });

  it('are not what was read again to be counted', () => {
    expect(
      heard('Why? Ann thinks fees are high. Ben says photos are blurred; his team has gone through 40 of them and noted why.').map(
        ([, text]) => text,
      ),
    ).toEqual(['fees are high', 'photos are blurred']);
  });

  it.each([
    'The board thinks five slides should do. Why did churn rise in Q3?',
    'Our CRO feels we are winning less. Why, and where?',
    'The CEO says win rate fell in Q3 2025. Why did it fall?',
    'Insurance claims rose in 2025. Why? Please say it plainly.',
    'Why did the margin fall? The data say nothing on rebates. The report says that margin is gross.',
    'Why did the margin fall? What do customers think it is?',
  ])('are none in %s', (prompt) => {
    expect(heard(prompt)).toEqual([]);
  });

  it('are no questions, no subject, and nothing that was said to whoever makes the deck', async () => {
    const brief = await readBrief({
      prompt:
        'Make a deck for the board: why did the damage rate rise in 2025 against 2024? Dispatch thinks crates have become heavier. Nadia swears the vans are getting too old.',
    });
    expect(brief.questions.map(({ about }) => about)).toEqual(['did the damage rate rise in 2025 against 2024']);
    expect(brief.subject).not.toMatch(/dispatch|nadia/i);
    expect(brief.assumptions.join('\n')).not.toMatch(/Nadia|Dispatch/);
    expect(brief.claims).toHaveLength(2);
  });

  it('are not what a vendor says of an option, nor the options', () => {
    expect(
      heard(
        'Zur Wahl stehen: eine zweite Presse für 40.000 Euro; oder ein Scanner für 9.000 Euro, von dem der Hersteller sagt, er halbiere die Fehler; oder mehr Schulung. Was empfehlen Sie?',
      ),
    ).toEqual([]);
    expect(
      heard(
        'Trois pistes sont sur la table : louer un four ; ou embaucher quelqu’un, soit 40 000 euros par an ; ou attendre encore un an.',
      ),
    ).toEqual([]);
  });
});
