import type { CallOptions, Http } from './create-http.ts';
import type { AnswerOf, CallInput, EndpointData, EndpointSchemas } from './endpoint.ts';

type Calls<Domain extends Record<string, EndpointSchemas>> = {
  [Name in keyof Domain]: (
    input: CallInput<Domain[Name]>,
    options?: CallOptions,
  ) => Promise<AnswerOf<Domain[Name]>>;
};

/** The calls of a domain over HTTP, typed by its contract, of which nothing is needed at run time. */
export const callsOf = <Domain extends Record<string, EndpointSchemas>>(
  http: Http,
  endpoints: Record<keyof Domain, EndpointData>,
): Calls<Domain> =>
  Object.fromEntries(
    Object.entries<EndpointData>(endpoints).map(([name, endpoint]) => [
      name,
      (input: object, options?: CallOptions) => http.call(endpoint, input, options),
    ]),
  ) as Calls<Domain>;
