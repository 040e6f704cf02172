import type {
  AnswerOf,
  CheckedInput,
  Contract,
  Endpoint,
  PermissionCode,
  Reach,
} from '@shuyuan/api-client/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { HeldPermissions } from '../db/schema.ts';
import type { JsonText } from './json-text.ts';

/** The person behind a valid token. */
export interface Viewer {
  userId: number;
  /** Names the session that the token belongs to, for ending exactly that one. Never the token itself. */
  sessionId: string;
  /** All that the session may see when it looks at the site as a role. */
  preview?: HeldPermissions | null;
}

/** Where a call came from, for limits and logs. */
export interface CallOrigin {
  /** Also the `x-request-id` of the answer. */
  id: string;
  ip: string;
  userAgent: string;
  log: FastifyBaseLogger;
}

/** What a handler is given, after the contract's checks. */
export interface Call<E extends Endpoint> extends CheckedInput<E> {
  /** Null only for a call that the contract opens to visitors. */
  viewer: 'visitor' extends E['access'] ? Viewer | null : Viewer;
  /** How far the caller holds the permission that the contract names; null for a call that names none. */
  reach: E['access'] extends PermissionCode ? Reach : Reach | null;
  /**
   * Where the call's reads and writes go. For an `idempotent` call with a key it is the transaction that also
   * stores the answer, so a handler must not reach past it to the pool.
   */
  db: Database;
  request: CallOrigin;
}

/** Answers the envelope's data, or throws a `Problem`. An `idempotent` call must not answer it as JSON, since it is stored. */
export type PlainHandler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<AnswerOf<E> | JsonText<AnswerOf<E>>>;

/**
 * A handler in two steps, for an `idempotent` call that has to wait for something outside, which no transaction may do:
 * `prepare` runs before it, on the pool and with each repetition, and answers what runs in it. What `prepare` refuses is
 * refused also where the key has an answer already.
 */
export interface PreparedHandler<E extends Endpoint> {
  prepare: (call: Call<E>) => Promise<PlainHandler<E>>;
}

export type Handler<E extends Endpoint> = PlainHandler<E> | PreparedHandler<E>;

/** One handler for each call of a domain: `commentsRoutes(deps: ModuleDeps): Handlers<Contract['comments']>`. */
export type Handlers<Domain> = {
  [Name in keyof Domain]: Domain[Name] extends Endpoint ? Handler<Domain[Name]> : never;
};

/** The whole contract, implemented. A domain or call without a handler is a type error. */
export type Implementation = { [Domain in keyof Contract]: Handlers<Contract[Domain]> };
