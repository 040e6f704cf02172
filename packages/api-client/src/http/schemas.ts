import * as z from 'zod/mini';
import type { EndpointData, EndpointSchemas } from './endpoint.ts';

const nothing = z.object({});

type ObjectSchema = z.ZodMiniObject;

interface Declared<P, Q, B, A> {
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  answer: A;
}

/** Declares what a call takes and answers. What is left out is empty: no parameters, no query, no body. */
export function schemas<
  A extends z.ZodMiniType,
  P extends ObjectSchema = typeof nothing,
  Q extends ObjectSchema = typeof nothing,
  B extends z.ZodMiniType = typeof nothing,
>({
  params = nothing as ObjectSchema as P,
  query = nothing as ObjectSchema as Q,
  body = nothing as z.ZodMiniType as B,
  ...declared
}: Declared<P, Q, B, A>): EndpointSchemas<P, Q, B, A> {
  return { ...declared, params, query, body };
}

/** Of its data only who may call is told by the type: handlers hang on that. */
type Whole<Data, Schemas> = {
  [Name in keyof Data & keyof Schemas]: Omit<EndpointData, 'access'> &
    Pick<Data[Name], 'access' & keyof Data[Name]> &
    Schemas[Name];
};

/** The calls of a domain, whole. One that has only data, or only schemas, is a type error. */
export const withSchemas = <
  Schemas extends Record<string, EndpointSchemas>,
  Data extends Record<keyof Schemas, EndpointData>,
>(
  data: Data & Record<Exclude<keyof Data, keyof Schemas>, never>,
  domain: Schemas,
) =>
  Object.fromEntries(
    Object.entries(domain).map(([name, declared]) => {
      const call = data[name];
      return [
        name,
        { ...call, ...declared, query: call && readsConsole(call) ? strict(declared.query) : declared.query },
      ];
    }),
  ) as unknown as Whole<Data, Schemas>;

/** Whether a call reads for the console. There an unknown filter is refused: a list that ignored it would show every row. */
const readsConsole = ({ method, path }: EndpointData) =>
  method === 'GET' && path.startsWith('/api/v2/manage/');

const strict = (query: ObjectSchema) => z.catchall(query, z.never());
