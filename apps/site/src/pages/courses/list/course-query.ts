import { sizeOf } from '../../../paths/list-size.ts';
import { pageOf } from '../../../paths/page-of.ts';
import { wholeNumber } from '../../../paths/whole-number.ts';
import type { CourseListPlace } from '../../../paths/paths.ts';

/** Rows per page that an address without a size means. */
const usualSize = 16;

const prices = ['free', 'paid', 'member'] as const;
const orders = ['newest', 'recommended', 'popular', 'cheapest'] as const;
const levels = [1, 2, 3, 4] as const;

/** What a list of courses shows; undefined parts are not narrowed. */
export interface CourseListQuery {
  page: number;
  size: number;
  category: number | undefined;
  profession: number | undefined;
  level: (typeof levels)[number] | undefined;
  price: (typeof prices)[number] | undefined;
  sort: (typeof orders)[number];
}

/** What the address asks for. What it spells wrongly takes its default. */
export function readCourseQuery(search: URLSearchParams): CourseListQuery {
  return {
    page: pageOf(search),
    size: sizeOf(search, usualSize),
    category: wholeNumber(search.get('category')),
    profession: wholeNumber(search.get('profession')),
    level: levels.find((level) => String(level) === search.get('level')),
    price: prices.find((price) => price === search.get('price')),
    sort: orders.find((order) => order === search.get('sort')) ?? 'newest',
  };
}

/** The shortest address of a query: defaults stay out of it. */
export const placeOf = ({ page, size, sort, ...narrowed }: CourseListQuery): CourseListPlace => ({
  page: page === 1 ? undefined : page,
  size: size === usualSize ? undefined : size,
  sort: sort === 'newest' ? undefined : sort,
  ...narrowed,
});
