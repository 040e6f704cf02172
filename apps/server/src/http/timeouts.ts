import type { FastifyServerOptions } from 'fastify';

/** How long a sender may take, in milliseconds; who takes longer is answered 408 and cut off. */
export interface Timeouts {
  /** From the connection, or the end of the request before, to the end of the headers. */
  headers: number;
  /** To the end of the body, however steadily it comes. */
  request: number;
}

/** A part of 1 MiB may come at 3.5 KiB/s: a slow line shared by five of them. */
export const standardTimeouts: Timeouts = { headers: 30_000, request: 300_000 };

/** Node's timeouts. Fastify alone sets none for bodies: they would hold a connection for as long as they drip. */
export function serverTimeouts({
  headers,
  request,
}: Timeouts): Pick<FastifyServerOptions, 'requestTimeout'> & { http: object } {
  return {
    requestTimeout: request,
    http: {
      headersTimeout: headers,
      requestTimeout: request,
      // How often Node looks: what is late is found at most this much later.
      connectionsCheckingInterval: Math.min(headers, 10_000),
    },
  };
}
