import type { EndpointData } from '../http/endpoint.ts';
import { resourceEndpoints, type CodeOf, type ManagedEntity } from './resource.endpoints.ts';

/** Calls of a resource, and the one that orders its list. */
export const arrangedEndpoints = <Entity extends ManagedEntity>(
  entity: Entity,
  options: Pick<EndpointData, 'own' | 'bodyLimit' | 'feature'> = {},
) => ({
  ...resourceEndpoints(entity, options),
  arrange: {
    method: 'PUT',
    path: `/api/v2/${entity}/arrange`,
    access: `${entity}.update` as CodeOf<Entity, 'update'>,
    isStorable: false,
    ...(options.feature !== undefined && { feature: options.feature }),
  } satisfies EndpointData,
});
