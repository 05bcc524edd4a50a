/** Runs `webhooks`; imported on demand. */

import { didYouMean } from '../../../model/did-you-mean.ts';
import { QuarterdeckError } from '../../../model/errors.ts';
import { type Delivery, type Event, type EventType, eventTypes, type SignedEvent, type Webhook } from '../../../service/schema/webhook.ts';
import { headersOf, isGenuine } from '../../../service/webhook-signature.ts';
import { confirmRemoval } from '../../ask.ts';
import type { PageOptions, RemovalOptions } from '../../command-spec.ts';
import type { Context } from '../../context.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { printResult } from '../../output.ts';
import { nextPage, readPage } from '../../paging.ts';
import { listLines, printable } from '../../text-table.ts';
import type { WebhooksAddOptions, WebhooksListenOptions, WebhooksRotateOptions } from '../webhooks.ts';

export function outcome({ attempts, status, next_attempt_at }: Delivery): string {
  const last = attempts.at(-1);
  if (!last) return status === 'pending' ? 'waits to be sent' : 'was not sent';
  const answer = last.status === null ? (last.error ?? 'no answer') : `answered ${last.status} after ${last.ms} ms`;
  return next_attempt_at === null ? answer : `${answer}; again at ${next_attempt_at.slice(0, 16).replace('T', ' ')} UTC`;
}

/** For a delivery sent immediately. */
export async function printDelivery(context: Pick<Context, 'io' | 'globals'>, delivery: Delivery): Promise<ExitCode> {
  const response = delivery.attempts.at(-1)?.response;
  await printResult(context, {
    record: delivery,
    receipt: `${delivery.event_type} ${delivery.event_id}: ${outcome(delivery)}`,
    notes: delivery.status === 'failed' && response ? [{ heading: 'It answered', tone: 'bad', lines: [response] }] : [],
  });
  return delivery.status === 'delivered' ? exitCodes.done.code : exitCodes.failed.code;
}

/** @throws QuarterdeckError option_invalid */
export function readEvents(typed: string): EventType[] {
  return typed.split(',').map((each) => readEvent(each.trim()));
}

/** @throws QuarterdeckError option_invalid */
export function readEvent(typed: string): EventType {
  const known = eventTypes.find((type) => type === typed);
  if (known) return known;
  const near = didYouMean(typed, eventTypes);
  throw new QuarterdeckError('option_invalid', `There is no event "${typed}"${near ? `; did you mean ${near}?` : '.'}`, {
    next: `use ${eventTypes.join(', ')}`,
  });
}

export async function webhooksAdd(
  context: Context,
  [url]: readonly string[],
  { events, description }: WebhooksAddOptions,
): Promise<ExitCode> {
  const wanted = events === undefined ? {} : { events: readEvents(events) };
  const { webhooks } = await context.service();
  const made = await webhooks.create({ url: url!, ...wanted, ...(description !== undefined && { description }) });
  await printResult(context, {
    record: made,
    receipt: made.secret,
    notes: [{ heading: `${made.webhook_id}, its secret shown this once`, tone: 'warn', lines: [made.events.join(' ')] }],
  });
  return 0;
}

export async function webhooksDeliveries(context: Context, [id]: readonly string[], options: PageOptions): Promise<ExitCode> {
  const query = readPage(options);
  const { webhooks } = await context.service();
  const page = await webhooks.deliveries(id!, query);
  const rows = page.data.map((delivery) => [
    delivery.delivery_id,
    delivery.event_type,
    delivery.created_at.slice(0, 16).replace('T', ' '),
    delivery.status,
    outcome(delivery),
  ]);
  await printResult(context, {
    record: page,
    // Responses must not be cut.
    receipt: listLines(['Delivery', 'Event', 'At (UTC)', 'State', 'Last attempt'], rows, 'Nothing was sent to it.', {
      isTTY: context.io.out.isTTY,
      columns: Number.POSITIVE_INFINITY,
    }),
    notes: nextPage(page),
  });
  return 0;
}

export async function webhooksEnable(context: Context, [id]: readonly string[]): Promise<ExitCode> {
  const { webhooks } = await context.service();
  const webhook = await webhooks.enable(id!);
  await printResult(context, { record: webhook, receipt: `Enabled ${webhook.webhook_id}, ${webhook.url}`, notes: [] });
  return 0;
}

export async function webhooksList(context: Context): Promise<ExitCode> {
  const { webhooks } = await context.service();
  const page = await webhooks.list();
  const rows = page.data.map((webhook) => [webhook.webhook_id, webhook.url, state(webhook), webhook.events.join(' ')]);
  await printResult(context, {
    record: page,
    receipt: listLines(['Webhook', 'URL', 'State', 'Events'], rows, 'There are no webhooks.', context.io.out),
    notes: [],
  });
  return 0;
}

function state({ disabled_reason, failing_since }: Webhook): string {
  if (disabled_reason !== null) return `disabled, ${disabled_reason}`;
  return failing_since === null ? 'enabled' : `failing since ${failing_since.slice(0, 10)}`;
}

const forwardMs = 15_000;

