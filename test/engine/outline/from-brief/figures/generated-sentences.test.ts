/** Sentences put together at random: what is read of them never contradicts them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../../src/engine/brief/read-brief.ts';
import type { Draft } from '../../../../../src/engine/outline/from-brief/draft.ts';
import { readFigures } from '../../../../../src/engine/outline/from-brief/figures/readers.ts';
import { ToldFigures } from '../../../../../src/engine/outline/from-brief/figures/told-figures.ts';
import { GivenFacts } from '../../../../../src/engine/outline/from-brief/read/given-facts.ts';
import type { LanguageCode } from '../../../../../src/model/language.ts';

const pieces: Readonly<
  Record<'en' | 'de' | 'fr' | 'es', { names: string[]; verbs: string[]; from: string[]; to: string[]; ends: string[] }>
> = {
  en: {
    names: [
      'Revenue',
      'The churn rate',
      'Complaints',
      'Fuel and overtime',
      'We',
      'Which',
      'Response time in Leeds',
      'The rest',
      'In May, orders',
      'Not one claim',
    ],
    verbs: ['rose', 'fell', 'went', 'took the budget', 'cut sick leave', 'will rise', 'did not fall', 'is', 'ranges', 'has grown', ''],
    from: ['from', 'by', 'of', 'to', ':', 'up from', 'against'],
    to: ['to', 'and', 'against a plan of', ', up from', 'from', '(last year:', 'of'],
    ends: ['', 'last year', 'per site', 'since the bridge closed', 'in Leeds', 'less than planned', ', $300K over plan', 'because of rain'],
  },
  de: {
    names: ['Der Umsatz', 'Die Reklamationen', 'Wir', 'Das', 'Benzin und Miete', 'Der Anteil der Frauen'],
    verbs: ['stieg', 'sank', 'ging', 'soll', 'kostet', 'ist', 'fiel nicht', ''],
    from: ['von', 'um', 'auf', 'rund', ':'],
    to: ['auf', 'und', 'nach', '(Vorjahr:', 'gegenüber einem Plan von', 'von'],
    ends: ['', 'gestiegen', 'im Vorjahr', 'pro Standort', 'weniger als geplant', 'weil das Lager umzog'],
  },
  fr: {
    names: ['Le chiffre d’affaires', 'Les réclamations', 'Nous', 'Le taux de départ', 'Loyer et énergie', 'Cela'],
    verbs: ['est passé', 'a baissé', 'ont augmenté', 'devrait passer', 'coûte', 'est', ''],
    from: ['de', 'à', ':', 'environ'],
    to: ['à', 'et', 'contre', 'au lieu de', 'de'],
    ends: ['', 'l’an dernier', 'par site', 'de moins que prévu', 'car il pleut'],
  },
  es: {
    names: ['Las ventas', 'Las quejas', 'Nosotros', 'La tasa de abandono', 'Luz y alquiler', 'Eso'],
    verbs: ['subió', 'bajaron', 'pasó', 'debería subir', 'cuesta', 'es', ''],
    from: ['de', 'a', 'en un', ':'],
    to: ['a', 'y', 'frente a', 'en lugar de', 'de'],
    ends: ['', 'el año pasado', 'por sede', 'menos de lo previsto', 'porque llueve'],
  },
};
const rising = /(?<!\p{L})(?:rose|grown|up|stieg|gestiegen|augmenté|subió)(?!\p{L})/u;
const falling = /(?<!\p{L})(?:fell|sank|baissé|bajaron)(?!\p{L})/u;

const sentence = (language: keyof typeof pieces) => {
  const { names, verbs, from, to, ends } = pieces[language];
  const figure = fc.tuple(fc.integer({ min: 1, max: 99 }), fc.constantFrom('%', ' €', '', 'K €')).map(([value, unit]) => `${value}${unit}`);
  return fc
    .tuple(
      fc.constantFrom(...names),
      fc.constantFrom(...verbs),
      fc.constantFrom(...from),
      figure,
      fc.constantFrom(...to),
      figure,
      fc.constantFrom(...ends),
    )
    .map(
      (words) =>
        `${words
          .filter((word) => word !== '')
          .join(' ')
          .replace(/ ([,:])/g, '$1')}.`,
    );
};

/** Names on a page: of tiles, columns and what a large figure measures. */
function namesOn(page: Draft): string[] {
  if (page.kind === 'scorecard') return page.content.tiles.map(({ label }) => label.replace(/ \(.*$/u, ''));
  if (page.kind === 'big-number') return [page.content.label.split(':')[0]!];
  return page.kind === 'comparison' ? page.content.series.map(({ name }) => name) : [];
}

describe('sentences put together at random', () => {
  it.each(['en', 'de', 'fr', 'es'] as const)('are never contradicted in %s', async (language) => {
    const brief = { ...(await readBrief({ prompt: 'Report' })), language: language as LanguageCode };
    let made = 0;
    fc.assert(
      fc.property(fc.array(sentence(language), { minLength: 2, maxLength: 4 }), (texts) => {
        const facts = new GivenFacts();
        const findings = readFigures(
          texts.map((text, at) => ({ at, text, heading: null, unit: 0, list: null })),
          { brief, facts },
        );
        const told = new ToldFigures(facts, language);
        for (const { page } of findings) {
          made += 1;
          // Every word of a name was written.
          const said = texts.join(' ').toLowerCase();
          if (page.kind === 'scorecard' || page.kind === 'big-number')
            for (const name of namesOn(page)) for (const word of told.shown(name).toLowerCase().split(' ')) expect(said).toContain(word);
          if (page.kind !== 'scorecard') continue;
          for (const { label, value, change } of page.content.tiles) {
            const [, prior] = [...(change?.text ?? '').matchAll(/\{\{(given\.\d+)/g)].map(([, id]) => facts.value(id!));
            const now = facts.value(/given\.\d+/.exec(value)![0]);
            if (change === undefined || prior === undefined) continue;
            // The arrow agrees with both figures, and these with the verb of the sentence that has the name.
            expect([label, change.direction]).toEqual([label, now > prior ? 'up' : now < prior ? 'down' : 'flat']);
            // Of two sentences that begin alike, one may not be read.
            const [own, ...alike] = texts.filter((text) => text.toLowerCase().includes(label.toLowerCase()));
            if (own === undefined || alike.length > 0) continue;
            if (rising.test(own) && !falling.test(own)) expect([own, now > prior]).toEqual([own, true]);
            if (falling.test(own) && !rising.test(own)) expect([own, now < prior]).toEqual([own, true]);
          }
          // A title is a sentence of the author’s.
          expect(said.replace(/[.\s]+/g, ' ')).toContain(
            told
              .shown(page.title)
              .toLowerCase()
              .replace(/[.\s]+/g, ' ')
              .trim(),
          );
        }
      }),
      { numRuns: 600 },
    );
    expect(made).toBeGreaterThan(0);
  });
});
