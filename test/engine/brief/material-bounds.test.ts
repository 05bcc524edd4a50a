import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';

const read = (material: string) => readBrief({ prompt: `Board update\n\n# Notes\n\n${material}` });
const blocks = async (material: string) => (await read(material)).material.flatMap((section) => section.blocks);

describe('material longer than a deck could show', () => {
  it('is read as far as it could, and what is left out is told', async () => {
    const brief = await read(`${'- point\n'.repeat(1000)}\n\nEnd.`);
    const [list] = brief.material.flatMap((section) => section.blocks);
    expect(list?.type === 'list' && list.items.length).toBeGreaterThan(590);
    expect(brief.assumptions).toContainEqual(expect.stringMatching(/^Material: the first 600 paragraphs and points were read, \d+ more/));
    expect(brief.assumptions).toContainEqual('Material: of its points the first 600 were read, 400 more were left out');
  });

  it('has its longest points cut to their beginning', async () => {
    const brief = await read(`- ${'word '.repeat(500)}\n- short`);
    const [list] = brief.material.flatMap((section) => section.blocks);
    expect(list?.type === 'list' && list.items.map(({ text }) => text.length)).toEqual([2001, 5]);
    expect(brief.assumptions).toContainEqual('Material: 1 texts of more than 2000 characters were cut to their beginning');
  });

  it('keeps every sign of emphasis that is too many to be one', async () => {
    const [paragraph] = await blocks('won_value '.repeat(600).trim());
    expect(paragraph?.type === 'paragraph' && paragraph.text.startsWith('won_value won_value')).toBe(true);
    expect(JSON.stringify(await blocks('a** '.repeat(1500)))).toContain('a** a**');
  });

  it('is nested twelve deep on one line at most', async () => {
    expect(await blocks('1. '.repeat(2000).concat('deep'))).toHaveLength(1);
  });

  it('of ordinary length is read whole', async () => {
    const brief = await read(`${'A sentence of *some* words. '.repeat(100)}\n\n- a\n- b`);
    expect(brief.assumptions.filter((note) => note.startsWith('Material'))).toEqual([]);
  });
});

describe('an instruction longer than anybody gives', () => {
  it('is read from its beginning, and the report says so', async () => {
    const brief = await readBrief({ prompt: `Make 7 slides for the board. ${'Add a slide on growth. '.repeat(600)}` });
    expect(brief.slides).toMatchObject({ min: 7, max: 7 });
    expect(brief.assumptions).toContain('Prompt: of what it asks, the first 10000 characters were read');
  });

  it('names nobody in more than two hundred characters', async () => {
    await expect(readBrief({ prompt: 'Board update', audience: 'a'.repeat(201) })).rejects.toMatchObject({
      code: 'option_invalid',
      message: '--audience has 201 characters; at most 200 can be read.',
    });
  });
});
