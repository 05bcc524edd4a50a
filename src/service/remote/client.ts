/** Calls operations of a server by name, and checks each response against the operation's schema. */
import type { FormData } from 'undici';
import { inspect } from '../../engine/inspect.ts';
import { QuarterdeckError, said } from '../../model/errors.ts';
import {
  type AnswerOf,
  type BodyOf,
  jsonAnswer,
  type Operation,
  type OperationId,
  operations,
  type Read,
  usualStatus,
} from '../operations.ts';
import { versionHeader } from '../version-header.ts';
import { type Answer, type Call, type RemoteOptions, Transport } from './transport.ts';

type Given<Name extends string, Value> = unknown extends Value ? unknown : { [N in Name]: Value };
type Query<Q> = unknown extends Q ? unknown : { query?: { [K in keyof Q]?: Q[K] | undefined } };

/** Input of an operation: its parameters, its body, and how long to wait. */
type Asking<Id extends OperationId> = Omit<Call, 'method' | 'query'> &
  Given<'params', Read<Id, 'params'>> &
  Query<Read<Id, 'query'>> &
  (Given<'json', BodyOf<Id>> | { form: FormData } | { bytes: NonNullable<Call['bytes']> });

/** Optional for an operation without input. */
type Args<Id extends OperationId> = object extends Asking<Id> ? [asking?: Asking<Id>] : [asking: Asking<Id>];

/** Maximum seconds between two signs of life of a stream. */
const silence = 30;
/** Maximum characters shown of an invalid value. */
const longestShown = 60;

export class Client {
  readonly #options: RemoteOptions;
  readonly #transport: Transport;
  #told = false;

  constructor(options: RemoteOptions) {
    this.#options = options;
    this.#transport = new Transport(options);
  }

  /** Tells of what is about to be sent, once. @param bytes Of each file. */
  sending(bytes: readonly number[]): void {
    if (this.#told) return;
    this.#told = true;
    this.#options.onSending?.({ files: bytes.length, bytes: bytes.reduce((sum, each) => sum + each, 0) });
  }

  /** @throws QuarterdeckError the server's error; server_unreachable; answer_invalid */
  async ask<Id extends OperationId>(id: Id, ...args: Args<Id>): Promise<AnswerOf<Id>> {
    return this.read(id, await this.open(id, ...args), args[0]?.signal);
  }

  /** A response with an unread body: a file or a stream. */
  open<Id extends OperationId>(id: Id, ...[asking]: Args<Id>): Promise<Answer> {
    const { params, query, ...call } = (asking ?? {}) as Omit<Call, 'query'> & { params?: Record<string, string>; query?: Call['query'] };
    const { method, path }: Operation = operations[id];
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params![name]!));
    return this.#transport.send(address, { ...call, method, ...(query && { query }) });
  }

  /** The JSON of a response. */
  async read<Id extends OperationId>(id: Id, answer: Answer, signal?: AbortSignal): Promise<AnswerOf<Id>> {
    if (answer.status === 204) {
      await answer.body.dump();
      return null as AnswerOf<Id>;
    }
    return this.checked(id, await this.#transport.read(answer, signal), answer);
  }

  /** Downloads from a URL that the server gave. */
  download(url: string, signal: AbortSignal | undefined): Promise<Answer> {
    return this.#transport.send(url, { signal, silence });
  }

  /** Server-sent events, each as its fields, without comments. */
  async *events(answer: Promise<Answer>): AsyncIterable<Readonly<Record<string, string>>> {
    let text = '';
    for await (const chunk of (await answer).body.setEncoding('utf8')) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) {
        const fields = Object.fromEntries(block.split('\n').map((line) => [line.split(': ', 1)[0]!, line.slice(line.indexOf(': ') + 2)]));
        if (fields.data !== undefined) yield fields;
      }
    }
  }

  /**
   * A newer server may send unknown fields; known ones must be valid.
   * @throws QuarterdeckError answer_invalid
   */
  checked<Id extends OperationId>(id: Id, value: unknown, { status, headers }: Pick<Answer, 'status' | 'headers'>): AnswerOf<Id> {
    const operation: Operation = operations[id];
    const schema = jsonAnswer(operation.answers[status] ?? operation.answers[usualStatus(operation)]);
    const { errors } = schema === null ? { errors: null } : inspect(schema, value);
    const wrong = errors?.filter(({ code }) => code !== 'unknown_field') ?? [];
    if (wrong.length === 0) return value as AnswerOf<Id>;
    const { baseUrl, version } = this.#options;
    const came = operation.secret ? '' : ` It sent ${shown(value, wrong[0]!.path)} there.`;
    throw new QuarterdeckError(
      'answer_invalid',
      `${baseUrl} answered ${operation.method} ${operation.path} with something else than this version knows: ${said(wrong[0]!, 'the answer')}.${came}`,
      {
        next: `install the same version on both sides: here it is ${version}, there ${headers[versionHeader] ?? 'an unknown one'}`,
        errors: wrong,
      },
    );
  }
}

/** The value at `data.0.status`, shortened. */
function shown(value: unknown, path: string): string {
  const names = path === '' ? [] : path.split('.');
  const part = names.reduce<unknown>((within, name) => (within as Record<string, unknown> | null | undefined)?.[name], value);
  const text = JSON.stringify(part) ?? 'nothing';
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}

/** Request options for a stream. */
export const asStream = (signal: AbortSignal | undefined, headers: Readonly<Record<string, string>> = {}) => ({
  headers: { accept: 'text/event-stream', ...headers },
  signal,
  silence,
});
