import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { plan } from '../../../../src/engine/pipeline.ts';

async function slidesOf(prompt: string) {
  const brief = await readBrief({ prompt });
  return (await plan(brief, null, '2026-01-01')).outline.slides;
}

describe('a brief in Markdown', () => {
  it('shows a picture beside the words under its heading', async () => {
    const slides = await slidesOf(
      '# New warehouse\n\n## The site\n\nDeliveries no longer cross the city.\n\n![The site at dusk](media/site.png)\n\n- Permits are granted\n- Paving starts in spring\n',
    );
    const found = slides.filter(({ kind }) => kind === 'picture-text');
    expect(found.map(({ title, content }) => ({ title, content }))).toEqual([
      {
        title: 'The site',
        content: {
          picture: { file: 'media/site.png', alt: 'The site at dusk' },
          text: 'Deliveries no longer cross the city.',
          points: ['Permits are granted', 'Paving starts in spring'],
        },
      },
    ]);
  });

  it('shows three to six named things with icons where each has its own', async () => {
    const slides = await slidesOf(
      '# Service\n\n## What we promise\n\n- Security: every change is on record\n- Training: staff are certified\n- Support: one number and one team\n\n## What we like\n\n- Wobble: it moves\n- Fudge: it tastes\n- Security: it holds\n',
    );
    expect(slides.find(({ kind }) => kind === 'icon-grid')).toMatchObject({
      title: 'What we promise: security, training and support',
      content: {
        cells: [
          { head: 'Security', text: 'Every change is on record' },
          { head: 'Training', text: 'Staff are certified' },
          { head: 'Support', text: 'One number and one team' },
        ],
      },
    });
    expect(slides.find(({ title }) => title.startsWith('What we like'))?.kind).not.toBe('icon-grid');
  });
});
