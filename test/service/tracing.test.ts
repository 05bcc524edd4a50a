import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newTrace, traceDecks, traceOf, tracerOf } from '../../src/service/tracing.ts';

interface Sent {
  url: string | undefined;
  headers: Record<string, unknown>;
  body: { resourceSpans: { resource: { attributes: object[] }; scopeSpans: { spans: Record<string, unknown>[] }[] }[] };
}

/** A collector that keeps what it is sent. */
async function collector(): Promise<{ endpoint: string; sent: Sent[] }> {
  const sent: Sent[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    sent.push({ url: request.url, headers: request.headers, body: JSON.parse(text) });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, sent };
}

const claim = { id: 'deck_1', tenantId: 'local', attempt: 1, request: {} as never };

describe('spans', () => {
  it('are sent to the collector as OTLP in JSON, with the headers it asks for', async () => {
    const { endpoint, sent } = await collector();
    const tracer = tracerOf(
      { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'api-key=s%20t', OTEL_SERVICE_NAME: 'decks' },
      '1.0.0',
    )!;
    const trace = newTrace();
    tracer.add({
      name: 'GET /v1/decks',
      start: 1_763_790_000_000.25,
      end: 1_763_790_000_001,
      attributes: { 'http.response.status_code': 200 },
      kind: 'server',
      failed: false,
      trace,
    });
    await tracer.flush();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ url: '/v1/traces', headers: { 'api-key': 's t', 'content-type': 'application/json' } });
    const [{ resource, scopeSpans }] = sent[0]!.body.resourceSpans as [Sent['body']['resourceSpans'][number]];
    expect(resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'decks' } });
    expect(scopeSpans[0]!.spans).toEqual([
      {
        traceId: trace,
        spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
        name: 'GET /v1/decks',
        kind: 2,
        startTimeUnixNano: '1763790000000250000',
        endTimeUnixNano: '1763790000001000000',
        attributes: [{ key: 'http.response.status_code', value: { intValue: '200' } }],
        status: {},
      },
    ]);
  });

  it('tell how long each stage of a deck took, below the deck itself', async () => {
    const { endpoint, sent } = await collector();
    const tracer = tracerOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, '1')!;
    let now = 0;
    const make = traceDecks(
      async (_claim, { onStage }) => {
        for (const stage of ['brief', 'outline'] as const) {
          onStage(stage);
          now += 1000;
        }
        throw new Error('broken');
      },
      tracer,
      () => now,
    );
    await expect(make(claim, { onStage: () => {}, signal: new AbortController().signal })).rejects.toThrow('broken');
    await tracer.flush();
    const spans = sent[0]!.body.resourceSpans[0]!.scopeSpans[0]!.spans;
    expect(spans.map(({ name, startTimeUnixNano, endTimeUnixNano, status }) => [name, startTimeUnixNano, endTimeUnixNano, status])).toEqual(
      [
        ['brief', '0', '1000000000', {}],
        ['outline', '1000000000', '2000000000', { code: 2 }],
        ['make deck', '0', '2000000000', { code: 2 }],
      ],
    );
    expect(spans.slice(0, 2).map(({ parentSpanId }) => parentSpanId)).toEqual(Array(2).fill(spans[2]!.spanId));
  });

  it('are not sent without an endpoint, and nothing fails when it does not answer', async () => {
    expect(tracerOf({}, '1')).toBeUndefined();
    const tracer = tracerOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, '1')!;
    tracer.add({ name: 'x', start: 0, end: 1, attributes: {}, kind: 'internal', failed: false, trace: newTrace() });
    await tracer.flush();
  });

  it('belong to the trace of the caller when it is one', () => {
    const [trace, parent] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
    expect(traceOf(`00-${trace}-${parent}-01`)).toEqual({ trace, parent });
    for (const bad of [undefined, 'x', `00-${'0'.repeat(32)}-${parent}-01`])
      expect(traceOf(bad)).toEqual({ trace: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });
});
