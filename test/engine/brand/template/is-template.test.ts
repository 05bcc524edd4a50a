import { describe, expect, it } from 'vitest';
import { isTemplate } from '../../../../src/engine/brand/template/is-template.ts';
import { templates } from '../../../helpers/templates/templates.ts';

describe('a file is meant as a template', () => {
  it.each<[string, Uint8Array, string, boolean]>([
    ['that begins as a zip, whatever it is called', templates.german(), 'brand.json', true],
    ['of the format before 2007', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'brand', true],
    ['that is called one and holds something else', Buffer.from('<html>'), 'Corporate.POTX', true],
    ['that is called one and is empty', Buffer.alloc(0), 'corporate.pptx', true],
    ['unless it holds JSON', Buffer.from('\ufeff  { "name": "Acme" }'), 'acme.potx', false],
    ['unless nothing says so', Buffer.from('name: Acme'), 'acme.yaml', false],
  ])('%s', (_, bytes, name, meant) => {
    expect(isTemplate(bytes, name)).toBe(meant);
  });
});
