import type { Http } from '../http/create-http.ts';
import type { manageProblemCategoriesContract, manageWatchedWordsContract } from './community.contract.ts';
import { createResourceApi } from './resource.api.ts';
import { resourceEndpoints } from './resource.endpoints.ts';

/** The contract of a resource, to type the kit that shows it. */
export type ManageProblemCategoriesContract = typeof manageProblemCategoriesContract;
/** The contract of a resource, to type the kit that shows it. */
export type ManageWatchedWordsContract = typeof manageWatchedWordsContract;

/** The calls about what the community's posts are sorted and watched by. */
export function createManagedCommunity(http: Http) {
  return {
    problemCategories: createResourceApi<ManageProblemCategoriesContract>(
      http,
      resourceEndpoints('problemCategory'),
    ),
    watchedWords: createResourceApi<ManageWatchedWordsContract>(http, resourceEndpoints('watchedWord')),
  };
}
