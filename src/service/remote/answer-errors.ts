/** What went wrong between this machine and a server, in plain words. */
import type { Dispatcher } from 'undici';
import { QuarterdeckError } from '../../model/errors.ts';
import { errorOfProblem } from '../errors.ts';
import type { Problem } from '../schema/problem.ts';

const elsewhere = 'check the address and the network, or work on this machine with --local';

/** An answer of a Quarterdeck server that is an error. */
export async function errorOfAnswer({ statusCode, headers, body }: Dispatcher.ResponseData, baseUrl: string): Promise<QuarterdeckError> {
  const requestId = headers['x-request-id'];
  const problem = (await body.json().catch(() => null)) as Problem | null;
  if (typeof problem?.code !== 'string') return notAsOurs(`${baseUrl} answered ${statusCode} and broke off.`);
  const error = errorOfProblem({ ...problem, ...(typeof requestId === 'string' && { request_id: requestId }) });
  if (statusCode !== 401) return error;
  const refused = new QuarterdeckError('unauthorized', error.message, { next: `quarterdeck login --base-url ${baseUrl}` });
  refused.requestId = error.requestId;
  return refused;
}

/** An answer of something else: another server, a proxy, a network that wants a sign-in first. */
export function strangerAnswered({ statusCode, headers, body }: Dispatcher.ResponseData, baseUrl: string): QuarterdeckError {
  // What it says is of no use, and may have no end.
  body.on('error', () => {}).destroy();
  const { location } = headers;
  if (statusCode >= 300 && statusCode < 400 && typeof location === 'string' && URL.canParse(location, baseUrl)) {
    return notAsOurs(
      `${baseUrl} sends callers on to ${new URL(location, baseUrl).origin}, as a network does that wants you to sign in first, or a wrong address.`,
    );
  }
  if (String(headers['content-type']).includes('html')) {
    return notAsOurs(
      `${baseUrl} answered with a web page (status ${statusCode}), not as a Quarterdeck server does. The address is wrong, or the network wants you to sign in first.`,
    );
  }
  return notAsOurs(`${baseUrl} answered ${statusCode}, but not as a Quarterdeck server does.`);
}

const notAsOurs = (message: string) => new QuarterdeckError('server_unreachable', message, { next: elsewhere });

/** By the codes of Node.js and undici. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the name is not known',
  EAI_AGAIN: 'its name cannot be looked up at the moment',
  EHOSTUNREACH: 'there is no way to it from this network',
  ENETUNREACH: 'this machine has no network',
  ECONNRESET: 'it closed the connection without an answer',
  EPIPE: 'it closed the connection without an answer',
  ETIMEDOUT: 'it did not answer in time',
  UND_ERR_SOCKET: 'it closed the connection without an answer',
  UND_ERR_CONNECT_TIMEOUT: 'it did not answer in time',
  UND_ERR_HEADERS_TIMEOUT: 'it did not answer in time',
  UND_ERR_BODY_TIMEOUT: 'it stopped in the middle of an answer',
  UND_ERR_HEADERS_OVERFLOW: 'it does not answer as a Quarterdeck server does',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak HTTPS; an address with http:// may be meant',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'it does not speak HTTPS; an address with http:// may be meant',
};

/** A request that came to no answer, or to half of one. */
export function unreachable(baseUrl: string, cause: unknown): QuarterdeckError {
  const { code = '', message, name } = cause as NodeJS.ErrnoException;
  const untrusted = /certificate|self.signed/i.test(message);
  const why = untrusted
    ? `its certificate is not trusted (${message})`
    : (reasons[code] ??
      (name === 'SyntaxError' ? 'it stopped in the middle of an answer' : /^HPE_/.test(code) ? 'it does not speak HTTP' : message));
  return new QuarterdeckError('server_unreachable', `${baseUrl} cannot be reached: ${why}.`, {
    next: untrusted ? 'name the file of its certificate authority: NODE_EXTRA_CA_CERTS=ca.pem' : elsewhere,
    cause,
  });
}
