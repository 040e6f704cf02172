import { resourceEndpoints } from './resource.endpoints.ts';

const { list, find, exportRows, update, updateMany, remove, removeMany } = resourceEndpoints('comment');

/** Comments are written below what they are about: the console hides, restores and removes them. */
export const manageCommentsEndpoints = { list, find, exportRows, update, updateMany, remove, removeMany };
