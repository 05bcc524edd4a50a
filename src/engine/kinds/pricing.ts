/** Pricing: two to four plans or offers side by side, with price and contents; the recommended one is marked. */
import { z } from 'zod';
import type { Box, Element, Paragraph } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { evenPages, fewEnoughWords, figureSizeIn, fittingPages, hairline } from './parts/pages.ts';

const pricingContent = z.strictObject({
  plans: z
    .array(
      z.strictObject({
        name: z.string(),
        /** `{{given_1}}`, or words such as "on request". */
        price: z.string(),
        /** What the price is for: per user and month. */
        per: z.string().optional(),
        /** Who it suits, in a few words. */
        text: z.string().optional(),
        /** What it includes. */
        items: z.array(z.string()).default([]),
      }),
    )
    .min(2)
    .max(4),
  /** Index of the recommended plan. */
  recommended: z.number().int().min(0).max(3).optional(),
});
export type PricingContent = z.infer<typeof pricingContent>;

type Plan = PricingContent['plans'][number];

const inset = 0.2;
/** Width of the accent line above the recommended plan, points, and the room for its label. */
const line = 3;
const itemGap = 10;

export const pricing = defineKind({
  summary: 'Two to four plans or offers in equal columns with price and contents; used to choose between them.',
  content: pricingContent,
  split: (content, page) => {
    // Keep plans together; split them only if a single row of contents would not fit otherwise.
    const cuts = [4, 2, 1].map((most) => beside(content, most).flatMap((each) => byRows(each, page)));
    const fitting = cuts.filter((cut) => cut.every((each) => fits(each, page)));
    return fitting.find((cut) => cut.every((each) => unbroken(each, page.sizes.label, page))) ?? fitting[0] ?? cuts.at(-1)!;
  },
  place: (content, page) => {
    const { plans, recommended } = content;
    const { body, label } = page.sizes;
    const size = heightOf(content, body, page) <= page.body.h && unbroken(content, body, page) ? body : label;
    const parts = partsOf(content, size, page);
    const h = heightOf(content, size, page);
    // The plans are placed slightly above the middle.
    const y = page.body.y + Math.max(0, page.body.h - h) * 0.3;
    return plans.flatMap((plan, at) => {
      const box = { x: page.body.x + at * (widthOf(content, page) + page.gaps.within), y, w: widthOf(content, page), h };
      return placePlan(plan, at, at === recommended, parts, size, box, page);
    });
  },
  /** Three offers, the middle one advised. */
  example: {
    title: 'Plus with spare parts fits most customers',
    lead: 'Renewal offers, monthly',
    content: {
      plans: [
        { name: 'Basic', price: '$90', per: 'per device', text: 'Spare devices', items: ['Help desk on working days', 'Yearly check'] },
        {
          name: 'Plus',
          price: '$140',
          per: 'per device',
          text: 'Devices in daily use',
          items: ['Help desk around the clock', 'Two checks a year', 'Spare parts'],
        },
        {
          name: 'Premium',
          price: '$220',
          per: 'per device',
          text: 'Devices that never stop',
          items: ['Technician within a day', 'Quarterly checks', 'Parts and a loan device'],
        },
      ],
      recommended: 1,
    },
  },
});

/** The plans in groups of at most `most`, keeping track of the recommended one. */
function beside({ plans, recommended }: PricingContent, most: number): PricingContent[] {
  const advised = recommended === undefined ? undefined : plans[recommended];
  return evenPages(plans, most).map((group) => {
    const at = advised === undefined ? -1 : group.indexOf(advised);
    return { plans: group, ...(at >= 0 && { recommended: at }) };
  });
}

/** As many rows of contents on each page as fit. */
function byRows(content: PricingContent, page: Page): PricingContent[] {
  const rows = Array.from({ length: Math.max(1, ...content.plans.map(({ items }) => items.length)) }, (_, at) => at);
  const part = (group: readonly number[]): PricingContent => ({
    ...content,
    plans: content.plans.map((plan) => ({ ...plan, items: group.flatMap((at) => plan.items[at] ?? []) })),
  });
  // Continuation pages do not repeat the plans' descriptions.
  return fittingPages(rows, (group) => fits(part(group), page))
    .map(part)
    .map((each, at) => (at === 0 ? each : { ...each, plans: each.plans.map(({ name, price, items }) => ({ name, price, items })) }));
}

function fits(content: PricingContent, page: Page): boolean {
  const said = content.plans.flatMap(({ name, price, per, text, items }) => [name, price, per, text, ...items]);
  const mark = content.recommended === undefined ? [] : [page.words.recommended];
  return fewEnoughWords(page, ...said, ...mark) && heightOf(content, page.sizes.label, page) <= page.body.h;
}

