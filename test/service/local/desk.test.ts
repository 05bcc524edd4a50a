import { describe, expect, it } from 'vitest';
import { Desk } from '../../../src/service/local/desk.ts';
import { LocalDeckService } from '../../../src/service/local/local-deck-service.ts';
import { LocalHost } from '../../../src/service/local/local-host.ts';
import { readFile } from '../../../src/service/read-file.ts';
import { factsSchema, provenanceSchema } from '../../../src/service/schema/facts.ts';
import { refreshSchema } from '../../../src/service/schema/refresh.ts';
import type { GenerateRequest } from '../../../src/service/schema/request.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

function deals(count: number) {
  const rows = Array.from(
    { length: count },
    (_, at) => `${at},${at % 3 ? 'Won' : 'Lost'},${100 + at},2025-0${1 + (at % 9)}-1${at % 9},${'AB'[at % 2]}`,
  );
  return [{ path: '-', name: 'deals', bytes: Buffer.from(['id,stage,amount,close_date,product', ...rows].join('\n')) }];
}

async function made(request: GenerateRequest) {
  const env = { QUARTERDECK_HOME: tempDir() };
  const { decks } = new LocalDeckService(new LocalHost({ env, clock: () => new Date(), making: 'here' }));
  const { deck_id } = await decks.generate(request);
  await decks.get(deck_id, { wait: 60 });
  const json = async (format: 'outline' | 'provenance') => JSON.parse((await readFile(decks, deck_id, { format })).toString());
  return { deck: await readFile(decks, deck_id), outline: await json('outline'), provenance: await json('provenance') };
}

describe('the desk', () => {
  const desk = new Desk({});

  it('refuses to refresh a file that is no deck', async () => {
    const refreshing = desk.refresh({ deck: Buffer.from('no deck'), data: [], options: { today: '2025-12-31' } });
    await expect(refreshing).rejects.toMatchObject({ code: 'deck_unsupported' });
  });

  it('refreshes a deck with new data, and tells it in the documented shape', async () => {
    const { deck } = await made({ prompt: 'QBR', data: deals(90), options: { today: '2025-06-30', asOf: '2025-06-30' } });
    const { record, bytes } = await desk.refresh({ deck, data: deals(180), options: { today: '2025-09-30', asOf: '2025-09-30' } });
    expect(refreshSchema.parse(record)).toEqual(record);
    expect(record).toMatchObject({ as_of: '2025-09-30', bytes: bytes.length });
    expect(record.updated).toBeGreaterThan(0);
  });

  it('answers for the figures of data, of a deck and of its outline in the documented shape', async () => {
    const options = { today: '2025-06-30', asOf: '2025-06-30' };
    const { deck, outline, provenance } = await made({ prompt: 'QBR', data: deals(90), options });
    const ofData = await desk.facts({ data: deals(90), options });
    const ofDeck = await desk.facts({ deck });
    const ofOutline = await desk.facts({ outline });
    for (const record of [ofData, ofDeck, ofOutline]) expect(factsSchema.parse(record)).toEqual(record);
    expect(provenanceSchema.parse(provenance)).toEqual(provenance);
    expect(ofDeck.slides).toEqual(ofOutline.slides);
    expect(ofData.facts.find(({ id }) => id === 'won_value@0')).toEqual(
      provenance.facts.find(({ id }: { id: string }) => id === 'won_value@0'),
    );
    await expect(desk.facts({ deck: Buffer.from('no deck') })).rejects.toMatchObject({ code: 'deck_unsupported' });
  });
});
