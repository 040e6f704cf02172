import type { Http } from '../http/create-http.ts';
import type { manageFlashSalesContract, manageGroupBuysContract } from './deals.contract.ts';
import { createResourceApi } from './resource.api.ts';
import { resourceEndpoints } from './resource.endpoints.ts';

/** The contract of a resource, to type the kit that shows it. */
export type ManageFlashSalesContract = typeof manageFlashSalesContract;
/** The contract of a resource, to type the kit that shows it. */
export type ManageGroupBuysContract = typeof manageGroupBuysContract;

/** The calls about what is sold at a lower price for a while, as the console needs them. */
export function createManagedDeals(http: Http) {
  return {
    flashSales: createResourceApi<ManageFlashSalesContract>(http, resourceEndpoints('flashSale')),
    groupBuys: createResourceApi<ManageGroupBuysContract>(http, resourceEndpoints('groupBuy')),
  };
}
