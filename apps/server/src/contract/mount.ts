import { contract, type Endpoint } from '@shuyuan/api-client/contract';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Database } from '../db/database.ts';
import { runReadOnly } from '../db/read-only.ts';
import { coreStrings } from '../errors/core.strings.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { checkAccess, type AccessFacts } from './check-access.ts';
import { checkAnswer } from './check-answer.ts';
import { checkerOf } from './check-input.ts';
import { fileRoutes } from './file-routes.ts';
import { viewerOf } from './viewer-of.ts';
import { success, type Envelope } from '../http/envelope.ts';
import type { Call, CallOrigin, Handler, Implementation, Viewer } from './implement.ts';
import { JsonText } from './json-text.ts';
import { Problem } from '../errors/problem.ts';

export interface MountOptions {
  implementation: Implementation;
  db: Database;
  authenticate: (token: string) => Promise<Viewer | null>;
  access: AccessFacts;
  checkAnswers: boolean;
}

/** Serves every call of the contract. Throws when one has no handler, or a handler no call. */
export function mountContract(app: FastifyInstance, options: MountOptions): void {
  for (const [endpoint, handler] of pairs(options.implementation)) {
    const serve = server(endpoint, handler, options);
    const mount = endpoint.takesFile
      ? fileRoutes(app, endpoint, options)
      : (route: RouteOptions) => void app.route(route);
    for (const path of [endpoint.path, endpoint.alsoAt ?? []].flat())
      mount({
        method: endpoint.method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        config: { endpoint },
        ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
        handler: async (request, reply) => {
          const answer = await serve(request);
          if (!(answer instanceof JsonText)) return success(answer);
          reply.header('content-type', 'application/json; charset=utf-8');
          return answer.body;
        },
      });
  }
}

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

/** Everything between a request and the data of its answer. */
function server(endpoint: Endpoint, handler: AnyHandler, options: MountOptions) {
  const { db, authenticate, access, checkAnswers } = options;
  const checkInput = checkerOf(endpoint);
  return async (request: FastifyRequest) => {
    const viewer = await viewerOf(request, authenticate);
    const reach = await checkAccess(endpoint, viewer, access);
    const input = checkInput(request);
    const origin = new RequestOrigin(request);
    const callOn = (on: Database) => ({ ...input, viewer, reach, db: on, request: origin }) as Call<Endpoint>;
    const handle = 'prepare' in handler ? await handler.prepare(callOn(db)) : handler;
    const run = (on: Database) => handle(callOn(on));
    const key = idempotencyKeyOf(endpoint, request);
    const answer =
      key !== undefined && viewer
        ? await answerOnce({ db, userId: viewer.userId, key, endpoint: nameOf(endpoint), input }, run)
        : viewer?.preview && endpoint.method === 'GET'
          ? await runReadOnly(db, run)
          : await run(db);
    if (checkAnswers) checkAnswer(endpoint, dataOf(answer));
    return answer;
  };
}

const dataOf = (answer: unknown): unknown =>
  answer instanceof JsonText ? (JSON.parse(answer.body.toString()) as Envelope).data : answer;

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Works the address out for who asks: behind a proxy that costs as much as a small answer. */
class RequestOrigin implements CallOrigin {
  readonly #request: FastifyRequest;

  constructor(request: FastifyRequest) {
    this.#request = request;
  }

  get id(): string {
    return this.#request.id;
  }

  get ip(): string {
    return this.#request.ip;
  }

  get userAgent(): string {
    return this.#request.headers['user-agent'] ?? '';
  }

  get log() {
    return this.#request.log;
  }
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
