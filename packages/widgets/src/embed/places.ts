import type { Place, PlaceKind } from '../host/widget-host.ts';

/**
 * Paths of the school's own site, for pages that say nothing of their own about navigation. The misspelt ones are the
 * specification's. A test holds them against the site's routes.
 */
const pathOf: Record<PlaceKind, (id: number) => string> = {
  note: (id) => `/note/detail?id=${id}`,
  article: (id) => `/article/${id}/detail`,
  video: (id) => `/video?id=${id}`,
  doubt: (id) => `/doubts/detail?id=${id}`,
  group: (id) => `/group?id=${id}`,
  combo: (id) => `/combo/detali?id=${id}`,
  course: (id) => `/course/${id}`,
  anthology: (id) => `/anthology/${id}`,
  user: (id) => `/user?id=${id}`,
  solutions: (id) => `/solution/details?id=${id}`,
  issues: (id) => `/issue/detail?id=${id}`,
  problem: (id) => `/problem/${id}/detail`,
  records: (id) => `/record/detail?id=${id}`,
  teacher: (id) => `/teachers/${id}`,
  paper: (id) => `/exam/papers/detail?id=${id}`,
  courseCategory: (id) => `/courses?category=${id}`,
  articleCategory: (id) => `/article?category=${id}`,
  problemCategory: (id) => `/problem?cid=${id}`,
  examCategory: (id) => `/exam/papers?cid1=${id}`,
};

/** Where the school's own site shows a place. */
export const addressOf = ({ kind, id }: Place, baseUrl: string) => baseUrl + pathOf[kind](id);
