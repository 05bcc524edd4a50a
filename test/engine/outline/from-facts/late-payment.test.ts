/** Why invoices are paid later, as a brief asks it: where, whether terms are the reason, and whether to charge all who pay. */
import { beforeAll, describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import type { Outline, OutlineSlide } from '../../../../src/model/outline.ts';
import { randomFrom } from '../../insight/fixtures.ts';
import { askedOf } from '../../insight/planted-cells.ts';
import { shown } from '../plan-texts.ts';

const dayOf = (day: number) => new Date(Date.UTC(2024, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
/** The last day of 2025. */
const end = 730;

interface Invoice {
  day: number;
  due: number;
  paid: number;
  sector: string;
  region: string;
  amount: number;
}

/** Four a day for two years, paid about their due date; planted, builders in the south are four weeks late from June 2025 on. Terms are longer in 2025. */
function invoices(isPlanted: boolean): Invoice[] {
  const random = randomFrom(7);
  return Array.from({ length: (end + 1) * 4 }, (_, at) => {
    const day = Math.floor(at / 4);
    const sector = ['Builders', 'Hotels', 'Clinics'][Math.floor(random() * 3)]!;
    const region = ['South', 'North', 'West'][Math.floor(random() * 3)]!;
    const due = day + (day < 366 ? 14 : 20);
    const isHit = isPlanted && sector === 'Builders' && region === 'South' && day >= 517;
    const paid = Math.max(day + 1, due + Math.round(random() * 12 - 6) + (isHit ? 28 : 0));
    return { day, due, paid, sector, region, amount: 100 + Math.floor(random() * 900) };
  });
}

const rowsOf = (of: readonly Invoice[]) =>
  of.map(({ day, due, paid, sector, region, amount }, at) => ({
    Invoice: `INV-${at}`,
    'Invoice Date': dayOf(day),
    'Due Date': dayOf(due),
    'Date Paid': paid <= end ? dayOf(paid) : null,
    Sector: sector,
    Region: region,
    'Amount EUR': amount,
  }));

const prompt = 'Why is cash coming in slower, and where? Do we introduce late-payment interest?';

async function asked(isPlanted: boolean, text = prompt) {
  const given = invoices(isPlanted);
  const { facts, brief } = await askedOf(text, 'invoices.csv', rowsOf(given));
  const { outline } = planFromFacts(brief, facts);
  const summary = outline.slides.find(({ kind }) => kind === 'executive-summary') as OutlineSlide<'executive-summary'>;
  return { given, facts, outline, summary: summary.content.points.map(({ text }) => shown(text, outline.facts)).join('\n') };
}

describe('invoices that are paid later', () => {
  let planted: { given: readonly Invoice[]; facts: FactTable; outline: Outline; summary: string };
  beforeAll(async () => {
    planted = await asked(true);
  });

  it('are told where it lies', () => {
    expect(planted.summary).toMatch(/Builders (?:×|in) South|South × Builders/);
  });

  it('are told by how much the terms agreed are longer', () => {
    expect(planted.summary).toMatch(/Days to pay \+8\.\d+, \+6 of it by the terms agreed/);
  });

  it('are weighed against a charge to all who pay, most of whom pay as before', () => {
    const { start, end: until } = planted.facts.reporting;
    const told = planted.given.filter(({ day, paid }) => dayOf(day) >= start && dayOf(day) < until && paid <= end);
    const isThere = ({ sector, region }: Invoice) => sector === 'Builders' && region === 'South';
    const late = told.filter(({ due, paid }) => paid > due);
    const sum = (of: readonly Invoice[]) => of.reduce((all, { amount }) => all + amount, 0);
    const rest = (100 * sum(late.filter((each) => !isThere(each)))) / sum(late);
    expect(planted.summary).toContain(
      `No to “Late-payment interest” for all: ${rest.toFixed(1)}% of the amount paid late is owed by others`,
    );
    const others = told.filter((each) => !isThere(each));
    expect(others.reduce((all, { due, paid }) => all + paid - due, 0)).toBeLessThan(0);
    expect(planted.summary).toContain('who pay by their due date on average');
  });

  it('have a page of what is owed by age', () => {
    const page = planted.outline.slides.find(({ id }) => id === 'receivables') as OutlineSlide<'comparison'>;
    const values = page.content.series[0]!.values.map((id) => planted.outline.facts[id!]!.value!);
    const open = planted.given.filter(({ paid }) => paid > end).reduce((all, { amount }) => all + amount, 0);
    expect(values).toHaveLength(5);
    expect(values.reduce((all, value) => all + value, 0)).toBeCloseTo(open, 6);
    expect(shown(page.title, planted.outline.facts)).toMatch(/overdue/);
  });

  it('are blamed on nobody where no group stands out', async () => {
    const { summary } = await asked(false);
    expect(summary).toContain('“Late-payment interest”: no group stands out');
    expect(summary).not.toMatch(/fall on others/);
  });
});
