import type * as z from 'zod/mini';
import type { FeatureName } from '../access/feature-names.ts';
import type { PermissionCode } from '../access/permission-codes.ts';

/** How a call is sent. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call. Without a valid token everybody's call but a `visitor`'s is answered with code 401, and without the
 * permission that it names with code 403, before its input is looked at.
 */
export type Access = 'visitor' | 'signed-in' | PermissionCode;

/** How far a permission goes: for all there is, or for what is one's own alone. */
export type Reach = 'all' | 'own';

/** Where a call goes and who may make it: plain data, and all that a browser has to know. */
export interface EndpointData {
  method: Method;
  /** With its parameters in braces, as the specification writes it: `/api/v2/comment/{type}/{id}`. */
  path: string;
  /** Where the specification has the same call by another reading. The server answers at both, the client uses `path`. */
  alsoAt?: string;
  access: Access;
  /**
   * Who holds the permission for what is their own alone is let in as well, and the server shows and changes no more than that.
   * @default false
   */
  own?: boolean;
  /**
   * Who looks at the site as a role may call it although it writes. Every other call that is no GET is refused with code 1 then.
   * @default false
   */
  inPreview?: boolean;
  /**
   * Bytes that its body may have at most.
   * @default 1 MiB
   */
  bodyLimit?: number;
  /** The switch that it hangs on: while that is off, it is answered with code 404, as if it were not there. */
  feature?: FeatureName;
  /**
   * The call may carry an `Idempotency-Key` header; the server answers a repeated key of the same user with the
   * first answer instead of doing the work again.
   * @default false
   */
  idempotent?: boolean;
  /**
   * Its body is a form with one file, `file`, and the call takes as long as that needs.
   * @default false
   */
  takesFile?: boolean;
  /**
   * A browser may keep what a visitor has read. False for what is good once, such as a token.
   * @default true
   */
  isStorable?: boolean;
}

/** The calls of a domain by name. */
export type Endpoints = Record<string, EndpointData>;

type ObjectSchema = z.ZodMiniObject;

/** What may be said to a call and answered by it: for the server, for the OpenAPI document and for tests. */
export interface EndpointSchemas<
  Params extends ObjectSchema = ObjectSchema,
  Query extends ObjectSchema = ObjectSchema,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  /** One sentence for the OpenAPI document. */
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  answer: Answer;
}

/** One call of the product, whole: client, server, OpenAPI document and tests are derived from it. */
export interface Endpoint extends EndpointData, EndpointSchemas {}

/** What a caller hands in. Parts without required fields may be left out. */
export type CallInput<S extends EndpointSchemas> = Part<'params', z.input<S['params']>> &
  Part<'query', z.input<S['query']>> &
  Part<'body', z.input<S['body']>>;

/** What the server's handler receives after the checks. */
export interface CheckedInput<S extends EndpointSchemas> {
  params: z.output<S['params']>;
  query: z.output<S['query']>;
  body: z.output<S['body']>;
}

/** What a successful call resolves to. */
export type AnswerOf<S extends EndpointSchemas> = z.output<S['answer']>;

type Part<Name extends string, Input> =
  Record<never, never> extends Input ? { [N in Name]?: Input } : { [N in Name]: Input };
