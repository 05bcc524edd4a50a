import { expect, it } from 'vitest';
import { keptKitSchema } from '../../../src/engine/brand/kept-kit-schema.ts';
import { readTemplate } from '../../../src/engine/brand/template/read-template.ts';
import { templateNames, templates } from '../../helpers/templates/templates.ts';

it.each(templateNames)('what was found in the template %s is read from a layout as it was written, in the same order', (name) => {
  const written = JSON.stringify(readTemplate(templates[name]()).template);
  expect(JSON.stringify(keptKitSchema.shape.template.parse(JSON.parse(written)))).toBe(written);
});
