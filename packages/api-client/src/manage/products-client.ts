import type { Http } from '../http/create-http.ts';
import type { manageProductsContract } from './products.contract.ts';
import { createResourceApi, type ResourceRow } from './resource.api.ts';
import { resourceEndpoints } from './resource.endpoints.ts';

/** The contract of a resource, to type the kit that shows it. */
export type ManageProductsContract = typeof manageProductsContract;
/** Something that is sold, with its place in the shop and what it has brought in, in whole yuan. */
export type ManagedProduct = ResourceRow<ManageProductsContract>;

/** The calls about what is sold, as the console needs them. `remove` takes out of the shop and no more. */
export const createManagedProducts = (http: Http) => ({
  products: createResourceApi<ManageProductsContract>(http, resourceEndpoints('product')),
});
