import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON bodies. An empty one counts as no body: many clients send the JSON type with every request, also with a DELETE. The
 * contract then says whether the call needs a body.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body, done),
  );
}
