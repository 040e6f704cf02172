import { createClient, type Client } from '@shuyuan/api-client';
import { contract, type AnswerOf, type Contract, type Endpoint } from '@shuyuan/api-client/contract';

/** A call that is never answered. */
export const silence = Symbol('silence');

/** A server that cannot be reached. */
export const offline = Symbol('offline');

/** A refusal by the server, in its own words. */
export class Refusal {
  readonly code: number;
  readonly message: string;

  constructor(code: number, message: string) {
    this.code = code;
    this.message = message;
  }
}

type Reply<Call> =
  (Call extends Endpoint ? AnswerOf<Call> : never) | typeof silence | typeof offline | Refusal;

/** What each call is answered with. Calls that are left out cannot be reached. */
export type Scenario = {
  [Domain in keyof Contract]?: { [Call in keyof Contract[Domain]]?: Reply<Contract[Domain][Call]> };
};

interface Answerable {
  endpoint: Endpoint;
  reply: unknown;
}

/**
 * The real client over a scenario instead of a server. Answers are held against the contract, so that a drifting
 * fixture fails. `calls` lists what was asked, in order.
 */
export function createScenarioClient(scenario: Scenario): { client: Client; calls: string[] } {
  const calls: string[] = [];
  const answerables = Object.entries(contract).flatMap(([domain, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>).map(([call, endpoint]): Answerable => {
      const replies = scenario[domain as keyof Scenario] as Record<string, unknown> | undefined;
      return { endpoint, reply: replies?.[call] ?? offline };
    }),
  );

  async function fetchFromScenario(input: RequestInfo | URL, init?: RequestInit) {
    const url = new URL(input instanceof Request ? input.url : input, 'https://scenario.test');
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    calls.push(`${method} ${url.pathname}${url.search}`);
    const match = answerables.find(
      ({ endpoint }) => endpoint.method === method && patternOf(endpoint.path).test(url.pathname),
    );
    return answer(match?.reply ?? offline, init?.signal ?? null);
  }

  const client = createClient({
    baseUrl: 'https://scenario.test',
    fetch: fetchFromScenario,
    checkAnswers: true,
    timeout: 2 ** 30,
  });
  return { client, calls };
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

function answer(reply: unknown, signal: AbortSignal | null): Promise<Response> {
  if (reply === offline) return Promise.reject(new TypeError('Failed to fetch'));
  if (reply === silence)
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
    });
  const envelope =
    reply instanceof Refusal
      ? { code: reply.code, message: reply.message, data: {} }
      : { code: 0, message: 'ok', data: reply };
  const status = envelope.code >= 400 ? envelope.code : 200;
  return Promise.resolve(new Response(JSON.stringify(envelope), { status }));
}
