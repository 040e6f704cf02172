import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bucket } from './bucket.ts';
import { isCallPath } from './call-paths.ts';
import type { OriginRule } from './allowed-origins.ts';

interface Area {
  /** Whether a URL, as a request carries it, belongs to the area. */
  has: (url: string) => boolean;
  methods: string;
  /** What our client sends beside the headers that every page may send. */
  requestHeaders: string;
  /** What our client reads beside the body. */
  answerHeaders: string;
}

const areas: Area[] = [
  {
    has: isCallPath,
    methods: 'GET, POST, PUT, DELETE',
    requestHeaders: 'authorization, content-type, idempotency-key, platform, x-platform, if-none-match',
    answerHeaders: 'x-request-id, retry-after, etag',
  },
  {
    has: (url) => url.startsWith(`/${bucket}/`),
    methods: 'GET, HEAD, PUT, POST, DELETE',
    requestHeaders:
      'authorization, content-md5, content-type, x-oss-content-sha256, x-oss-date, x-oss-security-token, x-oss-user-agent, range, if-none-match',
    answerHeaders: 'etag, x-oss-request-id, accept-ranges, content-length, content-range',
  },
];

/** Two hours: the longest that Chromium keeps the answer to a preflight. */
const preflightLife = 7200;

/**
 * Lets pages of other origins call the API and the object store, when the operator has named them. Nobody is ever known
 * by a cookie, so credentials are never allowed: a call carries its token or signature, or is a visitor's.
 */
export function addCors(app: FastifyInstance, isAllowed: OriginRule): void {
  app.addHook('onRequest', (request, reply, done) => {
    const area = areaOf(request);
    if (!area) return done();
    const { origin, 'access-control-request-method': asked } = request.headers;
    if (isAllowed(origin)) {
      reply.header('access-control-allow-origin', origin);
      reply.header('access-control-expose-headers', area.answerHeaders);
      // Otherwise the browser would keep our answers from the page that asked for them.
      reply.header('cross-origin-resource-policy', 'cross-origin');
    }
    if (request.method === 'OPTIONS' && origin !== undefined && asked !== undefined)
      return void answerPreflight(reply, area, isAllowed(origin));
    done();
  });
  // Last: others set `vary` anew.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (areaOf(request)) varyByOrigin(reply);
    done(null, payload);
  });
}

const areaOf = ({ url }: FastifyRequest) => areas.find(({ has }) => has(url));

function answerPreflight(reply: FastifyReply, area: Area, isAllowed: boolean): FastifyReply {
  if (!isAllowed) return reply.code(403).send();
  return reply
    .header('access-control-allow-methods', area.methods)
    .header('access-control-allow-headers', area.requestHeaders)
    .header('access-control-max-age', preflightLife)
    .code(204)
    .send();
}

const byOrigin = 'origin';
/** What most answers have by then. */
const usual = 'authorization';

function varyByOrigin(reply: FastifyReply) {
  const before = reply.getHeader('vary');
  if (before === usual) return void reply.header('vary', `${usual}, ${byOrigin}`);
  const names = (Array.isArray(before) ? before : String(before ?? '').split(',')).map((each) => each.trim());
  if (!names.includes(byOrigin)) reply.header('vary', [...names.filter(Boolean), byOrigin].join(', '));
}
