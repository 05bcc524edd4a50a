import { describe, expect, it } from 'vitest';
import { readBrandKit } from '../../../src/engine/brand/read-brand-kit.ts';
import { checkAccessible } from '../../../src/engine/check/accessible.ts';
import { checkFits } from '../../../src/engine/check/fits.ts';
import { checkOnBrand } from '../../../src/engine/check/on-brand.ts';
import { lintPackage } from '../../../src/engine/check/package-lint.ts';
import { checkReadable } from '../../../src/engine/check/readable.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import type { Layout } from '../../../src/engine/layout/layout.ts';
import { writeDeck } from '../../../src/engine/pptx/write-deck.ts';
import { gallery } from '../../gallery/gallery.ts';
import { templateNames, templates } from '../../helpers/templates/templates.ts';

const kitOf = (bytes: Uint8Array) => readBrandKit({ template: 'corporate.potx' }, async () => bytes);
const findings = (layout: Layout) =>
  [checkFits, checkReadable, checkAccessible, checkOnBrand]
    .flatMap((check) => check(layout))
    .map(({ slide, rule, message }) => `${layout.slides[(slide ?? 1) - 1]?.kind} ${rule}: ${message}`);

describe.each(templateNames)('the gallery in the template %s', (name) => {
  it('passes the gates of its pages', async () => {
    const { layout } = layOut(gallery, await kitOf(templates[name]()));
    expect(findings(layout)).toEqual([]);
  });
  it('is a sound package', async () => {
    const { layout } = layOut(gallery, await kitOf(templates[name]()));
    expect(lintPackage(await writeDeck(layout), layout)).toEqual([]);
  });
});
