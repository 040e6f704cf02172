import type { Http } from '../http/create-http.ts';
import type { manageAnthologiesContract } from './anthologies.contract.ts';
import { createResourceApi, type ResourceRow, type ResourceWhole } from './resource.api.ts';
import { resourceEndpoints } from './resource.endpoints.ts';

/** The contract of a resource, to type the kit that shows it. */
export type ManageAnthologiesContract = typeof manageAnthologiesContract;

/** An anthology as the console's list shows it. */
export type ManagedAnthologyRow = ResourceRow<ManageAnthologiesContract>;
/** An anthology with its descriptions and its articles by chapter. */
export type ManagedAnthology = ResourceWhole<ManageAnthologiesContract>;

/** Anthologies with what stands in them. */
export const createManagedAnthologies = (http: Http) => ({
  anthologies: createResourceApi<ManageAnthologiesContract>(http, resourceEndpoints('anthology')),
});
