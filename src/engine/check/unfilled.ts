/** Gate "unfilled": owners and dates of next steps that nobody gave; a notice, unless someone asks for the gate. */
import { wordsOf } from '../../languages/catalogue.ts';
import type { Layout, LayoutSlide } from '../../model/layout.ts';
import type { Outline } from '../../model/outline.ts';
import type { Finding } from './report.ts';
import { slideTexts } from './truth/slide-texts.ts';

/** `outline`: what the layout was made from; without it, proposals cannot be told from what was given. */
export function checkUnfilled({ slides, language }: Layout, outline: Outline | undefined): Finding[] {
  const { unassigned, undated, toFill } = wordsOf(language);
  const proposing = new Set(
    outline?.slides.flatMap((slide) =>
      slide.kind === 'action-table' && slide.content.actions.some(({ proposed }) => proposed) ? [slide.id] : [],
    ),
  );
  return slides.flatMap((slide, index) => {
    const find = (rule: string, message: string): Finding => ({ gate: 'unfilled', rule, slide: index + 1, message });
    const cells = cellsOf(slide);
    // A page to fill in says so itself.
    if (slide.kind !== 'action-table' || cells.some((text) => text.includes(toFill))) return [];
    const [ownerless, dateless] = [unassigned, undated].map((open) => cells.filter((text) => text === open).length) as [number, number];
    return [
      ...(proposing.has(slide.id) ? [find('proposed', 'Owners and dates of next steps are proposals: confirm them.')] : []),
      ...(ownerless > 0 ? [find('owner-missing', `${counted(ownerless)} no owner: add one.`)] : []),
      ...(dateless > 0 ? [find('date-missing', `${counted(dateless)} no date: add one.`)] : []),
    ];
  });
}

/** Cells of a table, and the lines of steps that stand in blocks. */
function cellsOf(slide: LayoutSlide): string[] {
  const cells = slideTexts(slide).flatMap(({ where, text }) => (where === 'table' ? [text.trim()] : []));
  const lines = slide.elements.flatMap((element) =>
    element.type === 'text'
      ? element.paragraphs.map(({ runs }) =>
          runs
            .map(({ text }) => text)
            .join('')
            .trim(),
        )
      : [],
  );
  return [...cells, ...lines];
}

const counted = (number: number) => (number === 1 ? '1 next step has' : `${number} next steps have`);
