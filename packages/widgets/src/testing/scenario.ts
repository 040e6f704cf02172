import { createClient, type Client } from '@shuyuan/api-client';
import {
  checkAnswer,
  contract,
  type AnswerOf,
  type CheckedInput,
  type Contract,
  type Endpoint,
} from '@shuyuan/api-client/contract';
import { callOf, type Call } from './scenario-call.ts';

/** A call that is never answered. */
export const silence = Symbol('silence');

/** A server that cannot be reached. */
export const offline = Symbol('offline');

/** A refusal by the server, in its own words. */
export class Refusal {
  readonly code: number;
  readonly message: string;
  /** What comes with the words: the field that is wrong, the seconds to wait. */
  readonly data: object;

  constructor(code: number, message: string, data: object = {}) {
    this.code = code;
    this.message = message;
    this.data = data;
  }
}

type Answered<E> = (E extends Endpoint ? AnswerOf<E> : never) | typeof silence | typeof offline | Refusal;

/** The answer, or what finds it in what was asked: for lists that have pages, and for what a story changes. */
type Reply<E> = Answered<E> | ((asked: E extends Endpoint ? CheckedInput<E> : never) => Answered<E>);

/** What each call is answered with. Calls that are left out cannot be reached. */
export type Scenario = {
  [Domain in keyof Contract]?: { [Name in keyof Contract[Domain]]?: Reply<Contract[Domain][Name]> };
};

/** Several scenarios as one; of two answers to one call the later counts. */
export function joinScenarios(...scenarios: readonly Scenario[]): Scenario {
  const joined: Record<string, object> = {};
  for (const scenario of scenarios)
    for (const [domain, calls] of Object.entries(scenario)) joined[domain] = { ...joined[domain], ...calls };
  return joined;
}

/**
 * The real client over a scenario instead of a server: no network, and time as it is. Answers are held against the
 * contract, so that a drifting fixture fails. `calls` lists what was asked, in order.
 */
export function createScenarioClient(scenario: Scenario): { client: Client; calls: string[] } {
  const calls: string[] = [];

  async function fetchFromScenario(input: RequestInfo | URL, init?: RequestInit) {
    const url = new URL(input instanceof Request ? input.url : input, 'https://scenario.test');
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    calls.push(`${method} ${url.pathname}${url.search}`);
    const call = callOf(contract, method, url, init?.body);
    return answer(call ? replyTo(call, scenario) : offline, init?.signal ?? null);
  }

  const client = createClient({
    baseUrl: 'https://scenario.test',
    fetch: fetchFromScenario,
    checkAnswer,
    timeout: 2 ** 30,
  });
  return { client, calls };
}

function replyTo({ domain, name, asked }: Call, scenario: Scenario): unknown {
  const replies = scenario[domain as keyof Scenario] as Record<string, unknown> | undefined;
  const reply = replies?.[name] ?? offline;
  if (typeof reply !== 'function') return reply;
  const input = asked();
  // As the server says it.
  return input ? (reply as (input: unknown) => unknown)(input) : new Refusal(400, 'Bad request.');
}

function answer(reply: unknown, signal: AbortSignal | null): Promise<Response> {
  if (reply === offline) return Promise.reject(new TypeError('Failed to fetch'));
  if (reply === silence)
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
    });
  const envelope =
    reply instanceof Refusal
      ? { code: reply.code, message: reply.message, data: reply.data }
      : { code: 0, message: 'ok', data: reply };
  const status = envelope.code >= 400 ? envelope.code : 200;
  return Promise.resolve(new Response(JSON.stringify(envelope), { status }));
}

/** Scenarios by name, of declared types alone: what the built types say can be named wherever they are read. */
export const named = <Name extends string>(scenarios: Record<Name, Scenario>): Record<Name, Scenario> =>
  scenarios;
