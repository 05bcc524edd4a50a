/** Support: how many tickets come in and are closed, how long they take, and how they are judged. */

import type { Unit } from '../../../model/fact.ts';
import type { Duration, Tickets } from '../../data/families/tickets.ts';
import type { Basis, Metric, Need } from '../metric.ts';

const opened: Basis = { table: 'tickets', where: 'opened IS NOT NULL', date: 'opened', verb: 'submitted' };
const closed: Basis = { table: 'tickets', where: 'closed IS NOT NULL', date: 'closed', verb: 'closed' };
const waiting: Basis = {
  table: 'tickets',
  where: 'opened IS NOT NULL',
  date: 'opened',
  stands: (day) => `opened <= ${day} AND (closed IS NULL OR closed > ${day})`,
  monthly: true,
  verb: 'open',
};

const counted = { unit: 'count', value: 'count(*)', n: 'count(*)', additive: true, byDimension: true } as const;

/** Which score counts as satisfied: 4 and 5 of five, 8 to 10 of ten. */
const satisfied = { 5: 4, 10: 8 } as const;

/** The metrics of one table of tickets: times are told in the unit the table has. */
export function supportMetrics({ resolution, response, scale }: Pick<Tickets, 'resolution' | 'response' | 'scale'>): Metric[] {
  return [
    {
      ...counted,
      id: 'tickets_created',
      label: 'Tickets submitted',
      definition: 'Number of support tickets submitted in the period.',
      polarity: 'neutral',
      needs: [],
      basis: opened,
      formula: 'number of tickets',
    },
    {
      ...counted,
      id: 'tickets_closed',
      label: 'Tickets closed',
      definition: 'Number of support tickets closed in the period.',
      polarity: 'up',
      needs: ['ticket-closed'],
      basis: closed,
      formula: 'number of tickets',
    },
    {
      ...counted,
      id: 'ticket_backlog',
      label: 'Ticket backlog',
      definition: 'Number of support tickets submitted and not closed on the last day of the period.',
      polarity: 'down',
      needs: ['ticket-closed'],
      basis: waiting,
      state: true,
      formula: 'number of tickets',
    },
    ...times('resolution', 'resolution_time', 'Resolution time', 'from submission to closing', resolution),
    ...times('response', 'first_response', 'First response time', 'from submission to the first response', response),
    {
      id: 'csat_response',
      beside: 'csat_share',
      label: 'CSAT response share',
      definition: 'Share of the tickets submitted in the period that carry a satisfaction score.',
      unit: 'ratio',
      polarity: 'neutral',
      needs: ['score'],
      basis: opened,
      value: 'count(score) / nullif(count(*), 0)',
      n: 'count(*)',
      formula: 'tickets with a score divided by all tickets',
      additive: false,
      byDimension: false,
    },
    {
      id: 'csat_share',
      beside: 'csat_response',
      label: 'Satisfied answers (CSAT)',
      definition: 'Share of the scored tickets with a score that says satisfied or better; tickets without a score do not count.',
      unit: 'ratio',
      polarity: 'up',
      needs: ['score'],
      basis: opened,
      value: `count(*) FILTER (WHERE score >= ${satisfied[scale ?? 5]}) / nullif(count(score), 0)`,
      n: 'count(score)',
      formula: 'satisfied scores divided by all scores of tickets',
      additive: false,
      byDimension: true,
    },
    {
      id: 'csat_mean',
      beside: 'csat_share',
      label: 'Satisfaction score (mean)',
      definition: 'Mean satisfaction score of the tickets submitted in the period; tickets without a score do not count.',
      unit: 'number',
      polarity: 'up',
      needs: ['score'],
      basis: opened,
      value: 'CAST(sum(score) AS DOUBLE) / nullif(count(score), 0)',
      n: 'count(score)',
      formula: 'mean satisfaction score of tickets',
      additive: false,
      byDimension: false,
    },
    {
      id: 'escalation_rate',
      label: 'Escalation rate',
      definition: 'Share of the tickets submitted in the period that were escalated.',
      unit: 'ratio',
      polarity: 'down',
      needs: ['escalation'],
      basis: opened,
      value: 'count(*) FILTER (WHERE escalated) / nullif(count(escalated), 0)',
      n: 'count(escalated)',
      formula: 'escalated tickets divided by all tickets',
      additive: false,
      byDimension: true,
    },
    {
      id: 'sla_met',
      label: 'Closed by the due date',
      definition: 'Share of the tickets closed in the period that were closed by the day they were due.',
      unit: 'ratio',
      polarity: 'up',
      needs: ['due', 'ticket-closed'],
      basis: closed,
      value: 'count(*) FILTER (WHERE closed <= due) / nullif(count(due), 0)',
      n: 'count(due)',
      formula: 'tickets closed by their due date divided by tickets with one,',
      additive: false,
      byDimension: true,
    },
  ];
}

function times(column: string, id: string, label: string, what: string, duration: Duration | null): Metric[] {
  const unit: Unit = duration?.unit ?? 'hours';
  const needs: Need[] = [column === 'response' ? 'first-response' : 'resolution'];
  const shared = { unit, polarity: 'down', needs, basis: opened, n: `count(${column})`, additive: false, byDimension: false } as const;
  const quantile = (share: number) => `quantile_cont(CAST(${column} AS DOUBLE), ${share})`;
  return [
    {
      ...shared,
      id,
      label,
      definition: `Mean time ${what}, of the tickets submitted in the period.`,
      value: `CAST(sum(${column}) AS DOUBLE) / nullif(count(${column}), 0)`,
      formula: `mean time ${what} of tickets`,
      byDimension: true,
    },
    {
      ...shared,
      id: `${id}_median`,
      beside: id,
      label: `${label} (median)`,
      definition: `Median time ${what}, of the tickets submitted in the period.`,
      value: quantile(0.5),
      formula: `median time ${what} of tickets`,
    },
    {
      ...shared,
      id: `${id}_p90`,
      beside: id,
      label: `${label} (top decile)`,
      definition: `Time ${what} that only the slowest decile of the tickets submitted in the period exceeds.`,
      value: quantile(0.9),
      formula: `top decile of the time ${what} of tickets`,
    },
  ];
}
