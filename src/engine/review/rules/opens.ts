/** Gate "opens" and what else the package shows: parts that PowerPoint would repair, leaks, hidden slides, links to nowhere. */
import { lintForeign } from '../../check/package-lint.ts';
import { all, child } from '../../opc/read-xml.ts';
import { quoted, type Reviewing } from '../finding.ts';
import { type ForeignDeck, runsOf } from '../page.ts';
import type { OpenedDeck } from '../read/open-deck.ts';
import { packageRules } from '../rules.ts';

export function checkPackage({ pkg, read }: OpenedDeck, { report, leave }: Reviewing): void {
  // What a program does wrong on one slide it does often there: one finding for all.
  const found = new Map<string, { rule: keyof typeof packageRules; slide: number | null; messages: string[] }>();
  for (const { rule, slide, message } of lintForeign(pkg, read)) {
    if (!(rule in packageRules)) continue;
    const key = `${rule} ${slide}`;
    const same = found.get(key) ?? { rule: rule as keyof typeof packageRules, slide, messages: [] };
    if (!same.messages.includes(message)) same.messages.push(message);
    found.set(key, same);
  }
  for (const { rule, slide, messages } of found.values()) {
    const [message, ...others] = messages as [string, ...string[]];
    if (rule === 'workbook-range') leave({ slide, shape: null, reason: `${message} Whether it draws them truly is not told.` });
    else
      report(
        rule,
        { slide },
        others.length === 0 ? message : `${message} The same at ${others.length} more ${others.length === 1 ? 'place' : 'places'}.`,
      );
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
    for (const shape of page.shapes) {
      const ends = child(shape.node, 'p:nvCxnSpPr', 'p:cNvCxnSpPr');
      if (ends && (child(ends, 'a:stCxn') === undefined) !== (child(ends, 'a:endCxn') === undefined))
        report('connector-loose', { page, shape }, `The connector ${quoted(shape.name)} is glued at one end only.`);
    }
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
