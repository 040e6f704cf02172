import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { refusal } from './envelope.ts';
import { Problem } from '../errors/problem.ts';
import { coreStrings } from '../errors/core.strings.ts';

/** Where requests go whose address cannot be read, so that they pass the same hooks as all others. */
export const unreadablePath = '/.unreadable';

/** Whether the path of an address can be decoded. */
export function isReadable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.replace(/\?.*/s, ''));
    return true;
  } catch {
    return false;
  }
}

export function refuseUnreadable(app: FastifyInstance): void {
  app.all(unreadablePath, async () => {
    throw new Problem(400, coreStrings.outsideContract);
  });
}

/** What Node says of a request that it could not read, as a status; anything else is 400. */
const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};

/** Answers what never becomes a request, such as one with headers that are too long, in the envelope and with headers all the same. */
export function answerUnreadable(isHttps: boolean): NonNullable<FastifyServerOptions['clientErrorHandler']> {
  const body = JSON.stringify(refusal(new Problem(400, coreStrings.outsideContract)).envelope);
  const headers = {
    ...securityHeaders,
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code] ?? 400;
    const lines = Object.entries({ ...headers, 'x-request-id': randomUUID() });
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map((line) => line.join(': '))];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroySoon();
  };
}