/** Whether no word of the contents, or of the names at their smallest, has to break. */
function unbroken(content: PricingContent, size: number, page: Page): boolean {
  const w = widthOf(content, page) - 2 * inset;
  const lists = content.plans.filter(({ items }) => items.length > 0);
  return nameSize(content, page) !== null && lists.every(({ items }) => page.measure(list(items, page), w, size).widest <= w);
}

/** The largest size at which no word of a name breaks; null if there is none. */
function nameSize(content: PricingContent, page: Page): number | null {
  const w = widthOf(content, page) - 2 * inset;
  const { lead, body, label } = page.sizes;
  const whole = (size: number) =>
    content.plans.every(({ name }) => page.measure([{ runs: page.runs(name, { bold: true }) }], w, size, heading).widest <= w);
  return [lead, body, label].find(whole) ?? null;
}

/** Heights shared by all plans, so that prices and contents line up. */
interface Parts {
  mark: number;
  name: number;
  nameSize: number;
  text: number;
  price: number;
  priceSize: number;
  per: number;
  items: number;
}

const heading = { font: 'heading', lineSpacing: 1 } as const;

function partsOf(content: PricingContent, size: number, page: Page): Parts {
  const w = widthOf(content, page) - 2 * inset;
  const { figure, title, lead, body, label } = page.sizes;
  const tallest = (field: 'name' | 'text' | 'price' | 'per', at: number, style: typeof heading | object = {}, bold = false) => {
    const texts = content.plans.flatMap((plan) => plan[field] || []);
    return Math.max(0, ...texts.map((text) => page.measure([{ runs: page.runs(text, { bold }) }], w, at, style).height));
  };
  const prices = content.plans.map(({ price }) => price);
  const named = nameSize(content, page) ?? label;
  const priceSize = figureSizeIn(prices, { w, h: figure / 50 }, [figure, title, lead, body], page, heading);
  return {
    mark: content.recommended === undefined ? 0 : page.measure([{ runs: [{ text: page.words.recommended }] }], w, label).height,
    nameSize: named,
    name: tallest('name', named, heading, true),
    text: tallest('text', label),
    price: tallest('price', priceSize, heading),
    priceSize,
    per: tallest('per', label),
    items: Math.max(0, ...content.plans.map(({ items }) => (items.length === 0 ? 0 : page.measure(list(items, page), w, size).height))),
  };
}

function heightOf(content: PricingContent, size: number, page: Page): number {
  const { mark, name, text, price, per, items } = partsOf(content, size, page);
  const contents = items === 0 ? 0 : 2 * page.gaps.within + items;
  return 2 * inset + mark + name + text + page.gaps.between + price + per + contents;
}

function widthOf({ plans }: PricingContent, page: Page): number {
  const { w } = page.columns(0, 12);
  return (w - page.gaps.within * (plans.length - 1)) / plans.length;
}

function placePlan(plan: Plan, at: number, advised: boolean, parts: Parts, size: number, box: Box, page: Page): Element[] {
  const group = `Plan ${at + 1}`;
  const { label } = page.sizes;
  const inner = { x: box.x + inset, w: box.w - 2 * inset };
  let y = box.y + inset;
  const elements: Element[] = [page.shape(`${group} panel`, box, { fill: 'light', group })];
  if (advised)
    elements.push(page.shape(`${group} line`, { ...box, h: 0 }, { geometry: 'line', line: { color: 'accent', width: line }, group }));
  const say = (name: string, text: string | undefined, h: number, style: Parameters<Page['text']>[3]) => {
    if (text)
      elements.push(
        page.text(`${group} ${name}`, { ...inner, y, h }, [{ runs: page.runs(text, name === 'name' ? { bold: true } : {}) }], {
          ...style,
          group,
        }),
      );
    y += h;
  };
  say('mark', advised ? page.words.recommended : undefined, parts.mark, { size: label, color: page.accentOn('light', label) });
  say('name', plan.name, parts.name, { size: parts.nameSize, ...heading });
  say('text', plan.text, parts.text, { size: label, color: 'ink-65' });
  y += page.gaps.between;
  say('price', plan.price, parts.price, {
    size: parts.priceSize,
    ...heading,
    ...(advised ? { color: page.accentOn('light', parts.priceSize) } : {}),
  });
  say('per', plan.per, parts.per, { size: label, color: 'ink-65' });
  if (plan.items.length > 0) {
    y += page.gaps.within;
    elements.push({ ...hairline(`${group} rule`, { ...inner, y }, page), group });
    y += page.gaps.within;
    elements.push(page.text(`${group} contents`, { ...inner, y, h: parts.items }, list(plan.items, page), { size, group }));
  }
  return elements;
}

function list(items: readonly string[], page: Page): Paragraph[] {
  return items.map((item, at) => ({ runs: page.runs(item), bullet: 'dot', after: at < items.length - 1 ? itemGap : 0 }));
}
