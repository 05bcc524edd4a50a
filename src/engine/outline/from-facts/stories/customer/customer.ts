/** The review of one account for its customer: what was agreed, delivered, used and requested, and what comes next. */
import type { Brief } from '../../../../../model/brief.ts';
import type { FactTable } from '../../../../../model/fact.ts';
import type { AnyOutlineSlide } from '../../../../../model/outline.ts';
import { plannedOf } from '../../../planned.ts';
import { otherForms, varied } from '../../../variety.ts';
import { usedFacts } from '../../draft.ts';
import { appliedLines, notApplied, notAppliedLines, notTakenLines } from '../../not-applied.ts';
import type { Plan } from '../../plan-from-facts.ts';
import { uniqueTitles } from '../../titles.ts';
import { CustomerContext } from './customer-context.ts';
import { customerAgenda, customerPages } from './customer-pages.ts';

/** Pages in the author's own words, which data do not change. */
const ownPages: ReadonlySet<string> = new Set(['goals', 'roadmap', 'plan']);
/** The order in which a short deck takes its pages. */
const worth = [
  'cover',
  'delivered',
  'plan',
  'support',
  'subscription',
  'goals',
  'use',
  'orders',
  'products',
  'agenda',
  'features',
  'roadmap',
  'definitions',
];

/** `only`: IDs of the pages to write, instead of choosing by length. */
export function planForCustomer(brief: Brief, facts: FactTable, only?: ReadonlySet<string>): Plan {
  const context = new CustomerContext(brief, facts);
  const body = customerPages(context);
  const most = brief.slides.asked ? brief.slides.max : body.length + 1;
  const chosen = only ? body.filter(({ id }) => only.has(id)) : body.filter(({ id }) => worthiest(body, most).has(id));
  const contents = (only ? only.has('agenda') : chosen.length < most) ? customerAgenda(context, chosen) : null;
  const told = uniqueTitles(contents ? [...chosen.slice(0, 1), contents, ...chosen.slice(1)] : chosen);
  const slides = varied(told, (slide) => otherForms(slide, brief.language));
  const title = slides.find(({ id }) => id === 'cover')?.title ?? context.title;
  const { name, facing } = facts.account!;
  const { dictated = [], ...unsaid } = brief;
  // What is said in vain is nothing for a customer to see.
  const heard = dictated.filter(({ text }) => facts.dictated?.applied.includes(text));
  const quiet: Brief = {
    ...unsaid,
    ...(heard.length > 0 && { dictated: heard }),
    focus: [],
    exclude: [],
    leaveOut: [...(facts.leftOut ?? [])],
    ending: null,
    account: { name, facing, sure: true },
  };
  const planned = plannedOf(
    quiet,
    facts,
    (iso) => context.catalogue.date(iso),
    title,
    slides.filter(({ id }) => !ownPages.has(id)),
  );
  return {
    outline: {
      version: 1,
      title,
      language: brief.language,
      asOf: facts.asOf,
      ...(brief.company && brief.company !== name ? { company: brief.company } : {}),
      slides,
      facts: usedFacts(slides, (id) => context.evidence.byId(id)),
      planned,
    },
    notes: {
      open: slides
        .flatMap(({ scaffold, title: page }, index) => (scaffold ? [`Slide ${index + 1}, ${page}: the brief says nothing of it`] : []))
        .concat(notTakenLines(brief, facts), notAppliedLines(notApplied(facts, [facts], []))),
      changes: [
        ...(brief.slides.asked && slides.length < brief.slides.min
          ? [`The data carry ${slides.length} slides of the ${brief.slides.min} asked for`]
          : []),
      ],
      assumptions: [
        `The deck is for ${name} to see: other customers, the sales process and internal measures are left out; “internal” in the brief keeps them`,
        `The reporting period is ${facts.reporting.label}`,
        ...appliedLines(facts),
      ],
    },
  };
}

/** Pages with data come before those left to fill in. */
function worthiest(body: readonly AnyOutlineSlide[], most: number): ReadonlySet<string> {
  const place = ({ id, scaffold }: AnyOutlineSlide) => worth.indexOf(id) + (scaffold ? worth.length : 0);
  const ids = [...body].sort((a, b) => place(a) - place(b)).map(({ id }) => id);
  return new Set(ids.slice(0, most));
}
