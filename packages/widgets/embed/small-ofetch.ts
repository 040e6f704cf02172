// Stands in for `ofetch`: as much of it as our HTTP layer asks for, which sends each call once and reads text.

type Plain = string | number | boolean | undefined;
type Value = Plain | Plain[];

interface Options extends Omit<RequestInit, 'body' | 'headers'> {
  query?: Record<string, Value>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A repeated value as a repeated name; what is undefined is left out. */
function addressWith(address: string, query: Record<string, Value>) {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => (each === undefined ? [] : [[name, String(each)]])),
  );
  return pairs.length === 0 ? address : `${address}?${new URLSearchParams(pairs).toString()}`;
}

export const ofetch = {
  create: (_: object, { fetch: send }: { fetch: typeof fetch }) => ({
    async raw(address: string, { query = {}, body, headers, ...rest }: Options) {
      const isForm = body instanceof FormData || body instanceof Blob;
      const response = await send(addressWith(address, query), {
        ...rest,
        headers: { ...headers, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      });
      return { status: response.status, _data: await response.text() };
    },
  }),
};
