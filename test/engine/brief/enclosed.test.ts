import { describe, expect, it } from 'vitest';
import { noteAndDocument } from '../../../src/engine/brief/enclosed.ts';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';

const memo = `Tarn Boats – Winter plan 2026

We built 41 boats this year, after 36 in 2025. The yard is full from October to March, and eleven customers wait for a berth longer than six weeks. Two other things deserve mention. The crane is 27 years old, and its inspection is due in May. Our insurer asks for a second slipway before it renews the policy. We propose to rent the neighbouring yard for £38,000 a year, which gives us room for nine more boats.

Nora Hill, Managing Director`;

describe('a note with a document below it', () => {
  it.each([
    ['en', 'Please turn the memo below into six slides for our two partners.'],
    ['de', 'Bitte aus dem folgenden Memo sechs Folien für unsere zwei Partner machen.'],
    ['fr', 'Merci de faire six diapositives à partir du mémo ci-dessous.'],
    ['es', 'Por favor, seis diapositivas a partir del texto siguiente.'],
    ['pt', 'Seis slides a partir do texto abaixo, por favor.'],
    ['it', 'Per favore, sei diapositive dal testo qui sotto.'],
    ['ja', '以下のメモをスライド6枚にまとめてください。'],
    ['zh', '请把下面的内容做成6页幻灯片。'],
    ['ar', 'أعد ست شرائح من النص التالي.'],
  ])('is parted where the note points at what follows (%s)', (_, note) => {
    expect(noteAndDocument(`${note}\n\n${memo}`)).toEqual({ note, document: memo });
  });
  it('is parted behind a colon on the same paragraph', () => {
    const text = memo.split('\n\n')[1]!;
    expect(noteAndDocument(`Six slides for two investors:\n${text}`)).toEqual({ note: 'Six slides for two investors:', document: text });
  });
  it('gives back to the note what the last lines wish for the slides', () => {
    expect(noteAndDocument(`Six slides from the memo below.\n\n${memo}\n\nKeep the slides plain and add no pictures.`).note).toBe(
      'Six slides from the memo below.\n\nKeep the slides plain and add no pictures.',
    );
  });
  it('stays one where little follows, where pages are listed, or where nothing points', () => {
    for (const prompt of [
      'Six slides on the following: sales, costs and staff.\n\nKeep it short.',
      'Make six slides with the following pages.\n\n- Sales\n- Costs\n- Staff\n- Next steps',
      `Six slides for the partners.\n\n${memo}`,
    ])
      expect(noteAndDocument(prompt)).toEqual({ note: prompt, document: '' });
  });

  it('stays one where people talk or write to one another, who say much that is for nobody else', () => {
    const mails = `From: Ann\nTo: Ben\nSubject: Berths\n\n${memo}`;
    const turns = `Ann Low: ${memo.split('\n\n')[1]}\nBen Orr: Right.\nAnn Low: We wait for 41 boats.\nBen Orr: And 36 more.`;
    for (const text of [mails, turns]) expect(noteAndDocument(`Six slides from the text below.\n\n${text}`).document).toBe('');
  });

  it('asks for nothing in its document, has its title and is signed by its author', async () => {
    const brief = await readBrief({ prompt: `Please turn the memo below into six slides. The readers are our two partners.\n\n${memo}` });
    expect(brief.subject).toBe('Tarn Boats – Winter plan 2026');
    expect(brief.audience).toBe('two partners');
    expect(brief.byline).toEqual(['Nora Hill, Managing Director']);
    const said = JSON.stringify(brief.material);
    expect(said).toContain('Two other things deserve mention');
    expect(said).not.toMatch(/Tarn Boats|Nora Hill|two partners/);
  });
});
