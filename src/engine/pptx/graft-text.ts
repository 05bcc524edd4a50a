/** Repairs the paragraphs PptxGenJS writes: one set of properties each, nothing repeated that is inherited, theme fonts in all scripts. */

const runFonts =
  /<a:latin typeface="\+(mj|mn)-lt" pitchFamily="34" charset="0"\/><a:ea typeface="[^"]*" pitchFamily="34" charset="-122"\/><a:cs typeface="[^"]*" pitchFamily="34" charset="-120"\/>/g;
const linkDefaults = ' invalidUrl="" action="" tgtFrame="" tooltip="" history="1" highlightClick="0" endSnd="0"';

/** The `a:p` elements of one text, repaired. */
export function graftParagraphs(xml: string): string {
  let grafted = xml.includes('</a:pPr>') ? xml.split('</a:p>').map(oneProperties).join('</a:p>') : xml;
  grafted = grafted
    .replaceAll(' indent="0" marL="0"', '')
    .replaceAll('<a:buNone/>', '')
    .replaceAll('<a:buSzPct val="100000"/>', '')
    .replaceAll(' altLang="en-US"', '')
    .replaceAll(' dirty="0"', '')
    .replaceAll(' startAt="1"', '')
    .replaceAll('<a:pPr></a:pPr>', '')
    .replaceAll('<a:pPr >', '<a:pPr>');
  if (grafted.includes('pitchFamily'))
    grafted = grafted.replace(runFonts, '<a:latin typeface="+$1-lt"/><a:ea typeface="+$1-ea"/><a:cs typeface="+$1-cs"/>');
  return grafted.includes(linkDefaults) ? grafted.replaceAll(linkDefaults, '') : grafted;
}

/** PptxGenJS repeats a paragraph's properties before each of its runs. */
function oneProperties(paragraph: string): string {
  const end = paragraph.indexOf('</a:pPr>');
  if (end < 0) return paragraph;
  const rest = paragraph.slice(end + 8);
  return rest.includes('<a:pPr') ? paragraph.slice(0, end + 8) + rest.replace(/<a:pPr[^>]*>.*?<\/a:pPr>/g, '') : paragraph;
}
