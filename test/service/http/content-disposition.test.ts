import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentDisposition } from '../../../src/service/http/links.ts';

describe('what a download is called', () => {
  it('is written as it is in plain letters', () => {
    expect(contentDisposition('q4-review.pptx')).toBe('attachment; filename="q4-review.pptx"');
  });

  it('is written twice in any other script', () => {
    expect(contentDisposition('年度报告.pptx')).toBe(
      'attachment; filename="____.pptx"; filename*=UTF-8\'\'%E5%B9%B4%E5%BA%A6%E6%8A%A5%E5%91%8A.pptx',
    );
  });

  it('cannot break out of its header, and can be read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const header = contentDisposition(name);
        expect(header).toMatch(/^[\x20-\x7e]*$/);
        expect(header.split('"')).toHaveLength(3);
        const encoded = /filename\*=UTF-8''(.*)$/.exec(header)?.[1];
        expect(encoded === undefined ? /"(.*)"/.exec(header)![1] : decodeURIComponent(encoded)).toBe(name);
      }),
    );
  });
});
