/** Gate "opens" and what else the package shows: parts that PowerPoint would repair, leaks, hidden slides, links to nowhere. */
import { lintForeign } from '../../check/package-lint.ts';
import { all, child } from '../../opc/read-xml.ts';
import { quoted, type Reviewing } from '../finding.ts';
import { type ForeignDeck, runsOf } from '../page.ts';
import type { OpenedDeck } from '../read/open-deck.ts';
import { packageRules } from '../rules.ts';

/** More than a few of one kind have one cause. */
const mostOfOneRule = 10;

export function checkPackage({ pkg, read }: OpenedDeck, { report, leave }: Reviewing): void {
  const counts = new Map<string, number>();
  for (const { rule, slide, message } of lintForeign(pkg, read)) {
    if (!(rule in packageRules)) continue;
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    if (count > mostOfOneRule) continue;
    if (rule === 'workbook-range') leave({ slide, shape: null, reason: `${message} Whether it draws them truly is not told.` });
    else report(rule as keyof typeof packageRules, { slide }, message);
  }
}

const path = /(?:^|[\s"'(=])(?:[A-Za-z]:\\(?=[\w. -]+\\)|\/(?:home|Users|root|tmp|var|mnt|private)\/\w)|file:\/\/|\\\\[\w.-]+\\[\w$]/;

/** What the file tells of who made it, and where. */
export function checkTraces({ pkg, read }: OpenedDeck, { pages }: ForeignDeck, { report }: Reviewing): void {
  const slides = new Map(pages.map(({ part, number }) => [part, number]));
  for (const part of pkg.parts.keys()) {
    if (!/^(?:ppt\/slides\/[^/]+\.xml|docProps\/[^/]+\.xml|ppt\/(?:charts|notesSlides)\/[^/]+\.xml)$/.test(part)) continue;
    const found = read(part);
    if (!found?.root) continue;
    for (const { text, attributes } of found.nodes) {
      const leak = [text, ...Object.values(attributes)].find((value) => path.test(value));
      if (leak === undefined) continue;
      report('leak', { slide: slides.get(part) ?? null }, `${part} says ${quoted(leak)}.`);
      break;
    }
  }
  const properties = pkg.relationships('').filter(({ type }) => /^(?:core|extended)-properties$/.test(type));
  const named = properties.flatMap(({ target }) => {
    const root = read(target)?.root ?? undefined;
    return ['dc:creator', 'cp:lastModifiedBy', 'Company', 'Manager'].flatMap((name) => child(root, name)?.text.trim() || []);
  });
  const shown = pages
    .flatMap(runsOf)
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase();
  // What the deck says itself is no secret.
  const people = [...new Set(named)].filter(
    (name) =>
      !/^(?:PptxGenJS|python-pptx|Microsoft Office User|User|Author|Quarterdeck.*|None)$/i.test(name) &&
      !shown.includes(name.toLowerCase()),
  );
  if (people.length > 0) report('author-named', { slide: null }, `The properties of the file name ${people.map(quoted).join(', ')}.`);
  for (const page of pages) {
    if (page.hidden) report('hidden-slide', { page }, 'The slide is hidden.');
    checkLinks(page.part, page.number, { pkg, read }, report);
    if (pkg.relationships(page.part).some(({ type }) => type === 'comments'))
      report('comments-left', { page }, 'The slide has comments of reviewers.');
  }
}

function checkLinks(part: string, slide: number, { pkg, read }: OpenedDeck, report: Reviewing['report']): void {
  const root = read(part)?.root;
  if (!root) return;
  const related = new Map(pkg.relationships(part).map((relationship) => [relationship.id, relationship]));
  for (const link of ['a:hlinkClick', 'a:hlinkHover'].flatMap((name) => all(root, name))) {
    const { action = '', 'r:id': id = '' } = link.attributes;
    const target = related.get(id);
    if (/hlinksldjump/.test(action) && (!target || target.external || !pkg.slides.includes(target.target)))
      report('broken-link', { slide }, 'A link leads to a slide that is not in the deck.');
    else if (target?.external && /^https?:\/\/(?:$|[/.]|(?:www\.)?example\.)|^https?:\/\/[^./]+$/i.test(target.target))
      report('broken-link', { slide }, `A link leads to ${quoted(target.target)}, which is no address.`);
  }
}
