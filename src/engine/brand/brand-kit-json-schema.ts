/** The JSON Schema of a brand kit file, for editors. */
import { z } from 'zod';
import { brandKitSchema, publishedLogo, publishedTemplate, shownOnly } from './brand-kit-schema.ts';

const id = 'quarterdeck/brand-kit.schema.json';
const [mark] = Object.keys(shownOnly) as [keyof typeof shownOnly];

export function brandKitJsonSchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(brandKitSchema.extend({ logo: publishedLogo, template: publishedTemplate }), {
    io: 'input',
    override({ jsonSchema: { properties } }) {
      for (const [name, field] of Object.entries(properties ?? {})) {
        if (typeof field === 'object' && mark in field) delete properties![name];
      }
    },
  });
  return {
    $schema,
    $id: id,
    title: 'Brand kit',
    description: 'How Quarterdeck decks look: colours, fonts, logo, rules. Every field is optional.',
    ...schema,
  };
}
