/** Gate "unfilled": owners and dates of next steps that nobody gave; a notice, unless someone asks for the gate. */
import type { Layout } from '../../model/layout.ts';
import type { AnyOutlineSlide, Outline } from '../../model/outline.ts';
import type { Finding } from './report.ts';

export function checkUnfilled(layout: Layout, { slides }: Outline): Finding[] {
  return slides.flatMap((slide) => {
    const page = layout.slides.findIndex(({ id }) => id === slide.id);
    return notesOf(slide).map(([rule, message]): Finding => ({ gate: 'unfilled', rule, slide: page < 0 ? null : page + 1, message }));
  });
}

function notesOf(slide: AnyOutlineSlide): [rule: string, message: string][] {
  // A page to fill in says so itself.
  if (slide.kind !== 'action-table' || slide.scaffold) return [];
  const { actions } = slide.content;
  const count = (number: number) => (number === 1 ? '1 next step has' : `${number} next steps have`);
  const [ownerless, dateless] = [actions.filter(({ who }) => !who).length, actions.filter(({ when }) => !when).length];
  return [
    ...(actions.some(({ proposed }) => proposed)
      ? [['proposed', 'Owners and dates of next steps are proposals: confirm them.'] as [string, string]]
      : []),
    ...(ownerless > 0 ? [['owner-missing', `${count(ownerless)} no owner: add one.`] as [string, string]] : []),
    ...(dateless > 0 ? [['date-missing', `${count(dateless)} no date: add one.`] as [string, string]] : []),
  ];
}
