import { resourceEndpoints } from './resource.endpoints.ts';

const { list, find, exportRows, update, updateMany, remove, removeMany } = resourceEndpoints('application');

/** Visitors send applications: the console looks after them. */
export const manageApplicationsEndpoints = {
  list,
  find,
  exportRows,
  update,
  updateMany,
  remove,
  removeMany,
};
