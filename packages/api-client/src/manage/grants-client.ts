import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { CallInput } from '../http/endpoint.ts';
import type { GrantsResource, manageGrantsContract } from './grants.contract.ts';
import { manageGrantsEndpoints } from './grants.endpoints.ts';
import { createResourceApi } from './resource.api.ts';
import { resourceEndpoints } from './resource.endpoints.ts';

/** What is given, and until when. */
export type GivenGoods = NonNullable<CallInput<(typeof manageGrantsContract)['give']>['body']>;

/** What belongs to whom, for the console. */
export function createManagedGrants(http: Http) {
  const { list, find, exportRows, update, updateMany } = createResourceApi<GrantsResource>(
    http,
    resourceEndpoints('grant'),
  );
  const calls = callsOf<typeof manageGrantsContract>(http, manageGrantsEndpoints);
  return {
    grants: {
      list,
      find,
      exportRows,
      update,
      updateMany,
      /** Gives a person something. Rejects with code 1 when they have it to stay. A repeated `idempotencyKey` gives it once. */
      give: (userId: number, goods: GivenGoods, options?: CallOptions) =>
        calls.give({ params: { id: userId }, body: goods }, options),
    },
  };
}
