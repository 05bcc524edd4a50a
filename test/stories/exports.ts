/** Deals as the tables people export: the columns of Salesforce, of HubSpot, and of a sheet somebody keeps. */
import type { Deal } from './market.ts';

type Column = readonly [header: string, value: (deal: Deal) => string];

export const exportStyles = ['salesforce', 'hubspot', 'sheet'] as const;
export type ExportStyle = (typeof exportStyles)[number];

const money = ({ cents }: Deal) => (cents / 100).toFixed(2);

const columns: Readonly<Record<ExportStyle, readonly Column[]>> = {
  salesforce: [
    ['Opportunity ID', ({ id }) => id],
    ['Account Name', ({ account }) => account],
    ['Opportunity Owner', ({ owner }) => owner],
    ['Sales Team', ({ team }) => team],
    ['Region', ({ region }) => region],
    ['Segment', ({ segment }) => segment],
    ['Product', ({ product }) => product],
    ['Stage', ({ stage }) => stage],
    ['Amount', money],
    ['Created Date', ({ created }) => created],
    ['Close Date', ({ closed }) => closed],
    ['Last Activity', ({ touched }) => touched],
  ],
  hubspot: [
    ['Record ID', ({ id }) => id],
    ['Associated Company', ({ account }) => account],
    ['Deal owner', ({ owner }) => owner],
    ['Team', ({ team }) => team],
    ['Region', ({ region }) => region],
    ['Segment', ({ segment }) => segment],
    ['Product', ({ product }) => product],
    ['Deal Stage', ({ stage }) => stage],
    ['Amount', money],
    ['Create Date', ({ created }) => `${created} 09:30`],
    ['Close Date', ({ closed }) => `${closed} 17:00`],
    ['Last Activity Date', ({ touched }) => `${touched} 12:00`],
  ],
  sheet: [
    ['deal_id', ({ id }) => id],
    ['account', ({ account }) => account],
    ['owner', ({ owner }) => owner],
    ['team', ({ team }) => team],
    ['region', ({ region }) => region],
    ['segment', ({ segment }) => segment],
    ['product', ({ product }) => product],
    ['stage', ({ stage }) => stage.replace('Closed ', '')],
    ['amount', money],
    ['created_date', ({ created }) => created],
    ['close_date', ({ closed }) => closed],
    ['last_activity_date', ({ touched }) => touched],
  ],
};

const extra: Column = ['Currency', ({ currency = '' }) => currency];

/** The table as rows of cells, header first. */
export function exportRows(deals: readonly Deal[], style: ExportStyle): string[][] {
  const used = deals.some(({ currency }) => currency !== undefined) ? [...columns[style], extra] : columns[style];
  return [used.map(([header]) => header), ...deals.map((deal) => used.map(([, value]) => value(deal)))];
}

export function csvOf(rows: readonly (readonly string[])[], end = '\n'): string {
  const field = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => row.map(field).join(',') + end).join('');
}
