/** No kind of page more than twice running, lists on few of them, and nothing lost by it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';
import { slideKinds } from '../../../src/engine/kinds/registry.ts';
import { planFromBrief } from '../../../src/engine/outline/from-brief/plan-from-brief.ts';
import { most, otherForms, varied, varietyOf } from '../../../src/engine/outline/variety.ts';
import type { AnyOutlineSlide, KindId } from '../../../src/model/outline.ts';
import { gallery } from '../../gallery/gallery.ts';
import { few } from '../../helpers/rotating.ts';
import { unseenPrompts } from './from-brief/unseen-prompts.ts';
import { strings } from './plan-texts.ts';

const samples = path.resolve(
  process.env.QUARTERDECK_TEST_DATA ?? path.resolve(import.meta.dirname, '../../../../shared'),
  'prompts-sample.json',
);
const given = existsSync(samples)
  ? (JSON.parse(readFileSync(samples, 'utf8')) as { prompts: { id: string; prompt: string }[] }).prompts
  : [];
/** An outline is its author's own and stays as it is. */
const prompts = [...given, ...unseenPrompts].filter(({ prompt }) => !prompt.startsWith('{'));

describe('a deck planned from words', () => {
  it.each(few(prompts, 10))('varies its kinds: $id', async ({ prompt }) => {
    for (const count of [null, 4, 9, 17]) {
      const brief = await readBrief({ prompt, ...(count === null ? {} : { slides: { min: count, max: count } }) });
      const { bullets, running } = varietyOf(planFromBrief(brief, '2026-11-21').outline.slides.map(({ kind }) => kind));
      expect({ count, bullets: (bullets ?? 0) <= most.bullets, running: running <= most.running }).toEqual({
        count,
        bullets: true,
        running: true,
      });
    }
  });
});

describe('the rule of variety', () => {
  const kinds = fc.array(fc.constantFrom<KindId>('bullets', 'two-columns', 'trend', 'table'), { maxLength: 24 });
  const pages = kinds.map((list) => list.map((kind, at) => ({ kind, at })));
  const anyForm = ({ at }: { kind: KindId; at: number }) => (['table', 'statement', 'icon-grid'] as const).map((kind) => ({ kind, at }));

  it('holds wherever pages have other forms, and keeps every page in its place', () => {
    fc.assert(
      fc.property(pages, (list) => {
        const found = varied(list, anyForm);
        const { bullets, running } = varietyOf(found.map(({ kind }) => kind));
        expect([found.map(({ at }) => at), (bullets ?? 0) <= most.bullets, running <= most.running]).toEqual([
          list.map(({ at }) => at),
          true,
          true,
        ]);
      }),
    );
  });

  it('changes only pages of a run that is too long', () => {
    const list = (['trend', 'share', 'table', 'table', 'table'] as const).map((kind, at) => ({ kind: kind as KindId, at }));
    const found = varied(list, ({ at }) => (at === 1 ? [{ kind: 'matrix' as KindId, at }] : []));
    expect(found).toEqual(list);
  });

  it('leaves pages alone that follow it', () => {
    fc.assert(
      fc.property(pages, (list) => {
        const { bullets, running } = varietyOf(list.map(({ kind }) => kind));
        fc.pre((bullets ?? 0) <= most.bullets && running <= most.running);
        expect(varied(list, anyForm)).toEqual(list);
      }),
    );
  });

  it('leaves pages alone that have no other form', () => {
    const list = (['table', 'table', 'table'] as const).map((kind) => ({ kind }));
    expect(varied(list, () => [])).toEqual(list);
  });
});

describe('another form of a page', () => {
  const words = (slide: AnyOutlineSlide) =>
    strings([slide.title, slide.lead, slide.content])
      .join(' ')
      .replace(/[{}*“”:;]/g, ' ')
      .split(/\s+/)
      .filter((word) => word !== '' && !['left', 'right', 'body', 'highlight', 'column', 'line'].includes(word));
  const slides = gallery.slides.filter((slide) => otherForms(slide, 'en').length > 0);

  it.each(slides)('says all that the page says: $kind', (slide) => {
    for (const form of otherForms(slide, 'en')) {
      expect(slideKinds[form.kind].content.safeParse(form.content).error).toBeUndefined();
      const said = words(form);
      expect({ form: form.kind, lost: words(slide).filter((word) => !said.includes(word)) }).toEqual({ form: form.kind, lost: [] });
    }
  });
});
