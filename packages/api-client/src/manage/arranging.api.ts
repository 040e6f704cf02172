import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, EndpointData } from '../http/endpoint.ts';
import type { arrangedContract, arrangedTreeContract } from './arranging.contract.ts';
import { createResourceApi } from './resource.api.ts';
import type { ResourceCallName } from './resource.endpoints.ts';

type AnyArranged = Pick<ReturnType<typeof arrangedContract>, ResourceCallName | 'arrange'>;
type AnyTree = Pick<ReturnType<typeof arrangedTreeContract>, ResourceCallName | 'arrange'>;
type ArrangedEndpoints = Record<ResourceCallName | 'arrange', EndpointData>;

/** Position of a row in a tree: under `parent_id`, or at the first level. */
export interface TreePlace {
  id: number;
  parent_id: number | null;
}

/** Calls of an entity, and the one that orders its list. */
export function createArrangedApi<Contract extends AnyArranged>(http: Http, endpoints: ArrangedEndpoints) {
  const calls = callsOf<AnyArranged>(http, endpoints);
  return {
    ...createResourceApi<Contract>(http, endpoints),
    /** Puts all of them in this order. */
    arrange: (ids: readonly number[], options?: CallOptions): Promise<AnswerOf<AnyArranged['arrange']>> =>
      calls.arrange({ body: { ids: [...ids] } }, options),
  };
}

/** Calls of an entity whose rows form a tree, and the one that orders it. */
export function createArrangedTreeApi<Contract extends AnyTree>(http: Http, endpoints: ArrangedEndpoints) {
  const calls = callsOf<AnyTree>(http, endpoints);
  return {
    ...createResourceApi<Contract>(http, endpoints),
    /** Puts all of them in this order and under these. Rejects with code 1 when one would stand too deep. */
    arrange: (places: readonly TreePlace[], options?: CallOptions): Promise<AnswerOf<AnyTree['arrange']>> =>
      calls.arrange({ body: { places: [...places] } }, options),
  };
}
