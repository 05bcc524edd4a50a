/** `webhooks listen`: verifies each event, then prints it or sends it on. */
import { QuarterdeckError } from '../../../../model/errors.ts';
import type { Event, SignedEvent } from '../../../../service/schema/webhook.ts';
import { headersOf, isGenuine } from '../../../../service/webhook-signature.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printable } from '../../../printable.ts';
import { readEvents } from '../read-events.ts';
import type { WebhooksListenOptions } from './spec.ts';

const forwardMs = 15_000;

export async function run(
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
  /** null when no answer came. */
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

/** A port or a place without a scheme is meant on this machine. @throws QuarterdeckError option_invalid */
function readTarget(typed: string): string {
  const text = /^\d{1,5}$/.test(typed) ? `http://localhost:${typed}` : /^https?:\/\//.test(typed) ? typed : `http://${typed}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && url.username === '' && url.password === '') return url.href;
  throw new QuarterdeckError('option_invalid', `--forward-to cannot be "${typed.replace(/\/\/[^/@]*@/, '//…@')}".`, {
    next: '--forward-to http://localhost:3000/hook',
  });
}
