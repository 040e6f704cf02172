import * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: `signed-in` calls without a valid token are answered with code 401 before any handler runs. */
export type Access = 'public' | 'signed-in';

type ObjectSchema = z.ZodMiniObject;

/** One call of the product, declared once: client, server, OpenAPI document and tests are derived from it. */
export interface Endpoint<
  Params extends ObjectSchema = ObjectSchema,
  Query extends ObjectSchema = ObjectSchema,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
> {
  method: Method;
  /** With its parameters in braces, as the specification writes it: `/api/v2/comment/{type}/{id}`. */
  path: string;
  /** Where the specification has the same call by another reading. The server answers at both, the client uses `path`. */
  alsoAt?: string;
  /** One sentence for the OpenAPI document. */
  summary: string;
  access: Who;
  /**
   * The call may carry an `Idempotency-Key` header; the server answers a repeated key of the same user with the
   * first answer instead of doing the work again.
   */
  idempotent: boolean;
  /** A browser may keep what a visitor has read. False for what is good once, such as a token. */
  isStorable: boolean;
  params: Params;
  query: Query;
  body: Body;
  answer: Answer;
}

const nothing = z.object({});

type Declared<P, Q, B, A, Who> = Pick<Endpoint, 'method' | 'path' | 'summary'> & {
  /** @default 'public' */
  access?: Who;
  /** @default false */
  idempotent?: boolean;
  /** @default true */
  isStorable?: boolean;
  alsoAt?: string;
  params?: P;
  query?: Q;
  body?: B;
  answer: A;
};

/** Declares a call. What is left out is empty: no parameters, no query, no body. */
export function endpoint<
  A extends z.ZodMiniType,
  P extends ObjectSchema = typeof nothing,
  Q extends ObjectSchema = typeof nothing,
  B extends z.ZodMiniType = typeof nothing,
  Who extends Access = 'public',
>({
  access = 'public' as Who,
  idempotent = false,
  isStorable = true,
  params = nothing as ObjectSchema as P,
  query = nothing as ObjectSchema as Q,
  body = nothing as z.ZodMiniType as B,
  ...declared
}: Declared<P, Q, B, A, Who>): Endpoint<P, Q, B, A, Who> {
  return { ...declared, access, idempotent, isStorable, params, query, body };
}

/** What a caller hands in. Parts without required fields may be left out. */
export type CallInput<E extends Endpoint> = Part<'params', z.input<E['params']>> &
  Part<'query', z.input<E['query']>> &
  Part<'body', z.input<E['body']>>;

/** What the server's handler receives after the checks. */
export interface CheckedInput<E extends Endpoint> {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
}

export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;

type Part<Name extends string, Input> =
  Record<never, never> extends Input ? { [N in Name]?: Input } : { [N in Name]: Input };