export async function webhooksListen(
  context: Context,
  _args: readonly string[],
  { events, forwardTo, after }: WebhooksListenOptions,
): Promise<ExitCode> {
  const { io, globals, signal, clock } = context;
  const types = events === undefined ? undefined : readEvents(events);
  const target = forwardTo === undefined ? undefined : readTarget(forwardTo);
  const { webhooks } = await context.service();
  const secret = await webhooks.listeningSecret();
  if (!globals.quiet) await io.err.write(`Listening; events are signed with ${secret}\n`);
  for await (const event of webhooks.listen({ signal, ...(types && { types }), ...(after !== undefined && { after }) })) {
    if (!isGenuine(event, event.signature, secret, clock().getTime() / 1000)) {
      await io.err.write(`${printable(event.id)} is not signed by the server and was left out.\n`);
      continue;
    }
    const forwarded = target === undefined ? null : await forward(event, target, signal);
    await print(context, event, forwarded);
  }
  return 0;
}

interface Forwarded {
  /** null without a response. */
  status: number | null;
  ms: number;
  error: string | null;
}

async function forward(event: SignedEvent, target: string, signal: AbortSignal): Promise<Forwarded> {
  const began = performance.now();
  const ms = () => Math.round(performance.now() - began);
  try {
    const answer = await fetch(target, {
      method: 'POST',
      headers: headersOf(event, event.signature),
      body: event.body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(forwardMs)]),
    });
    await answer.body?.cancel();
    return { status: answer.status, ms: ms(), error: null };
  } catch (thrown) {
    const { message, cause } = thrown as Error;
    return { status: null, ms: ms(), error: cause instanceof Error && cause.message !== '' ? cause.message : message };
  }
}

async function print({ io, globals }: Context, { id, body }: SignedEvent, forwarded: Forwarded | null): Promise<void> {
  const { type, timestamp, data } = JSON.parse(body) as Event;
  if (globals.json) {
    const record: Record<string, unknown> = { id, type, timestamp, data, forwarded };
    const names = globals.fields?.split(',').map((name) => name.trim()) ?? Object.keys(record);
    return io.out.write(`${JSON.stringify(Object.fromEntries(names.map((name) => [name, record[name]])))}\n`);
  }
  const about = 'deck_id' in data ? (data.deck_id ?? '') : '';
  const answer = forwarded === null ? '' : ` → ${forwarded.status ?? forwarded.error} (${forwarded.ms} ms)`;
  await io.out.write(`${printable(`${timestamp}  ${type}  ${id}  ${about}`).trimEnd()}${answer}\n`);
}

/** A port, or an address without a scheme, is on this machine. @throws QuarterdeckError option_invalid */
function readTarget(typed: string): string {
  const text = /^\d{1,5}$/.test(typed) ? `http://localhost:${typed}` : /^https?:\/\//.test(typed) ? typed : `http://${typed}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && url.username === '' && url.password === '') return url.href;
  throw new QuarterdeckError('option_invalid', `--forward-to cannot be "${typed.replace(/\/\/[^/@]*@/, '//…@')}".`, {
    next: '--forward-to http://localhost:3000/hook',
  });
}

export async function webhooksRedeliver(context: Context, [id]: readonly string[]): Promise<ExitCode> {
  const { webhooks } = await context.service();
  return printDelivery(context, await webhooks.redeliver(id!));
}

export async function webhooksRemove(context: Context, [id]: readonly string[], options: RemovalOptions): Promise<ExitCode> {
  const { webhooks } = await context.service();
  await confirmRemoval(context, options, `Remove ${id} with what was still to be sent to it?`);
  await webhooks.delete(id!);
  await printResult(context, { record: { webhook_id: id, removed: true }, receipt: `Removed ${id}`, notes: [] });
  return 0;
}

export async function webhooksRotate(
  context: Context,
  [id]: readonly string[],
  { overlapHours = '24' }: WebhooksRotateOptions,
): Promise<ExitCode> {
  if (!/^\d{1,3}$/.test(overlapHours) || Number(overlapHours) > 168) {
    throw new QuarterdeckError('option_invalid', `--overlap-hours cannot be "${overlapHours}".`, { next: 'give a number from 0 to 168' });
  }
  const { webhooks } = await context.service();
  const made = await webhooks.rotateSecret(id!, { overlapHours: Number(overlapHours) });
  const lines = [`the old one ends ${overlapHours === '0' ? 'now' : `in ${overlapHours} h`}`];
  await printResult(context, {
    record: made,
    receipt: made.secret,
    notes: [{ heading: `${made.webhook_id}, its secret shown this once`, tone: 'warn', lines }],
  });
  return 0;
}

export async function webhooksTest(context: Context, [id]: readonly string[]): Promise<ExitCode> {
  const { webhooks } = await context.service();
  return printDelivery(context, await webhooks.test(id!));
}

export async function webhooksTrigger(context: Context, [typed]: readonly string[]): Promise<ExitCode> {
  const type = readEvent(typed!);
  const { webhooks } = await context.service();
  const triggered = await webhooks.trigger(type);
  const told = triggered.deliveries === 1 ? '1 webhook' : `${triggered.deliveries} webhooks`;
  await printResult(context, { record: triggered, receipt: `${type} ${triggered.event_id} goes to ${told}`, notes: [] });
  return 0;
}
