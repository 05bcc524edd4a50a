/** Traces of requests and decks, for OpenTelemetry. */
import { randomBytes } from 'node:crypto';
import type { Stage } from '../engine/generate-deck.ts';
import type { Environment } from './local/home.ts';
import type { Make } from './local/render/worker.ts';

interface Span {
  name: string;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
  attributes: Readonly<Record<string, string | number>>;
  kind: 'server' | 'internal';
  failed: boolean;
  /** 16 hexadecimal digits; generated if missing. */
  id?: string;
  /** 32 hexadecimal digits. */
  trace: string;
  parent?: string;
}

const sendEveryMs = 5_000;
/** Maximum number of unsent spans, so that an unresponsive endpoint does not fill the memory. */
const mostKept = 2_000;
const kinds = { internal: 1, server: 2 } as const;

export class Tracer {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  readonly #resource: object;
  readonly #scope: object;
  readonly #send: typeof fetch;
  #spans: Span[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor({ endpoint, headers, service, version, send = fetch }: TracerOptions) {
    this.#url = endpoint;
    this.#headers = headers;
    this.#resource = { attributes: attributesOf({ 'service.name': service, 'service.version': version }) };
    this.#scope = { name: 'quarterdeck', version };
    this.#send = send;
  }

  add(span: Span): void {
    if (this.#spans.length < mostKept) this.#spans.push(span);
    this.#timer ??= setTimeout(() => void this.flush(), sendEveryMs).unref();
  }

  /** Sends the collected spans; those the endpoint rejects are lost, because nothing may wait for them. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#spans.length === 0) return;
    const spans = this.#spans.map(written);
    this.#spans = [];
    const body = JSON.stringify({ resourceSpans: [{ resource: this.#resource, scopeSpans: [{ scope: this.#scope, spans }] }] });
    const headers = { 'content-type': 'application/json', ...this.#headers };
    await this.#send(this.#url, { method: 'POST', headers, body, signal: AbortSignal.timeout(5_000) })
      .then((answer) => answer.body?.cancel())
      .catch(() => {});
  }
}

interface TracerOptions {
  /** URL that spans are posted to. */
  endpoint: string;
  headers: Record<string, string>;
  service: string;
  version: string;
  send?: typeof fetch;
}

/** From the standard OpenTelemetry variables; undefined without an endpoint. */
export function tracerOf(env: Environment, version: string): Tracer | undefined {
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/(?<!\/)\/+$/, '');
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || (base && `${base}/v1/traces`);
  if (!endpoint || env.OTEL_SDK_DISABLED === 'true') return undefined;
  const headers = Object.fromEntries(
    (env.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').flatMap((pair) => {
      const [name, ...value] = pair.split('=');
      return name!.trim() === '' ? [] : [[name!.trim(), decodeURIComponent(value.join('=').trim())]];
    }),
  );
  return new Tracer({ endpoint, headers, service: env.OTEL_SERVICE_NAME || 'quarterdeck', version });
}

export function newTrace(): string {
  return randomBytes(16).toString('hex');
}

function newSpanId(): string {
  return randomBytes(8).toString('hex');
}

/** The caller's trace (W3C Trace Context). */
export function traceOf(traceparent: string | string[] | undefined): { trace: string; parent?: string } {
  const found = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(typeof traceparent === 'string' ? traceparent : '');
  return found && !/^0+$/.test(found[1]!) && !/^0+$/.test(found[2]!) ? { trace: found[1]!, parent: found[2]! } : { trace: newTrace() };
}

function written({ name, start, end, attributes, kind, failed, id = newSpanId(), trace, parent }: Span): object {
  return {
    traceId: trace,
    spanId: id,
    ...(parent !== undefined && { parentSpanId: parent }),
    name,
    kind: kinds[kind],
    startTimeUnixNano: nanoseconds(start),
    endTimeUnixNano: nanoseconds(end),
    attributes: attributesOf(attributes),
    status: failed ? { code: 2 } : {},
  };
}

/** Nanoseconds exceed the exact range of a number. */
function nanoseconds(ms: number): string {
  return (BigInt(Math.round(ms * 1000)) * 1000n).toString();
}

function attributesOf(values: Readonly<Record<string, string | number>>): object[] {
  return Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: String(Math.round(value)) },
  }));
}

export function traceDecks(make: Make, tracer: Tracer, now: () => number): Make {
  return async (claim, hooks) => {
    const trace = newTrace();
    const id = newSpanId();
    const begun: { stage: Stage; start: number }[] = [];
    const start = now();
    const tell = (failed: boolean) => {
      const end = now();
      for (const [at, { stage, start: from }] of begun.entries()) {
        const until = begun[at + 1]?.start ?? end;
        const attributes = { 'quarterdeck.stage': stage };
        tracer.add({
          name: stage,
          start: from,
          end: until,
          attributes,
          kind: 'internal',
          failed: failed && at === begun.length - 1,
          trace,
          parent: id,
        });
      }
      const attributes = { 'quarterdeck.deck_id': claim.id, 'quarterdeck.attempt': claim.attempt };
      tracer.add({ name: 'make deck', start, end, attributes, kind: 'internal', failed, trace, id });
    };
    try {
      const made = await make(claim, {
        ...hooks,
        onStage(stage) {
          begun.push({ stage, start: now() });
          hooks.onStage(stage);
        },
      });
      tell(false);
      return made;
    } catch (error) {
      tell(true);
      throw error;
    }
  };
}
