import type { FastifyInstance, InjectOptions } from 'fastify';

/** A `fetch` whose requests reach the app without a port. Honours the caller's signal; addresses may be relative. */
export function inProcessFetch(app: FastifyInstance): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, 'http://localhost'), init);
    const { signal } = request;
    signal.throwIfAborted();
    const gaveUp = Promise.withResolvers<never>();
    const giveUp = () => gaveUp.reject(signal.reason);
    signal.addEventListener('abort', giveUp);
    try {
      return await Promise.race([inject(app, request), gaveUp.promise]);
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  };
}

async function inject(app: FastifyInstance, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const payload = request.body ? { payload: Buffer.from(await request.arrayBuffer()) } : {};
  const answer = await app.inject({
    method: request.method as NonNullable<InjectOptions['method']>,
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...payload,
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, String(one));
  }
  const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304;
  return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, {
    status: answer.statusCode,
    headers,
  });
}
