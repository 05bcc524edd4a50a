/** Net and gross retention, named by a brief, over a table with a row for each contract that was up for renewal. */
import { describe, expect, it } from 'vitest';
import { givenIn } from '../../../../src/engine/brief/given.ts';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import type { LanguageCode } from '../../../../src/model/language.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';

type Line = Record<string, string | number>;

async function read(prompt: string, rows: readonly Line[], language: LanguageCode = 'en', options = {}): Promise<FactTable> {
  const measures = givenIn(prompt, language).filter((each) => each.kind === 'measure');
  return readFacts(await csvFiles({ 'service_contracts.csv': csv(rows) }), {
    today: '2026-01-02',
    period: '2025-Q3',
    measures,
    ...options,
  });
}
const told = ({ metrics, facts }: FactTable) => {
  const note = metrics.find(({ stated }) => stated !== undefined);
  return note && { label: note.label, polarity: note.polarity, unit: note.unit, value: facts[`${note.id}@0`]?.value };
};
const dayOf = (day: number) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);

/** Lift maintenance: every sixth contract is lost, others go up or down; those of December are not decided yet. */
const contracts = Array.from({ length: 1095 }, (_, at) => {
  const due = 1000 + (at % 9) * 250;
  const isOpen = at >= 1002;
  const isLost = !isOpen && at % 6 === 0;
  return {
    id: `C${at}`,
    region: ['North', 'South', 'West'][at % 3]!,
    end: dayOf(Math.floor(at / 3)),
    touched: dayOf(Math.floor(at / 3) - 40),
    stage: isOpen ? 'In negotiation' : isLost ? 'Closed Lost' : 'Closed Won',
    due,
    renewed: isOpen || isLost ? 0 : Math.round(due * (0.9 + (at % 4) * 0.08)),
    reason: isLost ? ['Price', 'Building sold'][at % 2]! : '',
  };
});
type Contract = (typeof contracts)[number];
const quarter = contracts.filter(({ end }) => end >= '2025-07-01' && end < '2025-10-01');
const total = (of: (row: Contract) => number) => quarter.reduce((sum, row) => sum + of(row), 0);
const net = total(({ renewed }) => renewed) / total(({ due }) => due);
const gross = total(({ renewed, due }) => Math.min(renewed, due)) / total(({ due }) => due);

const written = (called: { id: string; end: string; due: string; renewed: string; stage?: string }, isEmpty = false) =>
  contracts.map(
    (row): Line => ({
      [called.id]: row.id,
      Region: row.region,
      [called.end]: row.end,
      'First Renewal Activity Date': row.touched,
      ...(called.stage && { [called.stage]: row.stage }),
      [called.due]: row.due,
      [called.renewed]: isEmpty && row.renewed === 0 ? '' : row.renewed,
      'Loss Reason': row.reason,
    }),
  );
const english = {
  id: 'Opportunity ID',
  end: 'Contract End Date',
  due: 'ARR Up for Renewal (USD)',
  renewed: 'ARR Renewed incl. Upsell (USD)',
  stage: 'Stage',
};

describe('retention that a brief names', () => {
  it.each<[LanguageCode, string, string, number]>([
    ['en', 'Net revenue retention has slipped since early this year.', 'Net revenue retention', net],
    ['en', 'Our NRR is falling and nobody knows why.', 'NRR', net],
    ['en', 'Gross retention has dropped since May.', 'Gross retention', gross],
    ['de', 'Unsere Netto-Umsatzbindung ist seit Mai gesunken.', 'Netto-Umsatzbindung', net],
    ['fr', 'La rétention nette du chiffre d’affaires a baissé depuis mai.', "Rétention nette du chiffre d'affaires", net],
    ['es', 'La retención neta de ingresos ha caído desde mayo.', 'Retención neta de ingresos', net],
    ['pt', 'A retenção líquida de receita caiu desde maio.', 'Retenção líquida de receita', net],
    ['it', 'La retention netta è calata da maggio.', 'Retention netta', net],
    ['ja', '5月からNRRが低下しています。', 'NRR', net],
    ['zh', '净收入留存率自5月以来下降了。', '净收入留存率', net],
    ['ar', 'انخفض صافي الاحتفاظ بالإيرادات منذ مايو.', 'صافي الاحتفاظ بالإيرادات', net],
  ])('is what was renewed of what was up, before the win rate of deals: %s %s', async (language, prompt, label, value) => {
    const table = await read(prompt, written(english), language);
    expect(told(table)).toMatchObject({ label, polarity: 'up', unit: 'ratio' });
    expect(told(table)!.value).toBeCloseTo(value, 10);
    expect(table.metrics[0]?.label).toBe(label);
    expect(table.metrics.map(({ id }) => id)).not.toContain('win_rate');
  });

  it.each([
    ['Vertragsnummer', 'Vertragsende', 'Bisheriger Jahreswert (EUR)', 'Verlängerter Jahreswert (EUR)'],
    ['N° contrat', 'Fin de contrat', 'Montant à renouveler', 'Montant renouvelé'],
    ['Contrato', 'Fecha de vencimiento', 'Importe anterior', 'Importe renovado'],
    ['Contrato', 'Data de término', 'Valor a renovar', 'Valor renovado'],
    ['Contratto', 'Scadenza', 'Importo in scadenza', 'Importo rinnovato'],
    ['契約番号', '契約満了日', '更新対象金額', '更新後金額'],
    ['合同编号', '合同到期日', '续约前金额', '续约后金额'],
    ['Contract ID', 'Renewal Date', 'Previous ACV', 'New ACV'],
  ])('finds both amounts and the end of the contract by their names: %s, %s, %s, %s', async (id, end, due, renewed) => {
    const rows = written({ id, end, due, renewed }, true).map(({ 'First Renewal Activity Date': _, 'Loss Reason': __, ...row }) => row);
    expect(told(await read('Net revenue retention has slipped.', rows))?.value).toBeCloseTo(net, 10);
  });

  it('does not count what is still open, nor has a place in why it was lost', async () => {
    const prompt = 'Net revenue retention has slipped.';
    const table = await read(prompt, written(english), 'en', { period: '2025-Q4' });
    const decided = contracts.filter(({ end, stage }) => end >= '2025-10-01' && stage !== 'In negotiation');
    const sum = (of: (row: Contract) => number) => decided.reduce((all, row) => all + of(row), 0);
    expect(told(table)!.value).toBeCloseTo(sum(({ renewed }) => renewed) / sum(({ due }) => due), 10);
    expect(table.dimensions.map(({ label }) => label)).toEqual(['Region']);
    expect(table.metrics.map(({ label }) => label).filter((label) => label === 'ARR Up for Renewal')).toHaveLength(1);
  });

  it.each([
    ['a target only mentions it', 'Our target for net revenue retention is 105%.'],
    ['somebody asks for it', 'What is our net revenue retention?'],
  ])('leads nothing where %s', async (_, prompt) => {
    expect(told(await read(prompt, written(english)))).toBeUndefined();
  });

  it('is not made of old and new prices of what is not renewed', async () => {
    const rows = written({ id: 'Item ID', end: 'End Date', due: 'Old Price', renewed: 'New Price' }).map(
      ({ 'First Renewal Activity Date': _, 'Loss Reason': __, ...row }) => row,
    );
    expect(told(await read('Net revenue retention has slipped.', rows))).toBeUndefined();
  });
});
