import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Lets the routes of this scope be sent forms; their body is a `URLSearchParams`. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** The fields of a sent form; none when it was sent as something else. */
export function fieldsOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

/**
 * Whether a page of this server sent it. Browsers name the origin of every form; who names none is no browser.
 * `publicUrl`: also from there, when a proxy has given the request another host.
 */
export function isOwnForm({ headers }: FastifyRequest, publicUrl: string): boolean {
  const origin = URL.parse(headers.origin ?? '');
  if (origin === null) return false;
  return origin.host === headers.host || origin.origin === URL.parse(publicUrl)?.origin;
}
