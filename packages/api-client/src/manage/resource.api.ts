import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput, EndpointData } from '../http/endpoint.ts';
import type { ResourceCallName } from './resource.endpoints.ts';
import type { resourceContract } from './resource.contract.ts';

type AnyResource = Pick<ReturnType<typeof resourceContract>, ResourceCallName>;

/** What the list of a resource may be asked for. */
export type ResourceQuery<Contract extends AnyResource> = NonNullable<CallInput<Contract['list']>['query']>;
/** A row of a resource's list. */
export type ResourceRow<Contract extends AnyResource> = AnswerOf<Contract['list']>['data'][number];
/** One of a resource with all that its form shows. */
export type ResourceWhole<Contract extends AnyResource> = AnswerOf<Contract['find']>;
/** What is written when one is added. */
export type ResourceDraft<Contract extends AnyResource> = NonNullable<CallInput<Contract['store']>['body']>;
/** The fields that a change names. */
export type ResourceChange<Contract extends AnyResource> = NonNullable<
  CallInput<Contract['updateMany']>['body']
>['change'];

/** The calls of one entity of the console, as a person would name them. Changes answer what `log.undo` takes. */
export type ResourceApi<Contract extends AnyResource> = ReturnType<typeof createResourceApi<Contract>>;

/** The calls of one entity over HTTP, typed by its contract, of which nothing is needed at run time. */
export function createResourceApi<Contract extends AnyResource>(
  http: Http,
  endpoints: Record<ResourceCallName, EndpointData>,
) {
  const calls = callsOf<AnyResource>(http, endpoints);
  return {
    list: (query: ResourceQuery<Contract>, options?: CallOptions) =>
      calls.list({ query } as CallInput<AnyResource['list']>, options) as Promise<AnswerOf<Contract['list']>>,
    find: (id: number, options?: CallOptions) =>
      calls.find({ params: { id } }, options) as Promise<ResourceWhole<Contract>>,
    /** A file of the list's rows on all pages. Of many thousand rows it takes its time: a minute, unless `timeout` says otherwise. */
    exportRows: (
      query: Omit<ResourceQuery<Contract>, 'page' | 'size'> & { format: 'csv' | 'xlsx' },
      options?: CallOptions,
    ) => calls.exportRows({ query } as CallInput<AnyResource['exportRows']>, { timeout: 60_000, ...options }),
    /** A file of these rows alone, 500 at most. */
    exportChosen: (
      ids: readonly number[],
      query: Omit<ResourceQuery<Contract>, 'page' | 'size'> & { format: 'csv' | 'xlsx' },
      options?: CallOptions,
    ) =>
      calls.exportRows({ query: { ...query, ids: ids.join(',') } } as CallInput<AnyResource['exportRows']>, {
        timeout: 60_000,
        ...options,
      }),
    store: (body: ResourceDraft<Contract>, options?: CallOptions) => calls.store({ body }, options),
    /** `seenAt` is the `updated_at` that the change was made upon. Rejects with code 409 when there is a later one. */
    update: (id: number, change: ResourceChange<Contract>, seenAt?: string, options?: CallOptions) =>
      calls.update(
        { params: { id }, body: seenAt === undefined ? change : { ...change, seen_at: seenAt } },
        options,
      ),
    updateMany: (ids: readonly number[], change: ResourceChange<Contract>, options?: CallOptions) =>
      calls.updateMany({ body: { ids: [...ids], change } }, options),
    remove: (id: number, options?: CallOptions) => calls.remove({ params: { id } }, options),
    removeMany: (ids: readonly number[], options?: CallOptions) =>
      calls.removeMany({ query: { ids: ids.join(',') } }, options),
  };
}
