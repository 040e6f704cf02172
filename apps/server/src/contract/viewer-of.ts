import type { FastifyRequest } from 'fastify';
import type { Viewer } from './implement.ts';

/** The viewer of a token; null when it is unknown, expired or ended. */
export type Authenticate = (token: string) => Promise<Viewer | null>;

/** Who the request's token names; null for a visitor. */
export async function viewerOf(request: FastifyRequest, authenticate: Authenticate): Promise<Viewer | null> {
  const token = tokenOf(request);
  return token === undefined ? null : authenticate(token);
}

function tokenOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  return authorization === undefined ? undefined : /^Bearer +(\S+)$/i.exec(authorization)?.[1];
}
