/** Paragraphs in a template's placeholder: what they would inherit and were not measured with is taken back. */

/** The `a:p` elements of one text; `bullet` says whether the placeholder marks its first level. */
export function onTemplate(paragraphs: string, { before, bullet }: { before: number; bullet: boolean }): string {
  if (before === 0 && !bullet) return paragraphs;
  return paragraphs.replace(/<a:p>(?:<a:pPr([^>]*?)(?:\/>|>(.*?)<\/a:pPr>))?/g, (_, attributes = '', inner = '') => {
    const spacing = /^(<a:lnSpc>.*?<\/a:lnSpc>)?(?:<a:spcBef>.*?<\/a:spcBef>)?(<a:spcAft>.*?<\/a:spcAft>)?(.*)$/s.exec(inner)!;
    const [, lines = '', after = '<a:spcAft><a:spcPts val="0"/></a:spcAft>', marks = ''] = spacing;
    const marked = /<a:bu(?:Char|AutoNum)/.test(marks);
    // A dot is drawn as the template draws it; what has none loses its mark and its indent.
    const mark = !marked ? '<a:buNone/>' : bullet ? marks.replace(/<a:buChar[^>]*\/>/, '') : marks;
    const indent = marked ? '' : ' marL="0" indent="0"';
    return `<a:p><a:pPr${attributes}${indent}>${lines}<a:spcBef><a:spcPts val="0"/></a:spcBef>${after}${mark}</a:pPr>`;
  });
}
