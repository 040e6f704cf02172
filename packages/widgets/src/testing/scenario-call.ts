import type { Endpoint } from '@shuyuan/api-client/contract';

/** A request, recognised as a call of the contract. */
export interface Call {
  domain: string;
  name: string;
  /** What was asked, read by the call's own schemas; null when the contract does not take such a question. */
  asked: () => { params: unknown; query: unknown; body: unknown } | null;
}

type Endpoints = Record<string, Record<string, Endpoint>>;

const parameter = /\{(\w+)\}/g;

/** Literal paths before those with parameters, as a server finds them: `…/article/count` is no id. */
const byParameters = (a: Endpoint, b: Endpoint) =>
  (a.path.match(parameter)?.length ?? 0) - (b.path.match(parameter)?.length ?? 0);

/** Which call of the contract a request is; undefined for a path that it does not know. */
export function callOf(contract: object, method: string, url: URL, body: unknown): Call | undefined {
  const calls = Object.entries(contract as Endpoints).flatMap(([domain, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({ domain, name, endpoint })),
  );
  const [call] = calls
    .filter(({ endpoint }) => endpoint.method === method && patternOf(endpoint.path).test(url.pathname))
    .toSorted((a, b) => byParameters(a.endpoint, b.endpoint));
  if (!call) return undefined;
  const { domain, name, endpoint } = call;
  return {
    domain,
    name,
    asked() {
      const params = endpoint.params.safeParse(paramsOf(endpoint.path, url.pathname));
      const query = endpoint.query.safeParse(Object.fromEntries(url.searchParams));
      const sent = endpoint.body.safeParse(typeof body === 'string' && body !== '' ? JSON.parse(body) : {});
      if (!params.success || !query.success || !sent.success) return null;
      return { params: params.data, query: query.data, body: sent.data };
    },
  };
}

const patternOf = (path: string) => new RegExp(`^${path.replace(parameter, '([^/]+)')}$`);

function paramsOf(path: string, pathname: string): Record<string, string> {
  const names = [...path.matchAll(parameter)].map(([, name = '']) => name);
  const values = patternOf(path).exec(pathname)?.slice(1) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
}
