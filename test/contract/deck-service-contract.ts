/** What every DeckService must do, whoever answers. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DeckService } from '../../src/service/deck-service.ts';
import { deckSchema } from '../../src/service/schema/deck.ts';
import { exportSchema } from '../../src/service/schema/export.ts';

const request = {
  prompt: 'All-hands for Northfield\n\n# Wins\n\n- New office opened\n- Support desk staffed around the clock\n',
  data: [],
  options: { today: '2025-12-31' },
};

export function deckServiceContract(name: string, make: () => DeckService): void {
  describe(`the ${name} deck service`, () => {
    it('answers with a record of the documented shape', async () => {
      const deck = await make().generate({ ...request, metadata: { team: 'ops' } });
      expect(deckSchema.parse(deck)).toEqual(deck);
      expect(deck).toMatchObject({ status: 'completed', progress: 1, metadata: { team: 'ops' }, created_at: '2025-12-31T00:00:00Z' });
      expect(deck.slides).toHaveLength(deck.slide_count);
    });

    it('keeps the file its record describes', async () => {
      const service = make();
      const deck = await service.generate(request);
      const bytes = await service.file(deck.deck_id);
      expect(deck.files).toEqual([
        { format: 'pptx', path: null, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
      ]);
    });

    it('keeps the outline and the layout on the way to it', async () => {
      const service = make();
      const { deck_id } = await service.generate(request);
      expect((await service.layout(deck_id)).slides.length).toBeGreaterThanOrEqual((await service.outline(deck_id)).slides.length);
    });

    it('exports that layout to the same bytes', async () => {
      const service = make();
      const { deck_id } = await service.generate(request);
      const { bytes, record } = await service.export({ layout: await service.layout(deck_id) });
      expect(exportSchema.parse(record)).toEqual(record);
      expect(Buffer.from(bytes).equals(await service.file(deck_id))).toBe(true);
    });

    it('answers the same request with the same record', async () => {
      expect(await make().generate(request)).toEqual(await make().generate(request));
    });

    it('tells each stage as it begins', async () => {
      const stages: string[] = [];
      await make().generate(request, { onStage: (stage) => stages.push(stage) });
      expect(stages).toEqual(['brief', 'outline', 'layout', 'pptx', 'check']);
    });

    it('stops at the outline when that is all that was asked', async () => {
      const service = make();
      const deck = await service.generate({ ...request, options: { ...request.options, until: 'outline' } });
      expect(deck.files.map(({ format }) => format)).toEqual(['outline']);
      await expect(service.file(deck.deck_id)).rejects.toMatchObject({ code: 'deck_not_found' });
    });

    it('stops when the signal aborts', async () => {
      const controller = new AbortController();
      const generating = make().generate(request, { signal: controller.signal, onStage: () => controller.abort(new Error('enough')) });
      await expect(generating).rejects.toThrow('enough');
    });

    it('takes an outline in shorthand', async () => {
      const outline = { title: 'Launch of Harrier', slides: [{ title: 'What ships', points: ['New sensor', 'New app'] }] };
      const deck = await make().generate({ ...request, prompt: null, outline });
      expect(deck.slides.map(({ title }) => title)).toContain('What ships');
    });

    it('knows no deck it did not make', async () => {
      await expect(make().outline('deck_0')).rejects.toMatchObject({ code: 'deck_not_found' });
    });

    it('refuses a format that does not exist', async () => {
      await expect(make().export({ layout: {}, format: 'pdf' })).rejects.toMatchObject({ code: 'option_invalid' });
    });

    it('refuses a layout that is none, with every field that is wrong', async () => {
      await expect(make().export({ layout: { version: 2, slides: [] } })).rejects.toMatchObject({ code: 'layout_invalid' });
    });
  });
}
