import { contract, type Endpoint } from '@shuyuan/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { answerNotFound } from '../http/error-handler.ts';
import { coreStrings } from '../http/core.strings.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { checkAnswer } from './check-answer.ts';
import { checkInput } from './check-input.ts';
import { success, successText } from './envelope.ts';
import type { Call, CallOrigin, Handler, Implementation, Viewer } from './implement.ts';
import { JsonText } from './json-text.ts';
import { Problem } from './problem.ts';

export interface MountOptions {
  implementation: Implementation;
  db: Database;
  authenticate: (token: string) => Promise<Viewer | null>;
  checkAnswers: boolean;
}

/** Serves every call of the contract. Throws when one has no handler, or a handler no call. */
export function mountContract(app: FastifyInstance, options: MountOptions): void {
  for (const [endpoint, handler] of pairs(options.implementation))
    for (const path of [endpoint.path, endpoint.alsoAt ?? []].flat())
      app.route({
        method: endpoint.method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        config: { endpoint },
        handler: async (request, reply) => {
          const answer = await serve(endpoint, handler, request, options);
          if (!(answer instanceof JsonText)) return success(answer);
          reply.header('content-type', 'application/json; charset=utf-8');
          return successText(answer.text);
        },
      });
  for (const url of unserved) app.get(url, answerNotFound);
}

/** Calls of the specification that nothing serves, but that the path of another call would take for its own. */
const unserved = ['/api/v2/order/refund'];

type AnyHandler = Handler<Endpoint>;

/** The types already promise this; a cast somewhere could break the promise. */
function pairs(implementation: Implementation): [Endpoint, AnyHandler][] {
  const domains = contract as Record<string, Record<string, Endpoint>>;
  const handlers = implementation as unknown as Record<string, Record<string, AnyHandler>>;
  const names = (tree: Record<string, object>) =>
    Object.entries(tree).flatMap(([domain, calls]) => Object.keys(calls).map((name) => `${domain}.${name}`));
  const [declared, implemented] = [names(domains), names(handlers)];
  const odd = [...declared, ...implemented].filter(
    (name) => !declared.includes(name) || !implemented.includes(name),
  );
  if (odd.length > 0) throw new Error(`Contract and implementation do not meet: ${odd.join(', ')}`);
  return Object.entries(domains).flatMap(([domain, calls]) =>
    Object.entries(calls).flatMap(([name, endpoint]): [Endpoint, AnyHandler][] => {
      const handler = handlers[domain]?.[name];
      return handler ? [[endpoint, handler]] : [];
    }),
  );
}

async function serve(
  endpoint: Endpoint,
  handler: AnyHandler,
  request: FastifyRequest,
  options: MountOptions,
) {
  const { db, authenticate, checkAnswers } = options;
  const viewer = await viewerOf(request, authenticate);
  if (endpoint.access === 'signed-in' && !viewer) throw new Problem(401, coreStrings.unauthorized);
  const input = checkInput(endpoint, { params: request.params, query: request.query, body: request.body });
  const callOn = (on: Database) =>
    ({ ...input, viewer, db: on, request: originOf(request) }) as Call<Endpoint>;
  const handle = 'prepare' in handler ? await handler.prepare(callOn(db)) : handler;
  const run = (on: Database) => handle(callOn(on));
  const key = idempotencyKeyOf(endpoint, request);
  const answer =
    key !== undefined && viewer
      ? await answerOnce({ db, userId: viewer.userId, key, endpoint: nameOf(endpoint), input }, run)
      : await run(db);
  if (checkAnswers)
    checkAnswer(endpoint, answer instanceof JsonText ? (JSON.parse(answer.text) as unknown) : answer);
  return answer;
}

async function viewerOf({ headers }: FastifyRequest, authenticate: MountOptions['authenticate']) {
  const token = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? null : authenticate(token);
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

function originOf({ id, ip, headers, log }: FastifyRequest): CallOrigin {
  return { id, ip, userAgent: headers['user-agent'] ?? '', log };
}

function idempotencyKeyOf(endpoint: Endpoint, { headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (!endpoint.idempotent || key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  const issues = [{ field: 'headers.idempotency-key', reason: '1 to 200 visible ASCII characters' }];
  throw new Problem(400, coreStrings.outsideContract, { issues });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Present on the routes of the contract. */
    endpoint?: Endpoint;
  }
}
