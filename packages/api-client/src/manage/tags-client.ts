import type { Http } from '../http/create-http.ts';
import { createArrangedApi } from './arranging.api.ts';
import { arrangedEndpoints } from './arranging.endpoints.ts';
import type { ResourceRow, ResourceWhole } from './resource.api.ts';
import type { manageTagCategoriesContract, manageTagsContract } from './tags.contract.ts';

/** The contract of a resource, to type the kit that shows it. */
export type ManageTagsContract = typeof manageTagsContract;
/** The contract of a resource, to type the kit that shows it. */
export type ManageTagCategoriesContract = typeof manageTagCategoriesContract;

/** A tag as the console's list shows it. */
export type ManagedTagRow = ResourceRow<ManageTagsContract>;
/** A tag with the category that it stands under. */
export type ManagedTag = ResourceWhole<ManageTagsContract>;
/** A category of tags. */
export type ManagedTagCategory = ResourceWhole<ManageTagCategoriesContract>;

/** Tags, and what they are sorted under. */
export const createManagedTags = (http: Http) => ({
  tags: createArrangedApi<ManageTagsContract>(http, arrangedEndpoints('tag')),
  tagCategories: createArrangedApi<ManageTagCategoriesContract>(http, arrangedEndpoints('tagCategory')),
});
