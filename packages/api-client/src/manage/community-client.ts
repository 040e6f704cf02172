import type { Http } from '../http/create-http.ts';
import { createArrangedApi } from './arranging.api.ts';
import { arrangedEndpoints } from './arranging.endpoints.ts';
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
    problemCategories: createArrangedApi<ManageProblemCategoriesContract>(
      http,
      arrangedEndpoints('problemCategory'),
    ),
    watchedWords: createResourceApi<ManageWatchedWordsContract>(http, resourceEndpoints('watchedWord')),
  };
}
