import { sizeOf } from '../../../paths/list-size.ts';
import { pageOf } from '../../../paths/page-of.ts';
import type { ArticleListPlace } from '../../../paths/paths.ts';

/** Rows per page that an address without a size means. */
const usualSize = 12;

export interface ListQuery {
  page: number;
  size: number;
  /** All categories when undefined. */
  category: number | undefined;
}

/** What the address asks for. What it spells wrongly takes its default. */
export function readListQuery(search: URLSearchParams): ListQuery {
  return {
    page: pageOf(search),
    size: sizeOf(search, usualSize),
    category: wholeNumber(search.get('category')),
  };
}

/** The shortest address of a query: defaults stay out of it. */
export const placeOf = ({ page, size, category }: ListQuery): ArticleListPlace => ({
  page: page === 1 ? undefined : page,
  size: size === usualSize ? undefined : size,
  category,
});

function wholeNumber(text: string | null): number | undefined {
  const number = Number(text);
  return text && Number.isSafeInteger(number) && number > 0 && number <= 1_000_000 ? number : undefined;
}
