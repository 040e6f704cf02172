import type { managePages } from '../pages/manage/manage-pages.ts';

/** A page of the console by its name, fetched with the others of it. */
export const managePage = (name: keyof typeof managePages) => async () =>
  (await import('../pages/manage/manage-pages.ts')).managePages[name]();
