import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultBrandKit } from '../../src/engine/brand/default-brand-kit.ts';
import { slideKinds } from '../../src/engine/kinds/registry.ts';
import { layOut } from '../../src/engine/layout/lay-out.ts';
import { parseOutline } from '../../src/engine/outline/parse-outline.ts';
import { writeDeck } from '../../src/engine/pptx/write-deck.ts';
import type { Layout } from '../../src/model/layout.ts';
import type { KindId } from '../../src/model/outline.ts';
import { hasSchemas, schemaErrors, sdkErrors } from '../helpers/ooxml.ts';
import { examples, gallery } from './gallery.ts';

const kinds = Object.keys(slideKinds) as KindId[];

describe('the gallery', () => {
  it.each(kinds)('shows %s, which stands in a file of its own', (kind) => {
    expect(existsSync(path.join(import.meta.dirname, `../../src/engine/kinds/${kind}.ts`))).toBe(true);
    expect(examples.filter((example) => example.kind === kind)).toHaveLength(1);
  });

  it.each(examples)('holds content that the kind $kind takes', ({ kind, content }) => {
    expect(slideKinds[kind].content.safeParse(content).error).toBeUndefined();
  });
});

it('is an outline that can be read back', () => {
  expect(parseOutline(JSON.parse(JSON.stringify(gallery))).slides.map(({ kind }) => kind)).toEqual(kinds);
});

describe('the deck of the gallery', () => {
  let layout: Layout;
  let changes: string[];
  let bytes: Uint8Array;
  beforeAll(async () => {
    ({ layout, changes } = layOut(gallery, defaultBrandKit));
    bytes = await writeDeck(layout);
  });

  it('shortens, splits and substitutes nothing', () => {
    expect(changes).toEqual([]);
    expect(layout.slides.map(({ kind }) => kind)).toEqual(examples.map(({ kind }) => kind));
  });

  it('keeps every element on its slide', () => {
    const outside = layout.slides.flatMap(({ id, elements }) =>
      elements
        .filter(({ x, y, w, h }) => x < 0 || y < 0 || x + w > layout.size.w + 0.001 || y + h > layout.size.h + 0.001)
        .map(({ name }) => `${id}: ${name}`),
    );
    expect(outside).toEqual([]);
  });

  it('gives every element of a slide its own name', () => {
    for (const { elements } of layout.slides) expect(new Set(elements.map(({ name }) => name)).size).toBe(elements.length);
  });

  it('opens without repair', async () => {
    expect(await sdkErrors(bytes)).toEqual([]);
  });

  it.skipIf(!hasSchemas)('follows the schemas of its format', () => {
    expect(schemaErrors(bytes)).toEqual([]);
  });
});
