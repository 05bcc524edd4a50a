import { describe, expect, it } from 'vitest';
import { keepParts, openTemplate } from '../../../../src/engine/brand/template/open-template.ts';
import { leftOut } from '../../../../src/engine/brand/template/read-template.ts';
import { templates } from '../../../helpers/templates/templates.ts';

const leftOutOf = (file: Uint8Array) => leftOut(file, keepParts(openTemplate(file)));

describe('what is left out of a template', () => {
  it('is told by kind', () => {
    expect(leftOutOf(templates['full-potx']())).toEqual({
      slides: 1,
      notes: 1,
      comments: 2,
      pictures: 1,
      custom_xml: 1,
      properties: 1,
      thumbnail: 1,
    });
  });

  it('is nothing of what was kept once', () => {
    const kept = keepParts(openTemplate(templates['full-potx']()));
    expect(leftOut(kept, kept)).toEqual({});
    expect(leftOutOf(kept)).toEqual({});
  });
});
